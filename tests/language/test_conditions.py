"""Every value, condition and disputable ruling has its words, in every language."""

from __future__ import annotations

import pytest

from language.catalogue import FILES, entries_of
from skyrise.components import edition_ids, load_edition
from skyrise.components.names import WONDERS
from skyrise.components.schema import SCHEMA, Choice
from skyrise.language import LANGUAGES, language
from skyrise.notation.messages import value_message, word_message

RULINGS = [*map(str, range(1, 16)), "vault", "letters", "capital", "outbid"]


def ids(file: str) -> list[str]:
    assert file in FILES
    return [name for name, _ in entries_of("en", file)]


def test_every_condition_has_its_sentence_and_every_sentence_its_condition() -> None:
    keys = [key for name in edition_ids() for key in load_edition(name).conditions]
    assert set(ids("conditions.ftl")) == {f"condition-{key.replace('.', '-')}" for key in keys}


def test_every_ruling_says_how_we_read_it_and_why_one_may_dispute_it() -> None:
    assert ids("rulings.ftl") == [f"ruling-{name}{end}" for name in RULINGS for end in ("", "-why")]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_value_has_a_name_of_its_own(code: str) -> None:
    names = {key: language(code).say(value_message(key)) for key in SCHEMA}
    assert len(set(names.values())) == len(names)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_word_that_a_value_may_be_is_said(code: str) -> None:
    choices = {word for kind in SCHEMA.values() if isinstance(kind, Choice) for word in kind.words}
    said = [language(code).say(word_message(word)) for word in choices]
    assert len(set(said)) == len(choices)


def test_half_of_the_wonder_cards_have_a_value_of_ours() -> None:
    """As ``about-honest`` says."""
    house = {key for key, value in load_edition().values.items() if value.provenance.kind == "house"}
    ours = [card for card in WONDERS if any(key.startswith(f"wonders.{card.number}.") for key in house)]
    assert len(ours) == len(WONDERS) / 2
