"""A pytest plugin: whatever a test plays, the compiled rules play too, and both must agree in lists and states.

Usage: pytest -p shadow tests/rules
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import skyrise.rules.game as game
from skyrise.kernel.arrays import to_array
from skyrise.kernel.core import loops
from skyrise.kernel.load import compiled_load
from skyrise.rules.core.play import apply
from skyrise.rules.core.state import State, Tables
from skyrise.rules.core.words import ACTIONS
from skyrise.rules.match import Match

OUT = np.zeros(ACTIONS, dtype=np.int64)
compiled_step: Any = compiled_load().function(loops.step)  # of arrays, where the declared one is of lists
compiled_list: Any = compiled_load().function(loops.list_legal)
interpreted_apply = apply
interpreted_legal_codes = Match.legal_codes
compared = {"actions": 0, "lists": 0}


def apply_on_both(s: State, t: Tables, action: int) -> None:
    twin = to_array(s)
    interpreted_apply(s, t, action)
    compiled_step(twin, to_array(t), action, OUT)
    assert twin.tobytes() == to_array(s).tobytes(), "the compiled rules lead to another state"
    compared["actions"] += 1


def legal_codes_of_both(match: Match, s: State) -> list[int]:
    codes = interpreted_legal_codes(match, s)
    count = compiled_list(to_array(s), to_array(match.tables), OUT)
    assert OUT[:count].tolist() == codes, "the compiled rules list other actions"
    compared["lists"] += 1
    return codes


def pytest_configure(config: pytest.Config) -> None:
    patch = pytest.MonkeyPatch()
    patch.setattr(game, "apply", apply_on_both)
    patch.setattr(Match, "legal_codes", legal_codes_of_both)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"both loads agree in {compared['actions']} actions and {compared['lists']} lists")
