# How the game is played, on one screen.

learn-win = After seven rounds whoever has come farthest along the Tourism Track wins; on the same table, whoever stands in front. Goods, greenhouses and cards that are left over count for nothing.
learn-step-1 = Work: in turn, each of you places three workers and does all that their spaces say: take greenhouses, seed, harvest, trade, take a service card.
learn-step-2 = Harvest: each greenhouse in which something grows gives one good.
learn-step-3 = Tourism: you pay table by table the goods on its signpost and walk on. Once a round you must take the price of a table instead of paying it, and walk on.
learn-step-4 = Homecoming: the workers come home and the start passes to the left.
learn-first-turn = For a first game: a greenhouse and a seed in the first round, and never a Tourism Time without looking ahead two tables. The bonus is worth most at the table that you could pay least.

## What a lesson of one's own may ask for

goal-table = Table reached
goal-growing = Vegetables growing
goal-houses = Greenhouses
goal-cards = Service cards in use
goal-tomato = Tomatoes in stock
goal-lettuce = Lettuces in stock
goal-mushroom = Mushrooms in stock
goal-carrot = Carrots in stock
goal-cauliflower = Cauliflowers in stock

## Rules of thumb for a first game: tools/by_thumb.py plays by them

learn-thumb-1 = Seed every empty greenhouse, with the kind of which you have least, growing and in stock; of four it is enough.
learn-thumb-2 = Four greenhouses will do. Take the one with four parcels first: small ones take more kinds.
learn-thumb-3 = With two greenhouses growing, the space that harvests all of them is worth a worker. Otherwise go to the market.
learn-thumb-4 = In Tourism Time take the plan that leads farthest.
