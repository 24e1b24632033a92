"""What a state of OpenSpiel holds: a set-up under way, then a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skyrise.rules import Setup
from skyrise.rules.core.state import copy_state
from skyrise.rules.setup import state_of_setup

from ..one import One
from .deal import Deal


class Table:
    """A set-up, and the game once it is complete. Copied when OpenSpiel clones a state, pickled when it saves one."""

    def __init__(self, edition: str, players: int) -> None:
        self.deal = Deal(edition, players)
        self.one: One | None = None
        """None while the set-up is under way."""
        self.setup: Setup | None = None
        """What it has brought, once it is complete."""

    @property
    def game(self) -> One:
        """The game; there is one."""
        assert self.one is not None
        return self.one

    @property
    def dealt(self) -> Setup:
        """The set-up; it is complete."""
        assert self.setup is not None
        return self.setup

    def draw(self, outcome: int) -> None:
        """A draw of the set-up; with the last one the game begins."""
        self.deal.draw(outcome)
        if self.deal.is_complete:
            match, self.setup = self.deal.setup()
            self.one = One(self.deal.edition, self.deal.players)
            self.one.take_up(match, copy_state(state_of_setup(match, self.setup)))

    def shown(self, seat: int | None) -> list[tuple[int, int | None]]:
        """Who has played what, as a seat knows it: None for a choice of Wonder cards that is still secret (R4)."""
        played, is_choice = self.game.played, self.game.space.is_choice
        if sum(is_choice(action) for _, action in played) == self.game.players:
            return [*played]
        return [(who, None if is_choice(action) and who != seat else action) for who, action in played]

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        twin = Table.__new__(Table)
        vars(twin).update(vars(self))
        twin.deal = self.deal.copy()
        twin.one = None if self.one is None else self.one.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        played = [] if self.one is None else [action for _, action in self.one.played]
        return _laid, (self.deal.edition, self.deal.players, self.deal.drawn, played)


def _laid(edition: str, players: int, drawn: Sequence[int], played: Sequence[int]) -> Table:
    """A table with these draws and actions."""
    table = Table(edition, players)
    for outcome in drawn:
        table.draw(outcome)
    for action in played:
        table.game.step(action)
    return table
