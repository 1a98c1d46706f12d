"""Makes the picture that links to the page are shown with, from the cut-outs: ``python -m tools.link_picture``.

With pngquant on the machine the file is a third as large.
"""

import base64
import shutil
import subprocess

from playwright.sync_api import sync_playwright

from browser.chromium import ARGUMENTS, chromium
from tools import ROOT
from whitechapel.core.svg import GROUND, LIGHT, circle, document, path, placed, rectangle, use, words
from whitechapel.core.svg_cutouts import definitions

FILE = ROOT / "web/public/preview.png"
FONT = ROOT / "web/src/theme/fonts/old-standard-tt.woff2"
WIDTH, HEIGHT = 1200, 630
_RINGS = ((560, "#241f33"), (430, "#3d2439"), (310, "#6a3038"), (205, "#b5572f"), (120, LIGHT))
_FAR = (("lane", 20, 236, 2.3), ("pizer", 985, 232, 2.3), ("smith", 150, 214, 2.5), ("madame", 815, 214, 2.5))
_NEAR = (
    ("watson", -50, 286, 3.1),
    ("gull", 960, 262, 3.2),
    ("holmes", 185, 262, 3.3),
    ("stealthy", 690, 262, 3.3),
    ("jack", 425, 226, 3.8),
)
"""Who stands where: the left, the top and how large."""


def drawn() -> str:
    """People under a gaslight, one of whom does not want to be seen, over the name of the page."""
    crowd = {
        row: "".join(placed(x, y, size, use(f"figure-{name}")) for name, x, y, size in row) for row in (_FAR, _NEAR)
    }
    return document(
        WIDTH,
        HEIGHT,
        "Whitechapel",
        "People of Whitechapel under a gaslight",
        definitions(),
        rectangle(0, 0, WIDTH, HEIGHT, "#171a26"),
        *(circle(600, 196, radius, fill) for radius, fill in _RINGS),
        placed(0, 430, 1.2, use("art-roofs")),
        placed(546, 100, 1, use("art-gaslight")),
        crowd[_FAR],
        path("#b9c6d8", "M0 430c160-50 300 20 480-20s360-50 720 10v60c-300-40-500 30-720 10S160 500 0 480z",
             fill_opacity=0.16),
        crowd[_NEAR],
        path(GROUND, "M0 568c200-26 420 8 640-8s380-22 560 0v70H0z"),
        words(600, 617, "Whitechapel", 58, LIGHT),
    )  # fmt: skip


def main() -> None:
    """Photograph the drawing with the page's own type."""
    font = base64.b64encode(FONT.read_bytes()).decode()
    face = f"@font-face {{ font-family: 'Old Standard TT'; font-weight: 700; src: url(data:font/woff2;base64,{font}) }}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        page = browser.new_page(viewport={"width": WIDTH, "height": HEIGHT})
        page.set_content(f"<style>{face} body {{ margin: 0 }} svg {{ display: block }}</style>{drawn()}")
        page.evaluate("document.fonts.ready")
        page.screenshot(path=FILE)
        browser.close()
    if pngquant := shutil.which("pngquant"):
        subprocess.run([pngquant, "--force", "--ext", ".png", str(FILE)], check=True)  # noqa: S603 - our own picture


if __name__ == "__main__":
    main()
