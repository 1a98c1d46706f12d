"""Typed answers over HTTP."""

from starlette.responses import Response

from whitechapel.server import protocol
from whitechapel.server.refusals import Refusal
from whitechapel.server.views import Sealed, sealed


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
    if refusal.last:
        response.headers["connection"] = "close"
    if refusal.code == "wrong-token":
        response.headers["www-authenticate"] = "Bearer"
    return response
