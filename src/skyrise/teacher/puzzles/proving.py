"""Whether a position is a puzzle: has it one clearly best action, and how shallow a search finds it?"""

from __future__ import annotations

from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Final

from skyrise.notation.documents import ThoughtMethod
from skyrise.rules import Action, View

from ..thinking import GLANCE, Answer, Effort, Question, Thinker

CLEAR: Final = 0.06
"""By so much is the best action's chance to win larger than the next best, for whoever decides."""
STILL_CLEAR: Final = 0.045
"""When it is checked anew, by another seed: chances of a search differ a little."""
QUICK: Final = Effort(deals=16, simulations=600, further=300, nodes=100_000)
"""To pass over what is surely none."""
DEEP: Final = Effort(deals=48, simulations=6000, further=3000, nodes=4_000_000)
SEARCHES: Final = 4
"""So many deep searches, each with a seed of its own, have to agree; what is solved is certain at once."""
SHALLOW: Final = (
    GLANCE,
    Effort(deals=8, simulations=60, further=30),
    Effort(deals=12, simulations=240, further=120),
    Effort(deals=16, simulations=960, further=480),
)
"""By difficulty, from 1; what none of these finds has the highest."""


@dataclass(frozen=True, slots=True)
class Proof:
    """That an action is clearly the best."""

    answer: Action
    method: ThoughtMethod
    margin: float


def first_look(view: View, think: Thinker, seed: str) -> Proof | None:
    """A quick thought; None: there is no clearly best action, or nothing to decide."""
    return None if len(view.legal) < 3 else clear_best(view, think(Question(view, f"{seed} quick", QUICK)))


def proof_of(view: View, first: Proof, think: Thinker, seed: str) -> Proof | None:
    """Thinks deeply, several times with different seeds, about what a first look found; all must agree. None: there is
    no clearly best action. Each search also weighs what those before it thought of, so that no rival is overlooked."""
    if first.method == "solved":
        return replace(first, margin=round(first.margin, 3))
    rivals, margins = [first.answer], []
    for number in range(SEARCHES):
        thought = think(Question(view, f"{seed} deep {number}", DEEP, tuple(rivals)))
        found = clear_best(view, thought)
        if found is None or found.answer != first.answer:
            return None
        margins.append(found.margin)
        if found.method == "solved":
            return replace(found, margin=round(found.margin, 3))
        rivals += [one.action for one in thought.thoughts if one.action not in rivals]
    return Proof(first.answer, "searched", round(min(margins), 3))


def holds_anew(view: View, answer: Action, think: Thinker, seed: str) -> bool:
    """Does a deep thought with a fresh seed come to the same?"""
    found = clear_best(view, think(Question(view, seed, DEEP)), STILL_CLEAR)
    return found is not None and found.answer == answer


def clear_best(view: View, answer: Answer, clear: float = CLEAR) -> Proof | None:
    """The best action of an answer, if the next best is far behind."""
    seat = view.seat
    if seat is None or len(answer.thoughts) < 2:
        return None
    best, *others = sorted(answer.thoughts, key=lambda thought: -thought.wins[seat])
    margin = best.wins[seat] - others[0].wins[seat]
    return Proof(best.action, answer.method, margin) if margin >= clear else None


def difficulty_of(view: View, answer: Action, think: Thinker, seed: str) -> int:
    """How shallow a search still finds it, from 1 to 5."""
    for difficulty, effort in enumerate(SHALLOW, 1):
        if think(Question(view, f"{seed} shallow", effort)).thoughts[0].action == answer:
            return difficulty
    return len(SHALLOW) + 1


def is_easy(view: View, answer: Action, think: Thinker, seed: str) -> bool:
    """Does somebody find it who looks one action ahead? The same as a difficulty of 1, but at once."""
    return think(Question(view, f"{seed} shallow", SHALLOW[0])).thoughts[0].action == answer


def puzzle_id(edition: str, players: int, seed: str, actions: str) -> str:
    """The same position has the same id."""
    return sha256(f"{edition} {players} {seed} {actions}".encode()).hexdigest()[:10]
