### The terminal's own words.

## At the table

terminal-bot-name = Bot { $number }
terminal-hint = number or { $count ->
    [one] word
   *[other] words
}: { $words } · { $game ->
    [galzyr] map · journal · why WORD
   *[other] why WORD
} · undo · help
terminal-hint-enter = Enter is enough
terminal-hint-final = { $mark } no undo
terminal-news = Since your last turn
terminal-news-more = … and { $count } earlier (log)
terminal-forced = Played by itself, as nothing else is possible: { $word } ({ $meaning })
terminal-left-over = Your turn was over before all words were used; not used: { $words }
terminal-say-something = Type a number from 1 to { $most }, or a word; help shows all commands.
terminal-turn-over = turn finished. Enter = confirm, undo = take back
terminal-confirm-first = Your turn is finished: press Enter to confirm it, or type undo to take it back.
terminal-hand-over = { $name }, it is your turn
terminal-hand-over-enter = { $name }: press Enter when nobody else looks at the screen.
terminal-fault = This is a bug, please report it; the game stands as before. { $detail }

## What cannot be done

terminal-unknown = “{ $word }” is not known here; help shows what can be typed.
terminal-unknown-near = “{ $word }” is not known here. Did you mean { $near }?
terminal-near-move = { $word } ({ $meaning })
terminal-no-such-number = There is no number { $number } in the list; it goes up to { $most }.
terminal-possible = { $word } is possible: { $meaning }.
terminal-possible-after = { $word } is possible, after { $way }.
terminal-needs = { $word } needs { $way } first.
terminal-why-what = Why what? For example: { $game ->
    [keyharvest] why transfer, why G, why D3
    [reykholt] why P1, why A07, why size-5
    [galzyr] why story, why L2, why o3
   *[nusfjord] why build, why A07, why D3
}.
terminal-undo-what = undo takes back one answer, undo all takes back all that can still be taken back.
terminal-undo-stops = Nothing more can be taken back: { $why }.
terminal-undone = Taken back.
terminal-confirm-on = From now on a finished turn waits for Enter.
terminal-confirm-off = From now on a finished turn counts at once; it cannot be taken back then.
terminal-confirm-is-on = A finished turn waits for Enter; confirm off changes that.
terminal-confirm-is-off = A finished turn counts at once; confirm on changes that.
terminal-no-rule = The rules have no paragraph and no word “{ $number }”; rules lists the chapters.
terminal-rules-how = rules { $chapter } shows a chapter, rules { $paragraph } a paragraph, rules { $game ->
    [keyharvest] harvest
    [reykholt] flag
    [galzyr] partner
   *[nusfjord] forest
} all paragraphs with that word.
terminal-no-card = { $game ->
    [keyharvest] There is no field, worker or event “{ $word }”; cards lists the workers and events.
    [reykholt] There is no card, greenhouse or space “{ $word }”; cards lists those on offer.
    [galzyr] No card or place “{ $word }” is in sight; cards shows what lies on the table.
   *[nusfjord] There is no card “{ $word }”; cards lists those on offer.
}
terminal-no-card-near = { $game ->
    [keyharvest] There is no field, worker or event “{ $word }”. Did you mean { $near }?
    [reykholt] There is no card, greenhouse or space “{ $word }”. Did you mean { $near }?
    [galzyr] No card or place “{ $word }” is in sight. Did you mean { $near }?
   *[nusfjord] There is no card “{ $word }”. Did you mean { $near }?
}
terminal-card-cost = costs { $cost }
terminal-card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-log-what = log shows the last lines; log 50 the last fifty.
terminal-log-mark = your last turn ended here
terminal-log-empty = Nothing has happened yet.
terminal-language-what = language takes one of: { $known }.

## Files

terminal-save-what = Save where? For example: save my-game.json
terminal-load-what = Load what? For example: load my-game.json
terminal-saved = Saved in { $file }
terminal-save-failed = { $file } could not be written ({ $detail }).
terminal-save-is-folder = { $file } is a folder; add a file name.
terminal-save-not-over = { $file } exists and is not a saved game; choose another name.
terminal-loaded = Loaded { $file }. The game before is kept in { $old }
terminal-load-missing = There is no file { $file }.
terminal-load-nothing = No game is kept in { $file } yet, so there is no last one.
terminal-load-is-folder = { $file } is a folder; name a file in it.
terminal-load-forbidden = You have no right to read { $file }.
terminal-load-failed = { $file } could not be read ({ $detail }).
terminal-load-too-large = { $file } is too large for a saved game.
terminal-load-not-record = { $file } is not a saved game, or it was cut off.
terminal-load-not-world = { $file } is not a world that was packed up.
terminal-load-not-sound = { $file } cannot be played on ({ $detail }).
terminal-quit-kept = The game is kept in { $file }
terminal-quit-where = A file name to save it there too, or Enter to leave:
terminal-left = Goodbye. The game is kept; go on with:
terminal-left-unkept = Goodbye. The game could not be kept.

## The end

terminal-final-scores = Final scores
terminal-score-now = The score, if the game ended now
terminal-winner = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
terminal-winners = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
terminal-end-alone = You finish with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
terminal-series-scores = Score of game { $number }
terminal-series-enter = Press Enter for game { $number }.
terminal-past-games = { $count ->
    [one] The earlier game of the campaign
   *[other] The { $count } earlier games of the campaign
}
terminal-record-saved = The record of the game is in { $file }
terminal-world-kept = The world is packed up in { $file }; --world { $file } takes it up again

## Help

terminal-welcome = Your first game
terminal-welcome-enter = Press Enter to begin.
terminal-help-title = What you can type
terminal-help-moves =
    A move: its number in the list, or its word. Several at once, with spaces between: { $words }.
    Moves without an alternative play themselves. Enter confirms a finished turn.
terminal-help-slash = A slash before a command makes it plain that no move is meant: /help.
terminal-signs-nusfjord = Signs: w wood, f fish, g gold, p points, ♣ a Forest, · a free space or none, [ ] an empty building space.
terminal-usage-help = help
terminal-help-help = this list
terminal-alias-help = h commands
terminal-usage-table = table
terminal-help-table = draw the whole table again
terminal-alias-table = t board
terminal-usage-undo = undo, undo all
terminal-help-undo = take back one answer, or all that can still be taken back
terminal-alias-undo = u back
terminal-usage-why = why WORD
terminal-help-why = why a move, a card, a place is not possible, with the rule
terminal-alias-why = w
terminal-usage-card = { $game ->
    [keyharvest] card G, C4?
    [reykholt] card A07, P1?
    [galzyr] card n141, L2?
   *[nusfjord] card A07, A07?
}
terminal-help-card = { $game ->
    [keyharvest] a worker, an event or a field in full
    [reykholt] a card, a space or a greenhouse in full
    [galzyr] a card on the table or a place in full
   *[nusfjord] a card in full
}
terminal-alias-card = c
terminal-usage-cards = { $game ->
    [keyharvest] cards, cards E
    [reykholt] cards
    [galzyr] cards
   *[nusfjord] cards, cards B
}
terminal-help-cards = { $game ->
    [keyharvest] what all workers (W) and events (E) do
    [reykholt] greenhouses and service cards on offer with their whole text
    [galzyr] notices, your cards, the state of the world, with all they say
   *[nusfjord] all cards on offer with their whole text (A, B, C, or E for elders)
}
terminal-alias-cards = shop
terminal-usage-players = players
terminal-help-players = { $game ->
    [keyharvest] everybody’s board and counters
    [reykholt] everybody’s goods, greenhouses and cards
    [galzyr] every adventurer with their cards
   *[nusfjord] everybody’s harbour, buildings and council
}
terminal-alias-players = p
terminal-usage-score = score
terminal-help-score = the score as it stands, line by line
terminal-alias-score = s points
terminal-usage-log = log, log 50
terminal-help-log = what happened
terminal-alias-log = l
terminal-usage-rules = rules, rules { $game ->
    [keyharvest] K5.3
    [reykholt] R5.1
    [galzyr] G7.7
   *[nusfjord] N4.2
}
terminal-help-rules = the rules: chapters, a paragraph, or all that speaks of a word
terminal-alias-rules = r rule
terminal-usage-confirm = confirm on, confirm off
terminal-help-confirm = whether a finished turn waits for Enter
terminal-alias-confirm = confirmation
terminal-usage-language = language en, language ru
terminal-help-language = another language, at once
terminal-alias-language = lang
terminal-usage-save = save FILE
terminal-help-save = write the game to a file
terminal-alias-save = write
terminal-usage-load = load FILE
terminal-help-load = go on with a saved game
terminal-alias-load = open
terminal-usage-quit = quit
terminal-help-quit = leave; the game is kept
terminal-alias-quit = q exit bye

## Nusfjord

terminal-short-fish = f
terminal-short-wood = w
terminal-short-gold = g
terminal-first-nusfjord =
    1. You have three workers a round. Each turn you place one: type the number or the word of a space.
    2. Fish you catch wait in your Reserve: “transfer” brings them to your supply, where you can spend them.
    3. “deforest” gives 5 wood for a Forest and clears building land; “issue” gives 2 gold at once.
    4. Then “build” a card that you can pay for (marked +), or a “ship” for more fish each round.
    5. Empty building spaces and unissued shares cost a point each at the end. “why WORD” explains, “help” lists.
terminal-nusfjord-campaign = game { $number } of the campaign
terminal-nusfjord-aim-reached = The campaign is won: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}, the aim was { $aim }.
terminal-nusfjord-aim-missed = The campaign ends with { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}; the aim, { $aim }, was not reached.
terminal-nusfjord-aim-ahead = The campaign stands at { $points ->
    [one] { $points } point
   *[other] { $points } points
} after { $games ->
    [one] { $games } game
   *[other] { $games } games
}; its aim is { $aim }.
terminal-nusfjord-round = round { $round } of { $rounds }
terminal-nusfjord-worker = worker { $worker } of { $workers }
terminal-nusfjord-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-nusfjord-discount-now = shares now −{ $gold }g
terminal-nusfjord-in-round = { $round }:
terminal-nusfjord-more-cards = +{ $count }{ $kind }
terminal-nusfjord-hands = { $count }{ $kind } each
terminal-nusfjord-hands-open = C open
terminal-nusfjord-discount = shares −{ $gold }g
terminal-nusfjord-actions = Action board
terminal-nusfjord-actions-note = numbered = possible for you now
terminal-nusfjord-stock = Supply of the table
terminal-nusfjord-banquet = Banquet
terminal-nusfjord-banquet-full = all plates filled
terminal-nusfjord-next-plate = next { $fish }f → 1g
terminal-nusfjord-ship = length { $length } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · { $left } left
terminal-nusfjord-market = Shares on board
terminal-nusfjord-market-price = all for { $gold }g
terminal-nusfjord-none = none
terminal-nusfjord-face-down = one face down
terminal-nusfjord-below = below: { $what }
terminal-nusfjord-elders = Elders on offer
terminal-nusfjord-elders-note = take one with “elder”
terminal-nusfjord-cards = Buildings on offer
terminal-nusfjord-cards-note = { $mark } = you can pay for it
terminal-nusfjord-piles = piles: A { $a }, B { $b }, C { $c }
terminal-nusfjord-others = (cards shows all)
terminal-nusfjord-players = (players shows all)
terminal-nusfjord-free = free
terminal-nusfjord-mine = Your harbour
terminal-nusfjord-score-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the game ended now
terminal-nusfjord-score-campaign = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if this game ended now · { $past } before
terminal-nusfjord-haul-next = { " " }(next { $fish }, { $spaces ->
    [one] { $spaces } more space
   *[other] { $spaces } more spaces
})
terminal-nusfjord-track = , track { $taken }/{ $length }
terminal-nusfjord-no-ships = no ships
terminal-nusfjord-moored = moored:
terminal-nusfjord-forest = forest
terminal-nusfjord-on-board = { $count } on the board
terminal-nusfjord-shares-away = yours elsewhere: { $where }
terminal-nusfjord-unissued = unissued { $count }
terminal-nusfjord-hand-closed = Hand: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
terminal-nusfjord-used = (used)
terminal-nusfjord-rivals = Others
terminal-nusfjord-rival-points = pts
terminal-nusfjord-rival-supply = supply
terminal-nusfjord-rival-reserve = Reserve
terminal-nusfjord-rival-haul = haul
terminal-nusfjord-rival-buildings = built
terminal-nusfjord-rival-forests = { $forest }
terminal-nusfjord-rival-shares = shares
terminal-nusfjord-rival-hand = hand
terminal-nusfjord-rival-elders = elders
terminal-nusfjord-starts = first this round
terminal-nusfjord-hand-title = Your hand (secret)
terminal-nusfjord-hand = hand
terminal-nusfjord-first = (first)
terminal-nusfjord-space-gold = +1 gold
terminal-nusfjord-space-transfer = the Reserve
terminal-nusfjord-space-serve = fish → gold
terminal-nusfjord-space-build = a building
terminal-nusfjord-space-build-2 = a building
terminal-nusfjord-space-issue = a share
terminal-nusfjord-space-buy = all shares
terminal-nusfjord-space-deforest = ♣ → wood
terminal-nusfjord-space-thin = wood per ♣
terminal-nusfjord-space-reforest = plant 2 ♣
terminal-nusfjord-space-ship = a ship
terminal-nusfjord-space-elder = an elder
terminal-nusfjord-space-copy = a full space
terminal-nusfjord-space-copy-1 = column 1
terminal-nusfjord-space-copy-2 = column 2
terminal-nusfjord-space-copy-3 = column 3

## Nusfjord: effects of cards as a few signs

terminal-short-points = { $number }p
terminal-short-if = { $points } { $condition }
terminal-short-any = any time: { $steps }
terminal-short-once = once: { $steps }
terminal-short-when = when { $event }: { $steps }
terminal-short-in-reserve = { $goods } in Reserve
terminal-short-upgrade = better ship
terminal-short-plates = fill { $number } plates
terminal-short-grow = +{ $number } { $sign }
terminal-short-transfer = transfer
terminal-short-feed = feed elders
terminal-short-per = per { $thing }
terminal-short-most = (max { $number })
terminal-event-you-build-a-building = build
terminal-event-you-build-a-ship = ship
terminal-event-you-build-a-sloop = sloop
terminal-event-you-build-a-cutter = cutter
terminal-event-you-build-a-schooner = schooner
terminal-event-you-serve-fish = serve
terminal-event-you-serve-a-plate = each plate
terminal-event-you-issue-a-share = issue
terminal-event-you-buy-shares = buy
terminal-event-you-deforest = deforest
terminal-event-you-thin-out = thin
terminal-event-you-reforest = reforest
terminal-event-you-take-an-elder = take elder
terminal-event-you-use-an-elder = use elder
terminal-event-you-transfer = transfer
terminal-event-you-take-gold = gold
terminal-event-you-copy-an-action = copy
terminal-event-you-pass = pass
terminal-event-an-elder-is-full = elder full
terminal-event-your-reserve-is-emptied = Reserve emptied
terminal-event-your-reserve-is-full = Reserve full
terminal-event-you-fish = you fish
terminal-event-you-come-home = home
terminal-thing-forest = ♣
terminal-thing-ship = ship
terminal-thing-sloop = Sloop
terminal-thing-cutter = Cutter
terminal-thing-schooner = Schooner
terminal-thing-building = building
terminal-thing-a-building = A
terminal-thing-b-building = B
terminal-thing-c-building = C
terminal-thing-elder = elder
terminal-thing-share = share
terminal-thing-own-share = own share
terminal-thing-foreign-share = foreign share
terminal-thing-unissued-share = unissued share
terminal-thing-gold = gold
terminal-thing-wood = wood
terminal-thing-fish = fish
terminal-thing-fish-in-reserve = fish in Reserve
terminal-thing-wood-in-reserve = wood in Reserve
terminal-thing-fish-on-elders = fish on elders
terminal-thing-empty-space = empty space
terminal-thing-wooded-space = wooded space
terminal-thing-filled-plate = filled plate
terminal-thing-free-track-space = free track space
terminal-thing-round-left = round left
terminal-thing-haul = haul
terminal-rule-wood-limit = wood limit { $number }
terminal-rule-reserve-limit = Reserve limit { $number } fish
terminal-rule-plates-cost-less = plates −{ $number }f
terminal-rule-ships-cost-wood-less = ships −{ $number }w
terminal-rule-schooner-for-gold = Schooner for { $number }g
terminal-rule-shares-cost-less = buy −{ $number }g
terminal-rule-issuing-pays = issue gives { $number }g
terminal-rule-deforest-gives = deforest gives { $number }w
terminal-rule-thin-out-adds = thin +{ $number }w
terminal-rule-council-of = council of { $number }
terminal-rule-full-elder-keeps = full elder gives { $number }f
terminal-rule-elders-eat-at-home = elders may eat your own fish
terminal-rule-own-shares-first = own shares are fed first
terminal-rule-reserve-gold-scores = gold in Reserve scores
terminal-rule-unissued-shares-are-free = unissued shares cost no points
terminal-rule-empty-spaces-are-free = { $number } empty spaces cost no points
terminal-rule-moored = takes no space (moored)
terminal-rule-transfer-is-always-open = transfer even if full

## Key Harvest

terminal-signs-keyharvest =
    Signs: { terminal-keyharvest-letter-hops } hops, { terminal-keyharvest-letter-vegetables } vegetables, { terminal-keyharvest-letter-cider } cider apples, { terminal-keyharvest-letter-wine } wine, { terminal-keyharvest-letter-wheat } wheat; small letters are harvested fields.
    { terminal-keyharvest-signs }
    In the lists: 4+2 the largest groups, (C4·{ terminal-keyharvest-letter-hops }) an unconnected field that can be taken away, 2? counters nobody else has seen, + a bid that you could match.
terminal-first-keyharvest =
    1. In your turn you take up to two of four actions: harvest, worker, transfer, offer.
    2. “harvest” takes a counter from as many fields of a group as you like; they turn over (small letters).
    3. “offer” puts a field of the registry into your store with a bid. From your next turn on “transfer” brings it to your board, to the space of its name, unless a rival has paid you the same counters and taken it.
    4. “worker” places one where enough fields lie beside it (the digits on your board). It does something once.
    5. Points: workers, your largest group, twice the second largest, crops of which you hold most. The tenth event brings the last turns. “why WORD” explains, “help” lists the commands.
terminal-keyharvest-letter-hops = H
terminal-keyharvest-letter-vegetables = V
terminal-keyharvest-letter-cider = A
terminal-keyharvest-letter-wine = W
terminal-keyharvest-letter-wheat = T
terminal-keyharvest-signs = C4* registry · C4$ store · 2: fields beside · -: by a worker · A/1 worker · [ ] pick
terminal-keyharvest-round = round { $round }
terminal-keyharvest-over = game over
terminal-keyharvest-action = action { $number } of { $of }
terminal-keyharvest-events = Events
terminal-keyharvest-track = { $count } of { $spaces }
terminal-keyharvest-bag = in the bag: { $fields ->
    [one] { $fields } field
   *[other] { $fields } fields
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}
terminal-keyharvest-check = ?: all need { $number } tiles
terminal-keyharvest-last = Last turns, { $count } to go:
terminal-keyharvest-ending = The tenth event has come: when this turn is over, everybody has two more.
terminal-keyharvest-idle = Turns in a row without an action: { $count }. At { $most } the game ends.
terminal-keyharvest-registry = Registry
terminal-keyharvest-fallow = { $count } fallow
terminal-keyharvest-none = none
terminal-keyharvest-workers = Workers
terminal-keyharvest-workers-note = your farmhands A–F and the townsfolk; E/3: worker E, value 3
terminal-keyharvest-workers-short = (cards W: what they do)
terminal-keyharvest-mine = Your country
terminal-keyharvest-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}: workers { $workers }, groups { $largest } + { $second }, crops { $crops }
terminal-keyharvest-counters = Counters
terminal-keyharvest-held = Counters: hand, stock
terminal-keyharvest-came = Latest events
terminal-keyharvest-unknown = { $count } unseen (?)
terminal-keyharvest-secret = your secret: { $crops }
terminal-keyharvest-players = Players
terminal-keyharvest-column-total = pts
terminal-keyharvest-column-groups = land
terminal-keyharvest-column-tiles = tiles
terminal-keyharvest-column-workers = workers
terminal-keyharvest-column-held = counters
terminal-keyharvest-column-store = store: bid
terminal-keyharvest-fields = fields
terminal-keyharvest-store = Store
terminal-keyharvest-would-be = { $size ->
    [one] unconnected on your board
   *[other] makes a group of { $size }
}
terminal-keyharvest-seen = (has come)
terminal-keyharvest-at = with { $seat } on { $space }
terminal-keyharvest-in-town = in town, free for all
terminal-keyharvest-nowhere = on nobody’s board
terminal-keyharvest-on-board = on the board of { $seat }
terminal-keyharvest-in-store = in the store of { $seat }
terminal-keyharvest-in-registry = in the registry
terminal-keyharvest-in-fallow = fallow, out of the game
terminal-keyharvest-in-moving = on its way
terminal-keyharvest-in-bag = in the bag

## Reykholt

terminal-signs-reykholt =
    Signs: { terminal-reykholt-short-tomato } tomato, { terminal-reykholt-short-lettuce } lettuce, { terminal-reykholt-short-mushroom } mushroom, { terminal-reykholt-short-cauliflower } cauliflower, { terminal-reykholt-short-carrot } carrot; ⌂ a greenhouse, ⌂? a random one, ⚑ one such worker a column and round.
    A greenhouse [tt··] has two tomatoes and two empty parcels; the letters behind it say what it takes. On the track [13] is your next table, 3× the number of goods it costs.
terminal-first-reykholt =
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
