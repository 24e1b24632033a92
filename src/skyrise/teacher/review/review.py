"""A review, thought by thought: it says what is to be thought about next, takes the answer, and can be shown at any
time."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import cast

from skyrise.components.players import given_names
from skyrise.notation.documents import Color, CurvePoint, DecisionDocument, Era, ReviewDocument
from skyrise.rules import Record

from ..advice import CHANCE_DIGITS, chances, prestige
from ..thinking import DEPTH, GLANCE, Answer, Effort, Question, Thinker
from .deciding import decision_document
from .judging import GOOD, looks_mistaken
from .moments import Decision, Moments, Standing, moments_of
from .players import player_reviews

PUBLIC_DEALS = 8
"""Where nobody's cards are known, a deal takes longer."""
FINDS = 3
"""So many finds are told among the moments that mattered."""


@dataclass(frozen=True, slots=True)
class _Task:
    """A question, and what becomes of its answer."""

    question: Question
    take: Callable[[Answer], None]


class Review:
    """The review of one game. Each decision is judged from the view of its player, and from nothing else."""

    def __init__(self, record: Record, depth: Effort = DEPTH) -> None:
        """``depth``: how hard to think about each decision."""
        self._record = record
        self._depth = depth
        self._moments: Moments = moments_of(record)
        self._curve = [_unknown(standing) for standing in self._moments.standings]
        self._decisions = [decision_document(one, None, fine=False) for one in self._moments.decisions]
        self._tasks = list(self._glances())
        self._later = [self._closer_looks, self._open_looks]
        self._done = 0
        self._in_all = len(self._tasks) + self._expected()

    def __repr__(self) -> str:
        return f"<Review: {self._done} of {self._in_all} thoughts about {len(self._record.actions)} actions>"

    @property
    def is_finished(self) -> bool:
        """Is there nothing more to think about?"""
        return self.next_question() is None

    def next_question(self) -> Question | None:
        """What is to be thought about next; None when the review is finished. Asked again, it is the same."""
        while not self._tasks and self._later:
            self._tasks = list(self._later.pop(0)())
        return self._tasks[0].question if self._tasks else None

    def take(self, answer: Answer) -> None:
        """The answer to the next question."""
        self._tasks.pop(0).take(answer)
        self._done += 1

    def document(self) -> ReviewDocument:
        """The review as far as it is."""
        match, finished = self._record.match, self.is_finished
        return {
            "format": "skyrise-review/1",
            "names": list(given_names(self._record.names, match.colors)),
            "colors": cast(list[Color], list(match.colors)),
            "actions": len(self._record.actions),
            "done": self._done,
            "of": self._done if finished else max(self._in_all, self._done + 1),
            "curve": list(self._curve),
            "decisions": list(self._decisions),
            "moments": self._that_mattered(),
            "players": player_reviews(match.players, self._decisions, self._moments.won, self._curve),
        }

    # What there is to think about

    def _glances(self) -> Iterator[_Task]:
        """A first curve, and first looks at all decisions."""
        for number, standing in enumerate(self._moments.standings):
            if standing.result is None:
                yield self._point(number, standing, replace(GLANCE, deals=2))
        for number, decision in enumerate(self._moments.decisions):
            if decision.is_free:
                yield self._judged(number, decision, GLANCE)

    def _closer_looks(self) -> Iterator[_Task]:
        """Everything again, at full depth, from the first auction to the last."""
        depth, decisions = self._depth, self._moments.decisions
        of_a_point = replace(depth, deals=PUBLIC_DEALS)
        after = 0
        for number, standing in enumerate(self._moments.standings):
            if standing.result is None:
                yield self._point(number, standing, of_a_point)
                yield self._open_point(number, standing, replace(of_a_point, deals=1))
            while after < len(decisions) and decisions[after].auction <= standing.auction + 1:
                if decisions[after].is_free:
                    yield self._judged(after, decisions[after], depth)
                after += 1

    def _open_looks(self) -> Iterator[_Task]:
        """What was lost with all cards open, where something was lost."""
        effort = replace(self._depth, deals=1, simulations=0)
        for number, decision in enumerate(self._moments.decisions):
            if self._decisions[number]["lost"] >= GOOD:
                yield self._opened(number, decision, effort)

    def _expected(self) -> int:
        """How many thoughts come after the first looks, without those about what was lost."""
        points = sum(standing.result is None for standing in self._moments.standings)
        return 2 * points + sum(decision.is_free for decision in self._moments.decisions)

    def _judged(self, number: int, decision: Decision, effort: Effort, *, again: bool = False) -> _Task:
        """``again``: what looks like a mistake is one only if a second, harder look with other deals finds it, too."""
        fine = effort is not GLANCE

        def take(answer: Answer) -> None:
            if fine and not again and looks_mistaken(answer, decision.action, decision.seat):
                self._tasks.insert(0, self._judged(number, decision, effort.harder(), again=True))
                self._in_all += 1
            else:
                self._decisions[number] = decision_document(decision, answer, fine=fine)

        seed = f"decision {decision.ply}" + (" again" if again else "")
        return _Task(Question(decision.view, seed, effort, (decision.action,)), take)

    def _opened(self, number: int, decision: Decision, effort: Effort) -> _Task:
        judged, seat = self._decisions[number], decision.seat
        better = next(one for one in decision.view.legal if str(one) == judged["candidates"][0]["action"])

        def take(answer: Answer) -> None:
            wins = {thought.action: thought.wins[seat] for thought in answer.thoughts}
            lost = round(wins[better] - wins[decision.action], CHANCE_DIGITS)
            self._decisions[number] = cast(DecisionDocument, {**judged, "open_lost": lost})

        seed = f"open {decision.ply}"
        return _Task(Question(decision.open_view, seed, effort, (better, decision.action)), take)

    def _point(self, number: int, standing: Standing, effort: Effort) -> _Task:
        def take(answer: Answer) -> None:
            point = self._curve[number]
            point["wins"], point["prestige"] = chances(answer.wins), prestige(answer.prestige)
            point["fine"] = bool(effort.simulations)

        return _Task(Question(standing.public, f"standing {standing.ply}", effort), take)

    def _open_point(self, number: int, standing: Standing, effort: Effort) -> _Task:
        def take(answer: Answer) -> None:
            self._curve[number]["open"] = chances(answer.wins)

        return _Task(Question(standing.open, f"open standing {standing.ply}", effort), take)

    def _that_mattered(self) -> list[int]:
        """Mistakes by their cost, then finds."""
        costly = [one for one in self._decisions if one["lost"] >= GOOD]
        finds = [one for one in self._decisions if one["verdict"] == "find"]
        by_cost = sorted(costly, key=lambda one: (-one["lost"], one["ply"]))
        return [one["ply"] for one in (*by_cost, *finds[:FINDS])]


def review_in_steps(record: Record, think: Thinker, depth: Effort = DEPTH) -> Iterator[Review]:
    """A review that grows: after each thought, the same one."""
    review = Review(record, depth)
    while (question := review.next_question()) is not None:
        review.take(think(question))
        yield review


def _unknown(standing: Standing) -> CurvePoint:
    """A point of the curve before anything is thought: everybody's chances are equal, unless the game is over."""
    players = standing.public.position.match.players
    known = standing.result is not None
    return {
        "ply": standing.ply,
        "auction": standing.auction,
        "era": cast(Era, standing.era),
        "wins": chances(standing.result or [1 / players] * players),
        "prestige": prestige(standing.prestige or [0.0] * players),
        "open": chances(standing.result) if standing.result is not None else None,
        "fine": known,
    }
