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
