"""Measuring candidates: games are played chunk by chunk, unless the journal has them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ..games import Crew, play
from ..games.run import Tell, count_chunks
from .candidate import Candidate
from .counts import Counts, count, joined
from .journal import Journal, Piece
from .misfit import Fit
from .task import Task


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
            players: joined(self._measure(candidate, race, players, games, chunks)) for players in self.task.players
        }
        return Fit(self.task.wants, counts)

    def _measure(
        self, candidate: Candidate, race: int, players: int, games: int, chunks: Sequence[int]
    ) -> list[Counts]:
        pieces = [Piece(candidate.name, race, players, chunk) for chunk in chunks]
        missing = [piece for piece in pieces if piece not in self.journal.measured]
        if missing:
            self._play(candidate, missing, games)
        self.tell(sum(self._size(piece, games) for piece in pieces if piece not in missing))  # read, not played
        return [self.journal.measured[piece] for piece in pieces]

    def _play(self, candidate: Candidate, pieces: Sequence[Piece], games: int) -> None:
        race, players = pieces[0].race, pieces[0].players
        order = self.task.order(players, race, games, candidate.changes())
        wants = self.task.wants_of(players)
        chunks = play(order, self.crew, self.tell, self.task.budget.batch, [piece.chunk for piece in pieces])
        for piece, chunk in zip(pieces, chunks, strict=True):
            self.journal.add(piece, count(chunk, wants))

    def _size(self, piece: Piece, games: int) -> int:
        batch = self.task.budget.batch
        return min(batch, games - batch * piece.chunk)

    def chunks_of(self, games: int) -> range:
        """The chunks of so many games."""
        return range(count_chunks(self.task.order(self.task.players[0], 0, games), self.task.budget.batch))
