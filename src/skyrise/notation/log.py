"""The log: what happened, a sentence each."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from skyrise.components.names import WONDERS
from skyrise.rules import Event

Fields = Mapping[str, Any]


def sentence(event: Event, viewer: int | None, names: Sequence[str]) -> str:
    """An event as a seat may read it (None: a spectator)."""
    fields = event.seen_by(viewer)
    who = names[event.seat] if event.seat is not None else ""
    return _SENTENCES[event.kind](who, fields)


def what(fields: Fields) -> str:
    """A piece: its building number, or the name of the Wonder."""
    return str(fields["building"]) if "building" in fields else WONDERS[fields["wonder"] - 1].name


def _cards(fields: Fields) -> str:
    return " and ".join(WONDERS[card - 1].name for card in fields["cards"]) if "cards" in fields else "secretly"


def _learned(who: str, fields: Fields) -> str:
    value = f": it is {fields['value']}" if fields.get("value") is not None else ""
    return f"{who} may look at the value of patron {fields['letter']}{value}"


def _scored(who: str, fields: Fields) -> str:
    return f"{who} scores {fields['points']} for {rule_words(fields['rule'])} ({fields['place']})"


def rule_words(rule: str) -> str:
    """What a score is for, in a few words."""
    if rule.startswith("wonder."):
        return next(card.name for card in WONDERS if card.id == rule.removeprefix("wonder."))
    if rule.startswith("score.panorama."):
        return f"the panorama {rule.removeprefix('score.panorama.')}"
    return rule.removeprefix("score.")


_SENTENCES: dict[str, Callable[[str, Fields], str]] = {
    "open": lambda who, f: f"{who} starts an auction",
    "bid": lambda who, f: f"{who} bids {what(f)} on {f['at']}",
    "pass": lambda who, f: f"{who} {'has to pass' if f['forced'] else 'passes'}",
    "return": lambda who, f: f"{who} takes {what(f)} back from {f['at']}",
    "construct": lambda who, f: f"{who} constructs {what(f)} on {f['at']}",
    "collect": lambda who, f: f"{who} collects the {f['disc']} disc of {f['at']}",
    "assign": lambda who, f: f"{who} makes the wild disc {f['color']}",
    "row": lambda who, f: f"{who} has {f['discs']} in the {f['color']} row",
    "excess": lambda who, f: f"{who} has a {f['color']} disc in excess",
    "learn": _learned,
    "reveal": lambda who, f: f"{who} reveals the secret objective {f['color'] or 'that nobody knows'}",
    "decline": lambda who, f: f"{who} leaves the Vault's further disc",
    "score": _scored,
    "era-end": lambda who, f: f"Era {f['era']} ends",
    "choose": lambda who, f: f"{who} chooses {_cards(f)}",
    "show": lambda who, f: f"{who} shows {_cards(f)}",
    "key": lambda who, f: f"{who} takes the {f['key']} key to the city",
    "finish": lambda who, f: f"{who} has built everything",
    "end": lambda who, f: "The game ends",
}
