### The table in the browser: headings, and what a screen reader says about the pieces.

## The action board

page-tie-broken = Equally far: on the same table whoever came last stands in front.
page-board = Action board
page-covered = top row covered with three players
page-or = or
page-flag-used = You have used a flag of this column in this round.
page-space = { $column } { $row }: { $name }.
page-space-flag = Flagged.
page-space-closed = Closed in this round.
page-space-neutral = A neutral worker stands there.
page-space-taken = Taken by { $seat }.
page-space-mine = Your worker stands there.
page-side = { $name }, choice { $number }
page-piles = Greenhouses
page-pile = Pile of greenhouses with { $size } parcels, { $number } left.
page-pile-random = Random greenhouses, { $number } left.
page-pile-name = Greenhouses with { $size } parcels
page-pile-random-name = Random greenhouses

## The track

page-track = Tourism Track
page-start-table = start
page-track-now = Tourism Track. { $places }
page-next-tables = Your next tables
page-whole-track = The whole track
page-table-with = { $table }: { $seats }
page-go-to = Go to { $table }
page-manager = Manager of { $seat }: { $table }
page-coming-lacks = { $table }: you have { $have }, { $number } missing
page-coming-enough = { $table }: you have { $have }, enough
page-standing = Standing order
page-place = { $rank }. { $seat }: { $table }
page-plans = How far to go
page-outlook = After this round's harvest
page-best = farthest
page-other-way = another way
page-nearer = stop earlier
page-keeps = then left:
page-plan-with-bonus = To { $table }: { $number ->
    [0] no payment
    [one] one payment
   *[other] { $number } payments
}, the bonus at { $bonus }. Then left: { $goods }
page-plan-without-bonus = To { $table }: { $number ->
    [one] one payment
   *[other] { $number } payments
}. Then left: { $goods }

## The round, a game alone, the story

page-round = Round { $number } of { $rounds }
page-pocket = Round { $number }/{ $rounds }
page-phase-work = Work
page-phase-harvest = Harvest
page-phase-tourism = Tourism
page-phase-home = Home
page-alone = On your own
page-aim = The aim is { $table }: { $number ->
    [one] one table
   *[other] { $number } tables
} to go
page-aim-missed = The aim was { $table }. You came to { $reached }, { $number ->
    [one] one table
   *[other] { $number } tables
} short of it
page-aim-reached = You have reached the aim, { $table }
page-workers-now = { $number ->
    [0] this round's colour, all placed
    [one] this round's colour, one to place
   *[other] this round's colour, { $number } to place
}
page-neutral = neutral: blocks its space to the end
page-variant = A blocked space may still be used once.
page-total = Total
page-chapter = { $number }. { $name }
page-event = Event of the round: { $name }.
page-goals = To win
page-goal-good = { $goods } left over
page-story = The story so far

## Service cards

page-display = Service cards
page-stack = The last three cards bring these goods, from the left:
page-stack-short = last three:
page-stack-empty = nothing left
page-display-empty = All cards are taken.
page-shared-with = Shared with { $seat }.

## Areas

page-stock = My goods
page-stock-of = Goods of { $seat }
page-starts = start player
page-workers-left = { $number ->
    [0] all workers placed
    [one] one worker to place
   *[other] { $number } workers to place
}
page-houses = My greenhouses
page-no-houses = No greenhouse yet: take one from a pile.
page-my-cards = My service cards
page-harvest-all = Harvest all
page-house = { $name }, { $size } parcels: { $goods }
page-house-empty = empty
page-kind = { $good }: { $house }

## Answers given in advance

standing-window = End of a phase: use a card?
standing-window-stop = never ask
standing-consent = Somebody carried out a card by hand: do you agree?
standing-consent-yes = always yes
