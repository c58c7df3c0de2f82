### Что изменилось с прошлого хода игрока.

change-ending = Вытянуто десятое событие: начинаются последние ходы
change-counters = Ваши фишки: { $goods }
change-fields-gone = { $number ->
    [one] Из вашего поместья ушло поле: { $fields }
   *[other] Из вашего поместья ушли поля: { $fields }
}
change-fields-new = Новое в вашем поместье: { $fields }
change-ripe = Снова с урожаем: { $fields }
change-worker-gone = { $worker } больше не в поместье
change-worker-moved = { $worker } теперь на участке { $field }
change-sold = { $number ->
    [one] С вашего склада забрали поле: { $fields }
   *[other] С вашего склада забрали поля: { $fields }
}
change-offered = { $seat } выставляет: { $fields }
change-rival-fields = { $seat } получает { $number ->
    [one] новое поле
   *[other] новые поля
}: { $fields }
change-rival-harvest = { $seat } убирает урожай: { $fields }
change-rival-workers = { $seat } ставит { $number ->
    [one] работника
   *[other] работников
}: { $workers }
change-events = { $number ->
    [one] Событие: { $events }
   *[other] События: { $events }
} (на шкале { $track })
change-events-back = На седьмом событии у кого-то было меньше семи полей и работников: два события вернулись в мешок
change-registry = Новое в реестре: { $fields }
change-townsfolk-gone = Ушли из города: { $workers }
change-townsfolk-free = Снова в городе: { $workers }
