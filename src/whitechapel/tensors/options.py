"""Rule options as parts of an array, so that a learner knows which variant it plays."""

from collections.abc import Iterator, Mapping

from whitechapel.core.packed_options import PackedOptions
from whitechapel.tensors.parts import Draft, flags, one_of


def option_drafts(packed: PackedOptions, words: Mapping[str, int]) -> Iterator[Draft]:
    """A part for each of a game's packed options; `words` says which word of an observation has which name."""
    for one in packed:
        word, count = words[one.word], len(one.option.values)
        if one.axis == "-":
            yield Draft(one.part, (1,), one.axis, one.shows, flags(word, one.at, 1))
        else:
            yield Draft(one.part, (count,), one.axis, one.shows, (one_of(word, one.at, one.width, count),))
