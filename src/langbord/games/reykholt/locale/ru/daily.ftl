### Списки одиночных игр.

daily-reached-heading = Стол
daily-reached = { $number }
