### Время за столом: повтор, пробная игра, что изменилось, гонка, напоминания и сообщения об ошибках.

## Повтор

time-replay = Повтор
time-replay-title = { $game }: после { $at } ответов из { $all }
time-replay-heading = Повтор
time-at = Сыграно ответов: { $at } из { $all }
time-scrubber = Момент партии
time-first = К началу
time-previous-turn = На ход назад
time-previous = На ответ назад
time-next = На ответ вперёд
time-next-turn = На ход вперёд
time-last = К последнему ответу
time-show = Показать
time-rounds = { $of ->
    [day] Дни
   *[round] Раунды
}
time-round = { $of ->
    [day] День { $number }
   *[round] Раунд { $number }
}
time-now = Вернуться за стол
time-keys = Клавиши: ← → по ответам, Shift ← → по ходам, Home и End
time-begin = Игра начинается.
time-lines = Что произошло в этот момент
time-share = По этому адресу именно этот момент увидит каждый, кому виден стол.

## Попробовать отсюда

time-try = Попробовать с этого хода
time-try-hint = Отдельный стол против ботов с начала этого хода. Чего вы не знаете, то раздаётся заново, и боты могут сыграть иначе.
time-tried = Это пробная игра с начала того хода: боты могут сыграть здесь иначе.
time-tried-back = Вернуться туда, откуда начали
refused-over-there = В этот момент игра уже окончена: пробовать нечего.
refused-try-not-yours = Пробовать отсюда могут только игроки этого стола.

## С вашего прошлого хода

time-recap = С вашего прошлого хода
time-recap-others = Шаг за шагом
time-recap-close = Понятно

## Гонка

time-race = Ход гонки
time-race-hint = { $of ->
    [day] Очки в начале каждого дня и в конце
   *[round] Очки в начале каждого раунда и в конце
}
time-race-round = { $of ->
    [day] Д{ $number }
   *[round] Р{ $number }
}
time-race-end = Итог
time-race-table = То же таблицей
time-race-watch = { $of ->
    [day] Показать день { $number } в повторе
   *[round] Показать раунд { $number } в повторе
}
time-picture = Картинка на память
time-picture-title = { $game } в Langbord
time-picture-wins = Победа: { $name }
time-picture-shared = Победа поровну

## Следующий стол, напоминание

time-next-table = Вас ждут за другим столом
time-nudge = Поторопить: { $name }
time-nudge-done = Напоминание отправлено: { $name }.
time-nudged = Остальные ждут вашего хода.
refused-nudged-lately = Этому игроку уже напоминали в последний час.
refused-nobody-to-nudge = Напоминать некому: стол не ждёт хода человека.

## Сообщить об ошибке

time-report = Сообщить об ошибке
time-report-full = В файле вся партия вместе со всем скрытым, чтобы тест мог сыграть её ещё раз.
time-report-part = Партия нескольких людей ещё идёт, поэтому в файле только то, что видно вам, и сделанные ходы.
time-report-alone = Ваш счёт будут сравнивать с чужими, поэтому до конца игры в файле только то, что видно вам, и сделанные ходы.
time-report-comment = Что пошло не так?
time-report-download = Скачать отчёт
time-report-hint = Отправьте файл тому, кто отвечает за этот сервер, или приложите к описанию ошибки.
