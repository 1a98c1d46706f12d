"""How fast Mr. Jack runs, beside python-chess in the same run: the same as ``whitechapel bench classic``."""

import sys

from whitechapel.cli import main

sys.exit(main(["bench", "classic", *sys.argv[1:]]))
