"""What the teacher asks to be thought about, and what comes back. Whoever thinks is reached through ``Thinker``."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from skyrise.kernel.loads import best_load
from skyrise.notation.documents import ThoughtMethod
from skyrise.rules import Action, Match, View
from skyrise.rules.core.state import State
from skyrise.search.judgement import Judgement
from skyrise.search.lookout import Look, Lookout

SOLVED = {2: 6, 3: 5, 4: 5}
"""By number of players: with how many structures left an ending is solved exactly."""
SHARPER = {2: 1.4, 3: 1.2, 4: 1.05}
"""By number of players: the power to which chances of a search are raised. It also visits actions that nobody would
choose, so its chances are too close to each other; this is fitted to how often they come true, by
`benchmarks/teacher/calibration.py`."""
SHORTLIST = 3
LOOKOUTS = 4
"""A lookout has a tree, which takes a while to make."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to think."""

    deals: int
    """How often what is hidden is dealt."""
    simulations: int
    """Of the search for good actions; 0: there is none."""
    further: int = 0
    """Of the search after each of the best: so each of them is known as well as the others. Without either search,
    actions are only judged one action ahead."""
    nodes: int = 0
    """States that may be looked at to solve an ending; 0: none is solved."""
    seconds: float | None = None
    """To think, if it must not take longer: then the answer depends on the machine."""

    def harder(self) -> Effort:
        """Four times as much of everything but deals: of those, which only have to be other ones, twice as many."""
        return Effort(2 * self.deals, 4 * self.simulations, 4 * self.further, 4 * self.nodes, self.seconds)


GLANCE = Effort(deals=4, simulations=0)
"""For a first curve at once."""
HINT = Effort(deals=24, simulations=4000, further=1200, nodes=300_000, seconds=1.0)
"""For a player who waits."""
DEPTH = Effort(deals=24, simulations=900, further=500, nodes=1_000_000)
"""Of a review, if nothing else is wished."""


@dataclass(frozen=True, slots=True)
class Question:
    """A decision, or with no seat in its view a position, that somebody has to think about."""

    view: View
    """All that the answer may depend on."""
    seed: str
    effort: Effort
    also: tuple[Action, ...] = ()
    """Actions that are judged in any case."""


@dataclass(frozen=True, slots=True)
class Thought:
    """An action and what was thought of it."""

    action: Action
    wins: tuple[float, ...]
    prestige: tuple[float, ...]
    line: tuple[Action, ...] = ()
    """How the game is expected to go on after it."""

    def worth(self, seat: int) -> float:
        """What the action is worth to a seat."""
        return Judgement(self.action, self.wins, self.prestige, 0.0).worth(seat)


@dataclass(frozen=True, slots=True)
class Answer:
    """What was thought."""

    method: ThoughtMethod
    wins: tuple[float, ...]
    """With best play: of a decision those of its best action."""
    prestige: tuple[float, ...]
    thoughts: tuple[Thought, ...] = ()
    """The best actions, the best first, and those that were asked for; none of a position."""
    obvious: int | None = None
    """Of the action that was asked for: its place, from 0, for somebody who looks one action ahead."""

    def of(self, action: Action) -> Thought:
        """What was thought of an action that was asked for."""
        return next(thought for thought in self.thoughts if thought.action == action)


class Thinker(Protocol):
    """Whoever thinks."""

    def __call__(self, question: Question) -> Answer:
        """The same answer to the same question, unless it has only so many seconds."""


class OwnThinker:
    """Thinks here and now, on the best load that there is."""

    def __init__(self) -> None:
        self._lookouts: list[Lookout] = []

    def __repr__(self) -> str:
        return f"<OwnThinker: {len(self._lookouts)} games in mind>"

    def __call__(self, question: Question) -> Answer:
        """Thinks about a question."""
        return answer_to(question, self._lookout(question.view.position.match))

    def _lookout(self, match: Match) -> Lookout:
        load = best_load()
        for lookout in self._lookouts:
            if lookout.match == match and type(lookout.load) is type(load):
                return lookout
        self._lookouts = [Lookout(match, load), *self._lookouts[: LOOKOUTS - 1]]
        return self._lookouts[0]


def answer_to(question: Question, lookout: Lookout) -> Answer:
    """Thinks about a question."""
    view, effort = question.view, question.effort
    most = SOLVED[lookout.match.players]
    if effort.nodes and len(view.legal) != 1 and (ends := lookout.solve(view, most, effort.nodes, question.seed)):
        answer = _ranked(question, "solved", [_thought(end) for end in ends], SHORTLIST)
        return answer if view.legal else replace(answer, thoughts=())
    deals = lookout.deals(view, effort.deals, question.seed)
    if not view.legal:
        look = lookout.look(deals, max(effort.simulations, effort.deals), question.seed, effort.seconds)
        if not effort.simulations:
            return Answer("judged", look.wins, look.prestige)
        return Answer("searched", sharpened(look.wins), look.prestige)
    if len(view.legal) == 1:
        return _only(question, lookout, deals)
    if not effort.simulations and not effort.further:
        return _ranked(question, "judged", [_thought(one) for one in lookout.judge(deals)], SHORTLIST)
    return _searched(question, lookout, deals)


def _only(question: Question, lookout: Lookout, deals: list[State]) -> Answer:
    """There is nothing to decide, only something to expect."""
    (action,) = question.view.legal
    effort = question.effort
    look = lookout.look(lookout.after(deals, action), max(effort.further, effort.deals), question.seed)
    return _ranked(question, "only", [_after(action, look)], 1)


def _searched(question: Question, lookout: Lookout, deals: list[State]) -> Answer:
    """A search finds the best actions; then each is searched by itself, as long as the others."""
    effort, seed = question.effort, question.seed
    seconds = None if effort.seconds is None else effort.seconds / (2 + SHORTLIST)
    shortlist: list[Action] = []
    if effort.simulations:
        look = lookout.look(deals, effort.simulations, seed, None if seconds is None else 2 * seconds)
        shortlist = [one.action for one in look.actions[:SHORTLIST]]
    shortlist += [action for action in question.also if action not in shortlist]
    thoughts = [
        _after(action, lookout.look(lookout.after(deals, action), effort.further, f"{seed} {action}", seconds))
        for action in shortlist
    ]
    answer = _ranked(question, "searched", thoughts, SHORTLIST)
    return replace(answer, obvious=_place(question, lookout.judge(deals)))


def _place(question: Question, judged: Sequence[Judgement]) -> int | None:
    seat = _seat(question)
    order = [one.action for one in sorted(judged, key=lambda one: -one.worth(seat))]
    return order.index(question.also[0]) if question.also else None


def _ranked(question: Question, method: ThoughtMethod, thoughts: Sequence[Thought], most: int) -> Answer:
    seat = _seat(question)
    best = sorted(thoughts, key=lambda one: (-one.worth(seat), str(one.action)))
    kept = [one for place, one in enumerate(best) if place < most or one.action in question.also]
    return Answer(method, kept[0].wins, kept[0].prestige, tuple(kept))


def _seat(question: Question) -> int:
    seat = question.view.position.to_act
    assert seat is not None, "somebody decides"
    return seat


def _thought(judgement: Judgement) -> Thought:
    return Thought(judgement.action, judgement.wins, judgement.prestige)


def _after(action: Action, look: Look) -> Thought:
    return Thought(action, sharpened(look.wins), look.prestige, look.line)


def sharpened(wins: Sequence[float]) -> tuple[float, ...]:
    """Chances of a search as they come true."""
    powers = [chance ** SHARPER[len(wins)] for chance in wins]
    return tuple(power / sum(powers) for power in powers)
