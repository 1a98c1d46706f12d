"""What makes a position impossible although every field of it can be read: nothing that can't come about gets in."""

from collections.abc import Callable, Mapping

from whitechapel.classic.layout import ROUND_8_OVER
from whitechapel.classic.pieces import (
    CHARACTERS,
    EVERYBODY,
    GOODLEY,
    GULL,
    HOLMES,
    NO_CHARACTER,
    STEALTHY,
    WATSON,
)
from whitechapel.classic.table import round_of, suspects_of, taken_by
from whitechapel.classic.whistle import greatest_total
from whitechapel.core.errors import NotationError

_BEFORE_OR_AFTER = {(False, False, False), (True, False, False), (False, True, False)}
_STAGES = {
    HOLMES: {(False, False, False), (True, False, False)},
    WATSON: {(False, False, False), (True, False, True)},
    STEALTHY: {(False, False, False)},
    GULL: {(False, False, False), (True, True, True)},
}
"""What each character may have done in the middle of a play: moved, used the ability, and whether to face Watson."""


def need(right: bool, given: object, why: str, expected: str = "") -> None:
    """Raise `NotationError` unless it is right."""
    if not right:
        raise NotationError(given, why, expected)


def keys_of(data: object, keys: tuple[str, ...], what: str) -> Mapping[str, object]:
    """`data` as an object with just these keys."""
    if not isinstance(data, dict) or set(data) != set(keys):
        raise NotationError(data, f"can't be {what}", "the keys " + ", ".join(keys))
    return data


def each(data: object, read: Callable[[object], int], what: str, count: int | None = None) -> tuple[int, ...]:
    """A list of different names, each read; just so many, if a count is given."""
    if not isinstance(data, list) or not all(isinstance(name, str) for name in data):
        raise NotationError(data, f"can't be {what}", "a list of names")
    found = tuple(read(name) for name in data)
    need(len(set(found)) == len(found), data, f"name something twice in {what}", "each once")
    need(count is None or len(found) == count, data, f"are {len(found)} of {what}", f"{count}")
    return found


def one_of(name: object, names: tuple[str | None, ...], what: str) -> int:
    """Which of these names it is."""
    need(name in names, name, f"is not {what}", "one of " + ", ".join(str(known) for known in names))
    return next(number for number, known in enumerate(names) if known == name)


def number_in(given: object, allowed: range, why: str, right: str) -> int:
    """A whole number in a range."""
    if type(given) is not int or given not in allowed:
        raise NotationError(given, why, right)
    return given


def check_cards(number: int, left: int, following: int, playing: int, ending: int) -> None:
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
    need(right, f"{counts[0]} cards and {counts[1]} for the next round", f"can't be in round {number}")


def stage_is_possible(who: int, done: tuple[bool, bool, bool], people: int, points: int, whistled: int) -> bool:
    """Whether a character in play can have moved, used the ability and be about to face Watson like this.

    Args:
        who: the character in play.
        done: moved, used, face.
        people: where everybody stands.
        points: what the whistle has left to spend.
        whistled: whom it called, as a set.
    """
    if who != GOODLEY:
        return not points and not whistled and done in _STAGES.get(who, _BEFORE_OR_AFTER)
    moved, used, face = done
    spendable = bool(whistled) or not points
    spendable = spendable and whistled.bit_count() + points <= 3
    return (
        spendable
        and greatest_total(people, EVERYBODY & ~whistled, points) == points
        and not whistled >> GOODLEY & 1
        and (used or not whistled)
        and (not face or bool(whistled >> WATSON & 1))
        and not (moved and used and not face and not points)
    )


def check_secrets(table: int, secrets: Mapping[str, int]) -> None:
    """Jack is a suspect, no card is held twice, and hands have the sizes everybody knows."""
    for seat, key in enumerate(("jack_cards", "detective_cards")):
        count = secrets.get(key, 0).bit_count()
        right = key not in secrets or count == taken_by(table, seat)
        need(right, f"{count} cards", f"can't be '{key}'", f"{taken_by(table, seat)}")
    hands = secrets.get("jack_cards", 0), secrets.get("detective_cards", 0)
    need(not hands[0] & hands[1], hands, "share an alibi card", "different cards in different hands")
    if "jack" not in secrets:
        return
    jack = secrets["jack"]
    if jack == NO_CHARACTER or not round_of(table):
        need(jack == NO_CHARACTER and not round_of(table), jack, "can't be Jack", "nobody in round 0, somebody later")
        return
    possible = suspects_of(table) & ~(hands[0] | hands[1])
    need(bool(possible >> jack & 1), CHARACTERS[jack], "can't be Jack", "a suspect whose alibi card nobody took")
