### Что произошло, строка за строкой, и почему дальше отменить нельзя.

log-round-begins = Начинается раунд { $number }
log-phase-begins = { $phase }
log-event = Событие: { $event }
log-places-worker = { $seat } посылает рабочего: { $space }
log-passes = { $seat } пропускает ход
log-gains = { $seat } получает { CASE($goods, "accusative") }
log-pays = { $seat } отдаёт { CASE($goods, "accusative") }
log-takes-house = { $seat } берёт теплицу: { $house } (грядок: { $number })
log-random-empty = { $seat }: случайных теплиц не осталось
log-discards-house = { $seat } сбрасывает теплицу: { $house }
log-gives-house = { $seat } отдаёт теплицу: { $house }; получает { $other }
log-takes-card = { $seat } берёт карту: { $card }
log-stack-good = { $seat } берёт овощ из стопки: { $good }
log-shares-card = { $seat } делит карту: { $card }; с кем: { $other }
log-seeds = { $seat } засаживает: { $house } ({ $good }, { $number })
log-harvests = { $seat } собирает { CASE($good, "accusative") }: { $house }
log-plants = { $seat } сажает { CASE($good, "accusative") }: { $house }
log-acts = { $seat } применяет: { $source }
log-uses = { $seat } использует карту: { $card }
log-advances-free = { $seat } немедленно продвигается к столу «{ $good } { $number }»
log-advances-paid = { $seat } продвигается за плату к столу «{ $good } { $number }»
log-advances-bonus = { $seat } использует бонус и продвигается к столу «{ $good } { $number }»
log-advances-by-card = { $seat } продвигается к столу «{ $good } { $number }»
log-stops = { $seat } останавливается

barrier-random-greenhouse = открыта случайная теплица
barrier-event = открыто событие
log-start-drawn = Жребий: первого игрока назовёт { $seat }
log-names-start = { $seat } называет первого игрока: { $first }
log-adjusts = { $source }, вручную — { $whose }: { $change }
log-adjust-refused = { $seat } не соглашается: сделанное вручную отменено («{ $source }»)
