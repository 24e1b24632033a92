"""The rules of Skyrise, written once, in a small subset of Python.

Two doors: ``legal_actions`` and ``apply``. Everything is ints and flat lists of ints, so that this package can be
loaded twice: by CPython as it stands, and as native code (``skyrise.kernel``), made from the same files. For that,

* modules import one another only relatively, and the outside world only through ``runtime``, which the kernel knows;
* no dicts, strings, exceptions, closures or objects; a mask is an int with bit ``i`` for the ``i``-th thing;
* ``s`` is always a ``State``, ``t`` always the ``Tables`` of the game; both are plain records of numbers.

Sections and rulings (R1, R2, …) are those of ``docs/rules.md``.
"""
