"""Thinking ahead, in the subset of Python that the kernel compiles: evaluation, bidding, tree search, exact endings.

A core, as the rules are: CPython runs it as it stands, and the kernel compiles the same files. So its modules import
one another, and those of the rules, only relatively.
"""
