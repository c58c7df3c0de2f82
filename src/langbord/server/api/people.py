"""The API about people: guests, tokens of accounts, who one is."""

from __future__ import annotations

from typing import Any

from django.contrib.auth import authenticate
from django.http import HttpRequest, HttpResponse
from ninja import Router, Status

from langbord.server.accounts import names, people, tokens
from langbord.server.api import requests as wishes
from langbord.server.api import responses as bodies
from langbord.server.api.callers import REFUSALS, person_of
from langbord.server.http.rate_limits import BUCKETS, by_name, by_person, by_visitor
from langbord.server.http.sanitize import one_line
from langbord.server.models import ApiToken, Person
from langbord.server.tables.errors import Refused
from langbord.server.tables.seats import LONGEST_NAME

router = Router()
v1 = Router()  # what came with /api/v1/
MOST_NUMBER = 2**31 - 1  # of what a database counts


@router.post("/guest", auth=None, response={201: bodies.TokenBody, **REFUSALS}, tags=["people"])
def new_guest(request: HttpRequest, wish: wishes.GuestWish = wishes.ANY_GUEST) -> Any:
    """A new guest with a token, which is told only this once."""
    BUCKETS.spend("guest", by_visitor(request))
    name = one_line(wish.name, LONGEST_NAME) or people.guest_name(wish.language)
    names.must_be_free(name)
    person = Person(name=name, language=wish.language, confirm=wish.confirm)
    token = people.new_token(person)
    return Status(201, bodies.person_body(person) | {"token": token})


@router.post("/token", auth=None, response={201: bodies.TokenBody, **REFUSALS}, tags=["people"])
def new_token(request: HttpRequest, wish: wishes.SignIn) -> Any:
    """A token for an account, which is told only this once; the one before it is worth nothing any more."""
    BUCKETS.spend("sign-in", by_visitor(request))
    BUCKETS.spend("sign-in", by_name(wish.username))
    user = authenticate(request, username=wish.username, password=wish.password)
    if user is None:
        raise Refused("wrong-password", 401)
    person = people.of_account(user)
    if person.banned:
        raise Refused("banned", 403)
    return Status(201, bodies.person_body(person) | {"token": people.new_token(person)})


@router.delete("/token", response={204: None, **REFUSALS}, tags=["people"])
def forget_token(request: HttpRequest) -> Any:
    """The token you send is worth nothing any more; from a page of ours: your first one."""
    told = people.bearer_token(request)
    if told is None or not tokens.forget(told):
        people.forget_token(person_of(request))
    return Status(204, None)


@router.get("/me", response={200: bodies.PersonBody, **REFUSALS}, tags=["people"])
def who_am_i(request: HttpRequest) -> Any:
    """Who the token or the session belongs to."""
    return bodies.person_body(person_of(request))


# --- tokens with a name ---------------------------------------------------------------------------------


@v1.get("/tokens", response={200: list[bodies.NamedToken], **REFUSALS}, tags=["people"])
def list_tokens(request: HttpRequest) -> Any:
    """Your tokens that have a name, the newest first; what opens them is not told again."""
    return [bodies.named_token(token) for token in tokens.of(person_of(request))]


@v1.post("/tokens", response={201: bodies.NewNamedToken, **REFUSALS}, tags=["people"])
def make_token(request: HttpRequest, response: HttpResponse, wish: wishes.TokenWish) -> Any:
    """Another token of yours, with a name, for as long and as much as you say; it is told only this once."""
    person = person_of(request)
    BUCKETS.spend("token", by_person(person))
    made, told = tokens.make(person, one_line(wish.name, tokens.LONGEST_NAME), wish.scopes, wish.days)
    response["Location"] = f"/api/v1/tokens/{made.pk}"
    return Status(201, bodies.named_token(made) | {"token": told})


@v1.delete("/tokens/{int:number}", response={204: None, **REFUSALS}, tags=["people"])
def end_token(request: HttpRequest, number: int) -> Any:
    """One of your tokens opens nothing any more."""
    person = person_of(request)
    BUCKETS.spend("token", by_person(person))
    if number > MOST_NUMBER or not ApiToken.objects.filter(person=person, pk=number).delete()[0]:
        raise Refused("no-such-token", 404)
    return Status(204, None)
