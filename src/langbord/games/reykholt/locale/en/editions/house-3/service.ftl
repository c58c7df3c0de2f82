B05 = Carrot Drill
