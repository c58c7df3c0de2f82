### The terminal's own words.

## At the table

terminal-bot-name = Bot { $number }
terminal-hint = number or { $count ->
    [one] word
   *[other] words
}: { $words } · why WORD · undo · help
terminal-hint-enter = Enter is enough
terminal-hint-final = { $mark } no undo
terminal-news = Since your last turn
terminal-news-more = … and { $count } earlier (log)
terminal-forced = Played by itself, as nothing else is possible: { $word } ({ $meaning })
terminal-left-over = Your turn was over before all words were used; not used: { $words }
terminal-say-something = Type a number from 1 to { $most }, or a word; help shows all commands.
terminal-turn-over = turn finished. Enter = confirm, undo = take back
terminal-confirm-first = Your turn is finished: press Enter to confirm it, or type undo to take it back.
terminal-hand-over = { $name }, it is your turn
terminal-hand-over-enter = { $name }: press Enter when nobody else looks at the screen.
terminal-fault = This is a bug, please report it; the game stands as before. { $detail }

## What cannot be done

terminal-unknown = “{ $word }” is not known here; help shows what can be typed.
terminal-unknown-near = “{ $word }” is not known here. Did you mean { $near }?
terminal-near-move = { $word } ({ $meaning })
terminal-no-such-number = There is no number { $number } in the list; it goes up to { $most }.
terminal-possible = { $word } is possible: { $meaning }.
terminal-possible-after = { $word } is possible, after { $way }.
terminal-needs = { $word } needs { $way } first.
terminal-why-what = Why what? Write the word of a move behind it: why WORD.
terminal-undo-what = undo takes back one answer, undo all takes back all that can still be taken back.
terminal-undo-stops = Nothing more can be taken back: { $why }.
terminal-undone = Taken back.
terminal-confirm-on = From now on a finished turn waits for Enter.
terminal-confirm-off = From now on a finished turn counts at once; it cannot be taken back then.
terminal-confirm-is-on = A finished turn waits for Enter; confirm off changes that.
terminal-confirm-is-off = A finished turn counts at once; confirm on changes that.
terminal-no-rule = The rules have no paragraph and no word “{ $number }”; rules lists the chapters.
terminal-rules-how = rules { $chapter } shows a chapter, rules { $paragraph } a paragraph, rules WORD all paragraphs with that word.
terminal-no-card = There is no card “{ $word }”; cards lists those on offer.
terminal-no-card-near = There is no card “{ $word }”. Did you mean { $near }?
terminal-card-cost = costs { $cost }
terminal-card-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
terminal-log-what = log shows the last lines; log 50 the last fifty.
terminal-log-mark = your last turn ended here
terminal-log-empty = Nothing has happened yet.
terminal-language-what = language takes one of: { $known }.

## Files

terminal-save-what = Save where? For example: save my-game.json
terminal-load-what = Load what? For example: load my-game.json
terminal-saved = Saved in { $file }
terminal-save-failed = { $file } could not be written ({ $detail }).
terminal-save-is-folder = { $file } is a folder; add a file name.
terminal-save-not-over = { $file } exists and is not a saved game; choose another name.
terminal-loaded = Loaded { $file }. The game before is kept in { $old }
terminal-load-missing = There is no file { $file }.
terminal-load-nothing = No game is kept in { $file } yet, so there is no last one.
terminal-load-is-folder = { $file } is a folder; name a file in it.
terminal-load-forbidden = You have no right to read { $file }.
terminal-load-failed = { $file } could not be read ({ $detail }).
terminal-load-too-large = { $file } is too large for a saved game.
terminal-load-not-record = { $file } is not a saved game, or it was cut off.
terminal-load-not-world = { $file } is not a world that was packed up.
terminal-load-not-sound = { $file } cannot be played on ({ $detail }).
terminal-quit-kept = The game is kept in { $file }
terminal-quit-where = A file name to save it there too, or Enter to leave:
terminal-left = Goodbye. The game is kept; go on with:
terminal-left-unkept = Goodbye. The game could not be kept.

## The end

terminal-final-scores = Final scores
terminal-score-now = The score, if the game ended now
terminal-winner = { $name } wins with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
terminal-winners = { $names } share the victory with { $points ->
    [one] { $points } point
   *[other] { $points } points
} each.
terminal-end-alone = You finish with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
terminal-series-scores = Score of game { $number }
terminal-series-enter = Press Enter for game { $number }.
terminal-past-games = { $count ->
    [one] The earlier game of the campaign
   *[other] The { $count } earlier games of the campaign
}
terminal-record-saved = The record of the game is in { $file }
terminal-world-kept = The world is packed up in { $file }; --world { $file } takes it up again

## Help

terminal-welcome = Your first game
terminal-welcome-enter = Press Enter to begin.
terminal-help-title = What you can type
terminal-help-moves =
    A move: its number in the list, or its word. Several at once, with spaces between: { $words }.
    Moves without an alternative play themselves. Enter confirms a finished turn.
terminal-help-slash = A slash before a command makes it plain that no move is meant: /help.
terminal-usage-help = help
terminal-help-help = this list
terminal-alias-help = h commands
terminal-usage-table = table
terminal-help-table = draw the whole table again
terminal-alias-table = t board
terminal-usage-undo = undo, undo all
terminal-help-undo = take back one answer, or all that can still be taken back
terminal-alias-undo = u back
# What stands behind `undo` to take back all that can be taken back.
terminal-alias-all = all
terminal-usage-why = why WORD
terminal-help-why = why a move, a card, a place is not possible, with the rule
terminal-alias-why = w
terminal-usage-card = card WORD or NAME
terminal-help-card = a card in full
terminal-alias-card = c
terminal-usage-cards = cards
terminal-help-cards = all cards on offer with their whole text
terminal-alias-cards = shop
terminal-usage-players = players
terminal-help-players = what lies in front of everybody
terminal-alias-players = p
terminal-usage-score = score
terminal-help-score = the score as it stands, line by line
terminal-alias-score = s points
terminal-usage-log = log, log 50
terminal-help-log = what happened
terminal-alias-log = l
terminal-usage-rules = rules, rules WORD
terminal-help-rules = the rules: chapters, a paragraph, or all that speaks of a word
terminal-alias-rules = r rule
terminal-usage-confirm = confirm on, confirm off
terminal-help-confirm = whether a finished turn waits for Enter
terminal-alias-confirm = confirmation
terminal-usage-language = language en, language ru
terminal-help-language = another language, at once
terminal-alias-language = lang
terminal-usage-save = save FILE
terminal-help-save = write the game to a file
terminal-alias-save = write
terminal-usage-load = load FILE
terminal-help-load = go on with a saved game
terminal-alias-load = open
terminal-usage-quit = quit
terminal-help-quit = leave; the game is kept
terminal-alias-quit = q exit bye
terminal-signs = { "" }
terminal-first = { "" }
