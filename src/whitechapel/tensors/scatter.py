"""Setting the entries of an array from packed words, and those of a mask from actions. Compiled where possible.

A plan is a flat list of rows of seven ints: word, lowest bit, mask, first value, number of entries, first entry,
distance of entries. For each row the number found in the word sets one entry, or none where it is out of range. A row
without a number of entries is a set: each of its bits sets an entry.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from array import array

    from whitechapel.tensors.arrays import FloatArray, Mask

ROW = 7


def scatter(words: tuple[int, ...], plan: "array[int]", out: "FloatArray", offset: int) -> None:
    """Set what the words show in `out` from entry `offset` on, where all must be zeros."""
    for row in range(len(plan) // ROW):
        at = ROW * row
        word = words[plan[at]]
        value = word >> plan[at + 1] & plan[at + 2]
        entry = offset + plan[at + 5]
        if plan[at + 4]:
            if plan[at + 3] <= value < plan[at + 3] + plan[at + 4]:
                out[entry + (value - plan[at + 3]) * plan[at + 6]] = 1.0
        else:
            while value:
                if value & 1:
                    out[entry] = 1.0
                value >>= 1
                entry += plan[at + 6]


def allow(actions: tuple[int, ...], mask: "Mask", offset: int) -> None:
    """Set the entries of these actions in `mask` from entry `offset` on, where all must be zeros."""
    for action in actions:
        mask[offset + action] = 1
