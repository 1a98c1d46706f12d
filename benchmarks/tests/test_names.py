"""Every benchmark can be run by its name."""

from importlib import import_module

import pytest

from benchmarks import __main__ as program
from benchmarks import rates
from benchmarks.catalogue import BENCHMARKS, OTHERS, RATES, SEARCHERS
from benchmarks.tests.running import ROOT, launch, refused

TINY = ("--times", "1", "--iterations", "200", "--limit", "0.001")


@pytest.mark.parametrize("name", SEARCHERS)
def test_a_searcher_is_measured(name: str) -> None:
    ran = launch(name, *TINY)
    assert ran.code == 0, ran.err
    assert "iterations a second" in ran.out
    assert "a limit of 0.001 seconds" in ran.out


def test_the_server_is_measured() -> None:
    ran = launch("server", "--matches", "2", "--rate", "200", "--seconds", "0.5")
    assert ran.code == 0, ran.err
    assert " 0 lost" in ran.out


def test_an_unknown_name_is_refused_with_all_the_names() -> None:
    assert "'chess' is not a benchmark; expected one of " + ", ".join(BENCHMARKS) in refused("chess")


@pytest.mark.parametrize("name", BENCHMARKS)
def test_an_unknown_argument_is_refused_in_one_line(name: str) -> None:
    assert f"python -m benchmarks {name} --help" in refused(name, "--hurry")


def test_the_help_names_all(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="0"):
        program.main(["--help"])
    shown = capsys.readouterr().out
    assert all(f"  {name} " in shown for name in BENCHMARKS)


@pytest.mark.parametrize("name", BENCHMARKS)
def test_a_benchmark_is_where_the_catalogue_says(name: str) -> None:
    module = import_module(BENCHMARKS[name].module)
    assert callable(module.subject if name in RATES else module.main)


def test_without_a_name_the_searchers_follow_the_rates(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def note(name: str, _: object) -> int:
        ran.append(name)
        return 0

    monkeypatch.setattr(rates, "main_of_all", lambda arguments: note("rates", arguments))
    monkeypatch.setattr(program, "run", note)
    assert program.main([]) == 0
    assert ran == ["rates", *SEARCHERS]
    assert not set(ran) & OTHERS.keys()


def test_a_checkout_is_measured_beside_this_one() -> None:
    ran = launch("against-old", str(ROOT), "gymnasium", "--rounds", "1", "--seconds", "0.01")
    assert ran.code == 0, ran.err
    assert "pocket many at once steps per second" in ran.out
    assert " x  (" in ran.out


@pytest.mark.parametrize(
    ("given", "right"),
    [(["nowhere"], "a folder with src/whitechapel"), ([str(ROOT), "chess"], "one of pocket, classic")],
)
def test_what_cant_be_compared_is_refused(given: list[str], right: str) -> None:
    assert right in refused("against-old", *given)
