# The game in the lobby.

game-keyharvest-title = Key Harvest
game-keyharvest-by = A game by Richard Breese
game-keyharvest-blurb = Fields in a honeycomb. Offer land, outbid your neighbours, and join the crops that belong together.
