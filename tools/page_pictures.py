"""Makes the pictures of every screen for the documentation: ``python -m tools.page_pictures [NAME...]``.

With pngquant on the machine (``apt-get install pngquant``) the files are a quarter as large.
"""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from browser.chromium import ARGUMENTS, chromium
from browser.screens import SCREENS
from browser.serving import Serving
from browser.visiting import DESKTOP, PHONE, new_context
from tools import ROOT

FOLDER = ROOT / "docs/screenshots"
#: Other themes and languages: the screen, the settings, the language.
EXTRAS: dict[str, tuple[str, dict[str, object], str]] = {
    "pocket-table-light": ("pocket-table", {"theme": "light"}, "en"),
    "pocket-table-contrast": ("pocket-table", {"theme": "contrast"}, "en"),
    "classic-table-light": ("classic-table", {"theme": "light"}, "en"),
    "classic-table-contrast": ("classic-table", {"theme": "contrast"}, "en"),
    "home-fr": ("home", {}, "fr"),
    "pocket-choosing-pl": ("pocket-choosing", {}, "pl"),
    "classic-rules-it": ("classic-rules", {}, "it"),
}


def make(browser: Browser, origin: str, file: str, screen: str, size: tuple[int, int], **more: object) -> None:
    """One picture, in a browser of its own."""
    language = str(more.pop("language", "en"))
    context = new_context(browser, origin, size=size, touch=size == PHONE, language=language, settings=more)
    page = context.new_page()
    page.goto("/")
    SCREENS[screen](page)
    page.wait_for_load_state("networkidle")
    page.mouse.move(0, 0)
    page.screenshot(path=FOLDER / f"{file}.png", animations="disabled")
    context.close()
    if small := shutil.which("pngquant"):
        command = [small, "--force", "--ext", ".png", "--skip-if-larger", "--strip", str(FOLDER / f"{file}.png")]
        subprocess.run(command, check=False)  # noqa: S603 - an optional tool, found on PATH
    print(file)


def main(wanted: list[str]) -> None:
    """Make the pictures whose names begin with one of `wanted`; all of them when nothing is wanted."""
    FOLDER.mkdir(exist_ok=True)
    pictures: dict[str, tuple[str, dict[str, object], str, tuple[int, int]]] = {}
    for screen in SCREENS:
        if screen != "pocket-log":  # on a desktop the log is always there
            pictures[f"{screen}-desktop"] = (screen, {}, "en", DESKTOP)
        pictures[f"{screen}-phone"] = (screen, {}, "en", PHONE)
    for name, (screen, settings, language) in EXTRAS.items():
        pictures[name] = (screen, settings, language, DESKTOP)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        serving = Serving(Path(folder) / "matches.db")
        serving.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for name, (screen, settings, language, size) in pictures.items():
            if not wanted or name.startswith(tuple(wanted)):
                make(browser, serving.origin, name, screen, size, language=language, **settings)
        browser.close()
        serving.stop()


if __name__ == "__main__":
    main(sys.argv[1:])
