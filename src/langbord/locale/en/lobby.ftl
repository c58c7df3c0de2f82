### Words of the lobby, the settings and the accounts, and what a player reads when something is refused.

## The games


## The front page

lobby-page-title = Langbord: board games at one long table
lobby-skip = Skip to the content
lobby-home = Langbord, to the lobby
lobby-heading = What shall we play?
lobby-tagline = Against bots, around one screen, or with friends by a link. No account needed.
lobby-footer = Langbord is Norwegian for a long table. Every rule is enforced, every move explained.
lobby-seats = Players
lobby-play-now = Play now
lobby-play-hint = “Play now” sets you against calm bots straight away; with one player you play alone. Everything else is chosen at a new table.
lobby-new-table = New table
lobby-book-language = the book is in English

## My tables and those of others

lobby-waiting = { $number ->
    [one] A table is waiting for you
   *[other] { $number } tables are waiting for you
}
lobby-take-turn = Take my turn
lobby-can-go-on = { $number ->
    [one] You can go on at one table
   *[other] You can go on at { $number } tables
}
lobby-go-on = Go on
lobby-mine = My tables
lobby-mine-empty = You are not sitting at any table yet. Press “Play now”, and the first move is yours.
lobby-open = Open tables
lobby-open-empty = Nobody is looking for company right now. Open a table, and whoever passes by can sit down.
lobby-watch = Tables to watch
lobby-watch-empty = All quiet: no public game is running.
lobby-past = Past games
lobby-past-empty = Your finished games and their results will be kept here.
lobby-your-turn = Your turn
lobby-their-turn = To move: { $name }
lobby-free-seats = { $number ->
    [one] { $number } free seat
   *[other] { $number } free seats
}
lobby-sit-down = Sit down
lobby-won = Won
lobby-shared = Shared victory
lobby-lost = Lost
lobby-nobody-won = Nobody won
lobby-solo-over = Finished
lobby-imported = Brought in from a file
lobby-conceded = Ended by giving up
lobby-agreed = Ended by agreement
lobby-open-seat = Free seat
lobby-bot-calm = Calm bot
lobby-bot-curious = Curious bot
lobby-bot-steady = Steady bot
lobby-bot-keen = Keen bot
lobby-bot-sharp = Sharp bot
lobby-bot-master = Master bot
lobby-levels = What to expect of the bots
lobby-level-calm = For a first game: does nothing foolish, and has no plan.
lobby-level-curious = Mostly takes what looks best at once, and now and then just tries something.
lobby-level-steady = Always takes what looks best at once. Beats newcomers.
lobby-level-keen = Looks ahead a little, and reckons with what you will do.
lobby-level-sharp = Looks ahead for a second, over many ways the game may go.
lobby-level-master = The same for two seconds: the best that the house can do.
lobby-at-leisure = At leisure
lobby-live = Live

## Importing a record

lobby-import-title = Import a record
lobby-import-file = Choose a record file
lobby-no-file-yet = No file chosen
lobby-import-send = Put it on a table
lobby-import-hint = A file downloaded after a game, or saved in the terminal, or the report of a problem. A finished game can be looked at again; an unfinished one goes on here, with you in every seat.
lobby-import-no-file = Choose a record file first.
lobby-import-too-large = The file is larger than any record: 400 kB is the most.
lobby-import-too-long = The file has more moves than any game.
lobby-import-no-record = The report holds no record: whoever made it only watched, or the game was a daily one.
lobby-import-not-record = The file is not the record of a game.
lobby-import-not-sound = The record does not hold: { $detail }
lobby-import-unplayable = The record begins with a position that no game comes to.

## A new table

lobby-new-title = New table: { $game }
lobby-new-seats = How many play?
lobby-new-who = Who sits where?
lobby-new-seat = Seat { $number }
lobby-seat-me = Me
lobby-seat-open = Free
lobby-seat-same = This screen
lobby-seat-same-hint = “This screen” is somebody beside you who plays on the same device. Free seats are filled through the invite link.
lobby-seat-name = Name
guest-name = Guest
guest-name-at = Guest { $number }
lobby-new-options = The game
lobby-new-listed = Who may join?
lobby-listed-no = By link only
lobby-listed-no-hint = You send the invite link to your friends.
lobby-listed-yes = Anybody
lobby-listed-yes-hint = The table stands in the lobby; others may sit down or watch.
lobby-new-pace = At what pace?
lobby-pace-live = Live
lobby-pace-live-hint = Everybody is here until the end.
lobby-pace-leisure = At leisure
lobby-pace-leisure-hint = A move now and then, over days.
lobby-create = Open the table
lobby-back = Back to the lobby

## An invitation

lobby-invite-title = Come and play { $game }
lobby-invite-from = { $name } invites you to a game
lobby-invite-nobody = You are invited to a game
lobby-invite-name = Your name
lobby-invite-name-hint = That is all: no account, no password.
lobby-invite-as = You sit down as { $name }.
lobby-invite-accept = Sit down
lobby-invite-full = All seats at this table are taken, but you can watch the game.
lobby-invite-watch = Watch the game

## Settings

settings = Settings
settings-name = Name
settings-language = Language
settings-language-part = in English: { $games }
settings-theme = Colours
settings-theme-auto = Auto
settings-theme-light = Light
settings-theme-dark = Dark
settings-pace = How fast bots move
settings-pace-slow = Slow
settings-pace-normal = Normal
settings-pace-instant = At once
settings-confirm = Confirm my turns
settings-confirm-hint = A finished turn can be taken back until you confirm it.
settings-forced = Play forced moves for me
settings-forced-hint = A question with only one answer that follows my click answers itself. Undo takes back both.
settings-sound = Sound
settings-sound-hint = A chime when it is your turn.
settings-tips = Tips
settings-tips-hint = For a first game: what to look at, and why.
settings-save = Save
settings-guest = You play as a guest. With an account your tables follow you to other devices.

## Accounts

settings-sign-in = Sign in
settings-sign-in-hint = No account yet?
settings-sign-up = Create an account
settings-sign-up-hint = Your guest games come with you. Have an account already?
settings-sign-out = Sign out
settings-sign-out-hint = You can go on playing as a guest; your tables stay with the account.
settings-password = Change password
settings-password-changed = The password has been changed.

## When something goes wrong

lobby-404-title = There is nothing here
lobby-404 = This page has drifted out to sea, or the link has lost a letter on the way.
lobby-500-title = Something broke
lobby-500 = The fault is ours. Your tables are safe: every move is stored before it is shown.
lobby-403-title = The page was open too long
lobby-403 = For safety the form has to be sent once more. Go back, reload the page and try again; cookies must be allowed.
lobby-refused-title = That did not work
refused-bad-request = The server did not understand that. Reload the page and try again.
refused-by-invite-only = This table can only be joined by its invite link.
refused-cannot-undo = This cannot be taken back: { $why }.
refused-database-away = The server has lost its database for a moment. Try again shortly.
refused-edition = The server cannot read the cards or the book of this game. Whoever runs it finds the reason in its log.
refused-illegal = “{ $word }” is not possible now. { $why }
refused-muted = You may not write in the chat on this server.
refused-no-open-seat = All seats are taken.
refused-no-standing-answer = This question cannot be answered in advance, or not with this word.
refused-no-such-word = This game has no word “{ $word }”.
refused-not-your-table = You are not sitting at this table.
refused-nothing-to-confirm = There is no finished turn to confirm.
refused-no-such-position = There is no such position. Its maker may have thrown it away.
refused-position-outdated = This position cannot be played with this version any more.
refused-position-not-asked = Only a point at which you are asked can be kept.
refused-position-rated = A rated game is still being played here. Wait until it is over.
refused-too-many-positions = You have as many positions as a person can keep. Throw some away first.
refused-lesson-no-title = A lesson needs a title.
refused-lesson-no-goal = A lesson needs a goal from the list, with a number.
refused-lesson-goal-met = This goal is reached already. Ask for more.
refused-lesson-game-runs = The game is still played. You can make a lesson of it when it is over.
refused-seat-not-yours = This seat is not yours.
refused-option-seats = { $option }: “{ $value }” is not possible with { $seats ->
    [one] one player
   *[other] { $seats } players
}.
refused-stale = The table has changed in the meantime. Here is how it stands now.
refused-table-has-begun = The game has already begun.
refused-table-not-begun = The game has not begun yet.
refused-table-not-over = The game is not over yet.
refused-table-over = The game is over.
refused-too-fast = That was a bit too fast. Try again in a moment.
refused-curtain-down = First say who sits at the screen now: the other side is still covered.
refused-turn-finished = Your turn is finished already: confirm it, or take something back.

## Going for good

farewell = Remove my account
farewell-guest = Forget me
farewell-title = Remove this account?
farewell-guest-title = Forget this guest?
farewell-goes = Your name, what you wrote in chats and notes, your worlds, your places on the lists and your addresses are thrown away. Nobody can bring them back.
farewell-stays = Games that others were part of stay, with “Guest” in your seat. A bot plays for you where a game is not over yet, and where nobody is left to play with, it ends.
farewell-password = Your password
farewell-wrong-password = That is not the password of this account.
farewell-moderator = The account of a moderator is removed by another moderator.
farewell-go = Remove everything
farewell-stay = I would rather stay
