### Названия в Галзире. Атрибуты — падежи или другие слова о том же.

## Странники

hero-bumir = Бумир
    .for = для Бумира
    .species = хорь-перевязка
hero-mor = Мор
    .for = для Мора
    .species = плащеносная ящерица
hero-aysala = Айсала
    .for = для Айсалы
    .species = зимородок
hero-keridai = Керидай
    .for = для Керидай
    .species = северный тритон

## Умения, глаголы, проверки

skill-might = Сила
    .accusative = Силу
    .genitive = Силы
skill-survival = Выживание
    .genitive = Выживания
skill-knowledge = Знания
    .genitive = Знаний
skill-communication = Общение
    .genitive = Общения
skill-perception = Восприятие
    .genitive = Восприятия
skill-thievery = Ловкость рук
    .genitive = Ловкости рук
verb-fight = драться
verb-force = приналечь
verb-climb = лезть
verb-explore = разведать
verb-recall = вспомнить
verb-mend = починить
verb-convince = убедить
verb-intimidate = запугать
verb-observe = наблюдать
verb-search = искать
verb-sneak = красться
verb-unlock = вскрыть
difficulty-easy = лёгкая
    .check = лёгкая проверка
difficulty-medium = средняя
    .check = средняя проверка
difficulty-hard = трудная
    .check = трудная проверка
difficulty-unknown = неизвестная
    .check = сложность неизвестна

## Край и время

terrain-grassland = луг
    .in = на лугу
terrain-forest = лес
    .in = в лесу
terrain-hill = холмы
    .in = на холмах
terrain-mountain = горы
    .in = в горах
season-summer = лето
season-winter = зима
weekday-mon = понедельник
weekday-tue = вторник
weekday-wed = среда
weekday-thu = четверг
weekday-fri = пятница
weekday-sat = суббота
weekday-sun = воскресенье
month-january = январь
    .genitive = января
month-february = февраль
    .genitive = февраля
month-march = март
    .genitive = марта
month-april = апрель
    .genitive = апреля
month-may = май
    .genitive = мая
month-june = июнь
    .genitive = июня
month-july = июль
    .genitive = июля
month-august = август
    .genitive = августа
month-september = сентябрь
    .genitive = сентября
month-october = октябрь
    .genitive = октября
month-november = ноябрь
    .genitive = ноября
month-december = декабрь
    .genitive = декабря

## Где лежат карты

zone-library = библиотека
    .to = в библиотеку
    .from = из библиотеки
zone-vault = хранилище
    .to = в хранилище
    .from = из хранилища
zone-slot = очередь заданий
    .to = в конец очереди заданий
    .from = из очереди заданий
zone-noticeboard = доска объявлений
    .to = на доску объявлений
    .from = с доски объявлений
zone-events = колода событий
    .to = в колоду событий (её тасуют)
    .from = из колоды событий
zone-events-bottom = низ колоды событий
    .to = под низ колоды событий
    .from = из-под низа колоды событий
zone-global = общие карты
    .to = к общим картам
    .from = из общих карт

## Карты

kind-quest = задание
kind-item = вещь
kind-companion = попутчик
kind-status = состояние
kind-local = местная карта
kind-global = общая карта
kind-event = событие
kind-location = место
class-quest = задание
class-origin = личное задание
class-item = вещь
class-companion = попутчик
class-status = состояние
class-ability = способность
class-local = местная карта
class-global = общая карта
class-month = месяц
class-mode = режим игры
class-event = событие
class-location = место
class-space = область
class-scene = сцена
class-achievement = достижение
tag-blade = клинок
tag-rope = верёвка
tag-light = свет
tag-tool = инструмент
tag-picks = отмычки
tag-lens = линза
tag-map = карта местности
tag-medicine = лекарство
tag-music = музыка
tag-game = игра
tag-snack = закуска
tag-drink = питьё
tag-fancy = роскошь
tag-warm = тепло
tag-book = книга
tag-perfume = духи
tag-boots = обувь
tag-boat = лодка
tag-disguise = маскировка
tag-lucky = удача
tag-flight = полёт
tag-swim = плавание
tag-scent = чутьё
tag-frill = воротник
tag-keen = зоркость
tag-explorer = путешественник
tag-boaster = хвастун
tag-streetwise = тёртый калач
tag-scholar = учёный
tag-miner = горняк
tag-singer = певец
tag-law = закон
tag-winded = одышка
tag-injured = рана
tag-weary = усталость
tag-wet = промокший
tag-rattled = не в себе
tag-owing = долг
tag-followed = слежка
tag-muddled = путаница
tag-hoarse = охрипший
tag-rested = отдых
tag-fed = сытость
tag-mount = верховое животное
tag-clue = улика
tag-secret = тайна
tag-line = Линия
tag-choir = хор
tag-river = река
tag-post = почта
tag-bells = колокола
tag-echo = эхо
stack-hirelings = наёмные попутчики
stack-goods-road = товары для рук и ног
stack-goods-desk = товары для ума и языка
stack-goods-night = товары для глаз и пальцев
stack-mounts = верховые животные
stack-quest-errands = поручения
stack-quest-favours = одолжения
stack-quest-bills = объявления на стене
stack-odd-halves = разрозненные половинки

## Количества

amount-gold = { $number ->
        [one] { $number } золотой
       *[many] { $number } золотых
    }
    .genitive = { $number ->
        [one] { $number } золотого
       *[many] { $number } золотых
    }
amount-step = { $number ->
        [one] { $number } шаг
        [few] { $number } шага
       *[many] { $number } шагов
    }
    .genitive = { $number ->
        [one] { $number } шага
       *[many] { $number } шагов
    }
amount-day = { $number ->
        [one] { $number } день
        [few] { $number } дня
       *[many] { $number } дней
    }
    .genitive = { $number ->
        [one] { $number } дня
       *[many] { $number } дней
    }
amount-die = { $number ->
    [one] { $number } кубик
    [few] { $number } кубика
   *[many] { $number } кубиков
}
amount-success = { $number ->
        [one] { $number } успех
        [few] { $number } успеха
       *[many] { $number } успехов
    }
    .genitive = { $number ->
        [one] { $number } успеха
       *[many] { $number } успехов
    }
amount-item = { $number ->
        [one] { $number } вещь
        [few] { $number } вещи
       *[many] { $number } вещей
    }
    .genitive = { $number ->
        [one] { $number } вещи
       *[many] { $number } вещей
    }
amount-companion = { $number ->
        [one] { $number } попутчик
        [few] { $number } попутчика
       *[many] { $number } попутчиков
    }
    .accusative = { $number ->
        [one] { $number } попутчика
        [few] { $number } попутчиков
       *[many] { $number } попутчиков
    }
amount-status = { $number ->
    [one] { $number } состояние
    [few] { $number } состояния
   *[many] { $number } состояний
}
amount-quest = { $number ->
    [one] { $number } задание
    [few] { $number } задания
   *[many] { $number } заданий
}
amount-might = { $number ->
    [1] { skill-might }
   *[other] { skill-might } ×{ $number }
}
amount-survival = { $number ->
    [1] { skill-survival }
   *[other] { skill-survival } ×{ $number }
}
amount-knowledge = { $number ->
    [1] { skill-knowledge }
   *[other] { skill-knowledge } ×{ $number }
}
amount-communication = { $number ->
    [1] { skill-communication }
   *[other] { skill-communication } ×{ $number }
}
amount-perception = { $number ->
    [1] { skill-perception }
   *[other] { skill-perception } ×{ $number }
}
amount-thievery = { $number ->
    [1] { skill-thievery }
   *[other] { skill-thievery } ×{ $number }
}
amount-blank = { $number ->
    [1] пусто
   *[other] пусто ×{ $number }
}
amount-nothing = ничего
price-nothing = ничего

## Счёт

score-prestige = Слава за этот месяц

## Настройки стола

option-mode = Режим
mode-coop = совместный
mode-competitive = соперничество
mode-solo = одиночный
option-quests = Задания на руках
quests-by-mode = тайные только в соперничестве
quests-open = открытые
quests-closed = тайные
option-month = Первый месяц
month-random = по броску
month-1 = январь
month-2 = февраль
month-3 = март
month-4 = апрель
month-5 = май
month-6 = июнь
month-7 = июль
month-8 = август
month-9 = сентябрь
month-10 = октябрь
month-11 = ноябрь
month-12 = декабрь
option-challenge = Испытание
challenge-off = нет
challenge-on = в сценах с напарником нужно на один успех больше
option-gentle = Бережный мир
gentle-off = за неудачи приходится платить
gentle-on = неудачи обходятся мягко, как в первой книге
option-book = Книга
book-house-1 = The Slow Line
book-house-2 = The Slow Line, Uphill
option-start = Первый игрок
start-random = по жребию
start-chooser = выбирает игрок по жребию
start-seat = начинает { $seat }

sheet-prestige = Слава за этот месяц
