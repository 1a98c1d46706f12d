"""What is told of each entry of a log, as JSON: written when somebody is first told, found again by everybody after."""

from collections.abc import Callable

import msgspec

from whitechapel.core import Seat

_encoder = msgspec.json.Encoder()


class Written:
    """The JSON of one match's entries, by viewer (None sees everything). What two are told alike is one object."""

    __slots__ = ("_told",)

    def __init__(self) -> None:
        self._told: dict[Seat | None, dict[int, msgspec.Raw]] = {}

    def find(self, viewer: Seat | None, number: int, make: Callable[[], object]) -> msgspec.Raw:
        """What `viewer` is told of entry `number`, made by `make` the first time."""
        own = self._told.setdefault(viewer, {})
        found = own.get(number)
        if found is None:
            new = _encoder.encode(make())
            alike = (told[number] for told in self._told.values() if number in told and bytes(told[number]) == new)
            found = own[number] = next(alike, None) or msgspec.Raw(new)
        return found
