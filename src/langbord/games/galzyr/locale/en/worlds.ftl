### Worlds on the shelf: what they are called until somebody knows better, and how far they have come.

world-figure-month = Month
world-figure-months = Months played
world-figure-heroes = Adventurers
world-figure-scenes = Scenes seen
world-figure-achievements = Achievements
world-scenes = { $number } of { $of }

world-name-1 = The year of the late swallows
world-name-2 = A lantern on the quay
world-name-3 = Seven bridges, one toll
world-name-4 = What the river kept
world-name-5 = The second kettle
world-name-6 = Snow on the signal box
world-name-7 = Honey for the ferryman
world-name-8 = The long way to the market
world-name-9 = Three letters, unsigned
world-name-10 = Under the slate hills
world-name-11 = A door in the hedge
world-name-12 = The miller’s other hat
world-name-13 = Salt, rope and good advice
world-name-14 = The heron does not answer
world-name-15 = A map with a hole in it
world-name-16 = Apples by moonlight
world-name-17 = The quiet side of the hill
world-name-18 = Nobody’s orchard
world-name-19 = The bell that was lent
world-name-20 = Frost before breakfast
world-name-21 = Two oars and a promise
world-name-22 = The road behind the road
world-name-23 = Tea with the surveyor
world-name-24 = A feather in the ledger
