"""Whole games of Mr. Jack Pocket with the right answer after every step: read, then played by the rules."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from whitechapel import pocket
from whitechapel.core import Action, IllegalActionError, Seat, WhitechapelError
from whitechapel.pocket.pieces import CELLS, CHARACTERS, DETECTIVES, SIDES, SPACES, TOKENS
from whitechapel.testing.cases.case_file import CaseValue, Checked, Difference

_SEATS = ("jack", "investigator", "detective")


class Answers(NamedTuple):
    """What a step leads to, as expected and as it came out."""

    turn: int
    played: int
    legal: int
    seen_cells: tuple[int, ...]
    suspects: tuple[str, ...]
    hourglasses: int
    chase: bool
    winner: str | None


class StepCase(NamedTuple):
    """One step of a game: who, which action, and the right answers after it."""

    by: Seat
    action: Action
    expect: Answers


class WholeGame(NamedTuple):
    """A game as the file tells it."""

    name: str
    start: pocket.State
    pile: tuple[str, ...]
    steps: tuple[StepCase, ...]


def prepared(case: CaseValue) -> Callable[[], Checked]:
    """Read one game; what is returned plays it and compares."""
    setup = case.field("setup")
    jack = setup.field("jack").word(CHARACTERS)
    pile = setup.field("pile")
    cards = pile.words(CHARACTERS)
    if set(cards) != set(CHARACTERS) - {jack}:
        raise pile.wrong(f"the eight cards besides {jack}, top card first")
    steps = tuple(_step(step) for step in case.field("steps").items())
    return partial(_checked, WholeGame(case.field("id").text(), _start(setup, jack), cards, steps))


def _start(setup: CaseValue, jack: str) -> pocket.State:
    """The position before the first throw: set up by chance's own actions where the rules' set-up is told."""
    tiles = [tile.items(2) for tile in setup.field("tiles").items(9)]
    laid = [(character.word(CHARACTERS), wall.word(SIDES)) for character, wall in tiles]
    if len(dict(laid)) < len(laid):
        raise setup.field("tiles").wrong("each character once", "repeats a character")
    spaces = setup.field("detectives")
    detectives = {name: spaces.field(name).number(range(len(SPACES))) for name in DETECTIVES}
    state = pocket.initial()
    try:
        for character, wall in laid:
            state = pocket.apply(state, pocket.action_from_text(f"tile {character} {wall}"))
        state = pocket.apply(state, pocket.action_from_text(f"identity {jack}"))
    except IllegalActionError:
        return _other_start(setup, laid, detectives, jack)
    told = tuple(detectives.values())
    return state if state.detectives == told else _other_start(setup, laid, detectives, jack)


def _other_start(setup: CaseValue, laid: list[tuple[str, str]], detectives: dict[str, int], jack: str) -> pocket.State:
    """A start that no set-up deals, with walls or detectives elsewhere: taken as the position it describes."""
    data = pocket.position_to_json(pocket.initial()) | {
        "phase": "throw",
        "tiles": [{"character": character, "wall": wall, "suspect": True} for character, wall in laid],
        "detectives": detectives,
        "jack": jack,
    }
    try:
        return pocket.position_from_json(data)
    except WhitechapelError as error:
        raise setup.wrong(error.right, error.why) from None


def _step(step: CaseValue) -> StepCase:
    throw = step.optional("throw")
    expect = _answers(step.field("expect"))
    if throw is not None:
        faces = [face.word(token) for face, token in zip(throw.items(4), TOKENS, strict=True)]
        return StepCase(Seat.CHANCE, pocket.action_from_text("throw " + " ".join(faces)), expect)
    return StepCase(Seat.parse(step.field("by").word(_SEATS)), _action(step.field("action")), expect)


def _action(action: CaseValue) -> Action:
    kind = action.field("token").word(("alibi", *DETECTIVES, "joker", "rotation", "exchange"))
    words = [kind]
    if kind in DETECTIVES:
        words += [str(action.field("steps").number(range(1, 3)))]
    elif kind == "joker":
        detective = action.field("detective")
        words += ["nobody" if detective.value is None else detective.word(DETECTIVES)]
    elif kind == "rotation":
        words += [str(action.field("cell").number(CELLS)), str(action.field("quarters").number(range(1, 4)))]
    elif kind == "exchange":
        cells = sorted(cell.number(CELLS) for cell in action.field("cells").items(2))
        if cells[0] == cells[1]:
            raise action.field("cells").wrong("two different cells")
        words += map(str, cells)
    return pocket.action_from_text(" ".join(words))


def _answers(expect: CaseValue) -> Answers:
    expect.only(Answers._fields)
    cells = expect.field("seen_cells")
    winner = expect.field("winner")
    return Answers(
        turn=expect.field("turn").number(),
        played=expect.field("played").number(),
        legal=expect.field("legal").number(),
        seen_cells=tuple(sorted(cell.number(CELLS) for cell in cells.items())) if cells.value != [] else (),
        suspects=tuple(sorted(expect.field("suspects").words(CHARACTERS))),
        hourglasses=expect.field("hourglasses").number(),
        chase=expect.field("chase").flag(),
        winner=None if winner.value is None else str(Seat.parse(winner.word(_SEATS))),
    )


def _checked(game: WholeGame) -> Checked:
    """Play the game through the public names, chance told by the file, and compare after every step."""
    state, pile = game.start, iter(game.pile)
    differences: list[Difference] = []
    for number, step in enumerate(game.steps, start=1):
        name = f"step {number} ({step.by} {pocket.action_to_text(step.action)})"
        if pocket.actor(state) is not step.by:
            differences.append(Difference(game.name, name, "by", str(step.by), str(pocket.actor(state))))
        try:
            state = pocket.apply(state, step.action)
        except IllegalActionError as error:
            differences.append(Difference(game.name, name, "action", "a legal one", f"illegal: it {error.why}"))
            return Checked(number, differences)
        if state.drawer is not None:
            state = pocket.apply(state, pocket.action_from_text(f"card {next(pile)}"))
        got = _answers_of(state)
        differences += [
            Difference(game.name, name, field, expected, getattr(got, field))
            for field, expected in step.expect._asdict().items()
            if expected != getattr(got, field)
        ]
    return Checked(len(game.steps), differences)


def _answers_of(state: pocket.State) -> Answers:
    result = pocket.outcome(state)
    return Answers(
        turn=state.turn,
        played=state.played,
        legal=len(pocket.legal_actions(state)),
        seen_cells=state.seen_cells,
        suspects=state.suspects,
        hourglasses=state.hourglasses,
        chase=bool(state.chase),
        winner=None if result is None else str(result.winner),
    )
