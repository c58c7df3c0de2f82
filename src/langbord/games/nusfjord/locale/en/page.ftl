### The table in the browser: headings, and what a screen reader says about the pieces.

## Headings

page-actions = Actions
page-buildings = Buildings
page-group-A = A buildings
page-group-B = B buildings
page-group-C = C buildings
page-group-hand = Your hand
page-group-site = Paid for: choose its place
page-shares = Who holds whose shares
page-my-harbour = My harbour
page-payout = The next haul, step by step
page-score = Score so far
page-standing = How we stand
page-rivals = Rivals
page-players = Players
page-only-affordable = Only what I can pay
page-or = or

## Banquet

page-next-plate = The next plate costs { $number } fish.
page-table-full = Every plate is filled.
page-plate-filled = Plate { $number }, filled
page-plate-empty = Plate { $number }, empty: { $price } fish, brings 1 gold

## Action board and shares

page-space = { $space }. { $capacity ->
    [one] Room for one worker
   *[other] Room for { $capacity } workers
}{ $workers ->
    [0] , nobody there.
   *[other] ; there now: { $standing }.
}
page-colour = worker of colour { $number }
page-market = { $number ->
    [0] No shares on the action board.
    [one] One share on the action board, price { $price } gold.
   *[other] { $number } shares on the action board, price { $price } gold.
}{ $discount ->
    [0] { "" }
   *[other] { " " }Discount { $discount } gold.
}
page-shares-of = { $number } of { $seat }
page-holder = { $seat } holds shares: { $shares }. Unissued: { $unissued }.

## Buildings, ships, elders

page-card = { $name }: { $kind }, { $type }. { $cost }; { $points }.
page-ship = { $ship }: { $price }. { $length } spaces, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $left } left.
page-stack = Place { $number }{ $below ->
    [0] { "" }
   *[other] , { $below } more below
}{ $hidden ->
    [0] { "" }
   *[other] , { $hidden } face down
}.
page-elder-fish = { $number } fish

## Rounds

page-round = Round { $number }: { $seat } starts.{ $discount ->
    [0] { "" }
   *[other] { " " }Shares cost { $discount } gold less.
}
page-comes-a = { $number } more A buildings.
page-comes-b = { $number } more B buildings.
page-comes-c = { $number } C buildings are turned up.
page-comes-hand = Everybody draws { $number } C buildings.
page-comes-hands = All C buildings in hands are laid open.

## Harbours

page-strip = { $seat }: { $score ->
    [one] { $score } point
   *[other] { $score } points
}. { $goods }.
page-supply = Supply: { $goods }. { $workers ->
    [one] One worker left.
   *[other] { $workers } workers left.
}
page-reserve = Reserve: { $goods }. It takes up to { $limit } fish.
page-place = Building space { $place }: { $forests ->
    [0] { $count ->
        [0] empty
       *[other] { $buildings }
    }
    [one] one Forest tile
   *[other] { $forests } Forest tiles
}{ $free ->
    [0] { "" }
    [one] , one space free
   *[other] , { $free } spaces free
}
page-track = Fishing track: { $taken } of { $length } spaces taken, haul { $haul }
page-haul = Haul { $haul }{ $next ->
    [0] { "" }
   *[other] ; { $next } with { $spaces ->
        [one] one more space
       *[other] { $spaces } more spaces
    } taken
}

## The next fishing

page-payout-elders = { $number } of { $wanted } fish to the council
page-payout-board = { $number } of { $wanted } fish to the shares on the action board, lost
page-payout-rivals = { $number } of { $wanted } fish to the shares held by others
page-payout-own = { $number } of { $wanted } fish to the shares at home, into the supply
page-payout-reserve = { $number } fish into the Reserve, which has room for { $wanted }
page-payout-lost = { $number } fish lost

## Answers given beforehand

standing-evening = The end of the work phase: use a building?
standing-evening-stop = never ask
standing-consent = Somebody carried out a card by hand: do you agree?
standing-consent-yes = always yes
