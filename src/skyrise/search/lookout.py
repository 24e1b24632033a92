"""A lookout looks ahead from states that are given to it: it keeps nothing between two looks, so the same question has
the same answer, whatever was asked before."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from time import perf_counter

from skyrise.kernel.load import Load
from skyrise.rules import Action, Chance, Match, View
from skyrise.rules.core.state import SEATS, State
from skyrise.rules.core.words import ACTIONS, CHOOSE, OVER
from skyrise.rules.determinize import determinize

from .core.guess import act_in_all, deal_again
from .core.judge import weigh_actions
from .core.think import think
from .core.tree import Tree, plant
from .endings import EndingSolver, structures_left
from .every_deal import count_deals, every_deal
from .judgement import Judgement, mean_judgement
from .weights import learned_weights
from .workspace import make_tree, make_workspace

NODES = 1 << 17
DEALS = 576
"""An ending with more deals is not solved: four objectives and four patrons that a spectator does not know."""
HOPE = 2
"""An ending is given up when the deals that are left would take so many times what may still be looked at."""
WALKED = 0.15
"""The line that the search expects goes on as long as an action gets at least this share of the visits before it."""


@dataclass(frozen=True, slots=True)
class Look:
    """What is to be seen from some states."""

    wins: tuple[float, ...]
    """Each seat's chance to win."""
    prestige: tuple[float, ...]
    """The Prestige that each seat may expect at the end."""
    actions: tuple[Judgement, ...]
    """The actions that were visited, the most visited first."""
    line: tuple[Action, ...]
    """How the search expects the game to go on."""


class Lookout:
    """Looks ahead in one match."""

    def __init__(self, match: Match, load: Load) -> None:
        self.match = match
        self.load = load
        self._tables = load.tables([match.tables])
        self._work = make_workspace(load, 1, learned_weights())

    @cached_property
    def _tree(self) -> Tree:
        return make_tree(self.load, min(NODES, self.load.nodes))

    @cached_property
    def _solver(self) -> EndingSolver:
        return EndingSolver(self.match, self.load)

    def deals(self, view: View, count: int, seed: str) -> list[State]:
        """States that fit a view, each as likely as any other, in the way of the load."""
        chance = Chance(seed, "lookout")
        first = determinize(view, chance).state
        if view.seat is None or view.position.players[view.seat].objective is None:  # nobody's secrets are known
            return self.load.states([first, *(determinize(view, chance).state for _ in range(count - 1))])
        deals = self.load.blanks(count)
        deals[0] = self.load.states([first])[0]
        self._work.chance[0] = 1 + chance.below(2**31)
        self.load.function(deal_again)(deals, self._tables, view.seat, self._work.chance)
        return deals

    def after(self, deals: list[State], action: Action) -> list[State]:
        """The deals after an action."""
        played = self.load.copy(deals)
        self.load.function(act_in_all)(played, self._tables, self.match.encode(action))
        return played

    def judge(self, deals: list[State]) -> list[Judgement]:
        """Every legal action, as if the auction ended with it, over deals with the same legal actions."""
        wins, scores = self.load.floats(SEATS * ACTIONS), self.load.floats(SEATS * ACTIONS)
        count = self.load.function(weigh_actions)(self._work, self._tables, deals, wins, scores)
        codes = [int(code) for code in self._work.legal[:count]]
        return [self._judgement(code, i, wins, scores, len(deals), 1 / count) for i, code in enumerate(codes)]

    def look(self, deals: list[State], simulations: int, seed: str, seconds: float | None = None) -> Look:
        """Searches ahead from deals, which all look the same to whoever thinks."""
        self._work.chance[0] = 1 + Chance(seed, "look").below(2**31)
        self.load.function(plant)(self._tree)
        run, at_once = self.load.function(think), simulations if seconds is None else self.load.chunk
        done, started = 0, perf_counter()
        while done < simulations:
            wanted = min(at_once, simulations - done)
            run(self._work, self._tree, self._tables, deals, done, wanted)
            done += wanted
            if done > 1 and seconds is not None and perf_counter() - started >= seconds:
                break
        return self._seen(self.load.state(deals))

    def solve(self, view: View, most: int, nodes: int, seed: str) -> list[Judgement] | None:
        """The exact results of all legal actions of a decision, as the mean over every deal that fits the view; None if
        more than ``most`` structures are left, if there are too many deals, or if ``nodes`` states are too few."""
        first = determinize(view, Chance(seed, "lookout")).state
        if structures_left(self.match, first) > most or first.phase in (CHOOSE, OVER) or count_deals(view) > DEALS:
            return None
        states, solved = every_deal(view, first), list[list[Judgement]]()
        for state in states:
            ends = self._solver.actions(state, nodes)
            left = len(states) - len(solved) - 1
            nodes -= self._solver.nodes
            if ends is None or left * self._solver.nodes > HOPE * nodes:
                return None
            solved.append(ends)
        return [mean_judgement([(1, ends[i]) for ends in solved]) for i in range(len(solved[0]))]

    def _seen(self, state: State) -> Look:
        tree = self._tree
        visits, seats = int(tree.visits[0]), self.match.players
        wins = tuple(float(total) / visits for total in tree.wins[:seats])
        prestige = tuple(float(total) / visits for total in tree.scores[:seats])
        legal = set() if state.phase == OVER else set(self.match.legal_codes(state))
        actions = sorted(self._children(0, legal), key=lambda one: -one.attention)
        return Look(wins, prestige, tuple(actions), tuple(self._line(legal)))

    def _children(self, node: int, legal: set[int]) -> Iterator[Judgement]:
        tree = self._tree
        first, all_visits = int(tree.first[node]), int(tree.visits[node])
        for child in range(first, first + int(tree.children[node])) if first else ():
            code, visits = int(tree.action[child]), int(tree.visits[child])
            if visits and code in legal:
                yield self._judgement(code, child, tree.wins, tree.scores, visits, visits / all_visits)

    def _line(self, legal: set[int]) -> Iterator[Action]:
        """The most visited way down the tree, while it is visited often enough to mean something."""
        tree, node = self._tree, 0
        while int(tree.first[node]):
            first = int(tree.first[node])
            children = [
                child
                for child in range(first, first + int(tree.children[node]))
                if node or int(tree.action[child]) in legal
            ]
            best = max(children, key=lambda child: int(tree.visits[child]), default=0)
            if not best or int(tree.visits[best]) < max(4, WALKED * int(tree.visits[node])):
                return
            yield self.match.decode(int(tree.action[best]))
            node = best

    def _judgement(
        self, code: int, place: int, wins: Sequence[float], scores: Sequence[float], count: int, attention: float
    ) -> Judgement:
        seats = slice(SEATS * place, SEATS * place + self.match.players)
        chances, prestige = (tuple(float(total) / count for total in sums[seats]) for sums in (wins, scores))
        return Judgement(self.match.decode(code), chances, prestige, attention)
