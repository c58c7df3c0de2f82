### Что изменилось с прошлого хода игрока.

change-round = Начался раунд { $number }; первым ходит { $seat }
change-supply = Ваш запас: { $goods }
change-reserve = Ваш Резерв: { $goods }
change-shares = { $seat }: ещё { $number ->
    [one] { $number } ваша акция
    [few] { $number } ваши акции
   *[many] { $number } ваших акций
}
change-market = { $number ->
    [0] Акций на продажу не осталось
    [one] В продаже { $number } акция
    [few] В продаже { $number } акции
   *[many] В продаже { $number } акций
}
change-full = Больше не занять: { $spaces }
change-buildings-gone = { $number ->
    [one] Уже нет постройки: { $cards }
   *[other] Уже нет построек: { $cards }
}
change-buildings-new = { $number ->
    [one] Новая постройка: { $cards }
   *[other] Новые постройки: { $cards }
}
change-elders-gone = { $number ->
    [one] Старейшина уже в чужом совете: { $cards }
   *[other] Старейшины уже в чужих советах: { $cards }
}
change-elders-new = { $number ->
    [one] Новый старейшина: { $cards }
   *[other] Новые старейшины: { $cards }
}
change-plates = { $number ->
    [one] Заполнена ещё { $number } тарелка
    [few] Заполнены ещё { $number } тарелки
   *[many] Заполнено ещё { $number } тарелок
}{ $price ->
    [0] {""}
    [one] ; следующая стоит { $price } рыбу
    [few] ; следующая стоит { $price } рыбы
   *[many] ; следующая стоит { $price } рыб
}
change-plates-empty = { $number ->
    [one] С банкетного стола съедена { $number } рыба
    [few] С банкетного стола съедены { $number } рыбы
   *[many] С банкетного стола съедено { $number } рыб
}; следующая тарелка стоит { $price } { $price ->
    [one] рыбу
    [few] рыбы
   *[many] рыб
}
