### Рамка страницы стола.

frame-title = { $game } · Langbord
frame-drawers = Правила, заметки, чат и стол
frame-rules = Правила
frame-why-more = Прочитать в правилах
frame-rules-gist = Только суть каждого пункта
frame-notes = Заметки
frame-notes-hint = Видны только вам и сохраняются сами.
frame-chat = Чат
frame-chat-hint = Скажите что-нибудь столу
frame-chat-send = Отправить
frame-standing = Заранее
frame-standing-hint = Вопросы в чужой ход, на которые можно ответить раз и навсегда:
frame-standing-ask = Спросить меня
frame-table = Стол
frame-invite = Отправьте эту ссылку тому, кто сядет за стол:
frame-stand-in = Пусть за меня играет бот
frame-take-back = Вернуться за стол
frame-away = За вас играет бот.
frame-away-for = За этих игроков ходит бот: { $names }.
frame-agree = Согласен закончить игру без победителя
frame-agree-sure = Закончить игру без победителя? Против ботов она закончится сразу.
frame-play-on = Всё-таки играем дальше
frame-concede = Сдаться
frame-concede-sure = Сдать эту игру? Если остальные продолжат, за вас доиграет бот.
frame-close = Закрыть
frame-card = Карта
frame-over = Игра окончена
frame-confirm-title = Ваш ход закончен.
frame-confirm-answer = Ответ выбран.
frame-confirm = Подтвердить
frame-your-turn = Ваш ход.
frame-asked = Вопрос к вам.
frame-their-turn = Ходит { $name }
# Несколько человек за одним экраном, у которых есть секреты друг от друга.
frame-curtain = { $name }, ваш ход
frame-curtain-lift = Я { $name }: показать мою сторону
frame-curtain-hint = Нажмите, когда на экран больше никто не смотрит; пока видно только то, что можно видеть всем.
frame-final = Этот ход нельзя взять назад
frame-undo = Назад
frame-undo-all = Отменить весь ход
frame-barrier = Назад нельзя: { $why }.
frame-hurry = Без пауз
frame-tabs = Части стола
frame-tab-board = Доска
frame-tab-me = Моё
frame-tab-rivals = Соперники
frame-tab-world = Мир
frame-tab-log = Журнал
frame-tab-more = Ещё
frame-result = Итог
frame-log = Что произошло
frame-agreed = Игроки договорились закончить игру
frame-solo-over = Игра окончена: { $number ->
    [one] { $number } очко
    [few] { $number } очка
   *[many] { $number } очков
}
frame-you-win = Вы победили
frame-winner = Победа: { $name }
frame-shared = Общая победа
frame-nobody = На этот раз без победы
frame-total = Итого
frame-rematch = Ещё раз
frame-record = Скачать запись партии
frame-lobby = В лобби
frame-room-title = Ждём игроков
frame-room-hint = Игра начнётся сама, как только все места будут заняты.
frame-copy = Скопировать
frame-copied = Скопировано
frame-room-invited = За этот стол садятся по ссылке-приглашению.
bot-name-calm = Спокойный { $number }
bot-name-steady = Уверенный { $number }
bot-name-sharp = Проницательный { $number }
bot-name-random = Случайный { $number }
# Bots have a name of their own for each seat, and their level before it.
bot-called-calm = { $number ->
    [1] Спокойная Аста
    [2] Спокойная Бодиль
    [3] Спокойный Эскиль
    [4] Спокойная Руна
   *[other] Спокойный Ивар
}
bot-called-steady = { $number ->
    [1] Уверенная Аста
    [2] Уверенная Бодиль
    [3] Уверенный Эскиль
    [4] Уверенная Руна
   *[other] Уверенный Ивар
}
bot-called-sharp = { $number ->
    [1] Проницательная Аста
    [2] Проницательная Бодиль
    [3] Проницательный Эскиль
    [4] Проницательная Руна
   *[other] Проницательный Ивар
}
bot-called-curious = { $number ->
    [1] Любопытная Аста
    [2] Любопытная Бодиль
    [3] Любопытный Эскиль
    [4] Любопытная Руна
   *[other] Любопытный Ивар
}
bot-called-keen = { $number ->
    [1] Смекалистая Аста
    [2] Смекалистая Бодиль
    [3] Смекалистый Эскиль
    [4] Смекалистая Руна
   *[other] Смекалистый Ивар
}
bot-called-master = { $number ->
    [1] Мастер Аста
    [2] Мастер Бодиль
    [3] Мастер Эскиль
    [4] Мастер Руна
   *[other] Мастер Ивар
}
bot-called-random = { $number ->
    [1] Случайная Аста
    [2] Случайная Бодиль
    [3] Случайный Эскиль
    [4] Случайная Руна
   *[other] Случайный Ивар
}
bot-own = { $number ->
    [1] Аста
    [2] Бодиль
    [3] Эскиль
    [4] Руна
   *[other] Ивар
}
bot-replaced = { $player }: бот не нашёл ответа, за него сходил спокойный.
frame-sit-down = Сесть
frame-fill = Добавить ботов и начать
frame-leave = Встать
frame-offline = Нет связи с сервером; пробуем снова…
table-watching = Вы наблюдаете за этой игрой.
table-no-such-word = Такого хода нет.
table-possible = Это возможно: ходите.

## Слова самого заведения в чате

house-away = { $player }: теперь играет бот.
house-back = { $player } снова за столом.
house-late = { $player }: время вышло, дальше играет бот.
house-agrees = { $player } предлагает закончить игру без победителя.
house-plays-on = { $player } всё-таки хочет играть дальше.
house-concedes = { $player } сдаётся.
house-again = { $player } играет ещё раз: за новый стол можно перейти из итогов.

frame-agreed-wait = Вы согласились закончить игру. Она закончится, когда согласятся остальные.
frame-conceded-wait = Вы сдались, за вас доигрывает бот.
frame-gave-up = Игру сдали: { $names }
frame-to-rematch = За новый стол
frame-tab-partners = Спутники
frame-lost = Нет связи с сервером; пробуем снова.

## Конец игры

end-won = Вы выиграли { $own } : { $other }, соперник – { $name }.
end-lost = Вы проиграли { $own } : { $other }, соперник – { $name }.
end-of = Победа: { $names }, { $own } : { $other }.
end-difference = Больше всего решило: { $line }, { $own } : { $other }. Здесь сильнее { $name }.
end-same-deal = Тот же расклад ещё раз
end-same-deal-hint = Ваш собственный стол против ботов с теми же картами в том же порядке.
end-png = Картинка PNG
