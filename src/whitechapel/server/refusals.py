"""A request that can't be granted: a typed answer for the client, never a fault of the server."""

from whitechapel.core.messages import Message
from whitechapel.server import protocol

STATUS: dict[protocol.ProblemCode, int] = {
    "malformed": 400,
    "wrong-options": 400,
    "wrong-name": 400,
    "unsupported-version": 400,
    "wrong-token": 401,
    "wrong-origin": 403,
    "no-seat": 403,
    "own-seat": 403,
    "withheld": 403,
    "unknown-page": 404,
    "unknown-match": 404,
    "too-slow": 408,
    "too-large": 413,
    "wrong-host": 421,
    "too-many": 429,
    "internal": 500,
    "unavailable": 503,
}
"""The HTTP status of each problem; every other one is a conflict with how the match stands: 409."""


class Refusal(Exception):  # noqa: N818 - an answer, not a fault
    """Raised where a request turns out impossible; nothing has changed.

    Attributes:
        code: what is wrong, as programs know it.
        message: the same for people.
        number: how far the match has come, where that matters.
        retry_after: seconds after which it may be tried again.
        status: what HTTP calls it.
        reason: why an action is not legal.
        last: whether the connection ends with it.
    """

    def __init__(
        self,
        code: protocol.ProblemCode,
        message: str,
        *,
        number: int | None = None,
        retry_after: int | None = None,
        status: int | None = None,
        reason: Message | None = None,
    ) -> None:
        super().__init__(code, message)
        self.code = code
        self.message = message
        self.number = number
        self.retry_after = retry_after
        self.reason = reason
        self.last = False
        self.status = status if status is not None else STATUS.get(code, 409)

    def problem(self, request: protocol.Request | None = None) -> protocol.Problem:
        """The message that tells the client."""
        return protocol.Problem(
            code=self.code,
            message=self.message,
            client=request.client if request else None,
            after=request.after if request else None,
            number=self.number,
            reason=self.reason,
        )


def malformed(error: Exception) -> Refusal:
    """The refusal of something that could not be read."""
    why, at, where = str(error).rpartition(" - at ")
    if "matching regex" in why:
        return Refusal("malformed", f"control characters can't be used{at}{where}")
    return Refusal("malformed", str(error))


class RepeatedError(Exception):
    """The same request was stored before, as entry `number`."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number
