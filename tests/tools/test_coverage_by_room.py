"""No room hides behind another, and no hot module behind the rest of its room."""

from tools import ROOT
from tools.coverage_by_room import Row, Summary, rows


def summary(statements: int, covered: int, branches: int, covered_branches: int) -> Summary:
    return Summary(
        num_statements=statements, covered_lines=covered, num_branches=branches, covered_branches=covered_branches
    )


def test_files_are_added_up_by_room_and_hot_modules_once_more() -> None:
    house = ROOT / "src" / "whitechapel"
    found = rows(
        {
            house / "players/base.py": summary(80, 80, 0, 0),
            house / "players/classic/tree.py": summary(20, 10, 40, 30),
            house / "core/match.py": summary(10, 9, 4, 4),
            house / "core/types.py": summary(10, 10, 0, 0),
        }
    )
    assert found == [
        Row("core", 95.0, 100.0, 95),
        Row("players", 90.0, 75.0, 90),
        Row("players, hot", 50.0, 75.0, 90),
    ]


def test_statements_and_branches_both_have_to_reach_the_limit() -> None:
    assert Row("server", 90.0, 90.0, 90).suffices
    assert not Row("server", 100.0, 89.9, 90).suffices
    assert not Row("server", 89.9, 100.0, 90).suffices
