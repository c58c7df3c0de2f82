### Вопросы и что значит каждый ответ.

## Ход

prompt-choose-start = Кто начинает?
prompt-action = { $left ->
    [one] Второе действие или конец хода?
   *[other] Какое действие?
}
prompt-harvest = С каких полей вы убираете урожай?
prompt-harvest-instead = Для { $field } в запасе не осталось { CASE($crop, "genitive") }: какую культуру взять взамен?
prompt-worker = Какого работника вы ставите?
prompt-remove = Какого работника вы снимаете?
prompt-place = Куда поставить { CASE($worker, "accusative") }?
prompt-transfer = Какое поле вы забираете со склада?
prompt-offer = { $left ->
    [one] Ещё одно поле реестра: какое выставите?
   *[other] Какие поля реестра вы выставляете? Не больше { $left }.
}
prompt-bid = { $number ->
    [0] Ставка за { $field }: хотя бы одна фишка
    [one] Ставка за { $field }: { $number } фишка. Ещё?
    [few] Ставка за { $field }: { $number } фишки. Ещё?
   *[many] Ставка за { $field }: { $number } фишек. Ещё?
}
prompt-move-worker = { $field } занимает место { CASE($worker, "genitive") }: переставить его и снова применить умение?

## Работники

prompt-extra-crop = { $worker }: с какого соседнего поля взять ещё фишку?
prompt-take-crop = { $worker }: { $left ->
    [one] ещё одна фишка. Какая?
   *[other] берите фишки, всего { $left }. Какую сначала?
}
prompt-turn-up = { $worker }: какие соседние поля снова засеять?
prompt-buy = { $worker }: какое поле вы покупаете с чужого склада?
prompt-fallow = { $worker }: какое ваше поле уходит в залежь?
prompt-store = { $worker }: какое поле реестра вы берёте на склад?
prompt-seize = { $worker }: какое отдельное поле вы забираете у соперника?
prompt-copy = { $worker }: чьё умение применить ещё раз?
prompt-draw = { $worker }: вытянуть поле из мешка?
prompt-keep = Вы вытянули { $field }: положить его или отправить в залежь?
prompt-take = { $worker }: какое поле реестра вы кладёте?
prompt-pay = { $field }: { $left ->
    [one] ещё { $left } фишка, получает { $to }
    [few] ещё { $left } фишки, получает { $to }
   *[many] ещё { $left } фишек, получает { $to }
}
prompt-pay-stock = { $event }: { $left ->
    [one] ещё { $left } фишка в запас
    [few] ещё { $left } фишки в запас
   *[many] ещё { $left } фишек в запас
}

## События

prompt-blind-swap = { $event }: какое своё поле вы меняете на поле из мешка?
prompt-exchange = { $event }: какое отдельное поле соперника вам нужно?
prompt-exchange-give = { $event }: какое своё поле вы отдаёте за { $field }?
prompt-give-away = { $event }: какое своё поле вы передаёте соседу слева?
prompt-receive = { $event }: { $from } передаёт вам { $field }. Что с ним сделать?
prompt-good-harvest = { $event }: фишку какой из ваших культур вы берёте?
prompt-lucky-dip = { $event }: отдать две фишки за поле из мешка?
prompt-lucky-dip-registry = { $event }: в мешке нет полей. Какое поле реестра взять за две фишки?
prompt-new-crop = { $event }: { $left ->
    [one] какое убранное поле снова засеять?
   *[other] какие убранные поля снова засеять? Не больше { $left }.
}
prompt-quick-sale = { $event }: какое поле реестра вы покупаете за три фишки?
prompt-registry-swap = { $event }: какое поле реестра вам нужно?
prompt-swap-give = { $event }: какое своё поле вы отдаёте за { $field }?
prompt-remote-harvest = { $event }: с каких отдельных полей вы убираете урожай?
prompt-replacement = { $event }: вы вытянули { $field }. Какое ваше поле уходит в залежь вместо него?
prompt-reposition = { $event }: какого работника переставить?
prompt-reposition-to = { $event }: куда поставить { CASE($worker, "accusative") }?
prompt-vacation = { $event }: какой работник уходит из поместья?
prompt-windfall = { $event }: какую фишку получает { $to }?

## Ответы

move-field = { $field }, { $crop }
move-field-own = { $field }, { $crop }: { CASE($goods, "accusative") } в запас
move-field-of = { $field }, { $crop }: отдать { CASE($goods, "accusative") }, получает { $seat }
move-field-bought = { $field }, { $crop }; склад: { $seat }. Цена: { $number ->
    [one] { $number } фишка
    [few] { $number } фишки
   *[other] { $number } фишек
} (ставка: { $goods })
move-space = { $space } (рядом { $number ->
    [one] { $number } поле
    [few] { $number } поля
   *[many] { $number } полей
})
move-crop-in-hand = { $crop } (есть { $number })
move-crop-of-stock = { $crop } (в запасе { $number })
move-worker = { $letter } { $worker }, ранг { $number }
move-seat = { $seat }
move-action-harvest = урожай
move-action-worker = работник
move-action-transfer = забрать со склада
move-action-offer = выставить поле
move-action-end = конец хода
move-harvest-all = со всех
move-harvest-stop = достаточно
move-worker-remove = снять работника
move-transfer-stop = больше не надо
move-offer-stop = больше не надо
move-bid-stop = выставить с этой ставкой
move-move-worker-pass = снять работника
move-harvest-instead-pass = ничего не брать
move-extra-crop-pass = ничего не брать
move-extra-crop-stop = достаточно
move-take-crop-pass = ничего не брать
move-turn-up-all = все
move-turn-up-pass = ни одного
move-turn-up-stop = достаточно
move-buy-pass = не покупать
move-store-pass = не брать
move-seize-pass = не забирать
move-copy-pass = ничьё
move-draw-draw = тянуть
move-draw-pass = не тянуть
move-keep-place = положить
move-keep-discard = в залежь
move-take-pass = не брать
move-blind-swap-pass = не менять
move-exchange-pass = не менять
move-receive-place = положить
move-receive-hand-on = передать дальше
move-receive-discard = в залежь
move-good-harvest-pass = ничего не брать
move-lucky-dip-draw = заплатить и тянуть
move-lucky-dip-pass = не надо
move-lucky-dip-registry-pass = не покупать
move-new-crop-pass = ни одного
move-new-crop-stop = достаточно
move-quick-sale-pass = не покупать
move-registry-swap-pass = не менять
move-remote-harvest-all = со всех
move-remote-harvest-pass = ни с одного
move-remote-harvest-stop = достаточно
move-replacement-pass = никакое: в залежь уходит { $field }
move-reposition-pass = никого
move-vacation-pass = все остаются
