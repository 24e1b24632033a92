"""What the page weighs, and how soon things are on the screen. Times are printed, not judged: machines differ."""

from __future__ import annotations

import math
import statistics
from dataclasses import dataclass
from pathlib import Path

from browser.hosting import host_table
from browser.people import NewPerson, Person
from browser.policies import mostly_passing
from browser.seats import Seat, whose_turn
from browser.tables import ME, Table, bot, passing
from browser.words import words
from skyrise.browser.site import NOT_COPIED, PAGE

MOST_BYTES = 250 * 1024
LANGUAGES = ("en", "pl", "ru")
MOST_PACKED = 5.5e6
"""Bytes of the whole folder as the build packs it, at brotli's quality 9. Hosts pack it at 11, to nine tenths of that:
5 MB (`benchmarks/browser.py --only weight`, which takes a minute)."""


def test_the_first_load_is_light_and_the_board_comes_soon(new_person: NewPerson) -> None:
    host = new_person()
    loads = {language: first_load(host, new_person(locale=language)) for language in LANGUAGES}
    for language, load in loads.items():
        size = f"{load.bytes / 1024:.0f} KB in {load.answers} answers"
        print(f"first load, {language}: {size}; board on screen after {load.milliseconds:.0f} ms")
    assert max(load.bytes for load in loads.values()) < MOST_BYTES


def test_the_whole_game_is_light(page_is_built: None) -> None:
    files = [path for path in PAGE.rglob("*") if path.is_file() and not any(map(path.match, NOT_COPIED))]
    packed = sum(min(path.stat().st_size, *_packed(path)) for path in files)
    print(f"the folder: {packed / 1e6:.2f} MB in {len(files)} files")
    assert any(path.name == "skyrise.zip" for path in files), "the page is built without its engine"
    assert packed < MOST_PACKED


def _packed(path: Path) -> list[float]:
    """The size of what the build packed; fonts and small files are sent as they are."""
    beside = path.with_name(f"{path.name}.br")
    return [beside.stat().st_size if beside.is_file() else math.inf]


@dataclass(frozen=True)
class FirstLoad:
    """A table that was opened in a browser which had nothing yet."""

    bytes: float
    answers: int
    milliseconds: float


def first_load(host: Person, guest: Person) -> FirstLoad:
    """Of a game that has just begun."""
    table = Table(host.context.request, host.address, [ME, bot("random"), bot("random"), bot("random")])
    table.lead(passing, lambda _: True)  # from here on nobody else moves
    network = guest.context.new_cdp_session(guest.page)
    network.send("Network.enable")
    weights: list[float] = []
    network.on("Network.loadingFinished", lambda event: weights.append(event["encodedDataLength"]))
    guest.page.add_init_script(f"window.boardShown = ({BOARD_SHOWN})()")
    guest.visit(f"/t/{table.id}")
    soon = guest.page.evaluate("window.boardShown")
    guest.page.wait_for_load_state("networkidle")
    guest.page.goto("about:blank")
    return FirstLoad(sum(weights), len(weights), soon)


BOARD_SHOWN = """() => new Promise(done => {
    const watching = new MutationObserver(() => {
        if (!document.querySelector('path[data-place]')) return;
        watching.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now())));
    });
    watching.observe(document, { subtree: true, childList: true });
})"""
"""When the board has been painted, in milliseconds after the page was asked for."""


def test_an_action_is_soon_on_the_other_screen(new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    host_table(host, ["me", "open"])
    guest.page.goto(host.page.url)
    guest.page.get_by_label(words("room-your-name")).first.fill("Ada")
    guest.button(words("room-sit-here")).first.click()
    seats = Seat(host), Seat(guest)
    policy = mostly_passing(7)
    took = []
    for _ in range(12):
        seat, other = whose_turn(seats)
        other.page.evaluate(WATCH)
        seat.page.evaluate(NOTE_CLICKS)
        seat.play(policy(seat.legal))
        sent = seat.page.evaluate("window.clicked")
        took.append(other.page.evaluate("sent => window.changed.then(at => at - sent)", sent))
    print(f"action to the other screen: median {statistics.median(took):.0f} ms, most {max(took):.0f} ms")


NOTE_CLICKS = "() => document.addEventListener('click', () => { window.clicked = Date.now(); }, true)"
"""When the latest click was, on the clock that both pages share."""

WATCH = """() => {
    window.changed = new Promise(done => {
        const watching = new MutationObserver(() => {
            watching.disconnect();
            requestAnimationFrame(() => done(Date.now()));
        });
        watching.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
}"""
"""When the page changes next, and has been painted."""
