"""What this machine knows of the deals of its matches at servers: the commitments it saw, and the words it added."""

import hashlib
import json
import secrets
from pathlib import Path
from typing import NamedTuple

from whitechapel.core.messages import Message
from whitechapel.core.record import GameRecord
from whitechapel.table.files import state_folder, write_whole

ANOTHER_COMMITMENT = Message("verify-bad-commitment")
OTHER_WORDS = Message("verify-bad-words")


class OwnDeal(NamedTuple):
    """What is known of a match's deal before the end.

    Attributes:
        commitment: what the server showed before our words were sent.
        words: what our seat adds.
        key: by which our seat was taken, where that was by an invitation; asking again with it leads to the same seat.
    """

    commitment: str
    words: str
    key: str = ""


def own_deal(match: str, commitment: str, invitation: str = "") -> OwnDeal:
    """What our seat adds to the deal of a match, with that commitment: kept before it is sent, and the same ever after.

    Whoever takes a seat by an invitation has a key for it as well.
    """
    place, kept = _place(match, invitation), _kept()
    if place not in kept:
        kept[place] = OwnDeal(commitment, secrets.token_hex(16), secrets.token_urlsafe(24) if invitation else "")
        _keep(kept)
    return kept[place]


def forget(match: str, invitation: str = "") -> None:
    """Forget what was kept to be added: the server has refused it."""
    kept = _kept()
    if kept.pop(_place(match, invitation), None) is not None:
        _keep(kept)


def wrong_with(match: str, record: GameRecord) -> Message | None:
    """What is wrong with the deal that a finished match's record reveals, as far as this machine can tell; or None."""
    for place, own in _kept().items():
        if place.partition("#")[0] == match and record.deal is not None:
            if record.deal.commitment != own.commitment:
                return ANOTHER_COMMITMENT
            if own.words not in record.deal.words:
                return OTHER_WORDS
    return None


def words_for(commitment: str) -> list[str]:
    """The words that were added from here to the deal of this commitment."""
    return [own.words for own in _kept().values() if own.commitment == commitment]


def _file() -> Path:
    return state_folder() / "deals.json"


def _place(match: str, invitation: str) -> str:
    return match if not invitation else f"{match}#{hashlib.sha256(invitation.encode()).hexdigest()[:16]}"


def _keep(kept: dict[str, OwnDeal]) -> None:
    write_whole(_file(), json.dumps({name: own._asdict() for name, own in kept.items()}))


def _kept() -> dict[str, OwnDeal]:
    try:
        found = json.loads(_file().read_text(encoding="utf-8"))
        return {str(name): OwnDeal(**own) for name, own in found.items()}
    except (OSError, ValueError, TypeError, AttributeError):  # not there, or spoiled
        return {}
