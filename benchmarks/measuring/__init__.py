"""How to measure on a machine that is never quite quiet."""
