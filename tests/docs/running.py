"""Runs a page of the documentation from top to bottom, as a reader would.

* ``python`` blocks run in this process, one after the other, and share their names;
* ``bash`` blocks run as a script; of ``console`` blocks the lines after ``$`` are run, and the lines below a command
  have to turn up in what it prints (``...`` stands for whatever is left out);
* a block with a ``title="NAME"`` is a file and is written, whatever its language.

All of it happens in the folder the caller is in. Other blocks (``sh``, ``text``, ``json``) are to be read only.
"""

import os
import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
_BLOCK = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.DOTALL | re.MULTILINE)
_RUN = ("python", "bash", "console")
_PROGRAMS = {"whitechapel": "-m whitechapel.cli", "python": "", "python3": ""}


class Block(NamedTuple):
    """A block of code: its language, the file it is (or an empty string), what it holds, and its line on the page."""

    language: str
    title: str
    text: str
    line: int


def runnable_blocks(page: Path) -> list[Block]:
    """The blocks that are run or written, in order."""
    text = page.read_text(encoding="utf-8")
    found = [
        Block(match[1], match[2] or "", match[3], text.count("\n", 0, match.start()) + 1)
        for match in _BLOCK.finditer(text)
    ]
    return [block for block in found if block.title or block.language in _RUN]


def run_page(page: Path, programs: Path) -> None:
    """Run a page in the current folder.

    Args:
        page: the page.
        programs: an empty folder for the commands that pages call.
    """
    environment = _with_commands(programs)
    names: dict[str, object] = {"__name__": "example"}
    for block in runnable_blocks(page):
        place = f"{page.name}, line {block.line}"
        if block.title:
            _write(block)
        elif block.language == "python":
            exec(compile("\n" * block.line + block.text, page.name, "exec"), names)  # noqa: S102 - our own documentation
        elif block.language == "bash":
            _run(block.text, environment, place)
        else:
            for command, shown in _commands(block.text):
                _check(_run(command, environment, place), shown, f"{place}: {command}")


def _with_commands(programs: Path) -> Mapping[str, str]:
    """An environment in which ``whitechapel`` and ``python`` are ours."""
    for name, module in _PROGRAMS.items():
        program = programs / name
        program.write_text(f'#!/bin/sh\nexec {sys.executable} {module} "$@"\n', encoding="utf-8")
        program.chmod(0o755)
    return os.environ | {"PATH": f"{programs}:{os.environ['PATH']}", "PYTHONPATH": str(ROOT / "src")}


def _write(block: Block) -> None:
    file = Path(block.title)
    file.write_text(block.text, encoding="utf-8")
    if block.text.startswith("#!"):
        file.chmod(0o755)


def _commands(text: str) -> list[tuple[str, list[str]]]:
    """The commands of a console block, each with the lines shown below it."""
    found: list[tuple[str, list[str]]] = []
    for line in text.replace("\\\n", "").splitlines():
        if line.startswith("$ "):
            found.append((line[2:], []))
        elif line.strip():
            found[-1][1].append(line)
    return found


def _run(command: str, environment: Mapping[str, str], place: str) -> str:
    done = subprocess.run(  # noqa: S603 - our own documentation
        ["/bin/bash", "-euo", "pipefail", "-c", command],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=120,
        check=False,
    )
    assert done.returncode == 0, f"{place} ended with {done.returncode}:\n{done.stdout}"
    return done.stdout


def _check(printed: str, shown: list[str], place: str) -> None:
    text = "\n".join(line.rstrip() for line in shown)
    pattern = ".*".join(map(re.escape, text.split("...")))
    assert re.search(pattern, printed, re.DOTALL), f"{place} shows\n{text}\nbut prints\n{printed}"
