### The table in the terminal.

terminal-why-what = Why what? For example: why build, why A07, why D3.
terminal-rules-how = rules { $chapter } shows a chapter, rules { $paragraph } a paragraph, rules forest all paragraphs with that word.
terminal-no-card = There is no card “{ $word }”; cards lists those on offer.
terminal-no-card-near = There is no card “{ $word }”. Did you mean { $near }?
terminal-signs = Signs: w wood, f fish, g gold, p points, ♣ a Forest, · a free space or none, [ ] an empty building space.
terminal-usage-card = card A07, A07?
terminal-help-card = a card in full
terminal-usage-cards = cards, cards B
terminal-help-cards = all cards on offer with their whole text (A, B, C, or E for elders)
terminal-help-players = everybody’s harbour, buildings and council
terminal-usage-rules = rules, rules N4.2
terminal-short-fish = f
terminal-short-wood = w
terminal-short-gold = g
terminal-first =
    1. You have three workers a round. Each turn you place one: type the number or the word of a space.
    2. Fish you catch wait in your Reserve: “transfer” brings them to your supply, where you can spend them.
    3. “deforest” gives 5 wood for a Forest and clears building land; “issue” gives 2 gold at once.
    4. Then “build” a card that you can pay for (marked +), or a “ship” for more fish each round.
    5. Empty building spaces and unissued shares cost a point each at the end. “why WORD” explains, “help” lists.
terminal-nusfjord-mixed = { $deck }, mixture { $mixed }
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
terminal-nusfjord-portions = Next haul:
terminal-nusfjord-portion-elders = elders { $number }/{ $wanted }
terminal-nusfjord-portion-board = shares on the board { $number }/{ $wanted }, lost
terminal-nusfjord-portion-rivals = shares of others { $number }/{ $wanted }
terminal-nusfjord-portion-own = own shares { $number }/{ $wanted }
terminal-nusfjord-portion-reserve = Reserve { $number }/{ $wanted }
terminal-nusfjord-portion-lost = { $number } lost
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

## Effects of cards as a few signs

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
terminal-event-the-work-phase-ends = work ends
terminal-event-another-builds-a-building = rival builds
terminal-event-another-builds-a-ship = rival's ship
terminal-event-another-serves-fish = rival serves
terminal-event-another-issues-a-share = rival issues
terminal-event-another-buys-shares = rival buys
terminal-event-another-deforests = rival deforests
terminal-event-another-reforests = rival reforests
terminal-event-another-takes-an-elder = rival's elder
terminal-event-another-passes = rival passes
terminal-short-others = others { $goods }
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
terminal-thing-column = column
terminal-thing-other-player = rival
terminal-thing-ship-of-others = rivals' ship
terminal-thing-building-of-others = rivals' building
terminal-thing-share-on-the-board = share on board
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
