### What can be counted: for each of them, if there are so many, if there are none.

per-forest = { $each ->
    [one] for each forest
   *[other] for every { $each } forests
}
least-forest = { $number ->
    [one] if you have at least { $number } forest
   *[other] if you have at least { $number } forests
}
none-forest = if you have no forests

per-ship = { $each ->
    [one] for each ship
   *[other] for every { $each } ships
}
least-ship = { $number ->
    [one] if you have at least { $number } ship
   *[other] if you have at least { $number } ships
}
none-ship = if you have no ships

per-sloop = { $each ->
    [one] for each Sloop
   *[other] for every { $each } Sloops
}
least-sloop = { $number ->
    [one] if you have at least { $number } Sloop
   *[other] if you have at least { $number } Sloops
}
none-sloop = if you have no Sloops

per-cutter = { $each ->
    [one] for each Cutter
   *[other] for every { $each } Cutters
}
least-cutter = { $number ->
    [one] if you have at least { $number } Cutter
   *[other] if you have at least { $number } Cutters
}
none-cutter = if you have no Cutters

per-schooner = { $each ->
    [one] for each Schooner
   *[other] for every { $each } Schooners
}
least-schooner = { $number ->
    [one] if you have at least { $number } Schooner
   *[other] if you have at least { $number } Schooners
}
none-schooner = if you have no Schooners

per-building = { $each ->
    [one] for each building
   *[other] for every { $each } buildings
}
least-building = { $number ->
    [one] if you have at least { $number } building
   *[other] if you have at least { $number } buildings
}
none-building = if you have no buildings

per-a-building = { $each ->
    [one] for each A building
   *[other] for every { $each } A buildings
}
least-a-building = { $number ->
    [one] if you have at least { $number } A building
   *[other] if you have at least { $number } A buildings
}
none-a-building = if you have no A buildings

per-b-building = { $each ->
    [one] for each B building
   *[other] for every { $each } B buildings
}
least-b-building = { $number ->
    [one] if you have at least { $number } B building
   *[other] if you have at least { $number } B buildings
}
none-b-building = if you have no B buildings

per-c-building = { $each ->
    [one] for each C building
   *[other] for every { $each } C buildings
}
least-c-building = { $number ->
    [one] if you have at least { $number } C building
   *[other] if you have at least { $number } C buildings
}
none-c-building = if you have no C buildings

per-elder = { $each ->
    [one] for each elder
   *[other] for every { $each } elders
}
least-elder = { $number ->
    [one] if you have at least { $number } elder in your council
   *[other] if you have at least { $number } elders in your council
}
none-elder = if you have no elders in your council

per-share = { $each ->
    [one] for each share in your supply
   *[other] for every { $each } shares in your supply
}
least-share = { $number ->
    [one] if you have at least { $number } share in your supply
   *[other] if you have at least { $number } shares in your supply
}
none-share = if you have no shares in your supply

per-own-share = { $each ->
    [one] for each share of your own colour in your supply
   *[other] for every { $each } shares of your own colour in your supply
}
least-own-share = { $number ->
    [one] if you have at least { $number } share of your own colour in your supply
   *[other] if you have at least { $number } shares of your own colour in your supply
}
none-own-share = if you have no shares of your own colour in your supply

per-foreign-share = { $each ->
    [one] for each share of another colour in your supply
   *[other] for every { $each } shares of another colour in your supply
}
least-foreign-share = { $number ->
    [one] if you have at least { $number } share of another colour in your supply
   *[other] if you have at least { $number } shares of another colour in your supply
}
none-foreign-share = if you have no shares of another colour in your supply

per-unissued-share = { $each ->
    [one] for each unissued share
   *[other] for every { $each } unissued shares
}
least-unissued-share = { $number ->
    [one] if you have at least { $number } unissued share
   *[other] if you have at least { $number } unissued shares
}
none-unissued-share = if you have no unissued shares

per-gold = { $each ->
    [one] for each gold in your supply
   *[other] for every { $each } gold in your supply
}
least-gold = if you have at least { $number } gold in your supply
none-gold = if you have no gold in your supply

per-wood = { $each ->
    [one] for each wood in your supply
   *[other] for every { $each } wood in your supply
}
least-wood = if you have at least { $number } wood in your supply
none-wood = if you have no wood in your supply

per-fish = { $each ->
    [one] for each fish in your supply
   *[other] for every { $each } fish in your supply
}
least-fish = if you have at least { $number } fish in your supply
none-fish = if you have no fish in your supply

per-fish-in-reserve = { $each ->
    [one] for each fish in your Reserve
   *[other] for every { $each } fish in your Reserve
}
least-fish-in-reserve = if you have at least { $number } fish in your Reserve
none-fish-in-reserve = if you have no fish in your Reserve

per-wood-in-reserve = { $each ->
    [one] for each wood in your Reserve
   *[other] for every { $each } wood in your Reserve
}
least-wood-in-reserve = if you have at least { $number } wood in your Reserve
none-wood-in-reserve = if you have no wood in your Reserve

per-fish-on-elders = { $each ->
    [one] for each fish on your elders
   *[other] for every { $each } fish on your elders
}
least-fish-on-elders = if you have at least { $number } fish on your elders
none-fish-on-elders = if you have no fish on your elders

per-empty-space = { $each ->
    [one] for each empty building space
   *[other] for every { $each } empty building spaces
}
least-empty-space = { $number ->
    [one] if you have at least { $number } empty building space
   *[other] if you have at least { $number } empty building spaces
}
none-empty-space = if you have no empty building spaces

per-wooded-space = { $each ->
    [one] for each building space under forest
   *[other] for every { $each } building spaces under forest
}
least-wooded-space = { $number ->
    [one] if you have at least { $number } building space under forest
   *[other] if you have at least { $number } building spaces under forest
}
none-wooded-space = if you have no building spaces under forest

per-filled-plate = { $each ->
    [one] for each filled plate
   *[other] for every { $each } filled plates
}
least-filled-plate = { $number ->
    [one] if at least { $number } plate is filled
   *[other] if at least { $number } plates are filled
}
none-filled-plate = if no plate is filled

per-free-track-space = { $each ->
    [one] for each free space on your fishing track
   *[other] for every { $each } free spaces on your fishing track
}
least-free-track-space = { $number ->
    [one] if you have at least { $number } free space on your fishing track
   *[other] if you have at least { $number } free spaces on your fishing track
}
none-free-track-space = if you have no free spaces on your fishing track

per-round-left = { $each ->
    [one] for each round still to come
   *[other] for every { $each } rounds still to come
}
least-round-left = { $number ->
    [one] if at least { $number } round is still to come
   *[other] if at least { $number } rounds are still to come
}
none-round-left = if no rounds are still to come

per-haul = { $each ->
    [one] for each fish of your haul
   *[other] for every { $each } fish of your haul
}
least-haul = if your haul is at least { $number }
none-haul = if your haul is 0

per-column = { $each ->
    [one] for each column of the action board with a worker of yours
   *[other] for every { $each } columns of the action board with workers of yours
}
least-column = { $number ->
    [one] if your workers stand in at least { $number } column of the action board
   *[other] if your workers stand in at least { $number } columns of the action board
}
none-column = if none of your workers stands in a column of the action board

per-other-player = { $each ->
    [one] for each other player
   *[other] for every { $each } other players
}
least-other-player = { $number ->
    [one] if there is at least { $number } other player
   *[other] if there are at least { $number } other players
}
none-other-player = if you play alone

per-ship-of-others = { $each ->
    [one] for each ship of the other players
   *[other] for every { $each } ships of the other players
}
least-ship-of-others = { $number ->
    [one] if the others have at least { $number } ship
   *[other] if the others have at least { $number } ships
}
none-ship-of-others = if the others have no ships

per-building-of-others = { $each ->
    [one] for each building of the other players
   *[other] for every { $each } buildings of the other players
}
least-building-of-others = { $number ->
    [one] if the others have at least { $number } building
   *[other] if the others have at least { $number } buildings
}
none-building-of-others = if the others have no buildings

per-share-on-the-board = { $each ->
    [one] for each share on the action board
   *[other] for every { $each } shares on the action board
}
least-share-on-the-board = { $number ->
    [one] if at least { $number } share lies on the action board
   *[other] if at least { $number } shares lie on the action board
}
none-share-on-the-board = if no shares lie on the action board
