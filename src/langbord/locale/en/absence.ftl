### Somebody is away: bots that step in, the link back to a seat, invitations, and settled turns that are taken back.

## While somebody is waited for

absence-new = If somebody is away
absence-after = The others may let a bot play after
absence-never = Never
absence-hint = Counted from their last sign of life, while the others wait for them. They take their seat back whenever they return.
absence-hours = { $hours } h { $minutes } min
absence-in = A bot may play in
absence-fact = A bot may step in after { $time }
absence-fact-never = No bot steps in for the absent
house-absent = { $player } has been away for long: a bot plays on.
house-banned = { $player } cannot go on here: a bot plays on.
refused-nobody-waits = Nobody is waiting for this player now.
refused-waits-for-ever = At this table nobody is replaced for being away.
refused-your-own-seat = That is your own seat.

## Before the game

invited-tag = invited
invited-you = You are invited
invited-ask = { $name } would like to play with you, and has kept a seat for you.
invited-accept = Come along
invited-decline = Not this time
unseat = Send away
uninvite = Withdraw
unseat-label = Free the seat of { $name }
unseat-sure = Free the seat of { $name }? They are told, and cannot sit down at this table again.
unseated = Whoever set up this table has freed your seat. At other tables you are as welcome as before.
house-declines = Seat { $number }: the invitation was declined. The seat is free.
house-unseated = Seat { $number } was freed by whoever set up the table.
refused-not-invited = No seat is kept for you here.
refused-not-the-host = Only whoever set up the table can do that.
refused-nobody-there = Nobody sits there, and nobody is invited.
refused-unseated = Whoever set up this table has freed your seat, so you cannot sit down here again.

## Taking a settled turn back

back-alone = Take my last turn back
back-ask = Ask to take my last turn back
back-sure = Take your last turn back? The same things will come up again, and the table will say that you did.
back-sure-unlisted = Take your last turn back? The same things will come up again, so the result will not be listed among the best, and the table will say that you did.
back-asked-by = { $name } would like to take the last turn back.
back-asked-by-me = You asked to take your last turn back. It is done once all others agree.
back-agree = Allow it
back-refuse = Rather not
back-withdraw = Never mind
back-mark = { $number ->
    [one] A settled turn was taken back at this table.
   *[other] Settled turns were taken back at this table { $number } times.
}
back-unlisted = So this result is not listed among the best.
house-asks-back = { $player } would like to take the last turn back.
house-keeps-turn = { $player } would rather not have a turn taken back.
house-took-back = { $player } has taken the last turn back.
refused-take-back-asked = Somebody is asking for that already.
refused-take-back-daily = In a daily game nothing settled can be taken back.
refused-take-back-world = A new world began after that turn; it cannot be undone.
refused-take-back-lost = This table was begun with an older version of the game, so its earlier turns cannot be set up again.
refused-nothing-asked = Nobody asks for that any more.
refused-nothing-to-take-back = You have settled nothing here that could be taken back.

## The link back to a seat

seat-link-title = A link back to my seat
seat-link-what = You play as a guest, known by this browser only. With this link you come back to your seat from another device, or if this browser forgets you.
seat-link-label = Your link
seat-link-table = The address of the table
seat-link-secret = Keep it to yourself: whoever has it can play as you, at all your tables. It works until this game is over.
seat-link-code = QR code of the link
seat-link-make = Make my link
seat-link-renew = Make another
seat-link-forget = Switch it off
seat-link-over = The game is over, so there is no seat to come back to.
seat-link-for-accounts = You have an account: sign in on the other device, and open the table there.
seat-link-to-table = Back to the table
seat-back-title = Back to the seat
seat-back-gist = Come back to a seat at a table of board games.
seat-back-as = This is the seat of { $name }. If that is you, go on from here; if a bot has played for you, it hands the seat back.
seat-back-another = This is the seat of { $name }. In this browser you play as { $guest }: if you go on, it becomes { $name }, and you come back to the tables of { $guest } only by their own links.
seat-back-account = This is the seat of { $name }, a guest. You are signed in as { $account }: sign out first, then open the link again.
seat-back-sign-in = This seat belongs to an account. Sign in to come back to it.
seat-back-take = Go on as { $name }
seat-back-watch = Only look
refused-seat-link-account = You have an account: sign in on the other device to come back to your seat.
refused-seat-link-sign-in = This seat belongs to an account: sign in to come back to it.
refused-no-such-link = This link leads to no seat, or not any more.
