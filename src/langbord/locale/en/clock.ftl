### The optional clock of a table.

clock-new = A clock?
clock-none = No clock
clock-per-player = For the whole game, each player has
clock-minutes = { $number } min
clock-per-turn = More after each turn
clock-increment = { $number ->
    [0] nothing
   *[other] +{ $number } s
}
clock-for-turn = For each turn there is
clock-days = { $number ->
    [one] { $number } day
   *[other] { $number } days
}
clock-hint = When time is used up, nothing is lost: the others may let a bot play until you are back.
clock-list = Time left
clock-long = { $days } d { $hours } h
clock-let-bot = Let a bot play for { $name }
refused-still-has-time = { $name } still has { $left }.
