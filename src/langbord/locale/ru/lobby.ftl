### Слова лобби, настроек и учётных записей, и что читает игрок, когда что-то не вышло.

## Игры


## Главная страница

lobby-page-title = Langbord: настольные игры за одним длинным столом
lobby-skip = Перейти к содержанию
lobby-home = Langbord, в лобби
lobby-heading = Во что сыграем?
lobby-tagline = С ботами, вместе за одним экраном или с друзьями по ссылке. Регистрация не нужна.
lobby-footer = Langbord по-норвежски — длинный стол. Правила соблюдаются сами, и любой запрет можно объяснить.
lobby-seats = Игроки
lobby-play-now = Играть
lobby-play-hint = «Играть» — сразу за стол со спокойными ботами, а если игрок один, то в одиночку. Всё остальное выбирается за новым столом.
lobby-new-table = Новый стол
lobby-book-language = книга на английском

## Мои столы и чужие

lobby-waiting = { $number ->
    [1] Вас ждут за одним столом
    [one] Вас ждут за { $number } столом
   *[other] Вас ждут за { $number } столами
}
lobby-take-turn = Сделать ход
lobby-can-go-on = { $number ->
    [1] Можно продолжить игру
    [one] Можно продолжить { $number } игру
    [few] Можно продолжить { $number } игры
   *[many] Можно продолжить { $number } игр
}
lobby-go-on = Продолжить
lobby-mine = Мои столы
lobby-mine-empty = Вы пока не сидите ни за одним столом. Нажмите «Играть» — и можно делать первый ход.
lobby-open = Открытые столы
lobby-open-empty = Сейчас никто не ищет компанию. Откройте стол, и к вам сможет подсесть любой прохожий.
lobby-watch = Можно посмотреть
lobby-watch-empty = Пока тихо: открытых для зрителей игр нет.
lobby-past = Сыгранное
lobby-past-empty = Здесь будут храниться ваши законченные игры и их результаты.
lobby-your-turn = Ваш ход
lobby-their-turn = Ходит { $name }
lobby-free-seats = { $number ->
    [one] { $number } свободное место
    [few] { $number } свободных места
   *[many] { $number } свободных мест
}
lobby-sit-down = Сесть за стол
lobby-won = Победа
lobby-shared = Общая победа
lobby-lost = Поражение
lobby-nobody-won = Никто не победил
lobby-solo-over = Сыграно
lobby-imported = Загружена из файла
lobby-conceded = Закончено сдачей
lobby-agreed = Закончено по согласию
lobby-open-seat = Свободно
lobby-bot-calm = Спокойный бот
lobby-bot-curious = Любопытный бот
lobby-bot-steady = Уверенный бот
lobby-bot-keen = Смекалистый бот
lobby-bot-sharp = Проницательный бот
lobby-bot-master = Бот-мастер
lobby-levels = Чего ждать от ботов
lobby-level-calm = Для первой партии: явных глупостей не делает, но и плана у него нет.
lobby-level-curious = Обычно берёт то, что выгоднее прямо сейчас, а иногда просто пробует что-нибудь.
lobby-level-steady = Всегда берёт то, что выгоднее прямо сейчас. Новичков обыгрывает.
lobby-level-keen = Немного заглядывает вперёд и учитывает ваши ответы.
lobby-level-sharp = Целую секунду обдумывает множество вариантов того, как пойдёт игра.
lobby-level-master = Обдумывает их две секунды: сильнее в этом доме никого нет.
lobby-at-leisure = Не спеша
lobby-live = Вживую

## Загрузка записи партии

lobby-import-title = Загрузить запись партии
lobby-import-file = Выбрать файл записи
lobby-no-file-yet = Файл не выбран
lobby-import-send = Выложить на стол
lobby-import-hint = Файл, скачанный после игры или сохранённый в терминале, или отчёт об ошибке. Законченную партию можно пересмотреть, незаконченная продолжится здесь, и на всех местах будете вы.
lobby-import-no-file = Сначала выберите файл записи.
lobby-import-too-large = Файл больше любой записи: предел — 400 кБ.
lobby-import-too-long = В файле больше ходов, чем бывает в партии.
lobby-import-no-record = В отчёте нет записи: его сделал зритель, или это был расклад дня.
lobby-import-not-record = В этом файле нет записи партии.
lobby-import-not-sound = Запись не прошла проверку: { $detail }
lobby-import-unplayable = Запись начинается с положения, которого в игре не бывает.

## Новый стол

lobby-new-title = Новый стол: { $game }
lobby-new-seats = Сколько игроков?
lobby-new-who = Кто где сидит?
lobby-new-seat = Место { $number }
lobby-seat-me = Я
lobby-seat-open = Свободно
lobby-seat-same = Рядом
lobby-seat-same-hint = «Рядом» — тот, кто играет с вами на этом же устройстве. На свободные места садятся по ссылке-приглашению.
lobby-seat-name = Имя
guest-name = Гость
guest-name-at = Гость { $number }
lobby-new-options = Игра
lobby-new-listed = Кого пускать?
lobby-listed-no = Только по ссылке
lobby-listed-no-hint = Ссылку-приглашение вы отправите друзьям сами.
lobby-listed-yes = Всех
lobby-listed-yes-hint = Стол виден в лобби: за него можно сесть или посмотреть игру.
lobby-new-pace = В каком темпе?
lobby-pace-live = Вживую
lobby-pace-live-hint = Все на месте до самого конца.
lobby-pace-leisure = Не спеша
lobby-pace-leisure-hint = Ход от случая к случаю, хоть несколько дней.
lobby-create = Открыть стол
lobby-back = Вернуться в лобби

## Приглашение

lobby-invite-title = Садитесь играть: { $game }
lobby-invite-from = { $name } приглашает вас в игру
lobby-invite-nobody = Вас приглашают в игру
lobby-invite-name = Ваше имя
lobby-invite-name-hint = Больше ничего не нужно: ни регистрации, ни пароля.
lobby-invite-as = Вы садитесь за стол как { $name }.
lobby-invite-accept = Сесть за стол
lobby-invite-full = Все места за этим столом уже заняты, но игру можно посмотреть.
lobby-invite-watch = Смотреть игру

## Настройки

settings = Настройки
settings-name = Имя
settings-language = Язык
settings-language-part = на английском: { $games }
settings-theme = Цвета
settings-theme-auto = Авто
settings-theme-light = Светлые
settings-theme-dark = Тёмные
settings-pace = Как быстро ходят боты
settings-pace-slow = Медленно
settings-pace-normal = Обычно
settings-pace-instant = Сразу
settings-confirm = Подтверждать ходы
settings-confirm-hint = Законченный ход можно отменить, пока вы его не подтвердили.
settings-forced = Делать за меня вынужденные ходы
settings-forced-hint = Если после моего щелчка ответить можно лишь одним способом, ответ даётся сам. «Назад» отменяет и то и другое.
settings-sound = Звук
settings-sound-hint = Сигнал, когда наступает ваш ход.
settings-tips = Советы новичку
settings-tips-hint = В первой партии: на что смотреть и зачем.
settings-save = Сохранить
settings-guest = Вы играете как гость. С учётной записью ваши столы будут с вами на любом устройстве.

## Учётные записи

settings-sign-in = Войти
settings-sign-in-hint = Ещё нет учётной записи?
settings-sign-up = Создать учётную запись
settings-sign-up-hint = Ваши гостевые игры останутся с вами. Уже есть учётная запись?
settings-sign-out = Выйти
settings-sign-out-hint = Играть можно и дальше, как гость; ваши столы останутся за учётной записью.
settings-password = Сменить пароль
settings-password-changed = Пароль изменён.

## Когда что-то пошло не так

lobby-404-title = Здесь ничего нет
lobby-404 = Эту страницу унесло в море — или ссылка потеряла букву по дороге.
lobby-500-title = Что-то сломалось
lobby-500 = Ошибка на нашей стороне. Ваши столы целы: каждый ход сохраняется раньше, чем становится виден.
lobby-403-title = Страница была открыта слишком долго
lobby-403 = Ради безопасности форму нужно отправить ещё раз. Вернитесь назад, обновите страницу и попробуйте снова; куки должны быть разрешены.
lobby-refused-title = Не получилось
refused-bad-request = Сервер не понял запрос. Обновите страницу и попробуйте снова.
refused-by-invite-only = За этот стол садятся только по ссылке-приглашению.
refused-cannot-undo = Назад нельзя: { $why }.
refused-database-away = Сервер на мгновение потерял связь с базой данных. Попробуйте ещё раз чуть позже.
refused-edition = Сервер не может прочитать карты или книгу этой игры. Причину администратор найдёт в журнале сервера.
refused-illegal = Ход «{ $word }» сейчас невозможен. { $why }
refused-muted = На этом сервере вам нельзя писать в чат.
refused-no-open-seat = Все места заняты.
refused-no-standing-answer = На этот вопрос нельзя ответить заранее или нельзя ответить именно так.
refused-no-such-word = Слова «{ $word }» в этой игре нет.
refused-not-your-table = Вы не сидите за этим столом.
refused-nothing-to-confirm = Законченного хода, который нужно подтвердить, нет.
refused-no-such-position = Такой позиции нет. Возможно, её удалили.
refused-position-outdated = В нынешней версии эту позицию уже не сыграть.
refused-position-not-asked = Сохранить можно только момент, когда спрашивают вас.
refused-position-rated = Здесь ещё идёт партия на рейтинг. Подождите, пока она кончится.
refused-too-many-positions = У вас уже столько позиций, сколько можно хранить. Сначала удалите лишние.
refused-lesson-no-title = Уроку нужно название.
refused-lesson-no-goal = Уроку нужна цель из списка, с числом.
refused-lesson-goal-met = Эта цель уже достигнута. Потребуйте больше.
refused-lesson-game-runs = Партия ещё идёт. Урок из неё можно сделать, когда она кончится.
refused-seat-not-yours = Это не ваше место.
refused-option-seats = { $option }: «{ $value }» не годится, если { $seats ->
    [1] игрок один
   *[other] игроков { $seats }
}.
refused-stale = Тем временем положение на столе изменилось. Вот как оно выглядит сейчас.
refused-table-has-begun = Игра уже началась.
refused-table-not-begun = Игра ещё не началась.
refused-table-not-over = Игра ещё не окончена.
refused-table-over = Игра окончена.
refused-too-fast = Слишком быстро. Попробуйте ещё раз через мгновение.
refused-curtain-down = Сначала скажите, кто сейчас за экраном: эта сторона ещё закрыта.
refused-turn-finished = Ваш ход уже закончен: подтвердите его или верните что-нибудь назад.

## Уйти навсегда

farewell = Удалить мою учётную запись
farewell-guest = Забыть меня
farewell-title = Удалить учётную запись?
farewell-guest-title = Забыть этого гостя?
farewell-goes = Исчезнут ваше имя, всё, что вы писали в чатах и заметках, ваши миры, места в списках лучших и адреса. Вернуть их не сможет никто.
farewell-stays = Партии, где играли и другие, останутся, а на вашем месте будет «Гость». В незаконченных за вас доиграет бот, а там, где играть больше не с кем, партия закончится.
farewell-password = Ваш пароль
farewell-wrong-password = Это не пароль от этой учётной записи.
farewell-moderator = Учётную запись модератора удаляет другой модератор.
farewell-go = Удалить всё
farewell-stay = Пожалуй, останусь
