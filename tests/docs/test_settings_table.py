"""The page about the server lists every setting with its default."""

import re
from dataclasses import fields

from tests.docs.running import ROOT
from whitechapel.server.settings import Settings

_ROW = re.compile(r"^\| (`\w+`(?:, `\w+`)*) \| ([^|]*) \|", re.MULTILINE)
_SHOWN = {"none": "", "a file of yours": "", "no": "False", "yes": "True"}
"""What the page says for an empty text and for what is a matter of yes or no."""


def test_the_settings_on_the_page_have_the_defaults_of_the_program() -> None:
    page = (ROOT / "docs" / "server.md").read_text(encoding="utf-8").split("\n## Settings\n")[1].split("\n## ")[0]
    shown: dict[str, str] = {}
    for names, defaults in _ROW.findall(page):
        shown |= dict(zip(re.findall(r"\w+", names), defaults.split(", "), strict=True))
    shown = {name: _SHOWN.get(default, default) for name, default in shown.items()}
    assert shown == {
        field.name: f"{field.default:g}" if isinstance(field.default, float) else str(field.default)
        for field in fields(Settings)
    }
