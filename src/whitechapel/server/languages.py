"""The language somebody wants to be answered in."""

from whitechapel.words import LANGUAGES

_LONGEST = 400
_DEFAULT = "en"


def language_of(named: str, accepted: str) -> str:
    """The language that is named, else the first that a browser accepts and we have, else English."""
    if named in LANGUAGES:
        return named
    wishes = [_wish(part) for part in accepted[:_LONGEST].split(",")]
    known = [(weight, code) for weight, code in wishes if code in LANGUAGES and weight > 0]
    return max(known, key=lambda wish: wish[0])[1] if known else _DEFAULT


def _wish(part: str) -> tuple[float, str]:
    """A language range with its weight: ``fr-CH;q=0.8``."""
    named, _, weight = part.strip().partition(";")
    try:
        return float(weight.strip().removeprefix("q=") or 1), named.strip()[:2].lower()
    except ValueError:
        return 0.0, ""
