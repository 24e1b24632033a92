"""A pytest plugin: whatever a test plays, the native rules play too, and both must agree in lists and states.

Usage: pytest -p shadow tests/rules
"""

from __future__ import annotations

from typing import Any

import pytest

import skyrise.rules.game as game
from skyrise.kernel.core import loops
from skyrise.kernel.loads import native_load
from skyrise.rules.core.play import apply
from skyrise.rules.core.state import State, Tables
from skyrise.rules.core.words import ACTIONS
from skyrise.rules.match import Match

LOAD = native_load()
OUT = LOAD.ints(ACTIONS)
native_step: Any = LOAD.function(loops.step)  # of arrays, where the declared one is of a state
native_list: Any = LOAD.function(loops.list_legal)
interpreted_apply = apply
interpreted_legal_codes = Match.legal_codes
compared = {"actions": 0, "lists": 0}


def apply_on_both(s: State, t: Tables, action: int) -> None:
    twin = LOAD.states([s])
    interpreted_apply(s, t, action)
    native_step(twin, loops.Desk(LOAD.tables([t]), OUT), action)
    assert bytes(twin) == bytes(LOAD.states([s])), "the native rules lead to another state"
    compared["actions"] += 1


def legal_codes_of_both(match: Match, s: State) -> list[int]:
    codes = interpreted_legal_codes(match, s)
    count = native_list(LOAD.states([s]), loops.Desk(LOAD.tables([match.tables]), OUT))
    assert OUT[:count] == codes, "the native rules list other actions"
    compared["lists"] += 1
    return codes


def pytest_configure(config: pytest.Config) -> None:
    patch = pytest.MonkeyPatch()
    patch.setattr(game, "apply", apply_on_both)
    patch.setattr(Match, "legal_codes", legal_codes_of_both)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"both loads agree in {compared['actions']} actions and {compared['lists']} lists")
