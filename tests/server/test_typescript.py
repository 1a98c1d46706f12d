"""The page's types are those of the protocol."""

from tests.server.forking import ROOT
from whitechapel.server.typescript import FILE, typescript


def test_the_committed_typescript_is_current() -> None:
    assert (ROOT / FILE).read_text(encoding="utf-8") == typescript(), "run python -m whitechapel.server.typescript"
