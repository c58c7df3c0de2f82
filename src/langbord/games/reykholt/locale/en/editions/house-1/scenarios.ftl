S1 = A Key on a Piece of String
    .story =
        The man who grew vegetables here before you has gone to Tenerife for a fortnight. That was in March, four years ago. The key hangs in the co-op on a piece of string, between the fan belts and the christening candles, and the girl at the till hands it over without asking who you are.

        On the doorstep stands a woman in a green anorak with a ring binder. Ragnheiður Ketilsdóttir, she says, tourism. She is the whole department. On Saturday there is a coach, twenty-six persons, and the brochure, which she wrote herself in better times, promises salad.
    .advice = “Sell what grows and buy what doesn't. And keep some lettuce back until the coach has left. There is always one who says she wasn't served.”
    .won = The coach leaves at four. The lady who wasn't served is served. Ragnheiður draws a line in her binder, with a ruler, and tells you about the next coach.
    .lost = The brochure is changed to “light refreshments”. Ragnheiður says nothing, slowly, for the length of a whole cup of coffee.

S2 = Forty-Eight Seats
    .story =
        The next coach is longer. It cannot turn in the yard and has to reverse out to the church, guided by the sexton, who has waited all his life to be given a whistle. Forty-eight people climb down and want to see where it comes from, the tomato.

        So the parish council has met. It has bought up the long houses of a cucumber baron who believed in cucumbers too soon, and lends one to each of you. Nobody will ask about permits this year. The clerk who stamps them is the sexton.
    .advice = “They photograph first and eat afterwards. So let there be something in the beds when the day is over; three houses at the least. An empty greenhouse is just a cold room with a view.”
    .won = There are photographs of your lettuce in Osaka and Leeds. One of them, enlarged, hangs in the co-op, next to the fan belts.
    .lost = They photographed the sexton instead. He has asked for a second whistle.

S3 = Carrots for the Dark
    .story =
        In November the sun comes up at ten, has a look and thinks better of it. The visitors come all the same. They stand in the car park at night with their heads tipped back and wait for green light, and Ragnheiður has told them that carrots help. She has not said against what.

        The hotbeds are snowed in to the ridge; there is no digging them out before Easter. But the schoolmaster, who has little to do once the lamps are on, has turned over the soil in the cottage houses two spades deep. Put anything in it, he says. It will go down.
    .advice = “I need carrots left over at the end, whatever happens. If the sky stays dark, people want at least to have chewed on something.”
    .won = At half past one the sky tears open from the church to the power station. In the silence one can hear forty people chewing.
    .lost = The light came on Tuesday, when everybody had gone. The schoolmaster saw it and is being asked not to talk about it.

S4 = The Spring Sulks
    .story =
        On the second of February the hot spring below the school drops from ninety-seven degrees to seventy-one. A geologist is sent for. He puts a thermometer in, takes it out again and says that this happens. Ragnheiður enters it in her binder: “This happens.”

        Now the far end of every pipe is lukewarm, and the last bed in every house stays bare. But a parish that is cold moves closer together. There are more notices on the board than there have been since the war: pumps, lamps, a cousin with a van.
    .advice = “Nobody ever got through February alone. Say yes to whoever knocks, before it's over. You needn't like them; you need only have their telephone number.”
    .won = In the first week of spring the water is back at ninety-seven. The geologist sends a bill. It says: “Thermometer.”
    .lost = The visitors were served soup, in coats. They called it authentic, which is what people say when they are cold.

S5 = The Long Table
    .story =
        The letter has a crest on it. On midsummer night the president of the republic will dine in Reykholt, with a delegation from eleven countries and one dog. Ragnheiður reads it out in the co-op, standing; then she sits down on the potatoes.

        The council resolves to set one table, from the church door to the river. The first tables are laid by the confirmation class; you begin where their tablecloths end. Presents are not to be expected this time. In the capital they know that the parish has had a good year, and they have kept the receipts.
    .advice = “One of everything on the last plate. A tomato, a lettuce, a mushroom, a cauliflower, a carrot. The president will look for the one that is missing. They are elected for that.”
    .won = The president eats the carrot last and asks for the key to the garden. It is on a piece of string, says Ragnheiður, in the co-op. Then she shuts the binder. She has never been seen to do that before the coffee.
    .lost = The dog was delighted. The communiqué speaks of a frank exchange. In the autumn a postcard comes from Tenerife: is the key still there?
