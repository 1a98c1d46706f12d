"""Play and look over plain HTTP, for scripts and bots; the WebSocket does the same."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response

from whitechapel.core import PLAYERS, Seat
from whitechapel.server import protocol, views
from whitechapel.server.lobby import viewer
from whitechapel.server.refusals import Refusal
from whitechapel.server.routes.answers import answer, body, described, sealed_answer, token_of
from whitechapel.server.service import service_of

router = APIRouter(prefix="/api/v1/matches/{match}", tags=["play"])


@router.get("", **described(protocol.Table, problems=(404, 409), seat="optional"))
async def table(
    match: str, request: Request, seen: Annotated[int, Query(ge=0, le=protocol.MOST_ENTRIES)] = 0
) -> Response:
    """The match as my seat may know it (without a token: as a spectator may), with the events after `seen`."""
    room = await service_of(request.app).rooms.room(match)
    return answer(views.table(room.match, viewer(room.match, token_of(request)), seen))


@router.post("/act", **described(protocol.Accepted, asks=protocol.SeatRequest, problems=(403, 404, 409), seat="needed"))
async def act(match: str, request: Request) -> Response:
    """Act, resign, take back or answer a takeback. Answered after it is kept; asking again changes nothing."""
    wish: protocol.SeatRequest = await body(request, protocol.SeatRequest)  # type: ignore[arg-type]  # a union of types
    room = await service_of(request.app).rooms.room(match)
    seat = viewer(room.match, token_of(request))
    if seat not in PLAYERS:
        raise Refusal("wrong-token", "only players act: a seat's token is needed")
    return answer(await room.ask(seat, wish))


@router.get("/sight", **described(protocol.Sight, problems=(404, 409), seat="optional"))
async def sight(
    match: str,
    request: Request,
    number: Annotated[int, Query(ge=0, le=protocol.MOST_ENTRIES)],
    action: Annotated[str | None, Query(min_length=1, max_length=200)] = None,
) -> Response:
    """What a table draws at a number of the log; with one of my legal actions, how the board would look after it."""
    room = await service_of(request.app).rooms.room(match)
    return answer(views.sight(room.match, viewer(room.match, token_of(request)), number, action))


@router.get("/record", **described(dict[str, Any], problems=(403, 404, 409), seat="optional"))
async def record(match: str, request: Request) -> Response:
    """The record: complete and verifiable after the end, before it what my seat saw."""
    room = await service_of(request.app).rooms.archived(match)
    if not room.match.readable and not room.match.over:
        raise Refusal("old-rules", "this match was not finished under the rules it was begun with")
    return sealed_answer(views.sealed_record(room.match, viewer(room.match, token_of(request))))


@router.get("/replay", **described(protocol.Replay, problems=(403, 404, 409), seat="optional"))
async def replay(match: str, request: Request, lens: protocol.LensName = "spectator") -> Response:
    """The match event by event through one lens: my own, and after the end any."""
    room = await service_of(request.app).rooms.room(match)
    seat: Seat = viewer(room.match, token_of(request))
    return answer(views.replay(room.match, seat, lens))


@router.get("/chances", **described(protocol.Chances, problems=(404, 409)))
async def chances(match: str, request: Request) -> Response:
    """Every chance event as a number among its outcomes, to check the deal with; after the end."""
    return answer(views.chances((await service_of(request.app).rooms.room(match)).match))
