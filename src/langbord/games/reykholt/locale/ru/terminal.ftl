### Стол в терминале.

terminal-why-what = О чём вопрос? Например: why P1, why A07, why size-5.
terminal-rules-how = rules { $chapter } — раздел, rules { $paragraph } — пункт, rules флаг — все пункты с этим словом.
terminal-no-card = Нет ни карты, ни теплицы, ни клетки «{ $word }»; cards покажет открытые.
terminal-no-card-near = Нет ни карты, ни теплицы, ни клетки «{ $word }». Может быть, { $near }?
terminal-usage-card = card A07, P1?
terminal-help-card = карта, клетка или теплица подробно
terminal-usage-cards = cards
terminal-help-cards = теплицы и карты услуг, которые можно взять, с полным текстом
terminal-help-players = овощи, теплицы и карты всех игроков
terminal-usage-rules = rules, rules R5.1
terminal-signs =
    Знаки: { terminal-reykholt-short-tomato } — помидор, { terminal-reykholt-short-lettuce } — салат, { terminal-reykholt-short-mushroom } — гриб, { terminal-reykholt-short-cauliflower } — цветная капуста, { terminal-reykholt-short-carrot } — морковь; ⌂ — теплица, ⌂? — случайная, ⚑ — не больше одного рабочего на такие клетки колонки за раунд.
    В теплице [пп··] два помидора и две свободные грядки; буквы за ней — что в ней растёт. На шкале [13] — ваш следующий стол, 3× — сколько овощей он стоит.
terminal-first =
    1. В раунде у вас трое рабочих, по одному за ход: введите слово клетки, например P1.
    2. Клетки P дают теплицы. На клетках F теплицы засаживают: один ваш овощ заполняет все грядки своим сортом.
    3. После работ каждая засаженная теплица сама даёт по овощу.
    4. Затем управляющий идёт вдоль столов: каждый стоит тех овощей, что на нём. Раз в раунд бонус ведёт к следующему столу даром и приносит столько овощей, сколько тот стоил бы.
    5. Побеждает тот, кто ушёл дальше всех. «why СЛОВО» объяснит, «card P1» расскажет о клетке, «help» покажет команды.
terminal-reykholt-short-tomato = п
terminal-reykholt-short-lettuce = с
terminal-reykholt-short-mushroom = г
terminal-reykholt-short-cauliflower = к
terminal-reykholt-short-carrot = м
terminal-reykholt-short-any = { $number } любых
terminal-reykholt-short-alike = { $number } одинак.
terminal-reykholt-short-seed = посадка { $number }
terminal-reykholt-short-harvest = урожай { $number }
terminal-reykholt-short-harvest-one = { $number } из одной { $house }
terminal-reykholt-short-card = карта
terminal-reykholt-short-share = общая карта
terminal-reykholt-short-advance = стол +{ $number }
terminal-reykholt-round = раунд { $round } из { $rounds }
terminal-reykholt-worker = рабочий { $worker } из { $workers }
terminal-reykholt-track = Шкала туризма
terminal-reykholt-next = следующий стол: { $cost } (у вас { $have })
terminal-reykholt-start-table = Стартовый стол:
terminal-reykholt-actions = Поле действий
terminal-reykholt-actions-note = [ ] можно сейчас · { $house } теплица · { $flag } флаг
terminal-reykholt-piles = Теплицы
terminal-reykholt-display = Карты услуг
terminal-reykholt-stack = к следующей взятой — { $good }
terminal-reykholt-stack-later = к трём последним — { $goods }
terminal-reykholt-none = пусто
terminal-reykholt-aim = цель: стол { $table }, { $cost }
terminal-reykholt-colour = ваш цвет в этом раунде: { $shape }
terminal-reykholt-blocked = заняты нейтральными рабочими (o): { $spaces }
terminal-reykholt-variant = одну из них можно занять, один раз
terminal-reykholt-goals = Цели
terminal-reykholt-goods = Овощи
terminal-reykholt-no-houses = теплиц пока нет
terminal-reykholt-mine = Перед вами
terminal-reykholt-at-table = стол { $table }
terminal-reykholt-rank = место { $rank }
terminal-reykholt-workers-left = { $count ->
    [one] остался { $count } рабочий
   *[many] осталось рабочих: { $count }
}
terminal-reykholt-bonus-left = бонус не использован
terminal-reykholt-bonus-used = бонус использован
terminal-reykholt-shared = (совместно: { $seat })
terminal-reykholt-used = (уже в этом раунде)
terminal-reykholt-rivals = Другие
terminal-reykholt-first = (первый)
terminal-reykholt-column-table = стол
terminal-reykholt-column-goods = овощи
terminal-reykholt-column-workers = раб.
terminal-reykholt-column-cards = карты
terminal-reykholt-column-houses = теплицы
terminal-reykholt-unknown = какая — никто не знает
terminal-reykholt-takes = растут { $kinds }
terminal-reykholt-wins = Победа: { $name }, стол { $table } ({ $cost }).
terminal-reykholt-wins-in-front = Победа: { $name }, стол { $table } ({ $cost }), впереди остальных за ним.
terminal-reykholt-aim-missed = Управляющий дошёл до стола { $table }; цель, стол { $aim }, не достигнута.
terminal-reykholt-goals-met = Все условия выполнены, победа: { $names }.
terminal-reykholt-goals-missed = Условия не выполнены.
