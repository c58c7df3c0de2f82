### Слова, общие для всех игр.

## Игроки и ходы

seat-name = Игрок { $number }
list-and = { $first } и { $last }
table-your-turn = Ваш ход
table-their-turn = Ходит { $seat }
table-winner = Победа: { $seat }
table-winners = Общая победа: { $seats }
table-lost = На этот раз победы нет
table-over = Игра окончена
table-points = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}
table-seats = { $number ->
    [one] { $number } игрок
    [few] { $number } игрока
   *[many] { $number } игроков
}
table-minutes = около { $number } { $number ->
    [one] минуты
   *[many] минут
}
table-total = Итого
table-log = Журнал
table-rules = Правила
table-why-not = Почему нельзя?
table-undo = Отменить
table-undo-stops = Дальше отменить нельзя: { $why }
table-settle = Подтвердить
table-waiting = Ждём подтверждения: { $seat }
table-final = Этот ход нельзя будет отменить

## Почему ход невозможен: причины движка

why-not-asked = Сейчас выбирает другой игрок.
why-game-over = Игра окончена.
why-unsettled = Предыдущий ход ещё не подтверждён.

## Почему отмена дальше не идёт

barrier-start = игра началась
barrier-settled = ход подтверждён
barrier-chance = вмешался случай
barrier-imagined = дальше всё только воображаемое
