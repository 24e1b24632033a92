"""Names of people come as they are: a sentence that takes one must not ask for another case, nor for a gender."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from language.catalogue import TRANSLATIONS, catalogue
from language.families import LISTS_OF_PEOPLE, NAMES_OF_THINGS, PEOPLE

BEFORE = {
    "pl": r"Wygrywa|Teraz gra|zaczyna|prowadzi|dopóki nie spojrzy|Grasz jako|niż",
    "ru": r"Побеждает|Ходит|начинает|лидирует|Показать их может только|на втором месте",
}
"""What may stand before a name in the nominative: verbs whose subject it is, and comparisons with it."""

PAST = {"pl": r"\w+(?:ł|ła|ło)(?: się)?", "ru": r"\w+(?:л|ла|ло|лся|лась|лось)"}
"""Verbs in the past tense, which are those of a man or of a woman."""

VARIANT = re.compile(r"^\s*\*?\[\w+\] ")


def places_of_people(code: str) -> Iterator[tuple[str, str, str]]:
    """Each message with the name of a person in it: the text before the name, and the one after."""
    for name, entry in catalogue(code).items():
        known = PEOPLE - {"name"} if name in NAMES_OF_THINGS | {"text-wonder"} else PEOPLE
        people = known | {"names"} if name in LISTS_OF_PEOPLE else known
        for found in re.finditer(rf"\{{ \$(?:{'|'.join(sorted(people))}) \}}", entry.text):
            before = entry.text[: found.start()].rpartition("\n")[2]
            yield name, VARIANT.sub("", before).strip(), entry.text[found.end() :]


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_names_of_people_are_subjects_or_stand_alone(code: str) -> None:
    """At the beginning, behind a mark (a colon, a comma …), or behind a verb whose subject they are; nowhere else."""
    nominative = re.compile(rf"(?:^|[:,.;·—(]|\b(?:{BEFORE[code]}))$")
    found = list(places_of_people(code))
    assert len(found) > len(PEOPLE)
    assert [(name, before) for name, before, _ in found if not nominative.search(before)] == []


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_nobody_has_a_gender(code: str) -> None:
    gendered = re.compile(rf"^ (?:nie |не )?{PAST[code]}\b", re.IGNORECASE)
    assert [name for name, _, after in places_of_people(code) if gendered.search(after)] == []
