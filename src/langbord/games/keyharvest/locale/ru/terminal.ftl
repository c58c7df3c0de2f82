### Стол в терминале.

terminal-why-what = О чём вопрос? Например: why transfer, why G, why D3.
terminal-rules-how = rules { $chapter } — раздел, rules { $paragraph } — пункт, rules урожай — все пункты с этим словом.
terminal-no-card = Нет ни поля, ни работника, ни события «{ $word }»; cards покажет работников и события.
terminal-no-card-near = Нет ни поля, ни работника, ни события «{ $word }». Может быть, { $near }?
terminal-usage-card = card G, C4?
terminal-help-card = работник, событие или поле подробно
terminal-usage-cards = cards, cards E
terminal-help-cards = что умеют работники (W) и что делают события (E)
terminal-help-players = поместья и фишки всех игроков
terminal-usage-rules = rules, rules K5.3
terminal-signs =
    Знаки: { terminal-keyharvest-letter-hops } — хмель, { terminal-keyharvest-letter-vegetables } — овощи, { terminal-keyharvest-letter-cider } — яблоки, { terminal-keyharvest-letter-wine } — вино, { terminal-keyharvest-letter-wheat } — пшеница; строчная буква — поле убрано.
    { terminal-keyharvest-signs }
    В списках: 4+2 — две самые большие группы, (C4·{ terminal-keyharvest-letter-hops }) — отдельное поле, которое могут забрать, 2? — фишки, которых никто не видел, + — ставка, которую вы можете оплатить.
terminal-first =
    1. За ход — до двух действий из четырёх: harvest, worker, transfer, offer.
    2. «harvest» приносит по фишке со скольких угодно полей одной группы; поля переворачиваются (строчные буквы).
    3. «offer» выставляет поле из реестра на ваш склад со ставкой. Со следующего хода «transfer» переносит его в поместье, на участок с его номером, — если соперник не заплатил вам те же фишки и не забрал его раньше.
    4. «worker» ставит работника туда, где рядом хватает полей (цифры в поместье). Умение срабатывает один раз.
    5. Очки: работники, самая большая группа, вторая — вдвойне, культуры, которых у вас больше всех. После десятого события — последние ходы. «why СЛОВО» объяснит, «help» покажет команды.
terminal-keyharvest-letter-hops = Х
terminal-keyharvest-letter-vegetables = О
terminal-keyharvest-letter-cider = Я
terminal-keyharvest-letter-wine = В
terminal-keyharvest-letter-wheat = П
terminal-keyharvest-signs = C4* реестр · C4$ склад · 2: полей рядом · -: у работника · A/1 работник · [ ] выбор
terminal-keyharvest-round = раунд { $round }
terminal-keyharvest-over = игра окончена
terminal-keyharvest-action = действие { $number } из { $of }
terminal-keyharvest-events = События
terminal-keyharvest-track = { $count } из { $spaces }
terminal-keyharvest-bag = в мешке { $fields ->
    [one] { $fields } поле
    [few] { $fields } поля
   *[many] { $fields } полей
}, { $events ->
    [one] { $events } событие
    [few] { $events } события
   *[many] { $events } событий
}
terminal-keyharvest-check = «?»: здесь у каждого должно быть жетонов: { $number }
terminal-keyharvest-last = Последние ходы, осталось { $count }:
terminal-keyharvest-last-after = После этого хода последние ходы, всего { $count }:
terminal-keyharvest-dry = Ходов с тех пор, как из реестра или мешка взяли поле: { $count }. При { $most } игра закончится.
terminal-keyharvest-idle = Ходов подряд без действий: { $count }. На { $most } игра закончится.
terminal-keyharvest-registry = Реестр
terminal-keyharvest-fallow = в залежи { $count }
terminal-keyharvest-none = пусто
terminal-keyharvest-workers = Работники
terminal-keyharvest-workers-note = ваши батраки A–F и горожане; E/3 — работник E ранга 3
terminal-keyharvest-workers-short = (cards W — что они умеют)
terminal-keyharvest-mine = Ваше поместье
terminal-keyharvest-points = { $total ->
    [one] { $total } очко
    [few] { $total } очка
   *[many] { $total } очков
}: работники { $workers }, группы { $largest } + { $second }, культуры { $crops }
terminal-keyharvest-counters = Фишки
terminal-keyharvest-held = Фишки: на руках, запас
terminal-keyharvest-came = Последние события
terminal-keyharvest-unknown = неизвестных (?): { $count }
terminal-keyharvest-secret = ваша тайна: { $crops }
terminal-keyharvest-players = Игроки
terminal-keyharvest-column-total = очки
terminal-keyharvest-column-groups = земля
terminal-keyharvest-column-tiles = всего
terminal-keyharvest-column-workers = работники
terminal-keyharvest-column-held = фишки
terminal-keyharvest-column-store = склад: ставка
terminal-keyharvest-fields = поля
terminal-keyharvest-store = Склад
terminal-keyharvest-would-be = { $size ->
    [1] у вас будет отдельным
   *[other] получится группа из { $size }
}
terminal-keyharvest-seen = (уже было)
terminal-keyharvest-put-back = (было и вернулось в мешок)
terminal-keyharvest-tie-fields = Очков поровну: решило число полей.
terminal-keyharvest-tie-counters = Очков и полей поровну: решило число фишек на руках.
terminal-keyharvest-tie-shared = Очков, полей и фишек поровну.
terminal-keyharvest-at = { $seat }: участок { $space }
terminal-keyharvest-in-town = в городе, доступен всем
terminal-keyharvest-nowhere = ни в одном поместье
terminal-keyharvest-on-board = в поместье ({ $seat })
terminal-keyharvest-in-store = на складе ({ $seat })
terminal-keyharvest-in-registry = в реестре
terminal-keyharvest-in-fallow = в залежи, вышло из игры
terminal-keyharvest-in-moving = переходит из рук в руки
terminal-keyharvest-in-bag = в мешке
