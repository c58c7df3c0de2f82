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
