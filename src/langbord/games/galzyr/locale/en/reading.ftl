### The reading pane: scenes, options, dice, bargains.

## The scene

read-number = Scene { $number }
read-reader = { $name } reads
read-whose-two = { $name } with { $partner }
read-gathered = { $number } prestige so far, given at the end of the scene
read-waiting = { $name } decides.
read-chosen = Chosen
read-total = { $number ->
    [one] { $number } success
   *[other] { $number } successes
}
read-rows = What the outcomes asked for
read-row = { $number } or more
read-row-else = anything
read-note-of = { $name }: { $note }
read-notes = What came of it
read-note-gains-gold = +{ $number } gold
read-note-loses-gold = −{ $number } gold
read-note-pays = { $number } gold paid
read-note-prestige-more = +{ $number } prestige
read-note-prestige-less = −{ $number } prestige
read-note-gains = Gained: { $card }
read-note-gains-closed = Gained: a quest, held secretly
read-note-has-already = Already there, its time begins anew: { $card }
read-note-discards = Discarded: { $card }
read-note-abandons = Abandoned: { $card }
read-note-warded = Warded off: { $card }
read-note-unavailable = Not to be had: { $card }
read-note-buys = Bought for { $number } gold: { $card }
read-note-sells = Sold for { $number } gold: { $card }
read-note-local = { $card } now lies at { $space }
read-note-replaces = { $old } becomes { $new }
read-note-mark = A mark of { $from } becomes one of { $to }
read-note-transported = To { $space }
read-note-achieves = Achievement: { $achievement }
read-note-d12 = Twelve-sided die: { $number }

## Between scenes

read-nowhere = On the way
read-settlement = settlement
read-harbour = harbour
read-day = { $weekday }, day { $number } of { $last }
read-stories = Scenes to choose from
read-stories-here = Open to you here once you go on to the story
read-must = Mandatory: it cannot be put off
read-partner = A partner may take part

## Reading aloud

read-speak = Read aloud
read-pause = Pause
read-resume = Go on reading
read-stop = Stop

## Options

choice-heading = What do you do?
choice-star = Starry option: needs { $tags }
choice-star-card = Starry option: { $tags }, thanks to { $cards }
choice-star-own = Starry option: { $tags }, by nature
choice-cost-gold = { $number } gold
choice-cost-item = { $number ->
    [one] discard an item
   *[other] discard { $number } items
}
choice-cost-companion = { $number ->
    [one] discard a companion
   *[other] discard { $number } companions
}
choice-cost-status = { $number ->
    [one] discard a status
   *[other] discard { $number } statuses
}
choice-cost-quest = { $number ->
    [one] abandon a quest
   *[other] abandon { $number } quests
}
choice-cost-card = discard { $card }
choice-cost-other = has a price
choice-dice = Your best dice: { $dice }
choice-odds = Odds
choice-odds-on = Show odds
choice-odds-row = { $number ->
    [one] { $number } success or more: { $once } % in one roll, { $twice } % with a reroll
   *[other] { $number } successes or more: { $once } % in one roll, { $twice } % with a reroll
}
choice-odds-note = Dice alone; cards may help or hinder. The darker bar is one roll, the paler one a roll and a reroll.
choice-odds-promised = what the difficulty asks for

## Dice

dice-heading = Skill check
dice-base = base
dice-face = Die { $number } ({ $die }) shows { $face }
dice-blank = Die { $number } ({ $die }) shows nothing
dice-waiting = Die { $number } ({ $die }), not rolled yet
dice-pool = Dice
dice-swap-heading = Swap a base die for your mark
dice-swap = { $number ->
    [one] { $skill }: { $number } mark left
   *[other] { $skill }: { $number } marks left
}
dice-test-instead = Test { $skill } instead
dice-skill-heading = Which skill is tested instead?
dice-helps = What may act now
dice-must = must act
dice-scene-itself = the scene
dice-count = How the successes come about
dice-line-die = Die { $number }: { $skill }
dice-line-counts = { $skill } counts too, because of a card
dice-line-card = { $card }
dice-line-rest = The twelve-sided die, or days left
dice-line-floor = A total is never below 0
dice-total = Total
dice-verdict-unknown = { $total ->
    [one] { $total } success. Nobody knows how many it takes.
   *[other] { $total } successes. Nobody knows how many it takes.
}
dice-verdict-enough = { $total } of { $wanted }: as many as the difficulty asks for, or more
dice-verdict-short = { $total } of { $wanted }: fewer than the difficulty asks for
dice-odds-first = Odds of this roll
dice-odds-again = Odds of rolling all dice again
dice-odds-again-row = { $number ->
    [one] { $number } success or more: { $once } %
   *[other] { $number } successes or more: { $once } %
}
dice-check-before-stop = On to the dice
dice-check-effects-stop = Use nothing more
dice-check-last-stop = On to the outcome
dice-check-pool-roll = Roll
dice-check-pool-ask = Ask your partner for more
dice-check-reroll-reroll = Roll all again
dice-check-reroll-keep = Keep this roll
dice-dice-roll = Reroll the chosen dice
dice-dice-stop = Leave them as they lie
dice-push-yes = Throw again
dice-push-no = Stop here
dice-choose = Tap the dice you want to roll again.

## Bargains

deal-lead-market = Buy what you like and can pay for. What you leave goes back.
deal-lead-sell = Each item brings { $number } gold.
deal-lead-keep-one = Look at them all; one is yours.
deal-lead-lend = What you lend acts for your partner in this scene; it stays yours.
deal-lead-too-many-items = You carry more than you can. One has to go.
deal-lead-too-many-quests = You have more quests than you can keep in mind. One has to go.
deal-lead-give-mark = One mark for another: first the one that you give up.
deal-lead-take-mark = And the one that you take for it.
deal-lead-place-card = The card goes to the place of your choice.
deal-lead-transport = You are taken to the place of your choice.
deal-lead-trade = A trade with { $name }. It happens only if { $name } agrees.
deal-lead-trade-accept = { $from_name } proposes a trade.
deal-purse = You have { $number } gold
deal-price = { $number } gold
deal-dear = too dear
deal-marks = { $number ->
    [one] { $number } mark
   *[other] { $number } marks
}
deal-gives = { $name } gives
deal-gold-of = { $number } of { $gold } gold
deal-gold-more = One gold more
deal-gold-handful = { $number } gold more
deal-no-items = no items
deal-in-deal = in the deal
deal-lent = lent
deal-take-back = Take back the last step
