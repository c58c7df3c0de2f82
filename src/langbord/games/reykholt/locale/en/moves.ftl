### Questions, and what each answer means.

prompt-place-worker = Where does your worker go?
prompt-which-action = Which action comes first?
prompt-which-option = { $source }: which of the two?
prompt-take-house = Which greenhouse do you take?
prompt-seed = { $number ->
    [0] Seed another greenhouse?
   *[other] Which greenhouse do you seed?
}
prompt-seed-good = What grows in { $house }?
prompt-harvest = Which greenhouse do you harvest?
prompt-harvest-good = What do you harvest from { $house }?
prompt-take-card = Which service card do you take?
prompt-share-card = Which card of a neighbour do you share?
prompt-discard-house = Which greenhouse do you discard?
prompt-discard-alike = Which kind do you discard { $number } of?
prompt-discard = { $number ->
    [one] Which good do you discard?
   *[other] Which goods do you discard? { $number } to go.
}
prompt-choose-good = { $number ->
    [one] Which good do you take?
   *[other] Which goods do you take? { $number } to go.
}
prompt-choose-house = Which greenhouse?
prompt-plant-good = What is planted in { $house }?
prompt-give-house = Which greenhouse do you give away?
prompt-offer = { $source }: use it?
prompt-tourism = The next table costs { $goods }.
prompt-window = Use a card now?

move-space = { $space }
move-house = { $house } ({ $number } parcels)
move-house-planted = { $house } ({ $number } parcels): { $goods }
move-house-empty = { $house } ({ $number } parcels): empty
move-pile = a greenhouse with { $number } parcels
move-pile-random = the top random greenhouse
move-good = { $good } ({ $number } on hand)
move-card = { $card }
move-use-card = use { $card }
move-option = option { $number }
move-place-worker-pass = pass: no space is possible
move-seed-stop = enough
move-harvest-stop = enough
move-offer-yes = yes
move-offer-no = no
move-tourism-pay = pay { $goods } and advance
move-tourism-bonus = use the bonus: advance and take the goods of the table
move-tourism-stop = stop here
move-window-stop = go on
prompt-choose-start = Who begins?
move-seat = { $seat }

## Cards and spaces that are carried out by hand

prompt-adjust = { $source }: what does it do? Now for { $whose }
prompt-adjust-more = { $source }, { $change }: which vegetable goes in, or out?
prompt-consent = { $seat } has carried out { $source } by hand, as the log says. Do you agree?
move-adjust = { $change }
move-adjust-stop = that was all
move-consent-yes = yes, that is what it says
move-consent-no = no, take it back
change-add-tomato = gain 1 tomato
change-add-lettuce = gain 1 lettuce
change-add-mushroom = gain 1 mushroom
change-add-cauliflower = gain 1 cauliflower
change-add-carrot = gain 1 carrot
change-take-tomato = 1 tomato less
change-take-lettuce = 1 lettuce less
change-take-mushroom = 1 mushroom less
change-take-cauliflower = 1 cauliflower less
change-take-carrot = 1 carrot less
change-tomato = plant 1 tomato
change-lettuce = plant 1 lettuce
change-mushroom = plant 1 mushroom
change-cauliflower = plant 1 cauliflower
change-carrot = plant 1 carrot
change-ahead = one table on
change-size-3 = a greenhouse of 3
change-size-4 = a greenhouse of 4
change-size-5 = a greenhouse of 5
change-size-6 = a greenhouse of 6
change-G01 = greenhouse G01
change-G02 = greenhouse G02
change-G03 = greenhouse G03
change-G04 = greenhouse G04
change-G05 = greenhouse G05
change-G06 = greenhouse G06
change-G07 = greenhouse G07
change-G08 = greenhouse G08
change-G09 = greenhouse G09
change-G10 = greenhouse G10
change-G11 = greenhouse G11
change-G12 = greenhouse G12
change-G13 = greenhouse G13
change-G14 = greenhouse G14
change-G15 = greenhouse G15
change-G16 = greenhouse G16
change-G17 = greenhouse G17
change-G18 = greenhouse G18
change-G19 = greenhouse G19
change-G20 = greenhouse G20
change-G21 = greenhouse G21
change-G22 = greenhouse G22
change-G23 = greenhouse G23
change-Q1 = greenhouse Q1
change-Q2 = greenhouse Q2
