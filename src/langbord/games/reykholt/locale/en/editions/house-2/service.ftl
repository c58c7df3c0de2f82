B05 = Cauliflower Drill
