"""The runner of pages notices what a reader would."""

from pathlib import Path

import pytest

from tests.docs.running import run_page

FENCE = "```"


def run(tmp_path: Path, *blocks: str) -> None:
    page = tmp_path / "page.md"
    page.write_text("\n\n".join(f"{FENCE}{block}\n{FENCE}" for block in blocks), encoding="utf-8")
    (tmp_path / "programs").mkdir()
    run_page(page, tmp_path / "programs")


@pytest.fixture(autouse=True)
def _in_a_folder_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def test_blocks_share_their_names_files_are_written_and_commands_are_run(tmp_path: Path) -> None:
    run(
        tmp_path,
        "python\nnumber = 41",
        'sh title="add.sh"\n#!/bin/sh\necho $(($1 + 1)) > sum',
        "bash\n./add.sh 41\n./add.sh $(cat sum) > /dev/null",
        "python\nfrom pathlib import Path\nassert Path('sum').read_text() == f'{number + 2}\\n'",
        "sh\nexit 1",
    )


@pytest.mark.parametrize(
    "block",
    ["python\nassert False", "bash\nfalse\ntrue", "console\n$ echo one\ntwo", "console\n$ cat nowhere"],
)
def test_what_fails_or_prints_something_else_is_noticed(tmp_path: Path, block: str) -> None:
    with pytest.raises(AssertionError):
        run(tmp_path, block)


def test_what_a_console_shows_may_leave_things_out(tmp_path: Path) -> None:
    run(
        tmp_path,
        "console\n$ printf 'one\\ntwo\\nthree %s\\n' \\\n  4\none\n...\nthree ...",
        "console\n$ whitechapel --version\nwhitechapel ...",
    )
