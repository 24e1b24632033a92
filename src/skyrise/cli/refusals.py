"""Why the user's input was refused, in one line."""

from __future__ import annotations

from rich.markup import escape

from skyrise.components import Refusal
from skyrise.language import refusal_message

from .output import errors
from .speech import ENGLISH, spoken


def tell_refusal(error: Exception) -> None:
    """Prints why something was refused; in English if it has no message in other languages."""
    speech, text = ENGLISH, str(error)
    if isinstance(error, Refusal):
        speech = spoken()
        text = speech.say(refusal_message(error))
        text = f"{error.place}: {text}" if error.place else text
    refused = speech.words("terminal-refused")
    errors.print(f"[bold red]{refused}[/] {escape(text)}", markup=True, highlight=False, soft_wrap=True)
