"""WebAssembly in Node.js against native code: random games and search, four players, retail.

Runs are interleaved, and each ratio is of two runs of one round. Seconds are those of the processor, because machines
are noisy; those of Node.js have its compiler in them.

Usage: python benchmarks/wasm.py [--rounds 9] [--games 6000] [--simulations 2000]
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path
from time import thread_time
from typing import Any

from rounds import run_rounds, say
from skyrise import Game
from skyrise.kernel.core.loops import play_games
from skyrise.kernel.load import Load
from skyrise.kernel.loads import native_load
from skyrise.kernel.wasm.load import Wasm
from skyrise.rules.core.state import SEATS
from skyrise.rules.core.words import ACTIONS
from skyrise.search.mind import Mind

sys.path.append(str(Path(__file__).parent.parent / "scripts"))

from node_kernel import Node, node_load

NODES = 1 << 16
DEALS = 8
WARM = 10
"""Rounds that nobody measures: Node.js translates quickly at first, and well what is called often."""
HOSTS = 3
"""Processes of Node.js that take turns: where one happens to put the code makes it faster or slower by some percent."""
GOALS = {"wasm / native, games": 0.8, "wasm / native, simulations": 0.75}


def spent(load: Load) -> Callable[[], float]:
    """The clock of a load: seconds of the processor in its functions."""
    if isinstance(load, Wasm):
        host = load.host
        assert isinstance(host, Node)
        return lambda: host.spent
    return thread_time


def games(load: Load, game: Game, count: int) -> float:
    """Random games in a second."""
    chance: Any = load.ints(1)
    chance[0] = 1
    s: Any = load.blanks(1)
    tables: Any = load.tables([game.match.tables])
    clock = spent(load)
    started = clock()
    play: Any = load.function(play_games)
    play(s, tables, chance, load.ints(ACTIONS), count, load.ints(SEATS), load.ints(SEATS))
    return count / (clock() - started)


def simulations(load: Load, game: Game, count: int) -> float:
    """Simulations of a search in a second, at the first decision."""
    mind, view = Mind(game.match, load, "wasm", NODES), game.view(game.to_act)
    clock = spent(load)
    started = clock()
    mind.think(view, DEALS, count, None)
    return count / (clock() - started)


def measure(native: Load, wasm: Load, options: argparse.Namespace) -> dict[str, float]:
    """One round."""
    game = Game.new(players=4, edition="retail", seed=7)
    played = [games(load, game, options.games) for load in (native, wasm)]
    thought = [simulations(load, game, options.simulations) for load in (native, wasm)]
    return {
        "native, random games/s": played[0],
        "wasm, random games/s": played[1],
        "wasm / native, games": played[1] / played[0],
        "native, simulations/s": thought[0],
        "wasm, simulations/s": thought[1],
        "wasm / native, simulations": thought[1] / thought[0],
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--simulations", type=int, default=2000)
    options = parser.parse_args()
    with ExitStack() as stack:
        native, hosts = native_load(), [stack.enter_context(node_load()) for _ in range(HOSTS)]
        say("to let all get warm")
        for wasm in hosts:
            games(wasm, Game.new(players=4, edition="retail", seed=7), WARM * options.games)
            measure(native, wasm, options)
        turns = cycle(hosts)
        run_rounds(lambda: measure(native, next(turns), options), options.rounds, GOALS)


if __name__ == "__main__":
    main()
