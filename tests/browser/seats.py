"""A game whose seats are played through the page: the hand that clicks."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as TooLate

from browser.people import Person
from browser.words import words
from skyrise.notation.documents import MessageArgument

Policy = Callable[[Sequence[str]], str]


class Seat:
    """A seat at a table, in front of its person's page."""

    def __init__(self, person: Person, code: str = "en") -> None:
        self.person = person
        self.page = person.page
        self.code = code

    def words(self, message: str, **arguments: MessageArgument) -> str:
        """A message in the language of this page."""
        return words(message, self.code, **arguments)

    @property
    def now(self) -> dict[str, Any]:
        """How things stand, as the page heard."""
        now: dict[str, Any] = self.person.heard.get("now", {})
        return now

    @property
    def legal(self) -> list[str]:
        """What the page heard that may be done."""
        legal: list[str] = (self.now.get("view") or {}).get("legal", [])
        return legal

    @property
    def is_over(self) -> bool:
        """Does the page know that the game is over?"""
        return self.now.get("status") == "over"

    @property
    def bar(self) -> Locator:
        """Where decisions are made."""
        return self.page.get_by_role("region", name=self.words("table-action-bar"))

    def wait_for_turn(self) -> bool:
        """Until there is something to decide (True), or the game is over; a page that hears it has yet to draw it."""
        self.person.until(lambda: bool(self.legal) or self.is_over)
        if not self.is_over:
            self.page.locator("path[data-place]").first.wait_for(state="attached")
        self.page.evaluate("() => new Promise(requestAnimationFrame)")
        return not self.is_over

    def until(self, is_so: Callable[[dict[str, Any]], bool]) -> None:
        """Waits until things stand so."""
        self.person.until(lambda: is_so(self.now))

    def until_moved(self, since: int) -> None:
        """Waits until the page heard of an action after so many."""
        self.until(lambda now: now["moved"] > since)

    def skip_ceremony(self) -> None:
        """Points of the first era appear before the game goes on."""
        skip, done = self.words("table-ceremony-skip"), self.words("table-ceremony-done")
        button = self.person.button(re.compile(rf"^({re.escape(skip)}|{re.escape(done)})$"))
        if button.count():
            button.click()

    def play(self, action: str) -> None:
        """Plays an action of this seat by mouse, and waits until the page heard of it."""
        moved = self.now["moved"]
        self.skip_ceremony()
        kind = re.match(r"pass|wild|vault|choose|", action)
        assert kind
        {"pass": self._pass, "wild": self._wild, "vault": self._vault, "choose": self._choose, "": self._bid}[
            kind.group()
        ](action)
        self.until_moved(moved)

    def _pass(self, _: str) -> None:
        self.person.button(self.words("table-pass"), self.bar).click()
        if any(one["kind"] == "person" and not one["mine"] for one in self.now["seats"]):
            with suppress(TooLate):  # it is sent by itself if nobody is quick enough
                self.person.button(self.words("table-pass-now"), self.bar).click(timeout=3000)

    def _bid(self, action: str) -> None:
        piece, place = action.split("@")
        self.pick_piece(piece)
        self.click_place(place)
        self.person.button(re.compile(rf"\b{place}$"), self.bar).click()

    def pick_piece(self, piece: str) -> None:
        """A building by its number, a Wonder by its name, unless it is chosen already."""
        name = self.words(f"wonder-{piece[1:]}") if piece.startswith("W") else piece
        button = self.bar.get_by_role("button", name=re.compile(rf"(^|\b){re.escape(name)}\b")).first
        if button.get_attribute("aria-pressed") != "true":
            button.click()

    def click_place(self, place: str) -> None:
        """In its middle, unless it is chosen already: the only place for a building is."""
        path = self.page.locator(f'path[data-place="{place}"]')
        if path.get_attribute("aria-pressed") == "true":
            return
        x, y = path.evaluate(MIDDLE)
        self.page.mouse.click(x, y)

    def _wild(self, action: str) -> None:
        row = self.words(f"row-{action.removeprefix('wild=')}")
        self.page.get_by_role("dialog").get_by_role("button", name=re.compile(re.escape(row))).click()

    def _vault(self, action: str) -> None:
        place = action.removeprefix("vault=")
        if place == "none":
            self.person.button(self.words("table-vault-leave"), self.bar).click()
            return
        self.bar.get_by_role("combobox").select_option(place)
        self.person.button(self.words("table-vault-take", place=place), self.bar).click()

    def _choose(self, action: str) -> None:
        dialog = self.page.get_by_role("dialog")
        cards = action.removeprefix("choose=").split("+")
        for card in cards:
            name = re.escape(self.words(f"wonder-{card}"))  # what a card does may name another
            dialog.get_by_role("button", name=re.compile(rf"^{card}\s+{name}")).click()
        self.person.button(self.words("table-choose-confirm", count=len(cards)), dialog).click()

    def play_on(self, policy: Policy, turns: int | None = None) -> int:
        """Plays until the end, or so many turns; how many it were."""
        played = 0
        while played != turns and self.wait_for_turn():
            self.play(policy(self.legal))
            played += 1
        return played


def whose_turn(two: tuple[Seat, Seat]) -> tuple[Seat, Seat]:
    """Of two people at one table the one who decides now, and the other."""
    two[0].person.until(lambda: _hear_the_same(two) and any(seat.legal for seat in two))
    mine, other = two if two[0].legal else two[::-1]
    mine.wait_for_turn()
    return mine, other


def _hear_the_same(two: tuple[Seat, Seat]) -> bool:
    """What a page hears is told while something is asked of it."""
    two[1].page.evaluate("0")
    return all(seat.now for seat in two) and two[0].now["moved"] == two[1].now["moved"]


MIDDLE = """path => {
    const box = path.getBBox();
    const inside = (x, y) => path.isPointInFill(new DOMPoint(x, y));
    const steps = Array.from({ length: 19 }, (_, i) => (i + 1) / 20);
    const points = steps.flatMap(v => steps.map(u => [box.x + u * box.width, box.y + v * box.height]));
    const middle = ([x, y]) => Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);
    const [x, y] = points.filter(([x, y]) => inside(x, y)).sort((a, b) => middle(a) - middle(b))[0];
    const at = new DOMPoint(x, y).matrixTransform(path.getScreenCTM());
    return [at.x, at.y];
}"""
"""A point of a neighborhood on the screen, as near to its middle as its shape allows."""
