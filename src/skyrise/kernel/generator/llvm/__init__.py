"""The back end: a program as the text that LLVM reads.

``module`` writes the whole, ``functions`` one function, ``statements`` and ``expressions`` what is in it. Variables are
slots on the stack: LLVM turns them into registers. A list is an address and its lengths, a record an address.
"""

from .module import Module

__all__ = ["Module"]
