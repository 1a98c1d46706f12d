"""The protocol as TypeScript types, made from `protocol.py`: ``python -m tools.protocol_types``.

The page's `web/src/net/protocol.ts` is what this prints; a test checks that the committed file is current.
"""

from typing import Any

import msgspec.inspect as looks
from msgspec import Struct

from tools import ROOT
from whitechapel.server import protocol

_HEAD = "/** Made from protocol.py by `python -m tools.protocol_types`: do not edit. */\n"
_POSITION = """// biome-ignore lint/suspicious/noExplicitAny: fields differ from game to game
export type Position = Record<string, any>;"""
_PLAIN: dict[type, str] = {
    looks.StrType: "string",
    looks.IntType: "number",
    looks.FloatType: "number",
    looks.BoolType: "boolean",
    looks.NoneType: "null",
}
_UNIONS = {"FromClient": protocol.FromClient, "FromServer": protocol.FromServer, "SeatRequest": protocol.SeatRequest}
FILE = ROOT / "web/src/net/protocol.ts"


def typescript() -> str:
    """All types of the protocol, in alphabetical order, then the unions of messages."""
    structs = [kind for kind in vars(protocol).values() if isinstance(kind, type) and issubclass(kind, Struct)]
    bases = (Struct, protocol.Message, protocol.Part, protocol.Request)
    blocks = [_interface(kind) for kind in sorted(structs, key=lambda kind: kind.__name__) if kind not in bases]
    aliases = [_POSITION]
    aliases += [f"export type {name} = {_type(looks.type_info(union))};" for name, union in _UNIONS.items()]
    return "\n".join([_HEAD, *blocks, *aliases, ""])


def _interface(kind: type) -> str:
    info = looks.type_info(kind)
    assert isinstance(info, looks.StructType)  # noqa: S101 - for the type checker: every message is one
    lines = [f"/** {(kind.__doc__ or '').strip().splitlines()[0]} */", f"export interface {kind.__name__} {{"]
    if info.tag_field is not None:
        lines.append(f'  {info.tag_field}: "{info.tag}";')
    for field in info.fields:
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {_type(field.type)};")
    return "\n".join([*lines, "}", ""])


def _type(info: Any) -> str:
    if isinstance(info, looks.Metadata):
        return _type(info.type)
    if isinstance(info, looks.StructType):
        return info.cls.__name__
    if isinstance(info, looks.UnionType):
        return " | ".join(_type(one) for one in info.types)
    if isinstance(info, looks.LiteralType):
        return " | ".join(f'"{value}"' for value in info.values)
    if isinstance(info, looks.ListType):
        inner = _type(info.item_type)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if isinstance(info, looks.DictType):
        value = _type(info.value_type)
        return "Position" if value == "unknown" else f"Record<string, {value}>"
    return _PLAIN.get(type(info), "unknown")


if __name__ == "__main__":
    FILE.write_text(typescript(), encoding="utf-8")
    print(f"wrote {FILE.relative_to(ROOT)}")
