### A table that this version of Langbord cannot play as it was.

gone-title = This game is not installed here
gone-what = This server does not have the game of this table any more, or cannot load it. Nothing has been lost: every move is still stored. But the table cannot be shown.
gone-wait = If there is time, wait: once whoever runs this server has installed the game again, the table goes on as it stands.
gone-game = { $name } (not installed)
refused-not-installed = This game is not installed on this server, or cannot be loaded.
misfit-title = This table does not fit any more
misfit-what = This server has been upgraded, and the new version cannot play the moves of this table again as they were played. Nothing has been lost: every move is still stored. But the table cannot be shown as it stands.
misfit-from-turn = It can go on from the start of its last turn: { $lost ->
    [one] one move of that turn is
   *[other] { $lost } moves of that turn are
} then taken back for everybody, and whoever was to move plays the turn again.
misfit-from-nowhere = Its last turn start does not fit either, so this version cannot go on with it.
misfit-go-on = Go on from the last turn
misfit-give-up = End this table without a result
misfit-give-up-sure = End this table without a result? Nobody has won or lost it, and it cannot be taken up again.
misfit-wait = If there is time, wait: whoever runs this server has been told, and may go back to the version before.
misfit-watching = The people who sit at this table can decide how it goes on.
misfit-log = The moves before this, up to move { $number }, are from a version that played otherwise; they are stored, but cannot be told here.
house-goes-on = The table goes on from the start of its last turn: a new version of Langbord could not play the rest. ({ $player })
refused-does-not-fit = This version cannot play the moves of this table again. Open its page to see what can be done.
refused-replay-lost = The way up to here cannot be played again: its first moves are from a version that played otherwise.
refused-fits = This table fits: there is nothing to mend.
