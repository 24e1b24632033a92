"""One puzzle: its position as the one who decides sees it, and what is said to an answer."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import cast

from skyrise.notation import view_document
from skyrise.notation.documents import (
    AdviceDocument,
    Color,
    PuzzleAnswer,
    PuzzleDocument,
    PuzzleFile,
    PuzzleSummary,
    Slot,
)
from skyrise.rules import Action, Game, View, parse_action
from skyrise.rules.seen import own_action


class Puzzle:
    """A puzzle."""

    def __init__(self, file: PuzzleFile) -> None:
        self.file = file

    def __repr__(self) -> str:
        return f"<Puzzle {self.file.id}: {self.file.idea}, difficulty {self.file.difficulty}>"

    @cached_property
    def view(self) -> View:
        """What the one who decides knows: nothing else is ever shown or thought about."""
        return self._game.view(self._game.to_act)

    @cached_property
    def _game(self) -> Game:
        game = Game.new(self.file.players, self.file.edition, self.file.seed)
        for action in self.file.actions.split():
            game.play(action)
        return game

    @property
    def answer(self) -> Action:
        """The best action."""
        return parse_action(self.file.answer)

    def summary(self) -> PuzzleSummary:
        """What a list says of it."""
        file = self.file
        return {"id": file.id, "idea": file.idea, "difficulty": file.difficulty, "players": file.players}

    def document(self) -> PuzzleDocument:
        """The puzzle, without its answer."""
        match, seat = self.view.position.match, self.view.seat
        assert seat is not None
        layout = {slot: island for slot, island in match.city.layout().items() if island is not None}
        return {
            "summary": self.summary(),
            "edition": self.file.edition,
            "city": cast(dict[Slot, str], layout),
            "colors": cast(list[Color], list(match.colors)),
            "seat": seat,
            "view": view_document(self.view),
        }

    def legal(self, action: str) -> Action:
        """An answer, if the rules allow it; else the rule's own ``Refusal``."""
        tried = parse_action(action)
        self._game.copy().play(tried)
        return tried

    def judged(self, tried: Action, advice: AdviceDocument) -> PuzzleAnswer:
        """What is said to an answer, with what was thought about the position."""
        return {
            "right": tried == self.answer,
            "tried": own_action(tried),
            "answer": own_action(self.answer),
            "margin": self.file.margin,
            "method": self.file.method,
            "advice": advice,
        }


def puzzles_document(puzzles: Iterable[Puzzle]) -> list[PuzzleSummary]:
    """The list of puzzles."""
    return [puzzle.summary() for puzzle in puzzles]
