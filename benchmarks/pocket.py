"""How fast Mr. Jack Pocket runs, beside python-chess in the same run: the same as ``whitechapel bench pocket``."""

import sys

from whitechapel.cli import main

sys.exit(main(["bench", "pocket", *sys.argv[1:]]))
