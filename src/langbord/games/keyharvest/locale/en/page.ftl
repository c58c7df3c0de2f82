### The table in the browser: headings, and what a screen reader says about the pieces.

## Country boards

page-countries = Country
page-whose = Whose board to show large
page-outlines = Field outlines
page-zoom = Larger
page-country = Board of { $seat }: { $fields ->
    [one] one field
   *[other] { $fields } fields
}, { $workers ->
    [0] no workers
    [one] one worker
   *[other] { $workers } workers
}{ $largest ->
    [0] .
   *[other] . Largest group { $largest }, second largest { $second }.
}
page-space = { $field }: a space with { $beside ->
    [one] one field
   *[other] { $beside } fields
} beside it, { $value } needed
page-on-board-field = { $field }, { $crop }, unharvested
page-on-board-stubble = { $field }, { $crop }, harvested

## Player areas

page-has-bag = has the turn
page-score-of = { $seat }: { $number ->
    [one] one point
   *[other] { $number } points
} so far. How it is made up
page-total = Total
page-provisional = ? hangs on counters that are still hidden.
page-show-board = Show the board of { $seat }
page-area = { $seat }: score { $score }; { $goods }{ $unknown ->
    [0] { "" }
   *[other] , { $unknown } unknown
}
page-store-of = Store of { $seat }
page-stored = { $field }, { $crop }, in the store of { $seat }. Bid: { $goods }
page-counters-of = { $seat } holds { $number ->
    [one] one counter
   *[other] { $number } counters
}
page-held = { $goods }
page-unknown = { $number ->
    [one] one counter that nobody else has seen
   *[other] { $number } counters that nobody else has seen
}
page-secret = Of these, { $number ->
    [one] one is
   *[other] { $number } are
} still your secret.
page-secret-short = { $number } secret
page-farmhands-of = Farmhands of { $seat }
page-worker = { $letter }, { $worker }, value { $value }, { $where }
page-worker-at = on { $field }
page-worker-free = free
page-value = value { $number }
page-pocket = My counters

## Town

page-registry = Registry
page-registry-empty = The registry is empty.
page-field = { $field }, { $crop }
page-events = Events
page-track = { $number } of { $spaces }
page-track-space = Space { $number }: { $event }
page-event = { $letter }, { $event }
page-events-open = Events so far
page-came = Events so far
page-none-came = No event has come up yet.
page-turns-left = { $number ->
    [one] One turn is left
   *[other] { $number } turns are left
}
page-turns-after = After this one, { $number ->
    [one] one turn is left
   *[other] { $number } turns are left
}
page-put-back = back in the bag
page-idle = Turns in a row without an action: { $number }. At { $most } the game ends.
page-dry = Turns since a field was last taken from the registry or the bag: { $number }. At { $most } the game ends.
page-tie-fields = Equal on points: more fields decided.
page-tie-counters = Equal on points and fields: more counters in hand decided.
page-tie-shared = Equal on points, fields and counters: the victory is shared.
page-last-done = { $seat }: done
page-last-now = { $seat }: now
page-last-open = { $seat }: to come
page-running = { $event }: { $seat } drew it
page-running-mine = { $event }: you drew it
page-townsfolk = Townsfolk
page-stock = Stock
page-in-stock = { $goods } in stock
page-in-bag = in the bag
page-bag = { $number ->
    [one] One tile
   *[other] { $number } tiles
} in the bag: fields { $fields }, events { $events }
page-fallow = fallow
page-no-fallow = No field has gone fallow.
page-moving = On its way:

## How we stand

page-standing = Score so far
page-land = { $fields ->
    [0] no fields
    [one] one field
   *[other] { $fields } fields, largest groups { $groups }
}
page-fields = Fields
page-counters = Counters in hand
page-ties = A tie goes to more fields, then to more counters.
page-tiles = Fields and workers

## Choosing counters

page-bid-for = Your bid for { $field }, { $crop }
page-bid-hint = Whoever pays you exactly these counters may take the field, and you get the bid back too. If you place it yourself, the bid goes to the stock.
page-pay-for = { $field }: choose { $number } counters to pay
page-pay-for-draw = Lucky dip: choose { $number } counters to pay
page-of = of { $number }
page-less = Less { $crop }
page-more = More { $crop }
page-send-bid = Offer
page-send-pay = Pay
page-cancel = Cancel

## Standing answers to events

standing-blind-swap = Blind swap
standing-blind-swap-pass = Always decline
standing-exchange = Exchange
standing-exchange-pass = Always decline
standing-lucky-dip = Lucky dip
standing-lucky-dip-pass = Always decline
standing-lucky-dip-registry = Lucky dip without a field in the bag
standing-lucky-dip-registry-pass = Always decline
standing-quick-sale = Quick sale
standing-quick-sale-pass = Always decline
standing-registry-swap = Registry swap
standing-registry-swap-pass = Always decline
standing-remote-harvest = Remote harvest
standing-remote-harvest-all = Harvest all
standing-remote-harvest-pass = Always decline
standing-replacement = Replacement
standing-replacement-pass = Never keep the drawn field
standing-reposition = Reposition
standing-reposition-pass = Always decline
standing-vacation = Vacation
standing-vacation-pass = Always decline
