"""What a reader knows of how things stand, and what of it is not so any more.

Changes are the difference between two documents that both are the reader's own: what they may not know is in neither.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TypedDict

from skyrise.notation import PublicView
from skyrise.notation.documents import Now, NowChanges, SeatNow, You
from skyrise.notation.views import OwnParts

Parts = dict[str, object]


class OwnNow(TypedDict):
    """The parts of how things stand that depend on who is looking, but for the view."""

    seats: list[SeatNow]
    you: You


@dataclass(frozen=True, slots=True, eq=False)
class Known:
    """How things stand for a reader: what all readers share, and what is theirs."""

    frame: Now
    own: OwnNow
    view: PublicView | None
    own_view: OwnParts

    def now(self) -> Now:
        """As one document."""
        view = None if self.view is None else self.view.with_parts(self.own_view)
        return {**self.frame, **self.own, "view": view}


class Differences:
    """Between what readers knew and what they are to know; of what they share, worked out once."""

    def __init__(self) -> None:
        self._frames, self._views = _Latest(), _Latest()

    def between(self, before: Known, after: Known) -> NowChanges:
        """The parts of how things stand that are not as they were."""
        changed = {**self._frames.between(before.frame, after.frame), **_changed(before.own, after.own)}
        if after.view is None or before.view is None:
            if after.view is not before.view:
                changed["view"] = after.now()["view"]
        elif view := self._view(before.view, before.own_view, after.view, after.own_view):
            changed["view"] = view
        return changed

    def _view(self, before: PublicView, was_own: OwnParts, after: PublicView, own: OwnParts) -> Parts:
        if was_own.keys() != own.keys():  # other eyes
            return _changed(before.with_parts(was_own), after.with_parts(own))
        shared = self._views.between(before.document, after.document)
        return {**{name: part for name, part in shared.items() if name not in own}, **_changed(was_own, own)}


class _Latest:
    """The latest difference between two documents that many readers share."""

    def __init__(self) -> None:
        self._made: tuple[object, object, Parts] = None, None, {}

    def between(self, before: Mapping[str, object], after: Mapping[str, object]) -> Parts:
        if self._made[0] is not before or self._made[1] is not after:
            self._made = before, after, _changed(before, after)
        return self._made[2]


def _changed(before: Mapping[str, object], after: Mapping[str, object]) -> Parts:
    """The parts that are not as they were, by value, as what is written anew may be the same; null: there is none."""
    if before is after:
        return {}
    parts = {
        name: part
        for name, part in after.items()
        if name not in before or (part is not before[name] and part != before[name])
    }
    if len(before) + len(parts) > len(after):
        parts.update((name, None) for name in before if name not in after)
    return parts
