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
