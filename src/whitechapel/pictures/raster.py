"""Drawings as PNG files, by resvg, with a font of our own: a server may have none.

Run as a program it turns the SVG it reads into a PNG of the width it is given: the library keeps Python from doing
anything else meanwhile, so whoever must not stand still lets a process of its own do it.
"""

import sys
from importlib.resources import as_file, files

FAMILY = "Old Standard TT"
_FONTS = ("OldStandardTT-Regular.ttf", "OldStandardTT-Bold.ttf")


def png(svg: str, width: int) -> bytes:
    """A drawing as a PNG file of so many pixels in width.

    Raises:
        ModuleNotFoundError: where the extra is not installed.
        ValueError: where it is no drawing.
    """
    import resvg_py  # noqa: PLC0415 - an extra

    with as_file(files("whitechapel.pictures") / "fonts") as fonts:
        made = resvg_py.svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=True,
            font_files=[str(fonts / name) for name in _FONTS],
            font_family=FAMILY,
            serif_family=FAMILY,
            sans_serif_family=FAMILY,
        )
    return bytes(made)


if __name__ == "__main__":
    sys.stdout.buffer.write(png(sys.stdin.buffer.read().decode(), int(sys.argv[1])))
