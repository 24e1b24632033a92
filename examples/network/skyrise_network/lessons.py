"""Lessons: games of the search among itself, as `skyrise lab dataset` writes them, for a network that knows nothing."""

import subprocess
import sys
from pathlib import Path

import pyarrow.parquet as parquet
import torch
from torch import Tensor

from skyrise.envs.core import numbers as n

from .model import Network, padded


def write_lessons(folder: Path, games: int, players: int, edition: str) -> list[Path]:
    """Plays the games and writes them, 250 to a file; a run that was stopped goes on."""
    asked = f"--games {games} --players {players} --edition {edition} --part 250 --seed 1".split()
    command = ["-m", "skyrise", "lab", "dataset", str(folder), "--policy", "searched", "--observations"]
    subprocess.run([sys.executable, *command, *asked], check=True)
    return sorted((folder / "observations").glob("*.parquet"))


def read_lesson(file: Path) -> tuple[Tensor, ...]:
    """The decisions of a file that needed some thought: what was seen, what was legal, how often the search tried that,
    and the chance to win, which is half what the search thought of it, and half what came of it."""
    rows = parquet.read_table(file, filters=[("search_value", ">=", 0)]).combine_chunks()
    lists = [rows[name].chunk(0).flatten().to_numpy() for name in ("observation", "legal", "search")]
    seen, legal, shares = map(torch.tensor, lists)
    counts = torch.tensor(rows["legal"].chunk(0).value_lengths().to_numpy())
    worth = torch.tensor(rows["won"].to_numpy() + rows["search_value"].to_numpy()).float() / 2
    return seen.reshape(-1, n.SIZE), padded(legal.long(), counts), padded(shares, counts, 0), worth


def imitation(network: Network, seen: Tensor, legal: Tensor, shares: Tensor, worth: Tensor) -> Tensor:
    """The losses at decisions from ``read_lesson``: it should do what was tried often, and expect what came of it."""
    logs, expected = network(seen, legal)
    return (expected - worth).square() - (shares * logs.clamp_min(-50)).sum(1)
