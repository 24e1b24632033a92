"""A pytest plugin: whatever a test plays, compiled rules play too, and both must agree in lists and states.

Usage: SHADOW=native pytest -p shadow tests/rules, or SHADOW=wasm
"""

from __future__ import annotations

import os
from contextlib import ExitStack
from typing import Any

import pytest

import skyrise.rules.game as game
from node_kernel import node_load
from skyrise.kernel.core import loops
from skyrise.kernel.load import Load
from skyrise.kernel.loads import native_load
from skyrise.rules.core.play import apply
from skyrise.rules.core.state import State, Tables
from skyrise.rules.core.words import ACTIONS
from skyrise.rules.match import Match

_open = ExitStack()
LOAD: Load = native_load() if os.environ.get("SHADOW", "native") == "native" else _open.enter_context(node_load())
OUT = LOAD.ints(ACTIONS)
compiled_step: Any = LOAD.function(loops.step)  # of arrays, where the declared one is of a state
compiled_list: Any = LOAD.function(loops.list_legal)
interpreted_apply = apply
interpreted_legal_codes = Match.legal_codes
compared = {"actions": 0, "lists": 0}


def apply_on_both(s: State, t: Tables, action: int) -> None:
    twin = LOAD.states([s])
    interpreted_apply(s, t, action)
    compiled_step(twin, loops.Desk(LOAD.tables([t]), OUT), action)
    assert _bytes(twin) == _bytes(LOAD.states([s])), "the compiled rules lead to another state"
    compared["actions"] += 1


def _bytes(states: Any) -> bytes:
    return bytes(states)


def legal_codes_of_both(match: Match, s: State) -> list[int]:
    codes = interpreted_legal_codes(match, s)
    count = compiled_list(LOAD.states([s]), loops.Desk(LOAD.tables([match.tables]), OUT))
    assert OUT[:count] == codes, "the compiled rules list other actions"
    compared["lists"] += 1
    return codes


def pytest_configure(config: pytest.Config) -> None:
    patch = pytest.MonkeyPatch()
    patch.setattr(game, "apply", apply_on_both)
    patch.setattr(Match, "legal_codes", legal_codes_of_both)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"both loads agree in {compared['actions']} actions and {compared['lists']} lists")
