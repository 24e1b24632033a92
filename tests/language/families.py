"""Messages that are found by an id put together at run time, all in one place: what the audit takes for used."""

from __future__ import annotations

from typing import get_args

from skyrise import edition_ids, load_edition
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
from skyrise.notation.documents import Theme, ThoughtMethod, Verdict
from skyrise.notation.messages import rule_message
from skyrise.notation.messages.effects import CARDS
from skyrise.notation.messages.refusals import reason_id
from skyrise.rules.position import CHOOSE, PENDING
from skyrise.rules.rulebook import RULEBOOK
from skyrise.teacher.lessons import all_lessons

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
    "verdict": get_args(Verdict),
    "mistake": get_args(Theme),
    "method": get_args(ThoughtMethod),
    "text-asked": (*PENDING.values(), CHOOSE, "over", "start", "bid", "answer"),
}
"""Families whose members are things with names."""

SETTINGS = {
    "theme": ("system", "light", "dark"),
    "motion": ("system", "full", "reduced"),
    "size": ("normal", "large", "largest"),
    "speed": ("slow", "normal", "fast"),
    "telling": ("table", "slow", "step"),
    "solo": ("browser", "server"),
}
"""Families of the page's settings, whose names are put together in one place (``SettingsDialog.svelte``)."""

PEOPLE = frozenset({"who", "name", "host", "leader", "winners", "control", "passed"})
"""Arguments that are names of people: one, or several in a list. ``names`` is people in some messages only."""

LISTS_OF_PEOPLE = frozenset({"home-table-of", "score-patron", "score-win-together", "table-place-controlled"})
"""Messages whose argument ``names`` is people."""

NAMES_OF_THINGS = frozenset(
    {
        *{"reason-json-constant", "reason-json-twice", "reason-bot-name-twice", "table-panorama-now"},
        *{"text-blimp", "text-lake", "text-patron"},
    }
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
    sentences = {name for name in (rule_message(rule, load_edition()).id for rule in RULEBOOK) if "rulebook" in name}
    return named | effects | rules | reasons | sentences | said_in_lessons()


def said_in_lessons() -> set[str]:
    """The ids that the files of lessons name."""
    found: set[str] = set()
    for lesson in all_lessons():
        file = lesson.file
        found |= {file.title, file.about}
        for step in file.steps:
            found |= {step.title, *(step.tasks or ()), *(wrong.message for wrong in step.wrong or ())}
            found |= {point.label for point in step.points or () if point.label is not None}
            found |= {one for one in (step.happened, step.why, step.hint) if one is not None}
    return found
