"""How the benchmarks read their arguments: as the command line does, with mistakes explained in one line."""

import argparse

from whitechapel.cli.parsing import Parser


def parser(name: str, about: str | None) -> Parser:
    """The parser of a benchmark, before it adds its arguments."""
    return Parser(
        prog=f"python -m benchmarks {name}".rstrip(),
        description=about,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
