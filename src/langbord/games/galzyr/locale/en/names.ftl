### The things of Galzyr by name. Attributes are cases, or other words for the same thing.

## Adventurers

hero-bumir = Bumir
    .species = marbled polecat
hero-mor = Mor
    .species = frilled lizard
hero-aysala = Aysala
    .species = river kingfisher
hero-keridai = Keridai
    .species = northern newt

## Skills, verbs, checks

skill-might = Might
skill-survival = Survival
skill-knowledge = Knowledge
skill-communication = Communication
skill-perception = Perception
skill-thievery = Thievery
verb-fight = fight
verb-force = force
verb-climb = climb
verb-explore = explore
verb-recall = recall
verb-mend = mend
verb-convince = convince
verb-intimidate = intimidate
verb-observe = observe
verb-search = search
verb-sneak = sneak
verb-unlock = unlock
difficulty-easy = easy
difficulty-medium = medium
difficulty-hard = hard
difficulty-unknown = unknown difficulty

## Land and time

terrain-grassland = grassland
    .in = in grassland
terrain-forest = forest
    .in = in a forest
terrain-hill = hills
    .in = in the hills
terrain-mountain = mountains
    .in = in the mountains
season-summer = summer
season-winter = winter
weekday-mon = Monday
weekday-tue = Tuesday
weekday-wed = Wednesday
weekday-thu = Thursday
weekday-fri = Friday
weekday-sat = Saturday
weekday-sun = Sunday
month-january = January
month-february = February
month-march = March
month-april = April
month-may = May
month-june = June
month-july = July
month-august = August
month-september = September
month-october = October
month-november = November
month-december = December

## Where cards lie

zone-library = the library
    .to = to the library
    .from = from the library
zone-vault = the vault
    .to = to the vault
    .from = from the vault
zone-slot = the quest slot
    .to = to the back of the quest slot
    .from = from the quest slot
zone-noticeboard = the noticeboard
    .to = to the noticeboard
    .from = from the noticeboard
zone-events = the event deck
    .to = into the event deck, shuffled in
    .from = from the event deck
zone-events-bottom = the bottom of the event deck
    .to = to the bottom of the event deck
    .from = from the bottom of the event deck
zone-global = the cards for everybody
    .to = among the cards for everybody
    .from = from the cards for everybody

## Cards

kind-quest = quest
kind-item = item
kind-companion = companion
kind-status = status
kind-local = local card
kind-global = global card
kind-event = event
kind-location = location
class-quest = quest
class-origin = origin quest
class-item = item
class-companion = companion
class-status = status
class-ability = ability
class-local = local card
class-global = global card
class-month = month
class-mode = way to play
class-event = event
class-location = location
class-space = space
class-scene = scene
class-achievement = achievement
tag-blade = blade
tag-rope = rope
tag-light = light
tag-tool = tool
tag-picks = picks
tag-lens = lens
tag-map = map
tag-medicine = medicine
tag-music = music
tag-game = game
tag-snack = snack
tag-drink = drink
tag-fancy = fancy
tag-warm = warm
tag-book = book
tag-perfume = perfume
tag-boots = boots
tag-boat = boat
tag-disguise = disguise
tag-lucky = lucky
tag-flight = flight
tag-swim = swim
tag-scent = scent
tag-frill = frill
tag-keen = keen
tag-explorer = explorer
tag-boaster = boaster
tag-streetwise = streetwise
tag-scholar = scholar
tag-miner = miner
tag-singer = singer
tag-law = law
tag-winded = winded
tag-injured = injured
tag-weary = weary
tag-wet = wet
tag-rattled = rattled
tag-owing = owing
tag-followed = followed
tag-muddled = muddled
tag-hoarse = hoarse
tag-rested = rested
tag-fed = fed
tag-mount = mount
tag-clue = clue
tag-secret = secret
tag-line = the Line
tag-choir = choir
tag-river = river
tag-post = post
tag-bells = bells
tag-echo = echo
stack-hirelings = people for hire
stack-goods-road = goods for arms and legs
stack-goods-desk = goods for heads and tongues
stack-goods-night = goods for eyes and fingers
stack-mounts = mounts
stack-quest-errands = errands
stack-quest-favours = favours
stack-quest-bills = bills on the wall
stack-odd-halves = odd halves

## Amounts

amount-gold = { $number ->
    [one] { $number } gold
   *[other] { $number } gold
}
amount-step = { $number ->
    [one] { $number } step
   *[other] { $number } steps
}
amount-day = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
amount-die = { $number ->
    [one] { $number } die
   *[other] { $number } dice
}
amount-success = { $number ->
    [one] { $number } success
   *[other] { $number } successes
}
amount-item = { $number ->
    [one] { $number } item
   *[other] { $number } items
}
amount-companion = { $number ->
    [one] { $number } companion
   *[other] { $number } companions
}
amount-status = { $number ->
    [one] { $number } status
   *[other] { $number } statuses
}
amount-quest = { $number ->
    [one] { $number } quest
   *[other] { $number } quests
}
amount-might = { $number ->
    [1] { skill-might }
   *[other] { skill-might } ×{ $number }
}
amount-survival = { $number ->
    [1] { skill-survival }
   *[other] { skill-survival } ×{ $number }
}
amount-knowledge = { $number ->
    [1] { skill-knowledge }
   *[other] { skill-knowledge } ×{ $number }
}
amount-communication = { $number ->
    [1] { skill-communication }
   *[other] { skill-communication } ×{ $number }
}
amount-perception = { $number ->
    [1] { skill-perception }
   *[other] { skill-perception } ×{ $number }
}
amount-thievery = { $number ->
    [1] { skill-thievery }
   *[other] { skill-thievery } ×{ $number }
}
amount-blank = { $number ->
    [1] blank
   *[other] blank ×{ $number }
}
amount-nothing = nothing
price-nothing = nothing

## Score

score-prestige = Prestige of this month

## Options of a table

option-mode = Mode
mode-coop = co-operative
mode-competitive = competitive
mode-solo = solo
option-quests = Quests in hand
quests-by-mode = secret in competition only
quests-open = open
quests-closed = secret
option-month = First month
month-random = rolled
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
option-challenge = Challenge
challenge-off = off
challenge-on = checks with a partner need one success more
option-gentle = Gentle
gentle-off = failures cost something
gentle-on = failures are mild, as in the first book
option-book = Book
book-house-1 = The Slow Line
book-house-2 = The Slow Line, Uphill
option-start = Start player
start-random = drawn
start-chooser = a drawn player chooses
start-seat = { $seat } starts

sheet-prestige = Prestige of this month
