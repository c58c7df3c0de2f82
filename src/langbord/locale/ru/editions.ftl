### Издания, которые пишут игроки: полка, страница для записи, проверка.

edition-page-title = Мои издания · Langbord
edition-heading = Мои издания
edition-tagline = Запишите карты своей коробки и играйте ими.
edition-none = Здесь пока ничего нет. Начните ниже: с издания дома или с пустых карт.
edition-new = Новое издание
edition-new-hint = Читать его можете только вы и те, кто сидит за столом с ним, пока вы не решите иначе.
edition-name = Название издания
edition-untitled = Моя коробка
edition-begin-from = За основу
edition-skeleton = все карты пустые
edition-with-file = Файл, если он есть (.zip, .toml)
edition-begin = Начать
edition-write = Записывать
edition-export = Скачать
edition-copy = Копия
edition-delete = Удалить
edition-delete-sure = Удалить «{ $name }» насовсем? Столы, которые с ним играют, продолжат игру.
edition-delete-yes = Да, удалить
edition-left = { $number ->
    [one] осталась { $number } карта
    [few] осталось { $number } карты
   *[many] осталось { $number } карт
}
edition-left-now = осталось записать
edition-private = читаю только я
edition-public = читать и играть могут все
edition-private-hint = За столом с личным изданием зрители видят вместо карт их номера.
edition-ways = Что можно сделать с этим изданием
edition-check = Проверка
edition-play = Накрыть стол
edition-undo = Отменить
edition-cards = Карты по номерам
edition-state-written = записана
edition-state-faulty = что-то не так
edition-state-missing = ещё не записана
edition-state-inherited = как в издании дома
edition-saved = Сохранено
edition-expected = Здесь может стоять
edition-number = число
edition-field-slot = номер
edition-field-name = Название
edition-field-note = Пояснение
edition-field-cost = Цена
edition-field-points = Очки
edition-field-class = Когда действует
edition-field-effect = Действие
edition-field-hoard = Товары на карте
edition-field-story = Карта истории
edition-field-flag = Флаг
edition-field-size = Грядок
edition-field-kinds = Что растёт
edition-field-seats = Начиная со стольких игроков
edition-field-pile = Стопка
edition-field-first = Первая в случайной стопке
edition-field-kind = Вид
edition-save = Сохранить
edition-next = Сохранить и к { $slot }
edition-clear = Будто не записана
edition-keys = Tab берёт первое из предложенных слов, стрелки выбирают другое; Ctrl+Enter ведёт к следующей карте.
edition-drawn = Карта
edition-figures = Поля и числа
edition-figures-hint = Числа, списки чисел в скобках, тексты в кавычках.
edition-paste = Много карт сразу
edition-paste-into = Куда
edition-paste-text = Таблица: между столбцами запятая, табуляция или точка с запятой, карта на строку
edition-paste-file = Или файл (.csv, .txt, .toml, .zip)
edition-paste-look = Посмотреть столбцы
edition-columns = { $number ->
    [one] { $number } строка для { $file }
    [few] { $number } строки для { $file }
   *[many] { $number } строк для { $file }
}
edition-columns-hint = Скажите, что в каждом столбце. Строка без номера попадёт на следующую недостающую карту.
edition-column = Столбец { $number }
edition-columns-heading = Первая строка — заголовок
edition-columns-write = Записать эти карты
edition-back = Назад
edition-settings = Название, читатели, колоды
edition-who-reads = Кто может читать
edition-deck = Новая колода, имя одним словом
edition-missing = { $number ->
    [one] не хватает { $number } карты:
   *[many] не хватает { $number } карт:
}
edition-whole = Всё на месте и всё верно: с этим изданием можно играть.
edition-by-hand = { $number ->
    [one] { $number } карта выполняется вручную:
    [few] { $number } карты выполняются вручную:
   *[many] { $number } карт выполняются вручную:
}
edition-choose = Издание

## Отказы

refused-no-such-edition = Такого издания нет, или оно не ваше.
refused-no-such-card = В этом издании нет такой карты.
refused-no-such-figure = Эта величина записана не так, как та, что там стояла.
refused-edition-too-large = Это больше любой коробки: в издании может быть 300 000 букв.
refused-edition-not-whole = В этом издании чего-то не хватает или что-то не так: «Проверка» на его странице скажет, что.
refused-too-many-editions = Больше изданий на полку не помещается. Удалите то, которое уже не нужно.
refused-no-more-decks = Ещё одной колоды в этом издании быть не может.
refused-bad-deck-name = Имя колоды — одно слово из латинских строчных букв и цифр, не занятое другой колодой.
refused-no-table = Это не таблица и не файл с картами.
refused-hints-by-hand = В этом издании есть карты, которые выполняют вручную; боты их не читают, поэтому подсказок нет.
refused-rated-by-hand = На рейтинг с картами, которые выполняют вручную, играть нельзя.
edition-table-by-hand = часть карт выполняют вручную, каждый раз с согласия всех
