"""What the page says, to find things by what people read."""

from __future__ import annotations

from skyrise.language import Message, language
from skyrise.notation.documents import MessageArgument


def words(message: str, code: str = "en", **arguments: MessageArgument) -> str:
    """A message of the page in a language."""
    return language(code).say(Message(message, arguments), ())
