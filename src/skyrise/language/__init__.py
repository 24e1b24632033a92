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

from .effects import effect_messages
from .language import LANGUAGES, Language, best_language, language
from .log import message_of
from .messages import Message
from .receipts import receipt_message
from .refusals import refusal_message
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
