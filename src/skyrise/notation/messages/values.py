"""What the values of an edition are called."""

from __future__ import annotations

from .message import Message, term, wonder


def value_message(key: str) -> Message:
    """The name of the value at a key of an edition.

    >>> value_message("hands.3")
    Message(id='value-hands', args={'players': 3})
    """
    match key.split("."):
        case ["discs", "removed", players, kind]:
            return Message(f"value-removed-{kind}", {"players": int(players)})
        case ["hands" | "figures" as what, players]:
            return Message(f"value-{what}", {"players": int(players)})
        case ["buildings", color, era, height]:
            return Message(
                f"value-buildings-{height}", {"color": term(f"color-{color}"), "era": int(era.removeprefix("era"))}
            )
        case ["rows", discs]:
            return Message("value-rows", {"discs": int(discs)})
        case ["panoramas", card, what]:
            return Message(f"value-panorama-{what}", {"card": term(f"panorama-{card}")})
        case ["objectives", color, what]:
            return Message(f"value-objective-{what}", {"card": term(f"objective-{color}")})
        case ["wonders", number, *_]:
            inner = Message(f"value-{_dashed(key)}").document()
            return Message("value-of-wonder", {"card": wonder(int(number)), "value": inner})
        case _:
            return Message(f"value-{_dashed(key)}")


def word_message(word: str) -> Message:
    """What a word says that a value may be.

    >>> word_message("any auction")
    Message(id='choice-any-auction', args={})
    """
    return Message(f"choice-{word.lower().replace(' ', '-')}")


def _dashed(key: str) -> str:
    return key.replace(".", "-").replace("_", "-")
