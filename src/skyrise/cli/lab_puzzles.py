"""``skyrise lab puzzles``: mines positions with one clearly best action."""

from __future__ import annotations

from pathlib import Path
from time import process_time
from typing import Annotated

import typer

from skyrise.components.published import CURRENT
from skyrise.notation.files import write_text

from .output import screen


def mine_puzzles(
    out: Annotated[Path, typer.Argument(help="The file of puzzles, JSON lines; one that is there is added to.")],
    count: Annotated[int, typer.Option(help="Until there are so many.", min=1)] = 500,
    bot: Annotated[str | None, typer.Option(help="Who plays the games; else a strong and quick one.")] = None,
    edition: Annotated[str, typer.Option(help="The edition that is played.")] = "retail",
    seed: Annotated[str, typer.Option(help="Games are dealt from this.")] = "0",
) -> None:
    """Mine puzzles from games of strong bots: positions with one clearly best action, thought about twice.

    A run that was stopped goes on: run the same command again.

    Example: skyrise lab puzzles puzzles.jsonl --count 500
    """
    from skyrise.bots.registry import STUDIED
    from skyrise.lab.puzzles import Mine, mine
    from skyrise.teacher.puzzles import read_puzzle, write_puzzle

    lines = out.read_text(encoding="utf-8").splitlines() if out.exists() else []
    kept = {puzzle.id: puzzle for puzzle in map(read_puzzle, lines)}
    order = Mine(f"{edition.partition('@')[0]}@{edition.partition('@')[2] or CURRENT}", bot or STUDIED, seed, count)
    games = [int(puzzle.seed.rpartition(" ")[2]) for puzzle in kept.values()]
    before, first = len(kept), max(games, default=-1) + 1
    for number, found in mine(order, tuple(kept.values()), first):
        kept |= {puzzle.id: puzzle for puzzle in found}
        if found:
            write_text(out, "".join(f"{write_puzzle(kept[name])}\n" for name in sorted(kept)))
            screen.print(f"game {number}: {len(kept)} of {count} puzzles", markup=False)
    new = len(kept) - before
    each = f", {process_time() / new:.1f} s of the processor each" if new else ""
    screen.print(f"{len(kept)} puzzles in {out}{each}", markup=False, soft_wrap=True)
