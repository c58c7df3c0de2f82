### Чтение: сцены, варианты, кубики, сделки.

## Сцена

read-number = Сцена { $number }
read-reader = Читает { $name }
read-whose-two = { $name } и { $partner }
read-gathered = Слава за сцену: { $number }; вы получите её в конце
read-waiting = Решение за игроком { $name }.
read-chosen = Выбрано
read-total = { $number ->
    [one] { $number } успех
    [few] { $number } успеха
   *[many] { $number } успехов
}
read-rows = Сколько требовали исходы
read-row = { $number } и больше
read-row-else = сколько угодно
read-note-of = { $name }: { $note }
read-notes = Что из этого вышло
read-note-gains-gold = +{ $number } { $number ->
    [one] золотой
   *[other] золотых
}
read-note-loses-gold = −{ $number } { $number ->
    [one] золотой
   *[other] золотых
}
read-note-pays = { $number ->
    [one] Уплачен { $number } золотой
   *[other] Уплачено { $number } золотых
}
read-note-prestige-more = Слава +{ $number }
read-note-prestige-less = Слава −{ $number }
read-note-gains = Получено: { $card }
read-note-gains-closed = Получено: тайное задание
read-note-has-already = Уже есть, срок начинается заново: { $card }
read-note-discards = Сброшено: { $card }
read-note-abandons = Брошено: { $card }
read-note-warded = Отведено: { $card }
read-note-unavailable = Не досталось: { $card }
read-note-buys = { $number ->
    [one] Куплено за { $number } золотой: { $card }
   *[other] Куплено за { $number } золотых: { $card }
}
read-note-sells = { $number ->
    [one] Продано за { $number } золотой: { $card }
   *[other] Продано за { $number } золотых: { $card }
}
read-note-local = { $card } — теперь здесь: { $space }
read-note-replaces = { $old } → { $new }
read-note-mark = Знак умения: { $from } → { $to }
read-note-transported = Теперь вы здесь: { $space }
read-note-achieves = Достижение: { $achievement }
read-note-d12 = Двенадцатигранник: { $number }

## Между сценами

read-nowhere = В пути
read-settlement = поселение
read-harbour = гавань
read-day = { $weekday }, день { $number } из { $last }
read-stories = Сцены на выбор
read-stories-here = Что откроется вам здесь, когда перейдёте к сцене
read-must = Обязательная: отложить её нельзя
read-partner = Можно взять напарника

## Чтение вслух

read-speak = Читать вслух
read-pause = Пауза
read-resume = Читать дальше
read-stop = Стоп

## Варианты

choice-heading = Что вы сделаете?
choice-star = Звёздный вариант, нужна метка: { $tags }
choice-star-card = Звёздный вариант: { $tags } (карта: { $cards })
choice-star-own = Звёздный вариант: { $tags } — это у вас от природы
choice-cost-gold = { $number ->
    [one] { $number } золотой
   *[other] { $number } золотых
}
choice-cost-item = { $number ->
    [one] сбросить вещь
    [few] сбросить { $number } вещи
   *[many] сбросить { $number } вещей
}
choice-cost-companion = { $number ->
    [one] сбросить попутчика
   *[other] сбросить { $number } попутчиков
}
choice-cost-status = { $number ->
    [one] сбросить состояние
    [few] сбросить { $number } состояния
   *[many] сбросить { $number } состояний
}
choice-cost-quest = { $number ->
    [one] бросить задание
    [few] бросить { $number } задания
   *[many] бросить { $number } заданий
}
choice-cost-card = сбросить: { $card }
choice-cost-other = за плату
choice-dice = Ваши лучшие кубики: { $dice }
choice-odds = Шансы
choice-odds-on = Показывать шансы
choice-odds-row = { $number ->
    [one] { $number } успех и больше: { $once } % с одного броска, { $twice } % с перебросом
    [few] { $number } успеха и больше: { $once } % с одного броска, { $twice } % с перебросом
   *[many] { $number } успехов и больше: { $once } % с одного броска, { $twice } % с перебросом
}
choice-odds-note = Только кубики; карты могут помочь или помешать. Тёмная полоса — один бросок, светлая — бросок и переброс.
choice-odds-promised = столько требует сложность

## Кубики

dice-heading = Проверка умения
dice-base = чёрный
dice-face = Кубик { $number } ({ $die }): { $face }
dice-blank = Кубик { $number } ({ $die }): пусто
dice-waiting = Кубик { $number } ({ $die }), ещё не брошен
dice-pool = Кубики
dice-swap-heading = Замените чёрный кубик за свой знак
dice-swap = { $number ->
    [one] { $skill }: остался { $number } знак
    [few] { $skill }: осталось { $number } знака
   *[many] { $skill }: осталось { $number } знаков
}
dice-test-instead = Проверить вместо этого: { $skill }
dice-skill-heading = Какое умение проверить вместо этого?
dice-helps = Что можно применить сейчас
dice-must = обязательно
dice-scene-itself = сама сцена
dice-count = Откуда успехи
dice-line-die = Кубик { $number }: { $skill }
dice-line-counts = { $skill } тоже считается благодаря карте
dice-line-card = { $card }
dice-line-rest = Двенадцатигранник или оставшиеся дни
dice-line-floor = Итог не бывает меньше 0
dice-total = Итог
dice-verdict-unknown = { $total ->
    [one] { $total } успех. Сколько нужно, не знает никто.
    [few] { $total } успеха. Сколько нужно, не знает никто.
   *[many] { $total } успехов. Сколько нужно, не знает никто.
}
dice-verdict-enough = { $total } из { $wanted }: сложность требовала столько или меньше
dice-verdict-short = { $total } из { $wanted }: сложность требует больше
dice-odds-first = Шансы этого броска
dice-odds-again = Шансы, если перебросить все кубики
dice-odds-again-row = { $number ->
    [one] { $number } успех и больше: { $once } %
    [few] { $number } успеха и больше: { $once } %
   *[many] { $number } успехов и больше: { $once } %
}
dice-check-before-stop = К броску
dice-check-effects-stop = Больше ничего
dice-check-last-stop = К исходу
dice-check-pool-roll = Бросить
dice-check-pool-ask = Попросить напарника о большем
dice-check-reroll-reroll = Перебросить все
dice-check-reroll-keep = Оставить этот бросок
dice-dice-roll = Перебросить выбранные
dice-dice-stop = Оставить как есть
dice-push-yes = Бросить ещё раз
dice-push-no = Остановиться
dice-choose = Нажмите на кубики, которые хотите перебросить.

## Сделки

deal-lead-market = Покупайте, что нравится и по карману. Остальное вернётся на место.
deal-lead-sell = { $number ->
    [one] За каждую вещь дают { $number } золотой.
   *[other] За каждую вещь дают { $number } золотых.
}
deal-lead-keep-one = Посмотрите на все карты; одна из них ваша.
deal-lead-lend = Одолженное служит напарнику в этой сцене, но остаётся вашим.
deal-lead-too-many-items = Столько вам не унести. С одной вещью придётся расстаться.
deal-lead-too-many-quests = Столько заданий не удержать в голове. Одно придётся бросить.
deal-lead-give-mark = Знак на знак: сначала тот, который вы отдаёте.
deal-lead-take-mark = И тот, который берёте взамен.
deal-lead-place-card = Карта ляжет там, где вы выберете.
deal-lead-transport = Вас доставят в место по вашему выбору.
deal-lead-trade = Обмен с игроком { $name }. Он состоится, если { $name } не против.
deal-lead-trade-accept = { $from_name } предлагает обмен.
deal-purse = { $number ->
    [one] У вас { $number } золотой
   *[other] У вас { $number } золотых
}
deal-price = { $number ->
    [one] { $number } золотой
   *[other] { $number } золотых
}
deal-dear = не по карману
deal-marks = { $number ->
    [one] { $number } знак
    [few] { $number } знака
   *[many] { $number } знаков
}
deal-gives = { $name } отдаёт
deal-gold-of = { $number } из { $gold } золотых
deal-gold-more = Ещё один золотой
deal-gold-handful = { $number ->
    [one] Ещё { $number } золотой
   *[other] Ещё { $number } золотых
}
deal-no-items = вещей нет
deal-in-deal = входит в обмен
deal-lent = одолжено
deal-take-back = Отменить последний шаг
