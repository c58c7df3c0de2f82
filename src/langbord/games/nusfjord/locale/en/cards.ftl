### What cards say. A sentence is put together from clauses; its first letter is made a capital afterwards.

## Sentences

effect-now = { $step }.
effect-when = { $event } { $steps }.
effect-once = once in the game: { $steps }.
effect-any-time = { $step }, as often as you like.
steps-then = { $first }; then { $next }
points-per = { $number ->
    [one] { $number } point
   *[other] { $number } points
} { $per }.
points-per-most = { $number ->
    [one] { $number } point
   *[other] { $number } points
} { $per }, at most { $most }.
points-if = { $number ->
    [one] { $number } point
   *[other] { $number } points
} { $condition }.

## Steps

step-gain = gain { $goods }
step-gain-in-reserve = gain { $goods } in your Reserve
step-gain-in-it = put { $goods } from the general supply in it
step-gain-per = gain { $goods } { $per }
step-gain-per-most = gain { $goods } { $per }, at most { $most }
step-exchange = you may pay { $pay } to gain { $gain }
step-exchange-times = you may pay { $pay } to gain { $gain }, up to { $times } times
step-exchange-in-reserve = you may pay { $pay } to gain { $gain } in your Reserve
step-exchange-in-reserve-times = you may pay { $pay } to gain { $gain } in your Reserve, up to { $times } times
step-transfer = transfer your Reserve to your supply
step-transfer-it = transfer it to your supply
step-fill-plates = { $number ->
    [one] put a fish from the general supply on the next empty plate
   *[other] put a fish from the general supply on each of the next { $number } empty plates
}
step-feed-elders = put a fish from the general supply on each of your elders
step-grow-forests = { $number ->
    [one] add a Forest tile to a double space that holds exactly one
   *[other] add { $number } Forest tiles, each to a double space that holds exactly one
}
step-upgrade = you may exchange a Sloop for a Cutter or a Cutter for a Schooner
step-upgrade-paid = you may pay { $pay } to exchange a Sloop for a Cutter or a Cutter for a Schooner
step-may-act = you may take the action { $action }
step-may-act-cheaper = you may take the action { $action } for { $goods } less
step-must-act = take the action { $action }
step-must-act-cheaper = take the action { $action } for { $goods } less
step-act-plates = { $action } and gain { $goods } for each plate that is filled by it
step-gain-choice = gain { $first } or { $second }
step-sell = you may give back { $ship } to gain { $goods }
step-sell-times = you may give back { $ship } to gain { $goods }, up to { $times } times
any-ship = a ship
one-ship = a { $ship }
step-others-gain = each other player gains { $goods }
step-only-if = { $condition }, { $step }
if-most = if nobody has more ({ $per })
action-one = { $action }
action-or = { $first } or { $next }

## Events, with the comma before what follows

event-you-build-a-building = whenever you build another building,
event-you-build-a-ship = whenever you build a ship,
event-you-build-a-sloop = whenever you build a Sloop,
event-you-build-a-cutter = whenever you build a Cutter,
event-you-build-a-schooner = whenever you build a Schooner,
event-you-serve-fish = whenever you have served fish,
event-you-serve-a-plate = for each plate you serve,
event-you-issue-a-share = whenever you issue a share,
event-you-buy-shares = whenever you buy shares,
event-you-deforest = whenever you deforest,
event-you-thin-out = whenever you thin out,
event-you-reforest = whenever you reforest,
event-you-take-an-elder = whenever you take an elder,
event-you-use-an-elder = whenever you use an elder,
event-you-transfer = whenever you transfer your Reserve,
event-you-take-gold = whenever you take the action +1 Gold,
event-you-copy-an-action = whenever you copy an action,
event-you-pass = whenever you pass,
event-an-elder-is-full = whenever one of your elders gets a third fish,
event-your-reserve-is-emptied = whenever your Reserve is emptied,
event-your-reserve-is-full = whenever your Reserve is full of fish after your fishing,
event-you-fish = after your fishing each round,
event-you-come-home = in the home phase of each round,
event-the-work-phase-ends = at the end of each work phase, before the workers come home,
event-another-builds-a-building = whenever another player builds a building,
event-another-builds-a-ship = whenever another player builds a ship,
event-another-serves-fish = whenever another player has served fish,
event-another-issues-a-share = whenever another player issues a share,
event-another-buys-shares = whenever another player buys shares,
event-another-deforests = whenever another player deforests,
event-another-reforests = whenever another player reforests,
event-another-takes-an-elder = whenever another player takes an elder,
event-another-passes = whenever another player passes,

## Rules that a special building bends

rule-wood-limit = Your supply holds up to { $number } wood.
rule-reserve-limit = In the fishing phase your Reserve holds up to { $number } fish.
rule-plates-cost-less = Each plate costs you { $number } fish less, but at least 1.
rule-ships-cost-wood-less = Ships that are paid for with wood cost you { $number } wood less.
rule-schooner-for-gold = You may build a Schooner for { $number } gold.
rule-shares-cost-less = When you buy shares, the whole purchase costs you { $number } gold less.
rule-issuing-pays = Issuing a share brings you { $number } gold instead of 2.
rule-deforest-gives = Deforest gives you { $number } wood instead of 5.
rule-thin-out-adds = Thin Out gives you { $number } more wood.
rule-council-of = { $number ->
    [one] Your council has room for { $number } elder.
   *[other] Your council has room for { $number } elders.
}
rule-full-elder-keeps = When one of your elders gets a third fish, you keep { $number } fish instead of 1.
rule-elders-eat-at-home = When no plate is filled, an elder you use eats a fish from your supply instead.
rule-own-shares-first = In the fishing phase your shares in your own supply get their fish before those held elsewhere.
rule-reserve-gold-scores = At the end, gold in your Reserve counts like gold in your supply.
rule-unissued-shares-are-free = Your unissued shares cost you no points.
rule-empty-spaces-are-free = { $number ->
    [one] Your first empty building space costs you no point.
   *[other] Your first { $number } empty building spaces cost you no points.
}
rule-moored = Moored: it lies with your ships and takes no building space.
rule-transfer-is-always-open = You may place a worker on Transfer Reserve even when the space is full.

## What players carry out themselves

by-hand = { $text } (by hand)
