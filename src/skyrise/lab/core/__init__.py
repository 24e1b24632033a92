"""What happened in a game, as numbers, in the subset of Python that Numba compiles; loaded twice, as the rules are."""
