"""A small compiler for the cores: from their Python to the code of a machine.

The cores are written in a small subset of Python with true annotations (``docs/kernel.md``). A program goes through

1. ``sources``, which finds the text of a function, and ``annotations``, which reads its types;
2. ``functions``, ``statements``, ``expressions`` and ``calls``, the front end: they check every line, give it its
   types, and write it down as a tree (``tree``); what they do not know they refuse, with file and line;
3. ``llvm``, the back end, which writes the tree as the text that LLVM reads;
4. ``machine``, which has LLVM make an object file of it.

Nothing here knows Skyrise: what the names of a runtime stand for is told by a ``dialect.Dialect``.
"""
