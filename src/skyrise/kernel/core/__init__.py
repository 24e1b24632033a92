"""Loops over the rules: one step, a play-out, many games, perft. A core, as the rules are."""
