### Questions, and what each answer means.

## Questions

prompt-place-worker = Where does your worker go?
prompt-feed-elder = { $number ->
    [one] Only one fish is left: which elder eats?
   *[other] Only { $number } fish are left: which elder eats first?
}
prompt-copy = Which full space do you copy?
prompt-evening = { $follows ->
    [0] The last round is over: use a building before the points are counted?
   *[other] Work is done: use a building before everyone comes home?
}
prompt-serve = Serve the next plate for { $number } fish?
prompt-choose-building = { $cheaper ->
    [nothing] Which building do you build
   *[other] Which building do you build for { $cheaper } less
}?
prompt-place-building = Where do you put { $card }?
prompt-deforest = Where do you fell a forest?
prompt-reforest = Where do you plant two forests?
prompt-choose-ship = { $cheaper ->
    [nothing] Which ship do you build
   *[other] Which ship do you build for { $cheaper } less
}?
prompt-take-elder = Which elder joins your council?
prompt-use-new-elder = Use the { $card } at once?
prompt-exchange = Pay { $pay } for { $gain }?
prompt-grow-forest = Where does a second forest grow?
prompt-upgrade = { $pay ->
    [nothing] Exchange a ship for the next larger one?
   *[other] Pay { $pay } and exchange a ship for the next larger one?
}
prompt-card-action = The building offers an action: take it?
prompt-choose-gain = { $first } or { $second }?
prompt-sell-ship = Give a ship back for { $goods }?
prompt-elder-action = Which action does the elder take?

## Answers

move-space = { $space }
move-building = { $card } ({ $price })
move-elder = { $card }
move-place = { $place }
move-ship = { $ship } ({ $price })
move-upgrade-ship = { $ship ->
    [sloop] Sloop to Cutter
    [cutter] Cutter to Schooner
   *[other] { $ship }
}
move-use-building = use { $card }
move-place-worker-pass = pass
move-serve-plate = serve for { $number } fish
move-serve-stop = stop serving
move-exchange-yes = pay { $pay }, gain { $gain }
move-exchange-no = do not pay
move-choose-gain-yes = gain { $first }
move-choose-gain-no = gain { $second }
move-sell-ship = give back: { $ship }
move-sell-ship-stop = keep the ships
move-use-new-elder-use = use at once
move-use-new-elder-stop = not now
move-upgrade-stop = exchange no ship
move-card-action-stop = decline
move-evening-stop = come home
# Where nothing is possible any more.
move-choose-building-stop = build nothing
move-copy-stop = copy nothing
move-elder-action-stop = do nothing
prompt-choose-start = Who begins?
move-seat = { $seat }

## Cards that are carried out by hand

prompt-adjust = { $source }: what does it do? Now for { $whose }
prompt-adjust-more = { $source }, { $change }: what goes with it?
prompt-consent = { $seat } has carried out { $source } by hand, as the log says. Do you agree?
move-adjust = { $change }
move-adjust-stop = that was all
move-consent-yes = yes, that is what it says
move-consent-no = no, take it back
change-add-fish = gain 1 fish
change-take-fish = pay 1 fish
change-add-wood = gain 1 wood
change-take-wood = pay 1 wood
change-add-gold = gain 1 gold
change-take-gold = pay 1 gold
change-store-fish = 1 fish into the Reserve
change-fetch-fish = 1 fish out of the Reserve
change-store-wood = 1 wood into the Reserve
change-fetch-wood = 1 wood out of the Reserve
change-store-gold = 1 gold into the Reserve
change-fetch-gold = 1 gold out of the Reserve
change-add-sloop = gain a Sloop
change-add-cutter = gain a Cutter
change-add-schooner = gain a Schooner
change-take-sloop = give a Sloop back
change-take-cutter = give a Cutter back
change-take-schooner = give a Schooner back
change-add-plate = fill a plate
change-take-plate = empty a plate
change-add-point = 1 point more
change-take-point = 1 point less
change-S1 = a Forest tile on S1
change-D1 = a Forest tile on D1
change-D2 = a Forest tile on D2
change-D3 = a Forest tile on D3
change-D4 = a Forest tile on D4
change-D5 = a Forest tile on D5
change-fell-S1 = a Forest tile off S1
change-fell-D1 = a Forest tile off D1
change-fell-D2 = a Forest tile off D2
change-fell-D3 = a Forest tile off D3
change-fell-D4 = a Forest tile off D4
change-fell-D5 = a Forest tile off D5
