"""Which addresses have a page, and what it loads. Only `web/src/pages.ts` knows: building writes it into a file."""

import json
import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path

from whitechapel.core import game_names

_FILE = "pages.json"
_GAP = re.compile(r":(\w+)")
_BEHIND = re.compile(r"[\w-]{16,64}", re.ASCII)


class Addresses:
    """Addresses with gaps, such as ``/rules/:game``, each with the files that its page loads besides the first ones."""

    def __init__(self, pages: Mapping[str, Sequence[str]]) -> None:
        paths = {address.partition("#")[0] for address in pages}
        # What stands behind a # never reaches a server: it is taken for the page without it.
        self._pages = {re.compile(_pattern(path)): tuple(pages.get(path, ())) for path in sorted(paths)}

    def has(self, path: str) -> bool:
        """Whether there is a page."""
        return self._found(path) is not None

    def match_in(self, path: str) -> str | None:
        """The match that a page at this address is about; an empty string where none can be called so."""
        found = self._found(path)
        if found is None or "match" not in found.re.groupindex:
            return None
        return found["match"] if _BEHIND.fullmatch(found["match"]) else ""

    def files_of(self, path: str) -> tuple[str, ...]:
        """The scripts and styles that the page at this address will ask for once its first script runs."""
        found = self._found(path)
        return () if found is None else self._pages[found.re]

    def _found(self, path: str) -> re.Match[str] | None:
        return next((found for pattern in self._pages if (found := pattern.fullmatch(path))), None)


def addresses_in(folder: Path) -> Addresses:
    """The addresses of the page that was built into a folder; without one there is the front door alone."""
    file = folder / _FILE
    return _read(file, file.stat().st_mtime_ns) if file.is_file() else Addresses({"/": ()})


@lru_cache(maxsize=4)
def _read(file: Path, _changed: int) -> Addresses:
    pages = json.loads(file.read_text(encoding="utf-8"))
    return Addresses({page["address"]: page["files"] for page in pages})


def _pattern(path: str) -> str:
    """A path as a regular expression: what stands in a gap is named after it, and a game is one of ours."""
    gaps = {"game": "|".join(map(re.escape, game_names()))}
    filled = (
        f"(?P<{part}>{gaps.get(part, '[^/]+')})" if place % 2 else re.escape(part)
        for place, part in enumerate(_GAP.split(path))
    )
    return "".join(filled).removesuffix("/") + "/?"
