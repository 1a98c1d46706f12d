"""The page's types are those of the protocol."""

from tools.protocol_types import FILE, typescript


def test_the_committed_typescript_is_current() -> None:
    assert FILE.read_text(encoding="utf-8") == typescript(), "run: python -m tools.protocol_types"
