### What happened, line by line, and why undo stops.

log-round-begins = Round { $number } begins
log-phase-begins = { $phase }
log-event = Event: { $event }
log-places-worker = { $seat } sends a worker: { $space }
log-passes = { $seat } passes
log-gains = { $seat } gains { $goods }
log-pays = { $seat } gives up { $goods }
log-takes-house = { $seat } takes { $house } ({ $number } parcels)
log-random-empty = { $seat } finds no random greenhouse left
log-discards-house = { $seat } discards { $house }
log-gives-house = { $seat } gives { $house } to { $other }
log-takes-card = { $seat } takes { $card }
log-stack-good = { $seat } takes the { $good } from the stack
log-shares-card = { $seat } shares { $card } with { $other }
log-seeds = { $seat } seeds { $house } with { $number } × { $good }
log-harvests = { $seat } harvests { $good } from { $house }
log-plants = { $seat } plants { $good } in { $house }
log-acts = At work for { $seat }: { $source }
log-uses = { $seat } uses { $card }
log-advances-free = { $seat } advances at once to { $good } { $number }
log-advances-paid = { $seat } pays { $number } × { $good } and advances to that table
log-advances-bonus = { $seat } uses the bonus and advances to { $good } { $number }
log-advances-by-card = { $seat } advances to { $good } { $number }
log-stops = { $seat } stops

barrier-random-greenhouse = a random greenhouse was turned up
barrier-event = an event was turned up
log-start-drawn = { $seat } is drawn to name the start player
log-names-start = { $seat } names { $first } start player
log-adjusts = { $source }, by hand – { $whose }: { $change }
log-adjust-refused = { $seat } does not agree: what { $source } did is undone
