### Что произошло, строка за строкой, и почему дальше отменить нельзя.

## Игра и ходы

log-start-drawn = Жребий: первого игрока назовёт { $seat }
log-names-start = { $seat } называет первого игрока: { $first }
log-turn-begins = Раунд { $number }: ходит { $seat }
log-no-action = { $seat } ничего не делает
log-last-turns = Начинаются последние ходы: осталось { $number }
log-shows-counters = { $seat } убирает ширму: { $goods }
log-stalled = Три раунда никто не действовал: игра окончена
log-runs-dry = Раундов, в которых никто не взял поля ни из реестра, ни из мешка: { $number }. Игра окончена
log-game-ends = Игра окончена
log-tie-fields = Очков поровну: решает число полей
log-tie-counters = Очков и полей поровну: решает число фишек на руках
log-tie-shared = Очков, полей и фишек поровну: победа общая

## Поля и урожай

log-harvests = { $seat } убирает { $field }: { $crop }
log-harvests-instead = { $seat } убирает { $field } и берёт взамен: { $crop }
log-leaves-crop = { $seat } убирает { $field } и не берёт фишку
log-harvests-nothing = { $seat } убирает { $field }, но запас пуст
log-extra-crop = { $seat } получает ещё фишку с { $field }: { $crop }
log-takes-crop = { $seat } берёт фишку: { $crop }
log-turns-up = { $seat }: поле { $field } снова засеяно
log-goes-fallow = { $seat }: поле { $field } уходит в залежь
log-places-field = { $seat } кладёт { $field }

## Работники

log-places-worker = { $seat } ставит { CASE($worker, "accusative") } на { $space }
log-ousts-worker = { $seat }: { $worker } уступает место
log-removes-worker = { $seat } снимает { CASE($worker, "accusative") }
log-displaced = { $seat }: { $field } занимает место { CASE($worker, "genitive") }
log-moves-worker = { $seat } переставляет { CASE($worker, "accusative") } на { $space }
log-worker-goes-back = { $seat }: { $worker } уходит из поместья
log-copies = { $seat } ещё раз применяет умение { CASE($worker, "genitive") }

## Склады

log-transfers-own = { $seat } забирает { $field } со своего склада; в запас: { $goods }
log-buys = { $seat } покупает { $field } за { CASE($goods, "accusative") }; продаёт { $from }
log-gets-bid-back = { $seat } возвращает себе ставку: { $goods }
log-pays-stock = { $seat } платит { CASE($goods, "accusative") } в запас
log-offers = { $seat } выставляет { $field }, ставка: { $goods }
log-takes-field = { $seat } берёт { $field } из реестра
log-seizes = { $seat } забирает { $field } и платит { CASE($goods, "accusative") }; лишается поля { $from }

## Мешок, реестр, события

log-draws-field = { $seat } тянет из мешка { $field }
log-registry-filled = В реестр приходит { $field }
log-event-drawn = Событие { $number }: { $event }; вытянул { $seat }
log-event-aside = { $seat } тянет событие и кладёт обратно: { $event }
log-event-ignored = { $seat } тянет событие: { $event }; оно уже не действует
log-events-back = У кого-то меньше семи жетонов: { $first } и { $second } возвращаются в мешок
log-passes-event = { $seat } отказывается: { $event }
log-exchanges = { $seat } меняет { $given } на { $field }; второй участник: { $with }
log-gives = { $seat } отдаёт { $field }; получает { $to }
log-hands-on = { $seat } передаёт { $field } дальше; получает { $to }
log-new-registry = { $seat } обновляет реестр: полей вернулось в мешок: { $number }
log-swaps-registry = { $seat } меняет { $given } на { $field } из реестра
log-repositions = { $seat } переставляет { CASE($worker, "accusative") } на { $space }
log-on-vacation = { $seat }: { $worker } уходит в отпуск
log-windfall = { $seat } раздаёт прибыль: { $to } получает фишку ({ $crop })

## Почему дальше отменить нельзя

barrier-bag = из мешка что-то вытянули
barrier-hands = скрытые фишки открыты
