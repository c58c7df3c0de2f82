### What has changed since a player's last turn.

change-round = Round { $number } has begun; { $seat } has the start
change-supply = Your supply: { $goods }
change-reserve = Your Reserve: { $goods }
change-shares = { $seat } now holds { $number ->
    [one] one more of your shares
   *[other] { $number } more of your shares
}
change-market = { $number ->
    [0] No share is left to buy
    [one] One share can be bought
   *[other] { $number } shares can be bought
}
change-full = Full now: { $spaces }
change-buildings-gone = { $number ->
    [one] A building is gone: { $cards }
   *[other] Buildings gone: { $cards }
}
change-buildings-new = { $number ->
    [one] A new building: { $cards }
   *[other] New buildings: { $cards }
}
change-elders-gone = { $number ->
    [one] An elder is gone: { $cards }
   *[other] Elders gone: { $cards }
}
change-elders-new = { $number ->
    [one] A new elder: { $cards }
   *[other] New elders: { $cards }
}
change-plates = { $number ->
    [one] One more plate is filled
   *[other] { $number } more plates are filled
}{ $price ->
    [0] {""}
   *[other] ; the next costs you { $price } fish
}
change-plates-empty = { $number ->
    [one] A fish has left the banquet table
   *[other] { $number } fish have left the banquet table
}; the next plate costs you { $price } fish
