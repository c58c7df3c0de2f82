### Lands of Galzyr in the terminal.

terminal-signs-galzyr =
    Signs: on the map ● ■ ▲ ◆ are adventurers, [L2] a space you can go to, * a quest of yours, ! a notice, + a card that lies there; dots are paths. ★ a starry option, and the tags that open one; − an option or a ware that is closed to you; ⚑ a quest. In the strip of days [Thu] is today and ' a timer. Dice: symbols that count are in CAPITALS.
terminal-first-galzyr =
    1. A month is a handful of days. Each day you travel, then you play one scene. What you win is prestige: the more of it, the more the chronicle makes of you.
    2. Travel: up to two steps, by the words of the spaces (“W03 L2”) or by name (“Ottergate”). A notice is picked up where it says. “story” ends the travel.
    3. A scene is read like a book, and you choose. An option may be tested with dice: easy takes 1 success, medium 2, hard 3.
    4. Before the roll you may swap dice for your marks: “perception perception roll”. “odds” tells how likely it is.
    5. What you do stays done: the world goes on next month. “journal” tells what is open, “map” draws the country, “why WORD” explains, “help” lists the commands.
terminal-usage-journal = journal, journal people
terminal-help-journal = what is open and what has been; also: journal months, people, achievements
terminal-alias-journal = j diary
terminal-usage-map = map, map L2
terminal-help-map = the country; or a space of it in full
terminal-alias-map = m
terminal-usage-odds = odds
terminal-help-odds = how likely the options, or the roll to come, are
terminal-alias-odds = o chances

terminal-galzyr-title = Lands of Galzyr
terminal-galzyr-needs = { $number ->
    [one] { $number } success
   *[other] { $number } successes
}
terminal-galzyr-no-odds = There is nothing to roll for now.
terminal-galzyr-odds = Odds
terminal-galzyr-odds-row = { $once } % in one roll, { $twice } % with a reroll
terminal-galzyr-odds-note = With your best dice; cards may help or hinder.
terminal-galzyr-chance = { $number ->
    [one] { $number } success or more: { $once } % in one roll, { $twice } % with a reroll
   *[other] { $number } successes or more: { $once } % in one roll, { $twice } % with a reroll
}
terminal-galzyr-chance-again = { $number ->
    [one] Another roll: { $number } success or more with { $once } %
   *[other] Another roll: { $number } successes or more with { $once } %
}
terminal-galzyr-marks-left = Marks to swap a die for:
terminal-galzyr-best = Best by the numbers: { $words }
terminal-galzyr-none = none
terminal-galzyr-map-signs = { $you } you{ $dot }[L2] you can go there{ $dot }* your quest{ $dot }! a notice{ $dot }+ a card
terminal-galzyr-no-space = There is no space “{ $word }”; map shows all of them.
terminal-galzyr-paths = Paths to: { $names }
terminal-galzyr-far = { $space } ({ $number ->
    [one] { $number } step
   *[other] { $number } steps
})
terminal-galzyr-gold = { $number } gold
terminal-galzyr-days-short = { $number ->
    [0] ends today
    [one] { $number } day
   *[other] { $number } days
}
terminal-galzyr-journal-open = threads
terminal-galzyr-journal-months = past month
terminal-galzyr-journal-people = book encyclopedia
terminal-galzyr-journal-achievements = figures
terminal-galzyr-journal-parts = More: journal months · journal people · journal achievements
terminal-galzyr-wins = { $count ->
    [one] { $names } has the most prestige: { $prestige }.
   *[other] { $names } share the most prestige: { $prestige }.
}
terminal-galzyr-level = { $seats ->
    [one] You came to { $prestige } prestige. What the chronicle makes of you: { $level }.
   *[other] Together you came to { $prestige } prestige. What the chronicle makes of you: { $level }.
}
terminal-galzyr-low-level = { $seats ->
    [one] You came to { $prestige } prestige. The chronicle has but this for you: { $level }.
   *[other] Together you came to { $prestige } prestige. The chronicle has but this for you: { $level }.
}
terminal-galzyr-no-level = With { $prestige } prestige the chronicle passes you over. There is always another month.

terminal-hint = number or { $count ->
    [one] word
   *[other] words
}: { $words } · map · journal · why WORD · undo · help
terminal-why-what = Why what? For example: why story, why L2, why o3.
terminal-rules-how = rules { $chapter } shows a chapter, rules { $paragraph } a paragraph, rules partner all paragraphs with that word.
terminal-no-card = No card or place “{ $word }” is in sight; cards shows what lies on the table.
terminal-no-card-near = No card or place “{ $word }” is in sight. Did you mean { $near }?
terminal-usage-card = card n141, L2?
terminal-help-card = a card on the table or a place in full
terminal-usage-cards = cards
terminal-help-cards = notices, your cards, the state of the world, with all they say
terminal-help-players = every adventurer with their cards
terminal-usage-rules = rules, rules G7.7
