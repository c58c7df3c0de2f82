### Часы за столом, если их хотят.

clock-new = Играть с часами?
clock-none = Без часов
clock-per-player = На всю партию у каждого
clock-minutes = { $number } мин
clock-per-turn = Добавка за каждый ход
clock-increment = { $number ->
    [0] нет
   *[other] +{ $number } с
}
clock-for-turn = На каждый ход
clock-days = { $number ->
    [one] { $number } день
    [few] { $number } дня
   *[many] { $number } дней
}
clock-hint = Если время вышло, ничего не пропало: остальные могут позвать бота, пока вас нет.
clock-list = Осталось времени
clock-long = { $days } д { $hours } ч
clock-let-bot = Пусть играет бот: { $name }
refused-still-has-time = { $name }: ещё есть время, { $left }.
