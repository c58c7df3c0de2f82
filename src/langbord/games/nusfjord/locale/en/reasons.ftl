### Why something is not possible.

## Spaces

why-space-not-on-board = This space is not part of the board with this number of players.
why-space-full = This space is full.
why-not-here = This does not answer the question.
why-cannot-decline = This cannot be declined.
why-nothing-to-copy = There is no full space here whose action you could carry out.
why-copy-not-full = Only full spaces can be copied.
why-copy-other-column = This copy space copies only its own column.
why-copy-of-copy = A copy space cannot be copied.
why-copy-of-elder = An elder in a council cannot be copied.

## Paying, Reserve, banquet

why-cannot-pay = You cannot pay for this.
why-reserve-empty = Your Reserve is empty.
why-wood-full = Your supply cannot hold any more wood.
why-table-full = All plates are filled.
why-table-empty = There is no fish on the banquet table, so no elder can be used.
why-serve-one = You must serve at least one plate.
why-plate-too-dear = The next plate costs { $number } fish, more than you have.

## Buildings and harbour

why-no-room = You have no free building space.
why-place-taken = No building space is free there.
why-place-wooded = A forest stands there.
why-nothing-affordable = There is no building that you can pay for.
why-card-not-there = This building is neither laid out nor in your hand.
why-building-too-dear = It costs { $goods }, more than you have.
why-card-not-yours = You have not built this building.
why-card-no-use = There is nothing to use on this building now.
why-card-used = This building has been used already.
why-gives-nothing = It would give you nothing now.
why-no-answer-left = After that you could no longer answer this question.

## Forests

why-no-forest = This needs a forest of yours, and there is none.
why-no-tiles = Fewer than two Forest tiles are left in the supply.
why-no-empty-double = This needs an empty double space.
why-not-double = Forests grow on double spaces only.
why-no-single-forest = This needs a double space with exactly one Forest tile.

## Shares and ships

why-no-unissued = You have no unissued share left.
why-no-shares = There are no shares on the action board.
why-shares-too-dear = The shares cost { $number } gold, more than you have.
why-sold-out = There is no ship of this kind left.
why-track-full = Your fishing track has no room for this ship.
why-no-ship = There is no ship that you can pay for and have room for.
why-ship-too-dear = It costs { $goods }, more than you have.
why-no-better-ship = This ship cannot be exchanged for a larger one now.

## Elders

why-elder-not-on-top = Only the top elder of a place can be taken.
why-no-elders = There are no elders left to take.
why-council-full = Your council is full.
why-elder-not-yours = This elder does not sit in your council.
why-elder-fed = This elder has eaten already.
why-elder-busy = There is a worker on this elder already.
why-elder-cannot-act = The action of this elder cannot be carried out now.
why-no-such-seat = Nobody sits there.
