"""Observations as fixed-shape arrays for learners, part by part, and back again without loss.

    >>> from whitechapel import pocket, tensors
    >>> from whitechapel.core import Seat
    >>> seen = pocket.observe(pocket.initial(), Seat.DETECTIVE)
    >>> array = tensors.encode(pocket, seen)
    >>> array.shape == tensors.shape(pocket) and tensors.decode(pocket, array) == seen
    True

An array is float32, of zeros and ones; what everybody sees comes first, what the seat alone knows last. Read the
files in this order: parts, options, scatter, arrays, encoding, hashed, lookup; then a game's own. docs/tensors.md lists
every part.
"""

from whitechapel.tensors.arrays import Arrays, FloatArray, Mask
from whitechapel.tensors.encoding import Encoding, Packing
from whitechapel.tensors.hashed import HashedEncoding
from whitechapel.tensors.lookup import decode, encode, encoding, parts, private_slice, public_slice, shape
from whitechapel.tensors.parts import Draft, Part, flags, one_of

__all__ = [
    "Arrays",
    "Draft",
    "Encoding",
    "FloatArray",
    "HashedEncoding",
    "Mask",
    "Packing",
    "Part",
    "decode",
    "encode",
    "encoding",
    "flags",
    "one_of",
    "parts",
    "private_slice",
    "public_slice",
    "shape",
]
