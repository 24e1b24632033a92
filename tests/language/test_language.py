"""How messages become words."""

from __future__ import annotations

import pytest

from skyrise import Game
from skyrise.language import Message, best_language, describe, language, message_of
from skyrise.notation.messages.message import all_of, seat_name, term, wonder
from skyrise.rules import Event


def test_things_are_named_in_the_language_of_the_reader() -> None:
    message = Message("log-show", {"who": seat_name(1), "cards": all_of([wonder(1), wonder(18), term("wonder-19")])})
    names = ("Ada", "Bo")
    assert language("en").say(message, names) == "Bo shows The Hammer, The Vault and The Summit"
    assert language("pl").say(message, names) == "Bo odkrywa: Młot, Krypta i Szczyt"
    assert language("ru").say(message, names) == "Bo раскрывает: Молот, Хранилище и Вершина"


def test_a_message_goes_over_the_wire_as_plain_values() -> None:
    message = message_of(Event("collect", "disc.collect", 2, {"disc": "A", "at": "B3"}), None)
    assert message.document() == {
        "id": "log-collect",
        "args": {"who": {"seat": 2}, "disc": {"term": "disc-A"}, "at": "B3"},
    }


@pytest.mark.parametrize(
    ("code", "discs", "words"),
    [("pl", 1, "1 żeton"), ("pl", 3, "3 żetony"), ("pl", 5, "5 żetonów"), ("ru", 1, "1 жетон"), ("ru", 4, "4 жетона")],
)
def test_numbers_have_the_plurals_of_the_language(code: str, discs: int, words: str) -> None:
    message = message_of(Event("row", "disc.row", 0, {"color": "green", "discs": discs}), None)
    assert language(code).say(message, ("Ada",)).endswith(f": {words}")


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
        == "1-я эпоха. Красный (место 1) делает начальную ставку."
    )
    assert "Ewa (miejsce 1)" in describe(view.position, ("Jan", "Ewa"), ("auction",), "pl")


def test_an_island_of_ones_own_keeps_its_name() -> None:
    event = Event("score", "score.control", 0, {"source": "control1", "points": 5, "place": "my-island"})
    assert language("pl").say(message_of(event, None), ("Ada",)) == "Ada zdobywa 5 prestiżu: kontrola wysp (my-island)"
