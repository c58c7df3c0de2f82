### Что произошло, строка за строкой, и почему отмена дальше не идёт.
### Имена игроков не склоняются, поэтому всё в настоящем времени, а имя — всегда в именительном падеже.

## Раунды

log-round-begins = Начинается раунд { $number }
log-laid-out = Новая постройка на столе: { $card }
log-draws = { $seat } берёт в руку { $number ->
    [one] { $number } постройку
    [few] { $number } постройки
   *[many] { $number } построек
} C
log-draws-card = { $seat } берёт в руку: { $card }
log-campaign-goes-on = Кампания продолжается: партия { $number }

## Рыбалка

log-fishes = { $seat } вылавливает { $number } { $number ->
    [one] рыбу
    [few] рыбы
   *[many] рыб
}{ $elders ->
    [0] {""}
   *[other] ; старейшинам — { $elders }
}{ $board ->
    [0] {""}
   *[other] ; акциям на поле действий — { $board } (пропадает)
}{ $rivals ->
    [0] {""}
   *[other] ; акциям у других — { $rivals }
}{ $own ->
    [0] {""}
   *[other] ; своим акциям — { $own }
}{ $reserve ->
    [0] {""}
   *[other] ; в Резерв — { $reserve }
}{ $lost ->
    [0] {""}
   *[other] ; пропало — { $lost }
}
log-share-fish = { $seat } получает { $number } { $number ->
    [one] рыбу
    [few] рыбы
   *[many] рыб
} за чужие акции ({ $from })
log-elder-full = { $card } больше не ест: { $seat } забирает { $number } { $number ->
    [one] рыбу
    [few] рыбы
   *[many] рыб
}

## Работа

log-places-worker = { $seat } ставит рабочего: { $space }
log-copies = { $seat } повторяет: { $space }
log-passes = { $seat } пасует
log-takes-gold = { $seat } берёт { $number } { $number ->
    [one] золото
   *[many] золота
}
log-transfers = { $seat } забирает из Резерва { CASE($goods, "accusative") }
log-serves-plate = { $seat } подаёт тарелку { $plate } за { $number } { $number ->
    [one] рыбу
    [few] рыбы
   *[many] рыб
}
log-builds = { $seat } строит: { $card }
log-issues = { $seat } выпускает акцию за { $number } { $number ->
    [one] золото
   *[many] золота
}
log-buys = { $seat } покупает { $number ->
    [one] { $number } акцию
    [few] { $number } акции
   *[many] { $number } акций
} { $price ->
    [0] бесплатно
    [one] за { $price } золото
   *[many] за { $price } золота
}
log-deforests = { $seat } вырубает лес: { $number } { $number ->
    [one] древесина
   *[many] древесины
} ({ $place })
log-thins = { $seat } прореживает лес: { $number } { $number ->
    [one] древесина
   *[many] древесины
}
log-reforests = { $seat } сажает лес ({ $place })
log-builds-ship = { $seat } спускает на воду { CASE($ship, "accusative") }
log-takes-elder = { $seat } приглашает в совет нового старейшину: { $card }
log-elder-turned-up = Открыт новый старейшина: { $card }
log-uses-elder = { $seat } зовёт старейшину: { $card }

## Карты

log-uses = { $seat } использует: { $card }
log-card-acts = { $seat }: срабатывает постройка «{ $card }»
log-gains = { $goods ->
    [nothing] { $seat } ничего не получает
   *[other] { $seat } получает { CASE($goods, "accusative") }
}
log-gains-in-reserve = { $seat } получает в Резерв { CASE($goods, "accusative") }
log-pays = { $seat } платит { CASE($goods, "accusative") }
log-plates-filled = { $number ->
    [0] Пустых тарелок не осталось
    [one] Заполнена ещё { $number } тарелка
    [few] Заполнены ещё { $number } тарелки
   *[many] Заполнено ещё { $number } тарелок
}
log-grows = { $seat } выращивает лес ({ $place })
log-upgrades = { $seat } меняет { CASE($old, "accusative") } на { CASE($new, "accusative") }
log-sells-ship = { $seat } возвращает { CASE($ship, "accusative") }

## Почему отмена дальше не идёт

barrier-buildings = открыты новые постройки
barrier-elder = открыт новый старейшина
barrier-hand = карты взяты в руку
barrier-hands = карты с рук открыты
log-start-drawn = Жребий: первого игрока назовёт { $seat }
log-names-start = { $seat } называет первого игрока: { $first }
log-adjusts = { $source }, вручную — { $whose }: { $change }
log-adjust-refused = { $seat } не соглашается: сделанное по карте «{ $source }» отменено
