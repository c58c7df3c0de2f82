E05 = Charcoal Burner
    .note = Comes down twice a year and is smelt a day ahead.
E06 = Midwife
    .note = First to know who will need a bigger house.
E10 = Cook
    .note = Salts by ear.
E12 = Captain's Widow
    .note = He left her the shares. The judgement she had already.
