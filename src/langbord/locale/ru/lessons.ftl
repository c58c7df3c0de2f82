# Уроки — в терминале и в браузере.

terminal-lesson = Урок: { $title }
terminal-lesson-goal = Цель: { $goal }
terminal-lesson-how = «подсказка» подсказывает, каждый раз чуть больше. Верен любой путь, который ведёт к цели.
terminal-lesson-hint = Подсказка { $number } из { $of }: { $hint }
terminal-lesson-solved = Получилось!
terminal-lesson-failed = Не вышло.
terminal-lesson-again = Enter — ещё раз, что угодно другое — выйти
terminal-lesson-next = Enter — дальше, к уроку «{ $title }»; что угодно другое — выйти
terminal-lesson-last = Это был последний урок этой игры.
terminal-lesson-left = До встречи. Вернуться к уроку:

## Над столом урока

lesson-place = Урок { $number } из { $of }
lesson-goal = Цель:
lesson-hint = { $number ->
    [1] Подсказка
   *[other] Ещё подсказка
}
lesson-solved = Получилось!
lesson-failed = Не вышло.
lesson-not-reached = Цель не достигнута: { $goal } Можно отменить то, что ещё не окончательно, или начать сначала.
lesson-again = Ещё раз
lesson-next = Дальше: «{ $title }»
lesson-all = Все уроки

## Страница игры

learn-link = Как играть
learn-page-title = Как играть: { $game } · Langbord
learn-heading = Как играть: { $game }
learn-goal = Побеждают так:
learn-minutes = первая партия — около { $number } минут
learn-to-lessons = К урокам
learn-to-rules = К правилам
learn-turn = Что вы делаете
learn-thumbs = Простые советы на первую партию
learn-summary = Все фигуры и знаки
learn-lessons = Уроки
learn-progress = { $solved ->
    [0] Маленькие задачи за настоящим столом, в каждой одна мысль; всего их { $of }. Начинайте с любой.
   *[other] Решено { $solved } из { $of }.
}
learn-done = решён
learn-begin = Начать
learn-again = Ещё раз
learn-begin-label = Начать урок «{ $title }»
learn-rules = Правила
learn-search = Искать в правилах
learn-search-none = Нет абзаца, где есть все эти слова.

## Первая партия с проводником

guide-begin = Первая партия с проводником
guide-offer = Играете впервые?
guide-offer-text = Вам покажут пять ходов, шаг за шагом, а дальше вы сами. Это минут десять, и ходить иначе тоже можно.
guide-yes = Покажите
guide-no = Нет, я уже умею
guide-title = Первая партия с проводником
lesson-place-guide = Ход { $number } из { $of }
guide-free = Теперь сами
guide-leave = Дальше без проводника
guide-done = Спасибо
guide-aside = У вас свой замысел: смелее, любой ход годится. Кнопка «Назад» всё вернёт.
guide-otherwise = То, что хотелось показать, сейчас невозможно. Ходите как нравится: всё, что подсвечено, — это ходы.
guide-go-on = Так и продолжайте.
guide-held = Это был ваш ход. Проверьте и подтвердите; до тех пор его можно взять назад.
guide-wait = Ходят остальные. Что они делают, видно в списке событий.

## Позиции по ссылке и свои уроки

position-keep = Ссылка на эту позицию
position-keep-hint = Сохранить этот момент под своей ссылкой; из него можно сделать урок
position-page-title = Позиция из «{ $game }» · Langbord
position-heading = Позиция из «{ $game }»
position-play = Играть отсюда
position-mine = Это ваша позиция
position-link = По этой ссылке можно посмотреть позицию и сыграть из неё
position-opened = { $number ->
    [0] Отсюда ещё никто не играл.
    [one] Отсюда сыграли { $number } раз.
    [few] Отсюда сыграли { $number } раза.
   *[many] Отсюда сыграли { $number } раз.
}
position-throw-away = Удалить
position-throw-away-sure = Ссылка больше никуда не приведёт, а список тех, кто решил урок, пропадёт.
position-throw-away-yes = Удалить
own-lessons = Ваши уроки
own-lessons-how = Можно составить и свой урок: в записи партии нажмите «Ссылка на эту позицию».
own-lesson-solvers = { $number ->
    [0] пока никто не решил
    [one] решил { $number } человек
    [few] решили { $number } человека
   *[many] решили { $number } человек
}
own-lesson-place = Составил игрок
own-lesson-begin = Начать урок
own-lesson-turns = { $number ->
    [one] За один ход.
    [few] За { $number } хода.
   *[many] За { $number } ходов.
}
own-lesson-unproven = Этого ещё никто не решил: неизвестно, решается ли.
own-lesson-solved-by = Кто решил
own-lesson-tried = Пробовали: { $people ->
    [one] { $people } человек
    [few] { $people } человека
   *[many] { $people } человек
}, всего { $tries ->
    [one] { $tries } попытка
    [few] { $tries } попытки
   *[many] { $tries } попыток
}; { $solved ->
    [0] никто не решил.
    [one] решил { $solved }.
   *[other] решили { $solved }.
}
own-lesson-nobody = Ещё никто не пробовал. Пошлите кому-нибудь ссылку.
own-lesson-make = Сделать из неё урок
own-lesson-change = Изменить урок
own-lesson-make-hint = Урок — это позиция с одной мыслью. Скажите, чего нужно достичь; верен любой путь, который туда приведёт, а за остальных играют спокойные боты. С новой целью урок снова считается нерешённым.
own-lesson-title = Название
own-lesson-text = О чём он
own-lesson-goal = Цель
own-lesson-what = { $number ->
    [1] Что
   *[other] И ещё
}
own-lesson-nothing = –
own-lesson-now = сейчас { $number }
own-lesson-then = после следующих ходов было { $numbers }
own-lesson-at-least = не меньше
own-lesson-in-turns = За сколько ходов
own-lesson-hint = Подсказка
own-lesson-save = Сохранить урок
own-lesson-score = Счёт
own-lesson-line = Очки: { $line }
own-lesson-least = { $what }: не меньше { $number }.
own-lesson-and = { " " }
