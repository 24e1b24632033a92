"""The form in which a table is put together."""

from __future__ import annotations

from collections.abc import Sequence

from browser.people import Person
from browser.words import words


def host_table(person: Person, seats: Sequence[str]) -> None:
    """Fills in the form and sends it: for each seat me, open, or the level of a bot.

    Bots act at once, and nobody is asked whether they are ready.
    """
    page = person.visit("/host")
    players = page.get_by_role("group", name=words("host-players"))
    players.get_by_role("radio", name=str(len(seats))).check()
    for number, kind in enumerate(seats, 1):
        who = words("room-player", number=number)
        choice = page.get_by_label(words("host-who", who=who), exact=True)
        choice.select_option(kind if kind in ("me", "open") else "bot")
        if kind not in ("me", "open"):
            page.get_by_label(words("host-level", who=who), exact=True).select_option(kind)
    if "open" in seats:
        page.get_by_role("checkbox", name=words("host-ready")).uncheck()
    pace = page.get_by_role("slider")
    pace.fill("0")
    send = "host-open-table" if "open" in seats else "host-play"
    person.button(words(send)).click()
    page.wait_for_url("**/t/*")
