"""For those who run the server: is it well, and what is it doing."""

import logging

from fastapi import APIRouter, Request, Response

from whitechapel.server import protocol
from whitechapel.server.routes.answers import answer, described
from whitechapel.server.service import service_of

router = APIRouter(tags=["status"])
log = logging.getLogger(__name__)


@router.get("/health", **described(protocol.Health, problems=(503,)))
async def health(request: Request) -> Response:
    """Whether the database answers: 200 if it does, 503 if not."""
    try:
        await service_of(request.app).matches.alive()
    except Exception as error:  # whatever is wrong with the database, the answer is the same
        log.warning("the database does not answer: %s", type(error).__name__)
        return answer(protocol.Health(status="unavailable", protocol=protocol.VERSION), 503)
    return answer(protocol.Health(status="ok", protocol=protocol.VERSION))


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request) -> Response:
    """The figures of this process in Prometheus's format."""
    service = service_of(request.app)
    service.metrics.rooms.set(len(service.rooms))
    return Response(service.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
