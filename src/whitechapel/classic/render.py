"""The table in plain text, for people, from what a seat knows."""

from whitechapel.classic.board import GATES, KIND, STREETS, coordinates
from whitechapel.classic.observation import DetectiveObservation, FinalObservation, JackObservation, Observation
from whitechapel.classic.pieces import CHARACTERS, EXITS, UNNUMBERED

_COLUMNS = "abcdefghijklm"
_MARKS = {name: name[:2].capitalize() for name in CHARACTERS}
_GROUND = {"street": ".", "gaslight": "L-", "building": "##", "garden": "%%"}
_LEGEND = ". street  o manhole  x covered  ## building  %% garden  L1-L4 lit, numbered  L+ lit  L- unlit"


def render(observation: Observation) -> str:
    """The board, the cards and everything else the seat knows."""
    return "\n".join([*_board(observation), "", _LEGEND, "", *_table(observation), *_own(observation)]) + "\n"


def _board(seen: Observation) -> list[str]:
    """Rows half a hex high, as on the rules page: a column's hexes stand in every second row."""
    rows = [" " * 4 + "".join(f"{letter:<4}" for letter in _COLUMNS).rstrip()]
    by_row: dict[int, dict[int, str]] = {}
    for name, text in _cells(seen).items():
        q, r = coordinates(name)
        by_row.setdefault(2 * r + q + 1, {})[q] = text
    for row in sorted(by_row):
        line = "".join(f"{by_row[row].get(column, ''):<4}" for column in range(len(_COLUMNS)))
        rows.append(f"{row:>2}  {line}".rstrip())
    return rows


def _cells(seen: Observation) -> dict[str, str]:
    """What is drawn on each hex; a character hides the manhole he stands on."""
    cells = {name: _GROUND[kind] for name, kind in KIND.items()}
    cells |= {name: _lamp(label) for name, label in seen.lamps.items()}
    cells |= dict.fromkeys(seen.manholes, "o") | dict.fromkeys(seen.covers, "x")
    return cells | {place: _MARKS[name] for name, place in seen.places.items()}


def _lamp(label: int) -> str:
    return "L-" if not label else "L+" if label == UNNUMBERED else f"L{label}"


def _table(seen: Observation) -> list[str]:
    places = [
        f"{_MARKS[name]} {name} on {place}"
        + (f" facing {seen.facing}" if name == "watson" else "")
        + ("" if name in seen.suspects else " (innocent)")
        + (" visible" if name in seen.visible else "")
        for name, place in seen.places.items()
    ]
    exits = [
        f"{name} at {STREETS[gate]} {'cordoned' if name in seen.cordons else 'open'}"
        for name, gate in zip(EXITS, GATES, strict=True)
    ]
    lines = [
        f"Round {seen.round} of 8. The witness card shows {seen.witness}.",
        *places,
        "Exits: " + ", ".join(exits),
        "Manholes open: " + ", ".join(seen.manholes) + "; covered: " + ", ".join(seen.covers),
        "Suspects: " + ", ".join(seen.suspects),
        "Cards left: " + _listed(seen.cards_left),
        "Cards of the next round: " + (", ".join(seen.next_cards) or "not known yet"),
        f"Alibi cards taken: jack {seen.taken[0]}, detective {seen.taken[1]}",
    ]
    return [*lines, f"In play: {seen.in_play}"] if seen.in_play else lines


def _own(seen: Observation) -> list[str]:
    """What this seat alone knows; after the end, everything."""
    if isinstance(seen, JackObservation):
        return [f"You are {seen.jack}. Your alibi cards: {_listed(seen.cards)}"]
    if isinstance(seen, DetectiveObservation):
        return [f"Your alibi cards: {_listed(seen.cards)}"]
    if isinstance(seen, FinalObservation):
        hands = f"Jack took {_listed(seen.jack_cards)}; the Detective took {_listed(seen.detective_cards)}"
        return [f"The game is over. Jack was {seen.jack}.", f"Alibi cards: {hands}"]
    return []


def _listed(names: tuple[str, ...]) -> str:
    return ", ".join(names) or "none"
