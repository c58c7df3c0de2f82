### What stands on spaces, cards and events. A sentence is put together from parts; its first letter is then made large.

## Sentences

effect-now = { $steps }.
effect-any = at any time, once a round: { $steps }.
effect-alone = alone: { $rule }
effect-everyone = everyone: { $steps }.
effect-at = { $moment } { $steps }.
effect-at-if = { $moment } { $condition } { $steps }.
effect-when-if = { $moment } { $condition } { $steps }.
steps-and = { $first }; { $next }
steps-or = { $first }, or { $next }
steps-either = either { $first }, or { $next }
steps-either-more = { $first }, or { $next }
gets-and = { $first } and { $next }
face-beds = { $number } parcels for { $kinds }.
face-beds-all = { $number } parcels for anything.

## Steps

step-gain = gain { $goods }
step-gain-any = { $number ->
    [one] gain a good of your choice
   *[other] gain { $number } goods of your choice
}
step-gain-rarest = gain one of the rarest kind of one of your greenhouses
step-gain-per = gain { $goods } { $per }, at most { $most }
step-seed = { $may ->
    [1] you may seed
   *[0] seed
} { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
}
step-seed-to = { $may ->
    [1] you may seed
   *[0] seed
} { $number } to { $most } times
step-seed-least = { $may ->
    [1] you may seed
   *[0] seed
} at least { $number ->
    [1] once
    [2] twice
   *[other] { $number } times
}
step-seed-from-supply = { $may ->
    [1] you may seed
   *[0] seed
} once with goods of the supply alone
step-harvest = { $may ->
    [1] you may harvest { $number ->
        [1] one greenhouse
       *[other] up to { $number } greenhouses
    }
   *[0] harvest up to { $number ->
        [1] one greenhouse
       *[other] { $number } greenhouses
    }
}
step-harvest-one = { $may ->
    [1] you may harvest
   *[0] harvest
} up to { $number } goods from one greenhouse
step-take-greenhouse = { $may ->
    [1] you may take
   *[0] take
} a greenhouse of your choice
step-take-greenhouse-of = { $may ->
    [1] you may take
   *[0] take
} a greenhouse with { $number } parcels
step-take-greenhouse-from = { $may ->
    [1] you may take
   *[0] take
} a greenhouse with { $number } to { $most } parcels
step-take-random = take the top random greenhouse
step-take-card = take a service card
step-share-card = share a service card of a neighbour
step-advance = { $number ->
    [1] advance one table at once
   *[other] advance { $number } tables at once
}
step-plant-each = put { $goods } from the supply into an empty parcel of each of your greenhouses
step-plant-missing = put from the supply into an empty parcel of each of your greenhouses a good that may grow there and does not yet
step-plant-more = { $may ->
    [1] you may put
   *[0] put
} one more good of a kind that grows there into { $number ->
    [1] one of your greenhouses
   *[other] up to { $number } of your greenhouses
}
step-trade = { $may ->
    [1] you may discard
   *[0] discard
} { $cost } to { $gets }

## Costs

cost-goods = { $goods }
cost-alike = { $number } goods of one kind
cost-any = { $number ->
    [one] any good
   *[other] any { $number } goods
}
cost-greenhouses = { $number ->
    [one] a greenhouse
   *[other] { $number } greenhouses
}
cost-and = { $first } and { $next }

## For each …

per-greenhouse = for each of your greenhouses
per-planted-greenhouse = for each planted greenhouse
per-empty-greenhouse = for each empty greenhouse
per-service-card = for each of your service cards
per-kind = for each kind of good you own

## When …

when-you-take-a-greenhouse = when you take a greenhouse,
when-you-discard-a-greenhouse = when you discard a greenhouse,
when-an-opponent-discards-a-greenhouse = when an opponent gives up a greenhouse, by discarding it or giving it away,
when-you-take-a-service-card = when you take or share another service card,
when-you-seed = after an action in which you seeded,
when-you-seed-2 = after an action in which you seeded two or more greenhouses,
when-you-harvest-in-work-time = when you harvest in Work Time,
when-you-harvest-first = when you are the first in a Work Time to harvest by an action,
when-you-empty-a-greenhouse = when you harvest the last good of a greenhouse,
when-you-work-in-property = when a worker of yours goes to Property,
when-you-work-in-field = when a worker of yours goes to Field,
when-you-work-in-market = when a worker of yours goes to Market,
when-you-work-in-town-hall = when a worker of yours goes to Town Hall,
when-you-work-in-row-1 = when a worker of yours goes to row 1, counted from the top,
when-you-work-in-row-2 = when a worker of yours goes to row 2, counted from the top,
when-you-work-in-row-3 = when a worker of yours goes to row 3, counted from the top,
when-you-work-in-row-4 = when a worker of yours goes to row 4, counted from the top,
when-you-work-in-row-5 = when a worker of yours goes to row 5, counted from the top,
when-you-work-in-row-6 = when a worker of yours goes to row 6, counted from the top,
when-you-advance-at-once = when you advance at once,
when-you-use-the-bonus = when you use the bonus,
when-you-reach-a-shared-table = when you first reach an occupied table in a Tourism Time,
when-you-pay-for-2-tables = when you pay for a second table in a Tourism Time,
at-start-of-work-time = at the start of Work Time,
at-end-of-work-time = at the end of Work Time,
at-start-of-harvest-time = at the start of Harvest Time,
at-end-of-harvest-time = at the end of Harvest Time,
at-start-of-tourism-time = at the start of Tourism Time,
at-end-of-tourism-time = at the end of Tourism Time,
at-start-of-homecoming-time = at the start of Homecoming Time,

## If …

if-a-row-is-empty = if a whole row of spaces is empty,
if-you-are-last = if you are last on the track,
if-your-table-is-shared = if your table is shared,
if-you-own-no-goods = if you own no goods,
if-all-your-greenhouses-are-planted = if all your greenhouses are planted,
if-you-own-3-kinds = if you own three kinds of goods,
if-you-own-4-greenhouses = if you own four greenhouses,

## Rules bent

rule-flags-in-property-are-free = Flags in Property do not bind.
rule-flags-in-town-hall-are-free = Flags in Town Hall do not bind.
rule-the-bonus-gives-n-more = The bonus gives { $number } more of its good.
rule-the-bonus-gives-n-less = The bonus gives { $number } less of its good.
rule-greenhouses-of-n-take-every-kind = Greenhouses with { $number } parcels take every kind.
rule-harvest-at-most-n = An action harvests at most { $number ->
    [one] one good
   *[other] { $number } goods
}.
rule-seeding-leaves-n-empty = Seeding leaves { $number ->
    [one] one parcel
   *[other] { $number } parcels
} empty.
rule-close = The space in row { $row } of { $column } is closed.
rule-n-more-service-cards = { $number } more service cards are laid out.
rule-start-at = All managers start at { $good } { $number }.
rule-without-greenhouses-of-n = There is no pile of greenhouses with { $number } parcels; the random pile may still hold some.

## Cards of their own kind

special-village-elder = At the end of Tourism Time, if your table is shared, you may discard as many goods of any kinds as it has plates and advance one table.
special-farm-girl = At the start of Homecoming Time you may seed at least once; each greenhouse counts as having three parcels.
special-greenhouse-seller = This card is two greenhouses with two parcels each, for anything.
special-lease = Give one of your greenhouses with all that grows in it to your opponent; then advance one table at once.
special-mixed-seed = Fill an empty greenhouse with five parcels with one good of each kind from the supply.
special-secret-hoard = Five goods lie on this card. After an action in which you seeded, you may take the top one.

## What players carry out themselves

by-hand = { $text } (by hand)
