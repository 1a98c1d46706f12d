"""One family of errors: each carries what was given, why it is wrong and what would be right."""

from whitechapel.core.messages import Message, Reason


class WhitechapelError(Exception):
    """The root of every error this library raises on purpose.

    Attributes:
        given: the input as it was tried.
        why: what is wrong with it.
        right: what would be right instead, or an empty string where nothing would.
    """

    def __init__(self, given: object, why: str, right: str = "") -> None:
        super().__init__(given, why, right)
        self.given = given
        self.why = why
        self.right = right

    def __str__(self) -> str:
        text = f"{_shortened(self.given)} {self.why}"
        return f"{text}; expected {self.right}" if self.right else text


class NotationError(WhitechapelError):
    """Text or JSON that can't be read as an action, a position or a seat."""


class OptionError(WhitechapelError):
    """A rule option that does not exist, or a value it does not take."""


class RecordError(WhitechapelError):
    """A game record that can't be read, does not replay, or does not follow from its committed deal."""


class IllegalActionError(WhitechapelError):
    """An action that can be read but is not allowed now.

    Attributes:
        action: the action's text.
        position: what the seat that tried it knows of the position, as text; never more than that.
        reason: why it is not allowed, as a message for the player; None where there is none.
    """

    def __init__(self, action: str, position: str, why: Reason | str, right: str = "") -> None:
        super().__init__(action, why.text if isinstance(why, Reason) else why, right)
        self.args = (action, position, why, right)
        self.action = action
        self.position = position
        self.reason: Message | None = why.message if isinstance(why, Reason) else None

    def __str__(self) -> str:
        return f"{super().__str__()} (in {self.position})"


def _shortened(given: object, limit: int = 120) -> str:
    try:
        text = given if isinstance(given, str) else repr(given)
    except RecursionError:
        text = "something nested too deep to show"
    shown = text if len(text) <= limit else text[: limit - 1] + "…"
    return f"'{shown}'".replace("\n", "\\n")
