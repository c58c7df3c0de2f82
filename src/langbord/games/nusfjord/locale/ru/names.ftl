### Названия в Нусфьорде. Признак .accusative — винительный падеж (получить что? 1 рыбу).

## Ресурсы: сами по себе, со счётом и на ценнике

good-fish = рыба
good-wood = древесина
good-gold = золото
amount-fish = { $number ->
        [one] { $number } рыба
        [few] { $number } рыбы
       *[many] { $number } рыб
    }
    .accusative = { $number ->
        [one] { $number } рыбу
        [few] { $number } рыбы
       *[many] { $number } рыб
    }
amount-wood = { $number ->
        [one] { $number } древесина
       *[many] { $number } древесины
    }
    .accusative = { $number ->
        [one] { $number } древесину
       *[many] { $number } древесины
    }
amount-gold = { $number ->
    [one] { $number } золото
   *[many] { $number } золота
}
amount-nothing = ничего
price-nothing = бесплатно

## Клетки поля действий

space-gold = +1 золото
space-transfer = Забрать Резерв
space-serve = Подать рыбу
space-build = Построить
space-build-2 = Построить (вторая клетка)
space-issue = Выпустить акцию
space-buy = Скупить акции
space-deforest = Вырубить лес
space-thin = Проредить лес
space-reforest = Посадить лес
space-ship = Построить корабль
space-elder = Пригласить старейшину
space-copy = Повторить
space-copy-1 = Повторить (первый столбец)
space-copy-2 = Повторить (второй столбец)
space-copy-3 = Повторить (третий столбец)

## Корабли

ship-sloop = шлюп
ship-cutter = куттер
ship-schooner = шхуна
    .accusative = шхуну
ship-schooner-gold = шхуна
    .accusative = шхуну

## Места в гавани

place-S1 = у Резерва, S1
place-D1 = слева, верхний ряд, D1
place-D2 = слева, нижний ряд, D2
place-D3 = справа, верхний ряд, D3
place-D4 = справа, средний ряд, D4
place-D5 = справа, нижний ряд, D5

## Карты

kind-A = постройка A
kind-B = постройка B
kind-C = постройка C
kind-elder = старейшина
class-now = сразу
class-whenever = каждый раз
class-any-time = в любой момент
class-once = однократно
class-special = особое
class-points = очки
class-elder = старейшина

## Фазы

phase-start = до первого раунда
phase-fishing = фаза рыбалки
phase-work = фаза работы
phase-home = фаза возвращения
phase-over = игра окончена

## Настройки и колоды

option-deck = Колода
deck-herring = сельдь
deck-mackerel = скумбрия
deck-cod = треска
option-mixed = Другие колоды среди первых построек
mixed-off = нет
mixed-1 = смесь 1
mixed-2 = смесь 2
mixed-3 = смесь 3
mixed-4 = смесь 4
mixed-5 = смесь 5
mixed-6 = смесь 6
option-start = Первый игрок
start-random = по жребию
start-chooser = выбирает игрок по жребию
start-seat = начинает { $seat }
option-solo = Одиночная игра
solo-basic = базовая
solo-advanced = продвинутая
option-campaign = Кампания
campaign-on = три партии
campaign-off = одна партия
option-edition = Издание

## Заголовки на столе

label-round = Раунд { $number } из { $rounds }
label-start-player = первый игрок
label-supply = Запас
label-reserve = Резерв
label-limit = не больше { $number }
label-shares = Акции
label-unissued = невыпущенные
label-market = Акции на поле действий
label-share-price = цена { $number } { $number ->
    [one] золото
   *[many] золота
}
label-discount = скидка { $number } { $number ->
    [one] золото
   *[many] золота
}
label-forests = Лес
label-forest-supply = Жетоны леса в общем запасе
label-harbour = Гавань
label-moored = пришвартованы
label-used = использована
label-ships = Корабли
label-track = Рыболовный трек
label-haul = Улов
label-council = Совет
label-elders = Старейшины
label-face-down = закрытых: { $number }
label-hand = Рука
label-open = Открытые постройки
label-pile = в стопке: { $number }
label-banquet = Банкетный стол
label-plate = тарелка { $number }
label-workers = Рабочие
label-campaign = Партия { $number } кампании

## Строки счёта

score-ships = Корабли
score-buildings = Постройки
score-building-points = { $card }
score-shares = Акции
score-gold = Золото
score-unissued = Невыпущенные акции
score-empty = Пустые участки
score-past-game = Прошлая партия кампании
score-by-hand = Карты, выполненные вручную

## Партия за настоящим столом, строка за строкой

sheet-sloop = Шлюпы
sheet-cutter = Куттеры
sheet-schooner = Шхуны
sheet-buildings = Постройки
sheet-wooded-1 = Двойные участки с одним жетоном леса
sheet-wooded-2 = Двойные участки с двумя жетонами леса
sheet-gold = Золото
sheet-own-shares = Свои акции в запасе
sheet-foreign-shares = Чужие акции в запасе
sheet-unissued = Невыпущенные акции
sheet-elders = Старейшины в совете
sheet-wood = Древесина
sheet-fish = Рыба
sheet-reserve-fish = Рыба в Резерве
sheet-reserve-wood = Древесина в Резерве
sheet-reserve-gold = Золото в Резерве
sheet-elder-fish = Рыба на старейшинах
sheet-plates = Заполненные тарелки на банкетном столе
sheet-market = Акции на поле действий
