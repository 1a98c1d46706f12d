"""Reading a position: every field checked, then packed into ints, so that nothing impossible gets in."""

from collections.abc import Callable
from typing import Any

from whitechapel.core.errors import NotationError
from whitechapel.core.types import VIEWERS, Seat
from whitechapel.pocket import district as tiles_in
from whitechapel.pocket import kernel
from whitechapel.pocket.layout import (
    ACTION_DUE,
    CARD_DUE,
    CHASE_AT,
    DRAWN_AT,
    FACES_AT,
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
from whitechapel.pocket.state import State
from whitechapel.pocket.worlds import draws_of, holdings

PHASES = ("tiles", "identity", "throw", "action", "card", "over")
FIELDS = ("phase", "turn", "tiles", "detectives", "tokens", "rotated", "time", "drawn", "revealed", "chase")


def packed(data: object) -> tuple[int, int, int | None]:
    """The three ints of a position's JSON form; the secret is None where it is withheld."""
    fields = _fields(data)
    phase = _one_of(PHASES, fields["phase"], "phase")
    district = _district(fields["tiles"], phase)
    table = phase << PHASE_AT | _detectives(fields["detectives"]) | _turns(fields, phase) | _tokens(fields, phase)
    table |= _characters(fields["revealed"], "revealed") << REVEALED_AT
    suspects = tiles_in.suspects_of(district)
    _require(not table >> REVEALED_AT & suspects, fields["revealed"], "names a suspect", "revealed characters cleared")
    _check_alibis(State(district, table, 0))
    _check_chase(State(district, table, 0))
    secret = _secret(fields, phase) if "jack" in fields else None
    _check_secret(State(district, table, 0), secret)
    _check_goals(State(district, table, NO_SECRET if secret is None else secret))
    return district, table, secret


def _require(holds: object, given: object, why: str, right: str) -> None:
    if not holds:
        raise NotationError(given, why, right)


def _fields(data: object) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise NotationError(data, "is not a position", "an object with " + ", ".join(FIELDS))
    _require(data.get("game") == "pocket", data.get("game"), "is not the game of this position", "pocket")
    for name in FIELDS:
        _require(name in data, data, f"lacks '{name}'", "each of " + ", ".join(FIELDS))
    for name in data:
        _require(
            name in (*FIELDS, "game", "seat", "jack", "cards"), name, "is no field of a position", ", ".join(FIELDS)
        )
    _require(("jack" in data) == ("cards" in data), data, "has only one of jack and cards", "both or neither")
    if "seat" in data:
        _require(Seat.parse(data["seat"]) in VIEWERS, data["seat"], "does not look on", ", ".join(map(str, VIEWERS)))
    return data


def _one_of(names: tuple[str, ...], given: object, what: str) -> int:
    _require(given in names, given, f"is not a {what}", "one of " + ", ".join(names))
    return names.index(str(given))


def _is_number(given: object, allowed: range) -> bool:
    return type(given) is int and given in allowed


def _list(given: object, what: str, read: Callable[[Any], int]) -> list[int]:
    """A list read item by item, each of them different."""
    _require(isinstance(given, list), given, f"can't be '{what}'", "a list")
    assert isinstance(given, list)  # noqa: S101 - said above, for the type checker
    items = [read(item) for item in given]
    _require(len(set(items)) == len(items), given, f"repeats something in '{what}'", "each once")
    return items


def _characters(given: object, what: str) -> int:
    return sum(1 << number for number in _list(given, what, character))


def _district(given: object, phase: int) -> int:
    _require(isinstance(given, list) and len(given) == len(CELLS), given, "can't be the tiles", "nine of them")
    assert isinstance(given, list)  # noqa: S101
    laid = [tile for tile in given if tile is not None]
    _require(given[: len(laid)] == laid, given, "leaves a gap", "tiles laid row by row")
    _require((len(laid) < 9) == (phase == TILES_DUE), given, f"does not fit phase {PHASES[phase]}", "nine tiles laid")
    district, empty = OPEN_DISTRICT, 0
    for cell, tile in enumerate(laid):
        keys = {"character", "wall", "suspect"}
        _require(isinstance(tile, dict) and set(tile) == keys, tile, "is not a tile", "character, wall and suspect")
        number = character(tile["character"])
        _require(not tiles_in.suspects_of(district) >> number & 1, tile, "is laid twice", "each character once")
        _require(isinstance(tile["suspect"], bool), tile, "is not clear about suspect", "true or false")
        crossroads = number == LANE and not tile["suspect"]
        _require(crossroads == (tile["wall"] is None), tile, "has the wrong wall", "none on the empty crossroads only")
        district = tiles_in.placed(district, cell, number, NORTH if crossroads else side(tile["wall"]))
        empty |= (not tile["suspect"]) << number
    _require(not empty or phase > IDENTITY_DUE, given, "has an empty side up too early", "nine suspects")
    _require(empty != EVERYBODY, given, "has no suspect left", "at least one suspect")
    return tiles_in.cleared(district, empty)


def _detectives(given: object) -> int:
    right = "a space 0-11 for each of " + ", ".join(DETECTIVES)
    _require(isinstance(given, dict) and set(given) == set(DETECTIVES), given, "can't be the detectives", right)
    assert isinstance(given, dict)  # noqa: S101
    _require(all(_is_number(space, range(len(SPACES))) for space in given.values()), given, "is off the board", right)
    spaces: list[int] = [given[name] for name in DETECTIVES]
    return sum(space << 4 * number for number, space in enumerate(spaces))


def _turns(fields: dict[str, Any], phase: int) -> int:
    """The turn, and what is counted by turns: time tokens, Jack's draws, the chase."""
    turn: int = fields["turn"]
    time = fields["time"]
    chase: int = fields["chase"]
    _require(_is_number(turn, range(1, 9)), turn, "is not a turn", "a number from 1 to 8")
    _require(turn == 1 or phase > IDENTITY_DUE, turn, "is too late for the set-up", "turn 1")
    _require(phase != IDENTITY_DUE + 1 or turn % 2, turn, "has no throw", "an odd turn: in even ones tokens are turned")
    done = turn - (phase != GAME_OVER)
    fits = isinstance(time, list) and len(time) == done and all(taker in ("jack", "detective") for taker in time)
    _require(fits, time, "can't be the time tokens", f"jack or detective for each of {done} turns")
    drawn = _list(fields["drawn"], "drawn", lambda given: _turn_of_draw(given, turn))
    _require(_is_number(chase, range(turn)), chase, "can't be the turn that began the chase", "0 or a past turn")
    taken: int = sum((taker == "jack") << number for number, taker in enumerate(time))
    counted = taken << TIME_AT | sum(1 << past - 1 for past in drawn) << DRAWN_AT
    return counted | turn - 1 << TURN_AT | chase << CHASE_AT


def _turn_of_draw(given: object, turn: int) -> int:
    _require(_is_number(given, range(1, turn + 1)), given, "is no turn in which Jack drew", f"turns 1 to {turn}")
    assert isinstance(given, int)  # noqa: S101
    return given


def _tokens(fields: dict[str, Any], phase: int) -> int:
    """The tokens' faces, which of them were played, and the tiles these rotated."""
    tokens = fields["tokens"]
    marks = _characters(fields["rotated"], "rotated")
    if phase < ACTION_DUE:
        _require(tokens == [] and not marks, tokens, "lie there before the throw", "no tokens, nothing rotated")
        return 0
    faces = used = 0
    keys = {"face", "used"}
    fits = isinstance(tokens, list) and len(tokens) == 4 and all(isinstance(t, dict) and set(t) == keys for t in tokens)
    _require(fits, tokens, "can't be the tokens", "four of them, each with face and used")
    for number, token in enumerate(tokens):
        faces |= _one_of(TOKENS[number], token["face"], f"face of token {number + 1}") << number
        _require(isinstance(token["used"], bool), token, "is not clear about used", "true or false")
        used |= token["used"] << number
    if faces >> 2 == 0 and used >> 2 == 2:
        used ^= 12  # of two Rotations the first is played first
    turned = (used & ~faces & 12).bit_count()
    _require(marks.bit_count() == turned, fields["rotated"], "does not fit the tokens", f"{turned} rotated tiles")
    _require((used == 15) == (phase == GAME_OVER) or phase == CARD_DUE, tokens, "are not played so", "four at the end")
    _require(phase != CARD_DUE or used & ~faces & 1, tokens, "call for no card", "a played alibi")
    return faces << FACES_AT | used << USED_AT | marks << MARKS_AT


def _check_alibis(state: State) -> None:
    """In each pair of turns the alibi token shows its front once, and so one card is taken."""
    cycle = (state.turn - 1) // 2
    here = "alibi" in state.tokens
    taken_here = here and state.used[0] and state.phase != CARD_DUE
    taken_before = state.turn % 2 == 0 and not here
    for past in range(cycle):
        pair = {2 * past + 1, 2 * past + 2}
        _require(len(pair & set(state.drawn_in)) < 2, state.drawn_in, "has Jack draw too often", "once in two turns")
    first = 2 * cycle + 1
    allowed = {first} if taken_before else {state.turn} if taken_here else set()
    late = {turn for turn in state.drawn_in if turn >= first}
    _require(late <= allowed, state.drawn_in, "does not fit the tokens", "a draw only in a turn with a played alibi")
    cards = len(state.revealed) + len(state.drawn_in)
    due = cycle + (taken_here or taken_before)
    _require(cards == due, state.revealed, f"makes {cards} alibi cards taken with Jack's", f"{due} by then")


def _check_chase(state: State) -> None:
    """The chase begins with one suspect, unseen; it lasts while he stays unseen."""
    if state.chase:
        answers = [taker for taker in state.time_tokens if taker is not None][state.chase - 1 :]
        if state.phase == GAME_OVER:
            answers.pop()  # the appeal that ended it
        fits = len(state.suspects) == 1 and set(answers) == {Seat.JACK}
        _require(fits, f"chase={state.chase}", "did not happen", "one suspect, never seen since")


def _check_goals(state: State) -> None:
    """The game is over when a goal was met at an appeal, and only then.

    In the middle of a turn the Investigator's alibi may leave one suspect: that ends nothing yet.
    """
    district, table, secret = state
    alone = len(state.suspects) == 1
    if state.phase == GAME_OVER:
        jack_won = not alone and not state.chase and state.hourglasses >= 6
        over = state.turn == 8 or jack_won or kernel.detective_won(district, table, secret)
        _require(over, "phase=over", "comes too early", "a goal met at the last appeal, or turn 8")
    elif alone and not state.chase and state.phase > IDENTITY_DUE:
        cleared_now = state.phase == ACTION_DUE and "alibi" in state.tokens and state.used[0]
        right = "the game over, unless an alibi was just revealed"
        _require(cleared_now and state.turn not in state.drawn_in, state.suspects, "is one suspect too few", right)


def _secret(fields: dict[str, Any], phase: int) -> int:
    cards = _characters(fields["cards"], "cards")
    if phase <= IDENTITY_DUE:
        _require(
            fields["jack"] is None and not cards, fields["jack"], "comes too early", "no identity before it is drawn"
        )
        return NO_SECRET
    return character(fields["jack"]) | cards << 4


def _check_secret(state: State, secret: int | None) -> None:
    """The secret is one that the table allows, or at least one is when it is withheld."""
    if state.phase <= IDENTITY_DUE:
        return
    unknown = EVERYBODY & ~(state.table >> REVEALED_AT & EVERYBODY)
    draws = draws_of(state)
    possible = {
        jack | cards << 4
        for jack in range(9)
        if state.suspect_mask >> jack & 1
        for cards, _ in holdings(unknown & ~(1 << jack), draws)
    }
    _require(possible, "the table", "leaves no secret possible", "a position that can come about")
    named = State(state.district, state.table, secret if secret is not None else NO_SECRET)
    _require(
        secret is None or secret in possible,
        f"jack={named.jack};cards={','.join(named.cards)}",
        "can't be Jack's secret here",
        "a suspect, and the right number of other cards that fit how the game went on",
    )
