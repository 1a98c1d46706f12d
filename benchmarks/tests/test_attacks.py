"""The attacks by their names, and the table of what they did."""

import json
import re

import pytest

from benchmarks.attacks.frame.attack import all_attacks
from benchmarks.attacks.frame.run import OLD_FIGURES, Row, line, short, table

ATTACKS = all_attacks()
HARMFUL = Row(ATTACKS[0], 1.085, ATTACKS[0].bearable + 7.489e-05)


def test_attacks_are_called_as_the_audit_calls_them_and_stand_in_its_order() -> None:
    findings = [attack.finding for attack in ATTACKS]
    assert all(re.fullmatch(r"H[1-6]|M[1-9]|L([1-9]|1[01])", finding) for finding in findings)
    assert findings == sorted(findings, key=lambda finding: ("HML".index(finding[0]), int(finding[1:])))


def test_every_attack_succeeded_against_0_1() -> None:
    old = json.loads(OLD_FIGURES.read_text())
    assert sorted(old) == sorted(attack.title for attack in ATTACKS)
    assert not [attack.title for attack in ATTACKS if old[attack.title] <= attack.bearable]


@pytest.mark.parametrize(
    ("figure", "shown"),
    [(0.0, "0"), (7.489e-05, "0.00"), (1.085, "1.08"), (24.097, "24.1"), (3871.25, "3,871"), (-2.5, "-2.50")],
)
def test_figures_are_short(figure: float, shown: str) -> None:
    assert short(figure) == shown


def test_columns_do_not_run_together() -> None:
    widest = [Row(attack, 123_456.0, 123_456.0) for attack in ATTACKS]
    for row in widest:
        assert line(row.cells()).split("123,456")[1].strip() == ""
    told = [line(row.cells()) for row in widest]
    assert len({text.index(row.attack.figure, 80) for text, row in zip(told, widest, strict=True)}) == 1


def test_the_page_shows_what_is_harmful_and_what_nobody_measured() -> None:
    shown = table([HARMFUL, HARMFUL._replace(old=None, now=0.0)]).splitlines()
    assert len(shown) == 4
    assert "! | " in shown[2]
    assert "| - | 0 |" in shown[3]
    assert "!" not in shown[3]
