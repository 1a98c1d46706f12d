"""What an attack is, and where all of them are."""

import pkgutil
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import NamedTuple

import benchmarks.attacks
from benchmarks.attacks.frame.target import Target


class Attack(NamedTuple):
    """Something a hostile client does.

    Attributes:
        finding: what the audit of 0.1 called it: H1 to H6, M1 to M9, and L with a number for those it called low, in
            its order.
        title: what is done, in a few words; no two attacks have the same.
        figure: what is counted, with its unit.
        bearable: the figure at which nobody is harmed; a larger one is a defect.
        measure: does it to servers of a version, and gives the figure.
    """

    finding: str
    title: str
    figure: str
    bearable: float
    measure: Callable[[Target], Awaitable[float]]


def all_attacks() -> list[Attack]:
    """Every attack of every module, in the order of the audit."""
    found = []
    for module in pkgutil.iter_modules(benchmarks.attacks.__path__):
        if not module.ispkg:
            found += import_module(f"benchmarks.attacks.{module.name}").__dict__.get("ATTACKS", ())
    return sorted(found, key=lambda attack: (_place(attack.finding), attack.title))


def _place(finding: str) -> tuple[int, int]:
    """Where the audit has it: the high findings first, then by their numbers."""
    return "HML".index(finding[0]), int(finding[1:])
