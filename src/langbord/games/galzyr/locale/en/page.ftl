### The table in the browser: headings, and what a screen reader says about the pieces.

## Map

page-map = Map
page-map-open = Whole screen
page-map-out = Zoom out
page-map-in = Zoom in
page-map-close = Close
page-map-label = Map of the country
page-steps-left = { $number ->
    [one] { $number } step left
   *[other] { $number } steps left
}
page-steps-away = { $number ->
    [one] { $number } step away.
   *[other] { $number } steps away.
}
page-can-go = You can go there.
page-settlement = settlement
page-harbour = harbour
page-stands-here = { $seat } is here
page-find-quest = Your quest goes on here: { $name }.
page-find-notice = To be picked up here: { $name }.
page-find-local = Lies here: { $name }.
page-find-location = { $name }.
page-figure = { $hero } ({ $seat }) at { $space }
page-away = { $hero } is not on the board.
page-away-on-card = { $hero } is not on the board but on the card “{ $card }”.
page-station = A bench and a lamp that the railway left at { $space }
page-here = Where you are
page-off-board = not on the board

## Calendar and fame

page-days = Days of this month
page-days-left = { $number ->
    [0] the month is over
    [one] { $number } day left
   *[other] { $number } days left
}
page-day-past = Day { $number }, { $weekday }: past
page-day-today = Day { $number }, { $weekday }: today
page-day-bare = Day { $number }
page-day-coming = Day { $number }, { $weekday }
page-month-end = End of month
page-months-played = month { $number } of this world
page-short-mon = Mon
page-short-tue = Tue
page-short-wed = Wed
page-short-thu = Thu
page-short-fri = Fri
page-short-sat = Sat
page-short-sun = Sun
page-timers = Timers
page-timer-days = { $number ->
    [0] Its timer comes today.
    [one] Its timer comes in { $number } day.
   *[other] Its timer comes in { $number } days.
}
page-timer-of = { $card } ({ $seat })
page-timer-on = { $number ->
    [0] Timer: { $card }, today
    [one] Timer: { $card }, in { $number } day
   *[other] Timer: { $card }, in { $number } days
}
page-levels = What the chronicle will make of you
page-level-1 = A Footnote
page-level-2 = A Paragraph
page-level-3 = A Chapter
page-level-4 = A Legend
page-level-next = { $number } to { $level }
page-level-highest = nothing above this
page-keepsake = { $month } is over
page-keepsake-scenes = Scenes of this month
page-race = The race for prestige
page-race-of = { $seat }: { $number } prestige
page-pocket = day { $number } of { $days }

## Adventurers

page-gather = Who goes out this month?
page-no-hero = nobody yet
page-hero-taken = taken by { $seat }
page-hero-saved = back from an earlier month
page-species-bumir = { hero-bumir.species }
page-species-mor = { hero-mor.species }
page-species-aysala = { hero-aysala.species }
page-species-keridai = { hero-keridai.species }
page-story-bumir = Finds everything by nose and opens what is locked. Homesick, and hides it.
page-story-mor = Tells it a little larger than it was, and then has to live up to it.
page-story-aysala = A city bird, quick, who counts the exits and never had a river of her own.
page-story-keridai = Reads under water, corrects people gently, and cannot stop.
page-gold = { $number } of at most { $limit } gold
page-prestige = { $number } prestige
page-skills = Skills and their marks
page-marks-of = { $number ->
    [0] { $skill }: no mark
    [one] { $skill }: { $number } mark
   *[other] { $skill }: { $number } marks
}
page-tags = Tags
page-quests = Quests
page-items = Items
page-companions = Companions
page-statuses = Statuses
page-abilities = Ability
page-free-places = { $number ->
    [one] one place free
   *[other] { $number } places free
}
page-closed-quests = { $number ->
    [one] one quest held secretly
   *[other] { $number } quests held secretly
}
page-first = starts the day
page-reads = reads aloud

## Noticeboard and world

page-notices = Noticeboard
page-no-notices = Nobody wants anything.
page-quest-slot = { $number ->
    [0] none behind them
    [one] one more behind them
   *[other] { $number } more behind them
}
page-pick-up-at = at { $space }
page-pick-up-anywhere = anywhere
page-notice-way = { $number ->
    [0] here
    [one] { $number } step away
   *[other] { $number } steps away
}
page-world = State of the world
page-event-deck = { $number ->
    [one] { $number } event in the deck
   *[other] { $number } events in the deck
}

## Summary

summary-turn = Your turn
summary-travel = Travel: up to { $steps } steps along the paths. Before, between and after them you may pick up a quest where its notice says, trade with whoever is in your space, abandon quests and use cards.
summary-story = Then one scene: from a quest, a status or a companion, from the place where you are, or an event from the deck. A scene with the red mark goes before all others.
summary-day = When all have had their turn, the day moves on and timers come.
summary-checks = Checks
summary-pool = { $dice } base dice, each skill once on each. Swap up to { $swaps } of them for dice of your marks, at most { $same } of a colour.
summary-advanced = A coloured die shows its skill twice on one face, once on another, and each of its two neighbours on one; two are blank.
summary-success = Each symbol of the tested skill is a success: easy { $easy }, medium { $medium }, hard { $hard }.
summary-reroll = You may roll all dice again once. The new roll counts.
summary-skills = The ring of skills
summary-scoring = Fame
summary-prestige = Prestige is added up at the end of each scene and never lost.
summary-coop = Alone or together: the sum of all decides how the chronicle speaks of you.
summary-rivals = As rivals: most prestige at the end of the month wins.
summary-signs = Signs
summary-sign-quest = quest
summary-sign-item = item
summary-sign-companion = companion
summary-sign-status = status
summary-sign-local = card that lies in a place
summary-sign-event = event
summary-sign-global = holds for everybody
summary-sign-timer = days until something happens
summary-sign-must = scene that cannot be refused
summary-sign-star = option that a tag opens; on the map: your quest goes on here
summary-sign-partner = scene for two
summary-sign-harbour = harbour
summary-sign-settlement = settlement
summary-sign-lock = held secretly

## The table in words

text-now = Now
text-date-before = { $month }, { $season }; { $left }.
text-date = { $month }, { $season }; { $weekday }, day { $number } of { $days }.
text-fame = Prestige together: { $number }.
text-possible = Possible now.
text-asked = { $seat } is asked:
text-where = Where: { $place }.
text-purse = Gold: { $gold }. Prestige: { $prestige }.
text-no-cards = No cards.
text-map = Map
text-space = Space
text-kind = Kind
text-roads = Paths
text-finds = What is there
text-for-me = For me
text-nothing = nothing
text-timers = Timers
text-others = The others
text-players = Players
text-decks = Quests in the slot: { $quests }. Events in the deck: { $events }.
