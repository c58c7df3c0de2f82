### The things of Key Harvest by name.

## Crops: by themselves, and counted

crop-hops = hops
crop-vegetables = vegetables
crop-cider = cider apples
crop-wine = wine
crop-wheat = wheat
amount-hops = { $number ->
    [one] { $number } hop
   *[other] { $number } hops
}
amount-vegetables = { $number ->
    [one] { $number } vegetable
   *[other] { $number } vegetables
}
amount-cider = { $number ->
    [one] { $number } cider apple
   *[other] { $number } cider apples
}
amount-wine = { $number } wine
amount-wheat = { $number } wheat
amount-nothing = nothing
price-nothing = nothing

## Workers

worker-A = Apprentice
worker-B = Casual Worker
worker-C = Labourer
worker-D = Unskilled Worker
worker-E = Skilled Worker
worker-F = Supervisor
worker-G = Merchant
worker-H = Storekeeper
worker-I = Bailiff
worker-J = Lawyer
worker-K = Trader
worker-L = Benefactor

## Events

event-M = Blind Swap
event-N = Exchange
event-O = Give Away
event-P = Good Harvest
event-Q = Lucky Dip
event-R = New Crop
event-S = New Registry
event-T = Quick Sale
event-U = Registry Swap
event-V = Remote Harvest
event-W = Replacement
event-X = Reposition
event-Y = Vacation
event-Z = Windfall

## Score

score-workers = Workers on the board
score-largest = Largest group
score-second = Second largest group, doubled
score-crops = Majorities of crops

## Options

option-start = Start player
start-random = drawn
start-chooser = a drawn player chooses
start-seat = { $seat } starts
option-edition = Edition

## A game on a table of wood, told line by line

sheet-fields = Fields on the country board
sheet-workers = Workers on the country board
sheet-hops = Hops
sheet-vegetables = Vegetables
sheet-cider = Cider
sheet-wine = Wine
sheet-wheat = Wheat
