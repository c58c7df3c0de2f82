### Дневник: что было, что не кончено, кто встретился. И летопись.

## Ящик

journal-heading = Дневник
journal-open = Дневник: прочитано сцен { $scenes } из { $all }
journal-goals = На этот вечер
journal-goal-quest = Продолжить задание
journal-goal-lead = Пойти по следу
journal-goal-unread = Прочесть новое
journal-goal-notice = Взять задание
journal-threads = На чём я остановился?
journal-threads-none = Незаконченного нет. Любая дорога хороша.
journal-quests = Задания
journal-leads = Следы
journal-unread = Ещё не прочитано
journal-unread-line = { $number ->
    [one] { $number } история
    [few] { $number } истории
   *[many] { $number } историй
}
journal-asked-at = Может пригодиться:
journal-month = Этот месяц
journal-month-empty = Пока ничего не записано.
journal-earlier = Прошлые месяцы
journal-earlier-month = { $month } (месяц { $number }-й)
journal-older = Месяцев до этого: { $number }. Полностью они изложены в летописи.
journal-scenes = { $number ->
    [one] { $number } сцена
    [few] { $number } сцены
   *[many] { $number } сцен
}
journal-met = { $number } из { $all }
journal-achievements = Достижения
journal-achieved = { $month }, месяц { $number }-й, { $weekday }
journal-achieved-once = найдено
journal-veiled = Ещё не найдено; слов в названии: { $number }
journal-figures = В цифрах
journal-figure-scenes = Прочитано сцен
journal-figure-months = Сыграно месяцев
journal-figure-played = Всего сыграно сцен
journal-figure-checks = Удачных проверок
journal-figure-articles = Статей энциклопедии
journal-of = { $number } из { $all }
journal-by-skill = Проверки по умениям
journal-encyclopedia = Энциклопедия
journal-encyclopedia-none = Она пополняется, пока вы читаете и странствуете.
journal-kind-place = Места
journal-kind-person = Знакомые
journal-kind-people = Народ
journal-kind-thing = Вещи
journal-kind-custom = Обычаи
journal-see = См. также:
journal-hidden = Ещё не открыто статей: { $number }.

## Где это

journal-nowhere = в пути
journal-others = остальные
journal-anywhere = где угодно
journal-any-grassland = любой луг
journal-any-forest = любой лес
journal-any-hill = любые холмы
journal-any-mountain = любые горы
journal-any-settlement = любое поселение
journal-any-harbour = любая гавань
journal-any-location = любое место
journal-one-of = одно из { $number } мест
journal-or = { $first } или { $last }
journal-steps = { $number ->
    [0] здесь
    [one] { $number } шаг
    [few] { $number } шага
   *[many] { $number } шагов
}
journal-days = { $number ->
    [0] срок сегодня
    [one] остался { $number } день
    [few] осталось { $number } дня
   *[many] осталось { $number } дней
}

## Чем кончилось

journal-check = { $skill }, { $difficulty }: { $number ->
    [0] успехов нет
    [one] { $number } успех
    [few] { $number } успеха
   *[many] { $number } успехов
}
journal-prestige = слава { $number }
journal-gold = золото { $number }
journal-gains = получает карту { $card }
journal-gains-closed = получает задание
journal-buys = покупает { $card }
journal-sells = продаёт { $card }
journal-discards = сбрасывает { $card }
journal-abandons = бросает { $card }
journal-replaces = { $new } вместо { $old }
journal-local = { $card }: { $space }
journal-mark = { $new } вместо { $old }
journal-achieves = достижение: { $title }
journal-world = в крае перемены: { $card }
journal-transported = дальше: { $space }

## Летопись

chronicle-of-month = { $book }: { $month }
chronicle-of-months = { $book }: { $number ->
    [0] летопись, в которой нет ещё ни месяца
    [one] летопись { $number } месяца
   *[other] летопись { $number } месяцев
}
chronicle-month = { $month }, месяц { $number }-й
chronicle-travellers = В дороге: { $heroes }.
chronicle-prestige = Слава: { $prestige }.
chronicle-level = Что осталось: { $level }.
chronicle-day = { $weekday }: { $places }
chronicle-scene = { $title } ({ $hero })
chronicle-with = { $hero }, напарник: { $partner }
chronicle-choice = Выбор: «{ $title }».
chronicle-result-of = { $hero }: { $text }
