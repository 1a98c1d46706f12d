"""Whether the hot modules run compiled: the plain Python ones get smaller shares of the long tests."""

from whitechapel.pocket import kernel

COMPILED = not kernel.__file__.endswith(".py")
