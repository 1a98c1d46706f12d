"""The examples in the kit's docstrings are executed."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

MODULES = ["", ".conformance", ".contract", ".exploitability", ".leak", ".perft"]


@pytest.mark.parametrize("name", MODULES)
def test_a_docstrings_examples_run(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(Path(__file__).parents[2])
    result = doctest.testmod(import_module(f"whitechapel.testing{name}"))
    assert result.attempted > 0
    assert result.failed == 0
