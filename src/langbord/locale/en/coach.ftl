### Tips of a first game, the player summary, and the frame of the text table.

coach-title = First game
coach-got-it = Got it
coach-no-more = No more tips
frame-summary = Summary
frame-to-text = Text table, for screen readers
frame-to-drawn = Drawn table
frame-moves = Possible moves
typed-label = Type an answer
typed-hint = Words as they stand in the lists, here for instance: { $example }. Several, separated by spaces, answer one question after another. Also: undo, undo 2, confirm, hint, why { $word }.
typed-hint-waiting = When you are asked, answer with words as they stand in the lists. Also: undo, undo 2, confirm.
typed-send = Answer
typed-heard = News of the table
