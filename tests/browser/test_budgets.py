"""What a table weighs before the first action: little enough for a slow line."""

import gzip
from collections import Counter
from pathlib import Path

import whitechapel
from browser.playing import begin, wait_until_called
from browser.visiting import Visitor

SCRIPTS = 170_000
FONTS_AND_ART = 60_000
_PACKAGE = Path(whitechapel.__file__).parent
_ART = [_PACKAGE / "core/svg_cutouts.json", _PACKAGE / "pocket/tiles.json"]


def test_a_table_is_light(visit: Visitor) -> None:
    page = visit(language="pl-PL")  # who has letters of a font of their own
    sizes: dict[str, int] = {}  # by address: what was loaded ahead is told again when it is used
    page.on("response", lambda got: sizes.update({got.url: int(got.headers.get("content-length", "0"))}))
    page.reload()
    begin(page, "pocket", "detective")
    wait_until_called(page)
    page.evaluate("document.fonts.ready")
    weights: Counter[str] = Counter()
    for address, size in sizes.items():
        weights[address.rpartition(".")[2]] += size
    assert weights["js"] <= SCRIPTS
    assert 0 < weights["woff2"] + sum(len(gzip.compress(file.read_bytes())) for file in _ART) <= FONTS_AND_ART
