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
