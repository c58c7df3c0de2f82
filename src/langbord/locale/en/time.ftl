### Time on the table page: replay, trying out, the recap, the race, nudges and reports.

## Replay

time-replay = Replay
time-replay-title = { $game }, after { $at } of { $all } answers
time-replay-heading = Replay
time-at = After { $at } of { $all } answers
time-scrubber = Point in the game
time-first = To the beginning
time-previous-turn = One turn back
time-previous = One answer back
time-next = One answer on
time-next-turn = One turn on
time-last = To the last answer
time-show = Show
time-rounds = { $of ->
    [day] Days
   *[round] Rounds
}
time-round = { $of ->
    [day] Day { $number }
   *[round] Round { $number }
}
time-now = Back to the table
time-keys = Keys: ← → by answers, Shift ← → by turns, Home and End
time-begin = The game begins.
time-lines = What happened just then
time-share = This address shows this very point to whoever may see the table.

## Try from here

time-try = Try from this turn
time-try-hint = A private table against bots, from the start of this turn. What you cannot know is dealt anew, and the bots may play differently.
time-tried = You are trying something out, from the start of that turn: the bots may play differently here.
time-tried-back = Back to where you left off
refused-over-there = The game is over at this point: there is nothing left to try.
refused-try-not-yours = Only a player of this table can try from here.

## Since your last turn

time-recap = Since your last turn
time-recap-first = Before your first turn

## The race

time-race = The race
time-race-hint = { $of ->
    [day] Points at the start of each day, and at the end
   *[round] Points at the start of each round, and at the end
}
time-race-round = { $of ->
    [day] D{ $number }
   *[round] R{ $number }
}
time-race-end = End
time-race-table = The race as a table
time-race-watch = { $of ->
    [day] Show day { $number } in the replay
   *[round] Show round { $number } in the replay
}
time-picture = A picture to share
time-picture-title = { $game } at Langbord
time-picture-wins = { $name } wins
time-picture-shared = A shared victory

## Next table, nudge

time-next-table = Next table waiting for you
time-nudge = Nudge { $name }
time-nudge-done = { $name } was nudged.
time-nudged = The others are waiting for you.
refused-nudged-lately = This player has been nudged within the last hour.
refused-nobody-to-nudge = There is nobody to nudge: no person is being waited for.

## Report a problem

time-report = Report a problem
time-report-full = The file holds the whole game, with everything that was hidden, so that a test can play it again.
time-report-part = The game is still going on among several people, so the file holds only what you can see, and a game that might have led you there: what you cannot know is dealt anew in it.
time-report-alone = Your score is to be compared with others’, so until the game is over the file holds only what you can see, and a game that might have led you there: what you cannot know is dealt anew in it.
time-report-seen = The game is still going on, yours or that of others, so the file holds only what you can see now.
time-report-comment = What went wrong?
time-report-download = Download the report
time-report-hint = Send the file to whoever looks after this server, or attach it to an issue. Brought in through the lobby, like a record, it opens at this very question.
