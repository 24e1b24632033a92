"""Bots prepare before they play, and the user sees why it takes a while."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from skyrise.bots import Bot
from skyrise.bots.contract import Preparing
from skyrise.kernel import readiness
from skyrise.kernel.loads import wait_for_best
from skyrise.kernel.readiness import Readiness

from .output import errors
from .speech import spoken

SLOWER: Final = {
    Readiness.ABSENT: "terminal-bots-absent",
    Readiness.BROKEN: "terminal-bots-broken",
    Readiness.COLD: "terminal-bots-compiling",
    Readiness.COMPILING: "terminal-bots-compiling",
}
"""Why bots think more slowly than they could."""


def prepare_bots(bots: Iterable[Bot]) -> None:
    """Prepares the bots that need it before their first decision, and waits for them."""
    waiting = [bot for bot in bots if isinstance(bot, Preparing)]
    if waiting and not readiness.ready():
        with errors.status(spoken().words("terminal-bots-prepare")):
            for bot in waiting:
                bot.prepare()


def prepare_search() -> None:
    """Waits for the compiled search."""
    if not readiness.ready():
        with errors.status(spoken().words("terminal-bots-prepare")):
            wait_for_best()


def start_preparing(bots: Iterable[Bot]) -> None:
    """Starts preparing in the background, for somebody who wants to play now."""
    if not any(isinstance(bot, Preparing) for bot in bots):
        return
    if readiness.is_available():
        readiness.start()
    if (state := readiness.state()) is not Readiness.READY:
        errors.print(f"({spoken().words(SLOWER[state])})", markup=False, soft_wrap=True)
