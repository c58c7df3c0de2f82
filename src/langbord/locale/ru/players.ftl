### Люди: что они сыграли и как сильно играют.

player-mine = Мои партии
player-title = { $name }: партии и рейтинг
player-since = Здесь с { $day }
player-streak-wins = { $number ->
    [one] победа подряд сейчас
    [few] победы подряд сейчас
   *[other] побед подряд сейчас
}
player-streak-most = { $number ->
    [one] победа подряд — лучшая серия
    [few] победы подряд — лучшая серия
   *[other] побед подряд — лучшая серия
}
player-streak-days = { $number ->
    [one] день подряд с игрой дня
    [few] дня подряд с игрой дня
   *[other] дней подряд с игрой дня
}
player-games = Игры
player-game = Игра
player-played = Партий
player-won = Побед
player-places = Места
player-place-often = { $place }-е × { $number }
player-lessons = Уроки: { $solved } из { $number }
player-worlds = { $number ->
    [one] { $number } мир
    [few] { $number } мира
   *[other] { $number } миров
}
player-games-empty = Пока не доиграно ни одной партии.
player-ratings = Рейтинг
player-ratings-empty = Рейтинговых партий ещё не было. Выберите «На рейтинг», когда создаёте стол.
player-history = Сыгранные партии
player-search = Поиск
player-search-hint = Имя или игра
player-all-games = Все игры
player-find = Найти
player-open-only = Здесь видны столы из общего списка и партии на рейтинг.
player-against = С кем
player-alone = в одиночку
player-place = Место
player-score = Очки
player-pages = Страницы
player-page = Страница { $number } из { $of }
player-earlier = Раньше
player-later = Позже
player-nothing-found = Ничего не нашлось. Попробуйте короче или выберите все игры.
player-history-empty = Показывать пока нечего.

ratings-title = Лучшие игроки
ratings-about = Только партии на рейтинг, люди против людей — по играм и числу игроков.
ratings-seats = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[other] { $number } игроков
}
ratings-value = Рейтинг
ratings-low = Не ниже
ratings-tables = Партий
ratings-change = Изменение рейтинга
ratings-spread = { $value } ± { $spread }
ratings-unsure = Оценка ещё неточна: нужно сыграть ещё несколько партий на рейтинг.
ratings-how = Все начинают с 25 ± 8,3. Порядок — по тому, что игрок показывает наверняка: рейтинг минус три погрешности.
ratings-empty = На рейтинг ещё никто не играл.
ratings-new = Рейтинг
ratings-no = Без рейтинга
ratings-no-hint = Ничей рейтинг не изменится.
ratings-yes = На рейтинг
ratings-yes-hint = Только люди, без ботов и подсказок. Итог изменит рейтинг каждого.
ratings-rated = на рейтинг

refused-rated-people-only = На рейтинг играют только люди: одно место ваше, остальные свободны или за кем-то оставлены.
refused-rated-against = В этой игре все играют заодно, рейтинг считать не из чего.
