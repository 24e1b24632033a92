"""A mind thinks about the decisions of one seat in one game: one action ahead, or with a tree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from time import perf_counter
from typing import Any

from skyrise.kernel.load import Load
from skyrise.kernel.loads import best_load
from skyrise.rules import Chance, Match, Seed, View
from skyrise.rules.core.state import SEATS, State
from skyrise.rules.core.words import ACTIONS
from skyrise.rules.determinize import determinize

from .core.gamble import play_out_actions
from .core.guess import deal_again
from .core.judge import weigh_actions
from .core.keys import key_of
from .core.think import ROOM, think
from .core.tree import transplant
from .endings import EndingSolver, structures_left
from .judgement import Judgement, mean_judgement
from .weights import learned_weights
from .workspace import kept_nodes, make_tree, make_workspace, put_nodes

FEWEST = 2
"""A search runs at least this many simulations: the first one sees what is legal, the second one plays it."""


class Mind:
    """It sees nothing but views: what a view hides is dealt at random, many times."""

    def __init__(
        self, match: Match, load: Load, seed: Seed, nodes: int = ROOM, weights: Sequence[float] | None = None
    ) -> None:
        """``nodes``: how many fit into the tree, if the load has so much room; ``weights``: of the evaluation, instead
        of those that were learned."""
        self.match = match
        self.load = load
        self._chance = Chance(seed, "mind")
        self._tables = load.tables([match.tables])
        self._work = make_workspace(load, 1 + self._chance.below(2**31), weights or learned_weights())
        self._nodes = nodes
        room = min(nodes, load.nodes)
        self._tree, self._spare = make_tree(load, room), make_tree(load, room)

    def __repr__(self) -> str:
        return f"<Mind for {self.match!r}, {type(self.load).__name__.lower()}>"

    def on(self, load: Load) -> Mind:
        """The same mind on another load. Its chance goes on where it was: the load changes nothing it thinks."""
        twin = Mind(self.match, load, 0, self._nodes, [float(weight) for weight in self._work.weights])
        twin._chance = self._chance
        twin._work.chance[0] = self._work.chance[0]
        return twin

    def __getstate__(self) -> dict[str, Any]:
        """What it needs to go on thinking as it would have: the tree too, as far as it has grown."""
        return {
            "arguments": (self.match, self._nodes, [float(weight) for weight in self._work.weights]),
            "chance": self._chance,
            "word": int(self._work.chance[0]),
            "tree": kept_nodes(self._tree),
        }

    def __setstate__(self, state: dict[str, Any]) -> None:
        match, nodes, weights = state["arguments"]
        vars(self).update(vars(Mind(match, best_load(), 0, nodes, weights)))
        self._chance = state["chance"]
        self._work.chance[0] = state["word"]
        put_nodes(self._tree, state["tree"])

    def deals(self, view: View, count: int) -> list[State]:
        """States that fit a view, each as likely as any other."""
        return [determinize(view, self._chance).state for _ in range(count)]

    def _dealt_again(self, first: State, count: int) -> list[State]:
        """A state and others, in the way of the load: what the seat to act cannot know is dealt again for each."""
        deals = self.load.blanks(count)
        deals[0] = self.load.states([first])[0]
        self.load.function(deal_again)(deals, self._tables, first.to_act, self._work.chance)
        return deals

    def judge(self, view: View, deals: int) -> list[Judgement]:
        """Every legal action, as if the auction ended with it."""
        return self._weigh(self.load.function(weigh_actions), view, deals)

    def gamble(self, view: View, deals: int) -> list[Judgement]:
        """Every legal action, as if everybody went on at random after it: one play-out for each deal."""
        return self._weigh(self.load.function(play_out_actions), view, deals)

    def _weigh(self, weigh: Callable[..., int], view: View, deals: int) -> list[Judgement]:
        wins, scores = self.load.floats(SEATS * ACTIONS), self.load.floats(SEATS * ACTIONS)
        (first,) = self.deals(view, 1)
        count = weigh(self._work, self._tables, self._dealt_again(first, deals), wins, scores)
        codes = [int(code) for code in self._work.legal[:count]]
        return [self._judgement(code, i, wins, scores, deals, 1 / count) for i, code in enumerate(codes)]

    def think(self, view: View, deals: int, simulations: int, seconds: float | None) -> list[Judgement]:
        """The actions that the tree has visited, after this many simulations, or fewer if time runs out."""
        started = perf_counter()
        (first,) = self.deals(view, 1)
        done = self._take_up(first)
        simulations = max(simulations, FEWEST)
        packed, run = self._dealt_again(first, deals), self.load.function(think)
        while done < simulations:
            wanted = min(self.load.chunk, simulations - done)
            run(self._work, self._tree, self._tables, packed, done, wanted)
            done += wanted
            if self._is_decided(perf_counter() - started, seconds, done, simulations):
                break
        return list(self._visited(self.match.legal_codes(first)))

    def solve(self, view: View, deals: int, most: int, nodes: int) -> list[Judgement] | None:
        """The exact results of all legal actions, as the mean over deals; None if more than ``most`` structures are
        left, or if ``nodes`` states are too few to tell."""
        states = self.deals(view, 1)
        if structures_left(self.match, states[0]) > most:
            return None
        states += self.deals(view, deals - 1)
        different = Counter((tuple(s.objective), tuple(s.patron_value)) for s in states)
        solved: list[tuple[int, list[Judgement]]] = []
        for s in states:
            if times := different.pop((tuple(s.objective), tuple(s.patron_value)), 0):
                ends = self._solver.actions(s, nodes)
                if ends is None:
                    return None
                nodes -= self._solver.nodes
                solved.append((times, ends))
        return [mean_judgement([(times, ends[i]) for times, ends in solved]) for i in range(len(solved[0][1]))]

    @cached_property
    def _solver(self) -> EndingSolver:
        return EndingSolver(self.match, self.load)

    def _is_decided(self, spent: float, seconds: float | None, done: int, simulations: int) -> bool:
        """Is the time up, or too little of it left for another action to be visited more often than the first?"""
        left = simulations - done
        if done < FEWEST:
            return False
        if seconds is not None:
            if spent >= seconds:
                return True
            left = min(left, int(done * (seconds - spent) / spent))
        first = int(self._tree.first[0])
        visits = sorted(self._tree.visits[first : first + int(self._tree.children[0])])
        return len(visits) > 1 and visits[-1] - visits[-2] > left

    def _take_up(self, state: State) -> int:
        """Goes on from what was thought about this position before; returns how many simulations that was."""
        key = key_of(state, self.match.tables)
        kept = int(self.load.function(transplant)(self._tree, key, self._spare))
        self._tree, self._spare = self._spare, self._tree
        return kept

    def _visited(self, legal: Sequence[int]) -> Iterator[Judgement]:
        """The root's actions; at a choice of cards, the tree also has actions that only other hands would allow."""
        tree = self._tree
        first = int(tree.first[0])
        for child in range(first, first + int(tree.children[0])):
            action, visits = int(tree.action[child]), int(tree.visits[child])
            if visits and action in legal:
                attention = visits / int(tree.visits[0])
                yield self._judgement(action, child, tree.wins, tree.scores, visits, attention)

    def _judgement(
        self, code: int, place: int, wins: Sequence[float], scores: Sequence[float], count: int, attention: float
    ) -> Judgement:
        """From sums over ``count`` visits or deals; ``place`` says where they are in lists by seat."""
        seats = slice(SEATS * place, SEATS * place + self.match.players)
        chances, prestige = (tuple(float(total) / count for total in sums[seats]) for sums in (wins, scores))
        return Judgement(self.match.decode(code), chances, prestige, attention)
