### Стол в браузере: заголовки и то, что читает программа экранного доступа.

## Поместья

page-countries = Поместье
page-whose = Чьё поместье показать крупно
page-outlines = Границы полей
page-zoom = Крупнее
page-country = Поместье игрока { $seat }: { $fields ->
    [one] { $fields } поле
    [few] { $fields } поля
   *[other] { $fields } полей
}, { $workers ->
    [0] работников нет
    [one] { $workers } работник
    [few] { $workers } работника
   *[other] { $workers } работников
}{ $largest ->
    [0] .
   *[other] . Самая большая группа: { $largest }, вторая: { $second }.
}
page-space = { $field }: участок, рядом { $beside ->
    [one] { $beside } поле
    [few] { $beside } поля
   *[other] { $beside } полей
}, нужно { $value }
page-on-board-field = { $field }, { $crop }, неубранное
page-on-board-stubble = { $field }, { $crop }, убранное

## Игроки

page-has-bag = ходит
page-score-of = { $seat }: пока { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[other] { $number } очков
}. Из чего складывается
page-total = Итого
page-provisional = «?» зависит от фишек, которых никто не видел.
page-show-board = Показать поместье: { $seat }
page-area = { $seat }: счёт { $score }; { $goods }{ $unknown ->
    [0] { "" }
   *[other] , неизвестных: { $unknown }
}
page-store-of = Склад: { $seat }
page-stored = { $field }, { $crop }, на складе: { $seat }. Ставка: { $goods }
page-counters-of = { $seat }: { $number ->
    [one] { $number } фишка
    [few] { $number } фишки
   *[other] { $number } фишек
} на руках
page-held = { $goods }
page-unknown = { $number ->
    [one] { $number } фишка, которой
    [few] { $number } фишки, которых
   *[other] { $number } фишек, которых
} никто не видел
page-secret = Из них { $number ->
    [one] { $number } фишку знаете
    [few] { $number } фишки знаете
   *[other] { $number } фишек знаете
} только вы.
page-secret-short = тайных: { $number }
page-farmhands-of = Батраки: { $seat }
page-worker = { $letter }, { $worker }, ранг { $value }, { $where }
page-worker-at = на участке { $field }
page-worker-free = не занят
page-value = ранг { $number }
page-pocket = Мои фишки

## Город

page-registry = Реестр
page-registry-empty = Реестр пуст.
page-field = { $field }, { $crop }
page-events = События
page-track = { $number } из { $spaces }
page-track-space = Деление { $number }: { $event }
page-event = { $letter }, { $event }
page-events-open = Какие события уже были
page-came = Уже были
page-none-came = Событий ещё не было.
page-turns-left = { $number ->
    [one] Остался { $number } ход
    [few] Осталось { $number } хода
   *[other] Осталось { $number } ходов
}
page-turns-after = После этого хода { $number ->
    [one] остаётся { $number } ход
    [few] остаётся { $number } хода
   *[other] остаётся { $number } ходов
}
page-put-back = вернулось в мешок
page-idle = Ходов подряд без действий: { $number }. При { $most } игра закончится.
page-dry = Ходов с тех пор, как из реестра или мешка взяли поле: { $number }. При { $most } игра закончится.
page-tie-fields = Очков поровну: решило число полей.
page-tie-counters = Очков и полей поровну: решило число фишек на руках.
page-tie-shared = Очков, полей и фишек поровну: победа общая.
page-last-done = { $seat }: сыграно
page-last-now = { $seat }: сейчас
page-last-open = { $seat }: впереди
page-running = { $event }: событие вытянул игрок { $seat }
page-running-mine = { $event }: событие вытянули вы
page-townsfolk = Горожане
page-stock = Запас
page-in-stock = в запасе { $goods }
page-in-bag = в мешке
page-bag = В мешке { $number ->
    [one] { $number } жетон
    [few] { $number } жетона
   *[other] { $number } жетонов
}: полей { $fields }, событий { $events }
page-fallow = залежь
page-no-fallow = В залежи пока пусто.
page-moving = В пути:

## Как идут дела

page-standing = Счёт сейчас
page-land = { $fields ->
    [0] полей нет
   *[other] полей { $fields }, лучшие группы { $groups }
}
page-fields = Полей
page-counters = Фишек на руках
page-ties = При равенстве выше тот, у кого больше полей, потом тот, у кого больше фишек.
page-tiles = Полей и работников

## Выбор фишек

page-bid-for = Ваша ставка за { $field } ({ $crop })
page-bid-hint = Кто отдаст вам точно такие же фишки, заберёт поле, а ставка вернётся к вам. Перенесёте поле сами — ставка уйдёт в запас.
page-pay-for = { $field }: чем заплатить, фишек нужно { $number }
page-pay-for-draw = Удача из мешка: чем заплатить, фишек нужно { $number }
page-of = из { $number }
page-less = { $crop }: меньше
page-more = { $crop }: больше
page-send-bid = Выставить
page-send-pay = Заплатить
page-cancel = Отмена

## Постоянные ответы на события

standing-blind-swap = Обмен вслепую
standing-blind-swap-pass = Всегда отказываться
standing-exchange = Обмен
standing-exchange-pass = Всегда отказываться
standing-lucky-dip = Удача из мешка
standing-lucky-dip-pass = Всегда отказываться
standing-lucky-dip-registry = Удача из мешка, когда полей в нём нет
standing-lucky-dip-registry-pass = Всегда отказываться
standing-quick-sale = Быстрая продажа
standing-quick-sale-pass = Всегда отказываться
standing-registry-swap = Обмен с реестром
standing-registry-swap-pass = Всегда отказываться
standing-remote-harvest = Дальний урожай
standing-remote-harvest-all = Убирать всё
standing-remote-harvest-pass = Всегда отказываться
standing-replacement = Замена
standing-replacement-pass = Вытянутое поле не брать
standing-reposition = Перестановка
standing-reposition-pass = Всегда отказываться
standing-vacation = Отпуск
standing-vacation-pass = Всегда отказываться
