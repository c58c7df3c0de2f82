### What happened, line by line, and why undo stops.

log-gathers = { $seat } plays { $hero }
log-keeps-adventurer = { $seat } keeps { $hero }
log-resets = { $hero } starts afresh
log-month-begins = { $month } begins, on a { $weekday }
log-levels = { $paragraph } prestige make a paragraph of this month, { $chapter } a chapter, { $legend } a legend
log-day = A new day: { $weekday }
log-places = { $seat } begins at { $space }
log-moves = { $seat } walks to { $space }
log-transported = { $seat } is taken to { $space }
log-onto-card = { $seat } leaves the map and stands on { $card }
log-onto-card-closed = { $seat } leaves the map and stands on a card
log-picks-up = { $seat } picks up { $card }
log-picks-up-closed = { $seat } picks up a quest
log-abandons = { $seat } abandons { $card }
log-abandons-closed = { $seat } abandons a quest
log-discards = { $seat } discards { $card }
log-discards-closed = { $seat } discards a quest
log-uses = { $seat } uses { $card }
log-uses-closed = { $seat } uses a quest
log-gains = { $seat } gains { $card }
log-gains-closed = { $seat } gains a quest
log-has-already = { $seat } already has { $card }; its timer starts again
log-has-already-closed = { $seat } already has this quest
log-lends = { $seat } lends { $card }
log-lends-closed = { $seat } lends a card
log-lends-marks = { $seat } lends skill marks
log-plays = { $seat } turns to { $card }
log-buys = { $seat } buys { $card } for { $number } gold
log-sells = { $seat } sells { $card } for { $number } gold
log-shown = On offer: { $card }
log-warded = Warded off: { $card }
log-unavailable = Not in the library: { $card }
log-unavailable-quest = The quest is not to be had
log-noticeboard = On the noticeboard: { $card }
log-location = On the map: { $card }
log-local = { $card } lies at { $space }
log-card-to = { $card } goes { CASE($zone, "to") }
log-replaces = { $new } takes the place of { $old }
log-timer = { $card }: { $days ->
    [0] the timer ends today
    [one] { $days } day on its timer
   *[other] { $days } days on its timer
}
log-timer-ends = The timer of { $card } has run out
log-d12 = { $seat } rolls { $number } on the twelve-sided die
log-d12-location = The twelve-sided die chooses location { $number }
log-trades = { $seat } and { $other } trade{ $give ->
    [0] { $take ->
        [0] {""}
       *[other] : { $take } gold for { $seat }
    }
   *[other] : { $give } gold for { $other }
}
log-gives = { $seat } hands { $card } to { $other }
log-trade-refused = { $other } turns down a trade with { $seat }
log-partners = { $seat } and { $other } are partners
log-partner-refuses = { $seat } stays out of it
log-scene = Scene: “{ $scene }” ({ $seat })
log-block = “{ $scene }” goes on
log-option = { $seat } chooses: { $title }
log-event-drawn = { $seat } draws the event { $card }
log-check = { $seat } tests { $skill }, { $difficulty }
log-skill-becomes = { $seat } tests another skill: { $skill }
log-verb-becomes = It now counts as: { $verb } ({ $seat })
log-pool = { $seat } takes a { $skill } die
log-rolls = { $seat } rolls { $symbols }
log-rerolls = { $seat } rerolls; now { $symbols }
log-bonus = { $seat }: { $number ->
    [one] { $number } success from a card
   *[other] { $number } successes from a card
}
log-counts = { $seat } counts { $skill } as well
log-successes = { $seat } has { $number ->
    [one] { $number } success
   *[other] { $number } successes
}
log-gains-gold = { $seat } gains { $number } gold
log-loses-gold = { $seat } loses { $number } gold
log-pays = { $seat } pays { $number } gold
log-prestige = { $seat } gains { $number } prestige
log-loses-prestige = { $seat } loses { $number } prestige
log-mark = { $seat } swaps a mark: { $from } for { $to }
log-achieves = { $seat } unlocks an achievement: { $achievement }
log-rests = { $seat } rests
log-ends-month = The month is over; success level { $number }
log-saves = { $seat } saves { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
log-packed = The world is packed up
log-new-world = A new world begins

## Undo stops here

barrier-story = a part of the story has been read
barrier-quest = a quest came to light
barrier-quests = quests were laid open
barrier-event = an event was drawn
log-start-drawn = { $seat } is drawn to name the start player
log-names-start = { $seat } names { $first } start player
