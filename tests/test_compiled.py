"""Which modules are compiled where there is a compiler."""

import pytest

from whitechapel import compiled
from whitechapel.compiled import SLOW, hot_modules


def test_hot_modules_are_those_with_types_for_c_beside_them() -> None:
    assert "whitechapel.pocket.kernel" in hot_modules()
    assert hot_modules("pocket") == (
        "whitechapel.pocket.district",
        "whitechapel.pocket.kernel",
        "whitechapel.pocket.playout",
    )


@pytest.mark.parametrize(
    ("suffixes", "said"), [((".so", ".py"), ("all hot modules are compiled\n", "")), ((), ("", f"{SLOW}\n"))]
)
def test_whoever_installs_it_is_told_whether_they_are_compiled(
    suffixes: tuple[str, ...],
    said: tuple[str, str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(compiled, "EXTENSION_SUFFIXES", suffixes)
    assert compiled.main() == (0 if suffixes else 1)
    assert capsys.readouterr() == said


def test_a_room_whose_extra_is_not_installed_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name)

    monkeypatch.setattr(compiled, "find_spec", missing)
    assert compiled.compiled()
