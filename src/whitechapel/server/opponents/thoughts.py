"""Thoughts that wait for a place to be thought in, in fair order, and how much of the time each may take.

Nobody waits for a whole thought of somebody else: the time until a step has to be shown is shared out among the
addresses that wait, and an address's share among its matches. So the more people play at once, the shorter the AI
thinks. Nothing here waits or looks at a clock; whoever does says what time it is.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from math import exp, inf

LEAST = 0.01
"""Seconds that a thought gets however many wait."""
_ASIDE = 0.05
"""Seconds after which a hint makes room for steps."""
_SHARED_OUT = 0.9
"""The part of the time that is shared out: starting a thought takes time, too."""
_FORGOTTEN = 5.0
"""Seconds after which most of what an address has used is forgotten."""
_REMEMBERED = 1000


@dataclass(eq=False, slots=True)
class Thought:
    """One thought.

    Attributes:
        address: whose it is: the network of whoever made it the AI's turn.
        asked: when it was asked for.
        due: when it has to be ready.
        hint: whether it is a hint, which lets steps of matches go first.
        home: the place it has to be thought in, None for any.
        prefers: the place where it would find its player, None for none.
        begun: when thinking began.
        hurried: whether it was told to come to an end.
    """

    address: str
    asked: float
    due: float = inf
    hint: bool = False
    home: int | None = None
    prefers: int | None = None
    begun: float = inf
    hurried: bool = False


@dataclass(slots=True)
class _Usage:
    """How much thinking an address has used lately."""

    seconds: float = 0.0
    at: float = 0.0

    def now(self, now: float) -> float:
        return self.seconds * exp((self.at - now) / _FORGOTTEN)

    def add(self, seconds: float, now: float) -> None:
        self.seconds, self.at = self.now(now) + seconds, now


@dataclass(slots=True)
class Thoughts:
    """The thoughts that wait, and those that are being thought, by their place.

    Attributes:
        places: where can be thought.
        waiting: the thoughts that wait.
        running: those that are being thought, by their place.
        most: how many places an address may have at a time, None for all: what can't be hurried leaves room for others.
    """

    places: range
    waiting: list[Thought] = field(default_factory=list)
    running: dict[int, Thought] = field(default_factory=dict)
    most: int | None = None
    _used: dict[str, _Usage] = field(default_factory=dict)

    def begin(self, now: float) -> Iterator[tuple[int, Thought]]:
        """Give the free places to those who are next."""
        for thought in sorted(self.waiting, key=lambda one: self._order(one, now)):
            place = self._place_for(thought)
            if place is not None:
                self.waiting.remove(thought)
                self.running[place] = thought
                thought.begun = now
                yield place, thought

    def end(self, place: int, now: float) -> None:
        """A place is free again; what was thought there is put down to its address."""
        thought = self.running.pop(place)
        if thought.address not in self._used and len(self._used) >= _REMEMBERED:
            del self._used[min(self._used, key=lambda address: self._used[address].now(now))]
        self._used.setdefault(thought.address, _Usage(at=now)).add(now - thought.begun, now)

    def until(self, thought: Thought) -> float:
        """When a thought that has begun must end: when it is due, or sooner where others wait for its place."""
        waiting = [one for one in self.waiting if one.home is None or self.running.get(one.home) is thought]
        share = inf
        if thought.hint and not all(one.hint for one in waiting):
            share = _ASIDE
        elif waiting:
            share = self._share(thought)
        return max(thought.begun + LEAST, min(thought.due, thought.begun + share))

    def _order(self, thought: Thought, now: float) -> tuple[bool, bool, float, float]:
        """Who has waited for half of the time goes first, then steps, then the address that has used least lately."""
        used = self._used.get(thought.address)
        relaxed = now < (thought.asked + thought.due) / 2
        return relaxed, thought.hint, 0.0 if used is None else used.now(now), thought.asked

    def _place_for(self, thought: Thought) -> int | None:
        if self.most is not None and [one.address for one in self.running.values()].count(thought.address) >= self.most:
            return None
        if thought.home is not None:
            return None if thought.home in self.running else thought.home
        free = [place for place in self.places if place not in self.running]
        return thought.prefers if thought.prefers in free else free[0] if free else None

    def _share(self, thought: Thought) -> float:
        """The seconds that are a thought's own, of those there were until it is due when it began."""
        addresses = [one.address for one in (*self.waiting, *self.running.values())]
        time = _SHARED_OUT * len(self.places) * (thought.due - thought.begun)
        return time / len(set(addresses)) / addresses.count(thought.address)
