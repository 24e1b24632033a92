"""A state of OpenSpiel: a node of chance while the set-up is under way, then the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pyspiel

from skyrise.rules import Chance, Position, determinize

from ..spaces import action_text
from . import strings
from .progress import Progress


class SkyriseState(pyspiel.State):
    """Actions are indices of the action space (``envs.spaces``)."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self.progress = Progress(game.edition, game.num_players(), game.slots)

    def current_player(self) -> int:
        game = self.progress.begun
        if game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if game.to_act is None else game.to_act

    def is_terminal(self) -> bool:
        return self.progress.begun is not None and self.progress.begun.to_act is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What may be drawn next, with its probability."""
        return self.progress.deal.outcomes()

    def returns(self) -> list[float]:
        """The utility of every player at the end; 0 before."""
        game = self.get_game()
        if not self.is_terminal():
            return [0.0] * game.num_players()
        ending = self.progress.game.ending()
        return [game.reward(ending, seat) for seat in range(game.num_players())]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SkyriseState:
        """A state that the player cannot tell from this one: what it cannot know is dealt again, the rest stays.

        ``sampler`` gives numbers from 0 to 1. For callers in Python: OpenSpiel does not let its C++ call it.
        """
        if self.progress.begun is None:
            twin: SkyriseState = self.clone()
            return twin
        chance = Chance(repr(sampler()), "resample")
        guess = determinize(self.progress.begun.view(player), chance).position()
        return self._with_secrets_of(guess)

    def _with_secrets_of(self, guess: Position) -> SkyriseState:
        """The same draws and decisions, except that secrets are those of a guess."""
        twin: SkyriseState = self.get_game().new_initial_state()
        boards = guess.players
        hands = [(*(b.wonder_hand or ()), *b.wonders, *(b.put_away or ())) for b in boards]
        cards = [card for hand in hands for card in hand]
        objectives = [board.objective or "" for board in boards]
        values = [value or 0 for value in guess.patron_values.values()]
        for outcome in self.progress.deal.with_secrets(cards, objectives, values):
            twin.apply_action(outcome)
        chosen = guess.pending.chosen if guess.pending else ()
        space = self.progress.game.space
        for seat, action in self.progress.game.played:
            kept = chosen[seat] if space.is_choice(action) and chosen else None
            twin.apply_action(action if kept is None else space.index(f"choose={'+'.join(map(str, kept))}"))
        return twin

    def undo_action(self, player: int, action: int) -> None:
        """Not offered: OpenSpiel keeps the history of a state in C++, and lets nobody in Python take it back; a state
        whose ``history()`` is ahead of its game would be worse than none."""
        raise NotImplementedError("a state cannot take an action back: clone() it before apply_action()")

    def _legal_actions(self, player: int) -> list[int]:
        return self.progress.game.legal()

    def _apply_action(self, action: int) -> None:
        if self.progress.begun is None:
            self.progress.draw(action)
        else:
            self.progress.begun.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return self.progress.deal.text(action)
        if self.progress.begun is None:
            return self.get_game().space.text(action)  # type: ignore[no-any-return]
        return action_text(self.progress.begun.match, action)

    def __str__(self) -> str:
        """The table in words, as everybody sees it."""
        return strings.picture(self.progress)
