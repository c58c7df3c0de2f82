"""Addresses."""

from __future__ import annotations

from allauth.account import views as accounts
from allauth.account.decorators import secure_admin_login
from django.contrib import admin
from django.templatetags.static import static
from django.urls import include, path, re_path
from django.views.generic import RedirectView

from langbord.server.api.routes import api, v1
from langbord.server.views import (
    account_removal,
    daily,
    editions,
    import_record,
    learn,
    lobby,
    notifications,
    players,
    replay,
    score,
    seats,
    story,
    table,
    worlds,
)

admin.site.login = secure_admin_login(admin.site.login)  # type: ignore[method-assign]  # with the limits of the other
handler500 = "langbord.server.views.errors.server_error"
#: Of the pages that allauth has, those that are used here. Addresses for letters are seen to by our own page.
ACCOUNTS = [
    path("login/", accounts.login, name="account_login"),
    path("logout/", accounts.logout, name="account_logout"),
    path("inactive/", accounts.account_inactive, name="account_inactive"),
    path("signup/", accounts.signup, name="account_signup"),
    path("password/change/", accounts.password_change, name="account_change_password"),
    path("password/reset/", accounts.password_reset, name="account_reset_password"),
    path("password/reset/done/", accounts.password_reset_done, name="account_reset_password_done"),
    re_path(
        r"^password/reset/key/(?P<uidb36>[0-9A-Za-z]+)-(?P<key>.+)/$",
        accounts.password_reset_from_key,
        name="account_reset_password_from_key",
    ),
    path(
        "password/reset/key/done/", accounts.password_reset_from_key_done, name="account_reset_password_from_key_done"
    ),
]
urlpatterns = [
    path("", lobby.lobby, name="lobby"),
    path("favicon.ico", RedirectView.as_view(url=static("langbord/icon-192.png")), name="icon"),  # older browsers
    path("settings", lobby.set_up, name="settings"),
    path("settings/remove", account_removal.remove, name="farewell"),
    path("notices", notifications.page, name="notices"),
    path("notices/waiting", notifications.waiting, name="waiting"),
    path("notices/again", notifications.again, name="confirm-again"),
    path("notices/confirm/<str:key>", notifications.confirm, name="confirm-address"),
    path("notices/stop/<slug:token>", notifications.stop, name="stop-letters"),
    path("play/<slug:game>", lobby.play_now, name="play-now"),
    path("learn/<slug:game>", learn.show, name="learn"),
    path("learn/<slug:game>/<slug:lesson>", learn.begin, name="begin-lesson"),
    path("new/<slug:game>", lobby.new_table, name="new-table"),
    path("new/<slug:game>/create", lobby.create, name="create-table"),
    path("daily", daily.show, name="daily"),
    path("daily/<slug:game>", daily.play, name="play-daily"),
    path("import", import_record.import_record, name="import-record"),
    path("editions/", editions.index, name="editions"),
    path("editions/new", editions.new, name="new-edition"),
    path("editions/<slug:key>/", editions.edit, name="edition"),
    path("editions/<slug:key>/card", editions.put_card, name="edition-card"),
    path("editions/<slug:key>/words", editions.expected, name="edition-words"),
    path("editions/<slug:key>/undo", editions.undo, name="edition-undo"),
    path("editions/<slug:key>/figures", editions.put_figure, name="edition-figures"),
    path("editions/<slug:key>/settings", editions.settings, name="edition-settings"),
    path("editions/<slug:key>/paste", editions.paste, name="edition-paste"),
    path("editions/<slug:key>/check", editions.check, name="edition-check"),
    path("editions/<slug:key>/file", editions.file, name="edition-file"),
    path("editions/<slug:key>/copy", editions.duplicate, name="edition-copy"),
    path("editions/<slug:key>/delete", editions.throw_away, name="edition-delete"),
    path("score/", score.index, name="scores"),
    path("score/<slug:game>", score.sheet, name="score"),
    path("me", players.mine, name="my-games"),
    path("who/<slug:handle>", players.player, name="player"),
    path("ratings", players.boards, name="ratings"),
    path("worlds", worlds.shelf, name="worlds"),
    path("worlds/bring-in", worlds.bring_in, name="bring-in-world"),
    path("worlds/<slug:key>/go-on", worlds.go_on, name="go-on"),
    path("worlds/<slug:key>/take-up", worlds.take_up, name="take-up"),
    path("worlds/<slug:key>/rename", worlds.rename, name="rename-world"),
    path("worlds/<slug:key>/duplicate", worlds.duplicate, name="duplicate-world"),
    path("worlds/<slug:key>/throw-away", worlds.throw_away, name="throw-world-away"),
    path("worlds/<slug:key>/export", worlds.export, name="export-world"),
    path("worlds/<slug:key>/chronicle", story.world_chronicle, name="world-chronicle"),
    path("worlds/<slug:key>/chronicle.md", story.world_chronicle_file, name="world-chronicle-file"),
    path("s/<slug:token>", story.link, name="story-link"),
    path("b/<slug:token>", seats.back, name="back"),
    path("i/<slug:token>", lobby.invite, name="invite"),
    path("i/<slug:token>/accept", lobby.accept, name="accept"),
    path("t/<slug:name>", replay.show, name="table"),
    path("t/<slug:name>/play", table.play, name="play"),
    path("t/<slug:name>/undo", table.undo, name="undo"),
    path("t/<slug:name>/settle", table.settle, name="settle"),
    path("t/<slug:name>/always", table.answer_always, name="answer-always"),
    path("t/<slug:name>/lift", table.lift, name="lift"),
    path("t/<slug:name>/hurry", table.hurry, name="hurry"),
    path("t/<slug:name>/why", table.why, name="why"),
    path("t/<slug:name>/chat", table.chat, name="chat"),
    path("t/<slug:name>/note", table.note, name="note"),
    path("t/<slug:name>/record", table.record, name="record"),
    path("t/<slug:name>/do/<slug:deed>", table.seat_deed, name="seat-deed"),
    path("t/<slug:name>/my-seat", seats.my_seat, name="my-seat"),
    path("t/<slug:name>/story", story.story, name="story"),
    path("t/<slug:name>/chronicle", story.chronicle, name="chronicle"),
    path("t/<slug:name>/chronicle.md", story.chronicle_file, name="chronicle-file"),
    path("t/<slug:name>/hint", table.ask_hint, name="hint"),
    path("t/<slug:name>/hint/close", table.close_hints, name="close-hints"),
    path("t/<slug:name>/turning", table.find_turning, name="turning"),
    path("t/<slug:name>/try", replay.try_from, name="try"),
    path("t/<slug:name>/misfit/<slug:deed>", table.misfit_deed, name="misfit"),
    path("t/<slug:name>/nudge", replay.nudge, name="nudge"),
    path("t/<slug:name>/report", replay.report_page, name="report"),
    path("t/<slug:name>/report.json", replay.report, name="report-file"),
    path("t/<slug:name>/picture.svg", replay.picture, name="picture"),
    path("accounts/", include(ACCOUNTS)),
    path("admin/", admin.site.urls),
    path("api/v1/", v1.urls),
    path("api/", api.urls),
]
