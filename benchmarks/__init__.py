"""Scripts that measure the house; each can be run by anyone, from the top folder: ``python -m benchmarks.NAME``."""
