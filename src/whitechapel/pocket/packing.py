"""Reading a position: every field checked, then packed into ints, so that nothing impossible gets in."""

from collections.abc import Callable
from typing import Any

from whitechapel.core.errors import NotationError
from whitechapel.core.types import VIEWERS, Seat
from whitechapel.pocket import district as tiles_in
from whitechapel.pocket.layout import (
    ACTION_DUE,
    CARD_DUE,
    CHASE_AT,
    DRAWN_AT,
    FACES_AT,
    FEW,
    FEW_AT,
    GAME_OVER,
    IDENTITY_DUE,
    MARKS_AT,
    NO_SECRET,
    OPEN_DISTRICT,
    PHASE_AT,
    REVEALED_AT,
    TILES_DUE,
    TIME_AT,
    TURN_AT,
    USED_AT,
)
from whitechapel.pocket.pieces import CELLS, DETECTIVES, EVERYBODY, LANE, NORTH, SPACES, TOKENS, character, side
from whitechapel.pocket.possible import check_alibis, check_beginning, check_chase, check_goals, check_secret, require
from whitechapel.pocket.state import State
from whitechapel.pocket.variants import FIRST_TURNS

PHASES = ("tiles", "identity", "throw", "action", "card", "over")
FIELDS = ("phase", "turn", "tiles", "detectives", "tokens", "rotated", "time", "drawn", "revealed", "chase")


def packed(data: object) -> tuple[int, int, int | None]:
    """The three ints of a position's JSON form; the secret is None where it is withheld."""
    fields = _fields(data)
    phase = _one_of(PHASES, fields["phase"], "phase")
    district = _district(fields["tiles"], phase, _few(fields))
    table = phase << PHASE_AT | _detectives(fields["detectives"]) | _turns(fields, phase) | _tokens(fields, phase)
    table |= _characters(fields["revealed"], "revealed") << REVEALED_AT
    suspects = tiles_in.suspects_of(district)
    require(not table >> REVEALED_AT & suspects, fields["revealed"], "names a suspect", "revealed characters cleared")
    check_alibis(State(district, table, 0))
    check_beginning(State(district, table, 0))
    check_chase(State(district, table, 0))
    secret = _secret(fields, phase) if "jack" in fields else None
    check_secret(State(district, table, 0), secret)
    check_goals(State(district, table, NO_SECRET if secret is None else secret))
    return district, table, secret


def _fields(data: object) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise NotationError(data, "is not a position", "an object with " + ", ".join(FIELDS))
    require(data.get("game") == "pocket", data.get("game"), "is not the game of this position", "pocket")
    for name in FIELDS:
        require(name in data, data, f"lacks '{name}'", "each of " + ", ".join(FIELDS))
    for name in data:
        require(
            name in (*FIELDS, "game", "seat", "characters", "jack", "cards"),
            name,
            "is no field of a position",
            ", ".join(FIELDS),
        )
    require(("jack" in data) == ("cards" in data), data, "has only one of jack and cards", "both or neither")
    if "seat" in data:
        require(Seat.parse(data["seat"]) in VIEWERS, data["seat"], "does not look on", ", ".join(map(str, VIEWERS)))
    return data


def _one_of(names: tuple[str, ...], given: object, what: str) -> int:
    require(given in names, given, f"is not a {what}", "one of " + ", ".join(names))
    return names.index(str(given))


def _is_number(given: object, allowed: range) -> bool:
    return type(given) is int and given in allowed


def _list(given: object, what: str, read: Callable[[Any], int]) -> list[int]:
    """A list read item by item, each of them different."""
    require(isinstance(given, list), given, f"can't be '{what}'", "a list")
    assert isinstance(given, list)  # noqa: S101 - said above, for the type checker
    items = [read(item) for item in given]
    require(len(set(items)) == len(items), given, f"repeats something in '{what}'", "each once")
    return items


def _characters(given: object, what: str) -> int:
    return sum(1 << number for number in _list(given, what, character))


def _few(fields: dict[str, Any]) -> bool:
    """Whether it is a game of few characters; the full game does not say."""
    if "characters" not in fields:
        return False
    few = fields["characters"]
    require(type(few) is int and few == FEW.bit_count(), few, "can't be the characters", "3, or nothing for all nine")
    return True


def _district(given: object, phase: int, few: bool) -> int:
    require(isinstance(given, list) and len(given) == len(CELLS), given, "can't be the tiles", "nine of them")
    assert isinstance(given, list)  # noqa: S101
    laid = [tile for tile in given if tile is not None]
    require(given[: len(laid)] == laid, given, "leaves a gap", "tiles laid row by row")
    require((len(laid) < 9) == (phase == TILES_DUE), given, f"does not fit phase {PHASES[phase]}", "nine tiles laid")
    district, empty = OPEN_DISTRICT | few << FEW_AT, 0
    for cell, tile in enumerate(laid):
        keys = {"character", "wall", "suspect"}
        require(isinstance(tile, dict) and set(tile) == keys, tile, "is not a tile", "character, wall and suspect")
        number = character(tile["character"])
        require(not tiles_in.suspects_of(district) >> number & 1, tile, "is laid twice", "each character once")
        require(isinstance(tile["suspect"], bool), tile, "is not clear about suspect", "true or false")
        crossroads = number == LANE and not tile["suspect"]
        require(crossroads == (tile["wall"] is None), tile, "has the wrong wall", "none on the empty crossroads only")
        district = tiles_in.placed(district, cell, number, NORTH if crossroads else side(tile["wall"]))
        empty |= (not tile["suspect"]) << number
    aside = EVERYBODY & ~FEW if few and phase > TILES_DUE else 0
    require(empty & aside == aside, given, "has a suspect who can't be Jack", "those set aside with an empty side up")
    require(empty == aside or phase > IDENTITY_DUE, given, "has an empty side up too early", "suspects only")
    require(empty != EVERYBODY, given, "has no suspect left", "at least one suspect")
    return tiles_in.cleared(district, empty)


def _detectives(given: object) -> int:
    right = "a space 0-11 for each of " + ", ".join(DETECTIVES)
    require(isinstance(given, dict) and set(given) == set(DETECTIVES), given, "can't be the detectives", right)
    assert isinstance(given, dict)  # noqa: S101
    require(all(_is_number(space, range(len(SPACES))) for space in given.values()), given, "is off the board", right)
    spaces: list[int] = [given[name] for name in DETECTIVES]
    return sum(space << 4 * number for number, space in enumerate(spaces))


def _turns(fields: dict[str, Any], phase: int) -> int:
    """The turn, and what is counted by turns: time tokens, Jack's draws, the chase."""
    turn: int = fields["turn"]
    time = fields["time"]
    chase: int = fields["chase"]
    require(_is_number(turn, range(1, 9)), turn, "is not a turn", "a number from 1 to 8")
    require(turn in FIRST_TURNS or phase > IDENTITY_DUE, turn, "is too late for the set-up", "turn 1, or 3, 5, 8")
    done = turn - (phase != GAME_OVER)
    fits = isinstance(time, list) and len(time) == done and all(taker in ("jack", "detective") for taker in time)
    require(fits, time, "can't be the time tokens", f"jack or detective for each of {done} turns")
    drawn = _list(fields["drawn"], "drawn", lambda given: _turn_of_draw(given, turn))
    require(_is_number(chase, range(turn)), chase, "can't be the turn that began the chase", "0 or a past turn")
    taken: int = sum((taker == "jack") << number for number, taker in enumerate(time))
    counted = taken << TIME_AT | sum(1 << past - 1 for past in drawn) << DRAWN_AT
    return counted | turn - 1 << TURN_AT | chase << CHASE_AT


def _turn_of_draw(given: object, turn: int) -> int:
    require(_is_number(given, range(1, turn + 1)), given, "is no turn in which Jack drew", f"turns 1 to {turn}")
    assert isinstance(given, int)  # noqa: S101
    return given


def _tokens(fields: dict[str, Any], phase: int) -> int:
    """The tokens' faces, which of them were played, and the tiles these rotated."""
    tokens = fields["tokens"]
    marks = _characters(fields["rotated"], "rotated")
    if phase < ACTION_DUE:
        require(tokens == [] and not marks, tokens, "lie there before the throw", "no tokens, nothing rotated")
        return 0
    faces = used = 0
    keys = {"face", "used"}
    fits = isinstance(tokens, list) and len(tokens) == 4 and all(isinstance(t, dict) and set(t) == keys for t in tokens)
    require(fits, tokens, "can't be the tokens", "four of them, each with face and used")
    for number, token in enumerate(tokens):
        faces |= _one_of(TOKENS[number], token["face"], f"face of token {number + 1}") << number
        require(isinstance(token["used"], bool), token, "is not clear about used", "true or false")
        used |= token["used"] << number
    if faces >> 2 == 0 and used >> 2 == 2:
        used ^= 12  # of two Rotations the first is played first
    turned = (used & ~faces & 12).bit_count()
    require(marks.bit_count() == turned, fields["rotated"], "does not fit the tokens", f"{turned} rotated tiles")
    require((used == 15) == (phase == GAME_OVER) or phase == CARD_DUE, tokens, "are not played so", "four at the end")
    require(phase != CARD_DUE or used & ~faces & 1, tokens, "call for no card", "a played alibi")
    return faces << FACES_AT | used << USED_AT | marks << MARKS_AT


def _secret(fields: dict[str, Any], phase: int) -> int:
    cards = _characters(fields["cards"], "cards")
    if phase <= IDENTITY_DUE:
        require(
            fields["jack"] is None and not cards, fields["jack"], "comes too early", "no identity before it is drawn"
        )
        return NO_SECRET
    return character(fields["jack"]) | cards << 4
