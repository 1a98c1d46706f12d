"""Play and look over plain HTTP, for scripts and bots; the WebSocket does the same."""

from typing import Annotated

from msgspec import Meta, Struct
from starlette.responses import Response

from whitechapel.core import Seat, record_to_json
from whitechapel.core.record_json import RecordJson
from whitechapel.server import protocol, views
from whitechapel.server.answers import sealed_answer
from whitechapel.server.archive import old_record
from whitechapel.server.holders import player_with, viewer_with
from whitechapel.server.hosted import HostedMatch
from whitechapel.server.live_matches import OldRulesError
from whitechapel.server.routes.shell import Call, Route

_ACTING = "only players act: a seat's token is needed"


class Seen(Struct):
    """What I have seen last."""

    seen: Annotated[protocol.Number, Meta(description="Leave out the events up to this number.")] = 0


class At(Struct):
    """A place in the log."""

    number: protocol.Number


class Doing(Struct):
    """An action."""

    action: protocol.ActionText


class Through(Struct):
    """Whose eyes to look through."""

    lens: protocol.LensName = "spectator"


async def table(call: Call, asked: Seen) -> protocol.Table:
    """The match as my seat may know it (without a token: as a spectator may), with the events after `seen`."""
    live = await call.live()
    return live.table(viewer_with(live.hosted.seats, call.token), asked.seen)


async def act(call: Call, asked: protocol.SeatRequest) -> protocol.Accepted:
    """Act, resign, take back or answer a takeback. Answered after it is stored; asking again changes nothing."""
    live = await call.live()
    seat = player_with(live.hosted.seats, call.token, _ACTING)
    return await live.ask(seat, asked, call.network)


async def look(call: Call, asked: At) -> protocol.Looked:
    """What my seat knew after an entry of the log."""
    hosted, viewer = await _looking(call)
    return views.looked(hosted, viewer, asked.number)


async def preview(call: Call, asked: Doing) -> protocol.Previewed:
    """How the board would look after one of my legal actions."""
    hosted, viewer = await _looking(call)
    return views.previewed(hosted, viewer, asked.action)


async def why_not(call: Call, asked: Doing) -> protocol.WhyNot:
    """Why I can't do this now; null where I can, or where it is not my turn."""
    hosted, viewer = await _looking(call)
    return views.why_not(hosted, viewer, asked.action)


async def coach(call: Call) -> protocol.Coached:
    """What a coach would say to my seat now, or after the game."""
    hosted, viewer = await _looking(call)
    return views.coached(hosted, viewer)


async def describe(call: Call, asked: At) -> protocol.Described:
    """What my seat knew after an entry of the log, in words."""
    hosted, viewer = await _looking(call)
    return views.described(hosted, viewer, asked.number)


async def hint(call: Call) -> protocol.Advice:
    """What the AI would do in my place, from what my seat knows; not against another person."""
    live = await call.live()
    seat = player_with(live.hosted.seats, call.token, _ACTING)
    return await call.service.hints.advice(live, seat, call.network)


async def record(call: Call) -> Response:
    """The record: complete and verifiable after the end, before it what my seat saw."""
    try:
        hosted, viewer = await _looking(call)
    except OldRulesError as old:
        viewer_with(old.stored.seats, call.token)
        return sealed_answer(views.sealed(record_to_json(old_record(old.stored))))
    return sealed_answer(views.sealed_record(hosted, viewer))


async def replay(call: Call, asked: Through) -> protocol.Replay:
    """The match event by event through one lens: my own, and after the end any."""
    hosted, viewer = await _looking(call)
    return views.replay(hosted, viewer, asked.lens)


async def chances(call: Call) -> protocol.Chances:
    """Every chance event as a number among its outcomes, to check the deal with; after the end."""
    return views.chances((await call.live()).hosted)


async def _looking(call: Call) -> tuple[HostedMatch, Seat]:
    hosted = (await call.live()).hosted
    return hosted, viewer_with(hosted.seats, call.token)


_MATCH = "/api/v1/matches/{match}"
ROUTES = (
    Route("GET", _MATCH, table, (404, 409), "optional"),
    Route("POST", f"{_MATCH}/act", act, (403, 404, 409), "needed"),
    Route("GET", f"{_MATCH}/look", look, (404, 409), "optional"),
    Route("GET", f"{_MATCH}/preview", preview, (404, 409), "optional"),
    Route("GET", f"{_MATCH}/why-not", why_not, (404, 409), "optional"),
    Route("GET", f"{_MATCH}/coach", coach, (404, 409), "optional"),
    Route("GET", f"{_MATCH}/describe", describe, (404, 409), "optional"),
    Route("GET", f"{_MATCH}/hint", hint, (403, 404, 409, 500), "needed"),
    Route("GET", f"{_MATCH}/record", record, (403, 404, 409), "optional", RecordJson),
    Route("GET", f"{_MATCH}/replay", replay, (403, 404, 409), "optional"),
    Route("GET", f"{_MATCH}/chances", chances, (404, 409)),
)
