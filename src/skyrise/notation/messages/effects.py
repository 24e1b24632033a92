"""What cards do, with the numbers and words of an edition."""

from __future__ import annotations

from skyrise.components import Edition
from skyrise.components.names import FACTION_COLORS, PANORAMAS, WONDER_NUMBERS
from skyrise.components.schema import Setting
from skyrise.notation.documents import MessageArgument

from .message import Message

CARDS = {
    **{f"wonder-{number}": f"wonders.{number}." for number in WONDER_NUMBERS},
    **{f"panorama-{name}": f"panoramas.{name}." for name in PANORAMAS},
    **{f"objective-{color}": f"objectives.{color}." for color in FACTION_COLORS},
}
"""Every card that does something, and how the edition's keys about it begin."""


def effect_messages(edition: Edition) -> dict[str, Message]:
    """What each Wonder, panorama and objective does in an edition.

    >>> from skyrise import load_edition
    >>> effect_messages(load_edition())["wonder-6"]
    Message(id='wonder-6-effect', args={'per_structure': 2})
    """
    return {card: Message(f"{card}-effect", _arguments(edition, prefix)) for card, prefix in CARDS.items()}


def _arguments(edition: Edition, prefix: str) -> dict[str, MessageArgument]:
    return {
        key.removeprefix(prefix).replace(".", "-"): _argument(value.setting)
        for key, value in edition.values.items()
        if key.startswith(prefix)
    }


def _argument(setting: Setting) -> int | str:
    """A number, or a word that Fluent can choose by."""
    assert not isinstance(setting, tuple), "no card has a list of numbers"
    return setting.replace(" ", "-") if isinstance(setting, str) else int(setting)
