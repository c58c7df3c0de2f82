### Что подсказки говорят о Нусфьорде: что меняется сразу и из чего складывается счёт.

hint-score = около { $score } очк.
turning-chart-alone = Ожидаемый итоговый счёт по ходу партии

fact-fish = рыба { $by }
fact-wood = древесина { $by }
fact-gold = золото { $by }
fact-reserve = { $by } в Резерве
fact-catch = улов { $before } → { $after } за раунд
fact-shares = { $by } { $number ->
    [one] акция
    [few] акции
   *[many] акций
} в запасе
fact-unissued = { $by } { $number ->
    [one] невыпущенная акция
    [few] невыпущенные акции
   *[many] невыпущенных акций
}
fact-buildings = { $by } { $number ->
    [one] постройка
    [few] постройки
   *[many] построек
}
fact-elders = { $by } { $number ->
    [one] старейшина
    [few] старейшины
   *[many] старейшин
}
fact-forests = { $by } { $number ->
    [one] жетон леса
    [few] жетона леса
   *[many] жетонов леса
}
fact-empty = { $by } { $number ->
    [one] пустой участок
    [few] пустых участка
   *[many] пустых участков
}
fact-points = { $by } { $number ->
    [one] очко
    [few] очка
   *[many] очков
} на листе счёта

hint-part-ships = очки за корабли
hint-part-buildings = очки за постройки
hint-part-building-points = очки по тексту построек
hint-part-shares = очки за акции
hint-part-gold = очки за золото
hint-part-unissued = очки за невыпущенные акции
hint-part-empty = очки за пустые участки
hint-part-past-game = очки прошлых партий
hint-part-to-come = очки, которые ещё дадут припасы, улов и люди
