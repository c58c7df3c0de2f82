### What happened, line by line, and why undo stops.

## Rounds

log-round-begins = Round { $number } begins
log-laid-out = New on the table: { $card }
log-draws = { $seat } draws { $number ->
    [one] a C building
   *[other] { $number } C buildings
}
log-draws-card = { $seat } finds { $card } in the hand
log-campaign-goes-on = The campaign goes on with game { $number }

## Fishing

log-fishes = { $seat } lands { $number } fish{ $elders ->
    [0] {""}
   *[other] ; { $elders } to the elders
}{ $board ->
    [0] {""}
   *[other] ; { $board } to shares on the action board, lost
}{ $rivals ->
    [0] {""}
   *[other] ; { $rivals } to shares of others
}{ $own ->
    [0] {""}
   *[other] ; { $own } for own shares
}{ $reserve ->
    [0] {""}
   *[other] ; { $reserve } to the Reserve
}{ $lost ->
    [0] {""}
   *[other] ; { $lost } lost
}
log-share-fish = { $seat } gets { $number } fish for shares of { $from }
log-elder-full = The { $card } has had enough: { $seat } keeps { $number } fish

## Work

log-places-worker = { $seat } places a worker: { $space }
log-copies = { $seat } copies: { $space }
log-passes = { $seat } passes
log-takes-gold = { $seat } takes { $number } gold
log-transfers = { $seat } transfers { $goods } from the Reserve
log-serves-plate = { $seat } serves plate { $plate } for { $number } fish
log-builds = { $seat } builds { $card }
log-issues = { $seat } issues a share for { $number } gold
log-buys = { $seat } buys { $number ->
    [one] a share
   *[other] { $number } shares
} for { $price ->
    [0] nothing
   *[other] { $price } gold
}
log-deforests = { $seat } fells a forest for { $number } wood ({ $place })
log-thins = { $seat } thins out the forests for { $number } wood
log-reforests = { $seat } plants two forests ({ $place })
log-builds-ship = { $seat } launches a { $ship }
log-takes-elder = { $seat } welcomes the { $card } to the council
log-elder-turned-up = A new elder is turned up: { $card }
log-uses-elder = { $seat } calls on the { $card }

## Cards

log-uses = { $seat } uses { $card }
log-card-acts = At work for { $seat }: { $card }
log-gains = { $seat } gains { $goods }
log-gains-in-reserve = { $seat } gains { $goods } in the Reserve
log-pays = { $seat } pays { $goods }
log-plates-filled = { $number ->
    [0] No plate was left to fill
    [one] One more plate is filled
   *[other] { $number } more plates are filled
}
log-grows = { $seat } grows a forest ({ $place })
log-upgrades = { $seat } exchanges a { $old } for a { $new }
log-sells-ship = { $seat } gives a { $ship } back

## Why undo stops

barrier-buildings = new buildings were turned up
barrier-elder = a new elder was turned up
barrier-hand = cards were drawn
barrier-hands = the hands were laid open
log-start-drawn = { $seat } is drawn to name the start player
log-names-start = { $seat } names { $first } start player
log-adjusts = { $source }, by hand – { $whose }: { $change }
log-adjust-refused = { $seat } does not agree: what { $source } did is undone
