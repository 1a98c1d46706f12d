"""What a table needs of a match, wherever it is played, and who answers it: this process, or a server.

Read the files in this order: interface, log, positions; local; asking, deals, seats, socket, wire, remote; replay.
"""

from whitechapel.table.interface import Advice, Coached, Connection, RefusedError, Table, Turn
from whitechapel.table.log import Entry, last_action
from whitechapel.table.positions import Position

__all__ = ["Advice", "Coached", "Connection", "Entry", "Position", "RefusedError", "Table", "Turn", "last_action"]
