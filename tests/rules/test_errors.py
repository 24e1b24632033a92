"""Refusals travel between processes: a worker's reaches whoever waits for it."""

from __future__ import annotations

import pickle

from skyrise.components import BadComponent, Reason
from skyrise.components.names import WONDERS
from skyrise.rules import BadPosition, BadRecord, IllegalAction


def test_an_illegal_action_keeps_its_reason_and_arguments() -> None:
    twin = pickle.loads(pickle.dumps(IllegalAction(Reason.WONDER_BUILT, piece=WONDERS[6])))
    assert (type(twin), str(twin)) == (IllegalAction, "Opportunity has already been built.")
    assert (twin.reason, twin.arguments) == (Reason.WONDER_BUILT, {"piece": WONDERS[6]})


def test_a_misfit_keeps_its_place() -> None:
    twin = pickle.loads(pickle.dumps(BadPosition(Reason.POSITION_DONE, place="to_act", seat=2)))
    assert (type(twin), str(twin)) == (BadPosition, "to_act: Player 2 has built everything")
    assert (twin.place, twin.sentence) == ("to_act", "Player 2 has built everything")


def test_a_refusal_inside_another_travels_with_it() -> None:
    inside = IllegalAction(Reason.BUILDING_NOT_YOURS, piece=99)
    twin = pickle.loads(pickle.dumps(BadRecord(Reason.RECORD_ACTION, place="actions[3]", action="99@H1", why=inside)))
    assert str(twin) == "actions[3]: 99@H1: 99 is not one of your buildings."


def test_a_bad_component_keeps_its_file_and_key() -> None:
    twin = pickle.loads(pickle.dumps(BadComponent(Reason.VALUE_MISSING, file="mine.toml", key="hands.2")))
    assert (twin.file, twin.key, str(twin)) == ("mine.toml", "hands.2", "mine.toml: hands.2: is missing")
