"""The texts are our own: none has seven words in a row with a rulebook."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from language.catalogue import FOLDER, catalogue
from skyrise.language import LANGUAGES

ROOT = FOLDER.parent.parent.parent
BOOKS = Path(os.environ.get("SKYRISE_RULEBOOKS", ROOT.parent / "shared/seeds"))
IN_A_ROW = 7


def runs(text: str) -> set[tuple[str, ...]]:
    """Every seven words in a row; an argument is the end of a run."""
    parts = re.split(r"\{[^{}]*\}", text.lower())
    words = [re.findall(r"[^\W_]+", part) for part in parts]
    return {tuple(some[i : i + IN_A_ROW]) for some in words for i in range(len(some) - IN_A_ROW + 1)}


@pytest.mark.skipif(
    not BOOKS.is_dir(), reason="the rulebooks are not ours to ship: SKYRISE_RULEBOOKS names their folder"
)
@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_has_seven_words_of_a_rulebook(code: str) -> None:
    books = set[tuple[str, ...]]().union(*(runs(book.read_text(encoding="utf-8")) for book in BOOKS.glob("*.txt")))
    copied = {name: runs(entry.text) & books for name, entry in catalogue(code).items()}
    assert {name: found for name, found in copied.items() if found} == {}
