"""How matches come about: created, joined by invitation, played again with swapped seats, played on from a replay."""

import asyncio
from collections.abc import Container
from dataclasses import replace

from whitechapel.core import PLAYERS, Borrowed, Seat, WhitechapelError, game_names, load_game
from whitechapel.core.dealer import checked_words
from whitechapel.core.game import OptionValue, checked_options
from whitechapel.core.history import History
from whitechapel.server import protocol
from whitechapel.server.draws import Drawn, Draws
from whitechapel.server.entries import Entry, EntryKind, Step
from whitechapel.server.holders import holder_of, invited
from whitechapel.server.hosted import HostedMatch, Setup
from whitechapel.server.live import LiveMatch
from whitechapel.server.live_matches import LiveMatches
from whitechapel.server.opponents import checked_level
from whitechapel.server.playing_on import beginning_of
from whitechapel.server.refusals import Refusal
from whitechapel.server.requests import SERVER, Rematch, dealt
from whitechapel.server.seats import SeatHolder, SeatKind
from whitechapel.server.store import ConflictError
from whitechapel.server.tokens import fresh_match_id, fresh_token, hashed, rematch_token


class Lobby:
    """Makes matches and seats people."""

    def __init__(self, live: LiveMatches, bots: Container[str], draws: Draws) -> None:
        self._live = live
        self._bots = bots
        self._draws = draws

    async def create(self, asked: protocol.CreateMatch) -> protocol.Created:
        """A new match with its commitment; its deal begins as soon as every seat is taken."""
        options = _options(asked.game, asked.options)
        drawn = self._draws.match()
        tokens: dict[Seat, str] = {}
        invitations: dict[Seat, str] = {}
        seats: dict[Seat, SeatHolder] = {}
        for seat, wanted in ((Seat.JACK, asked.seats.jack), (Seat.DETECTIVE, asked.seats.detective)):
            match wanted:
                case protocol.ByMe():
                    tokens[seat] = fresh_token()
                    seats[seat] = _person(tokens[seat], wanted.words)
                case protocol.ByAI():
                    seats[seat] = await _ai(asked.game, wanted.level, drawn.seeds[seat])
                case protocol.ByBot(name=name) if name:
                    seats[seat] = SeatHolder(SeatKind.BOT, bot=self._known(name), seed=drawn.seeds[seat])
                case protocol.ByFriend() | protocol.ByBot():
                    invitations[seat] = fresh_token()
                    kind = SeatKind.BOT if isinstance(wanted, protocol.ByBot) else SeatKind.PERSON
                    seats[seat] = SeatHolder(kind, invitation_hash=hashed(invitations[seat]))
        setup = _setup(asked.game, options, drawn, hot_seat=len(tokens) == len(PLAYERS))
        created = await self._store(setup, seats)
        return protocol.Created(
            match=setup.id,
            commitment=created.deal.commitment,
            tokens=_keys(tokens),
            invitations=_keys(invitations),
        )

    async def join(self, match_id: str, asked: protocol.Join, own_token: str | None) -> protocol.Joined:
        """Take the seat an invitation is for, once. Whoever holds the other seat can't."""
        live = await self._live.find(match_id)
        words = _words(asked.words)
        token = fresh_token()
        seat = invited(live.hosted.seats, asked.invitation)
        if own_token is not None and holder_of(live.hosted.seats, own_token) is not None:
            raise Refusal("own-seat", "you already sit at this table: the invitation is for somebody else")
        await self._seat(live, seat, token, words)
        return protocol.Joined(match=match_id, seat=_name(seat), token=token)

    async def rematch(self, live: LiveMatch, seat: Seat, token: str, asked: protocol.AskRematch) -> protocol.Joined:
        """The same people again with the seats swapped. Asking twice gives the same seat and the same token."""
        old = live.hosted
        if not old.over:
            raise Refusal("not-over", "a rematch can be asked for when the match is over")
        words = _words(asked.words)
        new_id = await self._live.matches.rematch_of(live.id) or await self._swapped(old)
        await live.ask(seat, Rematch(client=SERVER, after=old.number, match=new_id))
        new = await self._live.find(new_id)
        new_token = rematch_token(token)
        if holder_of(new.hosted.seats, new_token) is None:
            await self._seat(new, seat.opponent, new_token, words)
        return protocol.Joined(match=new_id, seat=_name(seat.opponent), token=new_token)

    async def play_on(self, live: LiveMatch, asked: protocol.PlayOn) -> protocol.Joined:
        """A match against an AI that goes on from a position of a finished one, whose secrets are open by now."""
        old = live.hosted.setup
        beginning = beginning_of(live.hosted, asked.number)
        seat = Seat.parse(asked.seat)
        token = fresh_token()
        drawn = self._draws.match()
        seats = {
            seat: _person(token, asked.words),
            seat.opponent: await _ai(old.game, asked.level, drawn.seeds[seat.opponent]),
        }
        borrowed = Borrowed(old.id, beginning.number) if beginning.number else None
        setup = replace(_setup(old.game, dict(old.options), drawn), borrowed=borrowed)
        await self._store(setup, seats, beginning)
        return protocol.Joined(match=setup.id, seat=asked.seat, token=token)

    async def _swapped(self, old: HostedMatch) -> str:
        """Make the rematch: each person's seat can be claimed with the token of the old seat."""
        drawn = self._draws.match()
        seats = {}
        for seat in PLAYERS:
            before = old.seats[seat.opponent]
            seats[seat] = replace(
                before, invitation_hash=before.token_hash, token_hash="", words="", seed=drawn.seeds[seat]
            )
        setup = _setup(old.setup.game, dict(old.setup.options), drawn, hot_seat=old.setup.hot_seat)
        try:
            await self._store(replace(setup, rematch_of=old.setup.id), seats)
        except ConflictError:
            existing = await self._live.matches.rematch_of(old.setup.id)
            if existing is None:
                raise
            return existing
        return setup.id

    def _known(self, bot: str) -> str:
        """The name of a bot that whoever runs this server allows."""
        if bot not in self._bots:
            raise Refusal("wrong-options", "there is no bot of that name here")
        return bot

    async def _store(
        self, setup: Setup, seats: dict[Seat, SeatHolder], beginning: History | None = None
    ) -> HostedMatch:
        hosted = HostedMatch(setup, seats, beginning)
        hosted.adopt(dealt(hosted, hosted.number + 1))
        await self._live.matches.create(hosted)
        self._live.add(hosted)
        return hosted

    async def _seat(self, live: LiveMatch, seat: Seat, token: str, words: str) -> None:
        def decide() -> tuple[Seat, SeatHolder, list[Step]]:
            hosted = live.hosted
            if hosted.seats[seat].taken:
                raise Refusal("seat-taken", "this seat has been taken")
            holder = replace(hosted.seats[seat], token_hash=hashed(token), words=words)
            joined = hosted.step(Entry(hosted.number + 1, EntryKind.JOINED, seat))
            return seat, holder, [joined, *dealt(hosted, hosted.number + 2, hosted.seats | {seat: holder})]

        await live.seat(decide)


async def _ai(game: str, level: int, seed: int) -> SeatHolder:
    """A seat for the AI; raises `Refusal` where its player can't be made. The first time, that takes a while."""
    return SeatHolder(SeatKind.AI, level=await asyncio.to_thread(checked_level, game, level), seed=seed)


def _person(token: str, words: str) -> SeatHolder:
    return SeatHolder(SeatKind.PERSON, token_hash=hashed(token), words=_words(words))


def _options(game: str, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    if game not in game_names():
        raise Refusal("wrong-options", f"there is no game of that name here; expected one of {', '.join(game_names())}")
    try:
        return checked_options(game, load_game(game).OPTIONS, options)
    except WhitechapelError as error:
        raise Refusal("wrong-options", str(error)) from error


def _setup(game: str, options: dict[str, OptionValue], drawn: Drawn, *, hot_seat: bool = False) -> Setup:
    return Setup(
        id=fresh_match_id(),
        game=game,
        options=tuple(options.items()),
        rules=load_game(game).RULES_VERSION,
        secret=drawn.deal.secret,
        salt=drawn.deal.salt,
        hot_seat=hot_seat,
    )


def _words(given: str) -> str:
    try:
        return checked_words(given)
    except WhitechapelError as error:
        raise Refusal("malformed", str(error)) from error


def _keys(secrets: dict[Seat, str]) -> protocol.Keys:
    return protocol.Keys(jack=secrets.get(Seat.JACK), detective=secrets.get(Seat.DETECTIVE))


def _name(seat: Seat) -> protocol.SeatName:
    return "jack" if seat is Seat.JACK else "detective"
