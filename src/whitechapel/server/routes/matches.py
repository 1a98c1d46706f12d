"""Create a match, join it, play it again or on from a position; the games there are, and my matches."""

from typing import cast

from fastapi import APIRouter, Request, Response

from whitechapel.core import GAMES, game
from whitechapel.server import lobby, protocol, views
from whitechapel.server.refusals import Refusal
from whitechapel.server.routes.answers import answer, body, described, token_of
from whitechapel.server.service import service_of
from whitechapel.server.tokens import hashed

router = APIRouter(prefix="/api/v1", tags=["matches"])


@router.get("/games", **described(protocol.Games))
async def games(request: Request) -> Response:
    """The games that can be played here, with their rule options and the AI's levels; and the server's bots."""
    infos = []
    for name in GAMES:
        rules = game(name)
        options = [
            protocol.OptionInfo(name=option.name, values=list(option.values), meaning=option.meaning)
            for option in rules.OPTIONS
        ]
        infos.append(
            protocol.GameInfo(
                name=cast(protocol.GameName, name), rules=rules.RULES_VERSION, options=options, levels=list(range(1, 9))
            )
        )
    return answer(protocol.Games(games=infos, bots=list(service_of(request.app).programs.names)))


@router.post("/matches", **described(protocol.Created, asks=protocol.CreateMatch))
async def create(request: Request) -> Response:
    """Create a match. The answer holds the tokens of the creator's seats and the invitations to pass on."""
    service = service_of(request.app)
    wish = await body(request, protocol.CreateMatch)
    service.creations.take(request.client.host if request.client else "")
    return answer(await service.lobby.create(wish))


@router.post("/matches/{match}/join", **described(protocol.Joined, asks=protocol.Join, problems=(403, 404, 409)))
async def join(match: str, request: Request) -> Response:
    """Take the open seat an invitation is for; it can be taken once."""
    wish = await body(request, protocol.Join)
    return answer(await service_of(request.app).lobby.join(match, wish, token_of(request)))


@router.post(
    "/matches/{match}/rematch",
    **described(protocol.Joined, asks=protocol.AskRematch, problems=(403, 404, 409), seat="needed"),
)
async def rematch(match: str, request: Request) -> Response:
    """Play again with the seats swapped; both players ask, and meet in the same new match."""
    service = service_of(request.app)
    wish = await body(request, protocol.AskRematch)
    token = token_of(request)
    room = await service.rooms.room(match)
    if token is None:
        raise Refusal("wrong-token", "a rematch is for the players: their seat's token is needed")
    seat = lobby.viewer(room.match, token)
    return answer(await service.lobby.rematch(room, seat, token, wish))


@router.post("/matches/{match}/play-on", **described(protocol.Joined, asks=protocol.PlayOn, problems=(404, 409)))
async def play_on(match: str, request: Request) -> Response:
    """Go on from a position of a finished match, against an AI. Anybody may: everything in it is open by then."""
    service = service_of(request.app)
    wish = await body(request, protocol.PlayOn)
    room = await service.rooms.room(match)
    service.creations.take(request.client.host if request.client else "")
    return answer(await service.lobby.play_on(room, wish))


@router.post("/my-matches", **described(protocol.MyMatches, asks=protocol.MyTokens))
async def my_matches(request: Request) -> Response:
    """The matches in which these tokens hold a seat, latest first. Tokens travel in the body, never in a URL."""
    service = service_of(request.app)
    wish = await body(request, protocol.MyTokens)
    found = await service.matches.held_by([hashed(token) for token in wish.tokens])
    summaries = []
    for match_id, seat in found:
        room = await service.rooms.archived(match_id)
        if room.match.readable:
            summaries.append(views.summary(room.match, seat))
    return answer(protocol.MyMatches(matches=summaries))
