### The table in the terminal.

terminal-why-what = Why what? For example: why transfer, why G, why D3.
terminal-rules-how = rules { $chapter } shows a chapter, rules { $paragraph } a paragraph, rules harvest all paragraphs with that word.
terminal-no-card = There is no field, worker or event “{ $word }”; cards lists the workers and events.
terminal-no-card-near = There is no field, worker or event “{ $word }”. Did you mean { $near }?
terminal-usage-card = card G, C4?
terminal-help-card = a worker, an event or a field in full
terminal-usage-cards = cards, cards E
terminal-help-cards = what all workers (W) and events (E) do
terminal-help-players = everybody’s board and counters
terminal-usage-rules = rules, rules K5.3
terminal-signs =
    Signs: { terminal-keyharvest-letter-hops } hops, { terminal-keyharvest-letter-vegetables } vegetables, { terminal-keyharvest-letter-cider } cider apples, { terminal-keyharvest-letter-wine } wine, { terminal-keyharvest-letter-wheat } wheat; small letters are harvested fields.
    { terminal-keyharvest-signs }
    In the lists: 4+2 the largest groups, (C4·{ terminal-keyharvest-letter-hops }) an unconnected field that can be taken away, 2? counters nobody else has seen, + a bid that you could match.
terminal-first =
    1. In your turn you take up to two of four actions: harvest, worker, transfer, offer.
    2. “harvest” takes a counter from as many fields of a group as you like; they turn over (small letters).
    3. “offer” puts a field of the registry into your store with a bid. From your next turn on “transfer” brings it to your board, to the space of its name, unless a rival has paid you the same counters and taken it.
    4. “worker” places one where enough fields lie beside it (the digits on your board). It does something once.
    5. Points: workers, your largest group, twice the second largest, crops of which you hold most. The tenth event brings the last turns. “why WORD” explains, “help” lists the commands.
terminal-keyharvest-letter-hops = H
terminal-keyharvest-letter-vegetables = V
terminal-keyharvest-letter-cider = A
terminal-keyharvest-letter-wine = W
terminal-keyharvest-letter-wheat = T
terminal-keyharvest-signs = C4* registry · C4$ store · 2: fields beside · -: by a worker · A/1 worker · [ ] pick
terminal-keyharvest-round = round { $round }
terminal-keyharvest-over = game over
terminal-keyharvest-action = action { $number } of { $of }
terminal-keyharvest-events = Events
terminal-keyharvest-track = { $count } of { $spaces }
terminal-keyharvest-bag = in the bag: { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}
terminal-keyharvest-check = ?: all need { $number } tiles
terminal-keyharvest-last = Last turns, { $count } to go:
terminal-keyharvest-last-after = After this turn the last turns, { $count } of them:
terminal-keyharvest-dry = Turns since a field was last taken from registry or bag: { $count }. At { $most } the game ends.
terminal-keyharvest-idle = Turns in a row without an action: { $count }. At { $most } the game ends.
terminal-keyharvest-registry = Registry
terminal-keyharvest-fallow = { $count } fallow
terminal-keyharvest-none = none
terminal-keyharvest-workers = Workers
terminal-keyharvest-workers-note = your farmhands A–F and the townsfolk; E/3: worker E, value 3
terminal-keyharvest-workers-short = (cards W: what they do)
terminal-keyharvest-mine = Your country
terminal-keyharvest-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}: workers { $workers }, groups { $largest } + { $second }, crops { $crops }
terminal-keyharvest-counters = Counters
terminal-keyharvest-held = Counters: hand, stock
terminal-keyharvest-came = Latest events
terminal-keyharvest-unknown = { $count } unseen (?)
terminal-keyharvest-secret = your secret: { $crops }
terminal-keyharvest-players = Players
terminal-keyharvest-column-total = pts
terminal-keyharvest-column-groups = land
terminal-keyharvest-column-tiles = tiles
terminal-keyharvest-column-workers = workers
terminal-keyharvest-column-held = counters
terminal-keyharvest-column-store = store: bid
terminal-keyharvest-fields = fields
terminal-keyharvest-store = Store
terminal-keyharvest-would-be = { $size ->
    [one] unconnected on your board
   *[other] makes a group of { $size }
}
terminal-keyharvest-seen = (has come)
terminal-keyharvest-put-back = (came and went back into the bag)
terminal-keyharvest-tie-fields = Equal on points: more fields decided.
terminal-keyharvest-tie-counters = Equal on points and fields: more counters in hand decided.
terminal-keyharvest-tie-shared = Equal on points, fields and counters.
terminal-keyharvest-at = with { $seat } on { $space }
terminal-keyharvest-in-town = in town, free for all
terminal-keyharvest-nowhere = on nobody’s board
terminal-keyharvest-on-board = on the board of { $seat }
terminal-keyharvest-in-store = in the store of { $seat }
terminal-keyharvest-in-registry = in the registry
terminal-keyharvest-in-fallow = fallow, out of the game
terminal-keyharvest-in-moving = on its way
terminal-keyharvest-in-bag = in the bag
