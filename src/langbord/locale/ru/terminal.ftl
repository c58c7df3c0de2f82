### Собственные слова терминала.

## За столом

terminal-bot-name = Бот { $number }
terminal-hint = номер или { $count ->
    [one] слово
   *[other] слова
}: { $words } · why СЛОВО · undo · help
terminal-hint-enter = достаточно нажать Enter
terminal-hint-final = { $mark } без отмены
terminal-news = С вашего прошлого хода
terminal-news-more = … и ещё { $count } раньше (log)
terminal-forced = Сыграно само, выбора нет: { $word } ({ $meaning })
terminal-left-over = Ход закончился раньше, чем слова; не пригодилось: { $words }
terminal-say-something = Введите номер от 1 до { $most } или слово; help покажет все команды.
terminal-turn-over = ход закончен. Enter — подтвердить, undo — отменить
terminal-confirm-first = Ваш ход закончен: нажмите Enter, чтобы подтвердить, или введите undo, чтобы отменить.
terminal-hand-over = { $name }, ваш ход
terminal-hand-over-enter = { $name }: нажмите Enter, когда на экран больше никто не смотрит.
terminal-fault = Это ошибка программы, сообщите о ней, пожалуйста; положение не изменилось. { $detail }

## Чего нельзя

terminal-unknown = Здесь нет слова «{ $word }»; help покажет, что можно ввести.
terminal-unknown-near = Здесь нет слова «{ $word }». Может быть, { $near }?
terminal-near-move = { $word } ({ $meaning })
terminal-no-such-number = Номера { $number } в списке нет; последний — { $most }.
terminal-possible = { $word } — можно: { $meaning }.
terminal-possible-after = { $word } — можно, сначала { $way }.
terminal-needs = { $word }: сначала нужно { $way }.
terminal-why-what = Почему что? После why нужно слово хода: why СЛОВО.
terminal-undo-what = undo отменяет один ответ, undo all — всё, что ещё можно отменить.
terminal-undo-stops = Дальше отменить нельзя: { $why }.
terminal-undone = Отменено.
terminal-confirm-on = Теперь законченный ход ждёт Enter.
terminal-confirm-off = Теперь законченный ход засчитывается сразу; отменить его будет нельзя.
terminal-confirm-is-on = Законченный ход ждёт Enter; изменить это можно командой confirm off.
terminal-confirm-is-off = Законченный ход засчитывается сразу; изменить это можно командой confirm on.
terminal-no-rule = В правилах нет ни пункта, ни слова «{ $number }»; rules покажет разделы.
terminal-rules-how = rules { $chapter } — раздел, rules { $paragraph } — пункт, rules СЛОВО — все пункты с этим словом.
terminal-no-card = Карты «{ $word }» нет; cards покажет те, что выложены.
terminal-no-card-near = Карты «{ $word }» нет. Может быть, { $near }?
terminal-card-cost = цена: { $cost }
terminal-card-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
terminal-log-what = log показывает последние строки; log 50 — последние пятьдесят.
terminal-log-mark = здесь закончился ваш прошлый ход
terminal-log-empty = Пока ничего не произошло.
terminal-language-what = language принимает одно из: { $known }.

## Файлы

terminal-save-what = Куда сохранить? Например: save партия.json
terminal-load-what = Что загрузить? Например: load партия.json
terminal-saved = Сохранено: { $file }
terminal-save-failed = Не удалось записать файл { $file } ({ $detail }).
terminal-save-is-folder = { $file } — это папка; добавьте имя файла.
terminal-save-not-over = { $file } уже есть, и это не сохранённая партия; выберите другое имя.
terminal-loaded = Загружено: { $file }. Прежняя партия лежит в { $old }
terminal-load-missing = Файла { $file } нет.
terminal-load-nothing = В папке { $file } ещё нет сохранённых партий, последней тоже.
terminal-load-is-folder = { $file } — это папка; назовите файл в ней.
terminal-load-forbidden = Нет прав на чтение файла { $file }.
terminal-load-failed = Не удалось прочитать файл { $file } ({ $detail }).
terminal-load-too-large = Файл { $file } слишком велик для сохранённой партии.
terminal-load-not-record = { $file } — не сохранённая партия, или файл обрезан.
terminal-load-not-world = { $file } — не убранный мир.
terminal-load-not-sound = Партию из { $file } нельзя продолжить ({ $detail }).
terminal-quit-kept = Партия сохранена: { $file }
terminal-quit-where = Имя файла, чтобы сохранить ещё и туда, или Enter, чтобы выйти:
terminal-left = До свидания. Партия сохранена; продолжить её можно так:
terminal-left-unkept = До свидания. Сохранить партию не удалось.

## Конец

terminal-final-scores = Итоговый счёт
terminal-score-now = Счёт, если бы игра закончилась сейчас
terminal-winner = Победа: { $name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
terminal-winners = Общая победа: { $names }, по { $points ->
    [one] { $points } очку
   *[many] { $points } очков
}.
terminal-end-alone = Ваш итог: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}.
terminal-series-scores = Счёт партии { $number }
terminal-series-enter = Нажмите Enter, чтобы начать партию { $number }.
terminal-past-games = { $count ->
    [one] Прошлая партия кампании
    [few] Прошлые партии кампании: { $count }
   *[many] Прошлые партии кампании: { $count }
}
terminal-record-saved = Запись партии: { $file }
terminal-world-kept = Мир убран в { $file }; продолжить его можно с --world { $file }

## Помощь

terminal-welcome = Ваша первая партия
terminal-welcome-enter = Нажмите Enter, чтобы начать.
terminal-help-title = Что можно ввести
terminal-help-moves =
    Ход: его номер в списке или его слово. Можно несколько сразу, через пробел: { $words }.
    Ходы без выбора играются сами. Enter подтверждает законченный ход.
terminal-help-slash = Косая черта перед командой показывает, что это не ход: /help.
terminal-usage-help = help
terminal-help-help = этот список
terminal-alias-help = помощь h
terminal-usage-table = table
terminal-help-table = нарисовать весь стол заново
terminal-alias-table = стол t
terminal-usage-undo = undo, undo all
terminal-help-undo = отменить один ответ или всё, что ещё можно отменить
terminal-alias-undo = отмена отменить u
# Слова после «отмена», чтобы взять назад всё, что можно.
terminal-alias-all = все всё
terminal-usage-why = why СЛОВО
terminal-help-why = почему нельзя сделать ход, взять карту, занять участок — с пунктом правил
terminal-alias-why = почему w
terminal-usage-card = card СЛОВО или НАЗВАНИЕ
terminal-help-card = карта целиком
terminal-alias-card = карта c
terminal-usage-cards = cards
terminal-help-cards = все выложенные карты с полным текстом
terminal-alias-cards = карты
terminal-usage-players = players
terminal-help-players = что лежит перед каждым
terminal-alias-players = игроки p
terminal-usage-score = score
terminal-help-score = текущий счёт, строка за строкой
terminal-alias-score = счёт счет s
terminal-usage-log = log, log 50
terminal-help-log = что произошло
terminal-alias-log = журнал l
terminal-usage-rules = rules, rules СЛОВО
terminal-help-rules = правила: разделы, пункт или всё, где есть слово
terminal-alias-rules = правила r
terminal-usage-confirm = confirm on, confirm off
terminal-help-confirm = ждёт ли законченный ход нажатия Enter
terminal-alias-confirm = подтверждение
terminal-usage-language = language en, language ru
terminal-help-language = другой язык, сразу
terminal-alias-language = язык lang
terminal-usage-save = save ФАЙЛ
terminal-help-save = записать партию в файл
terminal-alias-save = сохранить
terminal-usage-load = load ФАЙЛ
terminal-help-load = продолжить сохранённую партию
terminal-alias-load = загрузить
terminal-usage-quit = quit
terminal-help-quit = выйти; партия сохранится
terminal-alias-quit = выход выйти q exit
terminal-signs = { "" }
terminal-first = { "" }
