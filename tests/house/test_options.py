"""A rule option takes at most five files: its line in options.py, the rule, its shape, its words and a test.

A hot module and its types for C count as one, and so do the four languages. The testing kit is tests.
"""

import ast
import re
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from tests.house.measures import HOUSE, name
from whitechapel.core import Option, load_game

GAMES = {"pocket": "classic", "classic": "pocket"}  # each with the other, which may use the same words
TESTS = 1
MOST = 5
DRAWN = {"edition": "terminal/board/classic/streets.py"}  # the editions are two printed boards, and drawn as such
OPTIONS = [(game, option) for game in GAMES for option in load_game(game).OPTIONS]


@cache
def said_in(module: Path) -> frozenset[str]:
    """The names that a file says: as whole texts or, in a game, as fields of a class."""
    in_a_game = name(module).startswith(tuple(GAMES))
    nodes = list(ast.walk(ast.parse(module.read_text(encoding="utf-8"))))
    texts = {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    fields = {node.target.id for node in nodes if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)}
    return frozenset(texts | fields if in_a_game else texts)


def constants(game: str, option: Option) -> set[str]:
    """What a game's options.py calls the bits of an option, or the option itself."""
    module = import_module(f"whitechapel.{game}.options")
    places = {one.at for one in module.PACKED if one.option is option}
    return {
        called for called, value in vars(module).items() if called.isupper() and (value in places or value is option)
    }


def files_of(game: str, option: Option) -> set[str]:
    """The files of the package that an option is in, beside those that test and draw it."""
    words = re.compile(r"\b(" + "|".join(constants(game, option) or {option.name}) + r")\b")
    found = set()
    for module in HOUSE.rglob("*.py"):
        path = name(module)
        if GAMES[game] in path or path.startswith("testing/") or path == DRAWN.get(option.name):
            continue
        text = module.read_text(encoding="utf-8")
        if option.name in said_in(module) or words.search(text):
            found.add(path)
    if any(f"option-{option.name} " in words.read_text(encoding="utf-8") for words in HOUSE.glob("locales/*.ftl")):
        found.add("locales")
    return found


@pytest.mark.parametrize(("game", "option"), OPTIONS, ids=lambda given: given if isinstance(given, str) else given.name)
def test_an_option_is_in_few_files(game: str, option: Option) -> None:
    found = files_of(game, option)
    assert f"{game}/options.py" in found
    assert len(found) + TESTS <= MOST, sorted(found)


@pytest.mark.parametrize("game", GAMES)
def test_the_shape_of_a_position_has_just_the_options_that_a_position_says(game: str) -> None:
    packed = import_module(f"whitechapel.{game}.options").PACKED
    shape = import_module(f"whitechapel.{game}.shapes").OptionsShape
    assert set(shape.__annotations__) == set(packed.names)
    assert shape.__required_keys__ == {one.name for one in packed if one.always_said}


@pytest.mark.parametrize("game", GAMES)
def test_no_two_options_share_a_bit(game: str) -> None:
    packed = import_module(f"whitechapel.{game}.options").PACKED
    bits = [(one.word, one.at + number) for one in packed for number in range(one.width)]
    assert len(set(bits)) == len(bits)
