"""Swap the hidden world, compare every byte: what reaches a seat may depend on nothing the seat can't know.

`find_leaks` plays random games and takes every position of them. For each seat (both players and a spectator) it
walks through all worlds of the seat's information set and compares what the seat would get in that world with what it
gets in the true one (`forms`). `find_record_leaks` does the same for histories: all that look alike to a seat must
end in just the worlds the seat is told to reckon with, and give the same record in text and JSON.

    >>> from whitechapel import pocket
    >>> from whitechapel.testing.leak import find_leaks
    >>> find_leaks(pocket, positions=50).leaks
    ()

Programs that hand more to a seat (a server's messages, say) name it as a form of their own and are checked alike.
"""

from whitechapel.testing.leak.forms import FORMS, Form
from whitechapel.testing.leak.positions import Leak, LeakReport, find_leaks, leaks_in
from whitechapel.testing.leak.records import find_record_leaks, record_leaks_in

__all__ = ["FORMS", "Form", "Leak", "LeakReport", "find_leaks", "find_record_leaks", "leaks_in", "record_leaks_in"]
