"""``skyrise lab learn``: weights of the evaluation, learned on an edition."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from skyrise.components import load_edition
from skyrise.notation.files import write_text

from .lab_options import need_numpy
from .options import EditionOption
from .output import errors, screen

if TYPE_CHECKING:
    from skyrise.lab.learn import Learned


def learn_weights(
    out: Annotated[Path, typer.Option("--out", help="Where the weights go.", dir_okay=False, writable=True)],
    edition: EditionOption = "retail",
    players: Annotated[
        list[int] | None, typer.Option(help="Learn only for this number of players; repeatable.", min=2, max=4)
    ] = None,
    go_on: Annotated[
        bool, typer.Option("--go-on", help="Start from the weights that come with the game, with search rounds only.")
    ] = False,
    games: Annotated[
        int | None, typer.Option(help="Games per round. Default: 800, 400 or 200, depending on the players.", min=20)
    ] = None,
    jobs: Annotated[int | None, typer.Option(help="Processes. Default: one per core.", min=1)] = None,
) -> None:
    """Learn how to evaluate positions from games between bots on an edition. Takes an hour or more on one core.

    Pass the result to the laboratory with --weights.

    Example: skyrise lab learn --edition my-box.toml --out my-weights.json
    """
    need_numpy()
    from skyrise.lab.learn import ROUNDS, SEARCHES, Course, first_weights, learn, weights_document
    from skyrise.search.weights import learned_weights

    rules = load_edition(edition)
    course = Course(rules, SEARCHES if go_on else (*ROUNDS, *SEARCHES), games, jobs or os.cpu_count() or 1)
    weights = list(learned_weights()) if go_on else first_weights()
    for number in sorted(set(players or (2, 3, 4))):
        weights = learn(course, number, weights, _say)
        write_text(out, json.dumps(weights_document(weights, rules), indent=1) + "\n")
    screen.print(f"weights for {rules.id}: {out}", markup=False, soft_wrap=True)


def _say(learned: Learned) -> None:
    told = ", ".join(f"era {era}: ±{fit.error:.1f} of ±{fit.varies:.1f}" for era, fit in enumerate(learned.fits, 1))
    errors.print(
        f"{learned.players} players, round {learned.number} of {learned.rounds}: Prestige told to {told}",
        markup=False,
        soft_wrap=True,
    )
