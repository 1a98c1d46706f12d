"""A game record as an object for JSON, and back. ``docs/record.schema.json`` describes it."""

import json
import re
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, NotRequired, TypeAlias, TypedDict

from whitechapel.core.dealer import Deal, checked_words
from whitechapel.core.errors import RecordError, WhitechapelError
from whitechapel.core.events import Borrowed, Event, HintTaken
from whitechapel.core.game import AnyGame, OptionValue, checked_options
from whitechapel.core.record import BORROWING_VERSION, FORMAT_VERSION, HINTING_VERSION, STARTING_VERSION, GameRecord
from whitechapel.core.registry import load_game
from whitechapel.core.types import PLAYERS, VIEWERS, Outcome, Seat


class EventJson(TypedDict):
    """An event of a record."""

    actor: str
    action: str | None
    announced: NotRequired[str]


class DealJson(TypedDict):
    """A revealed deal, in hexadecimal."""

    secret: str
    salt: str
    words: list[str]


class BorrowedJson(TypedDict):
    """Where a record's first events were taken from."""

    match: str
    events: int


class ResultJson(TypedDict):
    """How a game ended that the rules did not end."""

    winner: str
    reason: str


class HintJson(TypedDict):
    """A hint that a player took, by the number of the event it was for."""

    event: int
    seat: str


class RecordJson(TypedDict):
    """A record."""

    format: int
    game: str
    rules: int
    options: dict[str, OptionValue]
    view: str
    borrowed: NotRequired[BorrowedJson]
    start: NotRequired[str]
    result: NotRequired[ResultJson]
    hints: NotRequired[list[HintJson]]
    commitment: NotRequired[str]
    deal: NotRequired[DealJson]
    seal: NotRequired[str]
    events: list[EventJson]


_Kind: TypeAlias = type | tuple[type, ...]
_Kinds: TypeAlias = Mapping[str, _Kind]

_TEXT_OR_NULL = (str, type(None))
_NEEDED = {"format": int, "game": str, "rules": int, "options": dict, "view": str, "events": list}
_OPTIONAL = {
    "borrowed": dict,
    "start": str,
    "result": dict,
    "hints": list,
    "commitment": str,
    "deal": dict,
    "seal": str,
}
_KINDS: dict[_Kind, str] = {
    int: "a whole number",
    str: "text",
    dict: "an object",
    list: "a list",
    _TEXT_OR_NULL: "text or null",
}
_MATCH = re.compile(r"[A-Za-z0-9_-]{1,64}")
_REASON = re.compile(r"[a-z0-9-]{1,64}")
_VIEWS: dict[str, Seat | None] = {"complete": None} | {str(seat): seat for seat in VIEWERS}


def record_to_json(record: GameRecord) -> RecordJson:
    """The JSON form, lossless: `record_from_json` gives the record back."""
    game = load_game(record.game)
    data: RecordJson = {
        "format": record.format,
        "game": record.game,
        "rules": record.rules,
        "options": dict(record.options),
        "view": "complete" if record.view is None else str(record.view),
        "events": [_event_to_json(game, event) for event in record.events],
    }
    if record.borrowed is not None:
        data["borrowed"] = {"match": record.borrowed.match, "events": record.borrowed.events}
    if record.start:
        data["start"] = record.start
    if record.result is not None:
        data["result"] = {"winner": str(record.result.winner), "reason": record.result.reason}
    if record.hints:
        data["hints"] = [{"event": event, "seat": str(seat)} for event, seat in record.hints]
    if record.commitment:
        data["commitment"] = record.commitment
    if record.deal is not None:
        secret, salt, words = record.deal
        data["deal"] = {"secret": secret.hex(), "salt": salt.hex(), "words": list(words)}
    if record.seal:
        data["seal"] = record.seal
    return data


def seal_of(record: GameRecord) -> str:
    """The seal of a complete record with its deal: over everything else in it."""
    if record.deal is None:
        raise RecordError("the record", "reveals no deal", "a secret to seal it with")
    unsealed = record_to_json(replace(record, seal=""))
    return record.deal.seal(json.dumps(unsealed, sort_keys=True, separators=(",", ":")))


def sealed(record: GameRecord) -> GameRecord:
    """The record with its seal, for when the deal is revealed."""
    return replace(record, seal=seal_of(record))


def record_from_json(data: object) -> GameRecord:
    """Read the JSON form; raises `RecordError` naming the place."""
    fields = _fields(data, "the record", _NEEDED, _OPTIONAL)
    version = BORROWING_VERSION if "borrowed" in fields else FORMAT_VERSION
    version = STARTING_VERSION if "start" in fields or "result" in fields else version
    version = HINTING_VERSION if "hints" in fields else version
    if fields["format"] != version:
        raise RecordError(f"format {fields['format']}", "is not the format of such a record", f"format {version}")
    if not 0 < fields["rules"] < 10**9:
        raise RecordError(f"rules {fields['rules']}", "can't be a version of rules", "a number from 1 on")
    if fields["view"] not in _VIEWS:
        raise RecordError(f"view {fields['view']}", "is not a view", "one of " + ", ".join(_VIEWS))
    if "seal" in fields and "deal" not in fields:
        raise RecordError("the seal", "seals no deal", "a seal beside a revealed deal only")
    if "deal" in fields and fields["view"] != "complete":
        raise RecordError("the deal", f"is not for the {fields['view']}'s eyes", "a deal in complete records only")
    try:
        game = load_game(fields["game"])
        options = tuple(checked_options(game.NAME, game.OPTIONS, fields["options"]).items())
    except WhitechapelError as error:
        raise RecordError(error.given, error.why, error.right) from error
    events = tuple(_event_from_json(game, event, number) for number, event in enumerate(fields["events"], 1))
    return GameRecord(
        game=game.NAME,
        options=options,
        events=events,
        rules=fields["rules"],
        view=_VIEWS[fields["view"]],
        commitment=_hexadecimal(fields["commitment"], "commitment", 32).hex() if "commitment" in fields else "",
        deal=_deal_from_json(fields["deal"]) if "deal" in fields else None,
        seal=_hexadecimal(fields["seal"], "seal", 32).hex() if "seal" in fields else "",
        borrowed=_borrowed_from_json(fields["borrowed"], len(fields["events"])) if "borrowed" in fields else None,
        start=_one_line(fields.get("start", "")),
        result=_result_from_json(fields["result"]) if "result" in fields else None,
        hints=_hints_from_json(fields["hints"], events) if "hints" in fields else (),
    )


def _event_to_json(game: AnyGame, event: Event) -> EventJson:
    action = None if event.action is None else game.action_to_text(event.action)
    data: EventJson = {"actor": str(event.actor), "action": action}
    if event.announced:
        data["announced"] = event.announced
    return data


def _event_from_json(game: AnyGame, data: object, number: int) -> Event:
    place = f"event {number}"
    fields = _fields(data, place, {"actor": str, "action": _TEXT_OR_NULL}, {"announced": str})
    try:
        actor = Seat.parse(fields["actor"])
        action = None if fields["action"] is None else game.action_from_text(fields["action"])
    except WhitechapelError as error:
        raise RecordError(error.given, f"in {place} {error.why}", error.right) from error
    announced = fields.get("announced", "")
    if not announced.isprintable():
        raise RecordError(announced, f"in {place} can't be announced", "one line of printable characters")
    return Event(actor, action, announced)


def _borrowed_from_json(data: object, count: int) -> Borrowed:
    fields = _fields(data, "the borrowed beginning", {"match": str, "events": int})
    if not _MATCH.fullmatch(fields["match"]):
        raise RecordError(fields["match"], "can't be a match's id", "at most 64 letters, digits, - and _")
    if not 0 < fields["events"] <= count:
        raise RecordError(f"{fields['events']} events", "can't be borrowed", f"1 to {count}: the record has no more")
    return Borrowed(fields["match"], fields["events"])


def _result_from_json(data: object) -> Outcome:
    fields = _fields(data, "the result", {"winner": str, "reason": str})
    if fields["winner"] not in map(str, PLAYERS) or not _REASON.fullmatch(fields["reason"]):
        raise RecordError(data, "can't be the result", "jack or detective, and a reason in a word")
    return Outcome(Seat.parse(fields["winner"]), fields["reason"])


def _hints_from_json(data: list[object], events: tuple[Event, ...]) -> tuple[HintTaken, ...]:
    """The hints that were taken: each for an event of its seat, or for the one that would have come next."""
    hints = []
    for number, given in enumerate(data, 1):
        fields = _fields(given, f"hint {number}", {"event": int, "seat": str})
        if fields["seat"] not in map(str, PLAYERS):
            raise RecordError(fields["seat"], f"in hint {number} takes no hints", "jack or detective")
        hints.append(HintTaken(fields["event"], Seat.parse(fields["seat"])))
    numbers = [hint.event for hint in hints]
    if not hints or numbers != sorted(set(numbers)) or not 0 < numbers[0] <= numbers[-1] <= len(events) + 1:
        raise RecordError(
            data, "can't be the hints", f"some of the events 1 to {len(events) + 1}, each once and in order"
        )
    for event, seat in hints:
        if event <= len(events) and events[event - 1].actor is not seat:
            raise RecordError(f"event {event}", f"was not the {seat}'s", "hints for their own events")
    return tuple(hints)


def _one_line(text: str) -> str:
    if not text.isprintable():
        raise RecordError(text, "can't be the start", "a position in one line")
    return text


def _deal_from_json(data: object) -> Deal:
    fields = _fields(data, "the deal", {"secret": str, "salt": str, "words": list})
    if not all(isinstance(words, str) for words in fields["words"]):
        raise RecordError(fields["words"], "in the deal can't be words", "a list of texts")
    try:
        words = tuple(checked_words(words) for words in fields["words"])
    except WhitechapelError as error:
        raise RecordError(error.given, error.why, error.right) from error
    return Deal(_hexadecimal(fields["secret"], "secret", 32), _hexadecimal(fields["salt"], "salt", 16), words)


def _fields(data: object, place: str, needed: _Kinds, optional: _Kinds | None = None) -> dict[str, Any]:
    """`data` as a dictionary with just these keys, each of its type."""
    if not isinstance(data, dict):
        raise RecordError(data, f"can't be {place}", "an object")
    known = {**needed, **(optional or {})}
    for key in [*needed, *data]:
        if key not in data:
            raise RecordError(data, f"lacks '{key}' in {place}", "each of " + ", ".join(needed))
        if key not in known:
            raise RecordError(key, f"is not a key of {place}", "only " + ", ".join(known))
        if not isinstance(data[key], known[key]) or (isinstance(data[key], bool) and known[key] is int):
            raise RecordError(data[key], f"is not a value for '{key}' in {place}", _KINDS[known[key]])
    return data


def _hexadecimal(text: str, name: str, size: int) -> bytes:
    try:
        value = bytes.fromhex(text)
    except ValueError:
        value = b""
    if len(value) != size or value.hex() != text:
        raise RecordError(text, f"can't be the {name}", f"{2 * size} hexadecimal digits")
    return value
