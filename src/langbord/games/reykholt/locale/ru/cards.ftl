### Что написано на клетках, картах и событиях. Предложение складывается из частей; первая буква потом становится заглавной.

## Предложения

effect-now = { $steps }.
effect-any = в любой сезон, раз в раунд: { $steps }.
effect-alone = в одиночку: { $rule }
effect-everyone = для каждого игрока: { $steps }.
effect-at = { $moment } { $steps }.
effect-at-if = { $moment }, { $condition } { $steps }.
effect-when-if = { $moment } { $condition } { $steps }.
steps-and = { $first }; { $next }
steps-or = { $first } или { $next }
steps-either = либо { $first }, либо { $next }
steps-either-more = { $first }, либо { $next }
gets-and = { $first } и { $next }
face-beds = Грядок: { $number }; сорта: { $kinds }.
face-beds-all = Грядок: { $number }; любые сорта.

## Шаги

step-gain = получите { CASE($goods, "accusative") }
step-gain-any = { $number ->
    [one] получите { $number } любой овощ
    [few] получите { $number } любых овоща
   *[many] получите { $number } любых овощей
}
step-gain-rarest = получите овощ самого редкого сорта одной из своих теплиц
step-gain-per = получите { CASE($goods, "accusative") } { $per }, но не больше { $most }
step-seed = { $may ->
    [1] вы можете засадить
   *[0] засадите
} { $number ->
    [one] { $number } теплицу
    [few] { $number } теплицы
   *[many] { $number } теплиц
}
step-seed-to = { $may ->
    [1] вы можете засадить
   *[0] засадите
} от { $number } до { $most ->
    [one] { $most } теплицы
   *[many] { $most } теплиц
}
step-seed-least = { $may ->
    [1] вы можете засадить
   *[0] засадите
} не менее { $number ->
    [one] { $number } теплицы
   *[many] { $number } теплиц
}
step-seed-from-supply = { $may ->
    [1] вы можете засадить
   *[0] засадите
} теплицу овощами только из общего запаса
step-harvest = { $may ->
    [1] вы можете собрать урожай { $number ->
        [1] с одной теплицы
       *[other] не больше чем с { $number } теплиц
    }
   *[0] соберите урожай не больше чем с { $number ->
        [1] одной теплицы
       *[other] { $number } теплиц
    }
}
step-harvest-one = { $may ->
    [1] вы можете собрать
   *[0] соберите
} до { $number ->
    [one] { $number } овоща
   *[many] { $number } овощей
} с одной теплицы
step-take-greenhouse = { $may ->
    [1] вы можете взять
   *[0] возьмите
} любую теплицу
step-take-greenhouse-of = { $may ->
    [1] вы можете взять
   *[0] возьмите
} теплицу на { $number ->
    [one] { $number } грядку
    [few] { $number } грядки
   *[many] { $number } грядок
}
step-take-greenhouse-from = { $may ->
    [1] вы можете взять
   *[0] возьмите
} теплицу на { $number }–{ $most ->
    [one] { $most } грядку
    [few] { $most } грядки
   *[many] { $most } грядок
}
step-take-random = возьмите верхнюю случайную теплицу
step-take-card = возьмите карту услуг
step-share-card = разделите карту услуг с соседом
step-advance = немедленно продвиньтесь на { $number ->
    [one] { $number } стол
    [few] { $number } стола
   *[many] { $number } столов
}
step-plant-each = положите { CASE($goods, "accusative") } из общего запаса на пустую грядку каждой своей теплицы
step-plant-missing = положите из общего запаса на пустую грядку каждой своей теплицы овощ разрешённого там сорта, который там ещё не растёт
step-plant-more = { $may ->
    [1] вы можете добавить
   *[0] добавьте
} { $number ->
    [1] в одну свою теплицу овощ того сорта, что там растёт
    [few] не более чем в { $number } свои теплицы по овощу того сорта, что там растёт
   *[many] не более чем в { $number } своих теплиц по овощу того сорта, что там растёт
}
step-trade = { $may ->
    [1] вы можете сбросить
   *[0] сбросьте
} { $cost } и взамен { $gets }

## Цена

cost-goods = { CASE($goods, "accusative") }
cost-alike = { $number ->
    [one] { $number } овощ
    [few] { $number } овоща одного сорта
   *[many] { $number } овощей одного сорта
}
cost-any = { $number ->
    [one] { $number } любой овощ
    [few] { $number } любых овоща
   *[many] { $number } любых овощей
}
cost-greenhouses = { $number ->
    [one] { $number } теплицу
    [few] { $number } теплицы
   *[many] { $number } теплиц
}
cost-and = { $first } и { $next }

## За каждую …

per-greenhouse = за каждую свою теплицу
per-planted-greenhouse = за каждую засаженную теплицу
per-empty-greenhouse = за каждую пустую теплицу
per-service-card = за каждую свою карту услуг
per-kind = за каждый сорт в своём запасе

## Когда …

when-you-take-a-greenhouse = когда вы берёте теплицу,
when-you-discard-a-greenhouse = когда вы сбрасываете теплицу,
when-an-opponent-discards-a-greenhouse = когда соперник лишается теплицы — сбрасывает её или отдаёт,
when-you-take-a-service-card = когда вы берёте или делите другую карту услуг,
when-you-seed = после действия, в котором вы засаживали теплицы,
when-you-seed-2 = после действия, в котором вы засадили две теплицы или больше,
when-you-harvest-in-work-time = когда вы собираете урожай в сезон работ,
when-you-harvest-first = когда вы первым за сезон работ собираете урожай действием,
when-you-empty-a-greenhouse = когда вы собираете последний овощ теплицы,
when-you-work-in-property = когда ваш рабочий идёт в «Имущество»,
when-you-work-in-field = когда ваш рабочий идёт на «Луг»,
when-you-work-in-market = когда ваш рабочий идёт на «Рынок»,
when-you-work-in-town-hall = когда ваш рабочий идёт в «Ратушу»,
when-you-work-in-row-1 = когда ваш рабочий идёт в 1-й ряд сверху,
when-you-work-in-row-2 = когда ваш рабочий идёт в 2-й ряд сверху,
when-you-work-in-row-3 = когда ваш рабочий идёт в 3-й ряд сверху,
when-you-work-in-row-4 = когда ваш рабочий идёт в 4-й ряд сверху,
when-you-work-in-row-5 = когда ваш рабочий идёт в 5-й ряд сверху,
when-you-work-in-row-6 = когда ваш рабочий идёт в 6-й ряд сверху,
when-you-advance-at-once = когда вы немедленно продвигаетесь,
when-you-use-the-bonus = когда вы используете бонус,
when-you-reach-a-shared-table = когда вы впервые за туристический сезон приходите к занятому столу,
when-you-pay-for-2-tables = когда вы платите за второй стол за туристический сезон,
at-start-of-work-time = в начале сезона работ
at-end-of-work-time = в конце сезона работ
at-start-of-harvest-time = в начале сезона урожая
at-end-of-harvest-time = в конце сезона урожая
at-start-of-tourism-time = в начале туристического сезона
at-end-of-tourism-time = в конце туристического сезона
at-start-of-homecoming-time = в начале сезона отпусков

## Если …

if-a-row-is-empty = если целый ряд клеток пуст,
if-you-are-last = если вы последний на шкале,
if-your-table-is-shared = если за вашим столом есть кто-то ещё,
if-you-own-no-goods = если у вас нет овощей,
if-all-your-greenhouses-are-planted = если все ваши теплицы засажены,
if-you-own-3-kinds = если у вас есть овощи трёх сортов,
if-you-own-4-greenhouses = если у вас четыре теплицы,

## Изменённые правила

rule-flags-in-property-are-free = Флаги в «Имуществе» не действуют.
rule-flags-in-town-hall-are-free = Флаги в «Ратуше» не действуют.
rule-the-bonus-gives-n-more = Бонус приносит на { $number } больше.
rule-the-bonus-gives-n-less = Бонус приносит на { $number } меньше.
rule-greenhouses-of-n-take-every-kind = В теплицах на { $number } { $number ->
    [one] грядку
    [few] грядки
   *[many] грядок
} растёт что угодно.
rule-harvest-at-most-n = За действие собирают не больше { $number ->
    [one] { $number } овоща
   *[many] { $number } овощей
}.
rule-seeding-leaves-n-empty = При посадке { $number ->
    [one] { $number } грядка остаётся пустой
    [few] { $number } грядки остаются пустыми
   *[many] { $number } грядок остаются пустыми
}.
rule-close = { $column }: клетка во { $row }-м ряду закрыта.
rule-n-more-service-cards = Выложите на { $number } { $number ->
    [one] карту
    [few] карты
   *[many] карт
} услуг больше.
rule-start-at = Управляющие начинают со стола «{ $good } { $number }».
rule-without-greenhouses-of-n = Колоды теплиц на { $number } { $number ->
    [one] грядку
    [few] грядки
   *[many] грядок
} нет; среди случайных такие ещё могут попасться.

## Особые карты

special-village-elder = В конце туристического сезона, если за вашим столом есть кто-то ещё, вы можете сбросить столько любых овощей, сколько на столе тарелок, и продвинуться на один стол.
special-farm-girl = В начале сезона отпусков вы можете засадить не менее одной теплицы; считается, что в каждой три грядки.
special-greenhouse-seller = Эта карта — две теплицы по две грядки, для любых овощей.
special-lease = Отдайте сопернику одну свою теплицу со всем, что в ней растёт; затем немедленно продвиньтесь на один стол.
special-mixed-seed = Заполните пустую теплицу на пять грядок: по одному овощу каждого сорта из общего запаса.
special-secret-hoard = На карте лежат пять овощей. После действия, в котором вы засаживали теплицы, можете взять верхний.

## Что игроки делают сами

by-hand = { $text } (вручную)
