### Подсчёт очков партии, сыгранной за настоящим столом.

sheet-page-title = Подсчёт очков · Langbord
sheet-heading = Подсчёт очков
sheet-tagline = Для партии за настоящим столом: укажите, что лежит перед каждым игроком в конце, и правила сосчитают всё построчно.
sheet-of = { $game }: подсчёт очков
sheet-none-stored = Ничего не сохраняется; введённое остаётся в адресе этой страницы.
sheet-players = Игроки
sheet-set-up = Партия
sheet-show = Показать бланк
sheet-count = Сосчитать
sheet-player = Игрок { $number }
sheet-name = Имя
sheet-of-table = На столе
sheet-chosen = отмечено: { $number }
sheet-result = Итог
sheet-wins = Побеждает { $name }, счёт { $number }.
sheet-shared = { $names } делят победу, счёт { $number }.
sheet-nobody = На этот раз победы нет.
sheet-alone = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}

## Чего не может быть

sheet-misfit = { $name }, { $field }: { $fault }
sheet-misfit-number = нужно число не больше { $word }
sheet-misfit-unknown = ничего с названием «{ $word }» нет
sheet-misfit-twice = { $word } уже лежит перед другим игроком
sheet-misfit-room = столько не помещается
refused-no-score-sheet = Для этой игры подсчёта очков нет.

## В терминале

sheet-ask-words = { $field } (например, { $word }; несколько — через пробел):
sheet-ask-number = { $field }:
