"""`make docs` fails on what a reader would stumble over: links and anchors that lead nowhere."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.running import ROOT

_CONFIG = """\
INHERIT: {parent}
docs_dir: docs
plugins: []
nav: [Home: index.md, Other: other.md]
"""
_LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)#]+)(?:#[^)]*)?\)")


def build(folder: Path, page: str) -> "subprocess.CompletedProcess[str]":
    """Run the very command of `make docs` on two pages, one of which is given."""
    (folder / "docs").mkdir()
    (folder / "docs" / "index.md").write_text(page, encoding="utf-8")
    (folder / "docs" / "other.md").write_text("# Other\n\n## A part\n", encoding="utf-8")
    (folder / "mkdocs.yml").write_text(_CONFIG.format(parent=ROOT / "mkdocs.yml"), encoding="utf-8")
    choices = [f"BIN={Path(sys.executable).parent}", f"DOCS_CONFIG={folder / 'mkdocs.yml'}"]
    environment = {name: value for name, value in os.environ.items() if not name.startswith("MAKE")}
    return subprocess.run(  # noqa: S603 - our own command
        ["make", "--old-file=.make/setup", *choices, "docs"],  # noqa: S607 - found on PATH, as by whoever types it
        cwd=ROOT,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=120,
        check=False,
    )


def test_pages_without_a_mistake_are_built(tmp_path: Path) -> None:
    done = build(tmp_path, "# Home\n\n[There](other.md#a-part), [out](https://example.org/) and [here](#home).\n")
    assert done.returncode == 0, done.stdout
    assert (tmp_path / "site" / "index.html").is_file()


@pytest.mark.parametrize("link", ["missing.md", "other.md#no-such-part", "#no-such-part", "/other.md", "../README"])
def test_a_link_that_leads_nowhere_fails_the_build(link: str, tmp_path: Path) -> None:
    done = build(tmp_path, f"# Home\n\n[There]({link})\n")
    assert done.returncode != 0
    assert "in strict mode" in done.stdout


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_the_links_of_a_page_outside_the_documentation_lead_somewhere(page: str) -> None:
    links = _LINK.findall((ROOT / page).read_text(encoding="utf-8"))
    assert [link for link in links if "://" not in link and not (ROOT / link).exists()] == []
