"""Setting the entries of an array from packed words. Compiled where possible.

A plan is a flat list of rows of seven ints: word, lowest bit, mask, first value, number of entries, first entry,
distance of entries. For each row the number found in the word sets one entry, or none where it is out of range.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from array import array

    from whitechapel.tensors.encoding import FloatArray

ROW = 7


def scatter(words: "array[int]", plan: "array[int]", out: "FloatArray") -> None:
    """Set what the words show in `out`, which must be all zeros."""
    for start in range(0, len(plan), ROW):
        value = (words[plan[start]] >> plan[start + 1] & plan[start + 2]) - plan[start + 3]
        if 0 <= value < plan[start + 4]:
            out[plan[start + 5] + value * plan[start + 6]] = 1.0
