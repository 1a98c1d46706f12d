"""Reading a position: every field checked, then packed into ints, so that nothing impossible gets in."""

from collections.abc import Callable, Mapping
from typing import TypeAlias, cast

from whitechapel.core.errors import NotationError
from whitechapel.core.types import VIEWERS, Seat
from whitechapel.pocket import district as tiles_in
from whitechapel.pocket.checks import check_alibis, check_beginning, check_chase, check_goals, check_secret, require
from whitechapel.pocket.layout import (
    ACTION_DUE,
    CARD_DUE,
    CHASE_AT,
    DRAWN_AT,
    FACES_AT,
    FEW,
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
from whitechapel.pocket.options import FEW_AT, PACKED
from whitechapel.pocket.pieces import CELLS, DETECTIVES, EVERYBODY, LANE, NORTH, SPACES, TOKENS, character, side
from whitechapel.pocket.state import State
from whitechapel.pocket.variants import FIRST_TURNS

Fields: TypeAlias = Mapping[str, object]
"""The fields of a position as they were given: nothing is known of their values yet."""

PHASES = ("tiles", "identity", "throw", "action", "card", "over")
FIELDS = ("phase", "turn", "tiles", "detectives", "tokens", "rotated", "time", "drawn", "revealed", "chase")


def packed(data: object) -> tuple[int, int, int | None]:
    """The three ints of a position's JSON form; the secret is None where it is withheld."""
    fields = _fields(data)
    phase = _one_of(PHASES, fields["phase"], "phase")
    options = PACKED.read(fields)
    district = _district(fields["tiles"], phase, PACKED.bits("district", options))
    table = PACKED.bits("table", options)
    table |= phase << PHASE_AT | _detectives(fields["detectives"]) | _turns(fields, phase) | _tokens(fields, phase)
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


def _fields(data: object) -> Fields:
    if not isinstance(data, dict):
        raise NotationError(data, "is not a position", "an object with " + ", ".join(FIELDS))
    fields: Fields = data
    require(fields.get("game") == "pocket", fields.get("game"), "is not the game of this position", "pocket")
    for name in FIELDS:
        require(name in fields, data, f"lacks '{name}'", "each of " + ", ".join(FIELDS))
    known = (*FIELDS, "game", "seat", *PACKED.names, "jack", "cards")
    for name in fields:
        require(name in known, name, "is no field of a position", ", ".join(FIELDS))
    require(("jack" in fields) == ("cards" in fields), data, "has only one of jack and cards", "both or neither")
    if "seat" in fields:
        seat = cast(str, fields["seat"])  # anything else is refused where it is parsed
        require(Seat.parse(seat) in VIEWERS, seat, "does not look on", ", ".join(map(str, VIEWERS)))
    return fields


def _one_of(names: tuple[str, ...], given: object, what: str) -> int:
    require(given in names, given, f"is not a {what}", "one of " + ", ".join(names))
    return names.index(str(given))


def _number(given: object, allowed: range, why: str, right: str) -> int:
    if type(given) is not int or given not in allowed:
        raise NotationError(given, why, right)
    return given


def _items(given: object, why: str, right: str) -> list[object]:
    if not isinstance(given, list):
        raise NotationError(given, why, right)
    return given


def _list(given: object, what: str, read: Callable[[object], int]) -> list[int]:
    """A list read item by item, each of them different."""
    items = [read(item) for item in _items(given, f"can't be '{what}'", "a list")]
    require(len(set(items)) == len(items), given, f"repeats something in '{what}'", "each once")
    return items


def _characters(given: object, what: str) -> int:
    return sum(1 << number for number in _list(given, what, character))


def _district(given: object, phase: int, options: int) -> int:
    """The tiles, under options in their bits of the district."""
    tiles = _items(given, "can't be the tiles", "nine of them")
    require(len(tiles) == len(CELLS), given, "can't be the tiles", "nine of them")
    laid = [tile for tile in tiles if tile is not None]
    require(tiles[: len(laid)] == laid, given, "leaves a gap", "tiles laid row by row")
    require((len(laid) < 9) == (phase == TILES_DUE), given, f"does not fit phase {PHASES[phase]}", "nine tiles laid")
    district, empty = OPEN_DISTRICT | options, 0
    for cell, tile in enumerate(laid):
        number, wall, suspect = _tile(tile)
        require(not tiles_in.suspects_of(district) >> number & 1, tile, "is laid twice", "each character once")
        district = tiles_in.placed(district, cell, number, wall)
        empty |= (not suspect) << number
    aside = EVERYBODY & ~FEW if options >> FEW_AT & 1 and phase > TILES_DUE else 0
    require(empty & aside == aside, given, "has a suspect who can't be Jack", "those set aside with an empty side up")
    require(empty == aside or phase > IDENTITY_DUE, given, "has an empty side up too early", "suspects only")
    require(empty != EVERYBODY, given, "has no suspect left", "at least one suspect")
    return tiles_in.cleared(district, empty)


def _tile(tile: object) -> tuple[int, int, bool]:
    """Whose tile it is, the side of its wall, and whether its face is up."""
    if not isinstance(tile, dict) or set(tile) != {"character", "wall", "suspect"}:
        raise NotationError(tile, "is not a tile", "character, wall and suspect")
    number = character(tile["character"])
    suspect, wall = tile["suspect"], tile["wall"]
    if not isinstance(suspect, bool):
        raise NotationError(tile, "is not clear about suspect", "true or false")
    crossroads = number == LANE and not suspect
    require(crossroads == (wall is None), tile, "has the wrong wall", "none on the empty crossroads only")
    return number, NORTH if crossroads else side(wall), suspect


def _detectives(given: object) -> int:
    right = "a space 0-11 for each of " + ", ".join(DETECTIVES)
    if not isinstance(given, dict) or set(given) != set(DETECTIVES):
        raise NotationError(given, "can't be the detectives", right)
    table = 0
    for number, name in enumerate(DETECTIVES):
        space = given[name]
        require(type(space) is int and space in SPACES, given, "is off the board", right)
        table |= int(space) << 4 * number
    return table


def _turns(fields: Fields, phase: int) -> int:
    """The turn, and what is counted by turns: time tokens, Jack's draws, the chase."""
    turn = _number(fields["turn"], range(1, 9), "is not a turn", "a number from 1 to 8")
    require(turn in FIRST_TURNS or phase > IDENTITY_DUE, turn, "is too late for the set-up", "turn 1, or 3, 5, 8")
    done = turn - (phase != GAME_OVER)
    right = f"jack or detective for each of {done} turns"
    time = _items(fields["time"], "can't be the time tokens", right)
    fits = len(time) == done and all(taker in ("jack", "detective") for taker in time)
    require(fits, time, "can't be the time tokens", right)
    why, allowed = "is no turn in which Jack drew", range(1, turn + 1)
    drawn = _list(fields["drawn"], "drawn", lambda given: _number(given, allowed, why, f"turns 1 to {turn}"))
    chase = _number(fields["chase"], range(turn), "can't be the turn that began the chase", "0 or a past turn")
    taken = sum(1 << number for number, taker in enumerate(time) if taker == "jack")
    counted = taken << TIME_AT | sum(1 << past - 1 for past in drawn) << DRAWN_AT
    return counted | turn - 1 << TURN_AT | chase << CHASE_AT


def _tokens(fields: Fields, phase: int) -> int:
    """The tokens' faces, which of them were played, and the tiles these rotated."""
    tokens = fields["tokens"]
    marks = _characters(fields["rotated"], "rotated")
    if phase < ACTION_DUE:
        require(tokens == [] and not marks, tokens, "lie there before the throw", "no tokens, nothing rotated")
        return 0
    faces, used = _faces(tokens)
    turned = (used & ~faces & 12).bit_count()
    require(marks.bit_count() == turned, fields["rotated"], "does not fit the tokens", f"{turned} rotated tiles")
    require((used == 15) == (phase == GAME_OVER) or phase == CARD_DUE, tokens, "are not played so", "four at the end")
    require(phase != CARD_DUE or used & ~faces & 1, tokens, "call for no card", "a played alibi")
    return faces << FACES_AT | used << USED_AT | marks << MARKS_AT


def _faces(tokens: object) -> tuple[int, int]:
    """Which of the four tokens show their backs, and which were played."""
    right = "four of them, each with face and used"
    thrown = _items(tokens, "can't be the tokens", right)
    require(len(thrown) == len(TOKENS), tokens, "can't be the tokens", right)
    faces = used = 0
    for number, token in enumerate(thrown):
        if not isinstance(token, dict) or set(token) != {"face", "used"}:
            raise NotationError(tokens, "can't be the tokens", right)
        faces |= _one_of(TOKENS[number], token["face"], f"face of token {number + 1}") << number
        require(isinstance(token["used"], bool), token, "is not clear about used", "true or false")
        used |= bool(token["used"]) << number
    if faces >> 2 == 0 and used >> 2 == 2:
        used ^= 12  # of two Rotations the first is played first
    return faces, used


def _secret(fields: Fields, phase: int) -> int:
    jack, cards = fields["jack"], _characters(fields["cards"], "cards")
    if phase <= IDENTITY_DUE:
        require(jack is None and not cards, jack, "comes too early", "no identity before it is drawn")
        return NO_SECRET
    return character(jack) | cards << 4
