"""Which matches are a process's own. A process without a supervisor owns all of them."""

from collections.abc import Callable, Iterable

from whitechapel.server.processes.slots import SLOTS, slot_of

_TRIES = 64


def _nobody_else(_match_id: str, _news: str) -> None:
    """Who is told of a match by a process, where there is no other."""


class Ownership:
    """The slots that are this process's own, and how the owner of another one is told that its match has grown.

    Attributes:
        slots: the own ones.
        supervised: whether a supervisor brings the connections of a match to its owner.
        group: a name that the processes of one supervisor have in common.
        tell_owner: takes the id of a match that has grown here and belongs to another process of this machine, and the
            network whose match it is.
        tell_others: takes the id of a match, and who is at its table here or what was said there, for all other
            processes of this machine.
    """

    def __init__(
        self,
        slots: Iterable[int] = range(SLOTS),
        *,
        supervised: bool = False,
        group: str = "",
        tell_owner: Callable[[str, str], None] = _nobody_else,
        tell_others: Callable[[str, str], None] = _nobody_else,
    ) -> None:
        self.slots = frozenset(slots)
        self.supervised = supervised
        self.group = group
        self.tell_owner = tell_owner
        self.tell_others = tell_others

    def named(self, name: Callable[[], str]) -> str:
        """A name for a new match that makes it our own, if one is found: then it need not be brought to its owner."""
        for _ in range(_TRIES):
            if self.owns(found := name()):
                break
        return found

    def owns(self, match_id: str) -> bool:
        """Whether a match belongs to this process."""
        return slot_of(match_id) in self.slots
