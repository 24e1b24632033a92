"""What a seat sees, as numbers, in the subset of Python that Numba compiles; loaded twice, as the rules are."""
