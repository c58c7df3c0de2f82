# The game in the lobby.

game-galzyr-title = Земли Галзира
game-galzyr-by = Игра Сами Лааксо
game-galzyr-blurb = Открытая дорога по миру, который всё помнит. Странствуйте, рискуйте и смотрите, какой след оставит прожитый месяц.
