# The saga on the shelf of stories.

saga-title = The Key on a Piece of String
saga-blurb = Five chapters, alone or in company. They can be played in any order; this is the one in which they happened.
