"""Speed of the environments, side by side in one run with PettingZoo's classic ones, catanatron's and pgx.

Everybody plays at random among the legal actions. Runs are interleaved, and each ratio is of two runs of one round;
medians and best rounds are printed, beside what we want to reach. On one thread, seconds are those of the processor,
because machines are noisy. Games of all seats at once (ours and pgx's) have two threads, and seconds are those of the
clock: nothing else may run meanwhile, or the figures are too low.

Usage: python benchmarks/envs.py [--peers PYTHON] [--pgx PYTHON] [--rounds 5] [--seconds 2]
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import warnings
from collections.abc import Callable
from functools import partial
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import gymnasium
import numpy as np
import pettingzoo
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from rounds import run_rounds, say
from skyrise.envs import single, skyrise_v0
from skyrise.envs.batch import GameBatch
from skyrise.envs.vector import SkyriseVectorEnv
from skyrise.kernel.readiness import warm_up

CONTENDERS = Path(__file__).parent / "contenders"
CATANATRON = CONTENDERS / "catanatron_gym_random.py"
PGX = CONTENDERS / "pgx_random.py"
PGX_GAMES = ("sparrow_mahjong", "backgammon")
"""Games of chance that compile in a minute; of the first much is hidden."""
CORES = 2
ALL_SEATS = 1024
GAMES = 256
HOLDEM = "texas_holdem_no_limit-v6"
CLASSIC = (HOLDEM, "texas_holdem-v4", "leduc_holdem-v4", "connect_four-v3", "tictactoe-v3", "go-v5")
ALL_SEATS_RUN = f"Skyrise, {ALL_SEATS} games, all seats, {{}} players, steps/s by the clock, {CORES} threads"
GOALS = {
    ALL_SEATS_RUN.format(2): 500_000.0,
    ALL_SEATS_RUN.format(4): 500_000.0,
    f"Skyrise / {HOLDEM}": 5.0,
    f"{GAMES} games at once / {GAMES} plain": 20.0,
}


def turns(env: Any, seconds: float) -> float:
    """Turns in a second, counted as PettingZoo's own ``performance_benchmark`` does."""
    env.reset(seed=1)
    count, started = 0, process_time()
    while process_time() - started < seconds:
        for agent in env.agent_iter(env.num_agents):
            observation, _, terminated, truncated, _ = env.last()
            env.step(None if terminated or truncated else _any_action(env, agent, observation))
            count += 1
            if all(env.terminations.values()) or all(env.truncations.values()):
                env.reset()
    return count / (process_time() - started)


def _any_action(env: Any, agent: str, observation: Any) -> int:
    if isinstance(observation, dict) and "action_mask" in observation:
        return random.choice(np.flatnonzero(observation["action_mask"]).tolist())
    return int(env.action_space(agent).sample())


def steps(env: Any, seconds: float) -> float:
    """Learner's steps in a second of many games; the choice of actions is not counted."""
    choose = np.random.default_rng(1)
    _, infos = env.reset(seed=1)
    count, spent = 0, 0.0
    while spent < seconds:
        masks = np.stack(infos["action_mask"])
        actions = (choose.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1)
        started = process_time()
        *_, infos = env.step(actions)
        spent += process_time() - started
        count += len(actions)
    return count / spent


def all_seats(batch: GameBatch, seconds: float) -> float:
    """Steps in a second of the clock, of games in which all seats are played from outside; choosing is counted."""
    choose = np.random.default_rng(1)
    batch.reset(seed=1)
    count, started = 0, perf_counter()
    while perf_counter() - started < seconds:
        batch.step(batch.random_actions(choose))
        count += batch.games
    return count / (perf_counter() - started)


def pgx_steps(python: str, name: str, seconds: float) -> float:
    """Steps in a second of the clock of a game of pgx, in a process of its own, which uses all cores."""
    return _elsewhere(python, PGX, name, str(ALL_SEATS), str(seconds))


def times(act: Callable[[], object], seconds: float) -> float:
    """How often something can be done in a second."""
    count, started = 0, process_time()
    while process_time() - started < seconds:
        act()
        count += 1
    return count / (process_time() - started)


def copies() -> dict[str, Callable[[float], float]]:
    """Copies of a moment, and going back to one, in every environment."""
    environments: dict[str, Any] = {
        "PettingZoo": skyrise_v0.raw_env(),
        "Gymnasium": single.SkyriseEnv(["random"] * 3),
        f"{GAMES} games at once": SkyriseVectorEnv(GAMES),
        f"{ALL_SEATS} games, all seats": GameBatch(ALL_SEATS),
    }
    runs: dict[str, Callable[[float], float]] = {}
    for name, env in environments.items():
        env.reset(seed=1)
        acts = {"clone": env.clone, "get_state": env.get_state, "set_state": partial(env.set_state, env.get_state())}
        runs |= {f"{name}: {act}, times/s": partial(times, do) for act, do in acts.items()}
    return runs


def plain_games() -> SyncVectorEnv:
    """The same number of single environments, one after the other, with random opponents."""
    make = [lambda: gymnasium.make(single.ID, opponents=["random"] * 3).unwrapped] * GAMES
    return SyncVectorEnv(make, autoreset_mode=AutoresetMode.SAME_STEP)


def catanatron_steps(python: str, seconds: float) -> float:
    """Steps in a second of catanatron's environment, in a process of its own."""
    return _elsewhere(python, CATANATRON, str(seconds))


def _elsewhere(python: str, program: Path, *arguments: str) -> float:
    done = subprocess.run(
        [python, "-W", "ignore", str(program), *arguments], capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise SystemExit(f"{python} cannot run {program.name}: {done.stderr.strip().splitlines()[-1]}")
    result = json.loads(done.stdout.splitlines()[-1])
    return float(result["steps"]) / float(result["seconds"])


def contenders(peers: str | None, pgx: str | None) -> dict[str, Callable[[float], float]]:
    """All runs of a round, by name."""
    aec, many, plain = skyrise_v0.env(), SkyriseVectorEnv(GAMES), plain_games()
    runs: dict[str, Callable[[float], float]] = {"Skyrise (PettingZoo), turns/s": lambda s: turns(aec, s)}
    for name in CLASSIC:
        classic = pettingzoo.make("aec", f"classic/{name}")
        runs[f"{name}, turns/s"] = lambda s, classic=classic: turns(classic, s)  # type: ignore[misc]
    runs[f"Skyrise (Gymnasium), {GAMES} games at once, steps/s"] = lambda s: steps(many, s)
    runs[f"Skyrise (Gymnasium), {GAMES} plain, steps/s"] = lambda s: steps(plain, s)
    for players in (2, 4):
        batch = GameBatch(ALL_SEATS, players, threads=CORES)
        runs[ALL_SEATS_RUN.format(players)] = lambda s, batch=batch: all_seats(batch, s)  # type: ignore[misc]
    for name in PGX_GAMES if pgx else ():
        runs[f"pgx {name}, {ALL_SEATS} games, steps/s by the clock"] = lambda s, name=name: pgx_steps(  # type: ignore[misc]
            str(pgx), name, s
        )
    runs |= copies()
    if peers:
        runs["catanatron_gym 4.0.0, steps/s"] = lambda s: catanatron_steps(peers, s)
    return runs


def one_round(runs: dict[str, Callable[[float], float]], seconds: float) -> dict[str, float]:
    """What every contender achieves, and the ratios that we aim for."""
    figures = {}
    for name, run in runs.items():
        say(name)
        figures[name] = run(seconds)
    aec, many, plain = (figures[name] for name in figures if name.startswith("Skyrise ("))
    for name in PGX_GAMES:
        for theirs in [one for one in figures if one.startswith(f"pgx {name},")]:
            figures[f"all seats, 2 players / pgx {name}"] = figures[ALL_SEATS_RUN.format(2)] / figures[theirs]
    figures |= {f"Skyrise / {name}": aec / figures[f"{name}, turns/s"] for name in CLASSIC}
    figures[f"{GAMES} games at once / {GAMES} plain"] = many / plain
    for name in [name for name in figures if name.startswith("catanatron")]:
        figures["plain / catanatron_gym"] = plain / figures[name]
        figures["at once / catanatron_gym"] = many / figures[name]
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--peers", help="the Python that has catanatron_gym installed; without it, it does not play")
    parser.add_argument("--pgx", help="the Python that has pgx installed; without it, it does not play")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each run")
    options = parser.parse_args()
    warnings.simplefilter("ignore")  # from other people's environments
    warm_up(say)
    runs = contenders(options.peers, options.pgx)
    run_rounds(lambda: one_round(runs, options.seconds), options.rounds, GOALS)


if __name__ == "__main__":
    main()
