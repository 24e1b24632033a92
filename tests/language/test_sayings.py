"""Everything that a game can say is said in every language, with nothing left open."""

from __future__ import annotations

import re
from random import Random

import pytest

from language.catalogue import catalogue
from language.families import OF_THE_RULES
from skyrise import Game, IllegalAction, edition_ids, load_edition, parse_action
from skyrise.components import Reason, Refusal
from skyrise.components.names import WONDER_NUMBERS
from skyrise.language import (
    LANGUAGES,
    describe,
    effect_messages,
    language,
    message_of,
    receipt_message,
    refusal_message,
)
from skyrise.language.spaces import UNBREAKABLE
from skyrise.notation.messages.effects import CARDS
from skyrise.rules import Event
from skyrise.rules.reasons import ASKED

NAMES = ("Ada", "Bo", "Cy", "Di")
LEFT_OPEN = re.compile(r"[{}$]|None|\?\?\?")


def assert_said(text: str) -> None:
    assert text.strip()
    assert not LEFT_OPEN.search(text), text


@pytest.fixture(scope="module")
def played() -> list[Game]:
    """Random games of all editions and numbers of players."""
    finished = []
    for edition in edition_ids():
        for players in (2, 3, 4):
            for seed in (1, 2):
                game = Game.new(players, edition, seed, names=NAMES[:players])
                random = Random(seed)
                while not game.is_over:
                    game.play(random.choice(game.legal_actions()))
                finished.append(game)
    return finished


RARE = [
    Event("reveal", "wonder.kahn", 0, {"color": None}),
    Event("decline", "wonder.vault", 0, {}),
    Event("excess", "disc.excess", 0, {"color": "green", "discs": 5}),
]


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_event_is_said_to_everybody(played: list[Game], code: str) -> None:
    said = set()
    for game in played:
        for event in (*game.events, *RARE):
            for viewer in (None, event.seat):
                message = message_of(event, viewer)
                said.add(message.id)
                assert_said(language(code).say(message, game.names))
    of_games = {name for name in catalogue(code) if name.startswith("log-")}
    assert said == {name for name in of_games if not name.startswith(("log-table-", "log-chat"))}


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_receipt_is_said(played: list[Game], code: str) -> None:
    for game in played:
        assert game.outcome is not None
        for sheet in game.outcome.scores:
            for receipt in sheet.receipts:
                text = language(code).say(receipt_message(receipt))
                assert_said(text)
                assert text.replace(UNBREAKABLE, " ").startswith(f"{receipt.points} ")


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_moment_of_a_game_is_described(code: str) -> None:
    random = Random(3)
    game = Game.new(2, "retail", 3)
    while not game.is_over:
        for part in ("auction", "players", "cards"):
            assert_said(describe(game.view(random.choice((None, 0, 1))).position, parts=(part,), language=code))
        game.play(random.choice(game.legal_actions()))
    assert_said(describe(game.view(None).position, language=code))


def attempts(game: Game, random: Random) -> list[str]:
    """Some things that somebody might try."""
    places = [place.id for place in random.sample(game.match.city.places, 3)] + ["X1"]
    pieces = [*map(str, random.sample(range(1, 99), 20)), *(f"W{card}" for card in WONDER_NUMBERS)]
    bids = [f"{piece}@{random.choice(places)}" for piece in pieces]
    return [*bids, "pass", "wild=green", "vault=none", f"vault={places[0]}", "choose=7", "choose=7+12"]


@pytest.fixture(scope="module")
def refusals() -> list[IllegalAction]:
    """Why actions are refused, from random attempts in random games."""
    found = {}
    for edition in ("retail@1", "manual@1"):
        for players in (2, 3):
            for seed in range(4):
                random = Random(seed)
                game = Game.new(players, edition, seed)
                while not game.is_over:
                    for text in attempts(game, random):
                        if parse_action(text) not in game.legal_actions():
                            with pytest.raises(IllegalAction) as refused:
                                game.copy().play(text)
                            found[refused.value.reason, *refused.value.arguments] = refused.value
                    game.play(random.choice(game.legal_actions()))
    return list(found.values())


def test_the_attempts_meet_nearly_every_reason(refusals: list[IllegalAction]) -> None:
    assert OF_THE_RULES - {refusal.reason for refusal in refusals} <= {
        "turn.other",
        "wonder.hammer.ban",
        "wonder.vault.must",
    }


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_reason_is_said(refusals: list[IllegalAction], code: str) -> None:
    rare: list[Refusal] = [
        IllegalAction(Reason.TURN_OTHER),
        IllegalAction(Reason.WONDER_HAMMER_BAN, at="A3"),
        IllegalAction(Reason.WONDER_VAULT_MUST),
        *(IllegalAction(Reason.DECISION_OTHER, action="pass", asked=asked) for asked in ASKED.values()),
    ]
    for refusal in (*refusals, *rare):
        assert_said(language(code).say(refusal_message(refusal)))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("edition", edition_ids())
def test_every_effect_is_said_with_the_values_of_the_edition(code: str, edition: str) -> None:
    effects = effect_messages(load_edition(edition))
    assert set(effects) == set(CARDS)
    for message in effects.values():
        text = language(code).say(message)
        assert_said(text)
        numbers = {key: value for key, value in message.args.items() if type(value) is int and key != "banned"}
        if numbers.get("per_disc") == 0:  # Jacobs' Gardens pays for rows, or for discs
            del numbers["per_disc"]
        assert all(str(value) in text for value in numbers.values())


def test_effects_follow_the_rules_of_the_edition() -> None:
    def effect(edition: str, card: str) -> str:
        return language("en").say(effect_messages(load_edition(edition))[card])

    assert "one disc" in effect("manual", "wonder-18")
    assert "one disc" not in effect("retail", "wonder-18")
    assert "no building" in effect("preview", "wonder-17")
    assert "no structure" in effect("retail", "wonder-17")
    assert "the Hammer does not affect it" in effect("preview", "wonder-14")
    assert "each of your rows with at least 3" in effect("retail", "wonder-9")
    assert "each neighborhood disc in your rows" in effect("retail@1", "wonder-9")
    assert "3 more if this Wonder is there" in effect("retail", "wonder-11")
    assert "can be built anywhere" in effect("retail@1", "wonder-11")
    assert "only as your last structure" in effect("manual", "wonder-2")
    assert "any auction you start" in effect("manual@1", "wonder-2")


def test_messages_tell_others_no_secret(played: list[Game]) -> None:
    for game in played:
        for event in game.events:
            if event.private:
                strangers = {
                    str(message_of(event, seat)) for seat in (None, *range(game.players)) if seat != event.seat
                }
                assert len(strangers) == 1
                assert message_of(Event(event.kind, event.rule, event.seat, event.public), event.seat) == message_of(
                    event, None
                )
