### Questions, and what each answer means.

## The turn

prompt-choose-start = Who begins?
prompt-action = { $left ->
    [one] Your second action, or the end of your turn?
   *[other] Which action?
}
prompt-harvest = Which fields do you harvest?
prompt-harvest-instead = No { $crop } left in stock for { $field }: which crop instead?
prompt-worker = Which worker do you play?
prompt-remove = Which worker do you take back?
prompt-place = Where does the { $worker } go?
prompt-transfer = Which field moves from a store to your board?
prompt-offer = { $left ->
    [one] One more field of the registry: which do you offer?
   *[other] Which fields of the registry do you offer? Up to { $left }.
}
prompt-bid = { $number ->
    [0] Your bid for { $field }: at least one counter
    [one] Your bid for { $field } so far: one counter. More?
   *[other] Your bid for { $field } so far: { $number } counters. More?
}
prompt-move-worker = { $field } takes the place of your { $worker }: move and use it again?

## Workers

prompt-extra-crop = { $worker }: an extra crop from which field beside it?
prompt-take-crop = { $worker }: { $left ->
    [one] one more counter. Which?
   *[other] take { $left } counters. Which one first?
}
prompt-turn-up = { $worker }: which fields beside it grow again?
prompt-buy = { $worker }: which field do you buy from a rival’s store?
prompt-fallow = { $worker }: which of your fields goes fallow?
prompt-store = { $worker }: which field of the registry do you put into your store?
prompt-seize = { $worker }: which unconnected field do you take from a rival?
prompt-copy = { $worker }: whose skill do you use again?
prompt-draw = { $worker }: draw a field from the bag?
prompt-keep = You drew { $field }: place it, or let it go fallow?
prompt-take = { $worker }: which field of the registry do you place?
prompt-pay = { $field }: { $left ->
    [one] one more counter for { $to }
   *[other] { $left } counters for { $to }
}
prompt-pay-stock = { $event }: { $left ->
    [one] one more counter to the stock
   *[other] { $left } counters to the stock
}

## Events

prompt-blind-swap = { $event }: which of your fields do you swap for one out of the bag?
prompt-exchange = { $event }: which unconnected field of a rival do you want?
prompt-exchange-give = { $event }: which of your fields do you give for { $field }?
prompt-give-away = { $event }: which of your fields do you pass on to the left?
prompt-receive = { $event }: { $from } hands you { $field }. What do you do with it?
prompt-good-harvest = { $event }: of which of your crops do you take a counter?
prompt-lucky-dip = { $event }: pay two counters for a field out of the bag?
prompt-lucky-dip-registry = { $event }: the bag has no fields. Which one of the registry, for two counters?
prompt-new-crop = { $event }: { $left ->
    [one] which harvested field grows again?
   *[other] which harvested fields grow again? Up to { $left }.
}
prompt-quick-sale = { $event }: which field of the registry do you buy for three counters?
prompt-registry-swap = { $event }: which field of the registry do you want?
prompt-swap-give = { $event }: which of your fields do you give for { $field }?
prompt-remote-harvest = { $event }: which unconnected fields do you harvest?
prompt-replacement = { $event }: you drew { $field }. Which of your fields goes fallow for it?
prompt-reposition = { $event }: which worker moves?
prompt-reposition-to = { $event }: where does the { $worker } go?
prompt-vacation = { $event }: which worker leaves the board?
prompt-windfall = { $event }: which counter does { $to } get?

## Answers

move-field = { $field }, { $crop }
move-field-own = { $field }, { $crop }: { $goods } to the stock
move-field-of = { $field }, { $crop }: { $goods } to { $seat }
move-field-bought = { $field }, { $crop }, from { $seat }: { $number ->
    [one] one counter
   *[other] { $number } counters
} (bid: { $goods })
move-space = { $space } ({ $number ->
    [one] one field beside it
   *[other] { $number } fields beside it
})
move-crop-in-hand = { $crop } ({ $number } in hand)
move-crop-of-stock = { $crop } ({ $number } in stock)
move-worker = { $letter } { $worker }, value { $number }
move-seat = { $seat }
move-action-harvest = harvest
move-action-worker = worker
move-action-transfer = take from a store
move-action-offer = offer a field
move-action-end = end the turn
move-harvest-all = all of them
move-harvest-stop = enough
move-worker-remove = take a worker back
move-transfer-stop = no more
move-offer-stop = no more
move-bid-stop = offer it with this bid
move-move-worker-pass = take it off the board
move-harvest-instead-pass = take nothing
move-extra-crop-pass = take nothing
move-extra-crop-stop = enough
move-take-crop-pass = take nothing
move-turn-up-all = all of them
move-turn-up-pass = none
move-turn-up-stop = enough
move-buy-pass = buy nothing
move-store-pass = take nothing
move-seize-pass = take nothing
move-copy-pass = use none
move-draw-draw = draw
move-draw-pass = do not draw
move-keep-place = place it
move-keep-discard = let it go fallow
move-take-pass = take nothing
move-blind-swap-pass = do not swap
move-exchange-pass = do not exchange
move-receive-place = place it
move-receive-hand-on = hand it on
move-receive-discard = let it go fallow
move-good-harvest-pass = take nothing
move-lucky-dip-draw = pay and draw
move-lucky-dip-pass = do not
move-lucky-dip-registry-pass = buy nothing
move-new-crop-pass = none
move-new-crop-stop = enough
move-quick-sale-pass = buy nothing
move-registry-swap-pass = do not swap
move-remote-harvest-all = all of them
move-remote-harvest-pass = none
move-remote-harvest-stop = enough
move-replacement-pass = none: { $field } goes fallow
move-reposition-pass = none moves
move-vacation-pass = all stay
