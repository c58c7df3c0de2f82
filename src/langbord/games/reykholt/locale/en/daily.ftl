### The lists of solo games.

daily-reached-heading = Table
daily-reached = { $number }
