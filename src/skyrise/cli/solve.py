"""``skyrise solve``: an ending, exactly."""

from __future__ import annotations

from time import perf_counter
from typing import Annotated

import typer

from skyrise.components import Reason
from skyrise.kernel.interpreted import Interpreted
from skyrise.kernel.loads import wait_for_best
from skyrise.language import Language
from skyrise.notation import BadDocument, outcome_document
from skyrise.rules import Game
from skyrise.search.endings import Solution, solve, structures_left

from .files import load_game
from .inspect import score_table
from .judgements import judgement_documents, judgements_table
from .options import AtOption, JsonOutput, RecordOrPosition
from .output import errors, print_json, screen
from .speech import LanguageOption, names_in, spoken
from .tables import show_table

SHOWN = 5
AT_ONCE = 5_000
"""States searched interpreted before we wait for the compiled solver."""


def solve_ending(
    file: RecordOrPosition,
    at: AtOption = None,
    states: Annotated[int, typer.Option(help="Give up after this many states.", min=1)] = 50_000_000,
    json_output: JsonOutput = False,
    language: LanguageOption = None,
) -> None:
    """Solve an ending: the result of best play with all cards face up, and the exact result of every legal action.

    Each player plays for the win, then for the lead. Up to 6 structures left to build with two players, and 5 with
    more players, take about a second. Unknown patron values and objectives score 0.

    Example: skyrise solve position.json
    """
    game = load_game(file, at)
    if game.is_over:
        raise BadDocument(Reason.COMMAND_OVER)
    left = structures_left(game.match, game.state)
    speech, started = spoken(language), perf_counter()
    with errors.status(speech.words("terminal-solving", count=left)):
        solution = solve(game, Interpreted(), min(states, AT_ONCE))
        if solution is None and states > AT_ONCE:
            load = wait_for_best()
            started = perf_counter()
            solution = solve(game, load, states)
    if solution is None:
        raise BadDocument(Reason.COMMAND_STATES, left=left, states=states)
    if json_output:
        print_json(_document(game, solution))
    else:
        _print(game, solution, perf_counter() - started, speech)


def _document(game: Game, solution: Solution) -> dict[str, object]:
    return {
        "seat": game.to_act,
        "actions": judgement_documents(solution.actions),
        "line": [str(action) for action in solution.line],
        "states": solution.nodes,
        **outcome_document(solution.outcome),
    }


def _print(game: Game, solution: Solution, seconds: float, speech: Language) -> None:
    show_table(judgements_table(names_in(speech, game), solution.actions[:SHOWN], speech, thought=False))
    screen.print(speech.words("terminal-best-play", line=" ".join(map(str, solution.line))), markup=False)
    show_table(score_table(game, solution.outcome, speech))
    screen.print(speech.words("terminal-solved", states=solution.nodes, seconds=f"{seconds:.2f}"))
