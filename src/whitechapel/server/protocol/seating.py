"""Who sits at a match."""

from typing import Literal

from whitechapel.server.protocol.names import Part


class SeatInfo(Part):
    """Who sits at a seat; `name` is that of the server's own bot, or what a person wants to be called: free text.

    `words_missing` says that its holder has not added the words yet that the deal waits for.
    """

    kind: Literal["person", "bot", "ai"]
    taken: bool
    level: int | None = None
    name: str | None = None
    words_missing: bool = False


class Seats(Part):
    """Who sits where."""

    jack: SeatInfo
    detective: SeatInfo
