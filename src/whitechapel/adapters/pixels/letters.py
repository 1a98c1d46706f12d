"""A small face of capital letters: three pixels wide, five high, a row as an octal digit."""

import numpy as np
from numpy.typing import NDArray

WIDTH, HEIGHT = 3, 5

_ROWS = {
    "A": "25755", "B": "65656", "C": "34443", "D": "65556", "E": "74647", "F": "74644", "G": "34553",
    "H": "55755", "I": "72227", "J": "11152", "K": "55655", "L": "44447", "M": "57755", "N": "65555",
    "O": "25552", "P": "65644", "Q": "25573", "R": "65655", "S": "34216", "T": "72222", "U": "55557",
    "V": "55552", "W": "55775", "X": "55255", "Y": "55222", "Z": "71247", "0": "75557", "1": "26227",
    "2": "61247", "3": "61216", "4": "55711", "5": "74616", "6": "34757", "7": "71222", "8": "75757",
    "9": "75716", "-": "00700", "+": "02720", ":": "02020", "/": "11244", ".": "00002", ",": "00024",
    "(": "24442", ")": "21112", " ": "00000",
}  # fmt: skip

_BITS = np.array([4, 2, 1])
_GLYPHS = {
    letter: np.array([[int(row) & bit for bit in _BITS] for row in rows], dtype=bool) for letter, rows in _ROWS.items()
}


def stencil(text: str, scale: int) -> NDArray[np.bool_]:
    """The pixels that a text sets, one line, enlarged so many times; what has no letter is left blank."""
    gap = np.zeros((HEIGHT, 1), bool)
    columns = [column for letter in text.upper() for column in (_GLYPHS.get(letter, _GLYPHS[" "]), gap)]
    line = np.hstack(columns[:-1]) if columns else np.zeros((HEIGHT, 0), bool)
    return line.repeat(scale, axis=0).repeat(scale, axis=1)
