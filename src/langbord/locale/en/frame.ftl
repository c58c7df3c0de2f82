### The frame of the table page.

frame-title = { $game } · Langbord
frame-drawers = Rules, notes, chat and table
frame-rules = Rules
frame-why-more = Read it in the rules
frame-rules-gist = Only the gist of each paragraph
frame-notes = Notes
frame-notes-hint = Only you can read these. They are kept as you type.
frame-chat = Chat
frame-chat-hint = Say something to the table
frame-chat-send = Send
frame-standing = In advance
frame-standing-hint = Questions of other players’ turns that you need not be asked each time:
frame-standing-ask = Ask me
frame-table = Table
frame-invite = Send this link to whoever shall sit down here:
frame-stand-in = Let a bot play for me
frame-take-back = I am back
frame-away = A bot plays for you.
frame-away-for = A bot plays for { $names }.
frame-agree = I agree to end the game without a winner
frame-agree-sure = End this game without a winner? Against bots it is over at once.
frame-play-on = I would rather play on
frame-concede = Concede
frame-concede-sure = Give up this game? If others play on, a bot does so in your seat.
frame-close = Close
frame-card = Card
frame-over = The game is over
frame-confirm-title = Your turn is finished.
frame-confirm-answer = That is your answer.
frame-confirm = Confirm
frame-your-turn = Your turn.
frame-asked = A question for you.
frame-their-turn = { $name } is to move
# Several people at one screen, who have secrets from each other.
frame-curtain = { $name }, it is your turn
frame-curtain-lift = I am { $name }: show my side
frame-curtain-hint = Press when nobody else looks at the screen; until then the table is shown as everybody may see it.
frame-final = Cannot be taken back
frame-undo = Undo
frame-undo-all = Undo the turn
frame-barrier = Nothing to take back: { $why }.
frame-hurry = Skip the pauses
frame-tabs = Parts of the table
frame-tab-board = Board
frame-tab-me = Me
frame-tab-rivals = Rivals
frame-tab-world = World
frame-tab-log = Log
frame-tab-more = More
frame-result = The result
frame-log = What happened
frame-agreed = The players agreed to end the game
frame-solo-over = The game is over: { $number ->
    [one] { $number } point
   *[other] { $number } points
}
frame-you-win = You win
frame-winner = { $name } wins
frame-shared = A shared victory
frame-nobody = Not won this time
frame-total = Total
frame-rematch = Once more
frame-record = Download the record
frame-lobby = Back to the lobby
frame-room-title = Waiting for players
frame-room-hint = The game begins by itself once every seat is taken.
frame-copy = Copy
frame-copied = Copied
frame-room-invited = Whoever has the invite link of this table can sit down.
bot-name-calm = Calm { $number }
bot-name-steady = Steady { $number }
bot-name-sharp = Sharp { $number }
bot-name-random = Random { $number }
# Bots have a name of their own for each seat, and their level before it.
bot-called-calm = { $number ->
    [1] Calm Asta
    [2] Calm Bodil
    [3] Calm Eskil
    [4] Calm Runa
   *[other] Calm Ivar
}
bot-called-steady = { $number ->
    [1] Steady Asta
    [2] Steady Bodil
    [3] Steady Eskil
    [4] Steady Runa
   *[other] Steady Ivar
}
bot-called-sharp = { $number ->
    [1] Sharp Asta
    [2] Sharp Bodil
    [3] Sharp Eskil
    [4] Sharp Runa
   *[other] Sharp Ivar
}
bot-called-curious = { $number ->
    [1] Curious Asta
    [2] Curious Bodil
    [3] Curious Eskil
    [4] Curious Runa
   *[other] Curious Ivar
}
bot-called-keen = { $number ->
    [1] Keen Asta
    [2] Keen Bodil
    [3] Keen Eskil
    [4] Keen Runa
   *[other] Keen Ivar
}
bot-called-master = { $number ->
    [1] Master Asta
    [2] Master Bodil
    [3] Master Eskil
    [4] Master Runa
   *[other] Master Ivar
}
bot-called-random = { $number ->
    [1] Random Asta
    [2] Random Bodil
    [3] Random Eskil
    [4] Random Runa
   *[other] Random Ivar
}
bot-own = { $number ->
    [1] Asta
    [2] Bodil
    [3] Eskil
    [4] Runa
   *[other] Ivar
}
bot-replaced = { $player }: the bot found no answer, so the calm one moved instead.
frame-sit-down = Sit down
frame-fill = Fill up with bots
frame-leave = Stand up
frame-offline = No connection to the server; trying again …
table-watching = You are watching this game.
table-no-such-word = There is no such move.
table-possible = It is possible: go ahead.

## Lines of the house in the chat

house-away = A bot plays for { $player } now.
house-back = { $player } is back.
house-late = The time of { $player } is up: a bot plays on.
house-agrees = { $player } would end the game without a winner.
house-plays-on = { $player } would rather play on.
house-concedes = { $player } has given up.
house-again = { $player } plays once more: come along from the result.

frame-agreed-wait = You agreed to end the game. It ends once the others agree too.
frame-conceded-wait = You have given up; a bot plays on in your seat.
frame-gave-up = Given up: { $names }
frame-to-rematch = To the new table
frame-tab-partners = Partners
frame-lost = No connection to the server; trying again.

## The end of a game

end-won = You won { $own } : { $other } against { $name }.
end-lost = You lost { $own } : { $other } against { $name }.
end-of = { $names } won { $own } : { $other }.
end-difference = What made the difference: { $line }, { $own } : { $other } for { $name }.
end-same-deal = The same deal again
end-same-deal-hint = A table of your own against bots, with the same shuffle.
end-png = Picture as PNG
