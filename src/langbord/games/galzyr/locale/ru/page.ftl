### Стол в браузере: заголовки и то, что читает программа экранного доступа.

## Карта

page-map = Карта
page-map-open = Во весь экран
page-map-out = Мельче
page-map-in = Крупнее
page-map-close = Закрыть
page-map-label = Карта края
page-steps-left = { $number ->
    [one] Остался { $number } шаг
    [few] Осталось { $number } шага
   *[other] Осталось { $number } шагов
}
page-steps-away = { $number ->
    [one] До неё { $number } шаг.
    [few] До неё { $number } шага.
   *[other] До неё { $number } шагов.
}
page-can-go = Сюда можно.
page-settlement = поселение
page-harbour = гавань
page-stands-here = здесь { $seat }
page-find-quest = Здесь продолжается ваше задание: { $name }.
page-find-notice = Здесь можно взять: { $name }.
page-find-local = Здесь лежит: { $name }.
page-find-location = { $name }.
page-figure = { $hero } ({ $seat }): { $space }
page-away = { $hero } не на карте.
page-away-on-card = { $hero } не на карте, а на карточке «{ $card }».
page-station = Скамейка и фонарь, оставленные железной дорогой: { $space }
page-here = Где вы сейчас
page-off-board = не на карте

## Календарь и слава

page-days = Дни этого месяца
page-days-left = { $number ->
    [0] месяц окончен
    [one] остался { $number } день
    [few] осталось { $number } дня
   *[other] осталось { $number } дней
}
page-day-past = День { $number }, { $weekday }: прошёл
page-day-today = День { $number }, { $weekday }: сегодня
page-day-bare = День { $number }
page-day-coming = День { $number }, { $weekday }
page-month-end = Конец месяца
page-months-played = { $number }-й месяц этого мира
page-short-mon = пн
page-short-tue = вт
page-short-wed = ср
page-short-thu = чт
page-short-fri = пт
page-short-sat = сб
page-short-sun = вс
page-timers = Сроки
page-timer-days = { $number ->
    [0] Срок наступает сегодня.
    [one] Срок наступит через { $number } день.
    [few] Срок наступит через { $number } дня.
   *[other] Срок наступит через { $number } дней.
}
page-timer-of = { $card } ({ $seat })
page-timer-on = { $number ->
    [0] Срок: { $card }, сегодня
    [one] Срок: { $card }, через { $number } день
    [few] Срок: { $card }, через { $number } дня
   *[other] Срок: { $card }, через { $number } дней
}
page-levels = Что о вас напишет летопись
page-level-1 = Сноска
page-level-2 = Абзац
page-level-3 = Глава
page-level-4 = Легенда
page-level-next = ещё { $number } — и «{ $level }»
page-level-highest = выше уже некуда
page-keepsake = Месяц окончен: { $month }
page-keepsake-scenes = Сцены этого месяца
page-race = Кто славнее
page-race-of = { $seat }: слава { $number }
page-pocket = день { $number } из { $days }

## Странники

page-gather = Кто отправится в путь в этом месяце?
page-no-hero = пока никто
page-hero-taken = странника ведёт { $seat }
page-hero-saved = уже странствовал прежде
page-species-bumir = { hero-bumir.species }
page-species-mor = { hero-mor.species }
page-species-aysala = { hero-aysala.species }
page-species-keridai = { hero-keridai.species }
page-story-bumir = Всё находит по запаху и открывает всё, что заперто. Тоскует по дому и скрывает это.
page-story-mor = Любит приврать, а потом изо всех сил старается, чтобы это стало правдой.
page-story-aysala = Городская птица: быстрая, в любой комнате первым делом считает выходы. Своей реки у неё никогда не было.
page-story-keridai = Читает под водой, мягко всех поправляет и не может остановиться.
page-gold = { $number } золота, больше { $limit } не унести
page-prestige = слава { $number }
page-skills = Умения и их знаки
page-marks-of = { $number ->
    [0] { $skill }: нет знаков
    [one] { $skill }: { $number } знак
    [few] { $skill }: { $number } знака
   *[other] { $skill }: { $number } знаков
}
page-tags = Метки
page-quests = Задания
page-items = Вещи
page-companions = Попутчики
page-statuses = Состояния
page-abilities = Способность
page-free-places = { $number ->
    [one] свободно { $number } место
    [few] свободно { $number } места
   *[other] свободно { $number } мест
}
page-closed-quests = { $number ->
    [one] { $number } тайное задание
    [few] { $number } тайных задания
   *[other] { $number } тайных заданий
}
page-first = начинает день
page-reads = читает вслух

## Доска объявлений и мир

page-notices = Доска объявлений
page-no-notices = Никому ничего не нужно.
page-quest-slot = { $number ->
    [0] в очереди пусто
    [one] в очереди ещё { $number }
   *[other] в очереди ещё { $number }
}
page-pick-up-at = где взять: { $space }
page-pick-up-anywhere = где угодно
page-notice-way = { $number ->
    [0] здесь
    [one] { $number } шаг
    [few] { $number } шага
   *[other] { $number } шагов
}
page-world = Что стало с миром
page-event-deck = { $number ->
    [one] в колоде { $number } событие
    [few] в колоде { $number } события
   *[other] в колоде { $number } событий
}

## Памятка

summary-turn = Ваш ход
summary-travel = Дорога: до { $steps } шагов по дорогам. До, между и после них можно взять задание там, где велит объявление, обменяться с тем, кто в вашей области, бросить задание, применить карту.
summary-story = Потом одна сцена: от задания, состояния или попутчика, от места, где вы стоите, или событие из колоды. Сцена с красным знаком идёт прежде всех других.
summary-day = Когда сходили все, день кончается и наступают сроки.
summary-checks = Проверки
summary-pool = Чёрных кубиков { $dice }, на каждом все умения по разу. До { $swaps } из них можно заменить кубиками своих знаков, не больше { $same } одного цвета.
summary-advanced = На цветном кубике его умение стоит дважды на одной грани, один раз на другой, оба соседних — по разу; две грани пустые.
summary-success = Каждый знак проверяемого умения — успех: лёгкая { $easy }, средняя { $medium }, трудная { $hard }.
summary-reroll = Один раз можно перебросить все кубики. Считается новый бросок.
summary-skills = Круг умений
summary-scoring = Слава
summary-prestige = Слава подсчитывается в конце каждой сцены и больше не пропадает.
summary-coop = В одиночку или вместе: общая сумма решает, что скажет о вас летопись.
summary-rivals = В соперничестве побеждает тот, у кого в конце месяца больше славы.
summary-signs = Знаки
summary-sign-quest = задание
summary-sign-item = вещь
summary-sign-companion = попутчик
summary-sign-status = состояние
summary-sign-local = карта, лежащая в области
summary-sign-event = событие
summary-sign-global = действует для всех
summary-sign-timer = сколько дней до срока
summary-sign-must = обязательная сцена
summary-sign-star = вариант, который открывает метка; на карте: здесь продолжается ваше задание
summary-sign-partner = сцена на двоих
summary-sign-harbour = гавань
summary-sign-settlement = поселение
summary-sign-lock = лежит тайно

## Стол словами

text-now = Сейчас
text-date-before = { $month }, { $season }; { $left }.
text-date = { $month }, { $season }; { $weekday }, день { $number } из { $days }.
text-fame = Общая слава: { $number }.
text-possible = Сейчас можно.
text-asked = Вопрос к игроку { $seat }:
text-where = Где: { $place }.
text-purse = Золото: { $gold }. Слава: { $prestige }.
text-no-cards = Карт нет.
text-map = Карта
text-space = Область
text-kind = Какая
text-roads = Дороги
text-finds = Что там
text-for-me = Для меня
text-nothing = ничего
text-timers = Сроки
text-others = Остальные
text-players = Игроки
text-decks = Заданий в очереди: { $quests }. Событий в колоде: { $events }.
