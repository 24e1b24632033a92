"""``skyrise lab puzzles``: mines positions with one clearly best action."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from skyrise.components.published import CURRENT
from skyrise.notation.documents import PuzzleFile
from skyrise.notation.files import write_text

from .output import screen


def mine_puzzles(
    out: Annotated[Path, typer.Argument(help="The puzzle file, JSON lines; an existing one is added to.")],
    count: Annotated[int, typer.Option(help="Stop when there are this many.", min=1)] = 500,
    bot: Annotated[str | None, typer.Option(help="Who plays the games. Default: a strong, fast bot.")] = None,
    edition: Annotated[str, typer.Option(help="The edition to play.")] = "retail",
    seed: Annotated[str, typer.Option(help="The seed for the deals.")] = "0",
    jobs: Annotated[int | None, typer.Option(help="Processes. Default: one per core.", min=1)] = None,
) -> None:
    """Mine puzzles from games between strong bots: positions with one clearly best action.

    Endings are solved; everything else is searched deeply four times, with different seeds. To resume an interrupted
    run, run the same command again. The puzzles are the same with any number of processes.

    Example: skyrise lab puzzles puzzles.jsonl --count 500
    """
    from skyrise.bots.registry import STUDIED
    from skyrise.lab.puzzles import Mine, mine, miners
    from skyrise.teacher.puzzles import read_puzzle, write_puzzle

    lines = out.read_text(encoding="utf-8").splitlines() if out.exists() else []
    kept = {puzzle.id: puzzle for puzzle in map(read_puzzle, lines)}
    order = Mine(f"{edition.partition('@')[0]}@{edition.partition('@')[2] or CURRENT}", bot or STUDIED, seed, count)
    before, seconds = len(kept), 0.0
    with miners(jobs or os.cpu_count() or 1) as games:
        for batch in mine(order, tuple(kept.values()), games):
            kept |= {puzzle.id: puzzle for game in batch for puzzle in game.puzzles}
            seconds += sum(game.seconds for game in batch)
            write_text(out, "".join(f"{write_puzzle(kept[name])}\n" for name in sorted(kept)))
            said = f"{batch[-1].number + 1} games: {len(kept)} of {count} puzzles ({_by_idea(kept.values())})"
            screen.print(f"{said}, {seconds:.0f} s of processor time", markup=False, soft_wrap=True)
    new = len(kept) - before
    each = f", {seconds / new:.1f} s of the processor each" if new else ""
    screen.print(f"{len(kept)} puzzles in {out}{each}", markup=False, soft_wrap=True)


def _by_idea(puzzles: Iterable[PuzzleFile]) -> str:
    """How many there are of each idea."""
    return ", ".join(f"{idea} {count}" for idea, count in sorted(Counter(one.idea for one in puzzles).items()))
