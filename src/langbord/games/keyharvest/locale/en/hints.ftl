### What hints say about Key Harvest: what changes at once, and the lines of the score.

hint-score = about { $score } points
turning-chart-alone = Expected final score along the game

fact-counters = { $number ->
    [one] { $by } counter
   *[other] { $by } counters
} in hand
fact-fields = { $number ->
    [one] { $by } field
   *[other] { $by } fields
} on your board
fact-ripe = { $number ->
    [one] { $by } field
   *[other] { $by } fields
} to harvest
fact-lots = { $number ->
    [one] { $by } field
   *[other] { $by } fields
} in your store
fact-bids = { $number ->
    [one] { $by } counter
   *[other] { $by } counters
} in bids
fact-workers = { $number ->
    [one] { $by } point
   *[other] { $by } points
} for workers
fact-largest = largest group { $before } → { $after }
fact-second = { $number ->
    [one] { $by } point
   *[other] { $by } points
} for the second group

hint-part-workers = workers
hint-part-largest = largest group
hint-part-second = second group
hint-part-crops = majorities of crops
hint-part-to-come = what counters, fields and lots still bring
