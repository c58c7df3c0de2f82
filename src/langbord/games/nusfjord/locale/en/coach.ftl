### The text table, the player summary, and the tips of a first game.

## The table as text

text-now = Now
text-starts = { $seat } starts this round.
text-asked = { $seat } is asked:
text-possible = Possible.
text-nobody = nobody
text-space = Space
text-standing = Who stands there
text-room = Room left
text-for-me = For me now
text-card = Building
text-cost = Cost
text-points = Points
text-class = Class
text-effect = What it does
text-affordable = I can pay for it.
text-too-dear = I cannot pay for it now.
text-wood-limit = At most { $number } wood.
text-hand = { $number ->
    [one] One C building in hand.
   *[other] { $number } C buildings in hand.
}
text-elder-busy = There is a worker on it.
text-no-elders = No elder.
text-below = Below it: { $card }.
text-haul-then = Haul then: { $number }.
text-rounds = The seven rounds

## Tips of a first game

tip-worker = You place three workers a round, one at a time. What is lit is a move; tap anything else to learn why not.
tip-worker-read = You place three workers a round, one at a time. The buttons are all your moves; type “why” and a word of the list of actions to learn why something is not possible.
tip-reserve = Part of your catch lies in the Reserve and cannot be spent there. Transfer Reserve brings it to your supply.
tip-points = Mind what costs points at the end: one for each empty building space and each unissued share. Right now that is { $empty } and { $unissued }.
tip-building = The price stands at the foot of a card. Rest on a card, or press it long, to read it in full.
tip-building-read = The list of buildings tells what each costs, counts and does. Choose one with its button or its word.
tip-deforest = Five wood at once. Where two tiles are stacked the ground stays wooded; a bare space costs a point until something stands on it.
tip-serve = Each plate you fill pays one gold. The fish on the table are also what elders eat, yours and those of the others.
tip-ship = A longer fleet brings a larger haul in every round to come, so ships pay best early.
tip-elder = An elder is a space of your own: one worker a round, as long as fish lie on the banquet table. It also eats one fish of each haul.
tip-confirm = Your turn is finished. Until you confirm it nobody has seen it, and Undo takes back click by click.
tip-fishing = You have fished. Your haul of { $haul } goes out in this order: elders, shares that others hold, your own shares, Reserve. Here you see what the next one will bring.
tip-fishing-read = You have fished. Your haul of { $haul } goes out in this order: elders, shares that others hold, your own shares, Reserve. “The next haul” under your harbour tells what the next one will bring.

## Player summary

summary-turn = A round
summary-fishing = Fishing: everybody's haul goes to elders, shares held elsewhere, own shares, then the Reserve.
summary-work = Work: in turn, one worker each, { $workers } times. Do the action at once.
summary-home = Home: workers come back; the start passes to whoever was last.
summary-events = Round 3: more A buildings. Round 4: C buildings into your hand. Round 5: more B buildings. Round 6: hands are laid open. With one or two players rounds 3 and 5 bring nothing.
summary-icons = What the signs mean
summary-fish = fish
summary-wood = wood: at most { $limit }
summary-gold = gold: a point each at the end
summary-point = points
summary-reserve = Reserve: transfer it before you spend it
summary-haul = haul: fish caught each round
summary-forest = Forest tile
summary-empty = empty building space
summary-share = share: one fish a round, a point at the end
summary-unissued = unissued share
summary-elder = elder: a space of your own
summary-serve = filled plate: food for elders
summary-class-now = now: once, when built
summary-class-whenever = whenever: each time its event happens
summary-class-any-time = any time: as often as you can pay
summary-class-once = once: one time in the game
summary-class-special = special: bends a rule
summary-class-points = points: counted at the end
summary-ships = Ships
summary-ship = { $ship }: { $length } spaces of the track, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
summary-scoring = At the end
summary-plus = + printed points of ships and buildings, and of points buildings
summary-plus-one = +1 for each share and each gold in your supply
summary-minus-one = −1 for each unissued share and each empty building space
summary-wooded = A space under a Forest costs nothing.
