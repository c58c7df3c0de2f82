### What has changed since a player's last turn.

change-ending = The tenth event is out: the last turns begin
change-counters = Your counters: { $goods }
change-fields-gone = { $number ->
    [one] A field has left your board: { $fields }
   *[other] Fields have left your board: { $fields }
}
change-fields-new = New on your board: { $fields }
change-ripe = Ripe again: { $fields }
change-worker-gone = { $worker } has left your board
change-worker-moved = { $worker } now stands on { $field }
change-sold = { $number ->
    [one] { $fields } was taken from your store
   *[other] { $fields } were taken from your store
}
change-offered = { $seat } offers { $fields }
change-rival-fields = { $seat } has { $number ->
    [one] a new field
   *[other] new fields
}: { $fields }
change-rival-harvest = { $seat } has harvested { $fields }
change-rival-workers = { $seat } has placed { $number ->
    [one] a worker
   *[other] workers
}: { $workers }
change-events = { $number ->
    [one] Event: { $events }
   *[other] Events: { $events }
} ({ $track } on the track)
change-events-back = At the seventh event somebody had fewer than seven fields and workers: two events went back into the bag
change-registry = New in the registry: { $fields }
change-townsfolk-gone = Gone from the town: { $workers }
change-townsfolk-free = Free in the town again: { $workers }
