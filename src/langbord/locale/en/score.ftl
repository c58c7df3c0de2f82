### The score sheet of a game that was played on a table of wood.

sheet-page-title = Score sheet · Langbord
sheet-heading = Score sheet
sheet-tagline = For a game on a real table: say what lies before each player at its end, and the rules count it, line by line.
sheet-of = Score sheet of { $game }
sheet-none-stored = Nothing is stored; the address of this page keeps what you typed.
sheet-players = Players
sheet-set-up = The game
sheet-show = Show the sheet
sheet-count = Count
sheet-player = Player { $number }
sheet-name = Name
sheet-of-table = On the table
sheet-chosen = { $number } chosen
sheet-result = The score
sheet-wins = { $name } wins with { $number }.
sheet-shared = { $names } share the victory with { $number }.
sheet-nobody = Not won this time.
sheet-alone = { $number ->
    [one] { $number } point
   *[other] { $number } points
}

## What cannot be

sheet-misfit = { $name }, { $field }: { $fault }
sheet-misfit-number = a number up to { $word }
sheet-misfit-unknown = nothing is called “{ $word }”
sheet-misfit-twice = { $word } lies before somebody else already
sheet-misfit-room = more than there is room for
refused-no-score-sheet = No score sheet is known for this game.

## In the terminal

sheet-ask-words = { $field } (such as { $word }; several with spaces between):
sheet-ask-number = { $field }:
