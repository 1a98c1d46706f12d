"""Reading a position: every field checked, then packed into ints. Nothing that could not be a position gets in."""

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from whitechapel.classic import board
from whitechapel.classic.checks import (
    check_cards,
    check_secrets,
    each,
    keys_of,
    need,
    number_in,
    one_of,
    stage_is_possible,
)
from whitechapel.classic.district import streets_of
from whitechapel.classic.layout import ESCAPE
from whitechapel.classic.options import PACKED, edition_of
from whitechapel.classic.pieces import (
    CHARACTERS,
    EVERYBODY,
    NO_CHARACTER,
    UNNUMBERED,
    character,
    exit_named,
    facing,
    mask_of,
)
from whitechapel.classic.state import lamps_of, people_at
from whitechapel.classic.table import (
    ended,
    table_of,
    with_face,
    with_moved,
    with_play,
    with_taken,
    with_used,
    with_whistle,
)
from whitechapel.core.errors import NotationError

Fields: TypeAlias = Mapping[str, object]
"""The fields of a position as they were given: nothing is known of their values yet."""

WITNESS = ("invisible", "visible")
ENDINGS = (None, "right-accusation", "wrong-accusation", "escape", "round-8-over")
_BOARD_KEYS = ("characters", "watson_facing", "lit_numbered", "lit_unnumbered", "covered_manholes", "cordons")
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
    public = {key: value for key, value in data.items() if key not in ("game", "seat", *_SECRET_KEYS)}
    need(data.get("game", "classic") == "classic", data.get("game"), "is not this game", "classic")
    found = keys_of(public, (*_board_keys(public), *_TABLE_KEYS), "a position")
    people, streets = board_from_json({key: found[key] for key in _board_keys(public)})
    number = _round(found)
    need(
        set(_numbered(found)) == {str(lamp) for lamp in range(max(number, 1), 5)},
        found["lit_numbered"],
        "are not the numbered lamps of this round",
        "those whose round is not over",
    )
    table = _table(found, people)
    secrets = {key: _secret(data, key) for key in _SECRET_KEYS if key in data}
    check_secrets(table, secrets)
    return Packed(people, streets, table, *(secrets.get(key) for key in _SECRET_KEYS))


def board_from_json(data: object) -> tuple[int, int]:
    """The people and the streets that the board part of a position describes."""
    found = keys_of(data, _board_keys(data), "the board")
    places = keys_of(found["characters"], CHARACTERS, "'characters'")
    streets = tuple(board.street(places[name]) for name in CHARACTERS)
    need(len(set(streets)) == len(streets), places, "put two characters on one hex", "a hex for each")
    options = PACKED.bits("streets", PACKED.read(found))
    covers = sorted(each(found["covered_manholes"], board.street, "'covered_manholes'", 2))
    known = set(covers) <= set(board.SETUPS[edition_of(options)].manholes)
    need(known, found["covered_manholes"], "are not manholes of this board")
    cordons = each(found["cordons"], exit_named, "'cordons'", 2)
    lamps = lamps_of(_lamps(found))
    people = people_at(streets, facing(found["watson_facing"]))
    return people, streets_of(lamps, covers[0], covers[1], sum(1 << cordon for cordon in cordons)) | options


def _board_keys(given: object) -> tuple[str, ...]:
    """The keys that the board part of a position has, with this one's options."""
    return (*PACKED.fields(given if isinstance(given, dict) else {}), *_BOARD_KEYS)


def _numbered(found: Fields) -> Mapping[str, object]:
    numbered = found["lit_numbered"]
    if not isinstance(numbered, dict) or not set(numbered) <= {"1", "2", "3", "4"}:
        raise NotationError(numbered, "can't be the numbered lamps", "an object with keys from 1 to 4")
    return numbered


def _lamps(found: Fields) -> tuple[int, ...]:
    numbered = _numbered(found)
    plain = each(found["lit_unnumbered"], board.gaslight, "'lit_unnumbered'", 2)
    labels = dict.fromkeys(plain, UNNUMBERED)
    for number, name in numbered.items():
        hex_number = board.gaslight(name)
        need(hex_number not in labels, name, "has two lamps", "a gaslight hex for each")
        labels[hex_number] = int(number)
    return tuple(labels.get(gaslight, 0) for gaslight in range(len(board.GASLIGHTS)))


def _round(found: Fields) -> int:
    right = "a number from 1 to 8, or 0 before Jack draws his identity"
    return number_in(found["round"], range(9), "is not a round", right)


def _table(found: Fields, people: int) -> int:
    number = _round(found)
    witness = one_of(found["witness"], WITNESS, "the witness card")
    need(witness == 1 or number > 1, found["witness"], "can't be the witness card before the first call", "visible")
    suspects, left, following = (
        mask_of(each(found[key], character, f"'{key}'")) for key in ("suspects", "cards_left", "cards_next_round")
    )
    need(suspects == EVERYBODY or (number > 1 and suspects > 0), found["suspects"], "can't be the suspects now")
    ending = one_of(found["ending"], ENDINGS, "an ending")
    need(ending != ESCAPE or witness == 0, found["ending"], "can't be while the witness card shows Visible")
    table, playing = _with_play(table_of(number, left, following, suspects, witness), found["play"], people)
    check_cards(number, left, following, playing, ending)
    table = with_taken(table, *_taken(found["alibi_cards_taken"], (number + 1) // 2))
    return ended(table, ending) if ending else table


def _taken(given: object, most: int) -> tuple[int, int]:
    """How many alibi cards Jack and the Detective took."""
    counts = keys_of(given, ("jack", "detective"), "'alibi_cards_taken'")
    why, right = "can't be the alibi cards taken", "at most one for every two rounds begun"
    for count in counts.values():
        need(type(count) is int and count >= 0, given, why, right)
    jack, detective = (number_in(counts[name], range(most + 1), why, right) for name in ("jack", "detective"))
    need(jack + detective <= most, given, why, right)
    return jack, detective


def _with_play(table: int, play: object, people: int) -> tuple[int, int]:
    """The table with the play in progress, and whose it is as a set."""
    if play is None:
        return table, 0
    found = keys_of(play, _PLAY_KEYS, "'play'")
    who = character(found["character"])
    done = [found[key] for key in ("moved", "used", "face")]
    need(all(isinstance(flag, bool) for flag in done), done, "are not 'moved', 'used' and 'face'", "true or false")
    moved, used, face = map(bool, done)
    whistled = mask_of(each(found["whistled"], character, "'whistled'"))
    points = number_in(found["points"], range(3), "are not points left of a whistle", "0, 1 or 2")
    possible = stage_is_possible(who, (moved, used, face), people, points, whistled)
    need(possible, play, "can't be a play in progress")
    table = with_play(table, who)
    table = with_moved(table) if moved else table
    table = with_used(table) if used else table
    return with_whistle(with_face(table, face), points, whistled), 1 << who


def _secret(data: Fields, key: str) -> int:
    """Jack's identity as a number, or a hand of alibi cards as a set."""
    if key == "jack":
        return NO_CHARACTER if data[key] is None else character(data[key])
    return mask_of(each(data[key], character, f"'{key}'"))
