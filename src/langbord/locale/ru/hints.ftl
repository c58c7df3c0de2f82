### Подсказки на свой вопрос и переломные моменты сыгранной партии.

## Подсказки

hint-ask = Подсказка
hint-ask-title = Три лучших хода и почему именно они
hint-thinking = Думаю…
hint-title = Подсказки
hint-close = Закрыть
hint-play = Сыграть
hint-play-named = Сыграть: { $move }
hint-win = { $percent } % на победу
percent = { $number } %
hint-none = Здесь любой ответ не хуже другого: выбирайте по вкусу.
hint-failed = На этот раз подсказки не нашлось. Можно спросить ещё раз.
hint-how = Найдено доигрыванием в воображаемых мирах, где известно не больше, чем вам.
hint-alone = Ничего другого здесь делать не стоит.
hint-at-once = Сразу: { $changes }.
hint-why = Сразу: { $now }; к концу игры больше всего прибавят: { $parts }.
hint-why-later = К концу игры больше всего прибавят: { $parts }.
hint-more = Подробнее
hint-all = Все ходы: { $number }
hint-all-move = Ход
hint-all-win = На победу
hint-all-within = Погрешность
hint-all-how = И заведомо слабые тоже. В последнем столбце: в 19 случаях из 20 шанс отличается от указанного не больше чем на столько процентных пунктов, насколько об этом можно судить по воображаемым мирам.
hint-in-the-end = К концу партии по сравнению с другими хорошими ходами: { $lines }.
hint-hinders = Вам это обходится чуть дороже, но соперникам мешает сильнее.
hint-rival = Иначе следующим ходом так, скорее всего, поступит { $name }.
hint-arrived = Подсказки готовы; первая: { $move }.
hints-asked = Подсказок взято: { $list }.
hints-asked-one = { $name } — { $number }
hints-allowed = За этим столом разрешены подсказки.
refused-hints-off = За этим столом все играют без подсказок.
refused-hints-elsewhere = Партия, из которой вы пробуете, ещё идёт, и в ней играют без подсказок. Здесь их тоже нет.
refused-tried-bots = Пока идёт партия, из которой вы пробуете, заменить вас здесь может только спокойный бот.
refused-hints-daily = Расклад дня играют без подсказок.
refused-hints-not-now = Подсказку можно взять только на свой вопрос.
refused-hints-busy = Подсказки сейчас ждут слишком многие. Попробуйте ещё раз через мгновение.

## Новый стол

hints-new = Подсказки
hints-no = Без подсказок
hints-no-hint = Ни для кого. В одиночку и против ботов спросить можно всегда.
hints-yes = С подсказками
hints-yes-hint = Каждый может спросить о лучших ходах; сколько раз он это делал, видно в конце.

## Переломные моменты

turning-title = Переломные моменты
turning-find = Найти переломные моменты
turning-find-hint = Партия будет разобрана ещё раз, ход за ходом. На это нужно немного времени.
turning-progress = Партия продумывается: { $percent } %
turning-failed = Продумать партию не удалось. Можно попробовать ещё раз.
turning-chart = Шансы на победу по ходу партии, в %
turning-table = Шансы таблицей
turning-table-alone = Ожидания таблицей
turning-move = Ответ { $number }
turning-end = Конец
turning-cost = −{ $percent } % к шансам
turning-cost-alone = −{ $points } к итогу
turning-played = Сыграно: { $move }
turning-better = Лучше: { $move }
turning-why = К концу это принесло бы: { $lines }.
turning-watch = Посмотреть
turning-watch-named = Посмотреть ответ { $number }: { $name }
turning-none = Ни один ход не выделяется: никто не упустил многого.
turning-costly = Самые дорогие ходы
turning-of-all = Все
turning-whose = Чьи ходы
turning-how = Каждый ход оценён по тому, что игрок мог тогда знать.
turning-later = Чего это стоило бы, видно лишь позже по ходу партии.

## В терминале

terminal-usage-hint = hint
terminal-help-hint = три лучших хода и почему именно они
terminal-alias-hint = подсказка
