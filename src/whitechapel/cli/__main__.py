"""``python -m whitechapel.cli`` is the `whitechapel` program."""

import sys

from whitechapel.cli import main

sys.exit(main())
