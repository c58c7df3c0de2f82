### What stands on cards: sentences, and the clauses they are made of.

## Joining

list-comma = { $first }, { $next }
or-comma = { $first }, { $next }
or-last = { $first } or { $next }
and-comma = { $first }, { $next }
and-last = { $first } and { $next }
steps-and = { $first } and { $next }
steps-semicolon = { $first }; { $next }
steps-none = nothing happens
ways-or = { $first }; or { $next }
band = { $range }: { $steps }
tag-named = { $tag }
verb-named = { $verb }
skill-named = { $skill }
skill-tested = { $skill }
stack-named = “{ $stack }”
card-named = “{ $card }”
card-what = { $card ->
    [this] this card
   *[other] “{ $card }”
}
card-whose = { $card ->
    [this] this card
   *[other] “{ $card }”
}
card-with = { $card ->
    [this] this card
   *[other] “{ $card }”
}

## The sentences of a card

face-tags = Tags: { $tags }.
face-hero = Only for { $hero }.
face-pickup = Picked up at { $space }.
face-pickup-anywhere = Picked up anywhere.
face-location = Location { $number } of twelve.
face-place = It goes to { $place }.
face-rows = The first row that fits gives the scene: { $rows }.
row-always = otherwise
face-after = Afterwards it goes { CASE($zone, "to") }.
face-timer = After { $days }: { $steps }.
face-timer-saves = After { $days }, and when the month is saved: { $steps }.
face-gained = When gained: { $steps }.
face-setup = At the start of a month: { $steps }.
face-setup-many = At the start of a month: { $number ->
    [one] one card comes into play, if it is due
   *[other] up to { $number } cards come into play, each of them if it is due
}.
face-save = When the month is saved: { $steps }.
face-abandon = When abandoned: { $steps }.
face-leave-quest = It is abandoned as soon as { $condition }.
face-leave = It is discarded as soon as { $condition }.
face-never-abandon = It cannot be abandoned.
face-stays = It stays in play for good.
scene-may = Scene: “{ $label }”.
scene-may-if = Scene, if { $condition }: “{ $label }”.
scene-must = Mandatory scene: “{ $label }”.
scene-must-if = Mandatory scene, if { $condition }: “{ $label }”.
use = { $moment } you may { $does }.
use-if = { $moment }, if { $condition }, you may { $does }.
use-on-turn = on your turn
use-on-travel = while you travel

## In a check

box-may = { $head }: you may { $does }.
box-must = { $head }: you must { $does }.
box-head-if = { $head }, if { $condition }
box-verbs = to { $verbs }
box-skills = in a check of { $skills }
box-any = in any check
box-cost = { $cost } to { $does }
box-times = { $does } (up to { $number } times)
check-add = add { $number }
check-take = take away { $number }
check-days = add a success for each day left on this card’s timer
check-reroll = reroll { $number ->
    [one] one die
   *[other] up to { $number } dice
}
check-reroll-one = reroll one die (up to { $number } times)
check-count = count { $number ->
    [one] one { $skill } symbol as a success
   *[other] up to { $number } { $skill } symbols as successes
}
check-count-all = count every { $skill } symbol as a success
check-turn = turn every { $number ->
    [one] { $skill } symbol
   *[other] { $number } { $skill } symbols
} into { $gives }
check-roll = roll the twelve-sided die ({ $bands })
check-push = roll the twelve-sided die ({ $bands }), and again as long as you like
check-stop = stop
check-skill-any = test any other skill instead
check-skill-neighbour = test a neighbouring skill instead
check-skill = test { $skill } instead
check-verb = let it count as: { $verb }
check-pool = roll { $dice } instead of your dice
pool-skill = { $number } { $skill } { $number ->
    [one] die
   *[other] dice
}
pool-base = { $number } base { $number ->
    [one] die
   *[other] dice
}

## Standing rules

passive = { $rule }.
passive-if = If { $condition }, { $rule }.
passive-movement-more = you have { $number } more
passive-movement-less = you have { $number } less
passive-no-travel = you cannot travel
passive-off-board = your adventurer is not on the map
passive-no-trade = you cannot trade
passive-no-quests = you cannot pick up quests
passive-no-partner = you cannot be a partner
passive-no-tested-marks = marks of the tested skill do not count
passive-no-hard-checks = you cannot choose a hard check while another option is open
passive-dice-more = you roll { $number } more
passive-dice-less = you roll { $number } less
passive-prices-more = everything costs { $number } more
passive-prices-less = everything costs { $number } less
passive-items = you may carry { $number }
passive-items-twice = each of your items acts twice in a check
passive-leaving-costs = leaving this space costs { $number } more
passive-leaving-costs-unless = leaving this space costs { $number } more, unless you have the tag “{ $tag }”
passive-ward = you do not gain “{ $card }”

## Effects

step-partner = your partner: { $step }
step-all = everybody: { $step }
step-else = { $step } (if you cannot: { $otherwise })
step-if = if { $condition }, { $steps }
step-may = if you like, { $steps }
step-may-cost = if you like, { $cost } to { $steps }
step-choose = choose: { $ways }
step-roll = roll the twelve-sided die ({ $bands })
step-gain-gold = gain { $gold }
step-lose-gold = lose { $gold }
step-pay-gold = pay { $gold }
step-gain-prestige = gain { $number } prestige
step-lose-prestige = lose { $number } prestige
step-gain-card = gain { $card }
step-gain-card-from = gain { $card } { CASE($zone, "from") }
step-gain-random = gain { $number ->
    [one] a random card
   *[other] { $number } random cards
} of “{ $stack }”
step-gain-one = gain a card of your choice of “{ $stack }”
step-gain-one-of = look at { $number ->
    [one] a random card
   *[other] { $number } random cards
} of “{ $stack }” and keep one
step-draw-quests = draw { $quests } from the quest slot
step-discard = discard { $card }
step-discard-chosen = discard { $cards } of your choice
step-discard-chosen-tag = discard { $cards } of your choice with the tag “{ $tag }”
step-discard-all = discard { $cards }
step-discard-all-with = discard { $cards } with the tag “{ $tag }”
step-discard-all-without = discard { $cards } without the tag “{ $tag }”
every-item = all items
every-companion = all companions
every-status = all statuses
every-quest = all quests
step-move-card = move { $card } { CASE($zone, "to") }
step-replace = replace { $old } with { $new }
step-replace-from = replace { $old } with { $new } { CASE($zone, "from") }
step-abandon-one = abandon a quest of your choice
step-abandon = abandon { $quest ->
    [this] this quest
   *[other] “{ $quest }”
}
step-delay = delay the timer of { $card } by { $days }
step-hasten = hasten the timer of { $card } by { $days }
step-delay-one = delay one of your timers by { $days }
step-hasten-one = hasten one of your timers by { $days }
step-restart = set the timer of { $card } anew
step-offer = { $number ->
    [one] a random card
   *[other] { $number } random cards
} of { $stacks } can be bought
step-offer-cards = { $cards } can be bought
step-sell = sell { $number ->
    [one] an item for { $gold }
   *[other] up to { $number } items for { $gold } each
}
step-swap = swap { $number ->
    [one] a skill mark
   *[other] up to { $number } skill marks
}
step-swap-for = swap { $number ->
    [one] a skill mark
   *[other] up to { $number } skill marks
} for { $skills }
step-travel = move up to { $number ->
    [one] one space
   *[other] { $number } spaces
}
step-movement-more = gain { $steps }
step-movement-less = lose { $steps }
step-go-to = go to { $place }
step-figure-on-card = put your figure on this card
step-put = put { $card } at { $place }
step-unlock = unlock the achievement “{ $achievement }”
step-draw-event = draw an event after this scene

## Places

place-space = { $space }
place-here = your space
place-random = a random location
place-next = the next location
place-previous = the previous location
place-any-grassland = any grassland
place-any-forest = any forest
place-any-hill = any hills
place-any-mountain = any mountains
place-any-settlement = any settlement
place-any-harbour = any harbour
place-any-location = any location
place-any-space = any space
place-nearest-grassland = the nearest grassland
place-nearest-forest = the nearest forest
place-nearest-hill = the nearest hills
place-nearest-mountain = the nearest mountains
place-nearest-settlement = the nearest settlement
place-nearest-harbour = the nearest harbour

## Conditions

if-season = it is { $word }
unless-season = it is not { $word }
if-month = it is { $word }
unless-month = it is not { $word }
if-month-range = the month is between { $first } and { $last }
unless-month-range = the month is not between { $first } and { $last }
if-weekday = it is { $word }
unless-weekday = it is not { $word }
if-adventurer = you are { $word }
unless-adventurer = you are not { $word }
if-mode = the game is { $word }
unless-mode = the game is not { $word }
if-challenge = the challenge is on
unless-challenge = the challenge is off
if-players = there are at least { $number } players
unless-players = there are fewer than { $number } players
if-tag = you have the tag “{ $tag }”
unless-tag = you do not have the tag “{ $tag }”
if-gold = you have at least { $number }
unless-gold = you have less than { $number }
if-prestige = you have at least { $number } prestige
unless-prestige = you have less than { $number } prestige
if-level = the group has reached success level { $number }
unless-level = the group has not reached success level { $number }
if-mark = you have { $number ->
    [one] a { $word } mark
   *[other] { $number } { $word } marks
}
unless-mark = you do not have { $number ->
    [one] a { $word } mark
   *[other] { $number } { $word } marks
}
if-items = you have at least { $number }
unless-items = you have fewer than { $number }
if-items-worth = you have at least { $number } worth { $gold } or more
unless-items-worth = you have fewer than { $number } worth { $gold } or more
if-companion = you have a companion
unless-companion = you have no companion
if-at = you are at { $space }
unless-at = you are not at { $space }
if-near = you are at most { $number } from { $space }
unless-near = you are more than { $number } from { $space }
if-terrain = you are { CASE($word, "in") }
unless-terrain = you are not { CASE($word, "in") }
if-settlement = you are in a settlement
unless-settlement = you are not in a settlement
if-harbour = you are in a harbour
unless-harbour = you are not in a harbour
if-location = you are in a location
unless-location = you are not in a location
if-on = your figure stands on this card
unless-on = your figure does not stand on this card
if-company = another adventurer is in your space
unless-company = no other adventurer is in your space
if-partner = you have a partner
unless-partner = you have no partner
if-has = { $card ->
    [this] you have this card
   *[other] you have “{ $card }”
}
unless-has = { $card ->
    [this] you do not have this card
   *[other] you do not have “{ $card }”
}
if-world = { $card ->
    [this] this card is in play for everybody
   *[other] “{ $card }” is in play for everybody
}
unless-world = { $card ->
    [this] this card is not in play for everybody
   *[other] “{ $card }” is not in play for everybody
}
if-here = { $card ->
    [this] this card lies in your space
   *[other] “{ $card }” lies in your space
}
unless-here = { $card ->
    [this] this card does not lie in your space
   *[other] “{ $card }” does not lie in your space
}
if-play = { $card ->
    [this] this card is in play
   *[other] “{ $card }” is in play
}
unless-play = { $card ->
    [this] this card is not in play
   *[other] “{ $card }” is not in play
}
if-available = { $card ->
    [this] this card is in the library
   *[other] “{ $card }” is in the library
}
unless-available = { $card ->
    [this] this card is not in the library
   *[other] “{ $card }” is not in the library
}
if-total = the last check came to at least { $number }
unless-total = the last check came to less than { $number }
if-old = this card has been in play since the month began
unless-old = this card came into play during the month
if-days = at least { $number } are left on this card’s timer
unless-days = less than { $number } are left on this card’s timer
if-last-day = it is the last day of the month
unless-last-day = it is not the last day of the month
if-seen = { $scene ->
    [this] this scene has been played before
   *[other] “{ $scene }” has been played before
}
unless-seen = { $scene ->
    [this] this scene has not been played before
   *[other] “{ $scene }” has not been played before
}
if-lately = { $scene ->
    [this] this scene has been played lately
   *[other] “{ $scene }” has been played lately
}
unless-lately = { $scene ->
    [this] this scene has not been played lately
   *[other] “{ $scene }” has not been played lately
}
if-month-of = { $scene ->
    [this] this scene has been played this month
   *[other] “{ $scene }” has been played this month
}
unless-month-of = { $scene ->
    [this] this scene has not been played this month
   *[other] “{ $scene }” has not been played this month
}
if-done = at least { $number } quests have been done this month
unless-done = fewer than { $number } quests have been done this month
if-failed = at least { $number } quests have been given up in scenes this month
unless-failed = fewer than { $number } quests have been given up in scenes this month
if-achieved = the achievement “{ $achievement }” is unlocked
unless-achieved = the achievement “{ $achievement }” is not unlocked
