"""The event stream for bots: one JSON message a line, the table first, then every update; empty lines keep it open."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response
from fastapi.responses import StreamingResponse

from whitechapel.core import Seat
from whitechapel.server import protocol
from whitechapel.server.lobby import viewer
from whitechapel.server.rooms import Room
from whitechapel.server.routes.answers import described, token_of
from whitechapel.server.service import Service, service_of
from whitechapel.server.views import Sealed

router = APIRouter(prefix="/api/v1/matches/{match}", tags=["play"])

_QUIET = 15.0
_MOST_WAITING = 256
_NDJSON = "application/x-ndjson"


@router.get(
    "/events", **described(protocol.Table | protocol.Update, problems=(404, 409), seat="optional", media=_NDJSON)
)
async def events(
    match: str, request: Request, seen: Annotated[int, Query(ge=0, le=protocol.MOST_ENTRIES)] = 0
) -> Response:
    """A line for the table as it is and one for everything that happens from then on, until the match is over."""
    service = service_of(request.app)
    room = await service.rooms.room(match)
    seat = viewer(room.match, token_of(request))
    address = request.client.host if request.client else ""
    service.places.take(address)  # refuses with 429; the stream takes its own place once it is read
    service.places.give_back(address)
    return StreamingResponse(_lines(service, room, seat, seen, address), media_type=_NDJSON)


class _Lines:
    """A room's listener that keeps what it is told until it is read."""

    def __init__(self, viewer: Seat) -> None:
        self.viewer = viewer
        self.waiting: asyncio.Queue[Sealed] = asyncio.Queue(_MOST_WAITING)
        self.late = False

    def push(self, message: Sealed) -> None:
        """Keep a message; a reader too slow for so many is hung up on."""
        if self.waiting.full():
            self.late = True
        else:
            self.waiting.put_nowait(message)


async def _lines(service: Service, room: Room, seat: Seat, seen: int, address: str) -> AsyncIterator[bytes]:
    service.places.take(address)
    lines = _Lines(seat)
    room.listen(lines, seen)
    service.metrics.listeners.inc()
    try:
        while not lines.late and not (room.match.over and lines.waiting.empty()):
            try:
                yield await asyncio.wait_for(lines.waiting.get(), _QUIET) + b"\n"
            except TimeoutError:
                yield b"\n"
    finally:
        room.leave(lines)
        service.metrics.listeners.dec()
        service.places.give_back(address)
