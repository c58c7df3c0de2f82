### Что подсказки говорят о Key Harvest: что меняется сразу и из чего складывается счёт.

hint-score = около { $score } очк.
turning-chart-alone = Ожидаемый итоговый счёт по ходу партии

fact-counters = { $by } { $number ->
    [one] фишка
    [few] фишки
   *[many] фишек
} на руках
fact-fields = { $by } { $number ->
    [one] поле
    [few] поля
   *[many] полей
} в поместье
fact-ripe = { $by } { $number ->
    [one] поле
    [few] поля
   *[many] полей
} с урожаем
fact-lots = { $by } { $number ->
    [one] поле
    [few] поля
   *[many] полей
} на вашем складе
fact-bids = { $by } { $number ->
    [one] фишка
    [few] фишки
   *[many] фишек
} в ставках
fact-workers = { $by } { $number ->
    [one] очко
    [few] очка
   *[many] очков
} за работников
fact-largest = самая большая группа { $before } → { $after }
fact-second = { $by } { $number ->
    [one] очко
    [few] очка
   *[many] очков
} за вторую группу

hint-part-workers = работники
hint-part-largest = самая большая группа
hint-part-second = вторая группа
hint-part-crops = перевес по культурам
hint-part-to-come = что ещё дадут фишки, поля и склад
