# Lessons, in the terminal and in the browser.

terminal-lesson = Lesson: { $title }
terminal-lesson-goal = Your goal: { $goal }
terminal-lesson-how = hint gives you a hint, a further one each time. Any way that reaches the goal is right.
terminal-lesson-hint = Hint { $number } of { $of }: { $hint }
terminal-lesson-solved = Solved!
terminal-lesson-failed = That was not it.
terminal-lesson-again = Enter = once more, anything else = leave
terminal-lesson-next = Enter = on to “{ $title }”, anything else = leave
terminal-lesson-last = That was the last lesson of this game.
terminal-lesson-left = Goodbye. Come back to the lesson with:

## The panel over the table of a lesson

lesson-place = Lesson { $number } of { $of }
lesson-goal = Your goal:
lesson-hint = { $number ->
    [1] A hint
   *[other] A further hint
}
lesson-solved = Solved!
lesson-failed = That was not it.
lesson-not-reached = The goal is not reached: { $goal } You can take back what is not final yet, or begin again.
lesson-again = Once more
lesson-next = On to “{ $title }”
lesson-all = All lessons

## The page of a game

learn-link = How to play
learn-page-title = How to play { $game } · Langbord
learn-heading = How to play { $game }
learn-goal = You win like this:
learn-minutes = the first game about { $number } minutes
learn-to-lessons = To the lessons
learn-to-rules = To the rules
learn-turn = What you do
learn-thumbs = Rules of thumb for a first game
learn-summary = The pieces and signs at a glance
learn-lessons = Lessons
learn-progress = { $solved ->
    [0] { $of } small tasks at the real table, each with one idea. Begin with any of them.
   *[other] { $solved } of { $of } solved.
}
learn-done = solved
learn-begin = Begin
learn-again = Once more
learn-begin-label = Begin the lesson “{ $title }”
learn-rules = The rules
learn-search = Search the rules
learn-search-none = No paragraph has all these words.

## A guided first game

guide-begin = A guided first game
guide-offer = Your first game?
guide-offer-text = Somebody shows you five turns, step by step, and then leaves you to it. It takes ten minutes, and whatever you do instead is fine.
guide-yes = Show me
guide-no = No, I know my way
guide-title = Guided first game
lesson-place-guide = Turn { $number } of { $of }
guide-free = On your own now
guide-leave = Go on without the guide
guide-done = Thank you
guide-aside = You have something else in mind: go on, any move is fine. Undo takes it back.
guide-otherwise = What was to be shown is not possible now. Do whatever looks good to you; every lit piece is a move.
guide-go-on = Go on like this.
guide-held = That was your turn. Look at it, and confirm; until then Undo takes it back.
guide-wait = The others have their turn. What they do stands in the list of what happened.

## Positions by link, and lessons of one's own

position-keep = Link to this position
position-keep-hint = Keep this point under a link of its own; you can make a lesson of it
position-page-title = A position of { $game } · Langbord
position-heading = A position of { $game }
position-play = Play on from here
position-mine = This is yours
position-link = Whoever has this link can look at the position and play on from it
position-opened = { $number ->
    [0] Nobody has played on from here yet.
    [one] Somebody has played on from here once.
   *[other] Somebody has played on from here { $number } times.
}
position-throw-away = Throw it away
position-throw-away-sure = The link will lead nowhere from then on, and who has solved the lesson is forgotten.
position-throw-away-yes = Throw it away
own-lessons = Lessons of your own
own-lessons-how = You can make lessons of your own too: in the replay of a game, “Link to this position”.
own-lesson-solvers = { $number ->
    [0] solved by nobody yet
    [one] solved by one
   *[other] solved by { $number }
}
own-lesson-place = Made by a player
own-lesson-begin = Begin the lesson
own-lesson-turns = { $number ->
    [one] In one turn.
   *[other] In { $number } turns.
}
own-lesson-unproven = Nobody has solved this yet: it is not certain that it can be solved.
own-lesson-solved-by = Who has solved it
own-lesson-tried = { $people ->
    [one] One person has tried it
   *[other] { $people } people have tried it
}, { $tries ->
    [one] once
   *[other] { $tries } times
} in all; { $solved ->
    [0] nobody has solved it.
    [one] one has solved it.
   *[other] { $solved } have solved it.
}
own-lesson-nobody = Nobody has tried it yet. Send somebody the link.
own-lesson-make = Make a lesson of it
own-lesson-change = Change the lesson
own-lesson-make-hint = A lesson is a position with one idea in it. Say what is to be reached; any way that leads there is right, and the others at the table are calm bots. Another goal makes it unsolved again.
own-lesson-title = Title
own-lesson-text = What it is about
own-lesson-goal = The goal
own-lesson-what = { $number ->
    [1] What
   *[other] And
}
own-lesson-nothing = –
own-lesson-now = now { $number }
own-lesson-then = after the next turns it was { $numbers }
own-lesson-at-least = at least
own-lesson-in-turns = In how many turns
own-lesson-hint = A hint
own-lesson-save = Save the lesson
own-lesson-score = Score
own-lesson-line = Points: { $line }
own-lesson-least = { $what }: at least { $number }.
own-lesson-and = { " " }
