"""Thinking ahead, in the subset of Python that Numba compiles: evaluation, bidding, tree search, exact endings.

A core, as the rules are: CPython runs it as it stands, and a compiled load compiles the same files. So its modules
import one another, and those of the rules, only relatively.
"""
