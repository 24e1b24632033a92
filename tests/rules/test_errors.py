"""Errors travel between processes: a worker's reaches whoever waits for it."""

from __future__ import annotations

import pickle

from skyrise.rules import BadPosition, IllegalAction


def test_an_illegal_action_keeps_its_reason_and_arguments() -> None:
    error = IllegalAction("turn.other", "it is seat 1's turn", seat=0)
    twin = pickle.loads(pickle.dumps(error))
    assert (type(twin), str(twin)) == (IllegalAction, "it is seat 1's turn")
    assert (twin.reason, twin.arguments) == ("turn.other", {"seat": 0})


def test_a_misfit_keeps_its_place() -> None:
    twin = pickle.loads(pickle.dumps(BadPosition("players[0]", "has no colour")))
    assert (type(twin), str(twin)) == (BadPosition, "players[0]: has no colour")
    assert (twin.place, twin.reason) == ("players[0]", "has no colour")
