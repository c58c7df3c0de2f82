### Что изменилось с прошлого хода игрока.

change-round = Начался раунд { $number }; начинает { $seat }
change-event = Событие: { $event }
change-goods = Ваши овощи: { $goods }
change-houses-new = Теперь у вас: { $houses }
change-houses-gone = Больше не ваше: { $houses }
change-houses-empty = Урожай собран до конца: { $houses }
change-advanced = { $seat } проходит { $number ->
    [one] { $number } стол
    [few] { $number } стола
   *[many] { $number } столов
}
change-rank = Ваше место: { $rank } из { $number }
change-taken = Заняты клетки: { $spaces }
change-cards-gone = С витрины взяты карты: { $cards }
change-card-shared = { $seat } теперь делит с вами карту: { $card }
