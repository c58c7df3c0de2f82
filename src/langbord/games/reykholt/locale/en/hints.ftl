### What hints say about Reykholt: what changes at once, and the lines of the score.

hint-score = about { $score } tables
turning-chart-alone = Expected tables along the game

fact-tomato = { $number ->
    [one] { $by } tomato
   *[other] { $by } tomatoes
}
fact-lettuce = { $number ->
    [one] { $by } lettuce
   *[other] { $by } lettuces
}
fact-mushroom = { $number ->
    [one] { $by } mushroom
   *[other] { $by } mushrooms
}
fact-cauliflower = { $number ->
    [one] { $by } cauliflower
   *[other] { $by } cauliflowers
}
fact-carrot = { $number ->
    [one] { $by } carrot
   *[other] { $by } carrots
}
fact-greenhouses = { $number ->
    [one] { $by } greenhouse
   *[other] { $by } greenhouses
}
fact-growing = { $by } growing in your greenhouses
fact-cards = { $number ->
    [one] { $by } service card
   *[other] { $by } service cards
}
fact-tables = { $number ->
    [one] { $by } table
   *[other] { $by } tables
}
fact-reach = by harvests alone you would come to table { $after } instead of { $before }

hint-part-tables = tables
hint-part-tables-beyond = tables beyond the aim
hint-part-goods-of-next = goods for the next table
hint-part-short-of-aim = the aim
hint-part-to-come = tables still to come
