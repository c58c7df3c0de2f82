### Названия в Рейкхольте. .accusative — винительный падеж (получить что?), .genitive — родительный.

## Овощи

good-tomato = помидор
    .genitive = помидора
good-lettuce = салат
    .genitive = салата
good-mushroom = гриб
    .genitive = гриба
good-cauliflower = цветная капуста
    .accusative = цветную капусту
    .genitive = цветной капусты
good-carrot = морковь
    .genitive = моркови
amount-tomato = { $number ->
    [one] { $number } помидор
    [few] { $number } помидора
   *[many] { $number } помидоров
}
amount-lettuce = { $number ->
    [one] { $number } салат
    [few] { $number } салата
   *[many] { $number } салатов
}
amount-mushroom = { $number ->
    [one] { $number } гриб
    [few] { $number } гриба
   *[many] { $number } грибов
}
amount-cauliflower = { $number ->
        [one] { $number } цветная капуста
        [few] { $number } кочана цветной капусты
       *[many] { $number } кочанов цветной капусты
    }
    .accusative = { $number ->
        [one] { $number } цветную капусту
        [few] { $number } кочана цветной капусты
       *[many] { $number } кочанов цветной капусты
    }
amount-carrot = { $number ->
    [one] { $number } морковь
    [few] { $number } моркови
   *[many] { $number } морковок
}
amount-nothing = ничего
price-nothing = ничего

## Поле

column-P = Имущество
column-F = Луг
column-M = Рынок
column-T = Ратуша
phase-start = До первого раунда
phase-dawn = утро
phase-work = сезон работ
phase-harvest = сезон урожая
phase-tourism = туристический сезон
phase-home = сезон отпусков
phase-over = игра окончена
table-named = { $good } { $number }

## Карты

kind-service = карта услуг
kind-greenhouse = теплица
kind-space = клетка действия
kind-event = событие
kind-scenario = сценарий
class-red = немедленно и однократно
class-any = в любой сезон
class-lasting = действует всегда
class-greenhouse = теплица
class-gift = подарок
class-dilemma = дилемма
class-restriction = запрет
class-scenario = сценарий
class-flagged = с флагом
class-open = без флага

## Счёт и цели

score-tables = Пройдено столов
score-short-of-aim = Цель не достигнута
score-tables-beyond = Столы после цели, по десять
score-goods-of-next = Овощи для следующего стола
goal-place = { $good } { $plates } или дальше
goal-good = остаток: { $good }, { $number }
goal-kind = остаток: разных овощей { $number }
goal-greenhouse = теплиц: { $number }
goal-planted-greenhouse = засаженных теплиц: { $number }
goal-service-card = карт услуг: { $number }

## Настройки

option-set = Карты услуг
set-A = набор A
set-B = набор B
set-C = набор C
set-D = набор D
set-E = набор E (один или два игрока)
option-story = Сюжетные карты
story-auto = если играется сценарий
story-off = не нужны
story-on = замешать в набор
option-scenario = Сценарий
scenario-off = без сценария
scenario-1 = 1, «Ключ на верёвочке»
scenario-2 = 2, «Сорок восемь мест»
scenario-3 = 3, «Морковь от темноты»
scenario-4 = 4, «Источник дуется»
scenario-5 = 5, «Длинный стол»
option-variant = Вариант для одного
variant-off = нет
variant-on = раз за игру — на занятую клетку
option-start = Первый игрок
start-random = по жребию
start-chooser = выбирает игрок по жребию
start-seat = начинает { $seat }
option-edition = Издание

house-seller-1 = первые грядки Оконного мастера
house-seller-2 = вторые грядки Оконного мастера

## Партия за настоящим столом, строка за строкой

sheet-table = Пройдено столов (первый стол с помидорами — 1)
sheet-in-front = Управляющих впереди за тем же столом
sheet-tomato = Помидоры
sheet-lettuce = Салат
sheet-mushroom = Грибы
sheet-cauliflower = Цветная капуста
sheet-carrot = Морковь
