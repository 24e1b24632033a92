"""A language: says messages to a reader."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from skyrise.notation.messages import Message

from .bundles import bundle

LANGUAGES: Final = ("en", "pl", "ru")
"""The languages we have, the default first."""

_RANGE: Final = re.compile(r"\s*([A-Za-z]+)[^,;]*(?:;\s*q\s*=\s*([0-9](?:\.[0-9]+)?))?")


@dataclass(frozen=True, slots=True)
class Language:
    """One language."""

    code: str

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """A message in words; the names are those of the seats."""
        return self.words(message.id, **{key: self.value(value, names) for key, value in message.args.items()})

    def words(self, message_id: str, /, **arguments: Any) -> str:
        """A message whose arguments are only numbers and texts."""
        pattern = bundle(self.code).get_message(message_id).value
        assert pattern is not None, message_id
        text, errors = bundle(self.code).format_pattern(pattern, arguments)
        if errors:
            raise errors[0]
        return str(text)

    def value(self, value: Any, names: Sequence[str] = ()) -> Any:
        """An argument as Fluent takes it: a thing by its name, anything else unchanged."""
        if not isinstance(value, Mapping):
            return value
        if "term" in value:
            return self.words(value["term"])
        if "seat" in value:
            return names[value["seat"]]
        if "id" in value:
            return self.say(Message(**value), names)
        return self.join([str(self.value(item, names)) for item in value["list"]])

    def join(self, items: Sequence[str]) -> str:
        """A list of things, with commas and a final “and”."""
        if len(items) < 2:
            return "".join(items)
        return self.words("list-and", first=", ".join(items[:-1]), last=items[-1])


@cache
def language(code: str) -> Language:
    """A language by its code.

    >>> language("ru").words("wonder-7")
    'Точка обзора'
    """
    if code not in LANGUAGES:
        raise ValueError(f"no such language: {code}; there are {', '.join(LANGUAGES)}")
    return Language(code)


def best_language(wished: str) -> str:
    """The code of the language that suits best: from an ``Accept-Language`` header, or from a locale.

    >>> best_language("de, ru;q=0.5, pl;q=0.9"), best_language("pl_PL.UTF-8"), best_language("C")
    ('pl', 'pl', 'en')
    """
    wishes = [(float(found[2] or 1), found[1].lower()) for found in map(_RANGE.match, wished.split(",")) if found]
    known = [(weight, code) for weight, code in wishes if code in LANGUAGES and weight > 0]
    return max(known, key=lambda wish: wish[0])[1] if known else LANGUAGES[0]
