"""For those who run the server: is it well, and what is it doing."""

import logging

from starlette.responses import Response

from whitechapel.server import protocol
from whitechapel.server.answers import answer
from whitechapel.server.routes.shell import Call, Route

log = logging.getLogger(__name__)


async def health(call: Call) -> Response:
    """Whether the database answers: 200 if it does, 503 if not."""
    try:
        await call.service.matches.alive()
    except Exception as error:  # whatever is wrong with the database, the answer is the same
        log.warning("the database does not answer: %s", type(error).__name__)
        return answer(protocol.Health(status="unavailable", protocol=protocol.VERSION), 503)
    return answer(protocol.Health(status="ok", protocol=protocol.VERSION))


ROUTES = (Route("GET", "/health", health, answers=protocol.Health, also=(503,)),)
