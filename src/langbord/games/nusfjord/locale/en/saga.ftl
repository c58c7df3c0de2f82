# The saga on the shelf of stories: one campaign alone with each deck.

saga-title = Three Winters in the Harbour
saga-blurb = Three campaigns alone, one for each deck: three games in a row, and a hundred points in all.
saga-stands = Game { $game } of 3. The campaign stands at { $points } points.
saga-herring-title = The Herring Winter
saga-herring-letter =
    The bank in Bodø has sent somebody. He stood on the quay for an hour with his hat in his hands, looked at the fog, and asked how many houses there are behind it. You said: some. He wrote it down.

    He will be back after three seasons. Then he wants to see a hundred points, whatever a point is, or the harbour goes back to the gulls.
saga-herring-advice = Herring comes in great numbers and asks for little. Build boats while the wood is cheap, and do not fall in love with the first house.
saga-herring-won = The man from the bank counts twice. Then he asks whether there might be a room to let, for the summers.
saga-mackerel-title = The Mackerel Winter
saga-mackerel-letter =
    The mackerel are early this year. Nobody had ordered them, but there they are, up to the church steps at spring tide, and every family in the bay has had a new idea of what a harbour needs.

    The elders sit at the long table and let themselves be asked. Each of them knows a short way to do something, and each wants to be fed first.
saga-mackerel-advice = Other people's ideas are worth most while they are fresh. Have somebody at your table before the plates are empty.
saga-mackerel-won = In autumn the fish leave as they came, without a word. The ideas stay. Some of them even have roofs.
saga-cod-title = The Cod Winter
saga-cod-letter =
    With the cod come the buyers: from Bergen, from Hamburg, one all the way from Lisbon who has never been so cold. They buy fish, and when that is gone they buy shares in fish that has not been caught.

    It is the last winter of the three. In spring somebody will stand up at the long table and say what became of the village.
saga-cod-advice = Shares are easily issued. See who gets them, and leave no bare ground for the end.
saga-cod-won = It is a long speech, with one sentence about you in it. The gentleman from Lisbon has stayed. He says that one gets used to it.
