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
