"""Waiting for the compiled rules, and saying so."""

from __future__ import annotations

import sys
from threading import Event, Thread
from time import monotonic
from typing import Final

from skyrise.kernel import readiness
from skyrise.kernel.load import Load
from skyrise.kernel.loads import wait_for_best

EVERY: Final = 5.0
"""Seconds between two words of how long it takes."""
SAYING: Final = "skyrise: compiling the rules, once for this machine; it takes some seconds"


def wait_for_compiled() -> Load:
    """The compiled rules, as soon as they are there; a RuntimeError where there cannot be any."""
    load = wait_for_best() if readiness.ready() else _wait_aloud()
    if not load.is_compiled:
        raise RuntimeError(readiness.status())
    return load


def _wait_aloud() -> Load:
    done = Event()
    teller = Thread(target=_tell, args=(done,), daemon=True)
    teller.start()
    try:
        return wait_for_best()
    finally:
        done.set()
        teller.join()


def _tell(done: Event) -> None:
    """Reading kept code takes a moment only, and nobody wants to hear of it."""
    started = monotonic()
    if done.wait(1.0) or not readiness.is_available():
        return
    print(SAYING, file=sys.stderr, flush=True)
    while not done.wait(EVERY):
        print(f"skyrise: compiling, {monotonic() - started:.0f} s", file=sys.stderr, flush=True)
    print(f"skyrise: {readiness.status()}, after {monotonic() - started:.0f} s", file=sys.stderr, flush=True)
