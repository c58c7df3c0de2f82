### Вопросы и что значит каждый ответ.

prompt-gather = Кем вы играете в этом месяце?
prompt-reset-adventurer = Кто начинает заново?
prompt-start-place = Где вы начинаете?
prompt-start-quests = Возьмёте здесь задание?
prompt-travel = Куда вы идёте?
prompt-abandon = Какое задание вы бросаете?
prompt-drop = Какую вещь вы сбрасываете?
prompt-use-which = { $card }: что вы используете?
prompt-trade-with = С кем вы торгуете?
prompt-trade = Что вы предлагаете и чего хотите взамен?
prompt-trade-accept = Вы согласны на обмен?
prompt-story = Какую сцену вы играете?
prompt-story-which = { $card }: какую сцену вы играете?
prompt-partner = Кого вы зовёте с собой?
prompt-partner-accept = Вы идёте в эту сцену напарником?
prompt-lend = Что вы одолжите напарнику?
prompt-option = Что вы делаете?
prompt-scene-end = Сцена окончена. Идём дальше?
prompt-check-before = Перед проверкой: использовать что-нибудь?
prompt-check-effects = Кубики брошены: использовать что-нибудь?
prompt-check-last = Перед исходом: использовать что-нибудь?
prompt-check-line = { $card }: какую строку вы используете?
prompt-check-pool = Какие кубики вы берёте за свои знаки?
prompt-check-reroll = Перебросить все кубики?
prompt-dice = { $number ->
    [1] Какой кубик вы перебрасываете?
   *[other] Какие кубики вы перебрасываете? Не больше { $number }.
}
prompt-push = Бросить ещё раз?
prompt-new-skill = Какое умение проверяется вместо этого?
prompt-give-mark = Какой знак умения вы отдаёте?
prompt-take-mark = Какой знак умения вы берёте взамен?
prompt-may = Хотите так сделать?
prompt-choose = Что вы выбираете?
prompt-choose-card = Какую карту вы сбрасываете?
prompt-choose-quest = Какое задание вы бросаете?
prompt-choose-timer = Срок какой карты сдвигается?
prompt-keep-one = Какую карту вы оставляете?
prompt-market = Что вы покупаете?
prompt-sell = Что вы продаёте? За каждую вещь { $number ->
    [one] { $number } золотой
   *[many] { $number } золотых
}.
prompt-transport = { $number ->
    [0] Куда вы отправитесь?
   *[other] { $card }: в какую область карты?
}
prompt-travel-on = Идёте дальше?
prompt-too-many-items = Вам всего не унести. Какую вещь вы сбрасываете?
prompt-too-many-quests = У вас слишком много заданий. Какое вы бросаете?
prompt-mvp = Кто в этом месяце отличился больше всех и читает концовку?
prompt-month-over = Месяц сохранён. Что дальше?
prompt-leave-world = Начать новый мир? Этот останется на полке таким, как есть.
prompt-give-adventurer = Вашего странника хочет взять другой игрок. Вы согласны?

## Странники и игроки

move-gather-hero = { $hero }, { CASE($hero, "species") }
move-gather-reset = пусть кто-то из странников начнёт заново
move-reset-adventurer-hero = { $hero } начинает заново
move-trade-with-seat = торговать: { $seat }
move-partner-seat = позвать: { $seat }
move-partner-alone = идти без напарника
move-mvp-seat = { $seat }
move-choose-start-seat = { $seat }
move-partner-accept-yes = пойти вместе
move-partner-accept-no = остаться в стороне

## Дорога

move-start-place-space = начать здесь: { $space }
move-travel-space = идти: { $space } ({ $steps })
move-transport-space = { $space }
move-travel-on-space = дальше: { $space }
move-travel-on-stop = остаться здесь
move-pick-up-card = взять задание: { $card }
move-start-quests-card = взять задание: { $card }
move-start-quests-stop = достаточно
move-use-card = использовать: { $card }
move-use-card-line = использовать «{ $card }»: { $does }
move-travel-abandon = бросить задание
move-travel-drop = сбросить вещь
move-travel-trade = торговать
move-travel-story = перейти к сцене
move-abandon-card = бросить: { $card }
move-abandon-stop = никакое
move-drop-card = сбросить: { $card }
move-drop-stop = никакую

## Обмен и помощь

move-trade-card-give = отдать: { $card }
move-trade-card-take = попросить: { $card }
move-trade-give = дать ещё один золотой
move-trade-take = попросить ещё один золотой
move-trade-offer = предложить: вы отдаёте — { $give }, вы получаете — { $take }
move-trade-stop = передумать
move-trade-accept-yes = согласиться: вы отдаёте — { $give }, вы получаете — { $take }
move-trade-accept-no = отказаться
piece-gold = { $gold }
piece-card = «{ $card }»
piece-none = ничего
move-lend-card = одолжить: { $card }
move-lend-marks = одолжить знаки умений
move-lend-stop = больше ничего
move-market-card = купить «{ $card }» за { $gold }
move-market-stop = больше ничего
move-sell-card = продать «{ $card }» за { $gold }
move-sell-stop = больше ничего
move-keep-one-card = оставить: { $card }

## История

move-story-card = { $label } ({ $card }) — играть сцену
move-story-card-several = { $card } — сцен: { $number }
move-story-must = { $label } ({ $card }) — обязательная сцена
move-story-must-several = { $card } — обязательных сцен: { $number }
move-story-which = играть сцену: { $label }
move-story-event = вытянуть событие
move-story-rest = отдохнуть: здесь нечего делать
move-option = вариант: { $title }
move-option-asks = { $title } ({ $details })
move-option-ask = попросить у напарника ещё
move-option-trade = торговать с напарником
move-option-end = закончить сцену: все варианты закрыты
move-scene-end-end = дальше
asks-tag = метка: { $tags }
asks-check = { $skill }, { CASE($difficulty, "check") }
asks-check-verb = { $verb }: { $skill }, { CASE($difficulty, "check") }

## Проверки

move-scene-line = сцена: { $does }
move-way = { $steps }
move-check-before-stop = к кубикам
move-check-effects-stop = больше ничего
move-check-last-stop = к исходу
move-check-pool-skill = заменить кубик: { $skill }
move-check-pool-ask = попросить у напарника ещё
move-check-pool-roll = бросить кубики
move-check-reroll-reroll = перебросить все кубики
move-check-reroll-keep = оставить как есть
move-die = кубик { $number }: { $symbols }
move-die-blank = кубик { $number }: пусто
move-dice-roll = перебросить выбранные
move-dice-stop = ничего не перебрасывать
move-push-yes = бросить ещё раз
move-push-no = остановиться
move-new-skill-skill = { $skill }

## Эффекты

move-give-mark-skill = отдать: { $skill } (у вас { $number })
move-give-mark-stop = оставить свои знаки
move-take-mark-skill = взять: { $skill } (у вас { $number })
move-may-yes = да: { $steps }
move-may-no = нет
move-choose-card-card = сбросить: { $card }
move-choose-card-stop = никакую
move-choose-quest-card = бросить: { $card }
move-choose-quest-stop = никакое
move-choose-timer-card = карта «{ $card }»
move-too-many-items-card = сбросить: { $card }
move-too-many-items-stop = никакую
move-too-many-quests-card = бросить: { $card }
move-too-many-quests-stop = никакое

## Конец месяца

move-month-over-pack-up = убрать мир до другого раза
move-month-over-go-on = играть дальше, в следующем месяце
move-month-over-new-world = начать новый мир
move-month-over-leave-world = оставить этот мир и начать новый
move-leave-world-new-world = да, начать новый мир
move-leave-world-stop = нет, остаться в этом
move-give-adventurer-yes = уступить странника
move-give-adventurer-no = оставить странника себе

## Ответы заранее

standing-trade-accept = Обмен, который предлагают другие
standing-trade-accept-no = Всегда отказываться
standing-partner-accept = Приглашение в напарники
standing-partner-accept-no = Всегда оставаться в стороне
standing-lend = Помощь напарнику
standing-lend-stop = Ничего не одалживать
prompt-choose-start = Кто начинает?
