### Questions, and what each answer means.

prompt-gather = Whom do you play this month?
prompt-reset-adventurer = Who starts afresh?
prompt-start-place = Where do you begin?
prompt-start-quests = Do you pick up a quest here?
prompt-travel = Where do you go?
prompt-abandon = Which quest do you abandon?
prompt-drop = Which item do you discard?
prompt-use-which = { $card }: what do you use?
prompt-trade-with = With whom do you trade?
prompt-trade = What do you offer, and what do you ask for?
prompt-trade-accept = Do you agree to the trade?
prompt-story = Which scene do you play?
prompt-story-which = { $card }: which scene do you play?
prompt-partner = Whom do you ask to join you?
prompt-partner-accept = Do you join the scene as a partner?
prompt-lend = What do you lend your partner?
prompt-option = What do you do?
prompt-scene-end = The scene is over. Shall the story go on?
prompt-check-before = Before the check: do you use something?
prompt-check-effects = The dice are cast: do you use something?
prompt-check-last = Before the outcome: do you use something?
prompt-check-line = { $card }: which line do you use?
prompt-check-pool = Which dice do you take for your marks?
prompt-check-reroll = Do you roll all dice again?
prompt-dice = { $number ->
    [one] Which die do you reroll?
   *[other] Which dice do you reroll? Up to { $number }.
}
prompt-push = Do you throw once more?
prompt-new-skill = Which skill is tested instead?
prompt-give-mark = Which skill mark do you give up?
prompt-take-mark = Which skill mark do you take for it?
prompt-may = Do you want to?
prompt-choose = Which do you choose?
prompt-choose-card = Which card do you discard?
prompt-choose-quest = Which quest do you abandon?
prompt-choose-timer = Whose timer is moved?
prompt-keep-one = Which card do you keep?
prompt-market = What do you buy?
prompt-sell = What do you sell? { $number } gold for each item.
prompt-transport = { $number ->
    [0] Where do you go?
   *[other] { $card }: to which space of the map?
}
prompt-travel-on = Do you go on?
prompt-too-many-items = You carry too much. Which item do you discard?
prompt-too-many-quests = You have too many quests. Which one do you abandon?
prompt-mvp = Who has done most this month and reads the end?
prompt-month-over = The month is saved. How does it go on?
prompt-leave-world = Begin a new world? This one stays on the shelf as it is now.
prompt-give-adventurer = Somebody else would like to have your adventurer. Do you agree?

## Adventurers and seats

move-gather-hero = { $hero }, { CASE($hero, "species") }
move-gather-reset = let an adventurer start afresh
move-reset-adventurer-hero = { $hero } starts afresh
move-trade-with-seat = trade with { $seat }
move-partner-seat = ask { $seat }
move-partner-alone = go alone
move-mvp-seat = { $seat }
move-choose-start-seat = { $seat }
move-partner-accept-yes = join in
move-partner-accept-no = stay out of it

## Travel

move-start-place-space = begin at { $space }
move-travel-space = walk to { $space } ({ $steps })
move-transport-space = { $space }
move-travel-on-space = on to { $space }
move-travel-on-stop = stay here
move-pick-up-card = pick up: { $card }
move-start-quests-card = pick up: { $card }
move-start-quests-stop = enough
move-use-card = use: { $card }
move-use-card-line = use { $card }: { $does }
move-travel-abandon = abandon a quest
move-travel-drop = discard an item
move-travel-trade = trade
move-travel-story = on to the story
move-abandon-card = abandon: { $card }
move-abandon-stop = none
move-drop-card = discard: { $card }
move-drop-stop = none

## Trade and lending

move-trade-card-give = give: { $card }
move-trade-card-take = ask for: { $card }
move-trade-give = give one gold more
move-trade-take = ask for one gold more
move-trade-offer = offer this: you give { $give }, you get { $take }
move-trade-stop = call it off
move-trade-accept-yes = agree: you give { $give }, you get { $take }
move-trade-accept-no = refuse
piece-gold = { $gold }
piece-card = { $card }
piece-none = nothing
move-lend-card = lend: { $card }
move-lend-marks = lend your skill marks
move-lend-stop = nothing more
move-market-card = buy { $card } for { $gold }
move-market-stop = nothing more
move-sell-card = sell { $card } for { $gold }
move-sell-stop = nothing more
move-keep-one-card = keep: { $card }

## Story

move-story-card = { $label } ({ $card })
move-story-card-several = { $card }: { $number } scenes
move-story-must = { $label } ({ $card }, mandatory)
move-story-must-several = { $card }: { $number } mandatory scenes
move-story-which = { $label }
move-story-event = draw an event
move-story-rest = rest: there is nothing to do here
move-option = { $title }
move-option-asks = { $title } ({ $details })
move-option-ask = ask your partner for more
move-option-trade = trade with your partner
move-option-end = end the scene: nothing is open to you
move-scene-end-end = go on
asks-tag = tag: { $tags }
asks-check = { $skill }, { $difficulty }
asks-check-verb = { $verb }: { $skill }, { $difficulty }

## Checks

move-scene-line = the scene: { $does }
move-way = { $steps }
move-check-before-stop = on to the dice
move-check-effects-stop = nothing more
move-check-last-stop = on to the outcome
move-check-pool-skill = swap a die for one of { $skill }
move-check-pool-ask = ask your partner for more
move-check-pool-roll = roll
move-check-reroll-reroll = roll all dice again
move-check-reroll-keep = keep the roll
move-die = die { $number }, showing { $symbols }
move-die-blank = die { $number }, showing nothing
move-dice-roll = reroll the chosen dice
move-dice-stop = reroll none
move-push-yes = throw again
move-push-no = stop
move-new-skill-skill = { $skill }

## Effects

move-give-mark-skill = give up { $skill } (you have { $number })
move-give-mark-stop = keep your marks
move-take-mark-skill = take { $skill } (you have { $number })
move-may-yes = yes: { $steps }
move-may-no = no
move-choose-card-card = discard: { $card }
move-choose-card-stop = none
move-choose-quest-card = abandon: { $card }
move-choose-quest-stop = none
move-choose-timer-card = { $card }
move-too-many-items-card = discard: { $card }
move-too-many-items-stop = none
move-too-many-quests-card = abandon: { $card }
move-too-many-quests-stop = none

## The end of a month

move-month-over-pack-up = pack the world up until another day
move-month-over-go-on = go on with the next month
move-month-over-new-world = begin a new world
move-month-over-leave-world = leave this world and begin a new one
move-leave-world-new-world = yes, begin a new world
move-leave-world-stop = no, stay in this one
move-give-adventurer-yes = give the adventurer up
move-give-adventurer-no = keep the adventurer

## Answers given beforehand

standing-trade-accept = Trades that others offer
standing-trade-accept-no = Always refuse
standing-partner-accept = Being asked as a partner
standing-partner-accept-no = Always stay out of it
standing-lend = Lending as a partner
standing-lend-stop = Lend nothing
prompt-choose-start = Who begins?
