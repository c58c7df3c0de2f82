### Расклад дня и списки лучших одиночных игр.

daily-page-title = Расклад дня · Langbord
daily-page-heading = Расклад дня
daily-page-tagline = Для всех один и тот же, от полуночи до полуночи по UTC. Засчитывается первая попытка.
daily-today = Расклад дня
daily-heading = { $game } в одиночку
daily-hint = До полуночи по UTC расклад у всех один. Засчитывается первая попытка, потом можно тренироваться сколько угодно.
daily-players = { $number ->
    [0] пока никто не доиграл
    [one] доиграл { $number } человек
    [few] доиграли { $number } человека
   *[many] доиграли { $number } человек
}
daily-begin = Сыграть расклад
daily-go-on = Продолжить
daily-practise = Потренироваться
daily-to-lists = Лучшие результаты
daily-before = Днём раньше
daily-after = Днём позже
daily-column-place = Место
daily-column-name = Имя
daily-column-score = Очки
daily-somebody = Неизвестный игрок
daily-replay-of = Просмотр игры: { $name }
daily-empty-today = Сегодняшний расклад ещё никто не доиграл. Первое место свободно.
daily-empty = В этот день никто не играл.
daily-closed-hint = Сегодняшние игры других откроются вам, когда закончится ваша попытка.
daily-best = Лучшие за всё время
daily-best-hint = «{ $game }»: все остальные одиночные игры, доигранные здесь до конца, кроме сценариев.
daily-best-empty = «{ $game }»: других одиночных игр здесь ещё не доиграли.

## Вместе с результатом

daily-place-today = { $form ->
   *[other] { $place }-е место из { $of } сегодня
}
daily-place = { $form ->
   *[other] { $place }-е место из { $of } за этот день
}
daily-place-ever = { $form ->
   *[other] { $place }-е место из { $of } среди всех одиночных игр
}
daily-not-finished = Эту попытку вы не довели до конца.
daily-practice = Тренировочная игра: в списки она не идёт.
daily-record-later = Запись игры с ключом тасовки можно будет скачать, когда день закончится (в полночь по UTC).

## Отказы

refused-daily-alone = В раскладе дня каждый играет сам: без бота на замену и без проб за отдельным столом.
refused-daily-closed = Это расклад дня. Чужая игра откроется вам, когда закончится ваша попытка или сам день.
refused-daily-record = Запись расклада дня можно скачать, когда день закончится (в полночь по UTC).
