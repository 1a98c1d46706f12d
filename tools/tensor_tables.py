"""The tables of docs/tensors.md, written from the parts themselves: ``python -m tools.tensor_tables``."""

import re

from tools import ROOT
from whitechapel.classic import board
from whitechapel.classic import options as classic_options
from whitechapel.classic.pieces import CHARACTERS as PEOPLE
from whitechapel.classic.pieces import EXITS, FACINGS
from whitechapel.core.packed_options import PackedOptions
from whitechapel.pocket import options as pocket_options
from whitechapel.pocket.pieces import CHARACTERS, DETECTIVES, SIDES, TOKENS
from whitechapel.pocket.reading import PHASES
from whitechapel.tensors import encoding

PAGE = ROOT / "docs/tensors.md"
_VIEWERS = "Jack, the Detective, a spectator"
_ACTORS = "Jack, the Detective, chance"


def _values(packed: PackedOptions) -> dict[str, str]:
    """What the entries of rule options count: their values, unless there is a single one."""
    return {one.axis: ", ".join(map(str, one.option.values)) for one in packed if one.axis != "-"}


_COUNTED = {
    "pocket": {
        "character": ", ".join(CHARACTERS),
        "what is due": ", ".join(PHASES),
        "side": ", ".join(SIDES),
        "detective": ", ".join(DETECTIVES),
        "space": "0 to 11, clockwise from above the left column",
        "token": "; ".join("/".join(token) for token in TOKENS) + " (front/back)",
        **_values(pocket_options.PACKED),
        "turn": "1, 2, 3 and so on",
        "actor": _ACTORS,
        "viewer": _VIEWERS,
    },
    "classic": {
        "character": ", ".join(PEOPLE),
        "street hex": " ".join(board.STREETS),
        "gaslight hex": " ".join(board.GASLIGHTS),
        "tile": "numbered 1, 2, 3, 4; without a number",
        "direction": ", ".join(FACINGS),
        "exit": ", ".join(EXITS),
        **_values(classic_options.PACKED),
        "ending": "right accusation, wrong accusation, escape, round 8 over",
        "side": "Jack, the Detective",
        "round": "1 to 8",
        "actor": _ACTORS,
        "viewer": _VIEWERS,
    },
}
_PLACE = re.compile(r"(<!-- tensors of (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def table(name: str) -> str:
    """A game's parts as a table of Markdown, and below it what their indices count."""
    found = encoding(name)
    lines = [
        f"An array of {name} has the shape `({found.size},)`; entries 0 to {found.public_size - 1} are public.",
        "",
        "| entries | part | shape | index | a 1 says | who may know |",
        "|---|---|---|---|---|---|",
    ]
    for part in found.parts:
        entries = f"{part.slice.start}-{part.slice.stop - 1}"
        sizes = " x ".join(map(str, part.shape))
        who = "this seat" if part.private else "everybody"
        lines.append(f"| {entries} | `{part.name}` | {sizes} | {part.axes} | {part.meaning} | {who} |")
    lines += ["", *(f"- {index}: {names}" for index, names in _COUNTED[name].items())]
    return "\n".join(lines) + "\n"


def with_tables(page: str) -> str:
    """The page with all its tables written anew."""
    return _PLACE.sub(lambda place: place[1] + table(place[2]) + place[3], page)


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    print(f"wrote the tables of {PAGE.relative_to(ROOT)}")
