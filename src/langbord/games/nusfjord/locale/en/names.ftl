### The things of Nusfjord by name.

## Goods: by themselves, counted, and on a price tag

good-fish = fish
good-wood = wood
good-gold = gold
amount-fish = { $number } fish
amount-wood = { $number } wood
amount-gold = { $number } gold
amount-nothing = nothing
price-nothing = free

## Spaces of the action board

space-gold = +1 Gold
space-transfer = Transfer Reserve
space-serve = Serve Fish
space-build = Build a Building
space-build-2 = Build a Building (second space)
space-issue = Issue a Share
space-buy = Buy All Shares
space-deforest = Deforest
space-thin = Thin Out
space-reforest = Reforest
space-ship = Build a Ship
space-elder = Take an Elder
space-copy = Copy
space-copy-1 = Copy (first column)
space-copy-2 = Copy (second column)
space-copy-3 = Copy (third column)

## Ships

ship-sloop = Sloop
ship-cutter = Cutter
ship-schooner = Schooner
ship-schooner-gold = Schooner

## Places of a harbour

place-S1 = by the Reserve, S1
place-D1 = left, upper row, D1
place-D2 = left, lower row, D2
place-D3 = right, upper row, D3
place-D4 = right, middle row, D4
place-D5 = right, lower row, D5

## Cards

kind-A = A building
kind-B = B building
kind-C = C building
kind-elder = elder
class-now = now
class-whenever = whenever
class-any-time = any time
class-once = once
class-special = special
class-points = points
class-elder = elder

## Phases

phase-start = before the first round
phase-fishing = fishing phase
phase-work = work phase
phase-home = home phase
phase-over = game over

## Options and decks

option-deck = Deck
deck-herring = herring
deck-mackerel = mackerel
deck-cod = cod
option-mixed = Other decks among the first buildings
mixed-off = none
mixed-1 = mixture 1
mixed-2 = mixture 2
mixed-3 = mixture 3
mixed-4 = mixture 4
mixed-5 = mixture 5
mixed-6 = mixture 6
option-start = Start player
start-random = drawn
start-chooser = a drawn player chooses
start-seat = { $seat } starts
option-solo = Solo game
solo-basic = basic
solo-advanced = advanced
option-campaign = Campaign
campaign-on = three games
campaign-off = one game
option-edition = Edition

## Headings of the table

label-round = Round { $number } of { $rounds }
label-start-player = start player
label-supply = Supply
label-reserve = Reserve
label-limit = at most { $number }
label-shares = Shares
label-unissued = unissued
label-market = Shares on the action board
label-share-price = price { $number } gold
label-discount = discount { $number } gold
label-forests = Forests
label-forest-supply = Forest tiles in the supply
label-harbour = Harbour
label-moored = moored
label-used = used
label-ships = Ships
label-track = Fishing track
label-haul = Haul
label-council = Council
label-elders = Elders
label-face-down = { $number } face down
label-hand = Hand
label-open = Laid out
label-pile = { $number } in the pile
label-banquet = Banquet table
label-plate = plate { $number }
label-workers = Workers
label-campaign = Game { $number } of the campaign

## Lines of the score

score-ships = Ships
score-buildings = Buildings
score-building-points = { $card }
score-shares = Shares
score-gold = Gold
score-unissued = Unissued shares
score-empty = Empty building spaces
score-past-game = An earlier game of the campaign
score-by-hand = Cards carried out by hand

## A game on a table of wood, told line by line

sheet-sloop = Sloops
sheet-cutter = Cutters
sheet-schooner = Schooners
sheet-buildings = Buildings
sheet-wooded-1 = Double spaces with one Forest tile
sheet-wooded-2 = Double spaces with two Forest tiles
sheet-gold = Gold
sheet-own-shares = Own shares in their supply
sheet-foreign-shares = Shares of others in their supply
sheet-unissued = Shares never issued
sheet-elders = Elders in the council
sheet-wood = Wood
sheet-fish = Fish
sheet-reserve-fish = Fish in the Reserve
sheet-reserve-wood = Wood in the Reserve
sheet-reserve-gold = Gold in the Reserve
sheet-elder-fish = Fish on elders
sheet-plates = Filled plates of the banquet table
sheet-market = Shares on the action board
