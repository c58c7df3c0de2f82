### The table in the terminal.

terminal-why-what = Why what? For example: why P1, why A07, why size-5.
terminal-rules-how = rules { $chapter } shows a chapter, rules { $paragraph } a paragraph, rules flag all paragraphs with that word.
terminal-no-card = There is no card, greenhouse or space “{ $word }”; cards lists those on offer.
terminal-no-card-near = There is no card, greenhouse or space “{ $word }”. Did you mean { $near }?
terminal-usage-card = card A07, P1?
terminal-help-card = a card, a space or a greenhouse in full
terminal-usage-cards = cards
terminal-help-cards = greenhouses and service cards on offer with their whole text
terminal-help-players = everybody’s goods, greenhouses and cards
terminal-usage-rules = rules, rules R5.1
terminal-signs =
    Signs: { terminal-reykholt-short-tomato } tomato, { terminal-reykholt-short-lettuce } lettuce, { terminal-reykholt-short-mushroom } mushroom, { terminal-reykholt-short-cauliflower } cauliflower, { terminal-reykholt-short-carrot } carrot; ⌂ a greenhouse, ⌂? a random one, ⚑ one such worker a column and round.
    A greenhouse [tt··] has two tomatoes and two empty parcels; the letters behind it say what it takes. On the track [13] is your next table, 3× the number of goods it costs.
terminal-first =
    1. A round gives you three workers, one a turn: type the word of a space, such as P1.
    2. P spaces give greenhouses. F spaces seed: one good of yours fills a whole greenhouse with its kind.
    3. After the work every planted greenhouse gives one good by itself.
    4. Then your manager goes along the tables: each costs the goods it shows. Once a round the bonus takes you one table on and gives you what it would have cost.
    5. Whoever comes farthest wins. “why WORD” explains, “card P1” tells a space in full, “help” lists the commands.
terminal-reykholt-short-tomato = t
terminal-reykholt-short-lettuce = l
terminal-reykholt-short-mushroom = m
terminal-reykholt-short-cauliflower = f
terminal-reykholt-short-carrot = c
terminal-reykholt-short-any = { $number } any
terminal-reykholt-short-alike = { $number } same
terminal-reykholt-short-seed = seed { $number }
terminal-reykholt-short-harvest = harvest { $number }
terminal-reykholt-short-harvest-one = harvest { $number } of one { $house }
terminal-reykholt-short-card = card
terminal-reykholt-short-share = share card
terminal-reykholt-short-advance = table +{ $number }
terminal-reykholt-round = round { $round } of { $rounds }
terminal-reykholt-worker = worker { $worker } of { $workers }
terminal-reykholt-track = Tourism Track
terminal-reykholt-next = your next table: { $cost } (you have { $have })
terminal-reykholt-start-table = Start table:
terminal-reykholt-actions = Action board
terminal-reykholt-actions-note = [ ] possible now · { $house } greenhouse · { $flag } flag
terminal-reykholt-piles = Greenhouses
terminal-reykholt-display = Service cards
terminal-reykholt-stack = the next one taken brings: { $good }
terminal-reykholt-stack-later = the last three also bring: { $goods }
terminal-reykholt-none = none
terminal-reykholt-aim = aim: table { $table }, { $cost }
terminal-reykholt-colour = your colour this round: { $shape }
terminal-reykholt-blocked = taken by neutral workers (o): { $spaces }
terminal-reykholt-variant = one of them is still yours to use, once
terminal-reykholt-goals = Goals
terminal-reykholt-goods = Goods
terminal-reykholt-no-houses = no greenhouses yet
terminal-reykholt-mine = Before you
terminal-reykholt-at-table = table { $table }
terminal-reykholt-rank = place { $rank }
terminal-reykholt-workers-left = { $count ->
    [one] { $count } worker left
   *[other] { $count } workers left
}
terminal-reykholt-bonus-left = bonus still there
terminal-reykholt-bonus-used = bonus used
terminal-reykholt-shared = (shared with { $seat })
terminal-reykholt-used = (used this round)
terminal-reykholt-rivals = Others
terminal-reykholt-first = (first)
terminal-reykholt-column-table = table
terminal-reykholt-column-goods = goods
terminal-reykholt-column-workers = left
terminal-reykholt-column-cards = cards
terminal-reykholt-column-houses = greenhouses
terminal-reykholt-unknown = nobody knows which
terminal-reykholt-takes = takes { $kinds }
terminal-reykholt-wins = { $name } wins at table { $table }: { $cost }.
terminal-reykholt-wins-in-front = { $name } wins at table { $table }, { $cost }: in front of the others there.
terminal-reykholt-aim-missed = Your manager stands at table { $table }; the aim, table { $aim }, was not reached.
terminal-reykholt-goals-met = All goals are met: { $names } wins.
terminal-reykholt-goals-missed = The goals were not met.
