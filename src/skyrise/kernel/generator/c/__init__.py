"""A second back end: a program as C.

It is a tool of tests and benchmarks, nothing else needs it: a C compiler has sanitizers, and its fastest code is the
limit that the other back end is measured against. Every part of an expression gets a variable of its own, so that
things happen in the order of Python and not in that of C.
"""

from .expressions import c_symbol
from .module import module_text

__all__ = ["c_symbol", "module_text"]
