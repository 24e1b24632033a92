"""Perft on compiled loads: as many ways to go on as the interpreted rules count, in every version of the components."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from nodes import wasm_load
from rules.test_perft import beginning, count
from skyrise import Game
from skyrise.components.published import versions
from skyrise.kernel.core import loops
from skyrise.kernel.load import Load
from skyrise.kernel.loads import native_load
from skyrise.rules.core.words import ACTIONS

pytest.importorskip("llvmlite", reason="llvmlite is not installed: the rules run interpreted only")

DEPTH = 3


@pytest.fixture(scope="module", params=["native", "wasm"])
def load(request: pytest.FixtureRequest) -> Iterator[Load]:
    """Each compiled load."""
    if request.param == "native":
        yield native_load()
    else:
        with wasm_load() as load:
            yield load


def perft(load: Load, game: Game, depth: int) -> int:
    states, tables = load.blanks(depth + 1), load.tables([game.match.tables])
    states[depth] = load.states([game.state])[0]
    run: Any = load.function(loops.perft)  # of arrays, where the declared one is of one record of tables
    return int(run(states, tables, depth, load.grid(depth + 1, ACTIONS)))


@pytest.mark.parametrize(("version", "players"), tuple(product(versions(), (2, 3, 4))))
def test_compiled_rules_count_the_same(load: Load, version: str, players: int) -> None:
    game = beginning(version, players)
    assert [perft(load, game, depth) for depth in range(1, DEPTH + 1)] == [
        count(game, depth) for depth in range(1, DEPTH + 1)
    ]
