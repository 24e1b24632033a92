"""Messages that are found by an id put together at run time, all in one place: what the audit takes for used."""

from __future__ import annotations

from skyrise import edition_ids
from skyrise.bots.registry import BOTS
from skyrise.components import Reason
from skyrise.components.names import (
    CENTRAL,
    DISCS,
    FACTION_COLORS,
    HEIGHTS,
    KEYS,
    OUTER_ISLANDS,
    PANORAMAS,
    PATRONS,
    PLAYER_COLORS,
    SLOTS,
    SOURCES,
    WONDER_NUMBERS,
    WONDERS,
)
from skyrise.notation.messages.effects import CARDS
from skyrise.notation.messages.refusals import reason_id
from skyrise.rules.position import CHOOSE, PENDING
from skyrise.rules.rulebook import RULEBOOK

NAMES = {
    "color": PLAYER_COLORS,
    "hood": FACTION_COLORS,
    "faction": FACTION_COLORS,
    "row": FACTION_COLORS,
    "disc": DISCS,
    "height": HEIGHTS,
    "wonder": WONDER_NUMBERS,
    "panorama": PANORAMAS,
    "objective": FACTION_COLORS,
    "island": (CENTRAL, *OUTER_ISLANDS),
    "slot": SLOTS,
    "patron": PATRONS,
    "key": KEYS,
    "source": SOURCES,
    "edition": edition_ids(),
    "bot": tuple(BOTS),
    "text-asked": (*PENDING.values(), CHOOSE, "over", "start", "bid", "answer"),
}
"""Families whose members are things with names."""

SETTINGS = {
    "theme": ("system", "light", "dark"),
    "motion": ("system", "full", "reduced"),
    "speed": ("slow", "normal", "fast"),
}
"""Families of the page's settings, whose names are put together in one place (``SettingsDialog.svelte``)."""

PEOPLE = frozenset({"who", "name", "host", "leader", "winners", "control", "passed"})
"""Arguments that are names of people: one, or several in a list. ``names`` is people in some messages only."""

LISTS_OF_PEOPLE = frozenset({"home-table-of", "score-patron", "score-win-together", "table-place-controlled"})
"""Messages whose argument ``names`` is people."""

NAMES_OF_THINGS = frozenset(
    {"reason-json-constant", "reason-json-twice", "table-panorama-now", "text-blimp", "text-lake", "text-patron"}
)
"""Messages whose argument ``name`` is a thing; that of ``text-wonder`` is a card, its ``who`` a person."""

SCORES = [rule for rule in RULEBOOK if rule.startswith("score.")] + [f"wonder.{card.id}" for card in WONDERS]
"""The rules that receipts name."""


OF_THE_RULES = {reason for reason in Reason if reason in RULEBOOK and not reason.startswith("setup.")}
"""Why an action is refused: ``tests/rules/test_reasons.py`` reaches each."""


def exact_ids() -> set[str]:
    """Every id of a family whose members we know."""
    named = {f"{family}-{member}" for family, members in {**NAMES, **SETTINGS}.items() for member in members}
    effects = {f"{card}-effect" for card in CARDS}
    rules = {f"rule-{rule.replace('.', '-')}" for rule in SCORES}
    reasons = {reason_id(reason) for reason in Reason}
    return named | effects | rules | reasons
