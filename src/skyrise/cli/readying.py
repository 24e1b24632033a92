"""Bots get ready before they play, and the user sees what for."""

from __future__ import annotations

from collections.abc import Iterable

from skyrise.bots import Bot
from skyrise.bots.contract import Preparing
from skyrise.kernel import readiness
from skyrise.search.manifest import SEARCH

from .output import errors


def ready_bots(bots: Iterable[Bot]) -> None:
    """Waits for the bots that need time before their first decision."""
    waiting = [bot for bot in bots if isinstance(bot, Preparing)]
    if waiting and not readiness.ready(SEARCH):
        with errors.status("the bots get ready: a minute the first time on a machine, a second or two later on"):
            for bot in waiting:
                bot.prepare()


def begin_readying(bots: Iterable[Bot]) -> None:
    """Begins with it in the background: somebody wants to play now."""
    if any(isinstance(bot, Preparing) for bot in bots):
        readiness.start(SEARCH)
        if not readiness.ready(SEARCH):
            errors.print(f"({readiness.status(SEARCH)})", markup=False, soft_wrap=True)
