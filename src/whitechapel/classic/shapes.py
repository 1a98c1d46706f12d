"""How positions, displays and previews of Mr. Jack look in JSON."""

from typing import Literal, NotRequired, TypedDict


class PlayShape(TypedDict):
    """The play in progress: whose it is, what was done, and what the whistle has left."""

    character: str
    moved: bool
    used: bool
    face: bool
    points: int
    whistled: list[str]


class ClassicDisplay(TypedDict):
    """What a table draws beyond the position: who is visible, the streets in Watson's ray, and who plays when.

    `lamp_out` is the number of the lamp that goes out at the end of this round; null where none does. Jack has
    `believed`, how few and how many suspects the Detective may have, whose alibi cards are secret.
    """

    believed: NotRequired[list[int]]
    visible: list[str]
    seen: list[str]
    hidden: list[str]
    ray: list[str]
    order: list[str]
    played: int
    lamp_out: int | None


class OptionsShape(TypedDict):
    """The rule options that a position says."""

    edition: str
    lit_gaslight_blocks_lantern: bool


class StreetsShape(OptionsShape):
    """What lies on the board, and the rule options."""

    characters: dict[str, str]
    watson_facing: str
    lit_numbered: dict[str, str]
    lit_unnumbered: list[str]
    covered_manholes: list[str]
    cordons: list[str]


class ClassicNotation(StreetsShape):
    """A position in JSON: a whole state, or what a seat knows.

    `seat` is not there in a state; `jack` and the hands of alibi cards only for those who know.
    """

    game: Literal["classic"]
    seat: NotRequired[str]
    round: int
    witness: str
    suspects: list[str]
    cards_left: list[str]
    cards_next_round: list[str]
    alibi_cards_taken: dict[str, int]
    play: PlayShape | None
    ending: str | None
    jack: NotRequired[str | None]
    jack_cards: NotRequired[list[str]]
    detective_cards: NotRequired[list[str]]


class ClassicPosition(ClassicNotation):
    """A position as tables get it: with what is drawn beyond it."""

    display: ClassicDisplay


class ClassicBoard(StreetsShape):
    """How the board would look after a step, before witnesses are called, and the way that is gone."""

    path: list[str]
    display: ClassicDisplay
