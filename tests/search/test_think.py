"""Searching with a tree: what is considered, what is visited, and how thinking goes on."""

from __future__ import annotations

from itertools import product
from math import sqrt

import pytest

from scenes import legal, scene
from search.positions import PHASES, children, grow, moments, opened, phase_scene
from skyrise import Chance, Game, determinize
from skyrise.kernel.interpreted import Interpreted
from skyrise.kernel.load import Load
from skyrise.rules.core.cards import CARDS
from skyrise.rules.core.play import apply
from skyrise.rules.core.state import State, Tables
from skyrise.rules.core.words import ANSWER, CHOOSE, CHOOSE_CARDS, PASS, START, WONDER_BID
from skyrise.search.core import think as core
from skyrise.search.core.think import NARROW, ROOM, ROOT_WIDTH, WIDEN, WIDTH
from skyrise.search.core.tree import Tree
from skyrise.search.judgement import Judgement
from skyrise.search.mind import Mind
from ticking import TICK, Ticking

EVERY_PHASE = tuple(product(PHASES, (2, 3, 4)))


def new_mind(game: Game, load: Load, nodes: int = 1 << 14) -> Mind:
    return Mind(game.match, load, "think", nodes)


def think(mind: Mind, game: Game, simulations: int, seconds: float | None = None) -> list[Judgement]:
    return mind.think(game.view(game.to_act), 3, simulations, seconds)


def is_choice(tree: Tree, node: int) -> bool:
    return tree.action[tree.first[node]] >= CHOOSE_CARDS


def cards(code: int) -> int:
    first, second = divmod(code - CHOOSE_CARDS, CARDS)
    return 1 << first | 1 << second


def busy() -> Game:
    """A moment with more legal actions than the root considers."""
    return next(game for game in moments(4, "retail", 1) if len(game.legal_actions()) > ROOT_WIDTH)


# The nodes


@pytest.mark.parametrize(("phase", "players"), EVERY_PHASE)
def test_actions_are_likely_in_all_and_the_likeliest_come_first(load: Load, phase: int, players: int) -> None:
    tree = grow(phase_scene(phase, players), load, simulations=15)
    for node in opened(tree):
        if not is_choice(tree, node):
            priors = [tree.prior[child] for child in children(tree, node)]
            assert sum(priors) == pytest.approx(1)
            assert priors == sorted(priors, reverse=True)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_choices_of_a_hand_are_equally_likely(load: Load, players: int) -> None:
    game = phase_scene(CHOOSE, players)
    tree, hand = grow(game, load, simulations=2), game.state.hand[0]
    priors = [tree.prior[child] for child in children(tree, 0) if cards(tree.action[child]) & ~hand == 0]
    assert len(priors) == len(game.legal_actions())
    assert sum(priors) == pytest.approx(1)
    assert len(set(priors)) == 1


def test_a_node_considers_its_best_actions_and_more_of_them_with_every_visit(load: Load) -> None:
    game = busy()
    tree = grow(game, load, simulations=40)
    assert tree.children[0] == ROOT_WIDTH
    assert {str(game.match.decode(tree.action[child])) for child in children(tree, 0)} <= set(legal(game))
    for node in opened(tree):
        wide = int(NARROW + WIDEN * sqrt(tree.visits[node]))
        assert tree.children[node] <= (WIDTH if node else ROOT_WIDTH)
        assert all(tree.visits[child] == 0 for child in children(tree, node)[wide:])


def test_with_few_visits_only_a_few_actions_are_visited(load: Load) -> None:
    tree = grow(busy(), load, simulations=5)
    visited = [child for child in children(tree, 0) if tree.visits[child]]
    assert 0 < len(visited) <= 4
    assert max(visited) - tree.first[0] < NARROW + 3 * WIDEN


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_what_is_in_the_hand_of_a_deal_is_chosen(load: Load, players: int) -> None:
    game = phase_scene(CHOOSE, players)
    tree = grow(game, load, simulations=80, deals=1)
    hands = determinize(game.view(0), Chance("grow")).state.hand
    choices = [node for node in opened(tree) if is_choice(tree, node)]
    assert {tree.seat[node] for node in choices} == set(range(players))
    for node in choices:
        for child in children(tree, node):
            if tree.visits[child]:
                assert cards(tree.action[child]) & ~hands[tree.seat[node]] == 0


def test_over_many_deals_hands_differ(load: Load) -> None:
    game = phase_scene(CHOOSE, 2)
    tree = grow(game, load, simulations=150, deals=10)
    first = max(children(tree, 0), key=tree.visits.__getitem__)
    held = 0
    for child in children(tree, first):
        held |= cards(tree.action[child]) if tree.visits[child] else 0
    assert held.bit_count() > game.match.tables.hand_size
    assert not held & game.state.hand[0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_where_wonders_were_chosen_in_secret_no_deal_plays_those_of_another(
    players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last seat chooses: in every deal the others have kept other cards, and era 2 begins with other Wonders."""
    game = phase_scene(CHOOSE, players)
    while game.to_act != players - 1:
        game.play(game.legal_actions()[0])
    wonders = 0

    def checked_apply(s: State, t: Tables, action: int) -> None:
        nonlocal wonders
        wonders += WONDER_BID <= action < PASS
        assert action in game.match.legal_codes(s)
        apply(s, t, action)

    monkeypatch.setattr(core, "apply", checked_apply)
    new_mind(game, Interpreted(), 1 << 16).think(game.view(game.to_act), 8, 250, None)
    assert wonders > 50


# Thinking


@pytest.mark.parametrize(("phase", "players"), EVERY_PHASE)
def test_legal_actions_are_considered_all_of_them(load: Load, phase: int, players: int) -> None:
    game = phase_scene(phase, players)
    mind = new_mind(game, load)
    found = think(mind, game, simulations=30)
    actions = [str(one.action) for one in found]
    assert len(actions) == len(set(actions)) > (phase != ANSWER)  # there, to pass is much better
    assert set(actions) <= set(legal(game))
    considered = {mind._tree.action[child] for child in children(mind._tree, 0)}
    assert considered >= set(game.match.legal_codes(game.state))
    assert 0.8 < sum(one.attention for one in found) < 1
    for one in found:
        assert sum(one.wins) == pytest.approx(1)
        assert len(one.wins) == len(one.prestige) == players


def test_the_same_seed_thinks_the_same(load: Load) -> None:
    game = phase_scene(START, 3)
    assert think(new_mind(game, load), game, 20) == think(new_mind(game, load), game, 20)


def test_thinking_again_goes_on_from_what_was_there(load: Load) -> None:
    game = scene({"H1": "24"}, players=2)
    mind = new_mind(game, load)
    think(mind, game, simulations=12)
    before = visits(mind)
    think(mind, game, simulations=40)
    after = visits(mind)
    assert before[0] < after[0] <= 40
    assert all(after[action] >= count for action, count in before.items())
    think(mind, game, simulations=10)
    assert visits(mind) == after


def visits(mind: Mind) -> dict[int, int]:
    """By action of the root; the root itself is 0."""
    tree = mind._tree
    return {0: tree.visits[0], **{tree.action[child]: tree.visits[child] for child in children(tree, 0)}}


def test_what_was_thought_about_a_position_before_it_came_to_be_is_not_lost(load: Load) -> None:
    game = phase_scene(START, 2)
    mind = new_mind(game, load)
    most = max(think(mind, game, simulations=60), key=lambda one: one.attention)
    thought = visits(mind)[game.match.encode(most.action)]
    assert thought > 5
    game.play(most.action)
    think(mind, game, simulations=1)
    assert mind._tree.visits[0] == thought


def test_choices_of_hands_that_others_might_have_held_are_not_among_the_actions(load: Load) -> None:
    game = phase_scene(CHOOSE, 2)
    mind = new_mind(game, load)
    think(mind, game, simulations=60)
    game.play(game.legal_actions()[0])
    found = think(mind, game, simulations=100)
    assert {str(one.action) for one in found} <= set(legal(game))


def test_a_full_tree_is_searched_on_but_grows_no_more(load: Load) -> None:
    game = phase_scene(START, 4)
    mind = new_mind(game, load, nodes=ROOM + 100)
    think(mind, game, simulations=30)
    full = mind._tree.used[0]
    assert ROOM + 100 - full < ROOM
    found = think(mind, game, simulations=120)
    assert mind._tree.used[0] == full <= ROOM + 100
    assert mind._tree.visits[0] > 60
    assert sum(visits(mind).values()) == 2 * mind._tree.visits[0] - 1  # the root, and its children
    assert found


def test_thinking_ends_when_nothing_can_overtake_what_is_first(load: Load) -> None:
    game = phase_scene(START, 2)
    mind = new_mind(game, load)
    think(mind, game, simulations=150)
    counts = sorted((count for action, count in visits(mind).items() if action), reverse=True)
    done = mind._tree.visits[0]
    assert done == 150 or counts[0] - counts[1] > 150 - done


def test_thinking_ends_when_the_time_is_up(load: Load, ticking: Ticking) -> None:
    game = phase_scene(START, 4)
    assert think(new_mind(game, load), game, simulations=10**6, seconds=10 * TICK)
    assert ticking.looks <= 12


@pytest.mark.parametrize(("simulations", "seconds"), [(1, None), (1, 0.0), (100, 0.0), (0, None)])
def test_however_little_time_there_is_something_is_found(load: Load, simulations: int, seconds: float | None) -> None:
    game = phase_scene(START, 4)
    found = think(new_mind(game, load), game, simulations, seconds)
    assert found
    assert str(found[0].action) in legal(game)
