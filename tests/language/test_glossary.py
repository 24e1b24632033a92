"""Polish and Russian use the words of their rulebooks, and leave people's names in the nominative."""

from __future__ import annotations

import re

import pytest

from language.catalogue import TRANSLATIONS, catalogue
from language.families import PEOPLE
from language.glossary import FORBIDDEN, REQUIRED

BEFORE_A_NAME = {
    "pl": "bez|dla|do|na|nad|o|od|po|pod|przed|przez|przy|u|w|z|za|ze",
    "ru": "без|в|вместо|для|до|за|из|к|на|над|о|от|по|под|при|против|с|со|у",
}
"""Prepositions, after which a name would need another case."""


@pytest.mark.parametrize(("code", "name"), [(code, name) for code in TRANSLATIONS for name in REQUIRED[code]])
def test_things_are_called_as_in_the_rulebook(code: str, name: str) -> None:
    assert REQUIRED[code][name] in catalogue(code)[name].text.lower()


@pytest.mark.parametrize(("code", "phrase"), [(code, phrase) for code in TRANSLATIONS for phrase in FORBIDDEN[code]])
def test_nothing_is_carried_over_from_english(code: str, phrase: str) -> None:
    assert [name for name, entry in catalogue(code).items() if re.search(phrase, entry.text)] == []


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_names_of_people_stand_in_the_nominative(code: str) -> None:
    oblique = re.compile(rf"\b(?:{BEFORE_A_NAME[code]})\s+\{{ \$(?:{'|'.join(sorted(PEOPLE))}) \}}", re.IGNORECASE)
    assert [name for name, entry in catalogue(code).items() if oblique.search(entry.text)] == []
