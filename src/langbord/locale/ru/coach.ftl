### Советы для первой партии, памятка игрока и рамка стола текстом.

coach-title = Первая партия
coach-got-it = Понятно
coach-no-more = Больше не подсказывать
frame-summary = Памятка
frame-to-text = Стол текстом, для экранных чтецов
frame-to-drawn = Нарисованный стол
frame-moves = Возможные ходы
typed-label = Ответ словами
typed-hint = Слова через пробел, как в списках: serve plate stop. Ещё: undo, undo 2, confirm, why build.
typed-send = Ответить
typed-heard = Новости стола
