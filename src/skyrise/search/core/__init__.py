"""Thinking ahead, in the subset of Python that Numba compiles: evaluation, bidding, tree search, exact endings.

Loaded twice, as the rules are: by CPython as it stands, and by Numba with ``door`` and ``machine`` exchanged for their
compiled twins. The modules import one another relatively, and everything else through those two.
"""
