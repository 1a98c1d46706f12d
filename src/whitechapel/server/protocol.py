"""Everything that is said between a client and the server: one versioned, tagged union of messages.

The WebSocket, plain HTTP and the event stream of bots share these types; the OpenAPI page and the TypeScript types
are made from them. An unknown field or a wrong type is refused. Adding an optional field keeps `VERSION`; anything
that an older client would misread raises it.
"""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from whitechapel.core import story

VERSION = 2
MOST_ENTRIES = 1_000_000

SeatName: TypeAlias = Literal["jack", "detective"]
ViewerName: TypeAlias = Literal["jack", "detective", "spectator"]
ActorName: TypeAlias = Literal["jack", "detective", "chance"]
LensName: TypeAlias = Literal["jack", "detective", "spectator", "complete"]
GameName: TypeAlias = Annotated[str, Meta(max_length=64, description="A game's name, as GET /games lists them.")]
PhaseName: TypeAlias = Literal["waiting", "playing", "over"]
KindName: TypeAlias = Literal[
    "joined", "action", "chance", "resigned", "takeback-offered", "takeback-declined", "taken-back", "rematch"
]
TakebackName: TypeAlias = Literal["free", "ask", "no"]
ProblemCode: TypeAlias = Literal[
    "malformed", "unsupported-version", "too-large", "too-many", "unknown-page", "unknown-match", "wrong-token",
    "no-seat", "seat-taken", "own-seat", "not-started", "not-over", "over", "not-your-turn", "illegal", "stale",
    "no-takeback", "wrong-options", "withheld", "old-rules", "internal",
]  # fmt: skip

Position: TypeAlias = Annotated[dict[str, object], Meta(extra_json_schema={"$ref": "#/components/schemas/Position"})]
"""What a viewer knows of a position: `PocketPosition`, `ClassicPosition` or another game's, each with its `display`."""
Board: TypeAlias = Annotated[dict[str, object], Meta(extra_json_schema={"$ref": "#/components/schemas/Board"})]
"""How a board would look: `PocketBoard`, `ClassicBoard` or that of another game."""
OptionValue: TypeAlias = str | int | bool
Number: TypeAlias = Annotated[int, Meta(ge=0, le=MOST_ENTRIES, description="A sequence number of the match's log.")]
MatchId: TypeAlias = Annotated[str, Meta(max_length=64)]
Token: TypeAlias = Annotated[str, Meta(max_length=128)]
Words: TypeAlias = Annotated[str, Meta(max_length=200, description="A seat's own random words for the deal.")]
ClientId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=64, description="Chosen by the client, at random.")]
ActionText: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200)]
BotName: TypeAlias = Annotated[str, Meta(max_length=64)]
Level: TypeAlias = Annotated[int, Meta(ge=1, le=99, description="One of the levels that GET /games lists.")]


class Message(Struct, kw_only=True, forbid_unknown_fields=True, tag_field="type"):
    """The root of all messages."""


class Part(Struct, kw_only=True, forbid_unknown_fields=True):
    """The root of what messages are made of."""


# --- creating and joining a match, over HTTP ---------------------------------------------------------------------


class ByMe(Part, tag_field="kind", tag="me"):
    """This seat is for whoever creates the match."""

    words: Words = ""


class ByFriend(Part, tag_field="kind", tag="open"):
    """This seat is for whoever brings the invitation."""


class ByBot(Part, tag_field="kind", tag="bot"):
    """This seat is for a program: one that brings the invitation or, with a name, one of the server's own."""

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
    options: dict[str, OptionValue] = {}


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
    """Take the open seat that an invitation is for."""

    invitation: Token
    words: Words = ""


class AskRematch(Part):
    """Play again with the seats swapped."""

    words: Words = ""


class PlayOn(Part):
    """Go on from a position of a finished match, against an AI."""

    number: Number
    seat: SeatName
    level: Level = 4
    words: Words = ""


class Joined(Part):
    """A seat in a match, and the token that holds it."""

    match: str
    seat: SeatName
    token: str


class MyTokens(Part):
    """The seat tokens a browser keeps."""

    tokens: Annotated[list[Token], Meta(max_length=200)]


class Result(Part):
    """How a match ended."""

    winner: SeatName
    reason: str


class Summary(Part):
    """One of my matches, in a line."""

    match: str
    game: GameName
    seat: SeatName
    phase: PhaseName
    to_act: SeatName | None
    number: int
    result: Result | None


class MyMatches(Part):
    """The matches in which the given tokens hold a seat, latest first."""

    matches: list[Summary]


class OptionInfo(Part):
    """A rule option: the values it takes, the first being the default, and what it means; quiet ones are for research."""

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
    """The games that can be played here, and the server's own programs that can take a seat."""

    games: list[GameInfo]
    bots: list[str] = []


class Health(Part):
    """Whether the server can do its work."""

    status: Literal["ok", "unavailable"]
    protocol: int


# --- what a seat is told -------------------------------------------------------------------------------------------


class SeatInfo(Part):
    """Who sits at a seat; `name` is that of the server's program, where it is one."""

    kind: Literal["person", "bot", "ai"]
    taken: bool
    level: int | None = None
    name: str | None = None


class Seats(Part):
    """Who sits where."""

    jack: SeatInfo
    detective: SeatInfo


class Event(Part):
    """One entry of the match's log, as the viewer may know it.

    `action` is null where the viewer did not see it (a card drawn face down) or nothing was played; `beats` is what a
    table shows and says of it, one after another; `position` is what the viewer knows after it, or null where the table
    did not change or, in a `table` message, for all events (ask with `look`); `target` is the number that was gone back
    to by a takeback, or the match that a rematch is; `failure` is how a bot failed that gave the match up.
    """

    number: int
    kind: KindName
    actor: ActorName | None
    action: str | None = None
    beats: tuple[story.Beat, ...] = ()
    target: str = ""
    failure: str = ""
    position: Position | None = None


class RevealedDeal(Part):
    """What the commitment hid, in hexadecimal, and the seats' words, Jack's first."""

    secret: str
    salt: str
    words: list[str]


class Turn(Part):
    """How the match stands now: who is to act, what the viewer may do, how it ended.

    `legal` holds the viewer's own legal actions, and only while it is to act; `choices` how they are picked, where the
    viewer asked for that in its hello. `revealed` and `deal` are null until the match is over; `ending` is what is said
    of the end, line by line.
    """

    number: int
    phase: PhaseName
    to_act: SeatName | None
    legal: list[str]
    takeback: TakebackName
    offer: SeatName | None
    result: Result | None
    choices: story.Choices | None = None
    ending: tuple[story.Message, ...] = ()
    revealed: Position | None = None
    deal: RevealedDeal | None = None
    rematch: str | None = None


class Beginning(Part):
    """Where the first events of a match were taken from: a finished match, and how many of its events."""

    match: str
    events: int


class Table(Message, tag="table"):
    """The whole match as the viewer may know it, with the events it has missed."""

    version: int
    match: str
    game: GameName
    rules: int
    options: dict[str, OptionValue]
    commitment: str
    you: ViewerName
    seats: Seats
    position: Position
    events: list[Event]
    turn: Turn
    borrowed: Beginning | None = None


class Update(Message, tag="update"):
    """What just happened, and how the match stands now."""

    events: list[Event]
    turn: Turn


class Looked(Message, tag="looked"):
    """What the viewer knew after entry `number` of the log."""

    number: int
    position: Position


class Previewed(Message, tag="previewed"):
    """How the board would look after an action, before anything is revealed; null where nothing would change."""

    number: int
    action: str
    board: Board | None


class WhyNot(Message, tag="why-not"):
    """Why an action is not legal now; null where it is, or where it is not the viewer's turn."""

    number: int
    action: str
    reason: story.Message | None


class Candidate(Part):
    """An action that an adviser weighed, and the seat's win probability by it."""

    action: str
    win_probability: float


class Advice(Message, tag="advice"):
    """What the AI would do in the viewer's place, from what the viewer knows."""

    number: int
    action: str
    reason: story.Message
    candidates: list[Candidate]


class Accepted(Message, tag="accepted"):
    """A request was applied and is kept, as entry `number`; `repeated` if that had happened before."""

    client: str
    after: int
    number: int
    repeated: bool = False


class Problem(Message, tag="problem"):
    """A request that changed nothing, and why. `number` is the latest entry, where that helps."""

    code: ProblemCode
    message: str
    client: str | None = None
    after: int | None = None
    number: int | None = None
    reason: story.Message | None = None


class Pong(Message, tag="pong"):
    """The answer to a ping."""


class Chance(Part):
    """A chance event: how many equally likely outcomes it had, and the place among them of the one that came."""

    below: int
    index: int


class Chances(Part):
    """Every chance event of a finished match, in order: what anybody needs to check it against its deal.

    The first `borrowed` of them came with a borrowed beginning and were dealt in another match.
    """

    chances: list[Chance]
    borrowed: int = 0


class Replay(Part):
    """A match event by event through one lens; all lenses are open once it is over."""

    lens: LensName
    events: list[Event]
    borrowed: Beginning | None = None


# --- what a client asks, over the WebSocket (the last four also over HTTP) ---------------------------------------


class Hello(Message, tag="hello"):
    """The first message: which match, my seat's token (none to look on), what I saw last, whether I choose by picks."""

    version: int
    match: MatchId
    token: Token | None = None
    seen: Number = 0
    choices: bool = False


class Ping(Message, tag="ping"):
    """Is anybody there?"""


class Look(Message, tag="look"):
    """What did my seat know after this entry of the log?"""

    number: Number


class Preview(Message, tag="preview"):
    """How would the board look after this action of mine?"""

    action: ActionText


class AskWhyNot(Message, tag="ask-why-not"):
    """Why can't I do this now?"""

    action: ActionText


class AskHint(Message, tag="ask-hint"):
    """What would the AI do in my place?"""


class Request(Message):
    """Something a seat does, once: the same client and number again gets the same answer and changes nothing."""

    client: ClientId
    after: Number


class Act(Request, tag="act"):
    """Play an action, by its text."""

    action: ActionText


class Resign(Request, tag="resign"):
    """Give the game up."""


class TakeBack(Request, tag="takeback"):
    """Take my last action back, or ask for it where that needs consent."""


class AnswerTakeback(Request, tag="answer-takeback"):
    """Agree to the opponent's takeback, or not."""

    agree: bool


FromClient: TypeAlias = Hello | Ping | Look | Preview | AskWhyNot | AskHint | Act | Resign | TakeBack | AnswerTakeback
SeatRequest: TypeAlias = Act | Resign | TakeBack | AnswerTakeback
FromServer: TypeAlias = Table | Update | Looked | Previewed | WhyNot | Advice | Accepted | Problem | Pong
