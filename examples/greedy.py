"""A bot in plain Python: it wants the neighborhood that is worth most to it now.

It speaks skyrise-bot/1, JSON lines on standard input and output, and imports nothing of Skyrise.

    skyrise simulate --players 2 --bots "stdio:python3 examples/greedy.py,random"
"""

from __future__ import annotations

import json
import sys
from typing import Any

Document = dict[str, Any]  # what Skyrise says; `skyrise schema view` describes a view


class Greedy:
    """Knows the match, and what its seat is."""

    def __init__(self, start: Document) -> None:
        self.seat: int = start["seat"]
        self.values: dict[str, int] = start["match"]["values"]
        neighborhoods: Document = start["match"]["neighborhoods"]
        self.colors: dict[str, str] = {place: facts["color"] for place, facts in neighborhoods.items()}

    def choose(self, view: Document, legal: list[str]) -> str:
        """The legal action with the most Prestige in it; of equals the one with the lowest building."""
        return max(legal, key=lambda action: (self.worth(view, action), -number(action)))

    def worth(self, view: Document, action: str) -> int:
        """What an action is worth; passing is worth a mean neighborhood, so that poor ones are left to others."""
        if action == "pass":
            return 4
        if "@" in action:
            place = action.partition("@")[2]
            return self.row(view, self.colors[place]) + self.disc(view, view["discs"].get(place))
        kind, _, what = action.partition("=")
        if kind == "wild":
            return self.disc(view, what)
        return self.disc(view, view["discs"].get(what)) if kind == "vault" else 0

    def row(self, view: Document, color: str, more: int = 0) -> int:
        """What a structure on a color scores, now or with more discs."""
        return self.values[f"rows.{view['players'][self.seat]['rows'][color] + more}"]

    def disc(self, view: Document, disc: str | None) -> int:
        """What a disc adds: to all structures on its color, or by itself."""
        if disc is None:
            return 0
        if disc in view["patron_values"]:
            return int(view["patron_values"][disc] or 3)
        if disc not in self.colors.values():
            return 5  # wild, commissions
        if view["players"][self.seat]["rows"][disc] == 4:
            return self.values["visionary.excess"]
        mine = [built for built in view["structures"] if built["seat"] == self.seat]
        standing = sum(self.colors[built["at"]] == disc for built in mine)
        return (self.row(view, disc, more=1) - self.row(view, disc)) * (standing + 1)


def number(action: str) -> int:
    """The building of a bid; Wonders are kept for later."""
    piece = action.partition("@")[0]
    return int(piece) if piece.isdigit() else 100


def main() -> None:
    """Answers every question until there are no more."""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "start":
            bot = Greedy(message)
        elif message["type"] == "decide":
            action = bot.choose(message["view"], message["legal"])
            print(json.dumps({"id": message["id"], "action": action}), flush=True)


if __name__ == "__main__":
    main()
