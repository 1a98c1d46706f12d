"""What a connection may say, and when: one hello, in a version both speak, and hints while there is something to do."""

import msgspec
from websockets.sync.client import connect

from tests.server.clients import AI, ME, Chair, Script, problem
from whitechapel.server import protocol

_decoder: msgspec.json.Decoder[protocol.FromServer] = msgspec.json.Decoder(protocol.FromServer)


def test_a_hello_in_another_version_is_refused_with_the_version_spoken_here(script: Script) -> None:
    created = script.create("pocket")
    with connect(f"ws://{script.address}/api/v1/socket", compression=None, open_timeout=30) as socket:
        hello = protocol.Hello(version=protocol.VERSION + 1, match=created.match, token=created.tokens.jack)
        socket.send(msgspec.json.encode(hello).decode())
        answer = _decoder.decode(socket.recv(timeout=30))
    assert isinstance(answer, protocol.Problem)
    assert answer.code == "unsupported-version"
    assert str(protocol.VERSION) in answer.message


def test_a_connection_says_hello_once_and_goes_on_after_a_mistake(script: Script) -> None:
    created = script.create("pocket")
    with Chair(script.address, created.match, created.tokens.detective) as chair:
        chair.send(protocol.Hello(version=protocol.VERSION, match=created.match, token=created.tokens.jack))
        answer = chair.receive()
        assert isinstance(answer, protocol.Problem)
        assert answer.code == "malformed"
        chair.act(chair.turn.legal[0])


def test_there_is_no_hint_once_a_match_is_over(script: Script) -> None:
    created = script.create("pocket", AI, ME)
    with Chair(script.address, created.match, created.tokens.detective) as chair:
        accepted = chair.ask(protocol.Resign(client=chair.client, after=chair.number))
        assert isinstance(accepted, protocol.Accepted)
        chair.send(protocol.AskHint())
        while isinstance(answer := chair.receive(), protocol.Update):
            pass
        assert isinstance(answer, protocol.Problem)
        assert answer.code == "over"


def test_a_bot_that_the_server_does_not_have_is_refused(script: Script) -> None:
    wanted = {"game": "pocket", "seats": {"jack": ME, "detective": {"kind": "bot", "name": "nobody"}}, "options": {}}
    assert problem(script.post("/api/v1/matches", wanted)).code == "wrong-options"
