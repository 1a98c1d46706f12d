"""Positions of Mr. Jack and all that one character's play can lead to: read, then worked out step by step."""

import hashlib
from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import NamedTuple

from whitechapel import classic
from whitechapel.classic.board import STREETS
from whitechapel.classic.listing import results
from whitechapel.classic.notation import board_to_text
from whitechapel.classic.pieces import CHARACTERS, EXITS, character
from whitechapel.classic.reading import board_from_json
from whitechapel.core import Seat, WhitechapelError
from whitechapel.testing.cases.case_file import CaseValue, Checked, Difference
from whitechapel.testing.cases.classic_plays import PackedBoard, Results, as_if_played, results_of

_BOARD = (
    *("edition", "lit_gaslight_blocks_lantern", "characters", "watson_facing", "lit_numbered", "lit_unnumbered"),
    *("covered_manholes", "cordons"),
)
_SIDES = ("jack", "detective")
_WITNESS = ("visible", "invisible")


class PlayAnswers(NamedTuple):
    """What playing one character leads to, as expected and as it came out."""

    states: int
    sha256: str
    full_actions: int
    accuse_if_detective: tuple[str, ...]
    exits_if_own_character_of_jack_and_invisible: tuple[str, ...]
    free_ends_of_the_bare_move: tuple[str, ...]


class PositionCase(NamedTuple):
    """A position as the file tells it, and the right answers."""

    name: str
    board: PackedBoard
    blocked: PackedBoard
    side: Seat
    witness: str
    jack: str
    visible: tuple[str, ...]
    visible_if_blocked: tuple[str, ...]
    plays: dict[str, PlayAnswers]
    results_now: dict[str, int]


def prepared(case: CaseValue) -> Callable[[], Checked]:
    """Read one position; what is returned works out the answers and compares."""
    position, expect = case.field("position"), case.field("expect")
    expect.only(("visible", "visible_if_lit_gaslight_blocks", "play", "results_now"))
    for name, last in (("round", 8), ("turn", 4)):
        position.field(name).number(range(1, last + 1))
    for name in ("suspects", "cards_left", "cards_next_round"):
        position.field(name).words(CHARACTERS)
    return partial(
        _checked,
        PositionCase(
            name=case.field("id").text(),
            board=_board(position),
            blocked=_board(position, lit_gaslight_blocks_lantern=True),
            side=Seat.parse(position.field("side").word(_SIDES)),
            witness=position.field("witness").word(_WITNESS),
            jack=position.field("jack").word(CHARACTERS),
            visible=_sorted(expect.field("visible").words(CHARACTERS)),
            visible_if_blocked=_sorted(expect.field("visible_if_lit_gaslight_blocks").words(CHARACTERS)),
            plays={name: _play(play) for name, play in expect.field("play").fields(CHARACTERS)},
            results_now={name: count.number() for name, count in expect.field("results_now").fields(CHARACTERS)},
        ),
    )


def _board(position: CaseValue, **changed: bool) -> PackedBoard:
    data = {name: position.field(name).value for name in _BOARD}
    try:
        return PackedBoard(*board_from_json(data | changed))
    except WhitechapelError as error:
        raise CaseValue(position.place, error.given).wrong(error.right, error.why) from None


def _play(play: CaseValue) -> PlayAnswers:
    play.only(PlayAnswers._fields)
    return PlayAnswers(
        states=play.field("states").number(),
        sha256=play.field("sha256").text(),
        full_actions=play.field("full_actions").number(),
        accuse_if_detective=_sorted(play.field("accuse_if_detective").words(CHARACTERS)),
        exits_if_own_character_of_jack_and_invisible=_sorted(
            play.field("exits_if_own_character_of_jack_and_invisible").words(EXITS)
        ),
        free_ends_of_the_bare_move=_sorted(play.field("free_ends_of_the_bare_move").words(STREETS)),
    )


def _sorted(words: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(words))


def _checked(position: PositionCase) -> Checked:
    """Compare who is visible, then every character's play: both players' steps and the listing must agree."""
    differences: list[Difference] = []

    def compare(step: str, field: str, expected: object, got: object) -> None:
        if expected != got:
            differences.append(Difference(position.name, step, field, expected, got))

    @cache
    def played(name: str, seat: Seat, jack: str, witness: str) -> Results:
        return results_of(as_if_played(position.board, name, seat, jack=jack, witness=witness))

    compare("the position", "visible", position.visible, _visible(position.board))
    compare("the position", "visible_if_lit_gaslight_blocks", position.visible_if_blocked, _visible(position.blocked))
    for name, expect in position.plays.items():
        step = f"play {name}"
        detective = played(name, Seat.DETECTIVE, position.jack, position.witness)
        leaving = played(name, Seat.JACK, name, "invisible")
        got = PlayAnswers(
            states=len(detective.boards),
            sha256=_digest(detective.boards),
            full_actions=detective.full_plays,
            accuse_if_detective=detective.accused,
            exits_if_own_character_of_jack_and_invisible=leaving.exits,
            free_ends_of_the_bare_move=_bare_ends(position, name),
        )
        for field, expected in expect._asdict().items():
            compare(step, field, expected, getattr(got, field))
        listed = {PackedBoard(*found) for found in results(*position.board, character(name))}
        compare(step, "states when Jack plays", len(detective.boards), len(leaving.boards & detective.boards))
        compare(step, "states listed for search", len(detective.boards), len(listed & detective.boards))
        compare(step, "states listed or by Jack only", 0, len((listed | leaving.boards) - detective.boards))
    for name, count in position.results_now.items():
        now = played(name, position.side, position.jack, position.witness)
        compare(f"play {name}", "results_now", count, len(now.boards) + len(now.accused) + bool(now.exits))
    return Checked(1 + len(position.plays), differences)


def _visible(board: PackedBoard) -> tuple[str, ...]:
    return classic.State(*board, 0, 0).visible


def _digest(boards: Iterable[PackedBoard]) -> str:
    lines = sorted(board_to_text(classic.State(*board, 0, 0)) for board in boards)
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def _bare_ends(position: PositionCase, name: str) -> tuple[str, ...]:
    """Where the character could walk to as his play's first step."""
    start = as_if_played(position.board, name, Seat.JACK, jack=position.jack, witness="visible")
    texts = map(classic.action_to_text, classic.legal_actions(start))
    return _sorted(text.removeprefix("move ") for text in texts if text.startswith("move "))
