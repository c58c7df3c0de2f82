option-wind = Wind
wind-calm = calm
wind-gale = gale

prompt-act = What do you do?
prompt-help = Do you help the boat in distress?
prompt-show = Do you show a card?
prompt-again = Another coin?

move-act-row = row
move-act-dive = dive
move-act-call = call
move-act-rest = rest
move-help-yes = help
move-help-no = row past, for two coins
move-show-no = show nothing
move-again-yes = take it
move-again-no = leave it
move-card = { $card }
move-trade = trade two coins for a star

card-c0 = Squall
card-c1 = Leak
card-c2 = Shallows
card-c3 = Fog
card-c4 = Tailwind
card-c5 = Current
card-c6 = Gull
card-c7 = Stillness

class-help = for everybody
class-again = for the worker
class-nothing = quiet
effect-help = Each seat helps or rows past.
effect-again = The worker acts again.
effect-nothing = Nothing happens.

why-not-here = The question is another one
why-pile-empty = The pile is empty
why-too-poor = That takes two coins

word-row = rows
word-dive = dives
word-call = calls
word-rest = rests
word-trade = trades
log-acts = { $seat } { $word }
log-event = Event: { $card }
log-dives = { $seat } comes up with { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
log-finds = It is { $card }

barrier-event = an event was drawn
barrier-treasure = a card was drawn

score-stars = Stars
score-coins = Coins
score-treasure = Cards

page-sea = Turn { $turn } of { $length }
page-events = Events
page-pile = { $number ->
    [one] { $number } card
   *[other] { $number } cards
} in the pile
page-no-events = No event has come yet
page-boats = Boats
page-boat = coins { $coins }, stars { $stars }, cards { $cards }
page-hand = Your cards:
learn-win = After twelve turns the most points win, in a gale after thirty.
