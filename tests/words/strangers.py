"""Texts that a person can see and that stand outside the catalogues: found in the source of the page and of Python.

In the page these are the texts of elements, attributes that are read aloud or shown, and strings that look like
something said to people. In Python they are strings that are printed, drawn or given to argparse, and strings that look
like something said. What tells programmers that they are wrong (`raise`, `throw`, `console`) is not for people.
"""

import ast
import re
from collections.abc import Iterator

_SPOKEN = "title|alt|label|placeholder|summary|aria-label|aria-description|aria-roledescription|aria-valuetext"
_ATTRIBUTE = re.compile(rf"""\s(?:{_SPOKEN})=(?:"([^"]*)"|'([^']*)')""")
_HIDDEN = re.compile(r"<!--.*?-->|<script\b.*?</script>|<style\b.*?</style>", re.DOTALL)
_SCRIPT = re.compile(r"<script\b[^>]*>(.*?)</script>", re.DOTALL)
_COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
_LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"' + r"|'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`")
_FOR_PROGRAMMERS = re.compile(r"(?:Error|console\.\w+|describe|it|test)\(\s*$|\bimport\s*\(?$|\bfrom\s*$")
_SHOWN = re.compile(r"(?:textContent|innerText|innerHTML|\.title|placeholder|ariaLabel)\s*=\s*$|\balert\(\s*$")
_LETTER = re.compile(r"[^\W\d_]")
_WORDS = re.compile(r"[^\W\d_]{2,}[,;:]? [^\W\d_]{2,}")
_SENTENCE = re.compile(r"^[A-ZÀ-Ż][^\W\d_]*[,;:]? [^\W\d_]{1,}|[^\W\d_]{2,} [^\W\d_]+.*[.!?…]$")


def in_svelte(source: str) -> Iterator[str]:
    """The strangers of a Svelte component."""
    for script in _SCRIPT.findall(source):
        yield from in_typescript(script)
    markup = _HIDDEN.sub("", source)
    outside, expressions = _without_braces(markup)
    for doubly, singly in _ATTRIBUTE.findall(outside):
        if _LETTER.search(doubly or singly):
            yield doubly or singly
    for text in re.split(r"<[^>]*>", outside):
        if _LETTER.search(text):
            yield " ".join(text.split())
    for expression in expressions:
        yield from in_typescript(expression)


def in_typescript(source: str) -> Iterator[str]:
    """The strangers of a TypeScript file."""
    code = _COMMENT.sub(lambda comment: " " * len(comment[0]), source)
    for literal in _LITERAL.finditer(code):
        text = re.sub(r"\$\{[^}]*\}", " ", next((part for part in literal.groups() if part is not None), ""))
        before = code[: literal.start()]
        if _FOR_PROGRAMMERS.search(before[-40:]):
            continue
        if _SENTENCE.search(text.strip()) or (_SHOWN.search(before[-40:]) and _LETTER.search(text)):
            yield text


def _without_braces(markup: str) -> tuple[str, list[str]]:
    """Markup without what stands in braces, and what stood there: expressions, `{#if}` and their like."""
    outside, expressions, depth, inside = [], [], 0, ""
    for sign in markup:
        if sign == "{":
            depth += 1
        elif sign == "}" and depth:
            depth -= 1
            if not depth:
                expressions.append(inside)
                inside = ""
        elif depth:
            inside += sign
        else:
            outside.append(sign)
            continue
        if depth > 1 or (depth == 1 and sign == "}"):
            inside += sign
    # An arrow in an expression is gone with it; so a `>` ends a tag.
    return "".join(outside), expressions


_DRAWS = frozenset(("Static", "Label", "Button", "Text", "notify", "assemble", "write_line"))
_PRINTS = frozenset(("print", "write", "input", "getpass"))
_ARGPARSES = frozenset(("help", "description", "epilog", "usage", "title"))
_STYLE = re.compile(r"(?:bold|dim|reverse|italic|underline| )+")
_SAYS = frozenset(("say", "sentence", "Message", "UsageError", "Example"))


def in_python(source: str) -> Iterator[str]:
    """The strangers of a Python file."""
    tree = ast.parse(source)
    passed = {*_documentation(tree), *_types_and_keys(tree)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Raise | ast.Assert) or _speaks_by_name(node):
            passed |= set(map(id, _constants(node))) - set(map(id, _said_by_raise(node)))
    shown = {id(one) for node in ast.walk(tree) for given in _shown(node) for one in _constants(given)} - passed
    for constant in _constants(tree):
        text = str(constant.value)
        seen = id(constant) in shown and _LETTER.search(text) and not _STYLE.fullmatch(text)
        sounds = id(constant) not in passed and _WORDS.search(text) and not _is_style(text)
        if seen or sounds:
            yield text


def _constants(node: ast.AST) -> list[ast.Constant]:
    return [one for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)]


def _documentation(tree: ast.AST) -> Iterator[int]:
    """Strings that stand alone: what explains a module, a class, a function or a constant."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield id(node.value)


def _types_and_keys(tree: ast.AST) -> Iterator[int]:
    """Strings that are types, and those that something is looked up by."""
    for node in ast.walk(tree):
        named = [getattr(node, name, None) for name in ("annotation", "returns")]
        named += [node.slice] if isinstance(node, ast.Subscript) else []
        named += node.args[:1] if isinstance(node, ast.Call) and _name(node.func) in ("cast", "get") else []
        yield from (id(text) for one in named if isinstance(one, ast.AST) for text in _constants(one))


def _name(call: ast.expr) -> str:
    return call.attr if isinstance(call, ast.Attribute) else call.id if isinstance(call, ast.Name) else ""


def _speaks_by_name(node: ast.AST) -> bool:
    """Whether a call is given messages by name, not texts."""
    return isinstance(node, ast.Call) and _name(node.func) in _SAYS


def _said_by_raise(node: ast.AST) -> list[ast.Constant]:
    """A `UsageError` is for people: what is given to it must be the name of a message."""
    calls = [one for one in ast.walk(node) if isinstance(one, ast.Call) and _name(one.func) == "UsageError"]
    return [text for call in calls for text in _constants(call) if " " in str(text.value)]


def _shown(node: ast.AST) -> list[ast.expr]:
    """What a call prints, draws or gives to argparse."""
    if not isinstance(node, ast.Call):
        return []
    name = _name(node.func)
    spoken = [keyword.value for keyword in node.keywords if keyword.arg in _ARGPARSES]
    if name in _PRINTS:
        return [*node.args, *spoken]
    if name not in _DRAWS:
        return spoken
    # What stands second is a style.
    parts = node.args if name == "assemble" else node.args[:1]
    return [*(part.elts[0] if isinstance(part, ast.Tuple) else part for part in parts), *spoken]


def _is_style(text: str) -> bool:
    """Textual's styles and style sheets, and patterns, are not for people."""
    return any(sign in text for sign in "{;\\") or _STYLE.fullmatch(text) is not None
