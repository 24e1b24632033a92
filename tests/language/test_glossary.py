"""Polish and Russian use the words of their rulebooks."""

from __future__ import annotations

import re
from functools import cache

import pytest

from language.catalogue import TRANSLATIONS, catalogue, without_form
from language.families import NAMES
from language.glossary import ABOUT_ROWS, BOOKS, FORBIDDEN, NAMED, NEIGHBORHOODS, ROWS, TERMS
from language.test_rulebooks import BOOKS as FOLDER
from skyrise.language import language

FEWEST_TERMS = 25

needs_the_rulebooks = pytest.mark.skipif(
    not FOLDER.is_dir(), reason="the rulebooks are not ours to ship: SKYRISE_RULEBOOKS names their folder"
)


@cache
def book(code: str) -> str:
    """The rulebook of a language in small letters, words that are broken at a line's end put together."""
    text = (FOLDER / BOOKS[code]).read_text(encoding="utf-8").lower().replace("’", "'")
    return " ".join(re.sub(r"-\s*\n\s*", "", text).replace("*", "").split())


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_the_glossary_has_the_things_of_the_game(code: str) -> None:
    assert len(TERMS[code]) >= FEWEST_TERMS


@pytest.mark.parametrize(("code", "term"), [(code, term) for code in TRANSLATIONS for term in TERMS[code]])
def test_things_are_called_as_in_the_rulebook(code: str, term: str) -> None:
    texts = {name: catalogue(code)[name].text.lower() for name in TERMS[code][term]}
    assert [name for name, text in texts.items() if not re.search(term, text)] == []


@needs_the_rulebooks
@pytest.mark.parametrize("code", TRANSLATIONS)
def test_the_words_of_the_glossary_are_in_the_rulebook(code: str) -> None:
    assert [term for term in TERMS[code] if not re.search(term, book(code))] == []


@needs_the_rulebooks
@pytest.mark.parametrize("code", TRANSLATIONS)
@pytest.mark.parametrize("family", NAMED)
def test_cards_have_the_names_of_the_rulebook(code: str, family: str) -> None:
    names = [language(code).words(f"{family}-{member}").lower() for member in NAMES[family]]
    assert [name for name in names if name not in book(code)] == []


@pytest.mark.parametrize(("code", "phrase"), [(code, phrase) for code in TRANSLATIONS for phrase in FORBIDDEN[code]])
def test_nothing_is_carried_over_from_english(code: str, phrase: str) -> None:
    assert [name for name, entry in catalogue(code).items() if re.search(phrase, entry.text)] == []


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_a_row_is_not_called_a_neighborhood(code: str) -> None:
    texts = {name: entry.text.lower() for name, entry in catalogue(code).items()}
    with_a_row = [name for name, entry in catalogue(code).items() if "row" in map(without_form, entry.variables)]
    assert with_a_row
    assert [name for name in ABOUT_ROWS if not re.search(ROWS[code], texts[name])] == []
    assert [name for name in (*ABOUT_ROWS, *with_a_row) if re.search(NEIGHBORHOODS[code], texts[name])] == []
