"""How matches come about: created, joined by invitation, played again with swapped seats, played on from a replay."""

import hmac
from collections.abc import Container, Sequence
from dataclasses import replace

from whitechapel.core import PLAYERS, Borrowed, Deal, Seat, WhitechapelError, game
from whitechapel.core.dealer import checked_words
from whitechapel.core.game import checked_options
from whitechapel.server import protocol
from whitechapel.server.beginnings import beginning_of
from whitechapel.server.decisions import deals_due
from whitechapel.server.match import Entry, Kind, Match, SeatKind, Setup, Sitter
from whitechapel.server.refusals import Refusal
from whitechapel.server.rooms import Room, Rooms
from whitechapel.server.store import ConflictError
from whitechapel.server.tokens import fresh_match_id, fresh_token, hashed, rematch_token


class Lobby:
    """Makes matches and seats people."""

    def __init__(self, rooms: Rooms, programs: Container[str]) -> None:
        self._rooms = rooms
        self._programs = programs

    async def create(self, wish: protocol.CreateMatch) -> protocol.Created:
        """A new match with its commitment; its deal begins as soon as every seat is taken."""
        tokens: dict[Seat, str] = {}
        invitations: dict[Seat, str] = {}
        seats: dict[Seat, Sitter] = {}
        for seat, wanted in ((Seat.JACK, wish.seats.jack), (Seat.DETECTIVE, wish.seats.detective)):
            match wanted:
                case protocol.ByMe():
                    tokens[seat] = fresh_token()
                    seats[seat] = Sitter(SeatKind.PERSON, token_hash=hashed(tokens[seat]), words=_words(wanted.words))
                case protocol.ByAI():
                    seats[seat] = Sitter(SeatKind.AI, level=wanted.level)
                case protocol.ByBot(name=name) if name:
                    seats[seat] = Sitter(SeatKind.BOT, program=self._known(name))
                case protocol.ByFriend() | protocol.ByBot():
                    invitations[seat] = fresh_token()
                    kind = SeatKind.BOT if isinstance(wanted, protocol.ByBot) else SeatKind.PERSON
                    seats[seat] = Sitter(kind, invitation_hash=hashed(invitations[seat]))
        created = await self._keep(_setup(wish.game, wish.options, hot_seat=len(tokens) == len(PLAYERS)), seats)
        return protocol.Created(
            match=created.setup.id,
            commitment=created.deal.commitment,
            tokens=_keys(tokens),
            invitations=_keys(invitations),
        )

    async def join(self, match_id: str, wish: protocol.Join, own_token: str | None) -> protocol.Joined:
        """Take the seat an invitation is for, once. Whoever holds the other seat can't."""
        room = await self._rooms.room(match_id)
        words = _words(wish.words)
        token = fresh_token()
        seat = _invited(room.match, hashed(wish.invitation))
        if own_token is not None and holder(room.match, own_token) is not None:
            raise Refusal("own-seat", "you already sit at this table: the invitation is for somebody else")
        await self._seat(room, seat, token, words)
        return protocol.Joined(match=match_id, seat=_name(seat), token=token)

    async def rematch(self, room: Room, seat: Seat, token: str, wish: protocol.AskRematch) -> protocol.Joined:
        """The same people again with the seats swapped. Asking twice gives the same seat and the same token."""
        if not room.match.over:
            raise Refusal("not-over", "a rematch can be asked for when the match is over")
        words = _words(wish.words)
        old_id = room.match.setup.id
        new_id = await self._rooms.matches.rematch_of(old_id) or await self._swapped(room.match)
        announced = Entry(0, Kind.REMATCH, seat, target=new_id)
        await room.grow(lambda: [] if room.match.rematch else [announced._replace(number=room.match.number + 1)])
        new_room = await self._rooms.room(new_id)
        new_token = rematch_token(token)
        if holder(new_room.match, new_token) is None:
            await self._seat(new_room, seat.opponent, new_token, words)
        return protocol.Joined(match=new_id, seat=_name(seat.opponent), token=new_token)

    async def play_on(self, room: Room, wish: protocol.PlayOn) -> protocol.Joined:
        """A match against an AI that goes on from a position of a finished one, whose secrets are open by now."""
        old = room.match
        beginning = beginning_of(old, wish.number)
        seat = Seat.parse(wish.seat)
        token = fresh_token()
        seats = {
            seat: Sitter(SeatKind.PERSON, token_hash=hashed(token), words=_words(wish.words)),
            seat.opponent: Sitter(SeatKind.AI, level=wish.level),
        }
        borrowed = Borrowed(old.setup.id, len(beginning)) if beginning else None
        setup = replace(_setup(old.setup.game, dict(old.setup.options), hot_seat=False), borrowed=borrowed)
        made = await self._keep(setup, seats, beginning)
        return protocol.Joined(match=made.setup.id, seat=wish.seat, token=token)

    async def _swapped(self, old: Match) -> str:
        """Make the rematch: each person's seat can be claimed with the token of the old seat."""
        seats = {}
        for seat in PLAYERS:
            sitter = old.seats[seat.opponent]
            seats[seat] = replace(sitter, invitation_hash=sitter.token_hash, token_hash="", words="")
        setup = _setup(old.setup.game, dict(old.setup.options), hot_seat=old.setup.hot_seat, rematch_of=old.setup.id)
        try:
            return (await self._keep(setup, seats)).setup.id
        except ConflictError:
            existing = await self._rooms.matches.rematch_of(old.setup.id)
            if existing is None:
                raise
            return existing

    def _known(self, program: str) -> str:
        """The name of a program that whoever runs this server allows."""
        if program not in self._programs:
            raise Refusal("wrong-options", "there is no bot of that name here")
        return program

    async def _keep(self, setup: Setup, seats: dict[Seat, Sitter], beginning: Sequence[Entry] = ()) -> Match:
        match = Match(setup, seats)
        for entry in beginning:
            match.follow(entry)
        dealt = opening(match, match.number + 1)
        await self._rooms.matches.create(match, [*beginning, *dealt])
        for entry in dealt:
            match.follow(entry)
        self._rooms.followed(self._rooms.add(match), False)
        return match

    async def _seat(self, room: Room, seat: Seat, token: str, words: str) -> None:
        def decide() -> tuple[Seat, Sitter, list[Entry]]:
            match = room.match
            if match.seats[seat].taken:
                raise Refusal("seat-taken", "this seat has been taken")
            sitter = replace(match.seats[seat], token_hash=hashed(token), words=words)
            joined = Entry(match.number + 1, Kind.JOINED, seat)
            return seat, sitter, [joined, *opening(Match(match.setup, match.seats | {seat: sitter}), match.number + 2)]

        await room.seat(decide)


def opening(match: Match, number: int) -> list[Entry]:
    """What chance deals when the last seat was taken, from entry `number` on; nothing while a seat is open."""
    return deals_due(match, match.state, number, match.dealt) if match.full else []


def holder(match: Match, token: str) -> Seat | None:
    """The seat that a token holds, if any."""
    given = hashed(token)
    for seat in PLAYERS:
        if hmac.compare_digest(match.seats[seat].token_hash, given):
            return seat
    return None


def viewer(match: Match, token: str | None) -> Seat:
    """Whose eyes a token gives: a seat's, or without a token a spectator's; raises `Refusal` on a wrong one."""
    if token is None:
        return Seat.SPECTATOR
    seat = holder(match, token)
    if seat is None:
        raise Refusal("wrong-token", "this token holds no seat in this match")
    return seat


def _invited(match: Match, invitation_hash: str) -> Seat:
    for seat in PLAYERS:
        if hmac.compare_digest(match.seats[seat].invitation_hash, invitation_hash):
            return seat
    raise Refusal("no-seat", "this invitation is for no seat of this match")


def _setup(name: str, options: dict[str, protocol.OptionValue], *, hot_seat: bool, rematch_of: str = "") -> Setup:
    rules = game(name)
    try:
        chosen = checked_options(name, rules.OPTIONS, options)
    except WhitechapelError as error:
        raise Refusal("wrong-options", str(error)) from error
    deal = Deal.fresh()
    return Setup(
        id=fresh_match_id(),
        game=name,
        options=tuple(chosen.items()),
        rules=rules.RULES_VERSION,
        secret=deal.secret,
        salt=deal.salt,
        hot_seat=hot_seat,
        rematch_of=rematch_of,
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
