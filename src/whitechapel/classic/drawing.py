"""A picture of the table as SVG, from what a seat knows: for notebooks, pages and previews of links.

Nothing in it is said by colour alone: eyes are open or shut, innocents hollow, cordons striped, covers crossed.
"""

from whitechapel.classic.drawing_board import drawn_board, pools
from whitechapel.classic.drawing_houses import RADIUS, scenery
from whitechapel.classic.drawing_people import drawn_person
from whitechapel.classic.drawing_table import about_jack, alibi_cards, character_cards, round_track, witness_card
from whitechapel.classic.drawing_words import description, jack_of, moment, outcome_of, title
from whitechapel.classic.observation import Observation
from whitechapel.core.svg import BLACK, GROUND, Board, document, element, identified, placed, rectangle
from whitechapel.core.svg_cutouts import definitions
from whitechapel.core.svg_pieces import paving
from whitechapel.core.svg_table import headline

WIDTH, HEIGHT = 880, 1022
_SCALE = 40 / RADIUS
_MARGIN, _ABOVE, _BELOW = 28, 66, 712  # what is left out around the board alone


def draw(observation: Observation, *, coordinates: bool = False) -> str:
    """The table as a complete SVG document; with `coordinates`, every hex has its name."""
    result = outcome_of(observation)
    seat = observation.actor if result is None else result.winner
    return document(
        WIDTH,
        HEIGHT,
        f"Mr. Jack: {title(observation)}",
        description(observation),
        _definitions() | {"witness": _witness_frame()},
        rectangle(0, 0, WIDTH, HEIGHT, GROUND),
        headline(WIDTH, title(observation), moment(observation), seat),
        placed(80, 80, _SCALE, _streets(observation, named=coordinates)),
        round_track(observation, 21, 726, 480),
        alibi_cards(observation, 513, 726, 166),
        witness_card(observation, 691, 726, 168),
        character_cards(observation, 21, 862, 304),
        about_jack(observation, 653, 862, 206),
    )


def board(observation: Observation) -> Board:
    """The streets alone, with everybody who stands there."""
    drawn = placed(80 - _MARGIN, 80 - _ABOVE, _SCALE, _streets(observation, named=False))
    width, height = WIDTH - 2 * _MARGIN, _BELOW - _ABOVE
    return Board(width, height, drawn, _definitions(), observation.suspects, jack_of(observation))


def _streets(observation: Observation, *, named: bool) -> str:
    people = (drawn_person(observation, name, named=named) for name in observation.places)
    return drawn_board(observation, named=named) + "".join(people)


def _definitions() -> dict[str, str]:
    return definitions() | paving() | scenery() | pools()


def _witness_frame() -> str:
    return element("clipPath", rectangle(0, 0, 50, 62, BLACK), id=identified("witness"))
