### Уведомления: страница, где их включают, уведомления браузера и письма.

notices = Уведомления
notices-page-title = Уведомления · Langbord
notices-tagline = Чтобы игра не стояла, пока вы заняты другим. Пока вы сами не попросите, ничего приходить не будет.
notices-rule = Ход ждёт вас, если из-за него ждёт другой человек. Ботам спешить некуда.

## В этом браузере

notices-browser = В этом браузере
notices-browser-hint = Пока хоть в одной вкладке открыт Langbord, браузер сообщит, когда настанет ваш ход. А в заголовке вкладки всегда видно, за сколькими столами вас ждут.
notices-browser-on = Включить
notices-browser-off = Выключить
notices-browser-is-on = В этом браузере уведомления включены.
notices-browser-is-off = В этом браузере уведомления выключены.
notices-browser-denied = Браузер не разрешает этому сайту присылать уведомления. Разрешить их можно в настройках браузера, рядом с адресом страницы.
notices-browser-never = Этот браузер не показывает уведомлений со страниц, но число ожидающих столов в заголовке вкладки останется.
notices-browser-script = Для этого нужен JavaScript.
notices-example = Вот так вы узнаете,
notices-example-text = что настал ваш ход.
notices-your-turn = { $game }: ваш ход
notices-invited = { $game }: вас приглашают
notices-with = За столом: { $names }

## Без открытой страницы

notices-push = Когда страница закрыта
notices-push-hint = Телефон или компьютер сообщит о ходе, даже если Langbord закрыт. Сообщение идёт через службу вашего браузера, но прочесть его она не может. На iPhone и iPad сначала добавьте Langbord на экран «Домой».
notices-push-is-on = Этот браузер сообщает о ходах и при закрытой странице.
notices-push-is-off = В этом браузере это выключено.
notices-push-is-failed = Не получилось: служба вашего браузера недоступна.

## Discord и программы

notices-hooks = Discord и программы
notices-hooks-hint = Langbord может написать в канал Discord или обратиться к вашей программе, когда ждёт ваш ход, а вас нет за столом.
notices-hooks-account = Для этого нужна учётная запись.
notices-hook-kind = Кому сообщать?
notices-hook-discord = Discord
notices-hook-hook = Программа
notices-hook-address = Адрес вебхука
notices-hook-address-hint = В Discord: «Настроить канал» → «Интеграция» → «Вебхуки» → «Копировать URL вебхука». Программа получит JSON с подписью.
notices-hook-secret = Ключ подписи:
notices-hook-add = Добавить
notices-hook-try = Проверить
notices-hook-end = Убрать
notices-hook-last-sent = Последнее сообщение дошло.
notices-hook-last-failed = Последнее сообщение не дошло, отправим ещё раз.
notices-hook-last-refused = Последнее сообщение там не приняли.
notices-said-hook = Добавлено. Нажмите «Проверить», чтобы увидеть, доходит ли.
notices-said-tried = Сообщение отправлено. Обновите страницу, чтобы узнать, дошло ли оно.
notices-said-ended = Убрано. Туда больше ничего не придёт.

## По почте

notices-mail = По почте
notices-mail-account = Для писем нужна учётная запись: тогда ссылка из письма на любом устройстве приведёт на ваше место.
notices-mail-how = Когда писать?
notices-mail-off = Никогда
notices-mail-off-hint = Никаких писем.
notices-mail-turn = Когда ждёт ход
notices-mail-turn-hint = Одно письмо на ход, если вас нет за столом.
notices-mail-digest = Раз в день
notices-mail-digest-hint = Одно письмо обо всех столах, где вас ждут.
notices-address = Адрес почты
notices-address-confirmed = Адрес подтверждён.
notices-address-hint = Сначала мы пришлём ссылку, чтобы подтвердить адрес. Его никто не увидит.
notices-address-unconfirmed = Мы отправили письмо на { $address }. Сообщать о ходах начнём, когда вы откроете ссылку из него; она действует три дня.
notices-address-again = Прислать ссылку ещё раз
notices-printed = Почтовый сервер здесь не настроен: письма печатаются там, где запущен Langbord.
notices-after = Через сколько?
notices-after-minutes = { $number } мин
notices-after-hours = { $number } ч
notices-after-hint = Столько времени ждёт ход, а вас нет за столом.
notices-hour = В котором часу?
notices-zone = Ваш часовой пояс
notices-quiet = Тихие часы
notices-quiet-hint = В это время писем не будет, они придут позже.
notices-quiet-from = С
notices-quiet-to = До
notices-save = Сохранить
notices-said-saved = Сохранено.
notices-said-off = Сохранено. Писем не будет.
notices-said-sent = Сохранено. Теперь откройте ссылку, которую мы вам прислали.
notices-said-enough = Сохранено, но ссылок на этот адрес сегодня отправлено уже достаточно. Поищите одну из них или попробуйте завтра.

## Ссылки в письмах

notices-confirm-title = Это ваш адрес?
notices-confirm-text = Тогда на { $address } будут приходить письма, когда ждёт ваш ход.
notices-confirm-button = Да, подтвердить
notices-confirmed-title = Адрес подтверждён
notices-confirmed-text = Теперь на { $address } будут приходить письма, когда ждёт ваш ход.
notices-confirm-taken-title = Не получилось
notices-confirm-taken-text = { $address } уже подтверждён для другой учётной записи.
notices-confirm-old-title = Ссылка устарела
notices-confirm-old-text = Ссылка для подтверждения адреса действует три дня. Новую можно запросить на странице уведомлений.
notices-stop-title = Больше не писать?
notices-stop-text = Писем об ожидающих ходах больше не будет. Ваши игры продолжаются.
notices-stop-button = Больше не писать
notices-stopped-title = Готово
notices-stopped-text = Писем об ожидающих ходах больше не будет. Ваши игры продолжаются.
notices-to-page = К уведомлениям

## Письма

letter-hello = Здравствуйте, { $name }!
letter-hello-you = Здравствуйте!
letter-confirm-subject = Подтвердите адрес для Langbord
letter-confirm = Кто-то, скорее всего вы, хочет получать на этот адрес письма с { $host }, когда подходит его ход.
letter-confirm-account = Кто-то, скорее всего вы, указал этот адрес для новой учётной записи на { $host }.
letter-confirm-action = Если это были вы, подтвердите адрес:
letter-taken = Кто-то, скорее всего вы, хочет получать на этот адрес письма с { $host }, когда подходит его ход. Но этот адрес там уже принадлежит другой учётной записи, поэтому он не добавлен.
letter-taken-account = Кто-то, скорее всего вы, указал этот адрес для новой учётной записи на { $host }. Он уже принадлежит там другой учётной записи, поэтому не добавлен. Если вы забыли пароль от неё, его можно сменить на странице входа.
letter-reset-subject = Новый пароль для Langbord
letter-reset = Кто-то, скорее всего вы, хочет задать новый пароль для учётной записи { $name } на { $host }.
letter-reset-action = Если это были вы, задайте его здесь:
letter-not-you = Если это были не вы, ничего делать не нужно: больше писем не будет.
letter-one = Вашего хода ждёт одна игра.
letter-invited = Вас приглашают сыграть.
letter-many = { $number ->
    [one] Вашего хода ждёт { $number } игра.
    [few] Вашего хода ждут { $number } игры.
   *[many] Вашего хода ждут { $number } игр.
}
letter-since = Ждут с { $date }
letter-to-table = К столу
letter-why = Вы получили это письмо, потому что просили Langbord сообщать о ваших ходах.
letter-settings = Другое время, раз в день, тихие часы:
letter-stop = Больше не получать писем, одним нажатием:
letter-settings-link = Настроить уведомления
letter-stop-link = Больше не писать

## Отказы

refused-bad-address = Это не похоже на адрес почты.
refused-account-needed = Для писем нужна учётная запись: создайте её или войдите.
refused-bad-hook = На такой адрес сообщение не отправить.
refused-private-hook = Этот адрес — в закрытой сети, туда сервер ничего не отправляет.
refused-no-hooks = На другие адреса этот сервер ничего не отправляет.
refused-no-push = Этот сервер не присылает сообщений в браузеры.
refused-hooks-account = Для сообщений в Discord и программы нужна учётная запись: создайте её или войдите.
refused-enough-channels = Таких адресов у вас уже { $number }; сначала уберите один.
