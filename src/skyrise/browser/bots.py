"""Where the worker of a page begins that thinks for bots."""

from __future__ import annotations

from collections.abc import Callable

from skyrise.kernel.loads import use_wasm
from skyrise.kernel.wasm.browser import Browser
from skyrise.tables.recent_bots import RecentBots


def open_bots(kernel: object | None) -> Callable[[str], str]:
    """Takes a line with a task, and returns the line that answers it.

    ``kernel``: the compiled rules as WebAssembly, a ``Kernel`` of the page; without it bots think interpreted.
    """
    if kernel is not None:
        use_wasm(Browser(kernel))
    return RecentBots().reply
