"""Errors travel between processes: a worker's reaches whoever waits for it."""

from __future__ import annotations

import pickle

from skyrise.components import BadComponent, Fault
from skyrise.rules import BadPosition, IllegalAction


def test_an_illegal_action_keeps_its_reason_and_arguments() -> None:
    error = IllegalAction("turn.other", "it is seat 1's turn", seat=0)
    twin = pickle.loads(pickle.dumps(error))
    assert (type(twin), str(twin)) == (IllegalAction, "it is seat 1's turn")
    assert (twin.reason, twin.arguments) == ("turn.other", {"seat": 0})


def test_a_misfit_keeps_its_place_and_fault() -> None:
    fault = Fault("position.done", "seat {seat} has built everything", seat=2)
    twin = pickle.loads(pickle.dumps(BadPosition("to_act", fault)))
    assert (type(twin), str(twin)) == (BadPosition, "to_act: seat 2 has built everything")
    assert (twin.place, twin.reason) == ("to_act", "seat 2 has built everything")
    assert (twin.fault.reason, twin.fault.arguments) == ("position.done", {"seat": 2})


def test_a_bad_component_keeps_its_file_and_key() -> None:
    twin = pickle.loads(pickle.dumps(BadComponent("mine.toml", "hands.2", Fault("value.missing", "is missing"))))
    assert (twin.file, twin.key, str(twin)) == ("mine.toml", "hands.2", "mine.toml: hands.2: is missing")
