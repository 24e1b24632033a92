"""One game of strong bots, and the puzzles in it: the same for the same order, wherever it is played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Final

from skyrise.bots import make_bot, seat_seed
from skyrise.bots.game_loop import play_bots
from skyrise.kernel.loads import wait_for_best
from skyrise.notation.documents import PuzzleFile, PuzzleIdea
from skyrise.rules import Game, View
from skyrise.search.endings import structures_left
from skyrise.teacher.puzzles.ideas import idea_of, possible_ideas
from skyrise.teacher.puzzles.proving import difficulty_of, first_look, is_easy, proof_of, puzzle_id
from skyrise.teacher.thinking import SOLVED, OwnThinker, Thinker

from .wants import Wants

PLAYERS: Final = (2, 3, 4)
"""In turns, from game to game."""
A_GAME: Final = 3
"""So many puzzles of one game at most: others would be too much alike."""
STRIDE: Final = 3
"""Of every so many decisions one is looked at, from a place that differs from game to game; but every ending is, and
every patron's value that can be deduced: they are rare."""
RARE: Final = frozenset({"ending", "deduce"})


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


@dataclass(frozen=True, slots=True)
class MinedGame:
    """What one game gave."""

    number: int
    puzzles: tuple[PuzzleFile, ...]
    seconds: float
    """Of the processor."""


@dataclass(frozen=True, slots=True)
class _Moment:
    """A decision of a game that may be a puzzle."""

    ply: int
    view: View
    ideas: frozenset[PuzzleIdea]
    """What it may be about, of what is wanted."""

    @property
    def is_rare(self) -> bool:
        return not self.ideas.isdisjoint(RARE)


def mine_game(order: Mine, wants: Wants, number: int) -> MinedGame:
    """Plays a game, and proves what may be a puzzle in it."""
    wait_for_best()
    began = process_time()
    return MinedGame(number, tuple(_puzzles(order, wants, number, OwnThinker())), process_time() - began)


def _puzzles(order: Mine, wants: Wants, number: int, think: Thinker) -> Iterator[PuzzleFile]:
    seed, players = order.seed_of(number), PLAYERS[number % len(PLAYERS)]
    game = Game.new(players, order.edition, seed)
    play_bots(game, [make_bot(order.bot, seat_seed(seed, seat)) for seat in range(players)])
    texts, count = [str(action) for action in game.actions], 0
    moments = list(_moments(order, wants, number, texts))
    moments.sort(key=lambda one: (not one.is_rare, one.ply if number % 2 else -one.ply))  # early ones and late ones
    for moment in moments:
        puzzle = _puzzle(order, wants, number, texts, moment, think)
        if puzzle is not None:
            yield puzzle
            count += 1
            if count == A_GAME:
                return


def _moments(order: Mine, wants: Wants, number: int, actions: Sequence[str]) -> Iterator[_Moment]:
    """The decisions that are looked at, each as the one who decides saw it."""
    game = Game.new(PLAYERS[number % len(PLAYERS)], order.edition, order.seed_of(number))
    for ply, action in enumerate(actions):
        view = game.view(game.to_act)
        is_ending = game.era == 2 and structures_left(game.match, game.state) <= SOLVED[game.players]
        ideas = possible_ideas(view, is_ending) & wants.ideas if len(view.legal) > 2 else frozenset()
        moment = _Moment(ply, view, ideas)
        if ideas and (moment.is_rare or (ply + number) % STRIDE == 0):
            yield moment
        game.play(action)


def _puzzle(
    order: Mine, wants: Wants, number: int, actions: Sequence[str], moment: _Moment, think: Thinker
) -> PuzzleFile | None:
    """A puzzle, if the decision is one that is wanted: what is cheap to find out comes first."""
    view, seed, led = moment.view, order.seed_of(number), " ".join(actions[: moment.ply])
    first = first_look(view, think, f"{seed} {moment.ply}")
    if first is None or not _may_be_wanted(moment, idea_of(view, first.answer, first.method)):
        return None
    if not wants.easy and is_easy(view, first.answer, think, seed):
        return None
    proof = proof_of(view, first, think, f"{seed} {moment.ply}")
    idea = None if proof is None else idea_of(view, proof.answer, proof.method)
    if proof is None or idea not in moment.ideas:
        return None
    return PuzzleFile(
        id=puzzle_id(order.edition, view.position.match.players, seed, led),
        edition=order.edition,
        players=view.position.match.players,
        seed=seed,
        actions=led,
        idea=idea,
        difficulty=difficulty_of(view, proof.answer, think, seed),
        answer=str(proof.answer),
        method=proof.method,
        margin=proof.margin,
    )


def _may_be_wanted(moment: _Moment, idea: PuzzleIdea | None) -> bool:
    """After a first look: is its idea wanted, or may a deeper look solve it, so that it is an ending?"""
    return idea is not None and (idea in moment.ideas or "ending" in moment.ideas)
