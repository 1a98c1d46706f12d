"""No room hides behind another, and no hot module behind the rest of its room."""

from tools.coverage_by_room import HOUSE, Row, Summary, rows


def summary(statements: int, covered: int, branches: int, covered_branches: int) -> Summary:
    return Summary(
        num_statements=statements, covered_lines=covered, num_branches=branches, covered_branches=covered_branches
    )


def rows_of(**files: Summary) -> dict[str, Row]:
    """The rows by their names, where these files were measured: ``players__base`` is players/base.py."""
    return {row.name: row for row in rows({HOUSE / f"{file.replace('__', '/')}.py": files[file] for file in files})}


def test_files_are_added_up_by_room_and_hot_modules_once_more() -> None:
    found = rows_of(
        players__base=summary(80, 80, 0, 0),
        players__classic__tree=summary(20, 10, 40, 30),
        core__match=summary(10, 9, 4, 4),
        core__types=summary(10, 10, 0, 0),
    )
    assert found["core"] == Row("core", 95.0, 100.0, 95)
    assert found["players"] == Row("players", 90.0, 75.0, 90)
    assert found["players, hot"] == Row("players, hot", 50.0, 75.0, 90)


def test_a_room_that_no_test_met_falls_short() -> None:
    found = rows_of(core__match=summary(10, 10, 4, 4))
    assert {name for name, row in found.items() if row.suffices} == {"core"}
    assert {"server", "terminal", "tensors, hot"} <= found.keys()
    assert "testing" not in found


def test_statements_and_branches_both_have_to_reach_the_limit() -> None:
    assert Row("server", 90.0, 90.0, 90).suffices
    assert not Row("server", 100.0, 89.9, 90).suffices
    assert not Row("server", 89.9, 100.0, 90).suffices
