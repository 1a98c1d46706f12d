"""How matches come about: created, joined by invitation, played again with swapped seats, played on from a replay.

Whoever makes a match sends no words with the request: the secret of its deal is made there, and the words follow once
its commitment was told. Everything asked for here can be asked for again where the answer was lost. Each time the
network of whoever asks is told to the match: the AI's time to think is shared out by networks.
"""

from collections.abc import Callable, Container
from contextlib import suppress
from dataclasses import replace

from whitechapel.core import PLAYERS, Borrowed, Seat
from whitechapel.core.history import History
from whitechapel.server import protocol
from whitechapel.server.calling_names import checked_name
from whitechapel.server.creating import Names, ai_seat, is_of, known_options, known_words, person_seat, setup_of
from whitechapel.server.draws import Draws
from whitechapel.server.entries import ADDED_WORDS, Entry, EntryKind, Step
from whitechapel.server.holders import holder_of, invited
from whitechapel.server.hosted import HostedMatch, Setup
from whitechapel.server.live import LiveMatch
from whitechapel.server.live_matches import LiveMatches
from whitechapel.server.playing_on import beginning_of
from whitechapel.server.refusals import Refusal, RepeatedError
from whitechapel.server.requests import SERVER, Rematch, dealt
from whitechapel.server.seats import SeatHolder, SeatKind
from whitechapel.server.store import ConflictError
from whitechapel.server.tokens import fresh_token, hashed, join_token, rematch_token


class Lobby:
    """Makes matches and seats people."""

    def __init__(self, live: LiveMatches, bots: Container[str], draws: Draws) -> None:
        self._live = live
        self._bots = bots
        self._draws = draws

    async def create(self, asked: protocol.CreateMatch, asker: str) -> protocol.Created:
        """A new match with its commitment; its deal begins as soon as every seat is taken and has its words."""
        options = known_options(asked.game, asked.options)
        drawn, names = self._draws.match(), Names(asked.key, "create", self._live.ownership)
        tokens: dict[Seat, str] = {}
        invitations: dict[Seat, str] = {}
        seats: dict[Seat, SeatHolder] = {}
        for seat, wanted in ((Seat.JACK, asked.seats.jack), (Seat.DETECTIVE, asked.seats.detective)):
            match wanted:
                case protocol.ByMe():
                    tokens[seat] = names.token(seat)
                    called = checked_name(wanted.name)
                    seats[seat] = person_seat(tokens[seat], adds_words=wanted.adds_words, name=called)
                case protocol.ByAI():
                    seats[seat] = await ai_seat(asked.game, wanted.level, drawn.seeds[seat])
                case protocol.ByBot(name=name) if name:
                    seats[seat] = SeatHolder(SeatKind.BOT, bot=self._known(name), seed=drawn.seeds[seat])
                case protocol.ByFriend() | protocol.ByBot():
                    invitations[seat] = names.invitation(seat)
                    kind = SeatKind.BOT if isinstance(wanted, protocol.ByBot) else SeatKind.PERSON
                    seats[seat] = SeatHolder(kind, invitation_hash=hashed(invitations[seat]))
        setup = setup_of(names, asked.game, options, drawn)
        made = await self._made(replace(setup, hot_seat=len(tokens) == len(PLAYERS)), seats, asker)
        return protocol.Created(
            match=setup.id,
            commitment=made.deal.commitment,
            tokens=_keys(tokens),
            invitations=_keys(invitations),
        )

    async def join(self, match_id: str, asked: protocol.Join, own_token: str | None, asker: str) -> protocol.Joined:
        """Take the seat an invitation is for, once; whoever holds the other seat can't. The same key gets it again."""
        live = await self._live.find(match_id)
        words, called = known_words(asked.words), checked_name(asked.name)
        seat = invited(live.hosted.seats, asked.invitation)
        token = fresh_token() if asked.key is None else join_token(asked.invitation, asked.key)
        sits = None if own_token is None else holder_of(live.hosted.seats, own_token)
        if sits is not None and holder_of(live.hosted.seats, token) is None:
            raise Refusal("own-seat", "you already sit at this table: the invitation is for somebody else")
        await self._seat(live, seat, asker, lambda holder: _held(holder, token, words, called))
        return _joined(live.hosted, seat, token)

    async def add_words(self, live: LiveMatch, seat: Seat, asked: protocol.AddWords, asker: str) -> protocol.WordsAdded:
        """Add the words to the deal that a seat has announced, once. The same ones may come again."""
        words = known_words(asked.words)

        def decide() -> tuple[Seat, SeatHolder, list[Step]]:
            holder = live.hosted.seats[seat]
            if holder.words is None and live.hosted.over:
                raise Refusal("over", "the match was given up before its deal")
            if holder.words is None:
                return _with_holder(live.hosted, seat, replace(holder, words=words), ADDED_WORDS)
            if holder.words == words:
                raise RepeatedError(live.hosted.number)
            raise Refusal("words-given", "this seat's words for the deal are fixed already")

        await _done_once(live, decide, asker)
        return protocol.WordsAdded(match=live.id, seat=_name(seat), commitment=live.hosted.deal.commitment)

    async def rematch(
        self, live: LiveMatch, seat: Seat, token: str, asked: protocol.AskRematch, asker: str
    ) -> protocol.Joined:
        """The same people again with the seats swapped. Asking twice gives the same seat and the same token."""
        old = live.hosted
        if not old.over:
            raise Refusal("not-over", "a rematch can be asked for when the match is over")
        if not all(holder.taken for holder in old.seats.values()):
            raise Refusal("cancelled", "this match was cancelled before anybody came")
        new_id = await self._live.matches.rematch_of(live.id) or await self._swapped(old, asker)
        await live.ask(seat, Rematch(client=SERVER, after=old.number, match=new_id))
        new = await self._live.find(new_id)
        new_token = rematch_token(token)
        if holder_of(new.hosted.seats, new_token) is None:
            words = None if asked.adds_words else ""
            await self._seat(new, seat.opponent, asker, lambda holder: _held(holder, new_token, words))
        return _joined(new.hosted, seat.opponent, new_token)

    async def play_on(self, live: LiveMatch, asked: protocol.PlayOn, asker: str) -> protocol.Joined:
        """A match against an AI that goes on from a position of a finished one, whose secrets are open by now."""
        old = live.hosted.setup
        beginning = beginning_of(live.hosted, asked.number)
        seat = Seat.parse(asked.seat)
        drawn = self._draws.match()
        names = Names(asked.key, f"play on {old.id} {asked.number}", self._live.ownership)
        token = names.token(seat)
        seats = {
            seat: person_seat(token, adds_words=asked.adds_words),
            seat.opponent: await ai_seat(old.game, asked.level, drawn.seeds[seat.opponent]),
        }
        borrowed = Borrowed(old.id, beginning.number) if beginning.number else None
        setup = setup_of(names, old.game, dict(old.options), drawn, borrowed)
        made = await self._made(setup, seats, asker, beginning)
        return _joined(made, seat, token)

    async def _swapped(self, old: HostedMatch, asker: str) -> str:
        """Make the rematch: each person's seat can be claimed with the token of the old seat."""
        drawn = self._draws.match()
        seats = {}
        for seat in PLAYERS:
            before = old.seats[seat.opponent]
            seats[seat] = replace(
                before,
                invitation_hash=before.token_hash,
                token_hash="",
                words="",
                seed=drawn.seeds[seat],
                forgotten=False,
            )
        setup = setup_of(Names(None, "", self._live.ownership), old.setup.game, dict(old.setup.options), drawn)
        try:
            await self._store(replace(setup, hot_seat=old.setup.hot_seat, rematch_of=old.setup.id), seats, asker)
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

    async def _made(
        self, setup: Setup, seats: dict[Seat, SeatHolder], asker: str, beginning: History | None = None
    ) -> HostedMatch:
        """A match that is stored now or, where it was asked for with the same key, was before; raises `Refusal`."""
        try:
            return await self._store(setup, seats, asker, beginning)
        except ConflictError:
            made = (await self._live.find(setup.id)).hosted
        if not is_of(made, setup, seats):
            raise Refusal("key-used", "another match was asked for with this key; choose a new one at random")
        return made

    async def _store(
        self, setup: Setup, seats: dict[Seat, SeatHolder], asker: str, beginning: History | None = None
    ) -> HostedMatch:
        hosted = HostedMatch(setup, seats, beginning)
        hosted.adopt(dealt(hosted, hosted.number + 1))
        await self._live.journal.create(hosted)
        self._live.add(hosted, asker)
        return hosted

    async def _seat(self, live: LiveMatch, seat: Seat, asker: str, holding: Callable[[SeatHolder], SeatHolder]) -> None:
        def decide() -> tuple[Seat, SeatHolder, list[Step]]:
            holder = live.hosted.seats[seat]
            held = holding(holder)
            if holder.token_hash == held.token_hash:
                raise RepeatedError(live.hosted.number)
            if holder.taken:
                raise Refusal("seat-taken", "this seat has been taken")
            if live.hosted.over:
                raise Refusal("cancelled", "whoever sent this invitation has cancelled it")
            return _with_holder(live.hosted, seat, held)

        await _done_once(live, decide, asker)


def _held(holder: SeatHolder, token: str, words: str | None, name: str = "") -> SeatHolder:
    """A seat's holder once somebody with a token has it; a name that they say counts."""
    return replace(holder, token_hash=hashed(token), words=words, name=name or holder.name)


def _with_holder(
    hosted: HostedMatch, seat: Seat, holder: SeatHolder, target: str = ""
) -> tuple[Seat, SeatHolder, list[Step]]:
    """What follows when somebody holds a seat from now on: it is told, and dealt where both seats are ready."""
    told = hosted.step(Entry(hosted.number + 1, EntryKind.JOINED, seat, target=target))
    return seat, holder, [told, *dealt(hosted, hosted.number + 2, hosted.seats | {seat: holder})]


async def _done_once(live: LiveMatch, decide: Callable[[], tuple[Seat, SeatHolder, list[Step]]], asker: str) -> None:
    """Do what is decided; where it was done before, there is nothing left to do."""
    with suppress(RepeatedError):
        await live.seat(decide, asker)


def _joined(hosted: HostedMatch, seat: Seat, token: str) -> protocol.Joined:
    return protocol.Joined(match=hosted.setup.id, seat=_name(seat), token=token, commitment=hosted.deal.commitment)


def _keys(secrets: dict[Seat, str]) -> protocol.Keys:
    return protocol.Keys(jack=secrets.get(Seat.JACK), detective=secrets.get(Seat.DETECTIVE))


def _name(seat: Seat) -> protocol.SeatName:
    return "jack" if seat is Seat.JACK else "detective"
