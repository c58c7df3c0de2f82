### Стол в браузере: заголовки и то, что читает программа экранного доступа.

## Поле действий

page-tie-broken = Оба у одного стола: впереди тот, кто пришёл туда последним.
page-board = Поле действий
page-covered = втроём верхний ряд закрыт
page-or = или
page-flag-used = В этом раунде флаг этой колонки вы уже заняли.
page-space = { $column }, ряд { $row }: { $name }.
page-space-flag = С флагом.
page-space-closed = В этом раунде закрыта.
page-space-neutral = Там стоит нейтральный рабочий.
page-space-taken = Занята: { $seat }.
page-space-mine = Там стоит ваш рабочий.
page-side = { $name }, вариант { $number }
page-piles = Теплицы
page-pile = Колода теплиц на { $size ->
    [few] { $size } грядки
   *[many] { $size } грядок
}, осталось { $number }.
page-pile-random = Случайные теплицы, осталось { $number }.
page-pile-name = Теплицы на { $size ->
    [few] { $size } грядки
   *[many] { $size } грядок
}
page-pile-random-name = Случайные теплицы

## Шкала туризма

page-track = Шкала туризма
page-start-table = старт
page-track-now = Шкала туризма. { $places }
page-next-tables = Ваши следующие столы
page-whole-track = Вся шкала
page-table-with = { $table }: { $seats }
page-go-to = Дойти до стола «{ $table }»
page-manager = Управляющий игрока { $seat }: { $table }
page-coming-lacks = { $table }: у вас { $have }, не хватает { $number }
page-coming-enough = { $table }: у вас { $have }, хватает
page-standing = Кто за кем
page-place = { $rank }. { $seat }: { $table }
page-plans = Докуда идти
page-outlook = После урожая этого раунда
page-best = дальше всего
page-other-way = другой путь
page-nearer = остановиться раньше
page-keeps = останется:
page-plan-with-bonus = До стола «{ $table }»: { $number ->
    [0] без оплаты
    [one] { $number } оплата
    [few] { $number } оплаты
   *[many] { $number } оплат
}, бонус на столе «{ $bonus }». Останется: { $goods }
page-plan-without-bonus = До стола «{ $table }»: { $number ->
    [one] { $number } оплата
    [few] { $number } оплаты
   *[many] { $number } оплат
}. Останется: { $goods }

## Раунд, игра в одиночку, история

page-round = Раунд { $number } из { $rounds }
page-pocket = Раунд { $number }/{ $rounds }
page-phase-work = Работы
page-phase-harvest = Урожай
page-phase-tourism = Туризм
page-phase-home = Отпуска
page-alone = В одиночку
page-aim = Цель: { $table }. Осталось { $number ->
    [one] { $number } стол
    [few] { $number } стола
   *[many] { $number } столов
}
page-aim-missed = Цель: { $table }. Последний стол: { $reached }, не хватило { $number ->
    [one] { $number } стола
   *[many] { $number } столов
}
page-aim-reached = Цель достигнута: { $table }
page-workers-now = { $number ->
    [0] цвет этого раунда, все расставлены
   *[other] цвет этого раунда, осталось поставить: { $number }
}
page-neutral = нейтральный: занимает клетку до конца
page-variant = Занятой клеткой ещё можно воспользоваться один раз.
page-total = Итого
page-chapter = { $number }. { $name }
page-event = Событие раунда: { $name }.
page-goals = Что нужно для победы
page-goal-good = остаток: { $goods }
page-story = Что было раньше

## Карты услуг

page-display = Карты услуг
page-stack = Последние три карты приносят овощи, слева направо:
page-stack-short = с последними:
page-stack-empty = ничего не осталось
page-display-empty = Все карты разобраны.
page-shared-with = Делит с вами: { $seat }.

## Игроки

page-stock = Мои овощи
page-stock-of = Овощи: { $seat }
page-starts = первый игрок
page-workers-left = { $number ->
    [0] все рабочие расставлены
   *[other] осталось рабочих: { $number }
}
page-houses = Мои теплицы
page-no-houses = Теплиц пока нет: возьмите из колоды.
page-my-cards = Мои карты услуг
page-harvest-all = Собрать со всех
page-house = { $name }, грядок { $size }: { $goods }
page-house-empty = пусто
page-kind = { $good }: { $house }

## Ответы заранее

standing-window = Конец сезона: использовать карту?
standing-window-stop = не спрашивать
standing-consent = Кто-то выполнил карту вручную: вы согласны?
standing-consent-yes = всегда да
