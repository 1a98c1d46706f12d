"""Mr. Jack as a picture: the hexes with everybody on them, and a few lines of words."""

from functools import cache

from whitechapel.adapters.pixels.canvas import INK, LAMPLIGHT, SHADE, Canvas, Colour, Pixels
from whitechapel.classic import DetectiveObservation, FinalObservation, JackObservation, Observation, board
from whitechapel.classic.pieces import CHARACTERS, EXITS, FACINGS, UNNUMBERED, members
from whitechapel.classic.table import has_moved, has_used, must_face, points_left, whistled_of

_SIZE = 21
_COLUMN, _ROW = 1.5 * _SIZE, 3**0.5 * _SIZE / 2
_LEFT, _TOP = 32, 30
_WIDTH, _BOARD = 450, 370
_LINE = 16
_LINES = 9

_GROUND: dict[str, Colour] = {
    "street": (214, 206, 186),
    "gaslight": (120, 124, 140),
    "building": (130, 100, 84),
    "garden": (124, 150, 100),
}
_COLOURS: dict[str, Colour] = {
    "bert": (235, 140, 50),
    "goodley": (60, 60, 66),
    "gull": (150, 90, 180),
    "holmes": (200, 60, 50),
    "lestrade": (70, 110, 200),
    "smith": (220, 190, 40),
    "stealthy": (70, 150, 80),
    "watson": (130, 85, 50),
}
_WHITE: Colour = (255, 255, 255)


def drawn(seen: Observation) -> Pixels:
    """What a viewer knows. A ring around somebody is bright if he is visible; innocents are grey."""
    canvas = _empty_board().copy()
    for name, label in seen.lamps.items():
        if label:
            canvas.hexagon(*_centre(name), _SIZE - 4, LAMPLIGHT)
            canvas.label(*_centre(name), "+" if label == UNNUMBERED else str(label))
    for name in (*seen.manholes, *seen.covers):
        canvas.disc(*_centre(name), 15, INK)
        canvas.disc(*_centre(name), 13, SHADE if name in seen.covers else _GROUND["street"])
    _draw_exits(canvas, seen)
    _draw_people(canvas, seen)
    for number, line in enumerate(_lines(seen)):
        canvas.text(8, _BOARD + _LINE * number, line)
    return canvas.pixels


@cache
def _empty_board() -> Canvas:
    canvas = Canvas(_WIDTH, _BOARD + _LINE * _LINES)
    for name, kind in board.KIND.items():
        canvas.hexagon(*_centre(name), _SIZE - 1, _GROUND[kind])
    return canvas


def _centre(name: str) -> tuple[int, int]:
    q, r = board.coordinates(name)
    return round(_LEFT + _COLUMN * q), round(_TOP + _ROW * (2 * r + q + 1))


def _draw_exits(canvas: Canvas, seen: Observation) -> None:
    """Beside each gate the exit's name, on red if there is a cordon."""
    for name, gate in zip(EXITS, board.GATES, strict=True):
        x, y = _centre(board.STREETS[gate])
        x += _SIZE if "E" in name else -_SIZE
        y += -_SIZE if "N" in name else _SIZE
        canvas.rectangle(x - 10, y - 7, 20, 14, (190, 50, 40) if name in seen.cordons else (60, 130, 70))
        canvas.label(x, y, name, _WHITE)


def _draw_people(canvas: Canvas, seen: Observation) -> None:
    for name in CHARACTERS:
        x, y = _centre(seen.places[name])
        canvas.disc(x, y, 15, LAMPLIGHT if name in seen.visible else INK)
        canvas.disc(x, y, 12, _COLOURS[name] if name in seen.suspects else SHADE)
        canvas.label(x, y, name[:2], _WHITE if name in seen.suspects else INK)
    beam = board.neighbour(seen.places["watson"], FACINGS.index(seen.facing))
    x, y = _centre(seen.places["watson"])
    if beam is not None:
        canvas.disc((x + _centre(beam)[0]) // 2, (y + _centre(beam)[1]) // 2, 5, LAMPLIGHT)


def _lines(seen: Observation) -> list[str]:
    lines = [
        f"round {seen.round}: {seen.actor if seen.actor is not None else 'over'} - witness: {seen.witness}",
        f"in play: {_play(seen)}",
        f"cards left: {_listed(seen.cards_left)}",
        f"next round: {_listed(seen.next_cards)}",
        f"alibi cards: jack {seen.taken[0]}, detective {seen.taken[1]}",
    ]
    if isinstance(seen, JackObservation):
        return [*lines, f"you are {seen.jack}", f"your cards: {_listed(seen.cards)}"]
    if isinstance(seen, DetectiveObservation):
        return [*lines, f"your cards: {_listed(seen.cards)}"]
    if isinstance(seen, FinalObservation):
        hands = f"{_listed(seen.jack_cards)} / {_listed(seen.detective_cards)}"
        return [*lines, f"jack was {seen.jack}", f"cards: {hands}"]
    return lines


def _play(seen: Observation) -> str:
    """Whose play is in progress, and what of it is done."""
    done = [
        word
        for word, said in (
            ("moved", has_moved(seen.table)),
            ("ability used", has_used(seen.table)),
            ("watson to be faced", must_face(seen.table)),
            (f"{points_left(seen.table)} to whistle", points_left(seen.table)),
        )
        if said
    ]
    return _listed((seen.in_play, *done, *members(whistled_of(seen.table)))) if seen.in_play else "-"


def _listed(names: tuple[str, ...]) -> str:
    return ", ".join(names) or "-"
