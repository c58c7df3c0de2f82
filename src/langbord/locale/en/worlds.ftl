### Worlds that go on from table to table, reading along on a second device, and chronicles.

## The shelf

world-mine = My worlds
world-page-title = My worlds · Langbord
world-page-heading = My worlds
world-page-tagline = What a table packs up lies here until somebody goes on with it.
world-none = No world stands here yet. One begins by itself with your first table of a game that goes on.
world-new = A new world: { $game }
world-last-played = last played
world-go-on = Go on
world-begin = Begin
world-book = A newer book
world-book-stay = stay in the book of this world
world-book-on = go on in { $book }
world-book-hint = What you have and what was read stays as it is. There is no way back into the older book, but a copy of the world can stay there.
world-begin-anew = Nothing of this world was ever packed up, so it begins anew.
world-to-table = To the table
world-is-played-hint = This world is being played; until its table has packed up nobody else can take it up.
world-as-packed-hint = The file and the copy are of the world as it was last packed up.
world-more = More
world-name = Name of the world
world-rename = Rename
world-export = Download as a file
world-duplicate = Make a copy
world-delete = Delete
world-delete-sure = Delete “{ $name }” for good? The tables played in it stay among your past games, but nobody can go on with them.
world-delete-yes = Yes, delete it
world-chronicle = Chronicle
world-go-on-title = Go on in “{ $name }”

## At the table

world-of-table = This table plays in the world “{ $name }”.
world-to-shelf = To my worlds
world-left = The world “{ $name }” is packed up and waits on your shelf.
world-left-to = The world “{ $name }” is packed up and waits on the shelf of { $owner }.
world-go-on-here = Go on in this world
world-to-next = It goes on: to the table
world-rematch = Once more, in a new world

## Files

world-import-title = Bring in a world
world-import-file = Choose a world file
world-import-send = Put it on my shelf
world-import-hint = A file that was downloaded from a shelf like this one, here or on another server.
world-import-no-file = Choose the file of a world first.
world-import-too-large = The file is larger than any world: 2 MB is the most.
world-import-too-long = The file has more moves than the months of a world.
world-import-twice = The file brings the same month twice.
world-import-long-story = The file tells a longer story than any world.
world-import-not-record = The file is not the file of a world.
world-import-not-world = The file is not the file of a world.
world-import-other-rules = The world was played by other rules than those of this server, which has number { $detail }.
world-import-unknown-book = The world was played with a book that this server does not have.
world-import-other-book = The world was played with another version of the book { $detail } than this server has.
world-import-not-packed = The world in this file was not packed up, so nobody can go on with it.
world-import-not-over = The file holds a table that is still being played; only finished ones belong to a world.
world-import-not-sound = The file does not hold: { $detail }
world-import-unplayable = The file holds a world that no game comes to.

## The story on a second device

story-title = { $game }: the story
story-link = Whoever reads aloud can follow the story on another device, by this link:
story-open = Open the story
story-lost = No connection; trying again.

## Chronicles

chronicle-title = { $name } · Langbord
chronicle-back = Back
chronicle-file = Download as a text
chronicle-empty = There is nothing to tell yet.

## Refusals

refused-no-such-world = There is no such world on your shelf.
refused-world-is-played = This world is being played right now. It can be taken up once its table has packed up.
refused-world-empty = Nothing of this world has been packed up yet.
refused-world-other-edition = A world goes on in its own book, or in one that comes after it.
refused-world-outdated = This world was packed up by an older version of the game, and cannot be opened any more.
refused-too-many-worlds = Your shelf is full. Delete a world that you do not need any more.
refused-no-chronicle = This story cannot be told.

## My stories

stories-mine = My stories
stories-page-title = My stories · Langbord
stories-heading = My stories
stories-tagline = What goes on from one game to the next: sagas with their chapters, and worlds.
stories-won = { $won ->
    [0] { $of } chapters
   *[other] { $won } of { $of } chapters won
}
stories-mark-won = won
stories-mark-next = next
stories-letter = What has come by post
stories-to-won = The table where it was won
stories-go-on = Go on
stories-begin = Begin
stories-again = Begin anew
stories-begin-label = Begin “{ $title }”
stories-with-friends = With friends: a new table, with the chapter as its scenario
stories-next = Next chapter: { $title }
