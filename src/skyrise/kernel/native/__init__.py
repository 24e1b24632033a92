"""The cores as native code: made by ``skyrise.kernel.generator`` and LLVM, kept in an object file, called by ctypes.

``build`` makes the code, ``linking`` puts it into memory, ``library`` finds the functions in it, ``calls`` calls them,
``records`` are the states and tables that they work on, and ``load`` is the load that all of it makes up. Importing
this package imports no llvmlite.
"""
