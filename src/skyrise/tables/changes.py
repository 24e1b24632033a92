"""What a reader knows of how things stand, and what of it is not so any more.

Changes are the difference between two documents that both are the reader's own: what they may not know is in neither.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from skyrise.notation import PublicView
from skyrise.notation.documents import Now, NowChanges, SeatNow, You
from skyrise.notation.views import OwnParts

Parts = dict[str, object]


@dataclass(frozen=True, slots=True, eq=False)
class Shared:
    """How things stand for everybody."""

    frame: Now
    view: PublicView | None


@dataclass(frozen=True, slots=True, eq=False)
class Own:
    """What depends on who is looking: the very same object for as long as nothing of it changes."""

    seats: list[SeatNow]
    you: You
    view: OwnParts

    def is_made_of(self, seats: list[SeatNow], you: You, view: OwnParts) -> bool:
        """Are these its parts?"""
        return self.view is view and self.you is you and self.seats is seats


@dataclass(frozen=True, slots=True, eq=False)
class Known:
    """How things stand for a reader: what all readers share, and what is theirs."""

    shared: Shared
    own: Own

    def now(self) -> Now:
        """As one document."""
        shared, own = self.shared, self.own
        view = None if shared.view is None else shared.view.with_parts(own.view)
        return {**shared.frame, "seats": own.seats, "you": own.you, "view": view}


class Differences:
    """Between what readers knew and what they are to know; of what they share, worked out once."""

    def __init__(self) -> None:
        self._frames, self._views = _Latest(), _Latest()
        self._both: tuple[Parts, Parts, Parts] | None = None
        """Of frames, of views, and both as one."""

    def between(self, before: Known, after: Known) -> NowChanges:
        """The parts of how things stand that are not as they were: the very same for all whose own are as they were."""
        frame = self._frames.between(before.shared.frame, after.shared.frame)
        was, now = before.shared.view, after.shared.view
        if was is None or now is None:
            changed = {**frame, **_own_changes(before.own, after.own)}
            return changed if was is now else {**changed, "view": after.now()["view"]}
        if before.own is after.own:
            return self._as_one(frame, _without(self._views.between(was.document, now.document), after.own.view))
        view = self._view(was, before.own.view, now, after.own.view)
        return {**frame, **_own_changes(before.own, after.own), **({"view": view} if view else {})}

    def _view(self, before: PublicView, was_own: OwnParts, after: PublicView, own: OwnParts) -> Parts:
        if was_own.keys() != own.keys():  # other eyes
            return _changed(before.with_parts(was_own), after.with_parts(own))
        return {**_without(self._views.between(before.document, after.document), own), **_changed(was_own, own)}

    def _as_one(self, frame: Parts, view: Parts) -> Parts:
        if self._both is None or self._both[0] is not frame or self._both[1] is not view:
            self._both = frame, view, {**frame, "view": view} if view else frame
        return self._both[2]


class _Latest:
    """The latest difference between two documents that many readers share."""

    def __init__(self) -> None:
        self._made: tuple[object, object, Parts] = None, None, {}

    def between(self, before: Mapping[str, object], after: Mapping[str, object]) -> Parts:
        if self._made[0] is not before or self._made[1] is not after:
            self._made = before, after, _changed(before, after)
        return self._made[2]


def _own_changes(before: Own, after: Own) -> Parts:
    """The same for what is a reader's own beside the view."""
    changed: Parts = {}
    if before.seats is not after.seats and before.seats != after.seats:
        changed["seats"] = after.seats
    if before.you is not after.you and before.you != after.you:
        changed["you"] = after.you
    return changed


def _without(shared: Parts, own: OwnParts) -> Parts:
    """What everybody's view and the reader's have in common; the very same object if that is all."""
    if own.keys().isdisjoint(shared):
        return shared
    return {name: part for name, part in shared.items() if name not in own}


def _changed(before: Mapping[str, object], after: Mapping[str, object]) -> Parts:
    """The parts that are not as they were, by value, as what is written anew may be the same; null: there is none."""
    if before is after:
        return {}
    parts: Parts = {}
    for name, part in after.items():
        was = before.get(name, _NONE)
        if part is not was and part != was:
            parts[name] = part
    if len(before) + len(parts) > len(after):
        parts.update((name, None) for name in before if name not in after)
    return parts


_NONE = object()
