"""Plays games of strong bots and keeps the decisions that have one clearly best action."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Final

from skyrise.bots import make_bot, seat_seed
from skyrise.bots.game_loop import play_bots
from skyrise.notation.documents import PuzzleFile
from skyrise.rules import Game, View
from skyrise.teacher.puzzles.ideas import idea_of
from skyrise.teacher.puzzles.proving import difficulty_of, proof_of, puzzle_id
from skyrise.teacher.thinking import OwnThinker, Thinker

PLAYERS: Final = (2, 3, 4)
"""In turns, from game to game."""
A_GAME: Final = 3
"""So many puzzles of one game at most: others would be too much alike."""
SHARE: Final = 0.3
"""No idea has a larger part of all puzzles,"""
EASY: Final = 0.4
"""and those that one action ahead finds no larger one than this."""
STRIDE: Final = 3
"""Of every so many decisions one is looked at, from a place that differs from game to game;"""
LATE: Final = 15
"""of the last ones every one: exact endings are rare."""


@dataclass(frozen=True, slots=True)
class Mine:
    """What is mined, and where it begins."""

    edition: str
    """With the version of its components."""
    bot: str
    seed: str
    count: int

    def seed_of(self, number: int) -> str:
        """The seed of a game."""
        return f"{self.seed} puzzle {number}"


def mine(order: Mine, found: Sequence[PuzzleFile], first: int = 0) -> Iterator[tuple[int, list[PuzzleFile]]]:
    """The puzzles of one game after another, until there are enough; ``found``: those of an earlier run."""
    think, kept, number = OwnThinker(), list(found), first
    while len(kept) < order.count:
        puzzles = []
        for puzzle in puzzles_of_game(order, number, think):
            if _has_room(order, kept, puzzle):
                kept.append(puzzle)
                puzzles.append(puzzle)
        yield number, puzzles
        number += 1


def _has_room(order: Mine, kept: Sequence[PuzzleFile], puzzle: PuzzleFile) -> bool:
    """Is another one of its kind wanted?"""
    alike = sum(one.idea == puzzle.idea for one in kept)
    easy = sum(one.difficulty == 1 for one in kept)
    too_easy = puzzle.difficulty == 1 and easy >= ceil(EASY * order.count)
    return len(kept) < order.count and alike < ceil(SHARE * order.count) and not too_easy


def puzzles_of_game(order: Mine, number: int, think: Thinker) -> Iterator[PuzzleFile]:
    """The puzzles of one game."""
    seed, players = order.seed_of(number), PLAYERS[number % len(PLAYERS)]
    game = Game.new(players, order.edition, seed)
    play_bots(game, [make_bot(order.bot, seat_seed(seed, seat)) for seat in range(players)])
    texts, count = [str(action) for action in game.actions], 0
    decisions = list(_decisions(order, number, texts))
    for ply, view in decisions if number % 2 else reversed(decisions):  # so there are early ones and late ones
        puzzle = _puzzle(order, number, players, texts[:ply], view, think)
        if puzzle is not None:
            yield puzzle
            count += 1
            if count == A_GAME:
                return


def _decisions(order: Mine, number: int, actions: Sequence[str]) -> Iterator[tuple[int, View]]:
    """The decisions that are looked at, each as the one who decides saw it."""
    game = Game.new(PLAYERS[number % len(PLAYERS)], order.edition, order.seed_of(number))
    for ply, action in enumerate(actions):
        if (ply + number) % STRIDE == 0 or ply >= len(actions) - LATE:
            yield ply, game.view(game.to_act)
        game.play(action)


def _puzzle(
    order: Mine, number: int, players: int, actions: Sequence[str], view: View, think: Thinker
) -> PuzzleFile | None:
    seed = order.seed_of(number)
    proof = proof_of(view, think, f"{seed} {len(actions)}")
    idea = None if proof is None else idea_of(view, proof.answer, proof.method)
    if proof is None or idea is None:
        return None
    led = " ".join(actions)
    return PuzzleFile(
        id=puzzle_id(order.edition, players, seed, led),
        edition=order.edition,
        players=players,
        seed=seed,
        actions=led,
        idea=idea,
        difficulty=difficulty_of(view, proof.answer, think, seed),
        answer=str(proof.answer),
        method=proof.method,
        margin=proof.margin,
    )
