"""What people want to be called: free text that everybody at a table can read, and nobody can play tricks with."""

import unicodedata

from whitechapel.server.refusals import Refusal

LONGEST_NAME = 24
_INVISIBLE = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Characters that Unicode counts as letters, marks or signs, and that nobody sees."""
_MARKS_IN_A_ROW = 2


def checked_name(given: str) -> str:
    """A name as it is kept: composed, without spaces around it, single ones in it; raises `Refusal`.

    What is shown must be what is there: no control characters, nothing that turns the direction of writing, nothing
    invisible, no piles of accents. A variation selector after an emoji says how it is drawn, and is left out.
    """
    name = unicodedata.normalize("NFC", " ".join(given.split()))
    name = "".join(sign for sign in name if not "\ufe00" <= sign <= "\ufe0f")
    if len(name) > LONGEST_NAME:
        raise Refusal("wrong-name", f"a name has at most {LONGEST_NAME} characters, this one has {len(name)}")
    marks = 0
    for sign in name:
        category = unicodedata.category(sign)
        if category[0] == "C" or category in ("Zl", "Zp") or sign in _INVISIBLE:
            raise Refusal("wrong-name", f"a name can't have the character U+{ord(sign):04X}, which nobody would see")
        marks = marks + 1 if category in ("Mn", "Me") else 0
        if marks > _MARKS_IN_A_ROW:
            raise Refusal("wrong-name", "a name can't have so many accents on one letter")
    return name
