### The terminal's own words.

## At the table

terminal-bot-name = Bot { $number }
terminal-hint = number or word, or several: serve plate stop · why WORD · undo · table · help
terminal-hint-final = { $mark } cannot be taken back
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
terminal-no-such-number = There is no number { $number } in the list; it goes up to { $most }.
terminal-possible = { $word } is possible: { $meaning }.
terminal-possible-after = { $word } is possible, after { $way }.
terminal-needs = { $word } needs { $way } first.
terminal-why-what = Why what? For example: why build, why A07, why D3.
terminal-undo-what = undo takes back one answer, undo all takes back everything since the last barrier.
terminal-undo-stops = Nothing more can be taken back: { $why }.
terminal-undone = Taken back.
terminal-confirm-on = From now on a finished turn waits for Enter.
terminal-confirm-off = From now on a finished turn counts at once; it cannot be taken back then.
terminal-confirm-is-on = A finished turn waits for Enter; confirm off changes that.
terminal-confirm-is-off = A finished turn counts at once; confirm on changes that.
terminal-no-rule = The rules have no paragraph and no word “{ $number }”; rules lists the chapters.
terminal-rules-how = rules N4 shows a chapter, rules N4.2 a paragraph, rules forest all paragraphs with that word.
terminal-no-card = There is no card “{ $word }”; cards lists those on offer.
terminal-no-card-near = There is no card “{ $word }”. Did you mean { $near }?
terminal-card-cost = costs { $cost }
terminal-card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-log-what = log shows the last lines; log 50 the last fifty.
terminal-log-empty = Nothing has happened yet.
terminal-language-what = language takes one of: { $known }.

## Files

terminal-save-what = Save where? For example: save my-game.json
terminal-load-what = Load what? For example: load my-game.json
terminal-saved = Saved in { $file }
terminal-save-failed = { $file } could not be written: { $detail }.
terminal-save-is-folder = { $file } is a folder; add a file name.
terminal-save-not-over = { $file } exists and is not a saved game; choose another name.
terminal-loaded = Loaded { $file }. The game before is kept in { $old }
terminal-load-missing = There is no file { $file }.
terminal-load-failed = { $file } could not be read: { $detail }.
terminal-load-not-record = { $file } is not a saved game.
terminal-load-not-sound = { $file } cannot be played on: { $detail }.
terminal-quit-kept = The game is kept in { $file }
terminal-quit-where = A file name to save it there too, or Enter to leave:
terminal-goodbye = Goodbye.
terminal-left = Goodbye. The game is kept; go on with: langbord terminal --load { $file }
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
terminal-end-not-reached = You finish with { $points ->
    [one] { $points } point
   *[other] { $points } points
}; the aim was not reached.
terminal-record-saved = The record of the game is in { $file }

## Help

terminal-welcome = Your first game
terminal-welcome-enter = Press Enter to begin.
terminal-help-title = What you can type
terminal-help-moves =
    A move: its number in the list, or its word. Several at once: serve plate plate stop.
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
terminal-help-undo = take back one answer, or all since the last barrier
terminal-alias-undo = u back
terminal-usage-why = why WORD
terminal-help-why = why a move, a card, a place is not possible, with the rule
terminal-alias-why = w
terminal-usage-card = card A07, A07?
terminal-help-card = a card in full
terminal-alias-card = c
terminal-usage-cards = cards, cards B
terminal-help-cards = all cards on offer with their whole text (A, B, C, or E for elders)
terminal-alias-cards = shop
terminal-usage-players = players
terminal-help-players = everybody’s harbour, buildings and council
terminal-alias-players = p
terminal-usage-score = score
terminal-help-score = the score as it stands, line by line
terminal-alias-score = s points
terminal-usage-log = log, log 50
terminal-help-log = what happened
terminal-alias-log = l
terminal-usage-rules = rules, rules N4.2
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
terminal-nusfjord-campaign = game { $game } of the campaign
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
terminal-nusfjord-free = free
terminal-nusfjord-mine = Your harbour
terminal-nusfjord-score-now = { $points ->
    [one] { $points } point
   *[other] { $points } points
} if the game ended now
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
