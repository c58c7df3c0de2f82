### Вопросы и что значит каждый ответ.

prompt-place-worker = Куда идёт ваш рабочий?
prompt-which-action = Какое действие сначала?
prompt-which-option = { $source }: что из двух?
prompt-take-house = Какую теплицу вы берёте?
prompt-seed = { $number ->
    [0] Засадить ещё одну теплицу?
   *[other] Какую теплицу вы засаживаете?
}
prompt-seed-good = { $house }: чем засадить?
prompt-harvest = С какой теплицы вы собираете урожай?
prompt-harvest-good = { $house }: что собрать?
prompt-take-card = Какую карту услуг вы берёте?
prompt-share-card = Какую карту соседа вы делите?
prompt-discard-house = Какую теплицу вы сбрасываете?
prompt-discard-alike = Овощи какого сорта вы сбрасываете? Нужно { $number }.
prompt-discard = { $number ->
    [one] Какой овощ вы сбрасываете?
   *[other] Какие овощи вы сбрасываете? Осталось { $number }.
}
prompt-choose-good = { $number ->
    [one] Какой овощ вы берёте?
   *[other] Какие овощи вы берёте? Осталось { $number }.
}
prompt-choose-house = Какая теплица?
prompt-plant-good = { $house }: что посадить?
prompt-give-house = Какую теплицу вы отдаёте?
prompt-offer = { $source }: воспользоваться?
prompt-tourism = Следующий стол стоит { CASE($goods, "accusative") }.
prompt-window = Использовать карту сейчас?

move-space = { $space }
move-house = { $house } (грядок: { $number })
move-house-planted = { $house } (грядок: { $number }): { $goods }
move-house-empty = { $house } (грядок: { $number }): пусто
move-pile = теплица на { $number ->
    [one] { $number } грядку
    [few] { $number } грядки
   *[many] { $number } грядок
}
move-pile-random = верхняя случайная теплица
move-good = { $good } (есть { $number })
move-card = { $card }
move-use-card = использовать: { $card }
move-option = вариант { $number }
move-place-worker-pass = пропустить ход: идти некуда
move-seed-stop = достаточно
move-harvest-stop = достаточно
move-offer-yes = да
move-offer-no = нет
move-tourism-pay = заплатить { CASE($goods, "accusative") } и продвинуться
move-tourism-bonus = бонус: продвинуться и взять овощи этого стола
move-tourism-stop = остановиться
move-window-stop = дальше
prompt-choose-start = Кто начинает?
move-seat = { $seat }

## Карты и клетки, которые выполняют вручную

prompt-adjust = { $source }: что здесь происходит? Сейчас — для игрока { $whose }
prompt-adjust-more = { $source }, { $change }: какой овощ посадить или убрать?
prompt-consent = { $seat } выполняет «{ $source }» вручную, шаги — в журнале. Вы согласны?
move-adjust = { $change }
move-adjust-stop = это всё
move-consent-yes = да, так и написано
move-consent-no = нет, вернуть как было
change-add-tomato = получить 1 помидор
change-add-lettuce = получить 1 салат
change-add-mushroom = получить 1 гриб
change-add-cauliflower = получить 1 цветную капусту
change-add-carrot = получить 1 морковь
change-take-tomato = отдать 1 помидор
change-take-lettuce = отдать 1 салат
change-take-mushroom = отдать 1 гриб
change-take-cauliflower = отдать 1 цветную капусту
change-take-carrot = отдать 1 морковь
change-tomato = посадить 1 помидор
change-lettuce = посадить 1 салат
change-mushroom = посадить 1 гриб
change-cauliflower = посадить 1 цветную капусту
change-carrot = посадить 1 морковь
change-ahead = на один стол вперёд
change-size-3 = теплица на 3 грядки
change-size-4 = теплица на 4 грядки
change-size-5 = теплица на 5 грядок
change-size-6 = теплица на 6 грядок
change-G01 = теплица G01
change-G02 = теплица G02
change-G03 = теплица G03
change-G04 = теплица G04
change-G05 = теплица G05
change-G06 = теплица G06
change-G07 = теплица G07
change-G08 = теплица G08
change-G09 = теплица G09
change-G10 = теплица G10
change-G11 = теплица G11
change-G12 = теплица G12
change-G13 = теплица G13
change-G14 = теплица G14
change-G15 = теплица G15
change-G16 = теплица G16
change-G17 = теплица G17
change-G18 = теплица G18
change-G19 = теплица G19
change-G20 = теплица G20
change-G21 = теплица G21
change-G22 = теплица G22
change-G23 = теплица G23
change-Q1 = теплица Q1
change-Q2 = теплица Q2
