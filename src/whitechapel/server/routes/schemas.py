"""JSON schemas of our types for OpenAPI: each once, by its name, positions and boards as the games say them."""

from collections.abc import Sequence
from inspect import cleandoc
from typing import TypeAlias

import msgspec

from whitechapel.server.shapes import all_shapes

Schema: TypeAlias = dict[str, object]
REFERENCE = "#/components/schemas/{name}"


def schemas_of(types: Sequence[object]) -> tuple[list[Schema], dict[str, Schema]]:
    """A schema for each type, and the components that they refer to."""
    shapes = all_shapes()
    said = [kind for shape in shapes.values() for kind in shape if kind is not None]
    found, components = msgspec.json.schema_components(
        [*types, *said], ref_template=REFERENCE, schema_hook=_game_specific
    )
    positions = [shape.position for shape in shapes.values()]
    boards = [shape.board for shape in shapes.values()]
    components["Position"] = _either(positions, "What a viewer knows of a position, with what a table draws.", "game")
    components["Board"] = _either(boards, "How a board would look after an action.", "")
    return [_tidied(schema) for schema in found[: len(types)]], {
        name: _tidied(components[name]) for name in sorted(components)
    }


def _either(kinds: Sequence[type | None], description: str, discriminator: str) -> Schema:
    """One of these types, or of a game that says none something with named fields."""
    known = [{"$ref": REFERENCE.format(name=kind.__name__)} for kind in kinds if kind is not None]
    open_ended: Schema = {
        "title": "OfAnotherGame",
        "type": "object",
        "properties": {"game": {"type": "string", "description": "The game's name."}},
        "additionalProperties": _ANY_VALUE,
    }
    return {
        "description": description,
        "anyOf": [*known, *([open_ended] if len(known) < len(kinds) else [])],
    } | ({"discriminator": {"propertyName": discriminator}} if discriminator and len(known) == len(kinds) else {})


_ANY_VALUE: Schema = {
    "anyOf": [{"type": kind} for kind in ("string", "integer", "boolean", "null")]
    + [{"type": "array", "items": {}}, {"type": "object", "additionalProperties": True}]
}


def _game_specific(_kind: type) -> Schema:
    """What a game puts into a position; its place is taken by the component of that name."""
    return {"description": "As the game says."}


def _tidied(schema: object) -> Schema:
    """A schema without the indentation of docstrings, and with nothing beside a reference."""
    tidy = _walked(schema)
    assert isinstance(tidy, dict)  # noqa: S101 - for the type checker
    return tidy


def _walked(part: object) -> object:
    if isinstance(part, list):
        return [_walked(one) for one in part]
    if not isinstance(part, dict):
        return part
    if isinstance(part.get("$ref"), str):
        return {"$ref": part["$ref"]}
    walked = {name: _walked(value) for name, value in part.items()}
    if isinstance(walked.get("description"), str):
        walked["description"] = cleandoc(str(walked["description"]))
    return walked
