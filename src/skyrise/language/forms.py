"""The forms of a term: a message such as the name of a card may have some of them as Fluent attributes.

A message with the argument ``piece`` can use ``$piece`` and also ``$piece-acc``, ``$piece-quoted`` and so on. A form
that the term does not have is its value.
"""

from __future__ import annotations

from typing import Final

FORMS: Final = ("acc", "gen", "dat", "ins", "loc", "quoted", "short")
"""Five cases; the name between quotation marks; a shorter name for narrow places."""
