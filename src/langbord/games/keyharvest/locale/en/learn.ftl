# How the game is played, on one screen.

learn-win = When ten events have come, everybody has two more turns, and the most points win: the values of your workers, one for each field of your largest group, two for each of your second largest, and one for each crop of which you alone have most.
learn-step-1 = In your turn you do up to two different things out of four.
learn-step-2 = Harvest: turn over fields of one group and take a counter of the crop of each. Or play a worker beside enough fields, for its effect and its value.
learn-step-3 = Transfer: put one or two fields out of stores on your board, your own for the bid, a rival's for the same crops, paid to the rival.
learn-step-4 = Offer: take one or two fields from the registry into your store, each with a bid. Whatever fills the registry may bring an event that concerns all.
learn-first-turn = A good first turn: play the Apprentice where a field of the registry will come to lie, and offer two fields. When that field is placed, the Apprentice makes way and acts again.

## What a lesson of one's own may ask for

goal-counters = Counters
goal-fields = Fields on the board
goal-workers = Workers on the board
goal-store = Fields in the store

## Rules of thumb for a first game: tools/by_thumb.py plays by them

learn-thumb-1 = Bring home what lies in your store, before anybody pays for it.
learn-thumb-2 = Then play a worker, the most valuable that finds room, up to five of them.
learn-thumb-3 = Harvest a whole group when you have fewer than five counters.
learn-thumb-4 = Otherwise offer: one counter is enough for a bid.
learn-thumb-5 = A worker that must make way moves and acts again. Whatever else an event offers you may decline.
