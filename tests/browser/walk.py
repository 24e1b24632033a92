"""A walk through every screen: games led to where there is something to see, and the ways to get there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, StorageState, expect

from browser.people import Person
from browser.tables import ME, Table, asks_for, bot, passing, towards

BOTS = (bot("random"), bot("random"), bot("random"))
BOARD = "path[data-place]"
SHEET = ".sheet section"
DIALOG = "dialog[open]"

Step = Callable[[Person, str], None]
"""What leads from a screen to what lies over it, for somebody who reads a language."""


@dataclass(frozen=True)
class Screen:
    """Something to look at: where it is, what it has once it is loaded, and the step that leads there."""

    name: str
    path: str
    has: str = BOARD
    step: Step | None = None


@dataclass(frozen=True)
class Stage:
    """Tables at many moments of a game, and the cookie of the host who has a seat at each."""

    host: StorageState
    screens: tuple[Screen, ...]


def set_stage(browser: Browser, address: str) -> Stage:
    """Plays the games, by HTTP alone."""
    context = browser.new_context()

    def table(*seats: dict[str, Any]) -> Table:
        return Table(context.request, address, seats)

    gathering = table(ME, bot("expert"), {"kind": "open"}, {"kind": "open"})
    begun, early, late, pair = table(ME, *BOTS), table(ME, *BOTS), table(ME, *BOTS), table(ME, bot("random"))
    begun.lead(passing, lambda _: True)
    early.lead(passing, lambda view: len(view["structures"]) >= 12 and "pass" in view["legal"])
    late.lead(passing, lambda view: len(view["structures"]) >= 34 and "pass" in view["legal"])
    pair.lead(passing, lambda view: view["era"] == 2 and "pass" in view["legal"])
    choosing = table(ME, *BOTS)
    choosing.lead(passing, asks_for("choose"))
    wild = table(ME, ME, ME, ME)
    city = context.request.get(f"{address}/api/city", params=wild.news()["now"]["city"]).json()
    wild.lead(towards("wild", city), asks_for("wild"))
    device = table(ME, ME)
    over = table(ME, *BOTS)
    over.lead(passing)
    last = len(over.actions())
    host = context.storage_state()
    context.close()
    return Stage(
        host,
        (
            Screen("home", "/", "main svg"),
            Screen("settings", "/", DIALOG, _press(",")),
            Screen("host", "/host", "main form"),
            Screen("games", "/games", "main"),
            Screen("learn", "/learn", "main dl"),
            Screen("about", "/about", "main table"),
            Screen("editions", "/editions", "main select"),
            Screen("drop", "/replay", "main"),
            Screen("nothing", "/?nowhere", "main"),
            Screen("unknown", "/nowhere", "main"),
            Screen("room", f"/t/{gathering.id}", "main"),
            Screen("begun", f"/t/{begun.id}"),
            Screen("early", f"/t/{early.id}"),
            Screen("early-log", f"/t/{early.id}", has=SHEET, step=_press("l")),
            Screen("early-chat", f"/t/{early.id}", has=SHEET, step=_press("c")),
            Screen("early-people", f"/t/{early.id}", has=SHEET, step=_press("t")),
            Screen("early-worth", f"/t/{early.id}", step=_press("g")),
            Screen("early-past", f"/t/{early.id}", "[data-lookback]", _press("[")),
            Screen("keys", f"/t/{early.id}", DIALOG, _press("?")),
            Screen("late", f"/t/{late.id}"),
            Screen("late-text", f"/t/{late.id}", DIALOG, _press("v")),
            Screen("pair", f"/t/{pair.id}"),
            Screen("choosing", f"/t/{choosing.id}", DIALOG),
            Screen("wild", f"/t/{wild.id}", DIALOG),
            Screen("one-device", f"/t/{device.id}"),
            Screen("score", f"/t/{over.id}"),
            Screen("replay", f"/t/{over.id}/replay?at=40"),
            Screen("replay-late", f"/t/{over.id}/replay?at={last - 20}"),
        ),
    )


def _press(key: str) -> Step:
    return lambda person, _: person.page.keyboard.press(key)


def walk(person: Person, stage: Stage, code: str) -> Iterator[Screen]:
    """Opens one screen after another."""
    for screen in stage.screens:
        if screen.step is None:
            person.visit(screen.path)
        else:
            screen.step(person, code)
        expect(person.page.locator(screen.has).first).to_be_attached()
        yield screen
