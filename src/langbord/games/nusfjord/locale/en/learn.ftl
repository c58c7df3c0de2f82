# How the game is played, on one screen.

learn-win = After seven rounds the most points win: for ships, buildings, shares and gold. Every unissued share and every bare building space takes one away.
learn-step-1 = The boats come in. Your haul feeds your elders first, then the shares that others hold, then your own; the rest goes to your Reserve.
learn-step-2 = You place a worker on a free space of the board, or on one of your elders, and do at once what stands there: fell, serve, build, buy.
learn-step-3 = The others do the same, in turn, until everybody has placed three workers.
learn-step-4 = All workers come home, the start passes on, and the boats go out again.
learn-first-turn = For a first game: wood early, a ship in the first two rounds, and fish on the banquet table for gold. Each ship pays every round from then on.

## What a lesson of one's own may ask for

goal-fish = Fish in the supply
goal-wood = Wood
goal-gold = Gold
goal-haul = Haul of fish
goal-elders = Elders in the council
goal-plates = Plates filled on the table

## Rules of thumb for a first game: tools/by_thumb.py plays by them

learn-thumb-1 = A ship as soon as you can pay for one, and the largest you can: it brings more in every round to come.
learn-thumb-2 = Then a building, of those you can pay for the one with the most points. Small spaces first, so that a double space stays whole.
learn-thumb-3 = Fetch the Reserve when three fish lie in it, and fill plates when you can: each pays a gold.
learn-thumb-4 = With nothing better to do issue a share, or fell as long as there is room for five wood, best where two Forest tiles are stacked.
learn-thumb-5 = In the last round no wood any more, and the Reserve may lie: ships, buildings, plates, shares and gold count.
