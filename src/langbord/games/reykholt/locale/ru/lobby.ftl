# The game in the lobby.

game-reykholt-title = Рейкхольт
game-reykholt-by = Игра Уве Розенберга
game-reykholt-blurb = Помидоры среди гейзеров. Сажайте и собирайте урожай в тёплых теплицах и накройте столы раньше, чем приедут туристы.
