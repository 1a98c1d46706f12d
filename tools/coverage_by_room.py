"""The coverage of each room, and whether it suffices: ``python -m tools.coverage_by_room``.

Two runs of the tests are measured: the compiled one, which can't see the hot modules, and the plain one, which is for
them and for the rules. What each room has is the sum of both. Hot modules have a row of their own, lest they hide
behind the rest of their room; statements and branches each have to reach the limit.
"""

import json
import sys
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple, TypedDict

from coverage import Coverage

from tools import ROOT

DATA = (".coverage", ".coverage-shells")
"""What ``make test`` leaves of its two runs."""
HOUSE = ROOT / "src" / "whitechapel"
RULES = {"core", "pocket", "classic"}
UNMEASURED = {"testing"}
"""What is there to test with."""
RULES_LIMIT, LIMIT = 95, 90


class Summary(TypedDict):
    """What coverage says of one file."""

    num_statements: int
    covered_lines: int
    num_branches: int
    covered_branches: int


class Row(NamedTuple):
    """A room, or its hot modules, with what is covered of it."""

    name: str
    statements: float
    branches: float
    limit: int

    @property
    def suffices(self) -> bool:
        """Whether enough is covered of both."""
        return min(self.statements, self.branches) >= self.limit


def measured(files: Iterable[Path]) -> dict[Path, Summary]:
    """What several data files say together, by path of the source."""
    with tempfile.TemporaryDirectory() as folder:
        both = Coverage(config_file=str(ROOT / "pyproject.toml"), data_file=str(Path(folder) / "both"))
        both.combine([str(file) for file in files], strict=True, keep=True)
        # Tests copy the source, and what they copied may be gone: only the source itself counts.
        both.json_report(outfile=str(Path(folder) / "report.json"), include=[str(ROOT / "src" / "**")])
        report = json.loads((Path(folder) / "report.json").read_text(encoding="utf-8"))
    return {ROOT / name: file["summary"] for name, file in report["files"].items()}


def rows(summaries: Mapping[Path, Summary]) -> list[Row]:
    """A row for each room, and one more for its hot modules where it has some, whether any test met them or not."""
    by_name: dict[str, list[Summary]] = {}
    for file in HOUSE.glob("*/**/*.py"):
        room = file.relative_to(HOUSE).parts[0]
        if room not in UNMEASURED:
            hot = [f"{room}, hot"] if file.with_suffix(".pxd").exists() else []
            for name in [room, *hot]:
                by_name.setdefault(name, []).extend([summaries[file]] if file in summaries else [])
    return [_row(name, by_name[name]) for name in sorted(by_name)]


def _row(name: str, summaries: list[Summary]) -> Row:
    limit = RULES_LIMIT if name.split(",", maxsplit=1)[0] in RULES else LIMIT
    if not summaries:
        return Row(name, 0.0, 0.0, limit)
    statements = _share(sum(one["covered_lines"] for one in summaries), sum(one["num_statements"] for one in summaries))
    branches = _share(sum(one["covered_branches"] for one in summaries), sum(one["num_branches"] for one in summaries))
    return Row(name, statements, branches, limit)


def _share(covered: int, number: int) -> float:
    return 100.0 * covered / number if number else 100.0


def main() -> int:
    """Print the table; 1 where a room falls short, 2 where there is nothing to judge."""
    if missing := [name for name in DATA if not (ROOT / name).exists()]:
        print(f"{' and '.join(missing)}: not found; 'make test' measures", file=sys.stderr)
        return 2
    table = rows(measured(ROOT / name for name in DATA))
    print(f"{'room':16} {'statements':>10} {'branches':>10} {'at least':>10}")
    for row in table:
        short = "" if row.suffices else "  <- falls short"
        print(f"{row.name:16} {row.statements:8.1f} % {row.branches:8.1f} % {row.limit:8} %{short}")
    return 0 if all(row.suffices for row in table) else 1


if __name__ == "__main__":
    sys.exit(main())
