"""Python in a browser (Pyodide, here in Node.js) over the compiled rules: the bots think as they do elsewhere."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

from node_kernel import NODE
from nodes import needs_node
from skyrise.kernel.loads import native_load
from skyrise.kernel.wasm.module import read_or_compile

pytestmark = needs_node
ROOT = Path(__file__).parents[3]
THOUGHTS = """
from skyrise import Chance, Game
from skyrise.search.endings import structures_left
from skyrise.search.mind import Mind

def thoughts(load, players):
    game, chance = Game.new(players=players, seed=players), Chance(players)
    mind = Mind(game.match, load, "browser", nodes=1 << 14)
    found = []
    for left in (99, 20, 3):
        while structures_left(game.match, game.state) > left:
            game.play(chance.choice(game.legal_actions()))
        view = game.view(game.to_act)
        found += [mind.judge(view, 3), mind.think(view, 4, 150, None), mind.solve(view, 2, 3, 10**6) or []]
    return [[str(one.action), *one.wins, *one.prestige] for judgements in found for one in judgements]
"""
IN_THE_BROWSER = """
import json
from skyrise.bots import make_bot
from skyrise.kernel import readiness
from skyrise.kernel.loads import best_load, use_wasm
from skyrise.kernel.wasm.browser import Browser

use_wasm(Browser(kernel))
assert readiness.state() is readiness.Readiness.READY, readiness.status()
game = Game.new(players=2, seed=1)
advice = make_bot("expert", "seed").choose(game.view(0), game.legal_actions(), Clock(0.1))
json.dumps([thoughts(best_load(), players) for players in (2, 4)] + [str(advice)])
"""


def in_pyodide(program: str, tmp_path: Path) -> Any:
    """What the last line of a program gives, read as JSON."""
    assert NODE is not None
    module = tmp_path / "cores.wasm"
    module.write_bytes(read_or_compile())
    command = [NODE, str(ROOT / "web" / "hosts" / "pyodide.js"), str(module), str(ROOT / "src")]
    done = subprocess.run(command, input=program, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return json.loads(done.stdout.splitlines()[-1])


def test_a_browser_thinks_as_native_code_does(tmp_path: Path) -> None:
    names: dict[str, Any] = {}
    exec(THOUGHTS, names)
    *found, advice = in_pyodide("from skyrise.bots import Clock" + THOUGHTS + IN_THE_BROWSER, tmp_path)
    for thought, players in zip(found, (2, 4), strict=True):
        expected = names["thoughts"](native_load(), players)
        assert len(expected) > 40
        assert thought == expected
    assert "@" in advice
