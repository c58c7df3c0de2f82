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
change-events = { $number ->
    [one] Событие: { $events }
   *[other] События: { $events }
} (на шкале { $track })
change-registry = Новое в реестре: { $fields }
change-townsfolk-gone = Ушли из города: { $workers }
change-townsfolk-free = Снова в городе: { $workers }
