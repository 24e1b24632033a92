"""What all thinking bots share: a mind, which uses the compiled load as soon as that is ready."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from skyrise.kernel.loads import best_load, wait_for_best
from skyrise.rules import Action, Seed, View
from skyrise.search.core.think import ROOM
from skyrise.search.mind import Mind

from .advice import Advice
from .contract import Clock


class ThinkingBot(ABC):
    """Plays the best action by its own advice."""

    nodes = ROOM
    """How many nodes its tree may have."""

    def __init__(self, seed: Seed) -> None:
        self._seed = seed
        self._mind: Mind | None = None

    def __repr__(self) -> str:
        return f"<{type(self).__name__}>"

    def prepare(self) -> None:
        """Waits for the compiled search."""
        wait_for_best()

    def choose(self, view: View, legal: Sequence[Action], clock: Clock) -> Action:
        """The best action; if there is only one, it needs no thought."""
        return legal[0] if len(legal) == 1 else self.advise(view, legal, clock).best

    @abstractmethod
    def advise(self, view: View, legal: Sequence[Action], clock: Clock) -> Advice:
        """What it thinks of the decision."""

    def mind_for(self, view: View) -> Mind:
        """The mind for a view's match: a new one if the match changes, or once the compiled load is ready."""
        load = best_load()
        mind = self._mind
        if mind is None or mind.match != view.position.match:
            mind = Mind(view.position.match, load, self._seed, self.nodes)
        elif type(mind.load) is not type(load):
            mind = mind.on(load)
        self._mind = mind
        return mind
