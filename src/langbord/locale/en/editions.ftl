### Editions that players write: the shelf, the page for writing, the check.

edition-page-title = My editions · Langbord
edition-heading = My editions
edition-tagline = Write down the cards of a box you own, and play with them.
edition-none = No edition stands here yet. Begin one below: from a house edition, or empty, with every slot to be filled in.
edition-new = A new edition
edition-new-hint = Only you can read it, and whoever sits at a table that plays with it, until you say otherwise.
edition-name = Name of the edition
edition-untitled = My box
edition-begin-from = Begin from
edition-skeleton = all slots empty
edition-with-file = A file, if you have one (.zip, .toml)
edition-begin = Begin
edition-write = Write
edition-export = Download
edition-copy = Copy
edition-delete = Delete
edition-delete-sure = Delete “{ $name }” for good? Tables that play with it go on.
edition-delete-yes = Yes, delete it
edition-left = { $number ->
    [one] { $number } card to write
   *[other] { $number } cards to write
}
edition-left-now = still to write
edition-private = only I can read it
edition-public = everybody may read it and play with it
edition-private-hint = At a table with a private edition watchers see slots instead of cards.
edition-ways = What can be done with this edition
edition-check = Check
edition-play = Set up a table
edition-undo = Undo
edition-cards = Cards by slot
edition-state-written = written
edition-state-faulty = something is wrong
edition-state-missing = to be written
edition-state-inherited = as in the house edition
edition-saved = Saved
edition-expected = Could stand here
edition-number = a number
edition-field-slot = slot
edition-field-name = Name
edition-field-note = Note
edition-field-cost = Cost
edition-field-points = Points
edition-field-class = Timing
edition-field-effect = Effect
edition-field-hoard = Goods on the card
edition-field-story = Story card
edition-field-flag = Flag
edition-field-size = Parcels
edition-field-kinds = What grows there
edition-field-seats = From how many players on
edition-field-pile = Pile
edition-field-first = First of the random pile
edition-field-kind = Kind
edition-save = Save
edition-next = Save, on to { $slot }
edition-clear = As if never written
edition-keys = Tab takes the first word offered, the arrow keys choose another; Ctrl+Enter goes on to the next card.
edition-drawn = The card
edition-figures = Boards and figures
edition-figures-hint = Numbers, lists of numbers in brackets, texts in quotes.
edition-paste = Many cards at once
edition-paste-into = Into
edition-paste-text = A table: comma, tab or semicolon between the columns, one card a line
edition-paste-file = Or a file (.csv, .txt, .toml, .zip)
edition-paste-look = Look at the columns
edition-columns = { $number ->
    [one] { $number } line for { $file }
   *[other] { $number } lines for { $file }
}
edition-columns-hint = Say what each column is. A line without a slot goes to the next card that is missing.
edition-column = Column { $number }
edition-columns-heading = The first line is a heading
edition-columns-write = Write these cards
edition-back = Back
edition-settings = Name, readers, decks
edition-who-reads = Who may read it
edition-deck = A new deck, by its name in one word
edition-missing = { $number ->
    [one] { $number } card is missing:
   *[other] { $number } cards are missing:
}
edition-whole = Nothing is missing and nothing is wrong: tables can be set up with it.
edition-by-hand = { $number ->
    [one] { $number } card is carried out by hand:
   *[other] { $number } cards are carried out by hand:
}
edition-choose = Edition

## Refusals

refused-no-such-edition = There is no such edition, or it is not yours to use.
refused-no-such-card = This edition has no such card.
refused-no-such-figure = This figure does not have the form of the one that stood there.
refused-edition-too-large = That is larger than any box: an edition may have 300,000 letters.
refused-edition-not-whole = Something is missing or wrong in this edition: “Check” on its page says what.
refused-too-many-editions = You have as many editions as the shelf holds. Delete one that you no longer need.
refused-no-more-decks = This edition can have no further deck.
refused-bad-deck-name = The name of a deck is one word of small letters and digits that no other deck has.
refused-no-table = This is no table or file of cards.
refused-hints-by-hand = Cards of this edition are carried out by hand, which bots cannot read: there are no hints.
refused-rated-by-hand = A game with cards that are carried out by hand cannot be rated.
edition-table-by-hand = some cards are carried out by hand: everybody agrees each time
