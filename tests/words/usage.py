"""Which messages the page and Python say: found in the source, so that none is missing and none is left over.

A message is asked for by `say(name)`, in Python by `words.say(name)` or `words.sentence(name)`, or it is made there as
data by `Message(name)`. The name is a literal (`say("home")`), a choice of literals (`say(on ? "a" : "b")`), a pattern
(`` say(`token-${face}`) ``, in Python `say(f"token-{face}")`) or a value: made elsewhere in the file (`say(line)`), or
given to it as data (`say(beat.message)`). What patterns and values stand for is told to the checker.
"""

import ast
import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

_LITERAL = re.compile(r"""(?P<compared>[=!]==?\s*)?(?P<quote>["'`])(?P<text>[^"'`]*)(?P=quote)""")
_PATTERN = re.compile(r"`((?:[^`$]|\$\{[^`]*?\})*)`")
_GAP = re.compile(r"\$\{[^}]*\}")
_CALL = re.compile(r"\bsay\(")


class Said(NamedTuple):
    """What one file says.

    Attributes:
        names: messages named outright.
        patterns: names with a gap, written `token-{}`.
        indirect: what is said by a value, as written.
    """

    names: frozenset[str]
    patterns: frozenset[str]
    indirect: frozenset[str]


class Source(NamedTuple):
    """A file that says something: its path and its text."""

    path: str
    text: str


def said(text: str) -> Said:
    """Every message that a source text says."""
    names: set[str] = set()
    patterns: set[str] = set()
    indirect: set[str] = set()
    for call in _CALL.finditer(text):
        argument = _first_argument(text, call.end())
        here = {_GAP.sub("{}", pattern) for pattern in _PATTERN.findall(argument)}
        patterns |= {name for name in here if "{}" in name}
        plain = _PATTERN.sub("", argument)
        literal = {one["text"] for one in _LITERAL.finditer(plain) if not one["compared"]}
        names |= literal | {name for name in here if "{}" not in name}
        if not here and not literal:
            indirect.add(argument.strip())
    return Said(frozenset(names), frozenset(patterns), frozenset(indirect))


def said_in_python(text: str) -> Said:
    """Every message that a Python source says, or makes for others to say."""
    names: set[str] = set()
    patterns: set[str] = set()
    indirect: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if not isinstance(node, ast.Call):
            continue
        for chosen in (one for name in _message_of(node) for one in _chosen(name)):
            if isinstance(chosen, ast.Constant):
                names.add(str(chosen.value))
            elif isinstance(chosen, ast.JoinedStr):
                patterns.add(_with_gaps(chosen))
            elif not _makes_a_message(chosen):
                indirect.add(ast.unparse(chosen))
    return Said(frozenset(names), frozenset(patterns), frozenset(indirect))


_TAKES_A_MESSAGE = {"Message": 0, "UsageError": 0, "Example": 1}
"""What else is called with a message's name, and as which of its arguments."""


def _message_of(call: ast.Call) -> list[ast.expr]:
    """The argument of a call that names a message: of `words.say`, `self._words.sentence`, `Message`."""
    called = call.func
    if isinstance(called, ast.Attribute):
        says = called.attr in ("say", "sentence") and ast.unparse(called.value).endswith("words")
        return call.args[:1] if says else []
    at = _TAKES_A_MESSAGE.get(called.id) if isinstance(called, ast.Name) else None
    return [] if at is None else call.args[at : at + 1]


def _makes_a_message(given: ast.expr) -> bool:
    return isinstance(given, ast.Call) and isinstance(given.func, ast.Name) and given.func.id == "Message"


def _chosen(name: ast.expr) -> list[ast.expr]:
    return [*_chosen(name.body), *_chosen(name.orelse)] if isinstance(name, ast.IfExp) else [name]


def _with_gaps(text: ast.JoinedStr) -> str:
    return "".join(str(part.value) if isinstance(part, ast.Constant) else "{}" for part in text.values)


class Usage(NamedTuple):
    """What all sources say together.

    Attributes:
        names: every message that is said, with the files that say it.
        mistakes: what does not fit between the sources and what was told about them.
    """

    names: Mapping[str, frozenset[str]]
    mistakes: tuple[str, ...]


def usage(
    sources: Iterable[Source], stands_for: Mapping[str, Iterable[str]], by_value: Mapping[str, Iterable[str]]
) -> Usage:
    """Who says which message.

    Args:
        sources: the files of the page and of Python.
        stands_for: for each pattern, the words its gap takes; where it has several gaps, a word for each of them with
            spaces between.
        by_value: for each path that says values, or names messages for others to say, those names (or patterns) as
            written in that file; none where all its values are given to it as data.
    """
    names: dict[str, set[str]] = {}
    patterns: dict[str, set[str]] = {}
    found: list[str] = []
    valued = set()
    for source in sources:
        here = said_in_python(source.text) if source.path.endswith(".py") else said(source.text)
        if here.indirect:
            valued.add(source.path)
            if source.path not in by_value:
                found.append(f"{source.path} says {', '.join(sorted(here.indirect))}: nobody told which messages")
        told = by_value.get(source.path, ())
        found += [f"{source.path} no longer holds {name}" for name in told if not _written(name, source.text)]
        for name in (*sorted(here.names), *sorted(here.patterns), *told):
            (patterns if "{}" in name else names).setdefault(name, set()).add(source.path)
    found += [f"{path} no longer says a value" for path, told in by_value.items() if not told and path not in valued]
    found += [f"{min(at)} says {name}: unknown pattern" for name, at in patterns.items() if name not in stands_for]
    found += [f"nobody says {name}" for name in stands_for if name not in patterns]
    for pattern, words in stands_for.items():
        for word in words:
            names.setdefault(pattern.format(*word.split(" ")), set()).update(patterns.get(pattern, ()))
    return Usage({name: frozenset(at) for name, at in names.items()}, tuple(found))


def mistakes(
    known: Iterable[str],
    sources: Iterable[Source],
    stands_for: Mapping[str, Iterable[str]],
    by_value: Mapping[str, Iterable[str]],
) -> list[str]:
    """What does not fit between the messages that are `known` and the sources that say them; see `usage`."""
    names, found = usage(sources, stands_for, by_value)
    known = set(known)
    missing = [
        f"{min(at, default='nobody')} says {name}: no such message" for name, at in names.items() if name not in known
    ]
    return [*found, *missing, *(f"{name}: said by nobody" for name in sorted(known - names.keys()))]


def _first_argument(text: str, start: int) -> str:
    """The text of a call's first argument, from behind its opening bracket."""
    depth = 0
    quote = ""
    for at in range(start, len(text)):
        sign = text[at]
        if quote:
            quote = "" if sign == quote else quote
        elif sign in "\"'`":
            quote = sign
        elif sign in "([{":
            depth += 1
        elif sign in ")]}":
            depth -= 1
        if depth < 0 or (sign == "," and depth == 0 and not quote):
            return text[start:at]
    return text[start:]


def _written(name: str, text: str) -> bool:
    if "{}" in name:
        return any(_GAP.sub("{}", pattern) == name for pattern in _PATTERN.findall(text)) or f'f"{name}"' in re.sub(
            r"\{[^{}]*\}", "{}", text
        )
    return f'"{name}"' in text
