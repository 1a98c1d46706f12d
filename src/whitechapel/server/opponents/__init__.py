"""The seats that the server plays itself: by the players of its levels, and by the bots of whoever runs it.

Read the files in this order: questions, worker, workers, seats, turns.
"""

from whitechapel.server.opponents.seats import OpponentSeats, checked_level
from whitechapel.server.opponents.turns import Turns, wait_for_beat
from whitechapel.server.opponents.workers import Workers

__all__ = ["OpponentSeats", "Turns", "Workers", "checked_level", "wait_for_beat"]
