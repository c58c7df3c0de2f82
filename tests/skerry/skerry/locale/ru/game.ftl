option-wind = Ветер
wind-calm = штиль
wind-gale = буря

prompt-act = Что вы делаете?
prompt-help = Поможете лодке, терпящей бедствие?
prompt-show = Покажете карту?
prompt-again = Ещё монету?

move-act-row = грести
move-act-dive = нырнуть
move-act-call = окликнуть
move-act-rest = отдохнуть
move-help-yes = помочь
move-help-no = проплыть мимо за две монеты
move-show-no = ничего не показывать
move-again-yes = взять
move-again-no = оставить
move-card = { $card }
move-trade = обменять две монеты на звезду

card-c0 = Шквал
card-c1 = Течь
card-c2 = Мель
card-c3 = Туман
card-c4 = Попутный ветер
card-c5 = Течение
card-c6 = Чайка
card-c7 = Штиль

class-help = для всех
class-again = для рабочего
class-nothing = тихое
effect-help = Каждый помогает или проплывает мимо.
effect-again = Рабочий действует ещё раз.
effect-nothing = Ничего не происходит.

why-not-here = Сейчас спрашивают о другом
why-pile-empty = Колода пуста
why-too-poor = Для этого нужны две монеты

word-row = гребёт
word-dive = ныряет
word-call = окликает соседа
word-rest = отдыхает
word-trade = меняет
log-acts = { $seat } { $word }
log-event = Событие: { $card }
log-dives = { $seat } достаёт { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}
log-finds = Это { $card }

barrier-event = открыто событие
barrier-treasure = взята карта

score-stars = Звёзды
score-coins = Монеты
score-treasure = Карты

page-sea = Ход { $turn } из { $length }
page-events = События
page-pile = В колоде { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
}
page-no-events = Событий ещё не было
page-boats = Лодки
page-boat = монет: { $coins }, звёзд: { $stars }, карт: { $cards }
page-hand = Ваши карты:
learn-win = После двенадцати ходов, а в шторм после тридцати, побеждает тот, у кого больше очков.
