"""Readers: every language, on a wide screen and on a phone, by day and by night."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from browser.people import NewPerson, Person
from thorough import IS_LONG

PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
WIDE: dict[str, Any] = {"width": 1440, "height": 900}


@dataclass(frozen=True)
class Reader:
    """Somebody who reads a language on a screen."""

    code: str
    on_phone: bool = False
    by_night: bool = False

    def __str__(self) -> str:
        return f"{self.code}-{'phone' if self.on_phone else 'wide'}"

    def person(self, new_person: NewPerson) -> Person:
        """The reader, who comes to the page."""
        size, look = PHONE if self.on_phone else WIDE, "dark" if self.by_night else "light"
        return new_person(**size, locale=self.code, color_scheme=look)


ALL_READERS = (
    Reader("en"),
    Reader("pl", by_night=True),
    Reader("ru", on_phone=True, by_night=True),
    Reader("en", on_phone=True, by_night=True),
    Reader("pl", on_phone=True),
    Reader("ru"),
)
"""Every language on both screens."""

READERS = ALL_READERS if IS_LONG else ALL_READERS[:3]
"""``make test`` has every language, both screens, day and night; ``make long`` leaves none out."""

by_readers = pytest.mark.parametrize("reader", READERS, ids=str)
