"""Every text a person reads, one by one: the messages of the catalogues and the strings of the rules pages."""

import json
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from fluent.syntax import FluentParser, ast

from tests.words.catalogue import ROOT, shelves

GAP = "\N{OBJECT REPLACEMENT CHARACTER}"
"""Stands for what fills a gap."""


class Text(NamedTuple):
    """A text and where it stands."""

    place: str
    text: str


@cache
def texts(language: str) -> tuple[Text, ...]:
    """All texts of a language."""
    found = [text for room, shelf in shelves(language).items() for text in messages_in(shelf, room)]
    rules = sorted((ROOT / "src" / "whitechapel" / "locales" / "rules").glob(f"*.{language}.json"))
    for file in rules:
        found += [Text(file.name, text) for text in _strings(json.loads(file.read_text(encoding="utf-8")))]
    return tuple(found)


def messages_in(catalogue: str, room: str = "") -> Iterator[Text]:
    """The messages of a catalogue; one that chooses is several texts, each as it is read."""
    for entry in FluentParser().parse(catalogue).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            for text in _read(entry.value):
                yield Text(f"{room}/{entry.id.name}".lstrip("/"), text)


def _read(pattern: ast.Pattern) -> list[str]:
    """What a pattern may say."""
    said = [""]
    for element in pattern.elements:
        said = [f"{before}{after}" for before in said for after in _said(element)]
    return said


def _said(element: ast.TextElement | ast.Placeable) -> list[str]:
    if isinstance(element, ast.TextElement):
        return [element.value]
    if isinstance(element.expression, ast.SelectExpression):
        return [text for variant in element.expression.variants for text in _read(variant.value)]
    return [GAP]


def _strings(data: object) -> Iterator[str]:
    """What is read on a rules page: every string but the names of figures and sections."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, list):
        for one in data:
            yield from _strings(one)
    elif isinstance(data, dict):
        for name, one in data.items():
            if name not in ("name", "id"):
                yield from _strings(one)
