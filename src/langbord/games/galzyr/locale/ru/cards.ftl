### Что написано на картах: предложения и то, из чего они складываются.

## Соединения

list-comma = { $first }, { $next }
or-comma = { $first }, { $next }
or-last = { $first } или { $next }
and-comma = { $first }, { $next }
and-last = { $first } и { $next }
steps-and = { $first } и { $next }
steps-semicolon = { $first }; { $next }
steps-none = ничего не происходит
ways-or = { $first }; или { $next }
band = { $range } — { $steps }
tag-named = { $tag }
verb-named = { $verb }
skill-named = { $skill }
skill-tested = { CASE($skill, "accusative") }
stack-named = «{ $stack }»
card-named = «{ $card }»
card-what = { $card ->
    [this] эту карту
   *[other] карту «{ $card }»
}
card-whose = { $card ->
    [this] этой карты
   *[other] карты «{ $card }»
}
card-with = { $card ->
    [this] эту карту
   *[other] «{ $card }»
}

## Предложения карты

face-tags = Метки: { $tags }.
face-hero = Только { CASE($hero, "for") }.
face-pickup = Где взять: { $space }.
face-pickup-anywhere = Можно взять где угодно.
face-location = Место { $number } из двенадцати.
face-place = Эту карту кладут { $place }.
face-rows = Сцену даёт первая подходящая строка: { $rows }.
row-always = в остальных случаях
face-after = Потом карта уходит { CASE($zone, "to") }.
face-timer = Срок — { $days }: { $steps }.
face-timer-saves = Срок — { $days }, а также при сохранении месяца: { $steps }.
face-gained = При получении: { $steps }.
face-setup = В начале месяца: { $steps }.
face-setup-many = В начале месяца { $number ->
    [one] в игру входит до { $number } карты, если пришёл её срок
   *[other] в игру входит до { $number } карт, каждая в свой срок
}.
face-save = При сохранении месяца: { $steps }.
face-abandon = Если задание брошено: { $steps }.
face-leave-quest = Задание считается брошенным, как только { $condition }.
face-leave = Карта сбрасывается, как только { $condition }.
face-never-abandon = Это задание нельзя бросить.
face-stays = Эта карта остаётся в игре насовсем.
scene-may = Сцена: «{ $label }».
scene-may-if = Сцена, если { $condition }: «{ $label }».
scene-must = Обязательная сцена: «{ $label }».
scene-must-if = Обязательная сцена, если { $condition }: «{ $label }».
use = { $moment } (можно): { $does }.
use-if = { $moment }, если { $condition } (можно): { $does }.
use-on-turn = в свой ход
use-on-travel = в пути

## В проверке

box-may = { $head } (можно): { $does }.
box-must = { $head } (обязательно): { $does }.
box-head-if = { $head }, если { $condition }
box-verbs = { $verbs }
box-skills = проверка на { $skills }
box-any = любая проверка
box-cost = { $cost }, за это { $does }
box-times = { $does } (до { $number } раз)
check-add = добавьте { $number }
check-take = отнимите { $number }
check-days = добавьте по успеху за каждый день, оставшийся до срока этой карты
check-reroll = перебросьте { $number ->
    [1] один кубик
    [one] до { $number } кубика
   *[many] до { $number } кубиков
}
check-reroll-one = перебросьте один кубик (до { $number } раз)
check-count = засчитайте как { $number ->
    [1] успех один символ
    [one] успехи до { $number } символа
   *[many] успехи до { $number } символов
} { CASE($skill, "genitive") }
check-count-all = засчитайте как успех каждый символ { CASE($skill, "genitive") }
check-turn = превратите { $number ->
    [1] каждый символ { CASE($skill, "genitive") }
    [few] каждые { $number } символа { CASE($skill, "genitive") }
   *[many] каждые { $number } символов { CASE($skill, "genitive") }
} в { $gives }
check-roll = бросьте двенадцатигранник ({ $bands })
check-push = бросьте двенадцатигранник ({ $bands }), потом при желании ещё и ещё
check-stop = остановитесь
check-skill-any = проверяйте любое другое умение
check-skill-neighbour = проверяйте соседнее умение
check-skill = проверяйте { CASE($skill, "accusative") }
check-verb = считайте, что глагол здесь — «{ $verb }»
check-pool = вместо своих кубиков бросьте { $dice }
pool-skill = { $number } { $number ->
    [one] цветной кубик
    [few] цветных кубика
   *[many] цветных кубиков
} { CASE($skill, "genitive") }
pool-base = { $number } { $number ->
    [one] чёрный кубик
    [few] чёрных кубика
   *[many] чёрных кубиков
}

## Постоянные правила

passive = { $rule }.
passive-if = Если { $condition }, { $rule }.
passive-movement-more = у вас на { $number } больше
passive-movement-less = у вас на { $number } меньше
passive-no-travel = вы не можете перемещаться
passive-off-board = вашего странника нет на поле
passive-no-trade = вы не можете торговать
passive-no-quests = вы не можете брать задания
passive-no-partner = вы не можете быть напарником
passive-no-tested-marks = знаки проверяемого умения не действуют
passive-no-hard-checks = трудную проверку нельзя выбрать, пока открыт другой вариант
passive-dice-more = вы бросаете на { $number } больше
passive-dice-less = вы бросаете на { $number } меньше
passive-prices-more = всё стоит на { $number } дороже
passive-prices-less = всё стоит на { $number } дешевле
passive-items = вы можете нести { $number }
passive-items-twice = каждая ваша вещь действует в проверке дважды
passive-leaving-costs = уход отсюда стоит на { $number } больше
passive-leaving-costs-unless = уход отсюда без метки «{ $tag }» стоит на { $number } больше
passive-ward = карта «{ $card }» вам не достаётся

## Эффекты

step-partner = напарник: { $step }
step-all = все: { $step }
step-else = { $step } (если не получится: { $otherwise })
step-if = если { $condition } — { $steps }
step-may = по желанию { $steps }
step-may-cost = по желанию { $cost }, за это { $steps }
step-choose = на выбор: { $ways }
step-roll = бросьте двенадцатигранник ({ $bands })
step-gain-gold = получите { $gold }
step-lose-gold = потеряйте { $gold }
step-pay-gold = заплатите { $gold }
step-gain-prestige = увеличьте славу на { $number }
step-lose-prestige = уменьшите славу на { $number }
step-gain-card = получите { $card }
step-gain-card-from = получите { $card } { CASE($zone, "from") }
step-gain-random = получите { $number ->
    [1] случайную карту
    [one] { $number } случайную карту
    [few] { $number } случайные карты
   *[many] { $number } случайных карт
} из стопки «{ $stack }»
step-gain-one = получите карту на выбор из стопки «{ $stack }»
step-gain-one-of = посмотрите { $number ->
    [1] случайную карту
    [one] { $number } случайную карту
    [few] { $number } случайные карты
   *[many] { $number } случайных карт
} из стопки «{ $stack }» и оставьте одну
step-draw-quests = вытяните { $quests } из очереди
step-discard = сбросьте { $card }
step-discard-chosen = сбросьте { CASE($cards, "accusative") } на выбор
step-discard-chosen-tag = сбросьте { CASE($cards, "accusative") } на выбор с меткой «{ $tag }»
step-discard-all = сбросьте { $cards }
step-discard-all-with = сбросьте { $cards } с меткой «{ $tag }»
step-discard-all-without = сбросьте { $cards } без метки «{ $tag }»
every-item = все вещи
every-companion = всех попутчиков
every-status = все состояния
every-quest = все задания
step-move-card = переложите { $card } { CASE($zone, "to") }
step-replace = замените { $old } на { $new }
step-replace-from = замените { $old } на { $new } { CASE($zone, "from") }
step-abandon-one = бросьте одно задание на выбор
step-abandon = бросьте { $quest ->
    [this] это задание
   *[other] задание «{ $quest }»
}
step-delay = отсрочьте срок { $card } на { $days }
step-hasten = приблизьте срок { $card } на { $days }
step-delay-one = отсрочьте один из своих сроков на { $days }
step-hasten-one = приблизьте один из своих сроков на { $days }
step-restart = отсчитайте срок { $card } заново
step-offer = можно купить что-то из { $number ->
    [1] одной случайной карты
    [one] { $number } случайной карты
   *[many] { $number } случайных карт
} (стопка { $stacks })
step-offer-cards = можно купить: { $cards }
step-sell = продайте { $number ->
    [1] вещь за { $gold }
    [one] до { $number } вещи по { $gold }
   *[many] до { $number } вещей по { $gold }
}
step-swap = замените { $number ->
    [1] один знак умения
    [one] до { $number } знака умений
   *[many] до { $number } знаков умений
}
step-swap-for = замените { $number ->
    [1] один знак умения
    [one] до { $number } знака умений
   *[many] до { $number } знаков умений
} (новый знак — { $skills })
step-travel = переместитесь не больше чем на { $number ->
    [one] { $number } область
    [few] { $number } области
   *[many] { $number } областей
}
step-movement-more = добавьте себе { $steps }
step-movement-less = потеряйте { $steps }
step-go-to = отправляйтесь { $place }
step-figure-on-card = поставьте свою фигурку на эту карту
step-put = положите { $card } { $place }
step-unlock = достижение «{ $achievement }» открыто
step-draw-event = после этой сцены вытяните событие

## Куда

place-space = в { $space }
place-here = в вашу область
place-random = в случайное место
place-next = в следующее место
place-previous = в предыдущее место
place-any-grassland = на любой луг
place-any-forest = в любой лес
place-any-hill = на любые холмы
place-any-mountain = в любые горы
place-any-settlement = в любое поселение
place-any-harbour = в любую гавань
place-any-location = в любое место
place-any-space = в любую область
place-nearest-grassland = на ближайший луг
place-nearest-forest = в ближайший лес
place-nearest-hill = на ближайшие холмы
place-nearest-mountain = в ближайшие горы
place-nearest-settlement = в ближайшее поселение
place-nearest-harbour = в ближайшую гавань

## Условия

if-season = сейчас { $word }
unless-season = сейчас не { $word }
if-month = сейчас { $word }
unless-month = сейчас не { $word }
if-month-range = месяц — с { CASE($first, "genitive") } по { $last }
unless-month-range = месяц — не с { CASE($first, "genitive") } по { $last }
if-weekday = сегодня { $word }
unless-weekday = сегодня не { $word }
if-adventurer = вы — { $word }
unless-adventurer = вы не { $word }
if-mode = режим игры — { $word }
unless-mode = режим игры — не { $word }
if-challenge = игра идёт с испытанием
unless-challenge = игра идёт без испытания
if-players = игроков не меньше { $number }
unless-players = игроков меньше { $number }
if-tag = у вас есть метка «{ $tag }»
unless-tag = у вас нет метки «{ $tag }»
if-gold = у вас есть { $number }
unless-gold = у вас не наберётся { CASE($number, "genitive") }
if-prestige = ваша слава не меньше { $number }
unless-prestige = ваша слава меньше { $number }
if-level = достигнута ступень успеха { $number }
unless-level = ступень успеха { $number } не достигнута
if-mark = знаков { CASE($word, "genitive") } у вас не меньше { $number }
unless-mark = знаков { CASE($word, "genitive") } у вас меньше { $number }
if-items = у вас есть { $number }
unless-items = у вас не наберётся { CASE($number, "genitive") }
if-items-worth = у вас есть { $number } ценой от { CASE($gold, "genitive") }
unless-items-worth = у вас не наберётся { CASE($number, "genitive") } ценой от { CASE($gold, "genitive") }
if-companion = у вас есть попутчик
unless-companion = у вас нет попутчика
if-at = вы в { $space }
unless-at = вы не в { $space }
if-near = до { $space } не больше { CASE($number, "genitive") }
unless-near = до { $space } больше { CASE($number, "genitive") }
if-terrain = вы { CASE($word, "in") }
unless-terrain = вы не { CASE($word, "in") }
if-settlement = вы в поселении
unless-settlement = вы не в поселении
if-harbour = вы в гавани
unless-harbour = вы не в гавани
if-location = вы в одном из мест
unless-location = вы не в одном из мест
if-on = ваша фигурка стоит на этой карте
unless-on = ваша фигурка не стоит на этой карте
if-company = в вашей области есть другой странник
unless-company = в вашей области нет других странников
if-partner = у вас есть напарник
unless-partner = у вас нет напарника
if-has = { $card ->
    [this] у вас есть эта карта
   *[other] у вас есть «{ $card }»
}
unless-has = { $card ->
    [this] у вас нет этой карты
   *[other] у вас нет «{ $card }»
}
if-world = { $card ->
    [this] эта карта лежит среди общих
   *[other] карта «{ $card }» лежит среди общих
}
unless-world = { $card ->
    [this] этой карты нет среди общих
   *[other] карты «{ $card }» нет среди общих
}
if-here = { $card ->
    [this] эта карта лежит в вашей области
   *[other] карта «{ $card }» лежит в вашей области
}
unless-here = { $card ->
    [this] этой карты нет в вашей области
   *[other] карты «{ $card }» нет в вашей области
}
if-play = { $card ->
    [this] эта карта в игре
   *[other] карта «{ $card }» в игре
}
unless-play = { $card ->
    [this] этой карты нет в игре
   *[other] карты «{ $card }» нет в игре
}
if-available = { $card ->
    [this] эта карта лежит в библиотеке
   *[other] карта «{ $card }» лежит в библиотеке
}
unless-available = { $card ->
    [this] этой карты нет в библиотеке
   *[other] карты «{ $card }» нет в библиотеке
}
if-total = последняя проверка дала не меньше { CASE($number, "genitive") }
unless-total = последняя проверка дала меньше { CASE($number, "genitive") }
if-old = эта карта в игре с начала месяца
unless-old = эта карта вошла в игру уже в этом месяце
if-days = до срока этой карты не меньше { CASE($number, "genitive") }
unless-days = до срока этой карты меньше { CASE($number, "genitive") }
if-last-day = это последний день месяца
unless-last-day = это не последний день месяца
if-seen = { $scene ->
    [this] эту сцену уже играли
   *[other] сцену «{ $scene }» уже играли
}
unless-seen = { $scene ->
    [this] эту сцену ещё не играли
   *[other] сцену «{ $scene }» ещё не играли
}
if-lately = { $scene ->
    [this] эту сцену недавно играли
   *[other] сцену «{ $scene }» недавно играли
}
unless-lately = { $scene ->
    [this] эту сцену давно не играли
   *[other] сцену «{ $scene }» давно не играли
}
if-month-of = { $scene ->
    [this] эту сцену играли в этом месяце
   *[other] сцену «{ $scene }» играли в этом месяце
}
unless-month-of = { $scene ->
    [this] эту сцену в этом месяце не играли
   *[other] сцену «{ $scene }» в этом месяце не играли
}
if-done = выполненных за месяц заданий не меньше { $number }
unless-done = выполненных за месяц заданий меньше { $number }
if-failed = заданий, брошенных в сценах за месяц, не меньше { $number }
unless-failed = заданий, брошенных в сценах за месяц, меньше { $number }
if-achieved = достижение «{ $achievement }» открыто
unless-achieved = достижение «{ $achievement }» не открыто
