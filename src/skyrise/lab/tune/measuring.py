"""Measuring candidates: games are played chunk by chunk, unless the journal has them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ..games import Crew, play
from ..games.run import Tell
from .candidate import Candidate
from .counts import Counts, count, joined
from .journal import Journal, Piece
from .misfit import Fit
from .task import Task
from .wants import Company


class Measure(Protocol):
    """Measures a candidate on some chunks of the setups of a round."""

    def __call__(self, candidate: Candidate, race: int, games: int, chunks: Sequence[int]) -> Fit: ...


@dataclass(frozen=True)
class Meter:
    """Plays for a task, and keeps what came out."""

    task: Task
    crew: Crew
    journal: Journal
    tell: Tell = lambda _: None

    def __call__(self, candidate: Candidate, race: int, games: int, chunks: Sequence[int]) -> Fit:
        """The fit of a candidate on chunks of a round's setups, of which there are ``games`` in all."""
        counts = {
            company: joined(self._measure(candidate, race, company, games, chunks)) for company in self.task.companies
        }
        return Fit(self.task.wants, counts)

    def _measure(
        self, candidate: Candidate, race: int, company: Company, games: int, chunks: Sequence[int]
    ) -> list[Counts]:
        pieces = [Piece(candidate.name, race, *company, chunk) for chunk in chunks]
        missing = [piece for piece in pieces if piece not in self.journal.measured]
        if missing:
            self._play(candidate, company, missing, games)
        size, most = self.task.batch_of(company), self.task.games_of(company, games)
        self.tell(sum(min(size, most - size * one.chunk) for one in pieces if one not in missing))  # read, not played
        return [self.journal.measured[piece] for piece in pieces]

    def _play(self, candidate: Candidate, company: Company, pieces: Sequence[Piece], games: int) -> None:
        task = self.task
        order = task.order(company, pieces[0].race, task.games_of(company, games), candidate.changes())
        wants = task.wants_of(company)
        chunks = play(order, self.crew, self.tell, task.batch_of(company), [piece.chunk for piece in pieces])
        for piece, chunk in zip(pieces, chunks, strict=True):
            self.journal.add(piece, count(chunk, wants))

    def chunks_of(self, games: int) -> range:
        """The chunks of so many games."""
        return range(self.task.budget.chunks_of(games))
