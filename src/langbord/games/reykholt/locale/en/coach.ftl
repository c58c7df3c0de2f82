### The text table, the player summary, and the tips of a first game.

## The table as text

text-now = Now
text-phase = Round { $round } of { $rounds }, { $phase }.
text-asked = { $seat } is asked:
text-possible = Possible.
text-stock = Goods: { $goods }.
text-table = Table: { $table }, place { $rank }.
text-workers = Workers to place: { $number }.
text-houses = Greenhouses
text-no-houses = No greenhouse.
text-takes = takes { $kinds }
text-cards = Service cards
text-no-cards = No service card.
text-next = The next tables
text-plans = Turns thought through
text-plan-words = say
text-board = Action board
text-space = Space
text-does = What it does
text-there = Who is there
text-for-me = For me now
text-nobody = nobody
text-neutral = a neutral worker
text-flag = flag
text-closed = closed
text-track = Tourism Track
text-others = The other players
text-players = The players
text-goal = { $goal }: { $have } of { $need }

## The player summary

summary-round = A round
summary-work = Work: in turn, one worker to a free space, { $workers } each. Do all it offers; one flag a column and round.
summary-harvest = Harvest: one good from each planted greenhouse.
summary-tourism = Tourism: the farthest first. Pay for table after table; once, the bonus: advance and take the goods instead.
summary-home = Homecoming: workers go home, the start passes to the left.
summary-growing = Growing
summary-seed = Seed: one good into an empty greenhouse that takes it; the supply fills the rest.
summary-pick = Harvest by an action: one good each, from different greenhouses.
summary-away = A discarded greenhouse goes back to its pile, its goods to the supply.
summary-random = A random greenhouse; if none is left, a tomato.
summary-cards = Service cards
summary-red = red: once, at once; it must be usable
summary-lasting = lasting: at the times it names
summary-any-time = at any time, once a round
summary-share = share a neighbour's card (three and four players)
summary-stack = The last cards of the display bring a good each:
summary-scoring = The end
summary-win = After the last round whoever is farthest wins; on one table the one in front.
summary-alone = Alone: reach { $good } { $plates }. Then ten points a table beyond it, and one for each good of the next table, nine at most.
summary-icons = Signs
summary-sign-any = any good
summary-sign-alike = goods of one kind
summary-sign-golden = the rarest kind of one of your greenhouses
summary-sign-house = greenhouse (with so many parcels)
summary-sign-house-random = random greenhouse
summary-sign-house-away = discard a greenhouse
summary-sign-seed = seed
summary-sign-harvest = harvest
summary-sign-plant = put a good on an empty parcel
summary-sign-card = take a service card
summary-sign-advance = advance one table at once
summary-sign-bonus = the bonus
summary-sign-pay = pay for a table
summary-sign-flag = flag: one a column and round
summary-sign-shared-table = shared table
summary-sign-kinds = different kinds

## Tips of the first game

tip-first = You grow vegetables and serve them to tourists. First you need a greenhouse: tap a pile, and your worker fetches one. Small ones take every kind, large ones only common kinds.
tip-first-read = You grow vegetables and serve them to tourists. First you need a greenhouse: choose a Property space, then a pile. Small ones take every kind, large ones only common kinds.
tip-sow = Tap a vegetable under an empty greenhouse: a worker goes to the Field and seeds it. One good of yours, and the supply fills the other parcels.
tip-sow-read = Choose a Field space to seed an empty greenhouse. One good of yours, and the supply fills the other parcels.
tip-seed = Tap the vegetable you want to grow. The golden one is the rarest this greenhouse takes.
tip-seed-read = Choose a greenhouse, then the vegetable you want to grow there.
tip-take-card = Red cards work once, at once. The others stay and help you all game; the last three bring a good besides.
tip-flag = Spaces with a flag: only one in each column and round. The tiles at the top show what your next tables cost and what you lack.
tip-last-worker = After your last worker everybody harvests one good from each planted greenhouse. Then your manager goes on, table by table.
tip-tourism = Each plan pays its way and uses the bonus once. Tap one, or go step by step with the buttons.
tip-tourism-read = Pay goes on for the goods of the next table, bonus goes on and gives you them instead, once a turn. You must have used it before you stop.
tip-confirm = Your turn is complete. Take it back with Undo, or confirm it and the next player begins.
tip-aim = { $number ->
    [one] You have come one table far.
   *[other] You have come { $number } tables far.
} Whoever is farthest after the last round wins. Tables only get dearer: plant what you will need. Good luck!
tip-aim-alone = { $number ->
    [0] You have reached the aim already: each table beyond it brings ten points.
    [one] There is one more table to the aim; short of it after the last round the game is lost.
   *[other] There are { $number } more tables to the aim; short of it after the last round the game is lost.
} Tables only get dearer: plant what you will need. Good luck!
tip-aim-story = The goals of the story decide: whoever has not met them all after the last round cannot win. Tables only get dearer: plant what you will need. Good luck!
