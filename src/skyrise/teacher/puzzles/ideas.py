"""What a puzzle is about, from its view, its answer, and how the answer was found."""

from __future__ import annotations

from skyrise.components.names import PATRONS
from skyrise.notation.documents import PuzzleIdea, ThoughtMethod
from skyrise.rules import Action, View
from skyrise.rules.actions import Bid, ChooseWonders, Pass, PlaceWonder


def idea_of(view: View, answer: Action, method: ThoughtMethod) -> PuzzleIdea | None:
    """The idea; None for decisions that no idea is about, such as the color of a wild disc."""
    if isinstance(answer, ChooseWonders):
        return "wonder"
    if not isinstance(answer, Bid | PlaceWonder | Pass):
        return None
    if deduced_place(view, answer) is not None:
        return "deduce"
    if method == "solved":
        return "ending"
    if not view.position.bids:
        return "start"
    return "let-go" if isinstance(answer, Pass) else "win"


def possible_ideas(view: View, is_ending: bool) -> frozenset[PuzzleIdea]:
    """What a decision may turn out to be about, before anything is thought; ``is_ending``: the solver may reach it."""
    position = view.position
    if any(isinstance(action, ChooseWonders) for action in view.legal):
        return frozenset({"wonder"})
    ideas: set[PuzzleIdea] = {"win", "let-go"} if position.bids else {"start"}
    if is_ending:
        ideas.add("ending")
    if any(deduced_place(view, action) is not None for action in view.legal):
        ideas.add("deduce")
    return frozenset(ideas)


def deduced_place(view: View, answer: Action) -> str | None:
    """Where an answer takes the disc of a patron whose value is not shown, but follows from the other three."""
    if not isinstance(answer, Bid | PlaceWonder):
        return None
    values = view.position.patron_values
    unknown = [letter for letter in PATRONS if values[letter] is None]
    return answer.at if len(unknown) == 1 and view.position.discs.get(answer.at) == unknown[0] else None
