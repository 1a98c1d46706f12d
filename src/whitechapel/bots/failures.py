"""The ways in which a bot, or any player, can fail: it loses the match, and the word says why."""

from whitechapel.core.errors import WhitechapelError

CRASHED = "crashed"
SILENT = "no-answer"
LATE = "too-late"
NONSENSE = "nonsense"
OTHER_PROTOCOL = "wrong-protocol"
ILLEGAL = "illegal-action"
FAILURES = (CRASHED, SILENT, LATE, NONSENSE, OTHER_PROTOCOL, ILLEGAL)


class BotError(WhitechapelError):
    """A bot, or a player, that failed.

    Attributes:
        reason: one of `FAILURES`.
    """

    def __init__(self, reason: str, why: str) -> None:
        super().__init__(reason, why)
        self.args = (reason, why)
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.reason}: {self.why}"
