"""Reads typed requests and writes typed answers. The OpenAPI page is made from the same types."""

from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
from fastapi import Request, Response

from whitechapel.server import protocol
from whitechapel.server.refusals import Refusal
from whitechapel.server.views import Sealed, sealed

T = TypeVar("T")

BODY_LIMIT = 65_536
REFERENCE = "#/components/schemas/{name}"
_BEARER = "Bearer "


def answer(message: protocol.Part | protocol.Message, status: int = 200) -> Response:
    """A message as a JSON answer."""
    return sealed_answer(sealed(message), status)


def sealed_answer(content: Sealed, status: int = 200) -> Response:
    """Sealed bytes as a JSON answer."""
    return Response(content, status, media_type="application/json")


def problem_answer(refusal: Refusal) -> Response:
    """A refusal as a JSON answer."""
    response = answer(refusal.problem(), refusal.status)
    if refusal.retry_after is not None:
        response.headers["retry-after"] = str(refusal.retry_after)
    if refusal.code == "wrong-token":
        response.headers["www-authenticate"] = "Bearer"
    return response


async def body(request: Request, kind: type[T]) -> T:
    """The request's body as a `kind`; raises `Refusal` when it is too large or not one."""
    given = bytearray()
    async for chunk in request.stream():
        given += chunk
        if len(given) > BODY_LIMIT:
            raise Refusal("too-large", f"a body may have {BODY_LIMIT} bytes")
    try:
        return msgspec.json.decode(given, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Refusal("malformed", str(error)) from error


def token_of(request: Request) -> str | None:
    """The token in the Authorization header; None without the header. Raises `Refusal` when it can't be read."""
    given = request.headers.get("authorization")
    if given is None:
        return None
    if not given.startswith(_BEARER) or len(given) > 200:
        raise Refusal("wrong-token", "expected the header Authorization: Bearer TOKEN")
    return given.removeprefix(_BEARER)


def described(
    kind: Any, *, asks: Any = None, problems: Sequence[int] = (), seat: str = "none", media: str = "application/json"
) -> dict[str, Any]:
    """The OpenAPI part of a route: what it answers, what it asks, which problems it may have.

    Args:
        kind: the type of the answer.
        asks: the type of the body, if it takes one.
        problems: statuses beside 400, 413 and 429 that answer with a `Problem`.
        seat: "needed", "optional" or "none": whether a seat's token is sent.
        media: the answer's media type.
    """
    problem = {"application/json": {"schema": _schema(protocol.Problem)}}
    always = (400, 429, *((413,) if asks is not None else ()), *((401,) if seat != "none" else ()))
    responses: dict[int, Any] = {
        status: {"description": "A problem: nothing was changed", "content": problem} for status in [*always, *problems]
    }
    responses[429]["headers"] = {
        "Retry-After": {"description": "Seconds to wait", "schema": {"type": "integer"}, "required": True}
    }
    responses[200] = {"description": "Done", "content": {media: {"schema": _schema(kind)}}}
    extra: dict[str, Any] = {}
    if asks is not None:
        extra["requestBody"] = {"required": True, "content": {"application/json": {"schema": _schema(asks)}}}
    if seat != "none":
        extra["security"] = [{"seat": []}, *([{}] if seat == "optional" else [])]
    return {"responses": responses, "openapi_extra": extra}


def _schema(kind: Any) -> Any:
    return msgspec.json.schema_components([kind], ref_template=REFERENCE)[0][0]
