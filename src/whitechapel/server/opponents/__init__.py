"""The seats that the server plays itself: by the players of its levels, and by the bots of whoever runs it.

Read the files in this order: questions, worker, process, workers, thoughts, queue, promises, occupants, seats, turns.
"""

from whitechapel.server.opponents.occupants import Occupants
from whitechapel.server.opponents.seats import OpponentSeats, checked_level
from whitechapel.server.opponents.turns import Turns
from whitechapel.server.opponents.workers import Workers

__all__ = ["Occupants", "OpponentSeats", "Turns", "Workers", "checked_level"]
