### Вопросы и смысл каждого ответа.

## Вопросы

prompt-place-worker = Куда пойдёт ваш рабочий?
prompt-feed-elder = { $number ->
    [1] Осталась только одна рыба: кого из старейшин накормить?
   *[many] Рыбы на всех не хватит (осталось { $number }): кого из старейшин накормить первым?
}
prompt-copy = Какую заполненную клетку повторить?
prompt-evening = { $follows ->
    [0] Последний раунд окончен: использовать постройку, пока не подсчитаны очки?
   *[other] Работа закончена: использовать постройку, пока все не вернулись домой?
}
prompt-serve = Подать следующую тарелку за { $number } { $number ->
    [one] рыбу
    [few] рыбы
   *[many] рыб
}?
prompt-choose-building = { $cheaper ->
    [nothing] Что построить
   *[other] Что построить со скидкой ({ $cheaper })
}?
prompt-place-building = Куда поставить постройку «{ $card }»?
prompt-deforest = Где вырубить лес?
prompt-reforest = Где посадить лес?
prompt-choose-ship = { $cheaper ->
    [nothing] Какой корабль построить
   *[other] Какой корабль построить со скидкой ({ $cheaper })
}?
prompt-take-elder = Кого из старейшин пригласить в совет?
prompt-use-new-elder = { $card }: использовать сразу?
prompt-exchange = Заплатить { CASE($pay, "accusative") } и получить { CASE($gain, "accusative") }?
prompt-grow-forest = Где вырастет второй лес?
prompt-upgrade = { $pay ->
    [nothing] Обменять корабль на больший?
   *[other] Заплатить { CASE($pay, "accusative") } и обменять корабль на больший?
}
prompt-card-action = Постройка предлагает действие: выполнить?
prompt-choose-gain = Что получить: { $first } или { $second }?
prompt-sell-ship = Вернуть корабль и получить { CASE($goods, "accusative") }?
prompt-elder-action = Какое действие выполнит старейшина?

## Ответы

move-space = { $space }
move-building = { $card } ({ $price })
move-elder = { $card }
move-place = { $place }
move-ship = { $ship } ({ $price })
move-upgrade-ship = { $ship ->
    [sloop] шлюп на куттер
    [cutter] куттер на шхуну
   *[other] { $ship }
}
move-use-building = использовать: { $card }
move-place-worker-pass = спасовать
move-serve-plate = подать за { $number } { $number ->
    [one] рыбу
    [few] рыбы
   *[many] рыб
}
move-serve-stop = больше не подавать
move-exchange-yes = заплатить { CASE($pay, "accusative") }, получить { CASE($gain, "accusative") }
move-exchange-no = не платить
move-choose-gain-yes = получить { CASE($first, "accusative") }
move-choose-gain-no = получить { CASE($second, "accusative") }
move-sell-ship = вернуть { CASE($ship, "accusative") }
move-sell-ship-stop = оставить корабли
move-use-new-elder-use = использовать сразу
move-use-new-elder-stop = не сейчас
move-upgrade-stop = ничего не менять
move-card-action-stop = отказаться
move-evening-stop = домой
# Когда уже ничего не возможно.
move-choose-building-stop = ничего не строить
move-copy-stop = ничего не повторять
move-elder-action-stop = ничего не делать
prompt-choose-start = Кто начинает?
move-seat = { $seat }

## Карты, которые выполняют вручную

prompt-adjust = { $source }: что делает эта карта? Сейчас — для игрока { $whose }
prompt-adjust-more = { $source }, { $change }: что ещё указать?
prompt-consent = { $seat } выполняет карту «{ $source }» вручную, шаги — в журнале. Вы согласны?
move-adjust = { $change }
move-adjust-stop = это всё
move-consent-yes = да, так на ней и написано
move-consent-no = нет, вернуть как было
change-add-fish = получить 1 рыбу
change-take-fish = заплатить 1 рыбу
change-add-wood = получить 1 древесину
change-take-wood = заплатить 1 древесину
change-add-gold = получить 1 золото
change-take-gold = заплатить 1 золото
change-store-fish = 1 рыба в Резерв
change-fetch-fish = 1 рыба из Резерва
change-store-wood = 1 древесина в Резерв
change-fetch-wood = 1 древесина из Резерва
change-store-gold = 1 золото в Резерв
change-fetch-gold = 1 золото из Резерва
change-add-sloop = получить шлюп
change-add-cutter = получить куттер
change-add-schooner = получить шхуну
change-take-sloop = вернуть шлюп
change-take-cutter = вернуть куттер
change-take-schooner = вернуть шхуну
change-add-plate = заполнить тарелку
change-take-plate = освободить тарелку
change-add-point = на 1 очко больше
change-take-point = на 1 очко меньше
change-S1 = положить жетон леса на S1
change-D1 = положить жетон леса на D1
change-D2 = положить жетон леса на D2
change-D3 = положить жетон леса на D3
change-D4 = положить жетон леса на D4
change-D5 = положить жетон леса на D5
change-fell-S1 = убрать жетон леса с S1
change-fell-D1 = убрать жетон леса с D1
change-fell-D2 = убрать жетон леса с D2
change-fell-D3 = убрать жетон леса с D3
change-fell-D4 = убрать жетон леса с D4
change-fell-D5 = убрать жетон леса с D5
