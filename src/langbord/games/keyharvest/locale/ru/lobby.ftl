# The game in the lobby.

game-keyharvest-title = Key Harvest
game-keyharvest-by = Игра Ричарда Бриза
game-keyharvest-blurb = Поля, сложенные сотами. Выставляйте землю на торги, перебивайте цену соседей и соединяйте посевы, которым место рядом.
