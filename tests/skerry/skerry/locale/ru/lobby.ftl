game-skerry-title = Шхера
game-skerry-by = Крошечная игра для проверок
game-skerry-blurb = Скала, несколько лодок и восемь событий.
