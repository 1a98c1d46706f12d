"""What a client asks over the WebSocket; the last four also over HTTP."""

from typing import TypeAlias

from whitechapel.server.protocol.names import ActionText, ClientId, MatchId, Message, Number, Token


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


class AskCoach(Message, tag="ask-coach"):
    """What matters now, for somebody who learns the game?"""


class Describe(Message, tag="describe"):
    """What did my seat know after this entry of the log, in words?"""

    number: Number


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


FromClient: TypeAlias = (
    Hello | Ping | Look | Preview | AskWhyNot | AskHint | AskCoach | Describe | Act | Resign | TakeBack | AnswerTakeback
)
SeatRequest: TypeAlias = Act | Resign | TakeBack | AnswerTakeback
