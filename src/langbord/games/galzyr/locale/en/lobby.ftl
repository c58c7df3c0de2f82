# The game in the lobby.

game-galzyr-title = Lands of Galzyr
game-galzyr-by = A game by Sami Laakso
game-galzyr-blurb = An open road through a world that remembers. Roam, take risks, and see what a month leaves behind.
