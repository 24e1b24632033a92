"""How messages become words."""

from __future__ import annotations

import re
import sys

import pytest
from fluent.runtime import FluentBundle, FluentResource

from skyrise import Game
from skyrise.language import Language, Message, best_language, describe, language, message_of
from skyrise.language.spaces import UNBREAKABLE, with_unbreakable_spaces
from skyrise.notation.messages.message import all_of, seat_name, term, wonder
from skyrise.rules import Event


def test_things_are_named_in_the_language_of_the_reader() -> None:
    message = Message("log-show", {"who": seat_name(1), "cards": all_of([wonder(1), wonder(18), term("wonder-19")])})
    names = ("Ada", "Bo")
    assert language("en").say(message, names) == "Bo reveals The Hammer, The Vault and The Summit"
    assert language("pl").say(message, names) == "Bo odkrywa: Młot, Krypta i\u00a0Szczyt"
    assert language("ru").say(message, names) == "Bo раскрывает: «Молот», «Хранилище» и «Вершина»"


def test_a_message_goes_over_the_wire_as_plain_values() -> None:
    message = message_of(Event("collect", "disc.collect", 2, {"disc": "A", "at": "B3"}), None)
    assert message.document() == {
        "id": "log-collect",
        "args": {"who": {"seat": 2}, "disc": {"term": "disc-A"}, "at": "B3"},
    }


@pytest.mark.parametrize(
    ("code", "discs", "words"),
    [("pl", 1, "żeton"), ("pl", 3, "żetony"), ("pl", 5, "żetonów"), ("ru", 1, "жетон"), ("ru", 4, "жетона")],
)
def test_numbers_have_the_plurals_of_the_language(code: str, discs: int, words: str) -> None:
    message = message_of(Event("row", "disc.row", 0, {"color": "green", "discs": discs}), None)
    assert re.search(rf"{discs}\u00a0{words}\b", language(code).say(message, ("Ada",)))


def test_an_argument_that_is_missing_is_an_error() -> None:
    with pytest.raises(ValueError, match="at"):
        language("en").say(Message("log-bid", {"who": "Ada", "piece": 24}))


def test_a_message_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(LookupError):
        language("en").say(Message("no-such-message"))


def test_a_language_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="no such language: de; there are en, pl, ru"):
        language("de")


@pytest.mark.parametrize(
    ("wished", "best"),
    [
        ("", "en"),
        ("C.UTF-8", "en"),
        ("POSIX", "en"),
        ("ru_RU.UTF-8", "ru"),
        ("pl", "pl"),
        ("PL-pl", "pl"),
        ("de-DE,de;q=0.9,ru;q=0.8,en;q=0.7", "ru"),
        ("en-GB;q=0.5, pl;q=0.6", "pl"),
        ("pl;q=0, ru;q=0.1", "ru"),
        ("*", "en"),
        ("pl;q=high", "pl"),
        (";;;,,,=", "en"),
        ("ru;q=0.2.3, pl;q=1.2.3", "pl"),
    ],
)
def test_the_language_that_suits_best(wished: str, best: str) -> None:
    assert best_language(wished) == best


def test_colours_stand_for_players_without_names() -> None:
    view = Game.new(players=2, seed=1).view(0)
    assert (
        describe(view.position, parts=("auction",), language="ru")
        == "1-я эпоха. Красный (место 2) делает начальную ставку."
    )
    assert "Ewa (miejsce 2)" in describe(view.position, ("Jan", "Ewa"), ("auction",), "pl")


def test_an_island_of_ones_own_keeps_its_name() -> None:
    event = Event("score", "score.control", 0, {"source": "control1", "points": 5, "place": "my-island"})
    assert (
        language("pl").say(message_of(event, None), ("Ada",))
        == "Ada zdobywa 5\u00a0punktów prestiżu: kontrola wysp (my-island)"
    )


def test_a_thing_comes_in_the_form_that_the_sentence_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    made = FluentBundle(["pl"], use_isolating=False)
    made.add_resource(
        FluentResource(
            "wonder-18 = Krypta\n    .acc = Kryptę\n    .quoted = „Krypta”\nwonder-19 = Szczyt\n"
            "list-and = { $first } i { $last }\nbuild = Buduje { $piece-acc }\nshow = { $who }: { $cards-quoted }\n"
            "beat = Bije { $who-acc }\n"
        )
    )
    monkeypatch.setattr(sys.modules[Language.__module__], "bundle", lambda _: made)
    polish = language("pl")
    assert polish.words("build", piece=wonder(18)) == "Buduje Kryptę"
    assert polish.say(Message("build", {"piece": wonder(19)})) == "Buduje Szczyt", "the nominative, for want of another"
    assert polish.words("build", piece=24) == "Buduje 24", "a building is its number"
    shown = Message("show", {"who": seat_name(0), "cards": all_of([wonder(18), wonder(19)])})
    assert polish.say(shown, ("Ewa",)) == "Ewa: „Krypta” i Szczyt"
    assert polish.words("wonder-18", form="acc") == "Kryptę"
    with pytest.raises(ValueError, match="who-acc"):
        polish.say(Message("beat", {"who": seat_name(0)}), ("Ewa",))


def test_a_name_that_is_only_the_seats_color_is_no_name() -> None:
    assert language("pl").names(("Red", "Red", ""), ("red", "teal", "blue")) == ("Czerwony", "Red", "Niebieski")
    assert language("ru").names(None, ("blue",)) == ("Синий",)


@pytest.mark.parametrize(
    ("code", "written", "loaded"),
    [
        (
            "en",
            "x = { $count } discs, 3 keys, 24@A3, { $who } wins",
            "x = { $count }~discs, 3~keys, 24@A3, { $who } wins",
        ),
        ("pl", "x = I w tym, i z tego { $name }", "x = I~w~tym, i~z~tego { $name }"),
        ("pl", "x = kto i\n    w ramach", "x = kto i\n    w~ramach"),
        ("ru", "x = { $who } — это да – нет", "x = { $who }~— это да~– нет"),
        ("ru", "x = — нет", "x = — нет"),
        ("en", "x = a cat — a dog", "x = a cat — a dog"),
    ],
)
def test_lines_do_not_break_where_they_should_not(code: str, written: str, loaded: str) -> None:
    assert with_unbreakable_spaces(written, code) == loaded.replace("~", UNBREAKABLE)
