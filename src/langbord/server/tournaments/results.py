"""What a table of a tournament has given, when it is over."""

from __future__ import annotations

from django.db import transaction

from langbord.engine.game import places_by_score
from langbord.server.models import Pairing, Table
from langbord.server.tournaments import standings


def note_end(table: Table) -> None:
    """A table is over, or closed: what it gives is written down, and after the commit
    the tournament goes on."""
    found = Pairing.objects.filter(table=table, points__isnull=True).first()
    if found is None:
        return
    if table.state == Table.OVER and table.ending != "agreed" and table.scores is not None:
        places = places_by_score(table.scores, table.winners or [])
        conceded = set(table.places.filter(conceded=True).values_list("number", flat=True))
        found.points = standings.points_of(
            [len(places) if seat in conceded else place for seat, place in enumerate(places)]
        )
        found.scores = table.scores
    else:
        found.points = [0.5] * len(found.entrants)  # without a result
    found.save(update_fields=["points", "scores"])
    tournament = found.tournament_id

    def go_on() -> None:
        from langbord.server.tournaments import progress  # which makes tables, and so stands above what ends them

        progress.go_on(tournament)

    transaction.on_commit(go_on)
