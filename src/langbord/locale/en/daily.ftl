### The deal of the day, and the lists of the best solo games.

daily-page-title = Solo of the day · Langbord
daily-page-heading = Solo of the day
daily-page-tagline = The same deal for everybody, from midnight to midnight (UTC). Your first try counts.
daily-today = Solo of the day
daily-heading = { $game } for one
daily-hint = The same deal for everybody until midnight (UTC). Your first try counts; after it you may practise as often as you like.
daily-players = { $number ->
    [0] nobody has finished yet
    [one] finished by { $number } player
   *[other] finished by { $number } players
}
daily-begin = Play the deal
daily-go-on = Go on playing
daily-practise = Practise this deal
daily-to-lists = The best results
daily-before = The day before
daily-after = The day after
daily-column-place = Place
daily-column-name = Name
daily-column-score = Points
daily-somebody = Somebody
daily-replay-of = Replay of the game of { $name }
daily-empty-today = Nobody has finished today’s deal yet. The first place is free.
daily-empty = Nobody played on this day.
daily-closed-hint = The replays of today open to you once your own try has ended.
daily-best = The best of all
daily-best-hint = All other solo games of { $game } that were played to the end here, scenarios left out.
daily-best-empty = No other solo game of { $game } has been played to the end here yet.

## With a result

daily-place-today = { $form ->
    [one] { $place }st of { $of } today
    [two] { $place }nd of { $of } today
    [few] { $place }rd of { $of } today
   *[other] { $place }th of { $of } today
}
daily-place = { $form ->
    [one] { $place }st of { $of } that day
    [two] { $place }nd of { $of } that day
    [few] { $place }rd of { $of } that day
   *[other] { $place }th of { $of } that day
}
daily-place-ever = { $form ->
    [one] { $place }st of { $of } among all solo games here
    [two] { $place }nd of { $of } among all solo games here
    [few] { $place }rd of { $of } among all solo games here
   *[other] { $place }th of { $of } among all solo games here
}
daily-not-finished = You gave up your try at this deal.
daily-practice = A game for practice: it is on no list.
daily-record-later = The record, with the key of the shuffle, can be had when the day is over (midnight, UTC).

## Refused

refused-daily-alone = In a daily game you play by yourself: no bot stands in, and nothing is tried out beside it.
refused-daily-closed = This is a game with a deal of the day. It opens to you once your own try has ended, or when the day is over.
refused-daily-record = The record of a daily game can be had when its day is over (midnight, UTC).
