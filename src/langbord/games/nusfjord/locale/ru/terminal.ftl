### Стол в терминале.

terminal-why-what = О чём вопрос? Например: why build, why A07, why D3.
terminal-rules-how = rules { $chapter } — раздел, rules { $paragraph } — пункт, rules лес — все пункты с этим словом.
terminal-no-card = Карты «{ $word }» нет; cards покажет открытые.
terminal-no-card-near = Карты «{ $word }» нет. Может быть, { $near }?
terminal-signs = Знаки: д — древесина, р — рыба, з — золото, ♣ — лес, · — свободное место или ничего, [ ] — пустой участок.
terminal-usage-card = card A07, A07?
terminal-help-card = карта целиком
terminal-usage-cards = cards, cards B
terminal-help-cards = все открытые карты с полным текстом (A, B, C или E — старейшины)
terminal-help-players = гавани, постройки и советы всех игроков
terminal-usage-rules = rules, rules N4.2
terminal-short-fish = р
terminal-short-wood = д
terminal-short-gold = з
terminal-first =
    1. В каждом раунде у вас трое рабочих. За ход вы ставите одного: введите номер или слово клетки.
    2. Пойманная рыба ждёт в Резерве: «transfer» переносит её в запас, откуда её можно тратить.
    3. «deforest» даёт 5 древесины за лес и освобождает участок; «issue» сразу даёт 2 золота.
    4. Потом — «build»: постройка, на которую хватает (помечена +), или «ship»: корабль ради улова.
    5. Пустой участок и невыпущенная акция в конце стоят по очку. «why СЛОВО» объяснит, «help» покажет команды.
terminal-nusfjord-mixed = { $deck }, смесь { $mixed }
terminal-nusfjord-campaign = партия { $number } кампании
terminal-nusfjord-aim-reached = Кампания выиграна: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $games ->
    [one] { $games } партию
    [few] { $games } партии
   *[many] { $games } партий
} при цели { $aim }.
terminal-nusfjord-aim-missed = Итог кампании: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $games ->
    [one] { $games } партию
    [few] { $games } партии
   *[many] { $games } партий
}; цель, { $aim }, не достигнута.
terminal-nusfjord-aim-ahead = Счёт кампании: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} за { $games ->
    [one] { $games } партию
    [few] { $games } партии
   *[many] { $games } партий
}; цель — { $aim }.
terminal-nusfjord-round = раунд { $round } из { $rounds }
terminal-nusfjord-worker = рабочий { $worker } из { $workers }
terminal-nusfjord-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
terminal-nusfjord-discount-now = акции −{ $gold }з
terminal-nusfjord-in-round = { $round }:
terminal-nusfjord-more-cards = +{ $count }{ $kind }
terminal-nusfjord-hands = по { $count }{ $kind }
terminal-nusfjord-hands-open = C открыты
terminal-nusfjord-discount = акции −{ $gold }з
terminal-nusfjord-actions = Поле действий
terminal-nusfjord-actions-note = с номером — доступно вам сейчас
terminal-nusfjord-stock = На столе
terminal-nusfjord-banquet = Банкетный стол
terminal-nusfjord-banquet-full = все тарелки заполнены
terminal-nusfjord-next-plate = следующая { $fish }р → 1з
terminal-nusfjord-ship = длина { $length } · { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} · осталось { $left }
terminal-nusfjord-market = Акции на поле
terminal-nusfjord-market-price = все за { $gold }з
terminal-nusfjord-none = нет
terminal-nusfjord-face-down = одна закрытая карта
terminal-nusfjord-below = под ним: { $what }
terminal-nusfjord-elders = Старейшины
terminal-nusfjord-elders-note = пригласить — «elder»
terminal-nusfjord-cards = Открытые постройки
terminal-nusfjord-cards-note = { $mark } — вам хватает
terminal-nusfjord-piles = в стопках: A { $a }, B { $b }, C { $c }
terminal-nusfjord-others = (cards покажет все)
terminal-nusfjord-players = (players покажет всё)
terminal-nusfjord-free = даром
terminal-nusfjord-mine = Ваша гавань
terminal-nusfjord-score-now = сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
}
terminal-nusfjord-score-campaign = в этой партии сейчас { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[many] { $points } очков
} · раньше { $past }
terminal-nusfjord-portions = Следующий улов:
terminal-nusfjord-portion-elders = старейшинам { $number }/{ $wanted }
terminal-nusfjord-portion-board = акциям на поле { $number }/{ $wanted }, пропадёт
terminal-nusfjord-portion-rivals = чужим запасам { $number }/{ $wanted }
terminal-nusfjord-portion-own = своим акциям { $number }/{ $wanted }
terminal-nusfjord-portion-reserve = в Резерв { $number }/{ $wanted }
terminal-nusfjord-portion-lost = пропадёт { $number }
terminal-nusfjord-haul-next = { " " }(дальше { $fish }, ещё { $spaces } кл.)
terminal-nusfjord-track = , трек { $taken }/{ $length }
terminal-nusfjord-no-ships = кораблей нет
terminal-nusfjord-moored = пришвартованы:
terminal-nusfjord-forest = лес
terminal-nusfjord-on-board = на поле { $count }
terminal-nusfjord-shares-away = вне запаса: { $where }
terminal-nusfjord-unissued = не выпущено { $count }
terminal-nusfjord-hand-closed = На руках: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}
terminal-nusfjord-used = (использована)
terminal-nusfjord-rivals = Другие
terminal-nusfjord-rival-points = очки
terminal-nusfjord-rival-supply = запас
terminal-nusfjord-rival-reserve = Резерв
terminal-nusfjord-rival-haul = улов
terminal-nusfjord-rival-buildings = постр
terminal-nusfjord-rival-forests = { $forest }
terminal-nusfjord-rival-shares = акций
terminal-nusfjord-rival-hand = рука
terminal-nusfjord-rival-elders = старейшины
terminal-nusfjord-starts = вы первый в раунде
terminal-nusfjord-hand-title = Карты на руках (тайно)
terminal-nusfjord-hand = рука
terminal-nusfjord-first = (первый)
terminal-nusfjord-space-gold = +1 золото
terminal-nusfjord-space-transfer = из Резерва
terminal-nusfjord-space-serve = рыба → зол.
terminal-nusfjord-space-build = постройка
terminal-nusfjord-space-build-2 = постройка
terminal-nusfjord-space-issue = акцию
terminal-nusfjord-space-buy = все акции
terminal-nusfjord-space-deforest = ♣ → древ.
terminal-nusfjord-space-thin = древ. за ♣
terminal-nusfjord-space-reforest = посадка ♣♣
terminal-nusfjord-space-ship = корабль
terminal-nusfjord-space-elder = старейшина
terminal-nusfjord-space-copy = полная кл.
terminal-nusfjord-space-copy-1 = столбец 1
terminal-nusfjord-space-copy-2 = столбец 2
terminal-nusfjord-space-copy-3 = столбец 3

## Действие карт в нескольких знаках

terminal-short-points = { $number } оч.
terminal-short-if = { $points }, { $condition }
terminal-short-any = всегда: { $steps }
terminal-short-once = однократно: { $steps }
terminal-short-when = { $event }: { $steps }
terminal-short-in-reserve = { $goods } в Резерв
terminal-short-upgrade = лучше корабль
terminal-short-plates = заполнить { $number } тарелки
terminal-short-grow = +{ $number } { $sign }
terminal-short-transfer = transfer
terminal-short-feed = накормить старейшин
terminal-short-per = за { $thing }
terminal-short-most = (до { $number })
terminal-event-you-build-a-building = build
terminal-event-you-build-a-ship = ship
terminal-event-you-build-a-sloop = шлюп
terminal-event-you-build-a-cutter = куттер
terminal-event-you-build-a-schooner = шхуна
terminal-event-you-serve-fish = serve
terminal-event-you-serve-a-plate = за тарелку
terminal-event-you-issue-a-share = issue
terminal-event-you-buy-shares = buy
terminal-event-you-deforest = deforest
terminal-event-you-thin-out = thin
terminal-event-you-reforest = reforest
terminal-event-you-take-an-elder = новый старейшина
terminal-event-you-use-an-elder = за старейшину
terminal-event-you-transfer = transfer
terminal-event-you-take-gold = gold
terminal-event-you-copy-an-action = copy
terminal-event-you-pass = pass
terminal-event-an-elder-is-full = старейшина полон
terminal-event-your-reserve-is-emptied = Резерв опустел
terminal-event-your-reserve-is-full = Резерв полон
terminal-event-you-fish = рыбалка
terminal-event-you-come-home = возвращение
terminal-event-the-work-phase-ends = конец работы
terminal-event-another-builds-a-building = соперник строит
terminal-event-another-builds-a-ship = корабль соперника
terminal-event-another-serves-fish = соперник подаёт
terminal-event-another-issues-a-share = соперник выпускает
terminal-event-another-buys-shares = соперник скупает
terminal-event-another-deforests = соперник рубит
terminal-event-another-reforests = соперник сажает
terminal-event-another-takes-an-elder = старейшина соперника
terminal-event-another-passes = соперник пасует
terminal-short-others = соперникам { $goods }
terminal-thing-forest = ♣
terminal-thing-ship = корабль
terminal-thing-sloop = шлюп
terminal-thing-cutter = куттер
terminal-thing-schooner = шхуну
terminal-thing-building = постройку
terminal-thing-a-building = A
terminal-thing-b-building = B
terminal-thing-c-building = C
terminal-thing-elder = старейшину
terminal-thing-share = акцию
terminal-thing-own-share = свою акцию
terminal-thing-foreign-share = чужую акцию
terminal-thing-unissued-share = невыпущ. акцию
terminal-thing-gold = золото
terminal-thing-wood = древесину
terminal-thing-fish = рыбу
terminal-thing-fish-in-reserve = рыбу в Резерве
terminal-thing-wood-in-reserve = древ. в Резерве
terminal-thing-fish-on-elders = рыбу у старейшин
terminal-thing-empty-space = пустой участок
terminal-thing-wooded-space = уч. под лесом
terminal-thing-filled-plate = полную тарелку
terminal-thing-free-track-space = своб. клетку трека
terminal-thing-round-left = оставш. раунд
terminal-thing-haul = улов
terminal-thing-column = столбец
terminal-thing-other-player = соперника
terminal-thing-ship-of-others = корабль соперников
terminal-thing-building-of-others = постройку соперников
terminal-thing-share-on-the-board = акцию на поле
terminal-rule-wood-limit = предел древесины { $number }
terminal-rule-reserve-limit = предел Резерва { $number } рыб
terminal-rule-plates-cost-less = тарелки −{ $number }р
terminal-rule-ships-cost-wood-less = корабли −{ $number }д
terminal-rule-schooner-for-gold = шхуна за { $number }з
terminal-rule-shares-cost-less = buy −{ $number }з
terminal-rule-issuing-pays = issue даёт { $number }з
terminal-rule-deforest-gives = deforest даёт { $number }д
terminal-rule-thin-out-adds = thin +{ $number }д
terminal-rule-council-of = совет из { $number }
terminal-rule-full-elder-keeps = полный старейшина даёт { $number }р
terminal-rule-elders-eat-at-home = старейшины едят и вашу рыбу
terminal-rule-own-shares-first = рыба сперва на свои акции
terminal-rule-reserve-gold-scores = золото в Резерве идёт в счёт
terminal-rule-unissued-shares-are-free = невыпущенные акции без штрафа
terminal-rule-empty-spaces-are-free = { $number } пустых участка без штрафа
terminal-rule-moored = не занимает участка
terminal-rule-transfer-is-always-open = transfer, даже если занято
