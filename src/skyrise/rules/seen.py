"""Actions as a reader may see them. They have a type of their own: the text of an action that somebody may not know
is a plain text, and no document takes one.

Nothing else makes a ``SeenAction``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NewType

from .actions import Action, ChooseWonders

SeenAction = NewType("SeenAction", str)
"""The text of an action that its reader may know."""


def seen_action(action: Action, by: int | None, viewer: int | None) -> SeenAction | None:
    """What a seat, or a spectator (None), may know of another's action: only the choice of Wonder cards is secret."""
    hidden = isinstance(action, ChooseWonders) and (viewer is None or by != viewer)
    return None if hidden else SeenAction(str(action))


def open_action(action: Action) -> SeenAction:
    """An action of a game that lies open: it is over."""
    return SeenAction(str(action))


def own_action(action: Action) -> SeenAction:
    """An action that the reader may choose: they have seen their own cards."""
    return SeenAction(str(action))


def own_actions(texts: Iterable[str]) -> list[SeenAction]:
    """The texts of all actions that the reader may choose."""
    return sorted(map(SeenAction, texts))
