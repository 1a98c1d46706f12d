"""The words and small types that messages share, and the roots of all messages."""

from typing import Annotated, Final, Literal, TypeAlias

from msgspec import Meta, Struct

VERSION = 2
MOST_ENTRIES = 1_000_000
"""Numbers above this are nonsense."""

SeatName: TypeAlias = Literal["jack", "detective"]
ViewerName: TypeAlias = Literal["jack", "detective", "spectator"]
ActorName: TypeAlias = Literal["jack", "detective", "chance"]
LensName: TypeAlias = Literal["jack", "detective", "spectator", "complete"]
PLAIN: Final = r"^[^\u0000-\u001f\u007f-\u009f\ud800-\udfff]*$(?![\s\S])"
"""Text without control characters, which no database need keep and no log show; the end is for line feeds."""
GameName: TypeAlias = Annotated[
    str, Meta(max_length=64, pattern=PLAIN, description="A game's name, as GET /games lists them.")
]
PhaseName: TypeAlias = Literal["waiting", "playing", "over"]
KindName: TypeAlias = Literal[
    "joined", "action", "chance", "resigned", "takeback-offered", "takeback-declined", "takeback-withdrawn",
    "taken-back", "rematch-offered", "rematch-declined", "rematch-withdrawn", "rematch", "hint",
]  # fmt: skip
TakebackName: TypeAlias = Literal["free", "ask", "no"]
ProblemCode: TypeAlias = Literal[
    "malformed", "unsupported-version", "too-large", "too-many", "unknown-page", "unknown-match", "wrong-token",
    "no-seat", "seat-taken", "own-seat", "not-started", "not-over", "over", "not-your-turn", "illegal", "stale",
    "no-takeback", "no-rematch", "cancelled", "wrong-name", "too-long", "words-given", "key-used", "wrong-options",
    "withheld", "old-rules", "wrong-host", "wrong-origin", "too-slow", "unavailable", "internal",
]  # fmt: skip

Position: TypeAlias = Annotated[dict[str, object], Meta(extra_json_schema={"$ref": "#/components/schemas/Position"})]
"""What a viewer knows of a position: `PocketPosition`, `ClassicPosition` or another game's, each with its `display`."""
Board: TypeAlias = Annotated[dict[str, object], Meta(extra_json_schema={"$ref": "#/components/schemas/Board"})]
"""How a board would look: `PocketBoard`, `ClassicBoard` or that of another game."""
OptionName: TypeAlias = Annotated[str, Meta(max_length=64, pattern=PLAIN)]
OptionText: TypeAlias = Annotated[str, Meta(max_length=200, pattern=PLAIN)]
OptionValue: TypeAlias = OptionText | int | bool
Number: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_ENTRIES, description="A sequence number of the match's log.")]
MatchId: TypeAlias = Annotated[str, Meta(max_length=64, pattern=PLAIN)]
Token: TypeAlias = Annotated[str, Meta(max_length=128, pattern=PLAIN)]
Words: TypeAlias = Annotated[
    str, Meta(max_length=200, pattern=PLAIN, description="A seat's own random words for the deal.")
]
NoWords: TypeAlias = Annotated[
    str,
    Meta(
        max_length=200,
        pattern=PLAIN,
        description="Refused: words follow the commitment, by POST /matches/{match}/words.",
        extra_json_schema={"maxLength": 0},
    ),
]
Key: TypeAlias = Annotated[
    str,
    Meta(
        min_length=16,
        max_length=128,
        pattern=PLAIN,
        description="Chosen by the client, at random and in secret: the same key again gets the same answer.",
    ),
]
ClientId: TypeAlias = Annotated[
    str, Meta(min_length=1, max_length=64, pattern=PLAIN, description="Chosen by the client, at random.")
]
ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200, pattern=PLAIN)]
BotName: TypeAlias = Annotated[str, Meta(max_length=64, pattern=PLAIN)]
PersonName: TypeAlias = Annotated[
    str,
    Meta(
        max_length=400,
        description="What a person wants to be called, at most 24 visible characters; what is wrong with it is said.",
        extra_json_schema={"maxLength": 24},
    ),
]
PhraseName: TypeAlias = Literal[
    "good-luck", "well-played", "thinking", "oops", "thank-you", "one-moment", "gotcha", "another-game",
    "tip-the-hat", "raise-an-eyebrow", "applaud", "wring-hands",
]  # fmt: skip
"""What may be said at a table: eight phrases and four gestures. Each page has them in its reader's language."""
Level: TypeAlias = Annotated[int, Meta(ge=1, le=99, description="One of the levels that GET /games lists.")]


class Message(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """The root of all messages."""


class Part(Struct, kw_only=True, forbid_unknown_fields=True):
    """The root of what messages are made of."""
