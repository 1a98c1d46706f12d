"""How fast the searchers run, and whether they keep their limits."""
