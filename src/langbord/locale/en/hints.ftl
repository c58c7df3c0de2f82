### Hints at one's own question, and the turning points of a finished game.

## Hints

hint-ask = Hint
hint-ask-title = The three best moves, and why
hint-thinking = Thinking…
hint-title = Hints
hint-close = Close
hint-play = Play
hint-play-named = Play: { $move }
hint-win = { $percent } % to win
percent = { $number } %
hint-none = Here every answer is as good as another: follow your taste.
hint-failed = No hint was found this time. Ask again, if you like.
hint-how = Found by playing on in imagined worlds that know no more than you do.
hint-alone = Nothing else makes sense here.
hint-at-once = At once: { $changes }.
hint-why = At once { $now }; by the end more { $parts }.
hint-why-later = By the end it brings more { $parts }.
hint-more = More
hint-all = All { $number } moves
hint-all-move = Move
hint-all-win = To win
hint-all-within = Within
hint-all-how = Foolish ones too. The last column: 19 times out of 20 the chance lies within so many percentage points of the one shown here, as far as imagined worlds can tell.
hint-in-the-end = By the end, against the other good moves: { $lines }.
hint-hinders = It costs you a little, but the others more.
hint-rival = Otherwise { $name } would probably do it next.
hint-arrived = Hints have come: first { $move }.
hints-asked = Hints asked for: { $list }.
hints-asked-one = { $name } { $number }
hints-allowed = Hints are allowed at this table.
refused-hints-off = At this table everybody plays without hints.
refused-hints-elsewhere = The game this was tried from is still being played, without hints: there are none here either.
refused-tried-bots = As long as the game this was tried from is being played, only the calm bot stands in here.
refused-hints-daily = The deal of the day is played without hints.
refused-hints-not-now = Hints are for your own question.
refused-hints-busy = Too many people are waiting for a hint just now. Try again in a moment.

## At a new table

hints-new = Hints
hints-no = No hints
hints-no-hint = Nobody gets any. Alone and against bots you can always ask.
hints-yes = Hints allowed
hints-yes-hint = Everybody may ask for the best moves; how often they did is told at the end.

## Turning points

turning-title = Turning points
turning-find = Find the turning points
turning-find-hint = The game is thought through once more, move by move. That takes a little while.
turning-progress = Thinking the game through: { $percent } %
turning-failed = The game could not be thought through. You may try again.
turning-chart = Chances to win along the game, in %
turning-table = The chances as a table
turning-table-alone = The expectations as a table
turning-move = Answer { $number }
turning-end = End
turning-cost = −{ $percent } % to win
turning-cost-alone = −{ $points } in the end
turning-played = Played: { $move }
turning-better = Better: { $move }
turning-why = It would have brought, by the end: { $lines }.
turning-watch = Look at it
turning-watch-named = Look at answer { $number }: { $name }
turning-none = No move stands out: nobody gave much away.
turning-costly = The moves that cost most
turning-of-all = All
turning-whose = Whose moves
turning-how = Judged by what each player could know at the time.
turning-later = What it would have been worth shows only later in the game.

## In the terminal

terminal-usage-hint = hint
terminal-help-hint = the three best moves, and why
terminal-alias-hint = tip
