"""Native functions in the memory of this process, by the functions of Python that they were made of."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_type_hints

from ..generator.annotations import Annotations
from ..generator.symbols import entry_symbol
from .calls import Entry
from .chance import ANNOTATIONS


class Library:
    """Finds functions, and calls them with the types that they declare."""

    def __init__(self, address_of: Callable[[str], int], owner: object) -> None:
        """``address_of``: where a symbol is in memory, or 0; ``owner``: of that memory."""
        self._address_of, self._owner = address_of, owner
        self._annotations = Annotations(ANNOTATIONS)
        self._entries: dict[Callable[..., Any], Entry] = {}

    def entry(self, function: Callable[..., Any]) -> Entry:
        """The native twin of a function."""
        if function not in self._entries:
            name = f"{function.__module__}.{function.__name__}"
            address = self._address_of(entry_symbol(name))
            if not address:
                raise ValueError(f"{name} is no entry of a core")
            *parameters, result = get_type_hints(function, include_extras=True).values()
            kinds = [self._annotations.type_of(hint) for hint in parameters]
            self._entries[function] = Entry(name, address, kinds, self._annotations.type_of(result), self._owner)
        return self._entries[function]
