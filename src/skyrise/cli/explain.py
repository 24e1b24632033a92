"""``skyrise explain``: what a bot makes of a decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Annotated

import typer

from skyrise.bots import Clock, make_bot
from skyrise.bots.advice import Adviser
from skyrise.components import Reason
from skyrise.notation import BadDocument
from skyrise.rules import View
from skyrise.search.judgement import Judgement
from skyrise.teacher.advice import advice_question
from skyrise.teacher.explaining import Explainer
from skyrise.teacher.thinking import HINT, OwnThinker, Thought
from skyrise.teacher.why import Why, documents

from .files import load_game
from .judgements import judgement_documents, judgements_table
from .options import AtOption, JsonOutput, RecordOrPosition
from .output import errors, print_json, screen
from .preparing import prepare_bots
from .speech import LanguageOption, names_in, spoken
from .tables import show_table

SAID = 3
"""So many actions are explained in words."""
THOUGHT = 5
"""So many are thought through by the teacher, who says what follows; of the others only what the rules say."""


def explain(
    file: RecordOrPosition,
    at: AtOption = None,
    bot: Annotated[str, typer.Option(help="The bot to ask.")] = "expert",
    time: Annotated[float | None, typer.Option(help="Seconds to think. Default: up to the bot.", min=0.0)] = None,
    top: Annotated[int, typer.Option(help="Show this many actions.", min=1)] = 5,
    json_output: JsonOutput = False,
    language: LanguageOption = None,
) -> None:
    """Ask a bot about a decision: its best actions, everyone's chances, the expected Prestige, and why.

    The bot knows only what the player to act knows.

    Example: skyrise explain game.json --at 57 --bot expert
    """
    game = load_game(file, at)
    seat = game.to_act
    if seat is None:
        raise BadDocument(Reason.COMMAND_OVER)
    asked = make_bot(bot, f"explain {len(game.actions)}")
    if not isinstance(asked, Adviser):
        raise BadDocument(Reason.COMMAND_BOT, bot=bot)
    prepare_bots([asked])
    view, speech = game.view(seat), spoken(language)
    names = names_in(speech, game)
    with errors.status(speech.words("terminal-thinking", bot=bot, who=names[seat])):
        advice = asked.advise(view, view.legal, Clock(time))
        why = reasons_of(view, advice.judgements[:top], len(game.actions), time)
    if json_output:
        actions = judgement_documents(advice.judgements[:top])
        said = [{**one, "reasons": documents(reasons)} for one, reasons in zip(actions, why, strict=True)]
        print_json({"seat": seat, "bot": bot, "method": advice.method, "actions": said})
        return
    method, count = advice.method.replace(" ", "-"), len(advice.judgements)
    screen.print(speech.words("terminal-advice", who=names[seat], bot=bot, method=method, count=count), markup=False)
    show_table(judgements_table(names, advice.judgements[:top], speech))
    for one, reasons in list(zip(advice.judgements, why, strict=False))[:SAID]:
        words = " ".join(speech.say(reason.message, names) for reason in reasons)
        screen.print(f"{one.action}: {words}", markup=False, soft_wrap=True)


def reasons_of(view: View, judgements: Sequence[Judgement], ply: int, time: float | None) -> list[list[Why]]:
    """Why each action is good or bad, from what its player may know: in the words of the teacher's advice."""
    effort = HINT if time is None else replace(HINT, seconds=time)
    also = tuple(one.action for one in judgements[:THOUGHT])
    answer = OwnThinker()(advice_question(view, ply, effort, also))
    explainer, thoughts = Explainer(view), {thought.action: thought for thought in answer.thoughts}
    lone = (Thought(one.action, one.wins, one.prestige) for one in judgements)
    return [explainer.reasons(thoughts.get(one.action, one), answer.thoughts) for one in lone]
