"""Figures that scripts write into the page about the server."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from benchmarks.catalogue import BENCHMARKS
from benchmarks.measuring.written import NAMES, PAGE, as_printed, write
from benchmarks.tests.running import refused

TWO_PLACES = """before
<!-- one: written by `one --write` -->
old
<!-- end of one -->
between
<!-- one --more: written by `one --more --write` -->
<!-- end of one --more -->
after
"""


def test_figures_replace_those_between_their_marks_and_nothing_else(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(TWO_PLACES, encoding="utf-8")
    write("one", as_printed(["a \\1 figure", "another"]), page)
    told = page.read_text(encoding="utf-8")
    assert told == TWO_PLACES.replace("old\n", "\n```text\na \\1 figure\nanother\n```\n\n")
    write("one --more", "more", page)
    write("one", "new", page)
    assert page.read_text(encoding="utf-8").count("more\n\n<!--") == 1
    assert "figure" not in page.read_text(encoding="utf-8")


def test_a_page_without_a_place_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(TWO_PLACES, encoding="utf-8")
    with pytest.raises(ValueError, match="0 places for the figures of two"):
        write("two", "text", page)
    assert page.read_text(encoding="utf-8") == TWO_PLACES


def test_the_page_has_a_place_for_the_figures_of_every_script() -> None:
    places = re.findall(
        r"^<!-- (.*): written by `python -m benchmarks (.*) --write` -->$", PAGE.read_text(encoding="utf-8"), re.M
    )
    assert sorted(name for name, _ in places) == sorted(NAMES)
    assert all(command.split()[0] in BENCHMARKS for _, command in places)
    assert all(name == command for name, command in places if name != "load")


@pytest.mark.parametrize("name", sorted({name.split()[0] for name in NAMES} - {"load"} | {"server"}))
def test_every_script_that_has_a_place_can_be_asked_to_write(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        import_module(BENCHMARKS[name].module).main(["--help"])
    assert "write the figures into docs/server.md" in capsys.readouterr().out


@pytest.mark.parametrize(
    "given",
    [
        ("attacks", "H1", "--write"),
        ("attacks", "--old", ".", "--write"),
        ("server-timing", "--old", ".", "--write"),
        ("takeback-oracle", "--old", ".", "--write"),
    ],
)
def test_what_is_not_all_of_this_version_is_not_written(given: tuple[str, ...]) -> None:
    assert "expected --write" in refused(*given)
