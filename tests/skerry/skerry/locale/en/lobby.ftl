game-skerry-title = Skerry
game-skerry-by = A tiny game for tests
game-skerry-blurb = A rock, a few boats, and eight events.
