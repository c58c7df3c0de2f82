# The game in the lobby.

game-nusfjord-title = Nusfjord
game-nusfjord-by = A game by Uwe Rosenberg
game-nusfjord-blurb = A fishing harbour in Lofoten. Fill the nets, clear the forest, build along the quay, and feed the elders while others buy shares in your company.
