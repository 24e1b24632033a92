"""Tables made by HTTP, and games led by HTTP to where a screen is to be seen."""

from __future__ import annotations

import re
import secrets
from collections import deque
from collections.abc import Callable, Sequence
from typing import Any

from playwright.sync_api import APIRequestContext

Choice = Callable[[dict[str, Any]], str]
"""From a view with legal actions to one of them."""

ME: dict[str, Any] = {"kind": "me"}


def bot(level: str = "beginner") -> dict[str, Any]:
    """A wish for a seat: a bot on it."""
    return {"kind": "bot", "bot": level}


class Table:
    """A table as its host's cookie sees it."""

    def __init__(
        self, request: APIRequestContext, address: str, seats: Sequence[dict[str, Any]], **options: Any
    ) -> None:
        self._request = request
        self._api = f"{address}/api/tables"
        self._headers = {"Origin": address}
        made = self._post(self._api, {"seats": list(seats), "pace": 0, **options})
        self.id: str = made["now"]["table"]

    def _post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = self._request.post(path, data=body, headers=self._headers)
        assert answer.ok, answer.text()
        document: dict[str, Any] = answer.json()
        return document

    def news(self, seat: int | None = None) -> dict[str, Any]:
        """Of my own seats the wanted one's eyes."""
        query: dict[str, str | float | bool] = {} if seat is None else {"seat": seat}
        news: dict[str, Any] = self._request.get(f"{self._api}/{self.id}", params=query).json()
        return news

    def command(self, **what: Any) -> dict[str, Any]:
        """A command of mine."""
        return self._post(f"{self._api}/{self.id}/commands", {"id": secrets.token_hex(8), **what})

    def actions(self) -> list[str]:
        """What has been played."""
        frames = self._request.get(f"{self._api}/{self.id}/replay").json()["frames"]
        return [frame["action"] for frame in frames if frame["action"]]

    def lead(self, choose: Choice, until: Callable[[dict[str, Any]], bool] = lambda _: False) -> dict[str, Any]:
        """Plays all my seats until a view is as wanted, or the game is over; the last view."""
        news = self.news()
        while news["now"]["status"] == "playing":
            seat = news["now"]["view"]["to_act"]
            if seat not in news["now"]["you"]["seats"]:
                wait = {"since": news["version"], "wait": 10}
                news = self._request.get(f"{self._api}/{self.id}/news", params=wait).json()
                continue
            news = self.news(seat)
            view: dict[str, Any] = news["now"]["view"]
            if view["legal"] and until(view):
                return view
            if view["legal"]:
                self.command(type="act", seat=seat, action=choose(view), seen=news["version"])
            news = self.news()
        over: dict[str, Any] = news["now"]["view"]
        return over


def passing(view: dict[str, Any]) -> str:
    """Pass where one may, else the first that is legal: a short game."""
    legal: list[str] = view["legal"]
    return "pass" if "pass" in legal else legal[0]


def asks_for(kind: str) -> Callable[[dict[str, Any]], bool]:
    """Is a decision of this kind open: wild, vault, choose?"""
    return lambda view: any(action.startswith(f"{kind}=") for action in view["legal"])


def towards(disc: str, scene: dict[str, Any]) -> Choice:
    """Who starts builds towards a disc; everybody else passes."""

    def choose(view: dict[str, Any]) -> str:
        goals = [place for place, there in view["discs"].items() if there == disc]
        far = _distances(scene, goals)
        bids: list[str] = [action for action in view["legal"] if "@" in action]
        if "pass" in view["legal"] or not bids:
            return passing(view)
        return min(bids, key=lambda action: far.get(action.split("@")[1], 99))

    return choose


def with_wonder(card: str) -> Choice:
    """Everybody bids so that auctions go on, and the Wonder is placed as soon as it may be."""

    def choose(view: dict[str, Any]) -> str:
        legal: list[str] = view["legal"]
        wonders = [action for action in legal if action.startswith(f"{card}@")]
        keeps = [
            action for action in legal if re.search(rf"[=+]{card[1:]}(\+|$)", action) and action.startswith("choose")
        ]
        bids = [action for action in legal if re.match(r"\d+@", action)]
        return next(iter([*wonders, *keeps, *bids, *legal]))

    return choose


def _distances(scene: dict[str, Any], goals: Sequence[str]) -> dict[str, int]:
    far = dict.fromkeys(goals, 0)
    queue = deque(goals)
    while queue:
        place = queue.popleft()
        for near in scene["places"][place]["neighbors"]:
            if near not in far:
                far[near] = far[place] + 1
                queue.append(near)
    return far
