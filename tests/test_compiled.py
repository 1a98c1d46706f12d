"""Which modules are compiled where there is a compiler."""

from whitechapel.compiled import hot_modules


def test_hot_modules_are_those_with_types_for_c_beside_them() -> None:
    assert "whitechapel.pocket.kernel" in hot_modules()
    assert hot_modules("pocket") == (
        "whitechapel.pocket.district",
        "whitechapel.pocket.kernel",
        "whitechapel.pocket.playout",
    )
