"""Reading the catalogues: which messages there are, which variables they take, how they choose by number."""

from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2]
LANGUAGES = ("en", "fr", "it", "pl")
PLURALS = frozenset(("zero", "one", "two", "few", "many"))


class Message(NamedTuple):
    """One message of a catalogue.

    Attributes:
        variables: the variables it takes.
        plurals: for each choice by number in it, the plural categories it tells apart.
    """

    variables: frozenset[str]
    plurals: tuple[frozenset[str], ...]


class _Reader(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.plurals: list[frozenset[str]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - fluent's own name
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - fluent's own name
        keys = frozenset(variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier))
        if keys & PLURALS:
            self.plurals.append(keys)
        self.generic_visit(node)


def shelves(language: str) -> dict[str, str]:
    """The catalogues of a language by room: "" has what is said everywhere, the others what is said in one room."""
    folder = ROOT / "src" / "whitechapel" / "locales"
    rooms = {"": folder} | {file.parent.name: file.parent for file in sorted(folder.glob(f"*/{language}.ftl"))}
    return {room: (shelf / f"{language}.ftl").read_text(encoding="utf-8") for room, shelf in rooms.items()}


def text_of(language: str) -> str:
    """All catalogues of a language."""
    return "\n".join(shelves(language).values())


def messages(text: str) -> dict[str, Message]:
    """The messages of a catalogue by name; a line that is no message, or a name used twice, is a mistake."""
    found: dict[str, Message] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            raise ValueError(f"not a message: {entry.content}")  # noqa: TRY004 - the text is wrong, not its type
        if isinstance(entry, ast.Message):
            if entry.id.name in found:
                raise ValueError(f"said twice: {entry.id.name}")
            reader = _Reader()
            reader.visit(entry)
            found[entry.id.name] = Message(frozenset(reader.variables), tuple(reader.plurals))
    return found
