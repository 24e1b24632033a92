"""Puzzles: positions with one clearly best action."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, TypedDict

from skyrise.notation.declared import Between, Length, Pattern

from .advice import AdviceDocument
from .positions import ViewDocument
from .vocabulary import ActionText, Color, PuzzleIdea, SeatNumber, SeenActionText, Slot, ThoughtMethod


@dataclass(frozen=True, slots=True)
class PuzzleFile:
    """A puzzle as it is kept: a deal, the actions that lead to its position, and what was found out about it."""

    id: Annotated[str, Pattern("[0-9a-f]{10}"), "Made of the deal and the actions."]
    edition: Annotated[str, Length(1, 40), "With the version of the components: retail@2."]
    players: Annotated[int, Between(2, 4)]
    seed: Annotated[str, Length(1, 80), "What chance draws, it draws from this."]
    actions: Annotated[str, Pattern("[^\n]*"), "Texts of actions, with spaces between."]
    idea: PuzzleIdea
    difficulty: Annotated[int, Between(1, 5), "How shallow a search still finds it: 1 for one action ahead."]
    answer: ActionText
    method: Annotated[ThoughtMethod, "How it was found: solved, or searched several times with different seeds."]
    margin: Annotated[float, Between(0, 1), "How much smaller the chance to win is with the next best action."]


class PuzzleSummary(TypedDict):
    """A puzzle in the list."""

    id: str
    idea: PuzzleIdea
    difficulty: int
    players: int


class PuzzleDocument(TypedDict):
    """A puzzle, without its answer, as the one who decides sees it."""

    summary: PuzzleSummary
    edition: str
    city: dict[Slot, str]
    colors: list[Color]
    seat: SeatNumber
    view: ViewDocument


@dataclass(frozen=True, slots=True)
class PuzzleTry:
    """An answer to a puzzle."""

    action: ActionText


class PuzzleAnswer(TypedDict):
    """What is said to an answer."""

    right: bool
    tried: SeenActionText
    answer: SeenActionText
    margin: Annotated[float, "How much smaller the chance to win is with the next best action."]
    method: ThoughtMethod
    advice: Annotated[AdviceDocument, "What the best actions, and the one that was tried, lead to, and why."]
