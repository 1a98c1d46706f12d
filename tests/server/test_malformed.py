"""Ten thousand malformed messages: typed problems or a clean close, never an exception in the log."""

import json
import logging
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.clients import Chair, Script
from whitechapel.server import protocol

MESSAGES = 10_000
_decoder: msgspec.json.Decoder[protocol.FromServer] = msgspec.json.Decoder(protocol.FromServer)


def malformed(rng: Random, match: str, token: str | None) -> str | bytes:
    """Something that is almost, or not at all, a message."""
    valid = [
        {"type": "hello", "version": 2, "match": match, "token": token},
        {"type": "act", "client": "c", "after": 3, "action": "holmes 1"},
        {"type": "resign", "client": "c", "after": 0},
        {"type": "answer-takeback", "client": "c", "after": 1, "agree": True},
        {"type": "look", "number": 1},
    ]
    message: dict[str, object] = dict(rng.choice(valid))
    kind = rng.randrange(9)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return "".join(chr(rng.randrange(1, 0xD7FF)) for _ in range(rng.randrange(200)))
    if kind == 2:
        return "[" * rng.randrange(1, 5_000)
    if kind == 3:
        message[rng.choice(["extra", "token", "seat", "state"])] = rng.random()
        message.setdefault("version", "one")
    elif kind == 4:
        message["type"] = rng.choice(["state", "table", "", None, 7, "update", "accepted"])
    elif kind == 5:
        message[rng.choice(["after", "number", "version"])] = rng.choice([-1, 10**30, 1.5, "1", None, [], {}])
        message["client"] = rng.choice(["", "x" * 65, 7, None])
    elif kind == 6:
        return json.dumps(message)[: rng.randrange(1, 40)]
    elif kind == 7:
        message = {"type": message["type"]} if message["type"] != "ping" else {}
    else:
        return rng.choice(["null", "true", "1e999", '"hello"', "{}", "[]", "NaN", '{"type":"hello"}', "\ud7ff"])
    return json.dumps(message)


def test_malformed_messages_get_typed_problems_or_a_clean_close(
    script: Script, caplog: pytest.LogCaptureFixture
) -> None:
    rng = Random(11)
    created = script.create("pocket")
    url = f"ws://{script.address}/api/v1/socket"
    hello = json.dumps({"type": "hello", "version": 2, "match": created.match, "token": created.tokens.jack})
    sent = 0
    codes: set[str] = set()
    closes: set[int | None] = set()
    with caplog.at_level(logging.WARNING):
        while sent < MESSAGES:
            with connect(url, compression=None, max_size=None) as socket:
                if rng.random() < 0.8:
                    socket.send(hello)
                try:
                    for _ in range(60):
                        socket.send(malformed(rng, created.match, created.tokens.jack))
                        sent += 1
                    while True:
                        message = _decoder.decode(socket.recv(timeout=10))
                        codes |= {message.code} if isinstance(message, protocol.Problem) else set()
                except ConnectionClosed as closed:
                    closes.add(closed.rcvd.code if closed.rcvd else None)
    assert codes == {"malformed"}
    assert closes <= {1008, None}, "None: we were still sending when the server hung up"
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
    with Chair(script.address, created.match, created.tokens.jack) as chair:
        assert chair.turn.phase == "playing"


def test_an_oversized_message_closes_the_connection(script: Script) -> None:
    with connect(f"ws://{script.address}/api/v1/socket", compression=None) as socket:
        socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1009


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"version": 99, "match": "x"}, "unsupported-version"),
        ({"version": 2, "match": "nowhere"}, "unknown-match"),
        ({"version": 2, "match": "MATCH", "token": "guess"}, "wrong-token"),
    ],
)
def test_a_hello_that_is_refused_says_why_and_closes(script: Script, hello: dict[str, object], code: str) -> None:
    created = script.create("pocket")
    given = {"type": "hello"} | hello
    given["match"] = created.match if hello["match"] == "MATCH" else hello["match"]
    with connect(f"ws://{script.address}/api/v1/socket", compression=None) as socket:
        socket.send(json.dumps(given))
        message = _decoder.decode(socket.recv(timeout=10))
        assert isinstance(message, protocol.Problem)
        assert message.code == code
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(timeout=10)
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1008


def test_another_sites_page_is_not_let_in(script: Script) -> None:
    with (
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://{script.address}/api/v1/socket", origin=Origin("https://elsewhere.example")),
    ):
        pass
    assert refused.value.response.status_code == 403
