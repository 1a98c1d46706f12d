"""What a client asks over the WebSocket; what a seat does also over HTTP."""

from typing import TypeAlias

from whitechapel.server.protocol.names import ActionText, ClientId, MatchId, Message, Number, PhraseName, Token


class Hello(Message, tag="hello"):
    """The first message: which match, my seat's token (none to look on), what I saw last, whether I choose by picks.

    With `company` I am told who is at the table and what they say; I say something myself every few seconds, if only a
    ping, and count as away when I don't.
    """

    version: int
    match: MatchId
    token: Token | None = None
    seen: Number = 0
    choices: bool = False
    company: bool = False


class Ping(Message, tag="ping"):
    """Is anybody there?"""


class Here(Message, tag="here"):
    """Whether whoever sits at my seat looks at the table, or has it open somewhere behind other things."""

    away: bool


class Say(Message, tag="say"):
    """Say a phrase, or make a gesture, to everybody at the table. It is not part of the match."""

    phrase: PhraseName


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
    """Give the game up; before it has begun, cancel it: then its invitation leads nowhere any more."""


class TakeBack(Request, tag="takeback"):
    """Take my last action back, or ask for it where that needs consent."""


class AnswerTakeback(Request, tag="answer-takeback"):
    """Agree to the opponent's takeback, or not."""

    agree: bool


class OfferRematch(Request, tag="offer-rematch"):
    """Ask the other player for another game, when this one is over. Agreeing is POST /matches/{match}/rematch."""


class DeclineRematch(Request, tag="decline-rematch"):
    """Don't play again, though the other player has asked."""


class Withdraw(Request, tag="withdraw"):
    """Take back what I have asked the other player for and was not answered: a takeback, or a rematch."""


SeatRequest: TypeAlias = Act | Resign | TakeBack | AnswerTakeback | OfferRematch | DeclineRematch | Withdraw
FromClient: TypeAlias = (
    Hello | Ping | Here | Say | Look | Preview | AskWhyNot | AskHint | AskCoach | Describe | SeatRequest
)
