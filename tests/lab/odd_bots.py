"""Bots that do what bots should not; made by ``make_odd_bot``."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Sequence
from pathlib import Path
from time import sleep

from skyrise.bots import Bot, Clock, make_bot
from skyrise.rules import Action, Pass, Seed, View


class Crashing:
    """Raises at its third decision."""

    def __init__(self) -> None:
        self.decisions = 0

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        self.decisions += 1
        if self.decisions == 3:
            raise ZeroDivisionError("a third decision")
        return legal[0]


class Exiting:
    """Wants to end the program."""

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        sys.exit("enough")


class Cheating:
    """Passes where it may not."""

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        return legal[0] if Pass() in legal else Pass()


class Printing:
    """Talks, closes badly, and plays what comes first."""

    closed = 0

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        print("I think …")
        return legal[0]

    def close(self) -> None:
        Printing.closed += 1
        raise RuntimeError("cannot close")


class Slow:
    """Takes its time, once."""

    slept = False

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        if not self.slept:
            sleep(0.03)
            self.slept = True
        return legal[0]


class Asleep:
    """Thinks for ten minutes, and breathes into a file."""

    def __init__(self, breath: str) -> None:
        self.breath = Path(breath)

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        for _ in range(6000):
            sleep(0.1)
            self.breath.touch()
        return legal[0]


class Mortal:
    """Takes its process with it at its third decision, if it is the first to leave its mark."""

    def __init__(self, mark: str, *, always: bool = False) -> None:
        self.mark = Path(mark)
        self.always = always
        self.decisions = 0

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        self.decisions += 1
        if self.decisions == 3 and (self.always or not self.mark.exists()):
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return legal[0]


class Passing:
    """Passes whenever it may: worse than chance."""

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        return Pass() if Pass() in legal else legal[0]


def make_odd_bot(name: str, seed: Seed) -> Bot:
    """``mortal:FILE`` dies once, ``doomed:FILE`` always; ``one``, ``two`` … are the random bot under other names."""
    kind, _, file = name.partition(":")
    if kind == "unmakeable":
        raise OSError("no such engine")
    if kind == "asleep":
        return Asleep(file)
    if kind in ("mortal", "doomed"):
        return Mortal(file, always=kind == "doomed")
    if kind in ("one", "two", "three", "four", "five"):
        return make_bot("random", f"{seed} {kind}")
    odd = {bot.__name__.lower(): bot for bot in (Crashing, Exiting, Cheating, Printing, Slow, Passing)}
    return odd[kind]() if kind in odd else make_bot(name, seed)
