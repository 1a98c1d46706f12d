"""The OpenAPI document is typed to its edges: nothing dangles, nothing is just an object, generators take it whole."""

import compileall
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from whitechapel.server import protocol
from whitechapel.server.routes.openapi import description
from whitechapel.server.routes.table import ROUTES

DOCUMENT = description()


def parts(value: object, place: str = "") -> Iterator[tuple[str, dict[str, object]]]:
    """Every object of the document, with its place."""
    if isinstance(value, dict):
        yield place, value
        for name, inner in value.items():
            yield from parts(inner, f"{place}/{name}")
    elif isinstance(value, list):
        for number, inner in enumerate(value):
            yield from parts(inner, f"{place}/{number}")


def test_every_reference_leads_somewhere() -> None:
    components = {place.removeprefix("/components/schemas/") for place, _ in parts(DOCUMENT)}
    references = {part["$ref"] for _, part in parts(DOCUMENT) if "$ref" in part}
    assert references
    assert {str(reference).removeprefix("#/components/schemas/") for reference in references} <= components


def test_nothing_is_just_an_object() -> None:
    for place, part in parts(DOCUMENT):
        if part.get("type") == "object":
            inner = part.get("additionalProperties")
            assert part.get("properties") is not None or (isinstance(inner, dict) and inner), place


def test_positions_boards_and_records_are_described_field_by_field() -> None:
    schemas = dict(parts(DOCUMENT))["/components/schemas"]
    for name in ("PocketPosition", "ClassicPosition", "PocketBoard", "ClassicBoard", "PocketDisplay", "RecordJson"):
        described = schemas[name]
        assert isinstance(described, dict)
        assert described["properties"]


def test_every_type_that_is_asked_for_or_answered_is_there() -> None:
    schemas = dict(parts(DOCUMENT))["/components/schemas"]
    for kind in (protocol.PlayOn, protocol.CreateMatch, protocol.Table, protocol.Advice, protocol.WhyNot):
        assert kind.__name__ in schemas


def test_the_event_stream_is_described_as_lines_of_messages() -> None:
    events = dict(parts(DOCUMENT))["/paths//api/v1/matches/{match}/events/get/responses/200/content"]
    assert list(events) == ["application/x-ndjson"]
    (line,) = events.values()
    assert isinstance(line, dict)
    assert {ref["$ref"] for _, ref in parts(line) if "$ref" in ref} == {
        "#/components/schemas/Table",
        "#/components/schemas/Update",
    }


def test_every_operation_has_a_name_of_its_own() -> None:
    names = [part["operationId"] for _, part in parts(DOCUMENT) if "operationId" in part]
    assert len(names) == len(set(names)) == len(ROUTES)


def test_a_generator_of_clients_takes_it_without_a_warning(tmp_path: Path) -> None:
    document = tmp_path / "openapi.json"
    document.write_text(json.dumps(DOCUMENT))
    config = tmp_path / "config.json"
    unknown = ("application/x-ndjson", "image/png", "image/svg+xml")  # it knows no streams of messages, and no pictures
    lines = dict.fromkeys(unknown, "application/octet-stream")
    config.write_text(json.dumps({"post_hooks": [], "content_type_overrides": lines}))
    command = [sys.executable, "-m", "openapi_python_client", "generate", "--fail-on-warning", "--meta", "none"]
    places = ["--path", str(document), "--config", str(config), "--output-path", str(tmp_path / "client")]
    made = subprocess.run(  # noqa: S603 - a program we depend on
        [*command, *places], capture_output=True, text=True, check=False
    )
    said = made.stdout + made.stderr
    assert made.returncode == 0, said
    assert "warning" not in said.lower(), said
    assert "error" not in said.lower(), said
    models = (tmp_path / "client" / "models" / "__init__.py").read_text()
    for name in ("PocketPosition", "ClassicBoard", "PlayOn", "RecordJson", "Beat"):
        assert f"import {name}\n" in models
    assert compileall.compile_dir(tmp_path / "client", quiet=2)


@pytest.mark.parametrize("name", ["Position", "Board"])
def test_a_position_is_one_of_the_games_there_are(name: str) -> None:
    schemas = dict(parts(DOCUMENT))["/components/schemas"]
    either = schemas[name]
    assert isinstance(either, dict)
    assert {one["$ref"] for one in either["anyOf"]} == {
        f"#/components/schemas/Pocket{name}",
        f"#/components/schemas/Classic{name}",
    }
