"""The words of documents are those of the box: types have to spell them out, and may not differ."""

from __future__ import annotations

from typing import get_args

import pytest

from skyrise.bots.registry import BOTS
from skyrise.components import edition_ids, names
from skyrise.notation.documents import vocabulary

PAIRS = {
    "Color": names.PLAYER_COLORS,
    "Faction": names.FACTION_COLORS,
    "Letter": names.PATRONS,
    "Disc": names.DISCS,
    "Height": names.HEIGHTS,
    "KeyName": names.KEYS,
    "Panorama": names.PANORAMAS,
    "Slot": names.SLOTS,
    "OuterIsland": names.OUTER_ISLANDS,
    "Source": names.SOURCES,
    "Era": names.ERAS,
    "ProvenanceKind": names.PROVENANCES,
    "BotLevel": tuple(BOTS),
}


@pytest.mark.parametrize("word", PAIRS)
def test_a_type_has_the_words_of_the_box_in_their_order(word: str) -> None:
    assert get_args(getattr(vocabulary, word)) == PAIRS[word]


def test_every_moment_is_one_of_a_source() -> None:
    assert set(get_args(vocabulary.Moment)) == set(names.SCORED_AT.values())


def test_every_published_edition_can_be_asked_for() -> None:
    assert set(get_args(vocabulary.EditionId)) == set(edition_ids())
