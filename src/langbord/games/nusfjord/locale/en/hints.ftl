### What hints say about Nusfjord: what changes at once, and the lines of the score.

hint-score = about { $score } points
turning-chart-alone = Expected final score along the game

fact-fish = { $by } fish
fact-wood = { $by } wood
fact-gold = { $by } gold
fact-reserve = { $by } in the Reserve
fact-catch = catch { $before } → { $after } fish a round
fact-shares = { $number ->
    [one] { $by } share
   *[other] { $by } shares
} in hand
fact-unissued = { $number ->
    [one] { $by } unissued share
   *[other] { $by } unissued shares
}
fact-buildings = { $number ->
    [one] { $by } building
   *[other] { $by } buildings
}
fact-elders = { $number ->
    [one] { $by } elder
   *[other] { $by } elders
}
fact-forests = { $number ->
    [one] { $by } forest
   *[other] { $by } forests
}
fact-empty = { $number ->
    [one] { $by } empty building space
   *[other] { $by } empty building spaces
}
fact-points = { $number ->
    [one] { $by } point on the sheet
   *[other] { $by } points on the sheet
}

hint-part-ships = points for ships
hint-part-buildings = points for buildings
hint-part-building-points = points of buildings
hint-part-shares = points for shares
hint-part-gold = points for gold
hint-part-unissued = points for unissued shares
hint-part-empty = points for empty building spaces
hint-part-past-game = points of earlier games
hint-part-to-come = points that goods, catch and people still bring
