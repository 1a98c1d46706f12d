"""Films as files: animated GIF and WebP, by Pillow."""

from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path

from PIL import Image

from whitechapel.pictures.film import Frame
from whitechapel.pictures.raster import png
from whitechapel.pictures.scenes import drawn

KINDS = (".gif", ".webp")
"""How a file's name may end."""
_COLOURS = 255
_SAMPLES = 6


def filmed(frames: Sequence[Frame], kind: str, width: int, progress: Callable[[int], None]) -> bytes:
    """Frames as a film that begins anew when it is over.

    Args:
        frames: what it shows.
        kind: one of `KINDS`.
        width: in pixels.
        progress: called after every frame with how many are drawn.
    """
    pictures = []
    for number, frame in enumerate(frames, 1):
        pictures.append(Image.open(BytesIO(png(drawn(frame.scene, "film"), width))).convert("RGB"))
        progress(number)
    if kind == ".gif":
        palette = _palette(pictures)
        pictures = [picture.quantize(palette=palette, dither=Image.Dither.NONE) for picture in pictures]
    film = BytesIO()
    pictures[0].save(
        film,
        format=kind.removeprefix(".").upper(),
        save_all=True,
        append_images=pictures[1:],
        duration=[frame.milliseconds for frame in frames],
        loop=0,
        **({"optimize": False} if kind == ".gif" else {"quality": 80, "method": 4}),
    )
    return film.getvalue()


def kind_of(file: Path) -> str | None:
    """The kind of film that a file's name says; None where it says none we make."""
    kind = file.suffix.lower()
    return kind if kind in KINDS else None


def _palette(pictures: Sequence[Image.Image]) -> Image.Image:
    """Colours for all frames together: what does not move must not flicker, and needs no room then."""
    step = max(1, len(pictures) // _SAMPLES)
    samples = [*pictures[::step][:_SAMPLES], pictures[-1]]
    width, height = samples[0].size
    sheet = Image.new("RGB", (width, height * len(samples)))
    for number, sample in enumerate(samples):
        sheet.paste(sample, (0, number * height))
    return sheet.quantize(_COLOURS, method=Image.Quantize.MEDIANCUT)
