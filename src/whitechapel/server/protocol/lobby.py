"""Creating and joining a match, over HTTP; the games there are, and my matches."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from whitechapel.server.protocol.names import (
    BotName,
    GameName,
    Key,
    Level,
    NoWords,
    Number,
    OptionName,
    OptionValue,
    Part,
    PersonName,
    PhaseName,
    SeatName,
    Token,
    Words,
)
from whitechapel.server.protocol.seating import SeatInfo


def _none(words: str) -> None:
    """Refuse words that come in the request that makes the secret of the deal."""
    if words:
        raise ValueError(
            "words are not taken here, where the secret of the deal is made: say adds_words, "
            "look at the commitment in the answer, then POST them to /api/v1/matches/{match}/words"
        )


class ByMe(Part, tag_field="kind", tag="me"):
    """This seat is for whoever creates the match, who adds words once the commitment is known, or none."""

    adds_words: bool = False
    words: NoWords = ""
    name: PersonName = ""

    def __post_init__(self) -> None:
        """Check what was read."""
        _none(self.words)


class ByFriend(Part, tag_field="kind", tag="open"):
    """This seat is for whoever brings the invitation."""


class ByBot(Part, tag_field="kind", tag="bot"):
    """This seat is for a bot: one that brings the invitation or, with a name, one of the server's own."""

    name: BotName = ""


class ByAI(Part, tag_field="kind", tag="ai"):
    """This seat is played by the server's AI."""

    level: Level = 4


SeatWish: TypeAlias = ByMe | ByFriend | ByBot | ByAI


class SeatWishes(Part):
    """Who takes which seat."""

    jack: SeatWish
    detective: SeatWish


class CreateMatch(Part):
    """A new match: which game, under which rule options, and who takes which seat."""

    game: GameName
    seats: SeatWishes
    options: dict[OptionName, OptionValue] = field(default_factory=dict)
    key: Key | None = None


class Keys(Part):
    """A secret for each of some seats."""

    jack: str | None = None
    detective: str | None = None


class Created(Part):
    """The new match: the creator's seat tokens, and an invitation for each open seat, to be passed on."""

    match: str
    commitment: str
    tokens: Keys
    invitations: Keys


class Join(Part):
    """Take the open seat that an invitation is for. Look at the commitment in the match's table before adding words."""

    invitation: Token
    words: Words = ""
    key: Key | None = None
    name: PersonName = ""


class AddWords(Part):
    """A seat's own random words for the deal, once its commitment is known."""

    words: Words


class WordsAdded(Part):
    """The words are part of the deal that this commitment is for."""

    match: str
    seat: SeatName
    commitment: str


class AskRematch(Part):
    """Play again with the seats swapped; words follow once the commitment is known, or none."""

    adds_words: bool = False
    words: NoWords = ""

    def __post_init__(self) -> None:
        """Check what was read."""
        _none(self.words)


class PlayOn(Part):
    """Go on from a position of a finished match, against an AI."""

    number: Number
    seat: SeatName
    level: Level = 4
    adds_words: bool = False
    words: NoWords = ""
    key: Key | None = None

    def __post_init__(self) -> None:
        """Check what was read."""
        _none(self.words)


class Joined(Part):
    """A seat in a match, the token that holds it, and what the match's deal is committed to."""

    match: str
    seat: SeatName
    token: str
    commitment: str = ""


class MyTokens(Part):
    """The seat tokens a browser keeps."""

    tokens: Annotated[list[Token], Meta(max_length=200)]


class Result(Part):
    """How a match ended."""

    winner: SeatName
    reason: str


class Summary(Part):
    """One of my matches, in a line; `created` is when, in seconds since 1970."""

    match: str
    game: GameName
    seat: SeatName
    phase: PhaseName
    to_act: SeatName | None
    number: int
    result: Result | None
    opponent: SeatInfo
    created: int


class MyMatches(Part):
    """The matches in which the given tokens hold a seat, latest first."""

    matches: list[Summary]


class OptionInfo(Part):
    """A rule option: its values, the first being the default, and what it means; quiet ones are for research."""

    name: str
    values: list[OptionValue]
    meaning: str
    quiet: bool = False


class GameInfo(Part):
    """A game that can be played here."""

    name: GameName
    rules: int
    options: list[OptionInfo]
    levels: list[int]


class Games(Part):
    """The games that can be played here, and the server's own bots that can take a seat."""

    games: list[GameInfo]
    bots: list[str] = field(default_factory=list)


class Health(Part):
    """Whether the server can do its work, and which parts of it can't."""

    status: Literal["ok", "unavailable"]
    protocol: int
    unavailable: list[Literal["database", "bus"]] = field(default_factory=list)
