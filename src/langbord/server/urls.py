"""Addresses."""

from __future__ import annotations

from allauth.account import views as accounts
from allauth.account.decorators import secure_admin_login
from django.contrib import admin
from django.templatetags.static import static
from django.urls import include, path, re_path
from django.views.generic import RedirectView

from langbord.server import (
    imports,
    views_daily,
    views_farewell,
    views_hints,
    views_lobby,
    views_misfit,
    views_notices,
    views_replay,
    views_seats,
    views_story,
    views_table,
    views_worlds,
)
from langbord.server.api import api

admin.site.login = secure_admin_login(admin.site.login)  # type: ignore[method-assign]  # with the limits of the other
handler500 = "langbord.server.away.server_error"
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
    path("", views_lobby.lobby, name="lobby"),
    path("favicon.ico", RedirectView.as_view(url=static("langbord/icon-192.png")), name="icon"),  # older browsers
    path("settings", views_lobby.set_up, name="settings"),
    path("settings/remove", views_farewell.remove, name="farewell"),
    path("notices", views_notices.page, name="notices"),
    path("notices/waiting", views_notices.waiting, name="waiting"),
    path("notices/again", views_notices.again, name="confirm-again"),
    path("notices/confirm/<str:key>", views_notices.confirm, name="confirm-address"),
    path("notices/stop/<slug:token>", views_notices.stop, name="stop-letters"),
    path("play/<slug:game>", views_lobby.play_now, name="play-now"),
    path("new/<slug:game>", views_lobby.new_table, name="new-table"),
    path("new/<slug:game>/create", views_lobby.create, name="create-table"),
    path("daily", views_daily.show, name="daily"),
    path("daily/<slug:game>", views_daily.play, name="play-daily"),
    path("import", imports.import_record, name="import-record"),
    path("worlds", views_worlds.shelf, name="worlds"),
    path("worlds/bring-in", views_worlds.bring_in, name="bring-in-world"),
    path("worlds/<slug:key>/go-on", views_worlds.go_on, name="go-on"),
    path("worlds/<slug:key>/take-up", views_worlds.take_up, name="take-up"),
    path("worlds/<slug:key>/rename", views_worlds.rename, name="rename-world"),
    path("worlds/<slug:key>/duplicate", views_worlds.duplicate, name="duplicate-world"),
    path("worlds/<slug:key>/throw-away", views_worlds.throw_away, name="throw-world-away"),
    path("worlds/<slug:key>/export", views_worlds.export, name="export-world"),
    path("worlds/<slug:key>/chronicle", views_story.world_chronicle, name="world-chronicle"),
    path("worlds/<slug:key>/chronicle.md", views_story.world_chronicle_file, name="world-chronicle-file"),
    path("s/<slug:token>", views_story.link, name="story-link"),
    path("b/<slug:token>", views_seats.back, name="back"),
    path("i/<slug:token>", views_lobby.invite, name="invite"),
    path("i/<slug:token>/accept", views_lobby.accept, name="accept"),
    path("t/<slug:name>", views_replay.show, name="table"),
    path("t/<slug:name>/play", views_table.play, name="play"),
    path("t/<slug:name>/undo", views_table.undo, name="undo"),
    path("t/<slug:name>/settle", views_table.settle, name="settle"),
    path("t/<slug:name>/always", views_table.answer_always, name="answer-always"),
    path("t/<slug:name>/lift", views_table.lift, name="lift"),
    path("t/<slug:name>/hurry", views_table.hurry, name="hurry"),
    path("t/<slug:name>/why", views_table.why, name="why"),
    path("t/<slug:name>/chat", views_table.chat, name="chat"),
    path("t/<slug:name>/note", views_table.note, name="note"),
    path("t/<slug:name>/record", views_table.record, name="record"),
    path("t/<slug:name>/do/<slug:deed>", views_table.seat_deed, name="seat-deed"),
    path("t/<slug:name>/my-seat", views_seats.my_seat, name="my-seat"),
    path("t/<slug:name>/story", views_story.story, name="story"),
    path("t/<slug:name>/chronicle", views_story.chronicle, name="chronicle"),
    path("t/<slug:name>/chronicle.md", views_story.chronicle_file, name="chronicle-file"),
    path("t/<slug:name>/hint", views_hints.ask, name="hint"),
    path("t/<slug:name>/hint/close", views_hints.close, name="close-hints"),
    path("t/<slug:name>/turning", views_hints.find_turning, name="turning"),
    path("t/<slug:name>/try", views_replay.try_from, name="try"),
    path("t/<slug:name>/misfit/<slug:deed>", views_misfit.act, name="misfit"),
    path("t/<slug:name>/nudge", views_replay.nudge, name="nudge"),
    path("t/<slug:name>/report", views_replay.report_page, name="report"),
    path("t/<slug:name>/report.json", views_replay.report, name="report-file"),
    path("t/<slug:name>/picture.svg", views_replay.picture, name="picture"),
    path("accounts/", include(ACCOUNTS)),
    path("admin/", admin.site.urls),
    path("api/", api.urls),
]
