"""Information-set Monte Carlo tree search: one tree over many possible deals of what the thinker cannot know.

Every simulation starts from one of the deals. It goes down the tree, where each seat plays for itself (max-n); opens a
node; plays the auction there to its end as players would who look one action ahead; and evaluates the position then.
The many bids of an auction are kept in check twice: what an action is worth at once says how likely it is to be good
(the prior), and a node considers only its likeliest actions, more of them with every visit (progressive widening).
"""

from __future__ import annotations

from math import sqrt

from ...rules.core.cards import CARDS
from ...rules.core.play import apply
from ...rules.core.runtime import entry, jit, take
from ...rules.core.state import SEATS, State, Tables
from ...rules.core.words import CHOOSE, CHOOSE_CARDS, OVER, START
from .chance import unit
from .evaluation import add_up, evaluate, lead
from .exponential import exponential
from .judge import LEAD, judge_all
from .keys import key_of, told
from .tree import Tree, add_node
from .workspace import LINE, Workspace

WIDTH = 24
"""The most actions that a node considers."""
ROOT_WIDTH = 64
"""The most that the root considers."""
NARROW = 4.0
"""How many it considers at first …"""
WIDEN = 1.0
"""… and how many more for each square root of its visits."""
EXPLORE = 0.6
"""How much the search trusts the prior of what it has not visited."""
UNKNOWN = 0.03
"""How much less than its parent a node is thought to be worth before the first visit."""
PRIOR_TEMPERATURE = 0.05
"""In chances to win: an action that is worse by this much is e times less likely."""
PLAY_TEMPERATURE = 0.03
"""The same for how auctions are played out beyond the tree."""
ROOM = CARDS * CARDS
"""No node has more children."""


@entry
def think(work: Workspace, tree: Tree, tables: list[Tables], deals: list[State], first: int, simulations: int) -> None:
    """Runs simulations, the i-th from deal i modulo their number."""
    for number in range(first, first + simulations):
        take(work.states, LINE, deals, number % len(deals))
        simulate(work, tree, tables[0])


@jit
def simulate(work: Workspace, tree: Tree, t: Tables) -> None:
    """Goes down the tree, looks beyond it, and carries the result back up."""
    s = work.states[LINE]
    depth = 0
    node = 0
    tree.path[0] = 0
    while s.phase != OVER and is_open(tree, s, t, node):
        node = select(tree, s, t, node)
        apply(s, t, tree.action[node])
        depth += 1
        tree.path[depth] = node
    if s.phase != OVER:
        is_leaf = tree.first[node] == 0 and has_room(tree)
        play_out_auction(work, t, open_node(work, tree, t, node) if is_leaf else judge_all(work, t))
    evaluate(s, t, work)
    for step in range(depth + 1):
        back_up(work, tree, t, tree.path[step])


@jit
def back_up(work: Workspace, tree: Tree, t: Tables, node: int) -> None:
    """Adds the result of a simulation to a node."""
    tree.visits[node] += 1
    add_up(work, t, tree.wins, tree.scores, node)


# Down the tree


@jit
def is_open(tree: Tree, s: State, t: Tables, node: int) -> bool:
    """Has the node been opened, for a state that looks like this one?

    Where Wonder cards were chosen in secret, the same actions lead to different Wonders in different deals. A node
    belongs to those of the deal that opened it; the simulations of other deals stop there.
    """
    return tree.first[node] != 0 and tree.told[node] == told(s, t)


@jit
def has_room(tree: Tree) -> bool:
    """Can another node be opened? A full tree is still searched, but gets no deeper."""
    return tree.used[0] + ROOM <= len(tree.action)


@jit
def select(tree: Tree, s: State, t: Tables, node: int) -> int:
    """The child to visit next: good for the seat that decides there, or likely and not yet much visited."""
    seat = tree.seat[node]
    explore = EXPLORE * sqrt(tree.visits[node])
    unknown = mean_worth(tree, t, node, seat) - UNKNOWN
    best = tree.first[node]
    most = -1.0e9
    for child in range(tree.first[node], tree.first[node] + width(tree, s, node)):
        if s.phase == CHOOSE and not holds(s, seat, tree.action[child]):
            continue
        visits = tree.visits[child]
        promise = mean_worth(tree, t, child, seat) if visits else unknown
        promise += explore * tree.prior[child] / (1 + visits)
        if promise > most:
            most = promise
            best = child
    return best


@jit
def width(tree: Tree, s: State, node: int) -> int:
    """How many actions a node considers by now; all where only some of them are in the hand of this deal."""
    if s.phase == CHOOSE:
        return tree.children[node]
    return min(tree.children[node], int(NARROW + WIDEN * sqrt(tree.visits[node])))


@jit
def holds(s: State, seat: int, action: int) -> bool:
    """Does the seat hold the cards of a choice, in this deal?"""
    first = (action - CHOOSE_CARDS) // CARDS
    second = (action - CHOOSE_CARDS) % CARDS
    return s.hand[seat] >> first & s.hand[seat] >> second & 1 == 1


@jit
def mean_worth(tree: Tree, t: Tables, node: int, seat: int) -> float:
    """What a visited node is worth to a seat: as ``judge.worth``, of the means."""
    return (tree.wins[SEATS * node + seat] + LEAD * lead(tree.scores, node, t, seat)) / tree.visits[node]


# A new node


@jit
def open_node(work: Workspace, tree: Tree, t: Tables, node: int) -> int:
    """The node gets children. The legal actions of its state are judged then; returns how many there are."""
    s = work.states[LINE]
    tree.seat[node] = s.to_act
    tree.key[node] = key_of(s, t)
    tree.told[node] = told(s, t)
    tree.first[node] = tree.used[0]
    count = judge_all(work, t)
    if s.phase == CHOOSE:
        open_choice(tree, t)
    else:
        open_best(work, tree, count, ROOT_WIDTH if node == 0 else WIDTH)
    tree.children[node] = tree.used[0] - tree.first[node]
    return count


@jit
def open_best(work: Workspace, tree: Tree, count: int, most: int) -> None:
    """A child for each of the best actions, the best first."""
    kept = min(count, most)
    for i in range(kept):
        best = i
        for j in range(i + 1, count):
            if work.judged[j] > work.judged[best]:
                best = j
        swap(work, i, best)
    likelihoods = compare(work, kept, work.judged[0], PRIOR_TEMPERATURE)
    for i in range(kept):
        add_node(tree, work.legal[i], work.likely[i] / likelihoods)


@jit
def open_choice(tree: Tree, t: Tables) -> None:
    """A child for every choice of Wonder cards, because hands differ from deal to deal; all equally likely."""
    for first in range(CARDS):
        if t.figures == 1:
            add_node(tree, CHOOSE_CARDS + CARDS * first + first, 1.0 / t.hand_size)
        else:
            for second in range(first + 1, CARDS):
                add_node(tree, CHOOSE_CARDS + CARDS * first + second, 2.0 / (t.hand_size * (t.hand_size - 1)))


@jit
def swap(work: Workspace, i: int, j: int) -> None:
    """Swaps two judged actions."""
    action = work.legal[i]
    work.legal[i] = work.legal[j]
    work.legal[j] = action
    judged = work.judged[i]
    work.judged[i] = work.judged[j]
    work.judged[j] = judged


# Beyond the tree


@jit
def play_out_auction(work: Workspace, t: Tables, judged: int) -> None:
    """Plays on to the next auction, as players would who look one action ahead; the first choice is judged already."""
    s = work.states[LINE]
    apply(s, t, work.legal[sample(work, judged)])
    while s.phase != START and s.phase != OVER:
        judged = judge_all(work, t)
        apply(s, t, work.legal[sample(work, judged)])


@jit
def sample(work: Workspace, count: int) -> int:
    """Draws one of the judged actions: the better, the likelier."""
    best = work.judged[0]
    for i in range(1, count):
        best = max(best, work.judged[i])
    point = unit(work.chance) * compare(work, count, best, PLAY_TEMPERATURE)
    for i in range(count):
        point -= work.likely[i]
        if point < 0.0:
            return i
    return count - 1


@jit
def compare(work: Workspace, count: int, best: float, temperature: float) -> float:
    """Writes how likely the first judged actions are against the best one; returns the sum."""
    likelihoods = 0.0
    for i in range(count):
        work.likely[i] = exponential((work.judged[i] - best) / temperature)
        likelihoods += work.likely[i]
    return likelihoods
