### People: what they have played, and how strong they are.

player-mine = My games
player-title = { $name }: games and ratings
player-since = Here since { $day }
player-streak-wins = { $number ->
    [one] win in a row now
   *[other] wins in a row now
}
player-streak-most = { $number ->
    [one] win in a row at most
   *[other] wins in a row at most
}
player-streak-days = { $number ->
    [one] day in a row with a daily game
   *[other] days in a row with a daily game
}
player-games = Games
player-game = Game
player-played = Played
player-won = Won
player-places = Places
player-place-often = { $place }. × { $number }
player-lessons = Lessons: { $solved } of { $number }
player-worlds = { $number ->
    [one] one world
   *[other] { $number } worlds
}
player-games-empty = No game has been finished yet.
player-ratings = Ratings
player-ratings-empty = No rated table yet. Ask for one when you set up a table.
player-history = Finished tables
player-search = Search
player-search-hint = A name, or a game
player-all-games = All games
player-find = Find
player-open-only = Here you see tables that stood in the lobby, and rated ones.
player-against = With
player-alone = alone
player-place = Place
player-score = Points
player-pages = Pages
player-page = Page { $number } of { $of }
player-earlier = Earlier
player-later = Later
player-nothing-found = Nothing was found. Try fewer letters, or all games.
player-history-empty = There is no finished table to show yet.

ratings-title = Best players
ratings-about = Rated tables only, people against people, by game and number of players.
ratings-seats = { $number ->
    [one] one player
   *[other] { $number } players
}
ratings-value = Rating
ratings-low = At least
ratings-tables = Tables
ratings-change = Rating change
ratings-spread = { $value } ± { $spread }
ratings-unsure = Still uncertain: a few more rated tables will tell.
ratings-how = Everybody begins at 25 ± 8.3. The list is ordered by what somebody surely reaches: the rating less three times its uncertainty.
ratings-empty = Nobody has played a rated table yet.
ratings-new = Rating
ratings-no = Just for fun
ratings-no-hint = Nobody’s rating changes.
ratings-yes = Rated
ratings-yes-hint = People only, without bots or hints. The result changes everybody’s rating.
ratings-rated = rated

refused-rated-people-only = A rated table is for people only: a seat of your own, and all the others open or kept for somebody.
refused-rated-against = In this game all play together, so there is nothing to rate.
