"""The audit of all texts: every language has every message, in its own words, with the same arguments, and uses it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

import make_refusals
from language.catalogue import FILES, FOLDER, TRANSLATIONS, arguments, catalogue, entries_of, without_form
from language.families import NAMES, PEOPLE, exact_ids
from skyrise.components import Reason
from skyrise.components.names import WONDERS
from skyrise.language import LANGUAGES
from skyrise.language.forms import FORMS
from skyrise.notation.messages.refusals import reason_id

ROOT = FOLDER.parent.parent.parent
PYTHON = sorted((ROOT / "src").rglob("*.py"))
PAGE = [path for path in sorted((ROOT / "web/src").rglob("*")) if path.suffix in (".ts", ".svelte")]

SAME_EVERYWHERE = {
    "app-name",  # the game's name
    "key-name-Enter",  # what is printed on keys
    "key-name-Escape",
    "key-name-Tab",
    "key-name-Home",
    "key-name-End",
    "language-en",  # each language in its own words
    "language-pl",
    "language-ru",
}
SAME_IN_POLISH = {
    "wonder-14",  # the Polish rulebook keeps these names
    "wonder-16",
    "wonder-17",
    "patron-A",
    "patron-B",
    "patron-C",
    "patron-D",
    "island-aurora",  # Latin names in both languages
    "island-cirrus",
    "board-north",  # Polish compasses have the English letters
    "board-east",
    "board-south",
    "board-west",
    "race-era1",  # an era is an era
    "race-era2",
    "table-era",
    "app-menu",  # Polish words too
    "host-bot",
    "room-bot",
    "table-seat-bot",
    "school-minutes",  # the same abbreviation
}
SAME = {"pl": SAME_EVERYWHERE | SAME_IN_POLISH, "ru": SAME_EVERYWHERE}


def sources(paths: list[Path]) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@pytest.mark.parametrize("code", TRANSLATIONS)
@pytest.mark.parametrize("file", FILES)
def test_every_file_has_the_same_messages_in_every_language(code: str, file: str) -> None:
    assert [name for name, _ in entries_of(code, file)] == [name for name, _ in entries_of("en", file)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_language_has_the_same_files(code: str) -> None:
    assert sorted(path.name for path in (FOLDER / code).iterdir()) == FILES


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_message_is_there_twice(code: str) -> None:
    counts = Counter(name for file in FILES for name, _ in entries_of(code, file))
    assert [name for name, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_every_message_takes_the_same_arguments_in_every_language(code: str) -> None:
    """A translation may ask for a form of a thing where English takes its name."""
    taken = {name: {*map(without_form, arguments(code, name))} for name in catalogue("en")}
    assert [name for name in taken if taken[name] != arguments("en", name)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_only_things_with_names_have_forms(code: str) -> None:
    """And only forms that messages are offered, each once, in terms and in what receipts name."""
    formed = {name: entry for name, entry in catalogue(code).items() if entry.forms}
    assert [name for name, entry in formed.items() if entry.file not in ("terms.ftl", "rules.ftl")] == []
    assert [name for name, entry in formed.items() if entry.variables] == []
    assert [name for name, entry in formed.items() if not set(entry.forms) <= set(FORMS)] == []
    assert [name for name, entry in formed.items() if len(set(entry.forms)) < len(entry.forms)] == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_people_have_no_forms(code: str) -> None:
    """Names of people come as they are, so no message may ask for another form of one."""
    asked = {name: arguments(code, name) - {*map(without_form, arguments(code, name))} for name in catalogue(code)}
    assert [name for name, forms in asked.items() if {*map(without_form, forms)} & PEOPLE] == []


@pytest.mark.parametrize("code", TRANSLATIONS)
def test_every_message_is_translated(code: str) -> None:
    english = catalogue("en")
    same = {name for name, entry in catalogue(code).items() if entry.text == english[name].text and entry.has_words}
    assert same - SAME[code] == set()


def test_no_message_is_unused() -> None:
    code, page = sources(PYTHON), sources(PAGE)
    known = exact_ids()
    known |= set(re.findall(r"""["'`]([a-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*)["'`]""", code + page))
    known |= {other for entry in catalogue("en").values() for other in entry.references}
    unused = [name for name in catalogue("en") if name not in known and not put_together(name, code, page)]
    assert unused == []


@pytest.mark.parametrize("family", NAMES)
def test_every_family_of_names_is_called_for(family: str) -> None:
    assert re.search(rf"""["`]{family}-\$?\{{""", sources(PYTHON) + sources(PAGE))


def put_together(name: str, code: str, page: str) -> bool:
    """A source has the beginning of the id in a template: ``f"log-{…}"``, or with a dollar in the page."""
    families = {exact.rsplit("-", 1)[0] + "-" for exact in exact_ids()}
    starts = {*re.findall(r'f"([a-z][a-z0-9-]*-)\{', code), *re.findall(r"`([a-z][a-z0-9-]*-)\$\{", page)} - families
    return any(name.startswith(start) for start in starts)


@pytest.mark.parametrize(
    "pattern", [r"""\bt\(\s*["'`]([a-z0-9-]+)["'`]""", r"""\bid: ["'`]([a-z0-9]+-[a-z0-9-]+)["'`]"""]
)
def test_the_page_says_nothing_that_is_not_there(pattern: str) -> None:
    assert sorted(set(re.findall(pattern, sources(PAGE))) - set(catalogue("en"))) == []


@pytest.mark.parametrize(
    "pattern", [r'\bwords\(\s*"([a-z0-9-]+)"', r'\bMessage\("([a-z0-9-]+)"', r'\bterm\("([\w-]+)"']
)
def test_python_says_nothing_that_is_not_there(pattern: str) -> None:
    found = set(re.findall(pattern, sources(PYTHON)))
    assert sorted(found - set(catalogue("en"))) == []


def test_every_reason_has_a_message_and_every_message_a_reason() -> None:
    assert [name for name, _ in entries_of("en", "refusals.ftl")] == [reason_id(reason) for reason in Reason]


def test_the_english_sentences_are_those_of_the_reasons() -> None:
    assert make_refusals.TARGET.read_text(encoding="utf-8") == make_refusals.refusals(), (
        "run: python scripts/make_refusals.py"
    )


def test_every_thing_with_a_name_has_one() -> None:
    assert sorted(exact_ids() - set(catalogue("en"))) == []


def test_the_english_names_of_the_wonders_are_those_of_the_components() -> None:
    assert [catalogue("en")[f"wonder-{card.number}"].text.strip() for card in WONDERS] == [c.name for c in WONDERS]
