"""Nobody has to scroll for long: files, functions and lists of parameters stay small, and types stay known.

Where the house is not there yet, today's exceptions are listed: lists get shorter and limits lower, never the other
way.
"""

from statistics import median, quantiles

from tests.house.measures import functions, length, lines_with_any, modules, name

LONGEST_FILE = 300
LONGER_FILES: set[str] = set()
"""Those that are longer all the same."""

MEDIAN_FILE = 100
LONG_FUNCTION = 25
"""So many lines at most in 95 of 100 functions."""

MOST_PARAMETERS = 8
"""Compiled modules pass ints by value, so they may take more."""
MORE_PARAMETERS: set[str] = set()
"""Those outside compiled modules that take more all the same, as ``FILE:FUNCTION``."""

LINES_WITH_ANY = 60
"""How many lines may mention `Any`: where a library has no types, or anything at all may come."""


def test_a_file_fits_into_a_head() -> None:
    longer = {name(module) for module in modules() if length(module) > LONGEST_FILE}
    assert longer - LONGER_FILES == set(), f"longer than {LONGEST_FILE} lines: split it"
    assert LONGER_FILES - longer == set(), "no exception any more: take it off the list"


def test_files_are_usually_short() -> None:
    assert median(map(length, modules())) < MEDIAN_FILE


def test_functions_fit_on_a_screen() -> None:
    assert quantiles((function.lines for function in functions()), n=100)[94] <= LONG_FUNCTION


def test_only_compiled_functions_take_many_parameters() -> None:
    many = {
        function.name for function in functions() if function.parameters > MOST_PARAMETERS and not function.compiled
    }
    assert many - MORE_PARAMETERS == set(), f"more than {MOST_PARAMETERS} parameters: make a type of them"
    assert MORE_PARAMETERS - many == set(), "no exception any more: take it off the list"


def test_types_are_known() -> None:
    assert lines_with_any() <= LINES_WITH_ANY, "a line more mentions Any: name the type"
