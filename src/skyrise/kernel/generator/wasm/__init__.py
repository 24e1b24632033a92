"""A module of WebAssembly, made of one object file of LLVM without a linker.

``objects`` reads the object file, ``modules`` writes the module.
"""

from .modules import module_of

__all__ = ["module_of"]
