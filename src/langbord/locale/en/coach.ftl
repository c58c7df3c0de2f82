### Tips of a first game, the player summary, and the frame of the text table.

coach-title = First game
coach-got-it = Got it
coach-no-more = No more tips
frame-summary = Summary
frame-to-text = Text table, for screen readers
frame-to-drawn = Drawn table
frame-moves = Possible moves
typed-label = Type an answer
typed-hint = Words separated by spaces, as they stand in the lists: serve plate stop. Also: undo, undo 2, confirm, why build.
typed-send = Answer
typed-heard = News of the table
