"""Run a file of cases against the rules and report every answer that differs.

Three formats are known, told apart by their content: whole games of Pocket (``tests/data/pocket_cases.json``),
positions of Mr. Jack with all results of a play (``classic_cases.json``) and whole games of Mr. Jack
(``classic_games.json``). Each explains itself in its ``about``. Files of your own in these formats run too:

    >>> from whitechapel.testing.conformance import run_case_file
    >>> report = run_case_file("tests/data/pocket_cases.json")
    >>> report.steps, report.right
    (273, True)

The contract itself, on any game, is checked by `whitechapel.testing.contract.check_game`.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from whitechapel.testing.cases import classic_positions, classic_replay, pocket_games
from whitechapel.testing.cases.case_file import CaseFileError, CaseValue, Checked, Difference, Report
from whitechapel.testing.contract import check_game

__all__ = ["CaseFileError", "Difference", "Report", "check_game", "run_case_file"]


class Format(NamedTuple):
    """One kind of case file: how it is recognised, how a case is read, how it is checked."""

    game: str
    cases: str
    words: str
    prepare: Callable[[CaseValue], Callable[[], Checked]]


FORMATS = (
    Format("pocket", "games", "whole games of Mr. Jack Pocket", pocket_games.prepared),
    Format("classic", "cases", "positions of Mr. Jack", classic_positions.prepared),
    Format("classic", "games", "whole games of Mr. Jack", classic_replay.prepared),
)


def run_case_file(path: str | Path) -> Report:
    """Check every step of a case file.

    The whole file is read before anything is checked, so a malformed one gives no half results.

    Raises:
        CaseFileError: when the file can't be read or is malformed, with the place and what was expected.
    """
    root = CaseValue("", _loaded(path))
    known = _format_of(root, path)
    checks = [known.prepare(case) for case in root.field(known.cases).items()]
    found = [check() for check in checks]
    differences = [difference for checked in found for difference in checked.differences]
    return Report(str(path), known.words, sum(checked.steps for checked in found), tuple(differences))


def _loaded(path: str | Path) -> object:
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as error:
        raise CaseFileError(str(path), str(path), f"can't be read: {error.strerror}", "a case file") from None
    except (ValueError, RecursionError) as error:
        raise CaseFileError(str(path), str(path), f"is not JSON: {error}", "an object for JSON") from None


def _format_of(root: CaseValue, path: str | Path) -> Format:
    """Which kind of case file this is."""
    if isinstance(root.value, dict):
        for known in FORMATS:
            if root.value.get("game") == known.game and known.cases in root.value:
                return known
    kinds = "; ".join(f"{known.words} (game {known.game}, with {known.cases})" for known in FORMATS)
    raise CaseFileError(str(path), root.value, "is not a case file", "an object with " + kinds)
