"""Create a match, join it, play it again or on from a position; the games there are, and my matches."""

from whitechapel.core import game_names, load_game
from whitechapel.core.registry import describe
from whitechapel.server import protocol, views
from whitechapel.server.holders import player_with
from whitechapel.server.live_matches import plays
from whitechapel.server.routes.shell import Call, Route
from whitechapel.server.tokens import hashed


async def games(call: Call) -> protocol.Games:
    """The games that can be played here, with their rule options and the AI's levels; and the server's bots."""
    infos = [_game_info(name) for name in game_names()]
    return protocol.Games(games=infos, bots=list(call.service.opponents.bots))


async def create_match(call: Call, asked: protocol.CreateMatch) -> protocol.Created:
    """Create a match. The answer holds the commitment, the tokens of the creator's seats and the invitations."""
    call.service.limits.creations.take(call.address)
    return await call.service.lobby.create(asked, call.network)


async def join(call: Call, asked: protocol.Join) -> protocol.Joined:
    """Take the open seat an invitation is for; it can be taken once, and by the same key again."""
    return await call.service.lobby.join(call.match_id, asked, call.token, call.network)


async def add_words(call: Call, asked: protocol.AddWords) -> protocol.WordsAdded:
    """Add my seat's words to the deal, once, now that its commitment is known. The same words may come again."""
    live = await call.live()
    seat = player_with(live.hosted.seats, call.token, "words are added by the players: their seat's token is needed")
    return await call.service.lobby.add_words(live, seat, asked, call.network)


async def rematch(call: Call, asked: protocol.AskRematch) -> protocol.Joined:
    """Play again with the seats swapped; both players ask, and meet in the same new match."""
    token = call.token
    live = await call.live()
    seat = player_with(live.hosted.seats, token, "a rematch is for the players: their seat's token is needed")
    if live.hosted.over and await call.service.matches.rematch_of(live.id) is None:
        call.service.limits.creations.take(call.address)
    return await call.service.lobby.rematch(live, seat, token or "", asked, call.network)


async def play_on(call: Call, asked: protocol.PlayOn) -> protocol.Joined:
    """Go on from a position of a finished match, against an AI. Anybody may: everything in it is open by then."""
    live = await call.live()
    call.service.limits.creations.take(call.address)
    return await call.service.lobby.play_on(live, asked, call.network)


async def my_matches(call: Call, asked: protocol.MyTokens) -> protocol.MyMatches:
    """The matches in which these tokens hold a seat, latest first. Tokens travel in the body, never in a URL."""
    found = await call.service.matches.held_by([hashed(token) for token in asked.tokens])
    listed = []
    for match in found:
        if plays(match.game, match.rules):
            standing = match.standing
            if standing is None:  # version 0.1 did not write it down: it is, once the match was loaded
                standing = (await call.service.live.find(match.id)).hosted.standing_after([])
            listed.append(views.summary(match, standing))
    return protocol.MyMatches(matches=listed)


def _game_info(name: str) -> protocol.GameInfo:
    rules = load_game(name)
    options = [
        protocol.OptionInfo(
            name=option.name,
            values=list(option.values),
            meaning=option.meaning,
            quiet=option.quiet and not option.offered,
        )
        for option in rules.OPTIONS
    ]
    levels = list(range(1, len(describe(name).levels) + 1))
    return protocol.GameInfo(name=name, rules=rules.RULES_VERSION, options=options, levels=levels)


_MATCHES = "/api/v1/matches"
_MATCH = "/api/v1/matches/{match}"
ROUTES = (
    Route("GET", "/api/v1/games", games),
    Route("POST", _MATCHES, create_match, (409,)),
    Route("POST", f"{_MATCH}/join", join, (403, 404, 409)),
    Route("POST", f"{_MATCH}/words", add_words, (403, 404, 409), "needed"),
    Route("POST", f"{_MATCH}/rematch", rematch, (403, 404, 409), "needed"),
    Route("POST", f"{_MATCH}/play-on", play_on, (404, 409)),
    Route("POST", "/api/v1/my-matches", my_matches),
)
