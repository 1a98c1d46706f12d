"""Reading a position: every field checked, then packed into ints. Nothing that could not be a position gets in."""

from collections.abc import Callable
from typing import Any, NamedTuple

from whitechapel.classic import board
from whitechapel.classic.district import streets_of
from whitechapel.classic.layout import ESCAPE, ROUND_8_OVER
from whitechapel.classic.pieces import (
    CHARACTERS,
    EVERYBODY,
    GOODLEY,
    GULL,
    HOLMES,
    NO_CHARACTER,
    STEALTHY,
    UNNUMBERED,
    WATSON,
    character,
    edition,
    exit_named,
    facing,
    mask_of,
)
from whitechapel.classic.state import lamps_of, people_at
from whitechapel.classic.table import (
    ended,
    round_of,
    suspects_of,
    table_of,
    taken_by,
    with_face,
    with_moved,
    with_play,
    with_taken,
    with_used,
    with_whistle,
)
from whitechapel.classic.whistle import greatest_total
from whitechapel.core.errors import NotationError

WITNESS = ("invisible", "visible")
ENDINGS = (None, "right-accusation", "wrong-accusation", "escape", "round-8-over")
_BOARD_KEYS = (
    "edition",
    "lit_gaslight_blocks_lantern",
    "characters",
    "watson_facing",
    "lit_numbered",
    "lit_unnumbered",
    "covered_manholes",
    "cordons",
)
_TABLE_KEYS = ("round", "witness", "suspects", "cards_left", "cards_next_round", "alibi_cards_taken", "play", "ending")
_SECRET_KEYS = ("jack", "jack_cards", "detective_cards")
_PLAY_KEYS = ("character", "moved", "used", "face", "points", "whistled")


class Packed(NamedTuple):
    """A position read: the three public ints, and each secret or None where it is withheld."""

    people: int
    streets: int
    table: int
    identity: int | None
    jack_cards: int | None
    detective_cards: int | None


def packed(data: object) -> Packed:
    """Read a position, whole or as a seat knows it."""
    if not isinstance(data, dict):
        raise NotationError(data, "can't be a position", "an object")
    found = _keys(
        {key: value for key, value in data.items() if key not in ("game", "seat", *_SECRET_KEYS)},
        (*_BOARD_KEYS, *_TABLE_KEYS),
        "a position",
    )
    _need(data.get("game", "classic") == "classic", data.get("game"), "is not this game", "classic")
    people, streets = board_from_json({key: found[key] for key in _BOARD_KEYS})
    number = _round(found)
    _need(
        set(found["lit_numbered"]) == {str(lamp) for lamp in range(max(number, 1), 5)},
        found["lit_numbered"],
        "are not the numbered lamps of this round",
        "those whose round is not over",
    )
    table = _table(found, people)
    secrets = {key: _secret(data, key) for key in _SECRET_KEYS if key in data}
    _check_secrets(table, secrets)
    return Packed(people, streets, table, *(secrets.get(key) for key in _SECRET_KEYS))


def board_from_json(data: object) -> tuple[int, int]:
    """The people and the streets that the board part of a position describes."""
    found = _keys(data, _BOARD_KEYS, "the board")
    places = _keys(found["characters"], CHARACTERS, "'characters'")
    streets = tuple(board.street(places[name]) for name in CHARACTERS)
    _need(len(set(streets)) == len(streets), places, "put two characters on one hex", "a hex for each")
    number = edition(found["edition"])
    covers = sorted(_each(found["covered_manholes"], board.street, "'covered_manholes'", 2))
    _need(
        set(covers) <= set(board.SETUPS[number].manholes), found["covered_manholes"], "are not manholes of this board"
    )
    cordons = _each(found["cordons"], exit_named, "'cordons'", 2)
    blocks = found["lit_gaslight_blocks_lantern"]
    _need(isinstance(blocks, bool), blocks, "is not a value of 'lit_gaslight_blocks_lantern'", "true or false")
    options = number | blocks << 1
    lamps = lamps_of(_lamps(found))
    people = people_at(streets, facing(found["watson_facing"]))
    return people, streets_of(lamps, covers[0], covers[1], sum(1 << cordon for cordon in cordons), options)


def _lamps(found: dict[str, Any]) -> tuple[int, ...]:
    numbered = found["lit_numbered"]
    known = isinstance(numbered, dict) and set(numbered) <= {"1", "2", "3", "4"}
    _need(known, numbered, "can't be the numbered lamps", "an object with keys from 1 to 4")
    plain = _each(found["lit_unnumbered"], board.gaslight, "'lit_unnumbered'", 2)
    labels = dict.fromkeys(plain, UNNUMBERED)
    for number, name in numbered.items():
        hex_number = board.gaslight(name)
        _need(hex_number not in labels, name, "has two lamps", "a gaslight hex for each")
        labels[hex_number] = int(number)
    return tuple(labels.get(gaslight, 0) for gaslight in range(len(board.GASLIGHTS)))


def _round(found: dict[str, Any]) -> int:
    number = found["round"]
    right = isinstance(number, int) and not isinstance(number, bool) and 0 <= number <= 8
    _need(right, number, "is not a round", "a number from 1 to 8, or 0 before Jack draws his identity")
    return int(number)


def _table(found: dict[str, Any], people: int) -> int:
    number = _round(found)
    witness = _one_of(found["witness"], WITNESS, "the witness card")
    _need(witness == 1 or number > 1, found["witness"], "can't be the witness card before the first call", "visible")
    suspects, left, following = (
        mask_of(_each(found[key], character, f"'{key}'")) for key in ("suspects", "cards_left", "cards_next_round")
    )
    _need(suspects == EVERYBODY or (number > 1 and suspects > 0), found["suspects"], "can't be the suspects now")
    ending = _one_of(found["ending"], ENDINGS, "an ending")
    _need(ending != ESCAPE or witness == 0, found["ending"], "can't be while the witness card shows Visible")
    table, playing = _with_play(table_of(number, left, following, suspects, witness), found["play"], people)
    _check_cards(number, left, following, playing, ending)
    taken = _keys(found["alibi_cards_taken"], ("jack", "detective"), "'alibi_cards_taken'")
    counts = [taken[name] for name in ("jack", "detective")]
    right = all(type(count) is int and count >= 0 for count in counts) and sum(counts) <= (number + 1) // 2
    _need(right, taken, "can't be the alibi cards taken", "at most one for every two rounds begun")
    table = with_taken(table, *counts)
    return ended(table, ending) if ending else table


def _check_cards(number: int, left: int, following: int, playing: int, ending: int) -> None:
    """Four cards a round, the other four in the next; none before the shuffle of an odd round."""
    counts = (left.bit_count() + playing.bit_count(), following.bit_count())
    odd = number % 2 == 1
    if left & following or (left | following) & playing:
        right = False
    elif ending == ROUND_8_OVER:
        right = number == 8 and counts == (0, 0)
    elif ending:
        right = number > 0 and counts[0] <= 3 and counts[1] == 4 * odd and not playing
    elif counts == (0, 0):
        right = odd or number == 0
    else:
        right = number > 0 and 1 <= counts[0] <= 4 and counts[1] == 4 * odd
    _need(right, f"{counts[0]} cards and {counts[1]} for the next round", f"can't be in round {number}")


def _with_play(table: int, play: object, people: int) -> tuple[int, int]:
    """The table with the play in progress, and whose it is as a set."""
    if play is None:
        return table, 0
    found = _keys(play, _PLAY_KEYS, "'play'")
    who = character(found["character"])
    done = [found[key] for key in ("moved", "used", "face")]
    _need(all(isinstance(flag, bool) for flag in done), done, "are not 'moved', 'used' and 'face'", "true or false")
    moved, used, face = done
    whistled = _each(found["whistled"], character, "'whistled'")
    points = found["points"]
    _need(type(points) is int and 0 <= points <= 2, points, "are not points left of a whistle", "0, 1 or 2")
    rest = EVERYBODY & ~mask_of(whistled)
    spendable = bool(whistled) or not points
    spendable = spendable and len(whistled) + points <= 3 and greatest_total(people, rest, points) == points
    if who == GOODLEY:
        right = (
            spendable
            and GOODLEY not in whistled
            and (used or not whistled)
            and (not face or WATSON in whistled)
            and not (moved and used and not face and not points)
        )
    else:
        right = not points and not whistled and (moved, used, face) in _STAGES.get(who, _BEFORE_OR_AFTER)
    _need(right, play, "can't be a play in progress")
    table = with_play(table, who)
    table = with_moved(table) if moved else table
    table = with_used(table) if used else table
    return with_whistle(with_face(table, face), points, mask_of(whistled)), 1 << who


_BEFORE_OR_AFTER = {(False, False, False), (True, False, False), (False, True, False)}
_STAGES = {
    HOLMES: {(False, False, False), (True, False, False)},
    WATSON: {(False, False, False), (True, False, True)},
    STEALTHY: {(False, False, False)},
    GULL: {(False, False, False), (True, True, True)},
}


def _secret(data: dict[str, Any], key: str) -> int:
    """Jack's identity as a number, or a hand of alibi cards as a set."""
    if key == "jack":
        return NO_CHARACTER if data[key] is None else character(data[key])
    return mask_of(_each(data[key], character, f"'{key}'"))


def _check_secrets(table: int, secrets: dict[str, int]) -> None:
    """Jack is a suspect, no card is held twice, and hands have the sizes everybody knows."""
    for seat, key in enumerate(("jack_cards", "detective_cards")):
        count = secrets.get(key, 0).bit_count()
        right = key not in secrets or count == taken_by(table, seat)
        _need(right, f"{count} cards", f"can't be '{key}'", f"{taken_by(table, seat)}")
    hands = secrets.get("jack_cards", 0), secrets.get("detective_cards", 0)
    _need(not hands[0] & hands[1], hands, "share an alibi card", "different cards in different hands")
    if "jack" not in secrets:
        return
    jack = secrets["jack"]
    if jack == NO_CHARACTER or not round_of(table):
        _need(jack == NO_CHARACTER and not round_of(table), jack, "can't be Jack", "nobody in round 0, somebody later")
        return
    possible = suspects_of(table) & ~(hands[0] | hands[1])
    _need(bool(possible >> jack & 1), CHARACTERS[jack], "can't be Jack", "a suspect whose alibi card nobody took")


def _keys(data: object, keys: tuple[str, ...], what: str) -> dict[str, Any]:
    """`data` as a dictionary with just these keys."""
    _need(isinstance(data, dict) and set(data) == set(keys), data, f"can't be {what}", "the keys " + ", ".join(keys))
    assert isinstance(data, dict)  # noqa: S101 - for the type checker
    return data


def _each(data: object, read: Callable[[object], int], what: str, count: int | None = None) -> tuple[int, ...]:
    """A list of different names, each read; just so many, if a count is given."""
    right = isinstance(data, list) and all(isinstance(name, str) for name in data)
    _need(right, data, f"can't be {what}", "a list of names")
    assert isinstance(data, list)  # noqa: S101 - for the type checker
    found = tuple(read(name) for name in data)
    _need(len(set(found)) == len(found), data, f"name something twice in {what}", "each once")
    _need(count is None or len(found) == count, data, f"are {len(found)} of {what}", f"{count}")
    return found


def _one_of(name: object, names: tuple[str | None, ...], what: str) -> int:
    _need(name in names, name, f"is not {what}", "one of " + ", ".join(str(known) for known in names))
    return next(number for number, known in enumerate(names) if known == name)


def _need(right: bool, given: object, why: str, expected: str = "") -> None:
    if not right:
        raise NotationError(given, why, expected)
