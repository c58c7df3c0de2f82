### Что произошло, строка за строкой, и почему дальше отменить нельзя.

log-gathers = { $seat } играет за странника: { $hero }
log-keeps-adventurer = { $seat } не уступает странника: { $hero }
log-resets = { $hero } начинает заново
log-month-begins = Начинается { $month }; первый день — { $weekday }
log-levels = Чтобы месяц стал абзацем, нужно { $paragraph } славы, главой — { $chapter }, легендой — { $legend }
log-day = Новый день: { $weekday }
log-places = { $seat } начинает здесь: { $space }
log-moves = { $seat } идёт: { $space }
log-transported = { $seat } попадает сюда: { $space }
log-onto-card = { $seat } покидает поле и стоит на карте «{ $card }»
log-onto-card-closed = { $seat } покидает поле и стоит на карте
log-picks-up = { $seat } берёт задание «{ $card }»
log-picks-up-closed = { $seat } берёт задание
log-abandons = { $seat } бросает задание «{ $card }»
log-abandons-closed = { $seat } бросает задание
log-discards = { $seat } сбрасывает «{ $card }»
log-discards-closed = { $seat } сбрасывает задание
log-uses = { $seat } использует «{ $card }»
log-uses-closed = { $seat } использует задание
log-gains = { $seat } получает «{ $card }»
log-gains-closed = { $seat } получает задание
log-has-already = { $seat }: «{ $card }» уже есть, срок отсчитывается заново
log-has-already-closed = { $seat }: это задание уже есть
log-lends = { $seat } одалживает «{ $card }»
log-lends-closed = { $seat } одалживает карту
log-lends-marks = { $seat } одалживает знаки умений
log-plays = { $seat } выбирает карту «{ $card }»
log-buys = { $seat } покупает «{ $card }» за { $number ->
    [one] { $number } золотой
   *[many] { $number } золотых
}
log-sells = { $seat } продаёт «{ $card }» за { $number ->
    [one] { $number } золотой
   *[many] { $number } золотых
}
log-shown = В продаже: { $card }
log-warded = Не действует: { $card }
log-unavailable = В библиотеке нет карты «{ $card }»
log-unavailable-quest = Этого задания сейчас не получить
log-noticeboard = На доске объявлений: { $card }
log-location = На поле: { $card }
log-local = Карта «{ $card }» лежит здесь: { $space }
log-card-to = Карта «{ $card }» уходит { CASE($zone, "to") }
log-replaces = Вместо «{ $old }» теперь «{ $new }»
log-timer = Карта «{ $card }»: { $days ->
    [0] срок истекает сегодня
    [one] до срока { $days } день
    [few] до срока { $days } дня
   *[many] до срока { $days } дней
}
log-timer-ends = Истёк срок карты «{ $card }»
log-d12 = { $seat } бросает двенадцатигранник: { $number }
log-d12-location = Двенадцатигранник выбирает место { $number }
log-trades = { $seat } и { $other } обмениваются{ $give ->
    [0] { $take ->
        [0] {""}
        [one] : { $seat } получает { $take } золотой
       *[many] : { $seat } получает { $take } золотых
    }
    [one] : { $other } получает { $give } золотой
   *[many] : { $other } получает { $give } золотых
}
log-gives = { $seat } отдаёт «{ $card }»; получает { $other }
log-trade-refused = { $other } отвергает обмен, который предлагает { $seat }
log-partners = { $seat } и { $other } идут вместе
log-partner-refuses = { $seat } остаётся в стороне
log-scene = Сцена «{ $scene }» ({ $seat })
log-block = Сцена «{ $scene }» продолжается
log-option = { $seat } выбирает: { $title }
log-event-drawn = { $seat } тянет событие «{ $card }»
log-check = { $seat }: { $skill }, { CASE($difficulty, "check") }
log-skill-becomes = { $seat } проверяет другое умение: { $skill }
log-verb-becomes = Теперь это считается так: { $verb } ({ $seat })
log-pool = { $seat } берёт цветной кубик: { $skill }
log-rolls = { $seat } бросает кубики: { $symbols }
log-rerolls = { $seat } перебрасывает кубики; теперь { $symbols }
log-bonus = { $seat }: от карты { $number ->
    [one] { $number } успех
    [few] { $number } успеха
   *[many] { $number } успехов
}
log-counts = { $seat } засчитывает и { $skill }
log-successes = { $seat } набирает { $number ->
    [one] { $number } успех
    [few] { $number } успеха
   *[many] { $number } успехов
}
log-gains-gold = { $seat } получает { $number ->
    [one] { $number } золотой
   *[many] { $number } золотых
}
log-loses-gold = { $seat } теряет { $number ->
    [one] { $number } золотой
   *[many] { $number } золотых
}
log-pays = { $seat } платит { $number ->
    [one] { $number } золотой
   *[many] { $number } золотых
}
log-prestige = { $seat }: слава растёт на { $number }
log-loses-prestige = { $seat }: слава убывает на { $number }
log-mark = { $seat } меняет знак: { $from } на { CASE($to, "accusative") }
log-achieves = { $seat } получает достижение «{ $achievement }»
log-rests = { $seat } отдыхает
log-ends-month = Месяц окончен; ступень успеха: { $number }
log-saves = { $seat } сохраняет { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
}
log-packed = Мир убран до другого раза
log-new-world = Начинается новый мир

## Почему дальше отменить нельзя

barrier-story = часть истории уже прочитана
barrier-quest = открылось задание
barrier-quests = задания выложены в открытую
barrier-event = вытянуто событие
log-start-drawn = Жребий: первого игрока назовёт { $seat }
log-names-start = { $seat } называет первого игрока: { $first }
