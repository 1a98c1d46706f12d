"""For those who run the server: is it well, and what is it doing."""

from starlette.responses import Response

from whitechapel.server import protocol
from whitechapel.server.answers import answer
from whitechapel.server.routes.shell import Call, Route


async def health(call: Call) -> Response:
    """Whether something can be stored, and told to the server's other processes: 200 if so, 503 with what can't."""
    unavailable = await call.service.checkup.unavailable()
    if unavailable:
        health = protocol.Health(status="unavailable", protocol=protocol.VERSION, unavailable=unavailable)
        return answer(health, 503)
    return answer(protocol.Health(status="ok", protocol=protocol.VERSION))


ROUTES = (Route("GET", "/health", health, answers=protocol.Health, also=(503,)),)
