### The text table, the player summary, and the tips of a first game.

## The table as text

text-now = Now
text-turn = Round { $round }, turn of { $seat }. Actions taken: { $actions }.
text-no-actions = none
text-asked = { $seat } is asked:
text-possible = Possible.
text-fields = Fields
text-no-fields = No field.
text-group = Group of { $number }: { $fields }
text-ripe = unharvested
text-cut = harvested
text-workers = Workers on the board
text-no-workers = No worker.
text-farmhands = Farmhands at hand
text-store = Store
text-store-empty = Nothing for sale.
text-counters = Counters: { $goods }{ $unknown ->
    [0] .
    [one] {" "}and one unknown.
   *[other] {" "}and { $unknown } unknown.
}
text-spaces = Spaces where the worker may stand
text-field = Field
text-crop = Crop
text-for-me = For me now
text-town = Town
text-townsfolk = Townsfolk in the town: { $workers }
text-nobody = nobody
text-nothing = nothing
text-stock = Stock: { $goods }.
text-fallow = Fallow: { $fields }.
text-events = Events
text-value = value { $value }
text-others = The other players
text-players = The players

## The player summary

summary-turn = Your turn
summary-two = Up to two different actions, in any order; but no transfer after an offer.
summary-harvest = Harvest: any ripe fields of one group. A counter for each; they turn over.
summary-worker = Worker: play one or take one back. It needs as many fields beside it as its value, and no worker beside it.
summary-transfer = Transfer: one or two fields from any stores to your board. Your own: the bid goes to the stock. A rival's: pay its owner exactly the bid; the owner keeps both.
summary-offer = Offer: one or two fields from the registry to your store, each with a bid of one counter or more.
summary-scoring = Scoring
summary-workers = Workers on your board: their value.
summary-largest = Largest group: 1 point a field.
summary-second = Second largest group: 2 points a field.
summary-crops = 1 point for each crop of which you alone hold most.
summary-names = Crops
summary-folk = Workers
summary-folk-A = a counter from a ripe field beside it
summary-folk-B = the same from up to two fields
summary-folk-C = any two counters
summary-folk-D = harvested fields beside it are ripe again
summary-folk-E = buy from a rival's store: the bid and one more, any crops
summary-folk-F = one of your fields must go fallow
summary-folk-G = buy from a rival's store: as many counters as the bid, any crops
summary-folk-H = a field from the registry to your store, with a bid
summary-folk-I = take a rival's unconnected field for three counters
summary-folk-J = use another worker of yours once more
summary-folk-K = draw a field: place it or let it go fallow
summary-folk-L = a field from the registry to your board
summary-events = Events
summary-signs = What the signs say:
summary-bell = you may;
summary-scroll = you must.
summary-event-M = one of your fields goes fallow, a drawn one comes
summary-event-N = swap a field for a rival's unconnected one
summary-event-O = pass a field to the left
summary-event-P = a counter of your most common ripe crop
summary-event-Q = pay 2 counters, draw a field and place it
summary-event-R = up to two fields are ripe again
summary-event-S = the registry is drawn anew
summary-event-T = pay 3 counters, place a field from the registry
summary-event-U = swap a field with the registry
summary-event-V = harvest unconnected fields
summary-event-W = draw a field; keep it instead of one of yours, or not
summary-event-X = move a worker; it does not act
summary-event-Y = take a worker back
summary-event-Z = a counter for everybody, chosen by the drawer
summary-end = The end
summary-last = With the tenth event the track turns yellow. When that turn is over, everybody has two more. At the seventh event two go back if anybody has fewer than seven fields and workers.
summary-tips = Tips
summary-tip-1 = A field with a low bid is a bargain for everybody: bid what makes the others hesitate.
summary-tip-2 = When a rival takes a field from your store you get the payment and your bid back.
summary-tip-3 = Put a worker where you expect a field: when the field comes, the worker moves and acts again, free.
summary-tip-4 = Two groups of the same size score more than one large one: the second counts double.
summary-tip-5 = Single fields are in danger: Bailiff and Exchange take only unconnected ones.
summary-tip-6 = Keep an eye on the counters in the end: being alone in front with a crop is a point.

## Tips of the first game

tip-turn = Fields that touch make groups; groups and workers score. The small tiles on your board show where the fields on offer would lie. Start with an offer: tap a field in the registry and bid a counter or two.
tip-turn-read = Fields that touch make groups; groups and workers score. In your turn you may take two different actions. Start with an offer: type offer, a field of the registry, one or two crops, and stop.
tip-bid = At least one counter. A low bid tempts the others: whoever pays you the same may take the field.
tip-harvest = A turn has two different actions. Now the second: tap a ripe field to harvest all of its group. Or end your turn.
tip-harvest-read = And a second action: harvest takes a counter from each ripe field of one group. Or end your turn.
tip-transfer = There is a field in your store. Tap it, or “Take from a store”, to put it on your board: its bid goes to the stock. If you wait, a rival may take it first.
tip-transfer-read = There is a field in your store. Transfer puts it on your board: its bid goes to the stock. If you wait, a rival may take it first.
tip-worker = Workers score and help. Tap one: the lit spaces say how many fields it needs and how many lie beside.
tip-worker-read = Workers score and help. Choose one with worker and its letter, then a space that has enough fields beside it.
tip-place = 2/3 on a space says: the worker needs two fields beside it, and there are three.
tip-place-read = Every space in the list has enough fields beside it for this worker.
tip-displaced = A field came where your worker stood. It may move, and it acts again, free of charge. Or send it back.
tip-event = An event asks everybody in turn, from the player who drew it. A bell means you may, a scroll means you must.
tip-confirm = Your turn is complete. Take it back with Undo, or confirm it and the next player begins.
tip-points = Here is how you stand: workers, your largest group, twice the second largest, and crops. Ten events bring the end. Good luck!
