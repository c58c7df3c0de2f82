### Собственные слова терминала.

## За столом

terminal-bot-name = Бот { $number }
terminal-hint = номер или { $count ->
    [one] слово
   *[other] слова
}: { $words } · { $game ->
    [galzyr] map · journal · why СЛОВО
   *[other] why СЛОВО
} · undo · help
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
terminal-why-what = О чём вопрос? Например: { $game ->
    [keyharvest] why transfer, why G, why D3
    [reykholt] why P1, why A07, why size-5
    [galzyr] why story, why L2, why o3
   *[nusfjord] why build, why A07, why D3
}.
terminal-undo-what = undo отменяет один ответ, undo all — всё, что ещё можно отменить.
terminal-undo-stops = Дальше отменить нельзя: { $why }.
terminal-undone = Отменено.
terminal-confirm-on = Теперь законченный ход ждёт Enter.
terminal-confirm-off = Теперь законченный ход засчитывается сразу; отменить его будет нельзя.
terminal-confirm-is-on = Законченный ход ждёт Enter; изменить это можно командой confirm off.
terminal-confirm-is-off = Законченный ход засчитывается сразу; изменить это можно командой confirm on.
terminal-no-rule = В правилах нет ни пункта, ни слова «{ $number }»; rules покажет разделы.
terminal-rules-how = rules { $chapter } — раздел, rules { $paragraph } — пункт, rules { $game ->
    [keyharvest] урожай
    [reykholt] флажок
    [galzyr] напарник
   *[nusfjord] лес
} — все пункты с этим словом.
terminal-no-card = { $game ->
    [keyharvest] Нет ни поля, ни работника, ни события «{ $word }»; cards покажет работников и события.
    [reykholt] Нет ни карты, ни теплицы, ни клетки «{ $word }»; cards покажет открытые.
    [galzyr] Ни карты, ни области «{ $word }» на столе не видно; cards покажет, что на нём лежит.
   *[nusfjord] Карты «{ $word }» нет; cards покажет открытые.
}
terminal-no-card-near = { $game ->
    [keyharvest] Нет ни поля, ни работника, ни события «{ $word }». Может быть, { $near }?
    [reykholt] Нет ни карты, ни теплицы, ни клетки «{ $word }». Может быть, { $near }?
    [galzyr] Ни карты, ни области «{ $word }» на столе не видно. Может быть, { $near }?
   *[nusfjord] Карты «{ $word }» нет. Может быть, { $near }?
}
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
terminal-signs-nusfjord = Знаки: д — древесина, р — рыба, з — золото, ♣ — лес, · — свободное место или ничего, [ ] — пустой участок.
terminal-usage-help = help
terminal-help-help = этот список
terminal-alias-help = помощь h
terminal-usage-table = table
terminal-help-table = нарисовать весь стол заново
terminal-alias-table = стол t
terminal-usage-undo = undo, undo all
terminal-help-undo = отменить один ответ или всё, что ещё можно отменить
terminal-alias-undo = отмена отменить u
terminal-usage-why = why СЛОВО
terminal-help-why = почему нельзя сделать ход, взять карту, занять участок — с пунктом правил
terminal-alias-why = почему w
terminal-usage-card = { $game ->
    [keyharvest] card G, C4?
    [reykholt] card A07, P1?
    [galzyr] card n141, L2?
   *[nusfjord] card A07, A07?
}
terminal-help-card = { $game ->
    [keyharvest] работник, событие или поле подробно
    [reykholt] карта, клетка или теплица подробно
    [galzyr] карта на столе или область подробно
   *[nusfjord] карта целиком
}
terminal-alias-card = карта c
terminal-usage-cards = { $game ->
    [keyharvest] cards, cards E
    [reykholt] cards
    [galzyr] cards
   *[nusfjord] cards, cards B
}
terminal-help-cards = { $game ->
    [keyharvest] что умеют работники (W) и что делают события (E)
    [reykholt] теплицы и карты услуг, которые можно взять, с полным текстом
    [galzyr] объявления, ваши карты и состояние мира с полным текстом
   *[nusfjord] все открытые карты с полным текстом (A, B, C или E — старейшины)
}
terminal-alias-cards = карты
terminal-usage-players = players
terminal-help-players = { $game ->
    [keyharvest] поместья и фишки всех игроков
    [reykholt] овощи, теплицы и карты всех игроков
    [galzyr] все странники и их карты
   *[nusfjord] гавани, постройки и советы всех игроков
}
terminal-alias-players = игроки p
terminal-usage-score = score
terminal-help-score = текущий счёт, строка за строкой
terminal-alias-score = счёт счет s
terminal-usage-log = log, log 50
terminal-help-log = что произошло
terminal-alias-log = журнал l
terminal-usage-rules = rules, rules { $game ->
    [keyharvest] K5.3
    [reykholt] R5.1
    [galzyr] G7.7
   *[nusfjord] N4.2
}
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

## Нусфьорд

terminal-short-fish = р
terminal-short-wood = д
terminal-short-gold = з
terminal-first-nusfjord =
    1. В каждом раунде у вас трое рабочих. За ход вы ставите одного: введите номер или слово клетки.
    2. Пойманная рыба ждёт в Резерве: «transfer» переносит её в запас, откуда её можно тратить.
    3. «deforest» даёт 5 древесины за лес и освобождает участок; «issue» сразу даёт 2 золота.
    4. Потом — «build»: постройка, на которую хватает (помечена +), или «ship»: корабль ради улова.
    5. Пустой участок и невыпущенная акция в конце стоят по очку. «why СЛОВО» объяснит, «help» покажет команды.
terminal-nusfjord-campaign = партия { $number } кампании
terminal-nusfjord-aim-reached = Кампания выиграна: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $games ->
    [one] { $games } партию
    [few] { $games } партии
   *[many] { $games } партий
} при цели { $aim }.
terminal-nusfjord-aim-missed = Итог кампании: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $games ->
    [one] { $games } партию
    [few] { $games } партии
   *[many] { $games } партий
}; цель, { $aim }, не достигнута.
terminal-nusfjord-aim-ahead = Счёт кампании: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $games ->
    [one] { $games } партию
    [few] { $games } партии
   *[many] { $games } партий
}; цель — { $aim }.
terminal-nusfjord-round = раунд { $round } из { $rounds }
terminal-nusfjord-worker = рабочий { $worker } из { $workers }
terminal-nusfjord-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
terminal-nusfjord-discount-now = акции −{ $gold }з
terminal-nusfjord-in-round = { $round }:
terminal-nusfjord-more-cards = +{ $count }{ $kind }
terminal-nusfjord-hands = по { $count }{ $kind }
terminal-nusfjord-hands-open = C открыты
terminal-nusfjord-discount = акции −{ $gold }з
terminal-nusfjord-actions = Поле действий
terminal-nusfjord-actions-note = с номером — доступно вам сейчас
terminal-nusfjord-stock = На столе
terminal-nusfjord-banquet = Банкетный стол
terminal-nusfjord-banquet-full = все тарелки заполнены
terminal-nusfjord-next-plate = следующая { $fish }р → 1з
terminal-nusfjord-ship = длина { $length } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} · осталось { $left }
terminal-nusfjord-market = Акции на поле
terminal-nusfjord-market-price = все за { $gold }з
terminal-nusfjord-none = нет
terminal-nusfjord-face-down = одна закрытая карта
terminal-nusfjord-below = под ним: { $what }
terminal-nusfjord-elders = Старейшины
terminal-nusfjord-elders-note = пригласить — «elder»
terminal-nusfjord-cards = Открытые постройки
terminal-nusfjord-cards-note = { $mark } — вам хватает
terminal-nusfjord-piles = в стопках: A { $a }, B { $b }, C { $c }
terminal-nusfjord-others = (cards покажет все)
terminal-nusfjord-players = (players покажет всё)
terminal-nusfjord-free = даром
terminal-nusfjord-mine = Ваша гавань
terminal-nusfjord-score-now = сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
terminal-nusfjord-score-campaign = в этой партии сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} · раньше { $past }
terminal-nusfjord-haul-next = { " " }(дальше { $fish }, ещё { $spaces } кл.)
terminal-nusfjord-track = , трек { $taken }/{ $length }
terminal-nusfjord-no-ships = кораблей нет
terminal-nusfjord-moored = пришвартованы:
terminal-nusfjord-forest = лес
terminal-nusfjord-on-board = на поле { $count }
terminal-nusfjord-shares-away = вне запаса: { $where }
terminal-nusfjord-unissued = не выпущено { $count }
terminal-nusfjord-hand-closed = На руках: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
terminal-nusfjord-used = (использована)
terminal-nusfjord-rivals = Другие
terminal-nusfjord-rival-points = очки
terminal-nusfjord-rival-supply = запас
terminal-nusfjord-rival-reserve = Резерв
terminal-nusfjord-rival-haul = улов
terminal-nusfjord-rival-buildings = постр
terminal-nusfjord-rival-forests = { $forest }
terminal-nusfjord-rival-shares = акций
terminal-nusfjord-rival-hand = рука
terminal-nusfjord-rival-elders = старейшины
terminal-nusfjord-starts = вы первый в раунде
terminal-nusfjord-hand-title = Карты на руках (тайно)
terminal-nusfjord-hand = рука
terminal-nusfjord-first = (первый)
terminal-nusfjord-space-gold = +1 золото
terminal-nusfjord-space-transfer = из Резерва
terminal-nusfjord-space-serve = рыба → зол.
terminal-nusfjord-space-build = постройка
terminal-nusfjord-space-build-2 = постройка
terminal-nusfjord-space-issue = акцию
terminal-nusfjord-space-buy = все акции
terminal-nusfjord-space-deforest = ♣ → древ.
terminal-nusfjord-space-thin = древ. за ♣
terminal-nusfjord-space-reforest = посадка ♣♣
terminal-nusfjord-space-ship = корабль
terminal-nusfjord-space-elder = старейшина
terminal-nusfjord-space-copy = полная кл.
terminal-nusfjord-space-copy-1 = столбец 1
terminal-nusfjord-space-copy-2 = столбец 2
terminal-nusfjord-space-copy-3 = столбец 3

## Нусфьорд: действие карт в нескольких знаках

terminal-short-points = { $number } оч.
terminal-short-if = { $points }, { $condition }
terminal-short-any = всегда: { $steps }
terminal-short-once = однажды: { $steps }
terminal-short-when = { $event }: { $steps }
terminal-short-in-reserve = { $goods } в Резерв
terminal-short-upgrade = лучше корабль
terminal-short-plates = заполнить { $number } тарелки
terminal-short-grow = +{ $number } { $sign }
terminal-short-transfer = transfer
terminal-short-feed = накормить старейшин
terminal-short-per = за { $thing }
terminal-short-most = (до { $number })
terminal-event-you-build-a-building = build
terminal-event-you-build-a-ship = ship
terminal-event-you-build-a-sloop = шлюп
terminal-event-you-build-a-cutter = куттер
terminal-event-you-build-a-schooner = шхуна
terminal-event-you-serve-fish = serve
terminal-event-you-serve-a-plate = за тарелку
terminal-event-you-issue-a-share = issue
terminal-event-you-buy-shares = buy
terminal-event-you-deforest = deforest
terminal-event-you-thin-out = thin
terminal-event-you-reforest = reforest
terminal-event-you-take-an-elder = новый старейшина
terminal-event-you-use-an-elder = за старейшину
terminal-event-you-transfer = transfer
terminal-event-you-take-gold = gold
terminal-event-you-copy-an-action = copy
terminal-event-you-pass = pass
terminal-event-an-elder-is-full = старейшина полон
terminal-event-your-reserve-is-emptied = Резерв опустел
terminal-event-your-reserve-is-full = Резерв полон
terminal-event-you-fish = рыбалка
terminal-event-you-come-home = возвращение
terminal-thing-forest = ♣
terminal-thing-ship = корабль
terminal-thing-sloop = шлюп
terminal-thing-cutter = куттер
terminal-thing-schooner = шхуну
terminal-thing-building = постройку
terminal-thing-a-building = A
terminal-thing-b-building = B
terminal-thing-c-building = C
terminal-thing-elder = старейшину
terminal-thing-share = акцию
terminal-thing-own-share = свою акцию
terminal-thing-foreign-share = чужую акцию
terminal-thing-unissued-share = невыпущ. акцию
terminal-thing-gold = золото
terminal-thing-wood = древесину
terminal-thing-fish = рыбу
terminal-thing-fish-in-reserve = рыбу в Резерве
terminal-thing-wood-in-reserve = древ. в Резерве
terminal-thing-fish-on-elders = рыбу у старейшин
terminal-thing-empty-space = пустой участок
terminal-thing-wooded-space = уч. под лесом
terminal-thing-filled-plate = полную тарелку
terminal-thing-free-track-space = своб. клетку трека
terminal-thing-round-left = оставш. раунд
terminal-thing-haul = улов
terminal-rule-wood-limit = предел древесины { $number }
terminal-rule-reserve-limit = предел Резерва { $number } рыб
terminal-rule-plates-cost-less = тарелки −{ $number }р
terminal-rule-ships-cost-wood-less = корабли −{ $number }д
terminal-rule-schooner-for-gold = шхуна за { $number }з
terminal-rule-shares-cost-less = buy −{ $number }з
terminal-rule-issuing-pays = issue даёт { $number }з
terminal-rule-deforest-gives = deforest даёт { $number }д
terminal-rule-thin-out-adds = thin +{ $number }д
terminal-rule-council-of = совет из { $number }
terminal-rule-full-elder-keeps = полный старейшина даёт { $number }р
terminal-rule-elders-eat-at-home = старейшины едят и вашу рыбу
terminal-rule-own-shares-first = рыба сперва на свои акции
terminal-rule-reserve-gold-scores = золото в Резерве идёт в счёт
terminal-rule-unissued-shares-are-free = невыпущенные акции без штрафа
terminal-rule-empty-spaces-are-free = { $number } пустых участка без штрафа
terminal-rule-moored = не занимает участка
terminal-rule-transfer-is-always-open = transfer, даже если занято

## Key Harvest

terminal-signs-keyharvest =
    Знаки: { terminal-keyharvest-letter-hops } — хмель, { terminal-keyharvest-letter-vegetables } — овощи, { terminal-keyharvest-letter-cider } — яблоки, { terminal-keyharvest-letter-wine } — вино, { terminal-keyharvest-letter-wheat } — пшеница; строчная буква — поле убрано.
    { terminal-keyharvest-signs }
    В списках: 4+2 — две самые большие группы, (C4·{ terminal-keyharvest-letter-hops }) — отдельное поле, которое могут забрать, 2? — фишки, которых никто не видел, + — ставка, которую вы можете оплатить.
terminal-first-keyharvest =
    1. За ход — до двух действий из четырёх: harvest, worker, transfer, offer.
    2. «harvest» приносит по фишке со скольких угодно полей одной группы; поля переворачиваются (строчные буквы).
    3. «offer» выставляет поле из реестра на ваш склад со ставкой. Со следующего хода «transfer» переносит его в поместье, на участок с его номером, — если соперник не заплатил вам те же фишки и не забрал его раньше.
    4. «worker» ставит работника туда, где рядом хватает полей (цифры в поместье). Умение срабатывает один раз.
    5. Очки: работники, самая большая группа, вторая — вдвойне, культуры, которых у вас больше всех. После десятого события — последние ходы. «why СЛОВО» объяснит, «help» покажет команды.
terminal-keyharvest-letter-hops = Х
terminal-keyharvest-letter-vegetables = О
terminal-keyharvest-letter-cider = Я
terminal-keyharvest-letter-wine = В
terminal-keyharvest-letter-wheat = П
terminal-keyharvest-signs = C4* реестр · C4$ склад · 2: полей рядом · -: у работника · A/1 работник · [ ] выбор
terminal-keyharvest-round = раунд { $round }
terminal-keyharvest-over = игра окончена
terminal-keyharvest-action = действие { $number } из { $of }
terminal-keyharvest-events = События
terminal-keyharvest-track = { $count } из { $spaces }
terminal-keyharvest-bag = в мешке { $fields ->
    [one] { $fields } поле
    [few] { $fields } поля
   *[many] { $fields } полей
}, { $events ->
    [one] { $events } событие
    [few] { $events } события
   *[many] { $events } событий
}
terminal-keyharvest-check = «?»: здесь у каждого должно быть жетонов: { $number }
terminal-keyharvest-last = Последние ходы, осталось { $count }:
terminal-keyharvest-ending = Вышло десятое событие: после этого хода у каждого будет ещё по два.
terminal-keyharvest-idle = Ходов подряд без действий: { $count }. На { $most } игра закончится.
terminal-keyharvest-registry = Реестр
terminal-keyharvest-fallow = в залежи { $count }
terminal-keyharvest-none = пусто
terminal-keyharvest-workers = Работники
terminal-keyharvest-workers-note = ваши батраки A–F и горожане; E/3 — работник E ранга 3
terminal-keyharvest-workers-short = (cards W — что они умеют)
terminal-keyharvest-mine = Ваше поместье
terminal-keyharvest-points = { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}: работники { $workers }, группы { $largest } + { $second }, культуры { $crops }
terminal-keyharvest-counters = Фишки
terminal-keyharvest-held = Фишки: на руках, запас
terminal-keyharvest-came = Последние события
terminal-keyharvest-unknown = неизвестных (?): { $count }
terminal-keyharvest-secret = ваша тайна: { $crops }
terminal-keyharvest-players = Игроки
terminal-keyharvest-column-total = очки
terminal-keyharvest-column-groups = земля
terminal-keyharvest-column-tiles = всего
terminal-keyharvest-column-workers = работники
terminal-keyharvest-column-held = фишки
terminal-keyharvest-column-store = склад: ставка
terminal-keyharvest-fields = поля
terminal-keyharvest-store = Склад
terminal-keyharvest-would-be = { $size ->
    [1] у вас будет отдельным
   *[other] получится группа из { $size }
}
terminal-keyharvest-seen = (уже было)
terminal-keyharvest-at = { $seat }: участок { $space }
terminal-keyharvest-in-town = в городе, доступен всем
terminal-keyharvest-nowhere = ни в одном поместье
terminal-keyharvest-on-board = в поместье ({ $seat })
terminal-keyharvest-in-store = на складе ({ $seat })
terminal-keyharvest-in-registry = в реестре
terminal-keyharvest-in-fallow = в залежи, вышло из игры
terminal-keyharvest-in-moving = переходит из рук в руки
terminal-keyharvest-in-bag = в мешке

## Рейкхольт

terminal-signs-reykholt =
    Знаки: { terminal-reykholt-short-tomato } — помидор, { terminal-reykholt-short-lettuce } — салат, { terminal-reykholt-short-mushroom } — гриб, { terminal-reykholt-short-cauliflower } — цветная капуста, { terminal-reykholt-short-carrot } — морковь; ⌂ — теплица, ⌂? — случайная, ⚑ — не больше одного рабочего на такие клетки колонки за раунд.
    В теплице [пп··] два помидора и две свободные грядки; буквы за ней — что в ней растёт. На шкале [13] — ваш следующий стол, 3× — сколько овощей он стоит.
terminal-first-reykholt =
    1. В раунде у вас трое рабочих, по одному за ход: введите слово клетки, например P1.
    2. Клетки P дают теплицы. На клетках F теплицы засаживают: один ваш овощ заполняет все грядки своим сортом.
    3. После работ каждая засаженная теплица сама даёт по овощу.
    4. Затем управляющий идёт вдоль столов: каждый стоит тех овощей, что на нём. Раз в раунд бонус ведёт к следующему столу даром и приносит столько овощей, сколько тот стоил бы.
    5. Побеждает тот, кто ушёл дальше всех. «why СЛОВО» объяснит, «card P1» расскажет о клетке, «help» покажет команды.
terminal-reykholt-short-tomato = п
terminal-reykholt-short-lettuce = с
terminal-reykholt-short-mushroom = г
terminal-reykholt-short-cauliflower = к
terminal-reykholt-short-carrot = м
terminal-reykholt-short-any = { $number } любых
terminal-reykholt-short-alike = { $number } одинак.
terminal-reykholt-short-seed = посадка { $number }
terminal-reykholt-short-harvest = урожай { $number }
terminal-reykholt-short-harvest-one = { $number } из одной { $house }
terminal-reykholt-short-card = карта
terminal-reykholt-short-share = общая карта
terminal-reykholt-short-advance = стол +{ $number }
terminal-reykholt-round = раунд { $round } из { $rounds }
terminal-reykholt-worker = рабочий { $worker } из { $workers }
terminal-reykholt-track = Шкала туризма
terminal-reykholt-next = следующий стол: { $cost } (у вас { $have })
terminal-reykholt-start-table = Стартовый стол:
terminal-reykholt-actions = Поле действий
terminal-reykholt-actions-note = [ ] можно сейчас · { $house } теплица · { $flag } флажок
terminal-reykholt-piles = Теплицы
terminal-reykholt-display = Карты услуг
terminal-reykholt-stack = к следующей взятой — { $good }
terminal-reykholt-stack-later = к трём последним — { $goods }
terminal-reykholt-none = пусто
terminal-reykholt-aim = цель: стол { $table }, { $cost }
terminal-reykholt-colour = ваш цвет в этом раунде: { $shape }
terminal-reykholt-blocked = заняты нейтральными рабочими (o): { $spaces }
terminal-reykholt-variant = одну из них можно занять, один раз
terminal-reykholt-goals = Цели
terminal-reykholt-goods = Овощи
terminal-reykholt-no-houses = теплиц пока нет
terminal-reykholt-mine = Перед вами
terminal-reykholt-at-table = стол { $table }
terminal-reykholt-rank = место { $rank }
terminal-reykholt-workers-left = { $count ->
    [one] остался { $count } рабочий
   *[many] осталось рабочих: { $count }
}
terminal-reykholt-bonus-left = бонус не использован
terminal-reykholt-bonus-used = бонус использован
terminal-reykholt-shared = (совместно: { $seat })
terminal-reykholt-used = (уже в этом раунде)
terminal-reykholt-rivals = Другие
terminal-reykholt-first = (первый)
terminal-reykholt-column-table = стол
terminal-reykholt-column-goods = овощи
terminal-reykholt-column-workers = раб.
terminal-reykholt-column-cards = карты
terminal-reykholt-column-houses = теплицы
terminal-reykholt-unknown = какая — никто не знает
terminal-reykholt-takes = растут { $kinds }
terminal-reykholt-wins = Победа: { $name }, стол { $table } ({ $cost }).
terminal-reykholt-wins-in-front = Победа: { $name }, стол { $table } ({ $cost }), впереди остальных за ним.
terminal-reykholt-aim-missed = Управляющий дошёл до стола { $table }; цель, стол { $aim }, не достигнута.
terminal-reykholt-goals-met = Все условия выполнены, победа: { $names }.
terminal-reykholt-goals-missed = Условия не выполнены.
