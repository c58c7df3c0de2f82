### Что подсказки говорят о Рейкхольте: что меняется сразу и из чего складывается счёт.

hint-score = столов: около { $score }
turning-chart-alone = Сколько столов ожидается по ходу партии

fact-tomato = { $by } { $number ->
    [one] помидор
    [few] помидора
   *[many] помидоров
}
fact-lettuce = { $by } { $number ->
    [one] салат
    [few] салата
   *[many] салатов
}
fact-mushroom = { $by } { $number ->
    [one] гриб
    [few] гриба
   *[many] грибов
}
fact-cauliflower = { $by } { $number ->
    [one] цветная капуста
    [few] кочана цветной капусты
   *[many] кочанов цветной капусты
}
fact-carrot = { $by } { $number ->
    [one] морковь
    [few] моркови
   *[many] морковок
}
fact-greenhouses = { $by } { $number ->
    [one] теплица
    [few] теплицы
   *[many] теплиц
}
fact-growing = { $by } на грядках в теплицах
fact-cards = { $by } { $number ->
    [one] карта услуг
    [few] карты услуг
   *[many] карт услуг
}
fact-tables = { $by } { $number ->
    [one] стол
    [few] стола
   *[many] столов
}
fact-reach = одним урожаем вы дойдёте до стола { $after }, а не { $before }

hint-part-tables = столы
hint-part-tables-beyond = столы после цели
hint-part-goods-of-next = овощи для следующего стола
hint-part-short-of-aim = цель
hint-part-to-come = столы, которые ещё впереди
