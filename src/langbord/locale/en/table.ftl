### Words of the table, the same in every game.

## Seats and turns

seat-name = Player { $number }
list-and = { $first } and { $last }
table-your-turn = It is your turn
table-their-turn = { $seat } is to move
table-winner = { $seat } wins
table-winners = Shared victory: { $seats }
table-lost = Not won this time
table-over = The game is over
table-points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
table-seats = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
table-minutes = about { $number } minutes
table-total = Total
table-log = Log
table-rules = Rules
table-why-not = Why not?
table-undo = Undo
table-undo-stops = Undo stops here: { $why }
table-settle = Confirm
table-waiting = Waiting for { $seat } to confirm
table-final = This move cannot be taken back

## Why a move is not possible: reasons of the engine

why-not-asked = Another player is asked right now.
why-game-over = The game is over.
why-unsettled = The turn before has not been confirmed yet.

## Why undo stops

barrier-start = the game began
barrier-settled = the move was confirmed
barrier-chance = chance had its say
barrier-imagined = from here on everything is only imagined
