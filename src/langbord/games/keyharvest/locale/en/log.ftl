### What happened, line by line, and why undo stops.

## The game and its turns

log-start-drawn = { $seat } is drawn to name the start player
log-names-start = { $seat } names { $first } start player
log-turn-begins = Round { $number }: { $seat } is on turn
log-no-action = { $seat } does nothing
log-last-turns = The last turns begin: { $number } to go
log-shows-counters = { $seat } lifts the screen: { $goods }
log-stalled = Nobody has acted for three rounds: the game ends
log-runs-dry = Nobody has taken a field from the registry or the bag for { $number } rounds: the game ends
log-game-ends = The game is over
log-tie-fields = Equal on points: more fields decide
log-tie-counters = Equal on points and fields: more counters in hand decide
log-tie-shared = Equal on points, fields and counters: the victory is shared

## Fields and crops

log-harvests = { $seat } harvests { $field }: { $crop }
log-harvests-instead = { $seat } harvests { $field } and takes { $crop } instead
log-leaves-crop = { $seat } harvests { $field } and takes no counter
log-harvests-nothing = { $seat } harvests { $field }, but the stock is empty
log-extra-crop = { $seat } gets extra { $crop } from { $field }
log-takes-crop = { $seat } takes { $crop }
log-turns-up = { $field } of { $seat } grows again
log-goes-fallow = { $field } of { $seat } goes fallow
log-places-field = { $seat } places { $field }

## Workers

log-places-worker = { $seat } places the { $worker } on { $space }
log-ousts-worker = The { $worker } of { $seat } makes way
log-removes-worker = { $seat } takes the { $worker } back
log-displaced = { $field } takes the place of the { $worker } of { $seat }
log-moves-worker = { $seat } moves the { $worker } to { $space }
log-worker-goes-back = The { $worker } of { $seat } leaves the board
log-copies = { $seat } uses the { $worker } again

## Stores

log-transfers-own = { $seat } brings { $field } home from their own store; { $goods } to the stock
log-buys = { $seat } buys { $field } from { $from } for { $goods }
log-gets-bid-back = { $seat } gets { $goods } back
log-pays-stock = { $seat } pays { $goods } to the stock
log-offers = { $seat } offers { $field } with a bid of { $goods }
log-takes-field = { $seat } takes { $field } from the registry
log-seizes = { $seat } takes { $field } from { $from } and pays { $goods }

## Bag, registry, events

log-draws-field = { $seat } draws { $field } from the bag
log-registry-filled = { $field } comes to the registry
log-event-drawn = Event { $number }: { $event }, drawn by { $seat }
log-event-aside = { $seat } draws { $event } and puts it back
log-event-ignored = { $seat } draws { $event }; it counts no more
log-events-back = Somebody has fewer than seven tiles: { $first } and { $second } go back into the bag
log-passes-event = { $seat } passes on { $event }
log-exchanges = { $seat } exchanges { $given } for { $field } with { $with }
log-gives = { $seat } gives { $field } to { $to }
log-hands-on = { $seat } hands { $field } on to { $to }
log-new-registry = { $seat } renews the registry: { $number } fields go back into the bag
log-swaps-registry = { $seat } swaps { $given } for { $field } of the registry
log-repositions = { $seat } moves the { $worker } to { $space }
log-on-vacation = The { $worker } of { $seat } goes on vacation
log-windfall = { $seat } lets { $to } have { $crop }

## Why undo stops

barrier-bag = something was drawn from the bag
barrier-hands = hidden counters were laid open
