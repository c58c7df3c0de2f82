### Названия в Key Harvest. .accusative — винительный падеж (взять что?), .genitive — родительный (нет чего?),
### .instrumental — творительный (чем?).

## Культуры: сами по себе и со счётом

crop-hops = хмель
    .genitive = хмеля
crop-vegetables = овощи
    .genitive = овощей
crop-cider = яблоки
    .genitive = яблок
crop-wine = вино
    .genitive = вина
crop-wheat = пшеница
    .genitive = пшеницы
    .accusative = пшеницу
amount-hops = { $number ->
    [one] { $number } хмель
   *[many] { $number } хмеля
}
amount-vegetables = { $number ->
    [one] { $number } овощ
    [few] { $number } овоща
   *[many] { $number } овощей
}
amount-cider = { $number ->
    [one] { $number } яблоко
    [few] { $number } яблока
   *[many] { $number } яблок
}
amount-wine = { $number ->
    [one] { $number } вино
   *[many] { $number } вина
}
amount-wheat = { $number ->
        [one] { $number } пшеница
       *[many] { $number } пшеницы
    }
    .accusative = { $number ->
        [one] { $number } пшеницу
       *[many] { $number } пшеницы
    }
amount-nothing = ничего
price-nothing = ничего

## Работники

worker-A = Ученик
    .accusative = ученика
    .genitive = ученика
worker-B = Подёнщик
    .accusative = подёнщика
    .genitive = подёнщика
worker-C = Разнорабочий
    .accusative = разнорабочего
    .genitive = разнорабочего
worker-D = Чернорабочий
    .accusative = чернорабочего
    .genitive = чернорабочего
worker-E = Мастер
    .accusative = мастера
    .genitive = мастера
worker-F = Управляющий
    .accusative = управляющего
    .genitive = управляющего
worker-G = Купец
    .accusative = купца
    .genitive = купца
worker-H = Кладовщик
    .accusative = кладовщика
    .genitive = кладовщика
worker-I = Пристав
    .accusative = пристава
    .genitive = пристава
worker-J = Стряпчий
    .accusative = стряпчего
    .genitive = стряпчего
worker-K = Торговец
    .accusative = торговца
    .genitive = торговца
worker-L = Благодетель
    .accusative = благодетеля
    .genitive = благодетеля

## События

event-M = Обмен вслепую
event-N = Обмен
event-O = Подарок соседу
event-P = Щедрый урожай
event-Q = Удача из мешка
event-R = Новый посев
event-S = Новый реестр
event-T = Быстрая продажа
event-U = Обмен с реестром
event-V = Дальний урожай
event-W = Замена
event-X = Перестановка
event-Y = Отпуск
event-Z = Нежданная прибыль

## Счёт

score-workers = Работники в поместье
score-largest = Самая большая группа
score-second = Вторая по величине группа, вдвойне
score-crops = Перевес по культурам

## Настройки

option-start = Первый игрок
start-random = по жребию
start-chooser = выбирает игрок по жребию
start-seat = начинает { $seat }
option-edition = Издание

## Партия за настоящим столом, строка за строкой

sheet-fields = Поля в поместье
sheet-workers = Работники в поместье
sheet-hops = Хмель
sheet-vegetables = Овощи
sheet-cider = Яблоки
sheet-wine = Вино
sheet-wheat = Пшеница
