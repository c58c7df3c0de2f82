"""Moderation: close a table, mute and ban people.

Moderators may play too, so nothing here tells what a seat cannot see: the key of a shuffle and the words of the moves
are shown only of games that are over, and of the deal of the day when the day is over too; drafts never.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from django.contrib import admin, messages
from django.db.models import QuerySet
from django.forms import ModelForm
from django.http import HttpRequest

from langbord.server.accounts import bans, removal
from langbord.server.leaderboards import daily
from langbord.server.models import Chat, Person, Seat, Table
from langbord.server.tables import endings
from langbord.server.tables.errors import Refused

if TYPE_CHECKING:  # Django's own classes take no parameters
    SeatInline = admin.TabularInline[Seat, Table]
    ChatInline = admin.TabularInline[Chat, Table]
    TableModelAdmin = admin.ModelAdmin[Table]
    PersonModelAdmin = admin.ModelAdmin[Person]
else:
    SeatInline = ChatInline = admin.TabularInline
    TableModelAdmin = PersonModelAdmin = admin.ModelAdmin


class SeatsOfTable(SeatInline):
    """Who sits where."""

    model = Seat
    fields = ("number", "name", "person", "bot", "conceded", "agrees_to_end")
    readonly_fields = fields
    can_delete = False
    extra = 0

    def has_add_permission(self, request: HttpRequest, obj: Table | None = None) -> bool:
        return False


class ChatOfTable(ChatInline):
    """What was said; a line can be removed."""

    model = Chat
    fields = ("at", "name", "person", "text")
    readonly_fields = fields
    extra = 0

    def has_add_permission(self, request: HttpRequest, obj: Table | None = None) -> bool:
        return False


@admin.register(Table)
class TableAdmin(TableModelAdmin):
    """Tables are read, and closed. Their moves are the truth: nobody edits or deletes them."""

    list_display = ("name", "game", "state", "seats", "listed", "pace", "owner", "moves_played", "changed")
    list_filter = ("state", "game", "listed")
    search_fields = ("name", "places__name")
    fields = (
        "name",
        "game",
        "state",
        "seats",
        "options",
        "edition",
        "listed",
        "pace",
        "owner",
        "waiting_for",
        "ending",
        "scores",
        "winners",
        "created",
        "changed",
        "shuffle",
        "moves",
    )
    readonly_fields = fields
    inlines = (SeatsOfTable, ChatOfTable)
    actions = ("close",)

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Table | None = None) -> bool:
        return False

    @admin.display(description="key of the shuffle")
    def shuffle(self, table: Table) -> str:
        """The key, once it tells nobody anything."""
        return table.key if self._tells_nothing(table) else "shown when the game, and the day of its deal, are over"

    @admin.display(description="moves")
    def moves(self, table: Table) -> str:
        """The settled moves, one a line; their words, which may be secrets, once they tell nobody anything."""
        told = self._tells_nothing(table)
        return "\n".join(
            f"{move.number + 1}. {move.at:%Y-%m-%d %H:%M:%S} seat {move.seat}" + (f": {move.word}" if told else "")
            for move in table.moves.all()
        )

    @staticmethod
    def _tells_nothing(table: Table) -> bool:
        """Whether nobody plays this shuffle any more, here or, of a deal of the day, at a table of their own."""
        return table.state == Table.OVER and not daily.is_secret(table)

    @admin.action(description="Close the selected tables", permissions=["change"])
    def close(self, request: HttpRequest, chosen: QuerySet[Table]) -> None:
        """End tables without a result."""
        closed = 0
        for table in chosen:
            try:
                endings.close(table)
            except Refused:
                self.message_user(request, f"Table {table.name} is over already.", messages.WARNING)
            else:
                closed += 1
                self.log_change(request, table, "Closed.")
        self.message_user(request, f"Closed: {closed}.")


@admin.register(Person)
class PersonAdmin(PersonModelAdmin):
    """People are muted (no chat) or banned (nothing at all)."""

    list_display = ("name", "user", "muted", "banned", "language", "created")
    list_filter = ("muted", "banned")
    search_fields = ("name", "user__username")
    fields = ("name", "user", "language", "muted", "banned", "created")
    readonly_fields = ("user", "language", "created")
    actions = ("mute", "unmute", "ban", "unban", "remove")

    def has_add_permission(self, request: HttpRequest) -> bool:
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Person | None = None) -> bool:
        return False

    def save_model(self, request: HttpRequest, obj: Person, form: ModelForm[Person], change: bool) -> None:
        super().save_model(request, obj, form, change)
        if obj.banned and "banned" in form.changed_data:
            bans.hand_seats_over(obj)

    @admin.action(description="Mute: no chat", permissions=["change"])
    def mute(self, request: HttpRequest, chosen: QuerySet[Person]) -> None:
        """They play on, but cannot write."""
        self._mark(request, chosen, "Muted", muted=True)

    @admin.action(description="Let them chat again", permissions=["change"])
    def unmute(self, request: HttpRequest, chosen: QuerySet[Person]) -> None:
        """They can write again."""
        self._mark(request, chosen, "May chat again", muted=False)

    @admin.action(description="Ban", permissions=["change"])
    def ban(self, request: HttpRequest, chosen: QuerySet[Person]) -> None:
        """They are refused everything."""
        me = request.user.pk or 0
        if chosen.filter(user_id=me).exists():
            self.message_user(request, "You cannot ban yourself.", messages.WARNING)
        self._mark(request, chosen.exclude(user_id=me), "Banned", banned=True)

    @admin.action(description="Lift the ban", permissions=["change"])
    def unban(self, request: HttpRequest, chosen: QuerySet[Person]) -> None:
        """They are welcome again."""
        self._mark(request, chosen, "Ban lifted", banned=False)

    @admin.action(description="Remove for good: the account, the name and the words", permissions=["change"])
    def remove(self, request: HttpRequest, chosen: QuerySet[Person]) -> None:
        """Whoever asks for it, and cannot do it themselves."""
        me = request.user.pk or 0
        if chosen.filter(user_id=me).exists():
            self.message_user(request, "You cannot remove yourself.", messages.WARNING)
        people = list(chosen.exclude(user_id=me))
        for person in people:
            self.log_change(request, person, "Removed.")  # farewell takes the name out of this line too
            removal.remove(person)
        self.message_user(request, f"Removed: {len(people)}.")

    def _mark(self, request: HttpRequest, chosen: QuerySet[Person], what: str, **marks: Any) -> None:
        people = list(chosen)  # before the change, which may move them out of the list
        Person.objects.filter(pk__in=[person.pk for person in people]).update(**marks)
        for person in people:
            if marks.get("banned"):
                bans.hand_seats_over(person)
            self.log_change(request, person, f"{what}.")
        self.message_user(request, f"{what}: {len(people)}.")
