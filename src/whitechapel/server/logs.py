"""The server's log: a line of text or a JSON object for everything worth telling, and nothing that is secret.

Exceptions are told by their types and by where they were raised. What they say is left out: a database quotes the row
it refuses, the rules quote the position, and both hold secrets. Of other libraries' lines only the first is kept, as
asyncio puts whole objects into the rest.
"""

import json
import logging
import sys
import threading
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from types import TracebackType

log = logging.getLogger(__name__)

_OURS = "whitechapel"
_OF_CONNECTIONS = ("WebSocket", "connection open", "connection closed", "connection rejected")
"""What uvicorn and websockets say of each connection, with its address."""
_FRAMES = 12


def configure_logs(log_format: str, *, addresses: bool = False) -> None:
    """Let this process log as the settings of these names say; what nobody caught is logged, too."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines(addresses=addresses) if log_format == "json" else Lines(addresses=addresses))
    if not addresses:
        handler.addFilter(lambda record: not _tells_of_a_connection(record))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    sys.excepthook = _uncaught
    threading.excepthook = lambda args: _uncaught(args.exc_type, args.exc_value, args.exc_traceback)


class Lines(logging.Formatter):
    """A line of text a record; below it where an exception was raised."""

    def __init__(self, *, addresses: bool) -> None:
        super().__init__()
        self._addresses = addresses

    def format(self, record: logging.LogRecord) -> str:
        """The record as text."""
        said = f"{_time(record)} {record.levelname} {record.name}: {_printable(_message(record))}"
        if self._addresses and (address := getattr(record, "address", None)):
            said += f" ({_printable(str(address))})"
        raised = _raised(record)
        return "\n".join([said, *(f"    {line}" for error in _chain(raised) for line in _told(error))])


class JsonLines(logging.Formatter):
    """A JSON object a record, on a line of its own."""

    def __init__(self, *, addresses: bool) -> None:
        super().__init__()
        self._addresses = addresses

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        told: dict[str, object] = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "process": record.process,
            "message": _message(record),
        }
        if self._addresses and (address := getattr(record, "address", None)):
            told["address"] = str(address)
        if raised := _raised(record):
            told["exception"] = [_told(error) for error in _chain(raised)]
        return json.dumps(told, ensure_ascii=True)


def _time(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def _message(record: logging.LogRecord) -> str:
    message = record.getMessage()
    if record.name.partition(".")[0] == _OURS:
        return message
    return message.strip().partition("\n")[0]


def _printable(text: str) -> str:
    """The text on one line: nobody writes lines of his own into the log."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def _raised(record: logging.LogRecord) -> BaseException | None:
    return record.exc_info[1] if record.exc_info else None


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """An exception and those it came from."""
    seen: set[int] = set()
    while error is not None and id(error) not in seen:
        seen.add(id(error))
        yield error
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def _told(error: BaseException) -> list[str]:
    """An exception's type and where it was raised, innermost last: never what it says."""
    kind = type(error)
    frames = traceback.extract_tb(error.__traceback__)[-_FRAMES:]
    return [f"{kind.__module__}.{kind.__qualname__}", *(f"{at.filename}:{at.lineno} {at.name}" for at in frames)]


def _tells_of_a_connection(record: logging.LogRecord) -> bool:
    named = any(part in str(record.msg) for part in _OF_CONNECTIONS)
    return record.name.startswith(("uvicorn", "websockets")) and record.levelno <= logging.INFO and named


def _uncaught(kind: type[BaseException], error: BaseException | None, at: TracebackType | None) -> None:
    if error is None or issubclass(kind, KeyboardInterrupt | SystemExit):
        return
    log.critical("the process ends, or one of its threads does", exc_info=(kind, error, at))
