### Что написано на картах. Предложение складывается из частей; первая буква потом становится заглавной.

## Предложения

effect-now = { $step }.
effect-when = { $event } { $steps }.
effect-once = один раз за игру: { $steps }.
effect-any-time = { $step }, сколько угодно раз.
steps-then = { $first }; затем { $next }
points-per = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
} { $per }.
points-per-most = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
} { $per }, но не больше { $most }.
points-if = { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}, { $condition }.

## Шаги

step-gain = получите { CASE($goods, "accusative") }
step-gain-in-reserve = получите { CASE($goods, "accusative") } в свой Резерв
step-gain-in-it = положите в него { CASE($goods, "accusative") } из общего запаса
step-gain-per = получите { CASE($goods, "accusative") } { $per }
step-gain-per-most = получите { CASE($goods, "accusative") } { $per }, но не больше { $most }
step-exchange = вы можете заплатить { CASE($pay, "accusative") } и получить { CASE($gain, "accusative") }
step-exchange-times = вы можете до { $times ->
    [one] { $times } раза
   *[many] { $times } раз
} заплатить { CASE($pay, "accusative") } и получить { CASE($gain, "accusative") }
step-exchange-in-reserve = вы можете заплатить { CASE($pay, "accusative") } и получить { CASE($gain, "accusative") } в свой Резерв
step-exchange-in-reserve-times = вы можете до { $times ->
    [one] { $times } раза
   *[many] { $times } раз
} заплатить { CASE($pay, "accusative") } и получить { CASE($gain, "accusative") } в свой Резерв
step-transfer = перенесите всё из Резерва в запас
step-transfer-it = перенесите всё из него в запас
step-fill-plates = { $number ->
    [1] положите рыбу из общего запаса на следующую пустую тарелку
    [few] положите по рыбе из общего запаса на { $number } следующие пустые тарелки
   *[many] положите по рыбе из общего запаса на { $number } следующих пустых тарелок
}
step-feed-elders = положите по рыбе из общего запаса на каждого своего старейшину
step-grow-forests = { $number ->
    [1] добавьте жетон леса на двойной участок, где лежит ровно один жетон
    [few] добавьте { $number } жетона леса, каждый — на двойной участок, где лежит ровно один жетон
   *[many] добавьте { $number } жетонов леса, каждый — на двойной участок, где лежит ровно один жетон
}
step-upgrade = вы можете обменять шлюп на куттер или куттер на шхуну
step-upgrade-paid = вы можете заплатить { CASE($pay, "accusative") } и обменять шлюп на куттер или куттер на шхуну
step-may-act = вы можете выполнить действие { $action }
step-may-act-cheaper = вы можете выполнить действие { $action }, заплатив на { CASE($goods, "accusative") } меньше
step-must-act = выполните действие { $action }
step-must-act-cheaper = выполните действие { $action }, заплатив на { CASE($goods, "accusative") } меньше
step-act-plates = { $action } и получите { CASE($goods, "accusative") } за каждую заполненную при этом тарелку
step-gain-choice = получите { CASE($first, "accusative") } или { CASE($second, "accusative") }
step-sell = вы можете вернуть { $ship } и получить { CASE($goods, "accusative") }
step-sell-times = вы можете до { $times ->
    [one] { $times } раза
   *[many] { $times } раз
} вернуть { $ship } и получить { CASE($goods, "accusative") }
any-ship = корабль
one-ship = { CASE($ship, "accusative") }
step-others-gain = каждый соперник получает { CASE($goods, "accusative") }
step-only-if = { $condition }, { $step }
if-most = если ни у кого нет больше ({ $per })
action-one = «{ $action }»
action-or = { $first } или «{ $next }»

## События, с запятой перед продолжением

event-you-build-a-building = когда вы строите другую постройку,
event-you-build-a-ship = когда вы строите корабль,
event-you-build-a-sloop = когда вы строите шлюп,
event-you-build-a-cutter = когда вы строите куттер,
event-you-build-a-schooner = когда вы строите шхуну,
event-you-serve-fish = когда вы закончили подавать рыбу,
event-you-serve-a-plate = за каждую поданную тарелку
event-you-issue-a-share = когда вы выпускаете акцию,
event-you-buy-shares = когда вы скупаете акции,
event-you-deforest = когда вы вырубаете лес,
event-you-thin-out = когда вы прореживаете лес,
event-you-reforest = когда вы сажаете лес,
event-you-take-an-elder = когда вы приглашаете старейшину,
event-you-use-an-elder = когда вы используете старейшину,
event-you-transfer = когда вы забираете Резерв,
event-you-take-gold = когда вы выполняете действие «+1 золото»,
event-you-copy-an-action = когда вы повторяете действие,
event-you-pass = когда вы пасуете,
event-an-elder-is-full = когда на вашем старейшине оказывается третья рыба,
event-your-reserve-is-emptied = когда ваш Резерв опустел,
event-your-reserve-is-full = когда после рыбалки ваш Резерв полон рыбы,
event-you-fish = каждый раунд после своей рыбалки
event-you-come-home = каждый раунд в фазе возвращения
event-the-work-phase-ends = в конце каждой фазы работы, пока рабочие ещё не вернулись,
event-another-builds-a-building = когда другой игрок строит постройку,
event-another-builds-a-ship = когда другой игрок строит корабль,
event-another-serves-fish = когда другой игрок закончил подавать рыбу,
event-another-issues-a-share = когда другой игрок выпускает акцию,
event-another-buys-shares = когда другой игрок скупает акции,
event-another-deforests = когда другой игрок вырубает лес,
event-another-reforests = когда другой игрок сажает лес,
event-another-takes-an-elder = когда другой игрок приглашает старейшину,
event-another-passes = когда другой игрок пасует,

## Правила, которые меняет особая постройка

rule-wood-limit = В вашем запасе помещается до { $number } древесины.
rule-reserve-limit = В фазе рыбалки ваш Резерв вмещает до { $number } { $number ->
    [one] рыбы
   *[many] рыб
}.
rule-plates-cost-less = Каждая тарелка стоит для вас на { $number } { $number ->
    [one] рыбу
    [few] рыбы
   *[many] рыб
} меньше, но не меньше 1.
rule-ships-cost-wood-less = Корабли, за которые платят древесиной, стоят для вас на { $number } { $number ->
    [one] древесину
   *[many] древесины
} меньше.
rule-schooner-for-gold = Вы можете построить шхуну за { $number } { $number ->
    [one] золото
   *[many] золота
}.
rule-shares-cost-less = Когда вы скупаете акции, вся покупка стоит для вас на { $number } { $number ->
    [one] золото
   *[many] золота
} меньше.
rule-issuing-pays = За выпуск акции вы получаете { $number } { $number ->
    [one] золото
   *[many] золота
} вместо 2.
rule-deforest-gives = Действие «Вырубить лес» даёт вам { $number } { $number ->
    [one] древесину
   *[many] древесины
} вместо 5.
rule-thin-out-adds = Действие «Проредить лес» даёт вам на { $number } { $number ->
    [one] древесину
   *[many] древесины
} больше.
rule-council-of = В вашем совете помещается до { $number } { $number ->
    [one] старейшины
   *[many] старейшин
}.
rule-full-elder-keeps = Когда на вашем старейшине оказывается третья рыба, вы забираете { $number } { $number ->
    [one] рыбу
    [few] рыбы
   *[many] рыб
} вместо 1.
rule-elders-eat-at-home = Если все тарелки пусты, старейшина, которого вы используете, ест рыбу из вашего запаса.
rule-own-shares-first = В фазе рыбалки акции вашего цвета в вашем запасе получают рыбу раньше остальных акций вашего цвета.
rule-reserve-gold-scores = В конце игры золото в вашем Резерве приносит очки, как и золото в запасе.
rule-unissued-shares-are-free = За ваши невыпущенные акции очки не отнимаются.
rule-empty-spaces-are-free = { $number ->
    [1] За первый пустой участок очко не отнимается.
   *[many] За первые { $number } { $number ->
        [one] пустой участок
        [few] пустых участка
       *[many] пустых участков
    } очки не отнимаются.
}
rule-moored = Пришвартованная постройка: лежит рядом с кораблями и не занимает участка.
rule-transfer-is-always-open = Вы можете поставить рабочего на «Забрать Резерв», даже если эта клетка заполнена.

## Что игроки делают сами

by-hand = { $text } (вручную)
