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
    .accusative = Ученика
    .genitive = Ученика
worker-B = Подёнщик
    .accusative = Подёнщика
    .genitive = Подёнщика
worker-C = Разнорабочий
    .accusative = Разнорабочего
    .genitive = Разнорабочего
worker-D = Чернорабочий
    .accusative = Чернорабочего
    .genitive = Чернорабочего
worker-E = Мастер
    .accusative = Мастера
    .genitive = Мастера
worker-F = Управляющий
    .accusative = Управляющего
    .genitive = Управляющего
worker-G = Купец
    .accusative = Купца
    .genitive = Купца
worker-H = Кладовщик
    .accusative = Кладовщика
    .genitive = Кладовщика
worker-I = Пристав
    .accusative = Пристава
    .genitive = Пристава
worker-J = Стряпчий
    .accusative = Стряпчего
    .genitive = Стряпчего
worker-K = Торговец
    .accusative = Торговца
    .genitive = Торговца
worker-L = Благодетель
    .accusative = Благодетеля
    .genitive = Благодетеля

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
