### Стол в браузере: заголовки и то, что программа экранного доступа говорит о частях стола.

## Заголовки

page-actions = Действия
page-buildings = Постройки
page-group-A = Постройки A
page-group-B = Постройки B
page-group-C = Постройки C
page-group-hand = Ваша рука
page-group-site = Оплачена: выберите участок
page-shares = У кого чьи акции
page-my-harbour = Моя гавань
page-payout = Следующий улов по шагам
page-score = Очки сейчас
page-standing = Кто впереди
page-rivals = Соперники
page-players = Игроки
page-only-affordable = Что мне по карману
page-or = или

## Банкетный стол

page-next-plate = Следующая тарелка стоит { $number ->
    [one] { $number } рыбу
    [few] { $number } рыбы
   *[many] { $number } рыб
}.
page-table-full = Все тарелки заполнены.
page-plate-filled = Тарелка { $number }, заполнена
page-plate-empty = Тарелка { $number }, пустая: { $price ->
    [one] { $price } рыба
    [few] { $price } рыбы
   *[many] { $price } рыб
}, приносит 1 золото

## Поле действий и акции

page-space = { $space }. { $capacity ->
    [one] Место для одного рабочего
   *[many] Место для { $capacity } рабочих
}{ $workers ->
    [0] , никого нет.
   *[many] ; сейчас здесь: { $standing }.
}
page-colour = рабочий цвета { $number }
page-market = { $number ->
    [0] На поле действий нет акций.
    [one] На поле действий { $number } акция, цена { $price } { $price ->
        [one] золото
       *[many] золота
    }.
    [few] На поле действий { $number } акции, цена { $price } { $price ->
        [one] золото
       *[many] золота
    }.
   *[many] На поле действий { $number } акций, цена { $price } { $price ->
        [one] золото
       *[many] золота
    }.
}{ $discount ->
    [0] { "" }
   *[many] { " " }Скидка { $discount } { $discount ->
        [one] золото
       *[many] золота
    }.
}
page-shares-of = { $seat } — { $number }
page-holder = { $seat }, акции в запасе: { $shares }. Невыпущенные: { $unissued }.

## Постройки, корабли, старейшины

page-card = { $name }: { $kind }, { $type }. { $cost }; { $points }.
page-ship = { $ship }: { $price }. Длина { $length }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}, осталось { $left }.
page-stack = Место { $number }{ $below ->
    [0] { "" }
   *[many] , ниже ещё { $below }
}{ $hidden ->
    [0] { "" }
   *[many] , закрытых: { $hidden }
}.
page-elder-fish = { $number ->
    [one] { $number } рыба
    [few] { $number } рыбы
   *[many] { $number } рыб
}

## Раунды

page-round = Раунд { $number }: начинает { $seat }.{ $discount ->
    [0] { "" }
   *[many] { " " }Скидка на акции { $discount } { $discount ->
        [one] золото
       *[many] золота
    }.
}
page-comes-a = Ещё { $number } { $number ->
    [one] постройка A.
    [few] постройки A.
   *[many] построек A.
}
page-comes-b = Ещё { $number } { $number ->
    [one] постройка B.
    [few] постройки B.
   *[many] построек B.
}
page-comes-c = Открываются постройки C: { $number }.
page-comes-hand = Каждый берёт в руку { $number } { $number ->
    [one] постройку C.
    [few] постройки C.
   *[many] построек C.
}
page-comes-hands = Все постройки C с рук выкладываются в открытую.

## Гавани

page-strip = { $seat }: { $score ->
    [one] { $score } очко
    [few] { $score } очка
   *[many] { $score } очков
}. { $goods }.
page-supply = Запас: { $goods }. Осталось рабочих: { $workers }.
page-reserve = Резерв: { $goods }. Вмещает до { $limit } рыб.
page-place = Участок { $place }: { $forests ->
    [0] { $count ->
        [0] пусто
       *[other] { $buildings }
    }
    [one] { $forests } жетон леса
    [few] { $forests } жетона леса
   *[many] { $forests } жетонов леса
}{ $free ->
    [0] { "" }
   *[many] , свободно мест: { $free }
}
page-track = Рыболовный трек: занято { $taken } из { $length }, улов { $haul }
page-haul = Улов { $haul }{ $next ->
    [0] { "" }
   *[other] ; будет { $next }, если занять ещё { $spaces ->
        [one] { $spaces } клетку
        [few] { $spaces } клетки
       *[many] { $spaces } клеток
    }
}

## Следующая рыбалка

page-payout-elders = Старейшинам: { $number } из { $wanted }
page-payout-board = Акциям на поле действий: { $number } из { $wanted }, эта рыба пропадает
page-payout-rivals = Акциям у других игроков: { $number } из { $wanted }
page-payout-own = Акциям в своём запасе: { $number } из { $wanted }
page-payout-reserve = В Резерв: { $number }, места там для { $wanted }
page-payout-lost = Пропадёт: { $number }

## Ответы заранее

standing-evening = Конец рабочей фазы: использовать постройку?
standing-evening-stop = не спрашивать
standing-consent = Кто-то выполнил карту вручную: вы согласны?
standing-consent-yes = всегда да
