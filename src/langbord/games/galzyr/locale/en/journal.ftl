### The journal: what has been, what is open, who was met. And the chronicle.

## The drawer

journal-heading = Journal
journal-open = Journal: { $scenes } of { $all } scenes read
journal-goals = For this evening
journal-goal-quest = Go on with your quest
journal-goal-lead = Follow it up
journal-goal-unread = Read something new
journal-goal-notice = Take on a quest
journal-threads = Where was I?
journal-threads-none = Nothing is open. Every road is as good as any other.
journal-quests = Quests
journal-leads = Leads
journal-unread = Stories not yet read
journal-unread-line = { $number ->
    [one] { $number } story
   *[other] { $number } stories
}
journal-asked-at = May be of use at:
journal-month = This month
journal-month-empty = Nothing has been written down yet.
journal-earlier = Earlier months
journal-earlier-month = { $month } (month { $number })
journal-older = Months before that: { $number }. The chronicle tells them in full.
journal-scenes = { $number ->
    [one] { $number } scene
   *[other] { $number } scenes
}
journal-met = { $number } of { $all }
journal-achievements = Achievements
journal-achieved = { $month }, month { $number }, { $weekday }
journal-achieved-once = found
journal-veiled = Not found yet; { $number ->
    [one] a title of one word
   *[other] a title of { $number } words
}
journal-figures = In figures
journal-figure-scenes = Scenes read
journal-figure-months = Months played
journal-figure-played = Scenes played in all
journal-figure-checks = Checks passed
journal-figure-articles = Entries of the encyclopedia
journal-of = { $number } of { $all }
journal-by-skill = Checks by skill
journal-encyclopedia = Encyclopedia
journal-encyclopedia-none = It fills as you read and travel.
journal-kind-place = Places
journal-kind-person = People met
journal-kind-people = Peoples
journal-kind-thing = Things
journal-kind-custom = Customs
journal-see = See also:
journal-hidden = { $number ->
    [one] One more entry waits to be met.
   *[other] { $number } more entries wait to be met.
}

## Where something is

journal-nowhere = on the way
journal-others = the others
journal-anywhere = anywhere
journal-any-grassland = any grassland
journal-any-forest = any forest
journal-any-hill = any hills
journal-any-mountain = any mountains
journal-any-settlement = any settlement
journal-any-harbour = any harbour
journal-any-location = any location
journal-one-of = one of { $number } places
journal-or = { $first } or { $last }
journal-steps = { $number ->
    [0] here
    [one] { $number } step
   *[other] { $number } steps
}
journal-days = { $number ->
    [0] ends today
    [one] { $number } day left
   *[other] { $number } days left
}

## What came of a scene

journal-check = { $skill }, { $difficulty }: { $number ->
    [0] no success
    [one] { $number } success
   *[other] { $number } successes
}
journal-prestige = { $number } prestige
journal-gold = { $number } gold
journal-gains = gains { $card }
journal-gains-closed = gains a quest
journal-buys = buys { $card }
journal-sells = sells { $card }
journal-discards = discards { $card }
journal-abandons = abandons { $card }
journal-replaces = { $new } takes the place of { $old }
journal-local = { $card } at { $space }
journal-mark = { $new } instead of { $old }
journal-achieves = achievement: { $title }
journal-world = the country changes: { $card }
journal-transported = on to { $space }

## The chronicle

chronicle-of-month = { $book }: { $month }
chronicle-of-months = { $book }: { $number ->
    [0] a chronicle without a month
   *[other] a chronicle of { $number } months
}
chronicle-month = { $month }, month { $number }
chronicle-travellers = On the road: { $heroes }.
chronicle-prestige = Prestige: { $prestige }.
chronicle-level = What remained: { $level }.
chronicle-day = { $weekday }: { $places }
chronicle-scene = { $title } ({ $hero })
chronicle-with = { $hero } with { $partner }
chronicle-choice = You chose: { $title }.
chronicle-result-of = { $hero }: { $text }
