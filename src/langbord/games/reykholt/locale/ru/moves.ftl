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
