"""Why the user's input was refused, in one line."""

from __future__ import annotations

from rich.markup import escape

from skyrise.components import Faulty
from skyrise.language import reason_message
from skyrise.rules import BadAction, IllegalAction

from .output import errors
from .speech import ENGLISH, spoken


def tell_refusal(error: Exception) -> None:
    """Prints why something was refused; in English if it has no message in other languages."""
    speech, text = ENGLISH, str(error)
    if isinstance(error, Faulty | BadAction | IllegalAction):
        speech = spoken()
        text = speech.say(reason_message(error))
    if isinstance(error, Faulty) and error.place:
        text = f"{error.place}: {text}"
    refused = speech.words("terminal-refused")
    errors.print(f"[bold red]{refused}[/] {escape(text)}", markup=True, highlight=False, soft_wrap=True)
