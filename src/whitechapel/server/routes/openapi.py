"""The OpenAPI description, made from the routes and from the types of protocol.py."""

from typing import Any

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from whitechapel.server import protocol
from whitechapel.server.routes.answers import REFERENCE

_SPOKEN = (
    protocol.CreateMatch, protocol.Created, protocol.Join, protocol.AskRematch, protocol.Joined, protocol.MyTokens,
    protocol.MyMatches, protocol.Games, protocol.Health, protocol.Replay, protocol.Table, protocol.Update,
    protocol.Sight, protocol.Chances,
    protocol.Accepted, protocol.Problem, protocol.Act, protocol.Resign, protocol.TakeBack, protocol.AnswerTakeback,
)  # fmt: skip


def describe(app: FastAPI) -> dict[str, Any]:
    """The description of the whole HTTP side."""
    if app.openapi_schema is None:
        whole = get_openapi(title=app.title, version=app.version, description=app.description, routes=app.routes)
        for path in whole["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
        _, components = msgspec.json.schema_components(_SPOKEN, ref_template=REFERENCE)
        whole["components"] = {
            "schemas": components,
            "securitySchemes": {"seat": {"type": "http", "scheme": "bearer", "description": "A seat's token"}},
        }
        app.openapi_schema = whole
    return app.openapi_schema
