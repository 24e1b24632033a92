"""A language: says messages to a reader."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from skyrise.components.players import given_names
from skyrise.notation.messages import Message

from .bundles import bundle
from .forms import FORMS

LANGUAGES: Final = ("en", "pl", "ru")
"""The languages we have, the default first."""

_RANGE: Final = re.compile(r"\s*([A-Za-z]+)[^,;]*(?:;\s*q\s*=\s*([0-9](?:\.[0-9]+)?))?")


@dataclass(frozen=True, slots=True)
class Language:
    """One language."""

    code: str

    def say(self, message: Message, names: Sequence[str] = ()) -> str:
        """A message in words; the names are those of the seats."""
        return self._format(message.id, None, message.args, names)

    def words(self, message_id: str, /, form: str | None = None, **arguments: Any) -> str:
        """A message whose arguments are numbers, texts and terms; or the form of a term.

        >>> language("en").words("wonder-18", form="quoted")
        'The Vault'
        """
        return self._format(message_id, form, arguments, ())

    def value(self, value: Any, names: Sequence[str] = (), form: str | None = None) -> Any:
        """An argument as Fluent takes it: a thing by its name, anything else unchanged."""
        if not isinstance(value, Mapping):
            return value
        if "term" in value:
            return self.words(value["term"], form=form)
        if "seat" in value:
            return names[value["seat"]]
        if "id" in value:
            return self.say(Message(**value), names)
        return self.join([str(self.value(item, names, form)) for item in value["list"]])

    def names(self, names: Sequence[str] | None, colors: Sequence[str]) -> tuple[str, ...]:
        """What the seats are called: by their names, or by their colors where they have none.

        >>> language("pl").names(["Ewa", "", "Blue"], ["red", "teal", "blue"])
        ('Ewa', 'Turkusowy', 'Niebieski')
        """
        given = given_names(names or [""] * len(colors), colors)
        return tuple(name or self.words(f"color-{color}") for name, color in zip(given, colors, strict=True))

    def _format(self, message_id: str, form: str | None, arguments: Mapping[str, Any], names: Sequence[str]) -> str:
        message = bundle(self.code).get_message(message_id)
        pattern = message.attributes.get(form, message.value) if form else message.value
        assert pattern is not None, message_id
        text, errors = bundle(self.code).format_pattern(pattern, self._offered(arguments, names))
        if errors:
            raise errors[0]
        return str(text)

    def _offered(self, arguments: Mapping[str, Any], names: Sequence[str]) -> dict[str, Any]:
        """What a message can use: its arguments, and the forms of those that may be things with a name."""
        offered = {key: self.value(value, names) for key, value in arguments.items()}
        for key, value in arguments.items():
            if _has_forms(value):
                offered |= {f"{key}-{form}": self.value(value, names, form) for form in FORMS}
        return offered

    def join(self, items: Sequence[str]) -> str:
        """A list of things, with commas and a final “and”."""
        if len(items) < 2:
            return "".join(items)
        return self.words("list-and", first=", ".join(items[:-1]), last=items[-1])


def _has_forms(value: Any) -> bool:
    """Terms and lists have forms, and so has whatever may stand where a term does: a building is only its number."""
    return not isinstance(value, Mapping) or "term" in value or "list" in value


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
