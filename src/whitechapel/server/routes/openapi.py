"""The OpenAPI description, made from the table of routes and from the types they ask for and answer."""

from functools import cache
from inspect import cleandoc

from whitechapel.server import protocol
from whitechapel.server.routes.schemas import Schema, schemas_of
from whitechapel.server.routes.shell import JSON, Route
from whitechapel.server.routes.table import ROUTES

_TITLE = "Whitechapel"
_DESCRIPTION = "Mr. Jack Pocket, Mr. Jack and whatever else is installed here, for people, bots and AI."
_PROBLEM = "A problem: nothing was changed"
_RETRY = {"Retry-After": {"description": "Seconds to wait", "schema": {"type": "integer"}, "required": True}}
_FILE: Schema = {"type": "string", "format": "binary"}
_MATCH: Schema = {
    "name": "match",
    "in": "path",
    "required": True,
    "description": "A match's id.",
    "schema": {"type": "string"},
}


@cache
def description() -> Schema:
    """The description of the whole HTTP side."""
    types: list[object] = [protocol.Problem, protocol.FromClient, protocol.FromServer]
    for route in ROUTES:
        types += [kind for kind in (route.answered, route.asks) if kind not in (None, bytes)]
    _, components = schemas_of(types)
    queries = {route.asks.__name__ for route in ROUTES if route.method == "GET" and isinstance(route.asks, type)}
    paths: dict[str, Schema] = {}
    for route in ROUTES:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route)
    return {
        "openapi": "3.1.0",
        "info": {"title": _TITLE, "version": str(protocol.VERSION), "description": _DESCRIPTION},
        "paths": paths,
        "components": {
            "schemas": {name: schema for name, schema in components.items() if name not in queries},
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "A seat's token"}},
        },
    }


def _operation(route: Route) -> Schema:
    about = cleandoc(route.handler.__doc__ or "")
    operation: Schema = {
        "operationId": route.handler.__name__,
        "tags": [route.handler.__module__.rpartition(".")[2]],
        "summary": about.partition("\n")[0],
        "parameters": [*([_MATCH] if "{match}" in route.path else []), *_query(route)],
        "responses": _responses(route),
    }
    if route.method == "POST":
        operation["requestBody"] = {"required": True, "content": {JSON: {"schema": _schema(route.asks)}}}
    if route.seat != "none":
        operation["security"] = [{"seat": []}, *([{}] if route.seat == "optional" else [])]
    return operation


def _query(route: Route) -> list[Schema]:
    if route.method != "GET" or not isinstance(route.asks, type):
        return []
    fields = schemas_of([route.asks])[1][route.asks.__name__]
    properties, required = fields["properties"], fields.get("required", [])
    assert isinstance(properties, dict) and isinstance(required, list)  # noqa: S101, PT018 - for the type checker
    return [
        {"name": name, "in": "query", "required": name in required, "schema": schema}
        for name, schema in properties.items()
    ]


def _responses(route: Route) -> dict[str, Schema]:
    problem = {JSON: {"schema": _schema(protocol.Problem)}}
    possible = {400, 421, 429, *route.problems}
    possible |= {403, 408, 413, 415} if route.method == "POST" else set()
    possible |= {414} if _query(route) else set()
    possible |= {401} if route.seat != "none" else set()
    responses: dict[str, Schema] = {
        str(status): {"description": _PROBLEM, "content": problem} for status in sorted(possible)
    }
    responses["429"]["headers"] = _RETRY
    for status in (200, *route.also):
        done = "Done" if status == 200 else "Not now"
        schema = _FILE if route.answered is bytes else _schema(route.answered)
        responses[str(status)] = {"description": done, "content": {route.media: {"schema": schema}}}
    return responses


def _schema(kind: object) -> Schema:
    return schemas_of([kind])[0][0]
