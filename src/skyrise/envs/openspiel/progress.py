"""How far a state of OpenSpiel has come: a set-up under way, then a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from skyrise.rules import Setup
from skyrise.rules.core.state import copy_state
from skyrise.rules.setup import state_of_setup

from ..game import SingleGame
from ..matches import Slots
from .deal import Deal


class Progress:
    """A set-up, and the game once it is complete. Copied when OpenSpiel clones a state, pickled when it saves one."""

    def __init__(self, edition: str, players: int, slots: Slots | None = None) -> None:
        self.deal = Deal(edition, players, slots)
        self.begun: SingleGame | None = None
        """The game; None while the set-up is under way."""
        self.setup: Setup | None = None
        """What was dealt, once it is complete."""

    @property
    def game(self) -> SingleGame:
        """The game, which must have begun."""
        assert self.begun is not None
        return self.begun

    @property
    def dealt(self) -> Setup:
        """The set-up, which must be complete."""
        assert self.setup is not None
        return self.setup

    def draw(self, outcome: int) -> None:
        """A draw of the set-up; with the last one the game begins."""
        self.deal.draw(outcome)
        if self.deal.is_complete:
            match, self.setup = self.deal.setup()
            self.begun = SingleGame(self.deal.edition, self.deal.players)
            self.begun.take_up(match, copy_state(state_of_setup(match, self.setup)))

    def shown(self, seat: int | None) -> list[tuple[int, int | None]]:
        """Who has played what, as a seat knows it: None for a choice of Wonder cards that is still secret (R4)."""
        played, is_choice = self.game.played, self.game.space.is_choice
        if sum(is_choice(action) for _, action in played) == self.game.players:
            return [*played]
        return [(who, None if is_choice(action) and who != seat else action) for who, action in played]

    def __deepcopy__(self, memo: dict[int, Any]) -> Progress:
        twin = Progress.__new__(Progress)
        vars(twin).update(vars(self))
        twin.deal = self.deal.copy()
        twin.begun = None if self.begun is None else self.begun.copy()
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        played = [] if self.begun is None else [action for _, action in self.begun.played]
        return _replayed, (self.deal.edition, self.deal.players, self.deal.slots, self.deal.drawn, played)


def _replayed(edition: str, players: int, slots: Slots | None, drawn: Sequence[int], played: Sequence[int]) -> Progress:
    """A game that has come this far."""
    progress = Progress(edition, players, slots)
    for outcome in drawn:
        progress.draw(outcome)
    for action in played:
        progress.game.step(action)
    return progress
