"""Bots prepare before they play, and the user sees why it takes a while."""

from __future__ import annotations

from collections.abc import Iterable

from skyrise.bots import Bot
from skyrise.bots.contract import Preparing
from skyrise.kernel import readiness

from .output import errors


def prepare_bots(bots: Iterable[Bot]) -> None:
    """Prepares the bots that need it before their first decision, and waits for them."""
    waiting = [bot for bot in bots if isinstance(bot, Preparing)]
    if waiting and not readiness.ready():
        with errors.status("the bots get ready: some seconds, the first time on a machine"):
            for bot in waiting:
                bot.prepare()


def start_preparing(bots: Iterable[Bot]) -> None:
    """Starts preparing in the background, for somebody who wants to play now."""
    if any(isinstance(bot, Preparing) for bot in bots):
        readiness.start()
        if not readiness.ready():
            errors.print(f"({readiness.status()})", markup=False, soft_wrap=True)
