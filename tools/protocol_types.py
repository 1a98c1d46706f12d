"""The protocol as TypeScript types, made from `server/protocol`: ``python -m tools.protocol_types``.

The page's `web/src/net/protocol.ts` is what this prints; a test checks that the committed file is current.
"""

from collections.abc import Iterator
from typing import TypeAlias

import msgspec.inspect as looks
from msgspec import Struct

from tools import ROOT
from whitechapel.core.record_json import RecordJson
from whitechapel.server import protocol
from whitechapel.server.shapes import shapes_of

_HEAD = "/** Made from server/protocol by `python -m tools.protocol_types`: do not edit. */\n"
_GAMES = ("pocket", "classic")  # the page has boards for these two
_UNTOLD = "{ game: string; [field: string]: unknown }"
_PLAIN: dict[type, str] = {
    looks.StrType: "string",
    looks.IntType: "number",
    looks.FloatType: "number",
    looks.BoolType: "boolean",
    looks.NoneType: "null",
}
_UNIONS = {"FromClient": protocol.FromClient, "FromServer": protocol.FromServer, "SeatRequest": protocol.SeatRequest}
_ASKED = (protocol.FromClient, protocol.CreateMatch, protocol.Join, protocol.AskRematch, protocol.PlayOn)
_BASES = (Struct, protocol.Message, protocol.Part, protocol.Request)
FILE = ROOT / "web/src/net/protocol.ts"

Fields: TypeAlias = looks.StructType | looks.DataclassType | looks.TypedDictType


def typescript() -> str:
    """All types of the protocol, in alphabetical order, then the unions of messages, of positions and of boards."""
    told = [kind for kind in vars(protocol).values() if isinstance(kind, type) and issubclass(kind, Struct)]
    roots = [looks.type_info(kind) for kind in told if kind not in _BASES] + [looks.type_info(RecordJson)]
    shapes = [shapes_of(name) for name in _GAMES]
    roots += [looks.type_info(kind) for said in shapes for kind in said if kind is not None]
    asked = set(_named([looks.type_info(kind) for kind in _ASKED]))
    found = _named(roots)
    blocks = [_interface(found[name], asked=name in asked) for name in sorted(found)]
    aliases = [f"export type {name} = {_type(looks.type_info(union))};" for name, union in _UNIONS.items()]
    aliases.append(f"export type Position = {_either([said.position for said in shapes])};")
    aliases.append(f"export type Board = {_either([said.board for said in shapes])};")
    return "\n".join([_HEAD, *blocks, *aliases, ""])


def _either(kinds: list[type | None]) -> str:
    names = [kind.__name__ for kind in kinds if kind is not None]
    return " | ".join(names) if names else _UNTOLD


def _named(roots: list[looks.Type]) -> dict[str, Fields]:
    """Every type with fields that these are made of, by its name."""
    found: dict[str, Fields] = {}
    waiting = list(roots)
    while waiting:
        info = waiting.pop()
        if isinstance(info, Fields) and info.cls.__name__ not in found:
            found[info.cls.__name__] = info
            waiting += [field.type for field in info.fields]
        waiting += _parts(info)
    return found


def _parts(info: looks.Type) -> Iterator[looks.Type]:
    if isinstance(info, looks.Metadata):
        yield info.type
    elif isinstance(info, looks.UnionType):
        yield from info.types
    elif isinstance(info, looks.ListType | looks.VarTupleType):
        yield info.item_type
    elif isinstance(info, looks.TupleType):
        yield from info.item_types
    elif isinstance(info, looks.DictType):
        yield info.value_type


def _interface(info: Fields, *, asked: bool) -> str:
    """A type; a field may be left out by clients, who fill in what they like, but the server sends them all."""
    lines = [f"/** {(info.cls.__doc__ or '').strip().splitlines()[0]} */", f"export interface {info.cls.__name__} {{"]
    if isinstance(info, looks.StructType) and info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        optional = not field.required and (asked or isinstance(info, looks.TypedDictType))
        lines.append(f"  {field.encode_name}{'?' if optional else ''}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _type(info: looks.Type) -> str:
    if isinstance(info, looks.Metadata):
        reference = (info.extra_json_schema or {}).get("$ref", "")
        return reference.rpartition("/")[2] or _type(info.type)
    if isinstance(info, Fields):
        return info.cls.__name__
    if isinstance(info, looks.UnionType):
        return " | ".join(_type(one) for one in info.types)
    if isinstance(info, looks.LiteralType):
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in info.values)
    if isinstance(info, looks.ListType | looks.VarTupleType):
        inner = _type(info.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(info, looks.TupleType):
        return f"[{', '.join(map(_type, info.item_types))}]"
    if isinstance(info, looks.DictType):
        return f"Record<{_type(info.key_type)}, {_type(info.value_type)}>"
    return _PLAIN[type(info)]


if __name__ == "__main__":
    FILE.write_text(typescript(), encoding="utf-8")
    print(f"wrote {FILE.relative_to(ROOT)}")
