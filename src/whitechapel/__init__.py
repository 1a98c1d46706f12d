"""Whitechapel: the home of Mr. Jack Pocket and Mr. Jack on a computer.

The rules are modules that follow one contract (`whitechapel.core`): `whitechapel.pocket` is Mr. Jack Pocket,
`whitechapel.classic` is Mr. Jack. Not affiliated with the publisher of the games.
"""

__version__ = "0.1.0"
