"""docs/server.md lists the limits that have no setting as they are in the code."""

import re
from importlib import import_module
from pathlib import Path

PAGE = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
LISTED = PAGE.partition("\n## Fixed limits\n")[2].partition("\n## ")[0]
UNITS = {"": 1, " s": 1, " KB": 1024, " MB": 1_000_000}
LIMITS = {
    "the head of a request": "transport.http.MOST_HEAD",
    "its URL": "transport.http.MOST_URL",
    "its body": "routes.shell.BODY_LIMIT",
    "requests sent ahead on a connection": "transport.http._MOST_PIPELINED",
    "a WebSocket message": "serve._MESSAGE_LIMIT",
    "messages that were sent and wait to be read by the server": "transport.websocket._MOST_WAITING",
    "messages that wait for a reader": "outbox.MOST_WAITING",
    "their size, from the ninth on": "outbox.MOST_BYTES",
    "events that wait for a reader of the event stream": "routes.stream._MOST_WAITING",
    "time until a WebSocket has said hello": "routes.socket._HELLO_WITHIN",
    "mistakes on a WebSocket": "routes.socket._MOST_MISTAKES",
    "control frames and pieces of messages of a WebSocket in a second": "transport.websocket._FRAMES_A_SECOND",
    "time for a client to close a WebSocket that the server has closed": "transport.websocket._CLOSES_WITHIN",
    "pictures that wait to be drawn": "drawing._WAITING",
    "time to draw one": "drawing._PATIENCE",
    "pictures that are kept": "drawing._KEPT",
}


def constant(place: str) -> float:
    """A number in the code, by its place below the server."""
    module, _, name = place.rpartition(".")
    return float(getattr(import_module(f"whitechapel.server.{module}"), name))


def test_the_page_lists_the_limits_that_have_no_setting() -> None:
    rows = re.findall(r"^\| ([^|]+) \| (\d+)( s| KB| MB)? \| ", LISTED, re.MULTILINE)
    assert {what: int(number) * UNITS[unit] for what, number, unit in rows} == {
        what: constant(place) for what, place in LIMITS.items()
    }


def test_what_the_page_says_beside_the_numbers_is_so() -> None:
    assert "from the ninth on" in LISTED
    assert constant("outbox._FEW") == 8
    assert "200 at once" in LISTED
    assert constant("transport.websocket._FRAMES_AT_ONCE") == 200
