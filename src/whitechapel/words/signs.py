"""Printer's signs, and what stands for them where there is only ASCII."""

_SIGNS = str.maketrans("·\u2019“”„«»←→\u202f", '-\'"""""<> ') | {ord("…"): "..."}


def plain(text: str) -> str:
    """A text whose signs are ASCII; letters stay as they are."""
    return text.translate(_SIGNS)
