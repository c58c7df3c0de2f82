# The game in the lobby.

game-reykholt-title = Reykholt
game-reykholt-by = A game by Uwe Rosenberg
game-reykholt-blurb = Tomatoes among the geysers. Plant and harvest in warm greenhouses, and lay the tables before the tourists get there.
