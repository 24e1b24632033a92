"""Games to look back at, and a look ahead."""

from __future__ import annotations

from typing import Any

from pydantic import Field

from .base import Document
from .news import Line, Message


class Frame(Document):
    """One moment of a replay: before the first action (ply 0), or after so many."""

    ply: int
    action: str | None
    seat: int | None
    auction: int
    era: int
    view: dict[str, Any] = Field(description="A document skyrise-view/1, without what never changes in a game.")
    lines: list[Line]


class ReplayDocument(Document):
    """A whole game: open when it is over, else as the reader may see it."""

    title: str
    edition: str
    names: list[str]
    colors: list[str]
    city: dict[str, str]
    frames: list[Frame]
    race: list[list[int]] = Field(description="After each auction, every seat's Prestige if the game had ended then.")
    race_plies: list[int] = Field(description="The ply after which each auction was over.")
    result: dict[str, Any] | None
    commitment: str | None
    seed: str | None
    fair: Message | None = Field(description="What the check of commitment, seed and set-up says; null without a seed.")


class ReplayStored(Document):
    """Where a record that was handed in can be watched."""

    id: str


class Outlook(Document):
    """What would be, as far as the reader may know: computed by the rules, for panels and dialogs."""

    islands: list[dict[str, Any]] = Field(
        description="For each island: key, heights ([tall, medium, short] by seat), controllers."
    )
    panoramas: list[dict[str, Any]] = Field(description="For each panorama: name, points by seat, places by seat.")
    rows: list[dict[str, dict[str, int]]] = Field(
        description="By seat and colour: discs, value (each structure's), structures."
    )
    objective: dict[str, Any] | None = Field(description="color, have, need.")
    actions: dict[str, dict[str, Any]] = Field(
        description="For legal actions: disc (taken with it), row_before, row_after, points (of a Wonder won there), "
        "wins_at_once."
    )
    totals: list[int] = Field(description="By seat: Prestige if the game ended now, unknown secrets counting nothing.")
