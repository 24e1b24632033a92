"""The game in words: English, Polish and Russian.

What is said is a ``Message``, an id and arguments, until somebody reads it; then a ``Language`` says it.

>>> from skyrise import Game
>>> game = Game.new(players=2, seed=1)
>>> message = message_of(game.events[0], None)
>>> language("en").say(message, game.names)
'Red starts an auction'
>>> language("pl").say(message, ("Ewa", "Jan"))
'Jan rozpoczyna licytację'
"""

from skyrise.notation.messages import (
    Message,
    effect_messages,
    message_of,
    receipt_message,
    refusal_message,
)

from .language import LANGUAGES, Language, best_language, language
from .text import describe

__all__ = [
    "LANGUAGES",
    "Language",
    "Message",
    "best_language",
    "describe",
    "effect_messages",
    "language",
    "message_of",
    "receipt_message",
    "refusal_message",
]
