### Миры, которые живут дольше одного стола, чтение на втором экране и летописи.

## Полка

world-mine = Мои миры
world-page-title = Мои миры · Langbord
world-page-heading = Мои миры
world-page-tagline = Убранный мир лежит здесь и ждёт, пока в нём не начнут играть дальше.
world-none = Здесь пока пусто. Мир появится сам, когда вы откроете первый стол игры с продолжением.
world-new = Новый мир: { $game }
world-last-played = последняя игра:
world-go-on = Играть дальше
world-begin = Начать
world-book = Новая книга
world-book-stay = остаться при книге этого мира
world-book-on = играть дальше по книге «{ $book }»
world-book-hint = Всё, что у вас есть и что прочитано, останется как есть. Вернуться к старой книге нельзя, но при ней может остаться копия мира.
world-begin-anew = Этот мир ни разу не убирали, поэтому он начнётся заново.
world-to-table = К столу
world-is-played-hint = В этом мире сейчас играют. Взять его снова можно будет, когда за столом его уберут.
world-as-packed-hint = В файле и в копии мир такой, каким его убрали в последний раз.
world-more = Ещё
world-name = Название мира
world-rename = Переименовать
world-export = Скачать файлом
world-duplicate = Сделать копию
world-delete = Удалить
world-delete-sure = Удалить «{ $name }» навсегда? Сыгранные столы останутся среди ваших прошлых игр, но продолжить их будет нельзя.
world-delete-yes = Да, удалить
world-chronicle = Летопись
world-go-on-title = Играть дальше: «{ $name }»

## За столом

world-of-table = За этим столом играют в мире «{ $name }».
world-to-shelf = К моим мирам
world-left = Мир «{ $name }» убран и ждёт на вашей полке.
world-left-to = Мир «{ $name }» убран и ждёт на полке игрока { $owner }.
world-go-on-here = Играть дальше в этом мире
world-to-next = Игра продолжается: к столу
world-rematch = Ещё раз, в новом мире

## Файлы

world-import-title = Загрузить мир
world-import-file = Выбрать файл мира
world-import-send = Поставить на мою полку
world-import-hint = Файл, скачанный с такой же полки, здесь или на другом сервере.
world-import-no-file = Сначала выберите файл мира.
world-import-too-large = Файл больше любого мира: предел — 2 МБ.
world-import-too-long = В файле больше ходов, чем бывает за все месяцы мира.
world-import-twice = В файле один и тот же месяц встречается дважды.
world-import-long-story = В файле история длиннее, чем бывает у мира.
world-import-not-record = В этом файле нет мира.
world-import-not-world = В этом файле нет мира.
world-import-other-rules = В этот мир играли по другим правилам: на этом сервере действуют правила номер { $detail }.
world-import-unknown-book = В этот мир играли по книге, которой на этом сервере нет.
world-import-other-book = В этот мир играли по другому изданию книги { $detail }, не тому, что на этом сервере.
world-import-not-packed = Мир в этом файле не был убран, поэтому играть в нём дальше нельзя.
world-import-not-over = В файле есть стол, за которым ещё играют, а миру принадлежат только законченные.
world-import-not-sound = Файл не прошёл проверку: { $detail }
world-import-unplayable = В файле мир, какого в игре не бывает.

## История на втором экране

story-title = { $game }: история
story-link = Рассказчик может следить за историей на другом устройстве по этой ссылке:
story-open = Открыть историю
story-lost = Нет связи; пробуем снова.

## Летописи

chronicle-title = { $name } · Langbord
chronicle-back = Назад
chronicle-file = Скачать текстом
chronicle-empty = Рассказывать пока нечего.

## Отказы

refused-no-such-world = Такого мира на вашей полке нет.
refused-world-is-played = В этом мире сейчас играют. Взять его можно будет, когда за столом его уберут.
refused-world-empty = Этот мир ещё ни разу не убирали.
refused-world-other-edition = Мир продолжают по его собственной книге или по той, что вышла после неё.
refused-world-outdated = Этот мир убрала старая версия игры, и открыть его больше нельзя.
refused-too-many-worlds = На полке больше нет места. Удалите мир, который вам уже не нужен.
refused-no-chronicle = Эту историю рассказать не удалось.

## Мои истории

stories-mine = Мои истории
stories-page-title = Мои истории · Langbord
stories-heading = Мои истории
stories-tagline = То, что продолжается от партии к партии: саги с главами и миры.
stories-won = { $won ->
    [0] Глав: { $of }
   *[other] Пройдено глав: { $won } из { $of }
}
stories-mark-won = пройдена
stories-mark-next = следующая
stories-letter = Что пришло с почтой
stories-to-won = Стол, где это случилось
stories-go-on = Продолжить
stories-begin = Начать
stories-again = Начать заново
stories-begin-label = Начать «{ $title }»
stories-with-friends = С друзьями: новый стол, глава выбирается как сценарий
stories-next = Следующая глава: { $title }
