### What has changed since a player's last turn.

change-round = Round { $number } has begun; { $seat } starts
change-event = Event: { $event }
change-goods = Your goods: { $goods }
change-houses-new = New with you: { $houses }
change-houses-gone = No longer yours: { $houses }
change-houses-empty = Harvested empty: { $houses }
change-advanced = { $seat } advanced { $number ->
    [one] one table
   *[other] { $number } tables
}
change-rank = You now stand { $rank } of { $number }
change-taken = Taken: { $spaces }
change-cards-gone = Taken from the display: { $cards }
change-card-shared = { $seat } now shares { $card } with you
