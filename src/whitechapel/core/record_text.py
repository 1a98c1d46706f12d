"""A game record as text: a head of ``name value`` lines, a blank line, then one event a line.

    whitechapel record 1
    game pocket
    rules 1
    view complete

    chance tile bert N
    ...
    detective rotation 4 2
    jack toby 1 : seen

What the viewer did not see is ``?``; what was announced stands behind `` : ``. The text says the same as the
JSON form and is read by way of it.
"""

import json

from whitechapel.core.errors import RecordError
from whitechapel.core.game import OptionValue
from whitechapel.core.record import GameRecord
from whitechapel.core.record_json import EventJson, record_from_json, record_to_json

_TITLE = "whitechapel record"
_WITHHELD = "?"
_SAYS = " : "
_PAIRS = {"borrowed": ("events", "match"), "result": ("winner", "reason"), "hint": ("event", "seat")}
"""The keys of what a line of the head says with two words."""
_VALUES = {"True": True, "False": False}


def record_to_text(record: GameRecord) -> str:
    """The text form, lossless: `record_from_text` gives the record back."""
    data = record_to_json(record)
    lines = [f"{_TITLE} {data['format']}", f"game {data['game']}", f"rules {data['rules']}"]
    lines += [f"option {name} {value}" for name, value in data["options"].items()]
    lines += [f"view {data['view']}"]
    if "borrowed" in data:
        lines.append(f"borrowed {data['borrowed']['events']} {data['borrowed']['match']}")
    if "start" in data:
        lines.append(f"start {data['start']}")
    if "result" in data:
        lines.append(f"result {data['result']['winner']} {data['result']['reason']}")
    lines += [f"hint {hint['event']} {hint['seat']}" for hint in data.get("hints", ())]
    if "commitment" in data:
        lines.append(f"commitment {data['commitment']}")
    if "deal" in data:
        lines += [f"secret {data['deal']['secret']}", f"salt {data['deal']['salt']}"]
        lines += [f"words {words}" for words in data["deal"]["words"]]
    if "seal" in data:
        lines.append(f"seal {data['seal']}")
    return "\n".join([*lines, "", *map(_event_to_line, data["events"])]) + "\n"


def record_from_text(text: str) -> GameRecord:
    """Read the text form; raises `RecordError` naming the line or the event."""
    head, _, body = text.replace("\r\n", "\n").partition("\n\n")
    title, *lines = head.split("\n")
    name, _, version = title.rpartition(" ")
    if name != _TITLE:
        raise RecordError(title, "does not begin a record", f"'{_TITLE}' and the format's number")
    options: dict[str, OptionValue] = {}
    words: list[str] = []
    hints: list[dict[str, object]] = []
    data: dict[str, object] = {"format": _number(version), "options": options}
    deal: dict[str, object] = {"words": words}
    for number, line in enumerate(lines, start=2):
        name, _, value = line.partition(" ")
        if name in ("game", "view", "start", "commitment", "seal") and name not in data:
            data[name] = value
        elif name == "rules" and name not in data:
            data[name] = _number(value)
        elif name in ("secret", "salt") and name not in deal:
            deal[name] = value
        elif name in ("borrowed", "result") and name not in data:
            data[name] = _pair(name, value)
        elif name == "hint":
            hints.append(_pair(name, value))
        elif name == "words":
            words.append(value)
        elif name == "option" and value.partition(" ")[0] not in options:
            option, _, chosen = value.partition(" ")
            options[option] = _option_value(chosen)
        else:
            raise RecordError(line, f"in line {number} is not a line of the head", "each name once, then a blank line")
    if deal != {"words": []}:
        data["deal"] = deal
    if hints:
        data["hints"] = hints
    data["events"] = [_event_from_line(line) for line in body.split("\n") if line]
    return record_from_json(data)


def record_from_string(text: str) -> GameRecord:
    """Read a record in either form, JSON or text."""
    if not text.lstrip().startswith("{"):
        return record_from_text(text)
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError(text, f"is not JSON: {error}", "an object") from None
    return record_from_json(data)


def record_to_string(record: GameRecord, *, as_json: bool = False) -> str:
    """A record as it is written to a file, in either form."""
    return json.dumps(record_to_json(record), indent=1) + "\n" if as_json else record_to_text(record)


def _event_to_line(event: EventJson) -> str:
    line = f"{event['actor']} {_WITHHELD if event['action'] is None else event['action']}"
    return line + _SAYS + event["announced"] if "announced" in event else line


def _event_from_line(line: str) -> dict[str, str | None]:
    happened, says, announced = line.partition(_SAYS)
    actor, _, action = happened.partition(" ")
    event: dict[str, str | None] = {"actor": actor, "action": None if action == _WITHHELD else action}
    return event | {"announced": announced} if says else event


def _pair(name: str, value: str) -> dict[str, object]:
    """What a line of the head says with two words."""
    key, other = _PAIRS[name]
    first, _, second = value.partition(" ")
    return {key: first if name == "result" else _number(first), other: second}


def _option_value(text: str) -> OptionValue:
    return _VALUES[text] if text in _VALUES else _number(text) if text.isdecimal() else text


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) <= 9):
        raise RecordError(text, "is not a number", "digits")
    return int(text)
