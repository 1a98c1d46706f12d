"""What a new match is made of: its names and secrets, its rules, who takes its seats."""

import asyncio
from typing import NamedTuple

from whitechapel.core import PLAYERS, Borrowed, Seat, WhitechapelError, game_names, load_game
from whitechapel.core.dealer import checked_words
from whitechapel.core.game import OptionValue, checked_options
from whitechapel.server.draws import Drawn
from whitechapel.server.hosted import HostedMatch, Setup
from whitechapel.server.opponents import checked_level
from whitechapel.server.processes.ownership import Ownership
from whitechapel.server.refusals import Refusal
from whitechapel.server.seats import SeatHolder, SeatKind
from whitechapel.server.tokens import derived, derived_id, fresh_match_id, fresh_token, hashed


class Names(NamedTuple):
    """What a new match is called and held by: random or, with a client's key, the same ones whenever that asks again.

    Attributes:
        key: what the client chose at random, or None.
        purpose: what is asked for; the same key gives other names to another purpose.
        ownership: which matches are this process's own: one with a random id is.
    """

    key: str | None
    purpose: str
    ownership: Ownership = Ownership()

    def match_id(self) -> str:
        """The match's id."""
        if self.key is None:
            return self.ownership.named(fresh_match_id)
        return derived_id(self.key, f"{self.purpose} match")

    def token(self, seat: Seat) -> str:
        """What holds a seat."""
        return fresh_token() if self.key is None else derived(self.key, f"{self.purpose} token {seat}")

    def invitation(self, seat: Seat) -> str:
        """What claims a seat."""
        return fresh_token() if self.key is None else derived(self.key, f"{self.purpose} invitation {seat}")


def known_options(game: str, options: dict[str, OptionValue]) -> dict[str, OptionValue]:
    """All rule options of a game, with these values; raises `Refusal`."""
    if game not in game_names():
        raise Refusal("wrong-options", f"there is no game of that name here; expected one of {', '.join(game_names())}")
    try:
        return checked_options(game, load_game(game).OPTIONS, options)
    except WhitechapelError as error:
        raise Refusal("wrong-options", str(error)) from error


def setup_of(
    names: Names, game: str, options: dict[str, OptionValue], drawn: Drawn, borrowed: Borrowed | None = None
) -> Setup:
    """What is fixed of a match of these names, rules and draws."""
    return Setup(
        id=names.match_id(),
        game=game,
        options=tuple(options.items()),
        rules=load_game(game).RULES_VERSION,
        secret=drawn.deal.secret,
        salt=drawn.deal.salt,
        borrowed=borrowed,
    )


async def ai_seat(game: str, level: int, seed: int) -> SeatHolder:
    """A seat for the AI; raises `Refusal` where its player can't be made. The first time, that takes a while."""
    return SeatHolder(SeatKind.AI, level=await asyncio.to_thread(checked_level, game, level), seed=seed)


def person_seat(token: str, *, adds_words: bool, name: str = "") -> SeatHolder:
    """A seat that is held by a token, whose words follow or are none."""
    return SeatHolder(SeatKind.PERSON, token_hash=hashed(token), words=None if adds_words else "", name=name)


def known_words(given: str) -> str:
    """Words that can be a seat's; raises `Refusal`."""
    try:
        return checked_words(given)
    except WhitechapelError as error:
        raise Refusal("malformed", str(error)) from error


def is_of(made: HostedMatch, setup: Setup, seats: dict[Seat, SeatHolder]) -> bool:
    """Whether a match that was made before came of the same wish as this one."""
    for seat in PLAYERS:
        then, now = made.seats[seat], seats[seat]
        if (then.kind, then.level, then.bot) != (now.kind, now.level, now.bot):
            return False
        if now.name and then.name != now.name:
            return False
        if then.invitation_hash != now.invitation_hash or now.token_hash not in ("", then.token_hash):
            return False
    old = made.setup
    return (old.game, old.options, old.borrowed, old.rematch_of) == (
        *(setup.game, setup.options, setup.borrowed),
        setup.rematch_of,
    )
