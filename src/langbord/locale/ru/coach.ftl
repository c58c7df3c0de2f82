### Советы для первой партии, памятка игрока и рамка стола текстом.

coach-title = Первая партия
coach-got-it = Понятно
coach-no-more = Больше не подсказывать
frame-summary = Памятка
frame-to-text = Стол текстом, для программ экранного доступа
frame-to-drawn = Нарисованный стол
frame-moves = Возможные ходы
typed-label = Ответ словами
typed-hint = Отвечайте словами из списков, например сейчас: { $example }. Несколько слов через пробел отвечают на вопросы по порядку. Ещё: undo, undo 2, confirm, hint, why { $word }.
typed-hint-waiting = Когда придёт вопрос, отвечайте словами из списков. Ещё: undo, undo 2, confirm.
typed-send = Ответить
typed-heard = Новости стола
