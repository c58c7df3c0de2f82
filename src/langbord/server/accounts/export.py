"""All that is stored of somebody, for themselves: one file. What opens something (hashes of passwords and tokens, the
other half of links) is no data about them and is left out, and so is what is hidden from them at a table.

Every model that names a person is here or in `LEFT_OUT`; a test holds it to that.
"""

from __future__ import annotations

from typing import Any, Final

from allauth.account.models import EmailAddress
from django.contrib.auth.models import User
from django.db.models import Field, ForeignKey, ForeignObjectRel, Model

from langbord import __version__
from langbord.server.models import Person, Table

#: By the name of the model and of the field that names the person: what is told, field by field.
TOLD: Final[dict[str, tuple[str, ...]]] = {
    "apitoken.person": ("name", "scopes", "created", "used", "expires"),
    "block.by": ("made",),
    "channel.person": ("kind", "made", "last", "failing"),
    "chat.person": ("table", "name", "text", "at"),
    "entrant.person": ("tournament", "name", "left"),
    "lessonprogress.person": (),
    "letter.person": ("kind", "address", "state", "made"),
    "note.person": ("table", "text"),
    "notice.person": ("mail", "address", "after", "hour", "zone", "quiet_from", "quiet_to"),
    "ownedition.owner": (),
    "presence.person": ("table", "seen"),
    "rating.person": ("game", "seats", "mu", "sigma", "played"),
    "report.by": ("table", "name", "reason", "text", "made", "closed"),
    "seat.invited": ("table", "number", "name"),
    "seat.person": ("table", "number", "name", "conceded", "helped", "hints"),
    "seatlink.person": ("table", "made"),
    "sharedposition.owner": ("game", "seats", "options", "lesson", "opened"),
    "solo.person": ("table", "game", "day", "score", "reached"),
    "table.owner": ("name", "game", "seats", "options", "state", "listed", "pace", "ending", "scores", "created"),
    "tournament.owner": ("title", "game", "seats", "form", "rounds", "days", "rated", "state", "created"),
    "world.owner": ("name", "game", "seats", "options", "figures"),
}
#: What others have told or wish, what they decided, and what stands elsewhere in the file.
LEFT_OUT: Final = frozenset(
    {"block.blocked", "report.about", "report.judge", "sealededition.owners", "sealededition_owners.person"}
)
ABOUT: Final = ("name", "language", "theme", "confirm", "sound", "forced", "pace", "coached", "muted", "created")
#: Fields that are never told where all of a model are (an empty list above).
SECRET: Final = frozenset({"id", "hash", "token", "key", "person", "owner"})


def of(person: Person) -> dict[str, Any]:
    """The file."""
    told: dict[str, Any] = {"langbord": __version__, "person": {name: getattr(person, name) for name in ABOUT}}
    if isinstance(person.user, User):
        user = person.user
        addresses = EmailAddress.objects.filter(user=user).values("email", "verified", "primary")
        told["account"] = {
            "name": user.get_username(),
            "email": user.email,
            "joined": user.date_joined,
            "last_login": user.last_login,
            "addresses": list(addresses),
        }
    for place, model, field in relations():
        if place in TOLD:
            rows = model._default_manager.filter(**{field.name: person}).order_by("pk")
            told[place] = [_row(row, TOLD[place]) for row in rows]
    finished = Table.objects.filter(places__person=person, state=Table.OVER, imported=False).distinct()
    told["records"] = [f"/t/{name}/record" for name in finished.values_list("pk", flat=True)]
    return told


def relations() -> list[tuple[str, type[Model], Field[Any, Any]]]:
    """Everything that names a person, by the names of the model and the field."""
    found = []
    for relation in Person._meta.get_fields(include_hidden=True):
        if isinstance(relation, ForeignObjectRel):
            model: type[Model] = relation.related_model
            found.append((f"{model._meta.model_name}.{relation.field.name}", model, relation.field))
    return sorted(found, key=lambda one: one[0])


def _row(row: Model, names: tuple[str, ...]) -> dict[str, Any]:
    own = {field.name: field for field in row._meta.concrete_fields}
    return {name: _value(row, own[name]) for name in names or [one for one in own if one not in SECRET]}


def _value(row: Model, field: Field[Any, Any]) -> Any:
    value = getattr(row, field.attname)
    if isinstance(field, ForeignKey) and field.related_model is Person:
        return None  # somebody else
    return value
