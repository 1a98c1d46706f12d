"""Who holds the seats of a match."""

from dataclasses import dataclass
from enum import StrEnum


class SeatKind(StrEnum):
    """Who a seat is for."""

    PERSON = "person"
    BOT = "bot"
    AI = "ai"


@dataclass(frozen=True, slots=True)
class SeatHolder:
    """Who holds a seat, or is to. Tokens and invitations are stored as hashes only.

    Attributes:
        kind: who the seat is for.
        level: the AI's level, or 0.
        token_hash: what holds the seat once it is taken; empty before, and where the server plays.
        invitation_hash: what claims the seat while it is open.
        words: its own random words for the deal; None while its holder, who said that they follow, has not sent them.
        bot: the name of the server's bot that plays it, or an empty string.
        seed: of the player or bot where the server plays: drawn once, so that it is the same one for the whole match.
        forgotten: whether its holder had everything deleted that was personal, the words included.
        name: what its holder wants to be called; empty where nobody said.
    """

    kind: SeatKind
    level: int = 0
    token_hash: str = ""
    invitation_hash: str = ""
    words: str | None = ""
    bot: str = ""
    seed: int = 0
    forgotten: bool = False
    name: str = ""

    @property
    def automatic(self) -> bool:
        """Whether the server itself plays here, by its AI or by one of its bots."""
        return self.kind is SeatKind.AI or bool(self.bot)

    @property
    def taken(self) -> bool:
        """Whether somebody holds it."""
        return self.automatic or bool(self.token_hash)

    @property
    def ready(self) -> bool:
        """Whether somebody holds it and its words are known: nothing is dealt before both seats are."""
        return self.taken and self.words is not None
