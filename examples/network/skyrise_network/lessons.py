"""Lessons: games of the search among itself, as `skyrise lab dataset` writes them, for a network that knows nothing."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyarrow.parquet as parquet
import torch
from torch import Tensor

from skyrise.envs.core import numbers as n

from .selfplay import WIN, lead, legal_rows


def write_lessons(folder: Path, games: int, players: int, edition: str) -> None:
    """Plays the games and writes them; a run that was stopped goes on."""
    asked = f"--games {games} --players {players} --edition {edition} --part {min(games, 250)} --seed 1".split()
    command = ["-m", "skyrise", "lab", "dataset", str(folder), "--policy", "searched", "--observations"]
    subprocess.run([sys.executable, *command, *asked], check=True)


def read_lessons(folder: Path) -> Iterator[tuple[Tensor, Tensor, Tensor, Tensor]]:
    """File by file: what was seen, what was legal, which of it was done, and what came after it."""
    scores = parquet.read_table(folder / "scores").sort_by([("game", "ascending"), ("seat", "ascending")])
    finals = lead(scores["prestige"].to_numpy().reshape(-1, max(scores["seat"].to_pylist()) + 1).astype(float))
    for file in sorted((folder / "observations").glob("*.parquet")):
        rows = parquet.read_table(file).combine_chunks()
        game, seat, action, won = (rows[name].to_numpy() for name in ("game", "seat", "action", "won"))
        seen = rows["observation"].chunk(0).flatten().to_numpy().reshape(len(game), n.SIZE).copy()
        counts = rows["legal"].chunk(0).value_lengths().to_numpy()
        legal = np.zeros((len(game), counts.max()), dtype=np.int64)
        legal[np.arange(legal.shape[1]) < counts[:, None]] = rows["legal"].chunk(0).flatten().to_numpy()
        taken = torch.from_numpy((legal == action[:, None]).argmax(axis=1))
        seats = seen[:, n.SEAT_AT : n.WHOLE_AT].reshape(len(seen), -1, n.SEAT)
        now = lead(np.where(seats[:, :, n.PLAYS] > 0, seats[:, :, n.PRESTIGE] * 200, -np.inf))[:, 0]
        after = torch.from_numpy(finals[game, seat] - now + WIN * (2 * won - 1)).float()
        yield torch.from_numpy(seen), legal_rows(legal, counts), taken, after
