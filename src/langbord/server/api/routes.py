"""The JSON API: whatever a game needs, for programs. docs/api.md shows how to use it; what is sent stands in
requests.py, what is answered in responses.py.

It stands at /api/v1/. The addresses without a number are those of before: they answer what they always did, to
whatever was sent to them then, and get nothing new.
"""

from __future__ import annotations

from typing import Any

from django.http import HttpRequest, HttpResponse
from ninja import NinjaAPI, Router
from ninja.openapi.schema import OpenAPISchema

from langbord.server.api import errors, lobby, people, requests, study, tables
from langbord.server.api.callers import ANYONE, KNOWN

lost = Router()


class Versioned(NinjaAPI):
    """Says of all that is sent that nothing else may be in it."""

    def get_openapi_schema(self, **how: Any) -> OpenAPISchema:
        """The page of the API, as data."""
        schema = super().get_openapi_schema(**how)
        known = schema["components"]["schemas"]
        for name, wish in vars(requests).items():
            if isinstance(wish, type) and issubclass(wish, requests.Wish) and name in known:
                known[name]["additionalProperties"] = False
        return schema


ABOUT = "Play, watch and study. POST {}/guest gives a token; send it as `Authorization: Bearer …`."
api = NinjaAPI(
    title="Langbord",
    version="0",
    urls_namespace="api",
    auth=KNOWN,
    description=ABOUT.format("/api") + " New programs use /api/v1.",
)
v1 = Versioned(title="Langbord", version="1", urls_namespace="api-1", auth=KNOWN, description=ABOUT.format("/api/v1"))


@lost.api_operation(["GET", "POST", "PUT", "PATCH", "DELETE"], "/{path:anything}", auth=ANYONE, include_in_schema=False)
def nothing_here(request: HttpRequest, anything: str) -> HttpResponse:
    """Whatever else is asked for."""
    return errors.refusal(request, "no-such-address", 404)


for one, more in ((api, ()), (v1, (people.v1, study.v1, tables.v1))):
    for router in (lobby.router, people.router, tables.router, *more, lost):
        one.add_router("", router)
    errors.install(one)
