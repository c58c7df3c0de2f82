### Why something is not possible.

why-not-here = This does not answer the question.
why-no-such-space = There is no such space on the board.
why-no-such-seat = Nobody sits there.
why-at-least-one = At least one must be chosen first.
why-cannot-decline = This cannot be declined.
why-must-finish = What you have begun must be finished first.
why-action-twice = You have taken this action in this turn already.
why-transfer-after-offer = After an offer there is no transfer in the same turn.

why-not-your-field = This field is not on your board.
why-nothing-unharvested = You have no unharvested field.
why-other-group = Only fields of one group can be harvested at a time.
why-several-groups = You have several groups: say which field first.
why-already-harvested = This field is harvested already.
why-not-harvested = This field is not harvested.
why-none-in-stock = There is no such counter left in stock.

why-no-worker-fits = You have no worker that fits anywhere.
why-worker-fits-nowhere = There is no space on your board where this worker may go.
why-too-few-fields = Too few fields lie beside it: this worker needs { $number }.
why-beside-worker = Another worker stands beside it.
why-space-is-field = A field lies there.
why-worker-not-lower = The worker there is not lower in value.
why-worker-stays = It must go to another space.
why-worker-not-free = This worker is not yours to play: it stands on a board.
why-worker-not-on-board = This worker is not on your board.
why-no-workers = You have no worker on your board.

why-not-in-a-store = This field lies in no store.
why-stores-empty = There is no field in any store that you could have.
why-cannot-match = You do not have the crops that were bid for it.
why-store-full = Your store is full.
why-not-in-registry = This field is not in the registry.
why-registry-empty = The registry is empty.
why-no-counters = You have no counter to bid.
why-bid-one = A bid is at least one counter.
why-crop-not-held = You have no such counter.

why-not-beside = This field does not lie beside the worker.
why-own-store = Only fields in the stores of rivals can be bought.
why-too-dear = It costs { $number ->
    [one] one counter
   *[other] { $number } counters
}, more than you have.
why-not-unconnected = This field is not unconnected.
why-not-on-rival-board = This field is not on a rival’s board.
why-not-itself = The Lawyer cannot use itself.
why-cannot-hand-on = The last to receive cannot hand on.
why-cannot-discard = A field that you were given cannot be thrown away here.
why-not-your-best-crop = Only the crop of which you have most unharvested fields.
