"""What a seat is told."""

from whitechapel.core import story
from whitechapel.server.protocol.lobby import Result
from whitechapel.server.protocol.names import (
    ActorName,
    Board,
    GameName,
    KindName,
    LensName,
    Message,
    OptionValue,
    Part,
    PhaseName,
    PhraseName,
    Position,
    ProblemCode,
    SeatName,
    TakebackName,
    ViewerName,
)
from whitechapel.server.protocol.seating import Seats


class Event(Part):
    """One entry of the match's log, as the viewer may know it.

    `action` is null where the viewer did not see it (a card drawn face down) or nothing was played; `beats` is what a
    table shows and says of it, one after another; `board` is the board that witnesses were asked about, before anybody
    was cleared, or null where none were or nothing was moved before; `position` is what the viewer knows after it, or
    null where the table did not change. In a `table` message both are null for all events (ask with `look`). `target`
    is the number that was gone back to by a takeback, the match that a rematch is, or "words" where a seat that was
    taken before added its words for the deal; `failure` is how a bot failed that gave the match up.
    """

    number: int
    kind: KindName
    actor: ActorName | None
    action: str | None = None
    beats: tuple[story.Beat, ...] = ()
    target: str = ""
    failure: str = ""
    board: Board | None = None
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
    of the end, line by line. `rematch_offer` is who asks for another game; `rematch` is that game, once both want it.
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
    rematch_offer: SeatName | None = None


class Beginning(Part):
    """Where the first events of a match were taken from: a finished match, and how many of its events."""

    match: str
    events: int


class Table(Message, tag="table"):
    """The whole match as the viewer may know it, with the events it has missed.

    `hurried` says of the AI that is to act what `thinking` says, to whoever was not there to hear it.
    """

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
    hurried: bool = False


class Update(Message, tag="update"):
    """What just happened, and how the match stands now; `seats` where somebody has sat down."""

    events: list[Event]
    turn: Turn
    seats: Seats | None = None


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


class Coached(Message, tag="coached"):
    """What a coach says to the viewer, from what the viewer knows.

    `tip` is at most one sentence before a choice, null where the viewer has none; `good` are the actions that do what
    it says. `review` is what is said after the game.
    """

    number: int
    tip: story.Message | None
    good: list[str]
    review: tuple[story.Message, ...]


class Described(Message, tag="described"):
    """What the viewer knew after entry `number` of the log, in words.

    `overview` is the whole position and `sight` who sees whom, sentence by sentence; `places` has every place of the
    board by its id.
    """

    number: int
    overview: tuple[story.Message, ...]
    sight: tuple[story.Message, ...]
    places: dict[str, story.Message]


class Thinking(Message, tag="thinking"):
    """The AI at a seat is thinking; `hurried` if it has less time than usual, because so many play here now.

    Told to those who asked for choices in their hello, where it was otherwise before. It stays so while that seat is to
    act, step after step, unless told otherwise.
    """

    seat: SeatName
    hurried: bool


class Present(Message, tag="present"):
    """Who is at the table now: at which seats somebody is connected, and has it before their eyes.

    Told to those who asked for company in their hello: after the table, and where it changes. Somebody who leaves has
    two seconds to come back before that is told.
    """

    jack: bool
    detective: bool


class Said(Message, tag="said"):
    """A player says something, to everybody who asked for company in their hello."""

    seat: SeatName
    phrase: PhraseName


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
