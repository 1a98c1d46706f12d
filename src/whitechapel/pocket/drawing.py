"""A picture of the table as SVG, from what a seat knows: for notebooks, pages and previews of links.

Nothing in it is said by colour alone: eyes are open or shut, empty tiles lie in fog, used tokens are struck out.
"""

from whitechapel.core.svg import (
    GROUND,
    INK_SOFT,
    LINE,
    NAVY,
    PAPER,
    RED,
    UNSEEN,
    circle,
    document,
    placed,
    rectangle,
)
from whitechapel.core.svg_cutouts import definitions
from whitechapel.core.svg_pieces import beam, eye, knife, plate, sign, token
from whitechapel.core.svg_table import headline
from whitechapel.pocket import district
from whitechapel.pocket.drawing_table import about_jack, action_tokens, alibi_cards, time_tokens
from whitechapel.pocket.drawing_tiles import SIZE, drawn_tile
from whitechapel.pocket.drawing_words import description, jack_of, moment, title, winner_of
from whitechapel.pocket.layout import TILES_DUE
from whitechapel.pocket.observation import Observation
from whitechapel.pocket.pieces import CELLS, CHARACTERS, DETECTIVES, SPACES

WIDTH, HEIGHT = 640, 1098
_TILE = 150
_PAVEMENT = 74
_LEFT, _TOP = 21, 74  # of the board
_BOARD = 3 * _TILE + 2 * _PAVEMENT
_INWARD = ((0, 1), (-1, 0), (0, -1), (1, 0))


def draw(observation: Observation, *, coordinates: bool = False) -> str:
    """The table as a complete SVG document; with `coordinates`, areas and spaces carry the numbers that actions use."""
    below = _TOP + _BOARD + 14
    winner = winner_of(observation)
    seat = observation.actor if winner is None else winner
    return document(
        WIDTH,
        HEIGHT,
        f"Mr. Jack Pocket: {title(observation)}",
        description(observation),
        definitions(),
        rectangle(0, 0, WIDTH, HEIGHT, GROUND),
        headline(WIDTH, title(observation), moment(observation), seat, alarm=bool(observation.chase)),
        _ground(),
        *(_tile(observation, cell) for cell in CELLS),
        *(_sight(observation, space) for space in observation.detectives),
        *(_marks(observation, cell) for cell in CELLS),
        *(_detectives(observation, space, numbered=coordinates) for space in SPACES),
        *(_number(cell) for cell in CELLS if coordinates),
        action_tokens(observation, _LEFT, below, _BOARD),
        time_tokens(observation, _LEFT, below + 136, _BOARD),
        alibi_cards(observation, _LEFT, below + 252, 302),
        about_jack(observation, _LEFT + 314, below + 252, _BOARD - 314),
    )


def _ground() -> str:
    """The pavement around the district."""
    inner = _PAVEMENT - 8
    return rectangle(_LEFT, _TOP, _BOARD, _BOARD, "#10141e", rx=26, stroke="#3a435a", stroke_width=2) + rectangle(
        _LEFT + inner, _TOP + inner, 3 * _TILE + 16, 3 * _TILE + 16, "#05070b", rx=9
    )


def _corner(cell: int) -> tuple[float, float]:
    """The upper left corner of an area."""
    return _LEFT + _PAVEMENT + cell % 3 * _TILE, _TOP + _PAVEMENT + cell // 3 * _TILE


def _place(space: int) -> tuple[float, float]:
    """The middle of a detective space."""
    row, column = ((-1, space), (space - 3, 3), (3, 8 - space), (11 - space, -1))[space // 3]
    x, y = _corner(0)
    reach = _TILE / 2 - _PAVEMENT / 2
    across, down = _INWARD[space // 3]
    return x + (column + 0.5) * _TILE + across * reach, y + (row + 0.5) * _TILE + down * reach


def _tile(observation: Observation, cell: int) -> str:
    x, y = _corner(cell)
    tile = observation.tiles[cell]
    if tile is None:
        return rectangle(
            x + 5,
            y + 5,
            _TILE - 10,
            _TILE - 10,
            NAVY,
            rx=8,
            fill_opacity=0.3,
            stroke=LINE,
            stroke_width=2,
            stroke_dasharray="8 6",
        )
    return placed(x + 1, y + 1, (_TILE - 2) / SIZE, drawn_tile(tile, lit=cell in observation.seen_cells))


def _sight(observation: Observation, space: int) -> str:
    """The light that falls from a space into the district, as far as somebody there sees."""
    if observation.phase == TILES_DUE:
        return ""
    seen = district.sight(observation.district, space).bit_count()
    x, y = _place(space)
    across, down = _INWARD[space // 3]
    length = _PAVEMENT / 2 + seen * _TILE - (8 if seen else 0)
    return beam((x, y), (x + across * length, y + down * length), 6, 10 + 13 * seen)


def _marks(observation: Observation, cell: int) -> str:
    """Who lives on a tile, whether he is seen, whether he is Jack, and whether the tile was rotated this turn."""
    tile = observation.tiles[cell]
    if tile is None:
        return ""
    left, top = _corner(cell)
    x, y = left + _TILE / 2, top + _TILE / 2
    name = CHARACTERS[tile.character]
    seen = cell in observation.seen_cells
    rotated = circle(left + 20, top + 130, 15, GROUND, stroke=PAPER, stroke_width=1.5) + sign(
        "rotation", left + 20, top + 130, 23
    )
    drawn = rotated if name in observation.rotated else ""
    if not tile.suspect:
        return drawn + plate(
            x, y + 41, name.capitalize(), 12, GROUND, INK_SOFT, fill_opacity=0.6, stroke=UNSEEN, stroke_dasharray="3 3"
        )
    drawn += token(name, x, y - 3, 40, seen=seen) + eye(x + 32, y - 33, 12.5, seen=seen)
    if name != jack_of(observation):
        return drawn + plate(x, y + 41, name.capitalize(), 13.5, stroke=UNSEEN, stroke_opacity=0.5)
    return drawn + knife(x - 32, y - 33, 13) + plate(x, y + 41, name.capitalize(), 13.5, RED, PAPER, stroke=PAPER)


def _detectives(observation: Observation, space: int, *, numbered: bool) -> str:
    """A space: footprints, or those who stand there, side by side."""
    x, y = _place(space)
    here = [name for name, at in zip(DETECTIVES, observation.detectives, strict=True) if at == space]
    across, down = _INWARD[space // 3]
    drawn = (
        ""
        if here
        else circle(x, y, 27, "#171d2b", stroke="#3a435a", stroke_width=2) + sign("footprints", x, y, 48, opacity=0.7)
    )
    radius = 27 if len(here) == 1 else 24
    first = -31 * max(0, len(here) - 1)
    for number, name in enumerate(here):
        apart = first + 62 * number
        middle_x, middle_y = x + abs(down) * apart, y + abs(across) * apart
        drawn += token(name, middle_x, middle_y - 5, radius, seen=True)
        drawn += plate(middle_x, middle_y + radius - 7, name.capitalize(), 12, stroke=UNSEEN, stroke_opacity=0.5)
    if not numbered:
        return drawn
    return drawn + plate(x - 24 + abs(down) * first, y - 26 + abs(across) * first, str(space), 12, NAVY, stroke=UNSEEN)


def _number(cell: int) -> str:
    x, y = _corner(cell)
    return plate(x + 16, y + 16, str(cell), 14, stroke=UNSEEN)
