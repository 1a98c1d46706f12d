"""The error for an action that a match refuses; it tells nothing that the seat which tried it does not know."""

from whitechapel.core.actions import AnyAction, read_action
from whitechapel.core.errors import IllegalActionError
from whitechapel.core.history import History
from whitechapel.core.messages import Reason
from whitechapel.core.types import Seat


def refused(history: History, seat: Seat, action: AnyAction, why: Reason | str, right: str = "") -> IllegalActionError:
    """Why `seat` can't do this now; -1 stands for the last action."""
    known = history.game.position_to_text(history.observation(seat))
    if isinstance(action, str):
        return IllegalActionError(action, known, why, right)
    text = "the last action" if action == -1 else history.game.action_to_text(read_action(history.game, action))
    return IllegalActionError(text, known, why, right)
