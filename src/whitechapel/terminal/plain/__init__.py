"""A game in lines: the table is told, an action is typed. For ears, pipes and every terminal there is."""

from whitechapel.terminal.plain.reading import FileLines, Lines
from whitechapel.terminal.plain.table import PlainTable
from whitechapel.terminal.plain.talk import Talk

__all__ = ["FileLines", "Lines", "PlainTable", "Talk"]
