### The things of Reykholt by name.

## Goods

good-tomato = tomato
good-lettuce = lettuce
good-mushroom = mushroom
good-cauliflower = cauliflower
good-carrot = carrot
amount-tomato = { $number ->
    [one] { $number } tomato
   *[other] { $number } tomatoes
}
amount-lettuce = { $number ->
    [one] { $number } lettuce
   *[other] { $number } lettuces
}
amount-mushroom = { $number ->
    [one] { $number } mushroom
   *[other] { $number } mushrooms
}
amount-cauliflower = { $number ->
    [one] { $number } cauliflower
   *[other] { $number } cauliflowers
}
amount-carrot = { $number ->
    [one] { $number } carrot
   *[other] { $number } carrots
}
amount-nothing = nothing
price-nothing = nothing

## The board

column-P = Property
column-F = Field
column-M = Market
column-T = Town Hall
phase-start = Before the first round
phase-dawn = Dawn
phase-work = Work Time
phase-harvest = Harvest Time
phase-tourism = Tourism Time
phase-home = Homecoming Time
phase-over = game over
table-named = { $good } { $number }

## Cards

kind-service = service card
kind-greenhouse = greenhouse
kind-space = action space
kind-event = event
kind-scenario = scenario
class-red = once, at once
class-any = any time
class-lasting = lasting
class-greenhouse = greenhouse
class-gift = gift
class-dilemma = dilemma
class-restriction = restriction
class-scenario = scenario
class-flagged = with a flag
class-open = without a flag

## Score and goals

score-tables = Tables advanced
score-short-of-aim = The aim is not reached
score-tables-beyond = Tables beyond the aim, ten each
score-goods-of-next = Goods for the next table
goal-place = { $good } { $plates } or beyond
goal-good = { $number } { $good } left over
goal-kind = { $number } kinds of goods left over
goal-greenhouse = { $number } greenhouses
goal-planted-greenhouse = { $number } planted greenhouses
goal-service-card = { $number } service cards

## Options

option-set = Service cards
set-A = set A
set-B = set B
set-C = set C
set-D = set D
set-E = set E (one or two seats)
option-story = Story cards
story-auto = mixed in for a scenario
story-off = left out
story-on = mixed in
option-scenario = Scenario
scenario-off = none
scenario-1 = 1, A Key on a Piece of String
scenario-2 = 2, Forty-Eight Seats
scenario-3 = 3, Carrots for the Dark
scenario-4 = 4, The Spring Sulks
scenario-5 = 5, The Long Table
option-variant = Solo variant
variant-off = off
variant-on = one blocked space, once
option-start = Start player
start-random = drawn
start-chooser = a drawn player chooses
start-seat = { $seat } starts
option-edition = Edition

house-seller-1 = first bed of the Window Maker
house-seller-2 = second bed of the Window Maker

## A game on a table of wood, told line by line

sheet-table = Tables advanced (the first tomato table is 1)
sheet-in-front = Managers in front on the same table
sheet-tomato = Tomatoes
sheet-lettuce = Lettuce
sheet-mushroom = Mushrooms
sheet-cauliflower = Cauliflowers
sheet-carrot = Carrots
