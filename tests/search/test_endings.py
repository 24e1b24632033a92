"""Exact endings, against a search of all that can happen: no memory, nothing cut off."""

from __future__ import annotations

from itertools import product
from math import factorial

import pytest

from present import present
from scenes import ALL_BUILT, play, scene
from search.positions import PREVIEW, bid_upon, ending, late
from skyrise import Game, edition_ids
from skyrise.components.names import PATRONS
from skyrise.kernel.load import Load
from skyrise.notation import read_record, write_record
from skyrise.rules import Match
from skyrise.rules.core.play import apply
from skyrise.rules.core.scoring import total, winners
from skyrise.rules.core.state import State, copy_state
from skyrise.rules.core.words import BIDDING, OVER
from skyrise.rules.position import position_of
from skyrise.search.endings import EndingSolver, solve, structures_left
from skyrise.search.every_deal import count_deals, every_deal
from skyrise.search.judgement import Judgement
from skyrise.search.lookout import Lookout
from skyrise.search.mind import Mind

PLENTY = 10**6
End = tuple[tuple[float, ...], tuple[float, ...]]
"""Each seat's part of the win, and its Prestige."""


def ends(match: Match, s: State) -> list[End]:
    """How each legal action ends when everybody plays for the win, then for the lead."""
    found = []
    for code in match.legal_codes(s):
        twin = copy_state(s)
        apply(twin, match.tables, code)
        found.append(best_end(match, twin))
    return found


def best_end(match: Match, s: State) -> End:
    """Of equal ends the first one."""
    if s.phase == OVER:
        won = winners(s, match.tables)
        wins = (float(won >> seat & 1) / won.bit_count() for seat in range(match.players))
        return tuple(wins), tuple(float(total(s, seat)) for seat in range(match.players))
    seat = s.to_act
    return max(ends(match, s), key=lambda end: pays(end, seat))


def pays(end: End, seat: int) -> tuple[float, float]:
    wins, points = end
    return wins[seat], points[seat] - max(other for i, other in enumerate(points) if i != seat)


def solved(game: Game, load: Load) -> list[Judgement]:
    actions = EndingSolver(game.match, load).actions(game.state, PLENTY)
    assert actions is not None
    return actions


def check(game: Game, load: Load) -> list[End]:
    """The solver agrees with the plain search: with two players in what decides, with more in everything.

    With two, ends that pay the same are not told apart by their Prestige: the rest of them is cut off.
    """
    plain, found = ends(game.match, game.state), solved(game, load)
    codes = game.match.legal_codes(game.state)
    assert [game.match.encode(one.action) for one in found] == codes
    if game.players == 2:
        for seat in (0, 1):
            assert [(one.wins[seat], one.lead(seat)) for one in found] == [pays(end, seat) for end in plain]
    else:
        assert [(one.wins, one.prestige) for one in found] == plain
    return plain


@pytest.mark.parametrize(("players", "edition"), tuple(product((2, 3, 4), edition_ids())))
def test_every_action_ends_as_in_a_search_of_everything(load: Load, players: int, edition: str) -> None:
    for seed in range(3):
        check(ending(players, edition, seed, left=2), load)
    check(ending(players, edition, seed=players, left=3), load)


def test_ends_differ_so_that_there_is_something_to_solve(load: Load) -> None:
    found = [pays(end, 0) for seed in range(6) for end in check(ending(2, "retail", seed, left=3), load)]
    assert {1.0, 0.0} <= {wins for wins, _ in found}
    assert len(set(found)) > 10


def test_shared_wins_are_solved(load: Load) -> None:
    """The preview's tie-break does not help, because nobody has patron discs."""
    built = {at: piece for at, piece in PREVIEW.items() if piece not in ("3", "8")}
    shares = set()
    for points in range(16):
        game = scene(built, players=2, edition="preview", prestige={0: {"wonders": points}})
        shares |= {pays(end, 0)[0] for end in check(game, load)}
    assert shares == {0.0, 0.5, 1.0}


@pytest.mark.parametrize("seed", range(3))
def test_what_is_cut_off_and_remembered_changes_nothing(load: Load, seed: int) -> None:
    check(ending(2, "retail", seed, left=4), load)


@pytest.mark.parametrize(("players", "seed"), [(2, 3), (2, 8), (3, 4), (3, 7), (4, 2), (4, 3)])
def test_an_ending_in_the_middle_of_an_auction(load: Load, players: int, seed: int) -> None:
    check(bid_upon(ending(players, "retail@1", seed, left=3)), load)


# Playing it out


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("edition", ["retail", "preview"])
def test_best_play_ends_as_promised(load: Load, players: int, edition: str) -> None:
    for seed in range(3):
        game = ending(players, edition, seed, left=3)
        seat = present(game.to_act)
        solution = present(solve(game, load, PLENTY))
        promised = solution.actions[0]
        assert promised.action == solution.line[0]
        played = game.copy()
        for action in solution.line:
            played.play(action)
        assert played.is_over
        assert played.outcome == solution.outcome
        totals = [sheet.total for sheet in solution.outcome.scores]
        winners = solution.outcome.winners
        parts = [(other in winners) / len(winners) for other in range(players)]
        assert (parts[seat], promised.lead(seat)) == pays((promised.wins, tuple(map(float, totals))), seat)
        assert tuple(parts) == promised.wins


def test_the_best_action_comes_first(load: Load) -> None:
    game = ending(3, "retail", seed=2, left=3)
    seat = present(game.to_act)
    worths = [(one.wins[seat], one.lead(seat)) for one in present(solve(game, load, PLENTY)).actions]
    assert worths == sorted(worths, reverse=True)
    assert len(worths) == len(game.legal_actions())


def test_a_record_is_solved_from_the_middle_of_an_auction(load: Load) -> None:
    record = bid_upon(late(2, "retail@1", seed=3, left=3)).record()
    game = Game.from_record(read_record(write_record(record)))
    seat = present(game.to_act)
    solution = present(solve(game, load, PLENTY))
    best = max(check(game, load), key=lambda end: pays(end, seat))
    assert (solution.actions[0].wins, solution.actions[0].lead(seat)) == (best[0], pays(best, seat)[1])
    for action in solution.line:
        game.play(action)
    assert present(game.outcome).winners == solution.outcome.winners


# What cannot be solved


def test_too_few_states_tell_nothing(load: Load) -> None:
    game = ending(3, "retail", seed=1, left=3)
    solution = present(solve(game, load, PLENTY))
    assert solve(game, load, 20) is None
    assert solve(game, load, solution.nodes) is not None
    assert EndingSolver(game.match, load).actions(game.state, 20) is None


def test_a_solver_that_gave_up_can_be_asked_again(load: Load) -> None:
    game = ending(2, "retail", seed=1, left=3)
    solver = EndingSolver(game.match, load)
    assert solver.actions(game.state, 10) is None
    assert solver.actions(game.state, PLENTY, forget=False) == solved(game, load)


def test_what_is_over_is_not_solved(load: Load) -> None:
    game = scene(ALL_BUILT, players=2, finished=(0, 1), to_act=None)
    assert solve(game, load, PLENTY) is None
    assert EndingSolver(game.match, load).actions(game.state, PLENTY) is None


def test_solving_changes_nothing(load: Load) -> None:
    game = ending(2, "retail", seed=3, left=2)
    before = game.position()
    solve(game, load, PLENTY)
    assert game.position() == before


def test_bids_on_the_map_are_not_built() -> None:
    game = scene({at: piece for at, piece in ALL_BUILT.items() if piece not in ("3", "33", "8")}, players=2)
    assert structures_left(game.match, game.state) == 3
    play(game, "3@H1")
    assert game.state.phase == BIDDING
    assert structures_left(game.match, game.state) == 3


# What is hidden


def test_a_mind_takes_the_mean_over_what_it_cannot_know(load: Load) -> None:
    game = ending(2, "retail", seed=5, left=2)
    mind = Mind(game.match, load, "ending")
    view = game.view(game.to_act)
    found = present(mind.solve(view, deals=12, most=2, nodes=PLENTY))
    twin = Mind(game.match, load, "ending")
    solver = EndingSolver(game.match, load)
    deals = [present(solver.actions(s, PLENTY)) for s in twin.deals(view, 12)]
    for i, one in enumerate(found):
        for seat in (0, 1):
            assert one.wins[seat] == pytest.approx(sum(deal[i].wins[seat] for deal in deals) / 12)
            assert one.prestige[seat] == pytest.approx(sum(deal[i].prestige[seat] for deal in deals) / 12)
    assert {one.action for one in found} == set(view.legal)


def test_what_holds_for_one_deal_is_forgotten_for_another(load: Load) -> None:
    game = ending(2, "retail", seed=5, left=3)
    view, solver = game.view(game.to_act), EndingSolver(game.match, load)
    answers = []
    for s in Mind(game.match, load, "ending").deals(view, 6):
        answers.append(solver.actions(s, PLENTY))
        assert answers[-1] == EndingSolver(game.match, load).actions(s, PLENTY)
    assert any(answer != answers[0] for answer in answers)


def test_all_deals_together_take_no_more_states_than_they_may(load: Load) -> None:
    game = ending(2, "retail", seed=5, left=3)
    view, solver = game.view(game.to_act), EndingSolver(game.match, load)
    one, other = (Mind(game.match, load, "ending") for _ in range(2))
    most = 0
    for s in one.deals(view, 6):
        solver.actions(s, PLENTY)
        most = max(most, solver.nodes)
    assert other.solve(view, deals=6, most=3, nodes=most) is None
    assert other.solve(view, deals=6, most=3, nodes=6 * most) is not None


def test_a_mind_does_not_solve_what_is_too_much(load: Load) -> None:
    game = ending(2, "retail", seed=5, left=3)
    mind = Mind(game.match, load, "ending")
    view = game.view(game.to_act)
    assert mind.solve(view, deals=2, most=2, nodes=PLENTY) is None
    assert mind.solve(view, deals=2, most=3, nodes=10) is None
    assert mind.solve(view, deals=2, most=3, nodes=PLENTY) is not None


@pytest.mark.parametrize(("players", "objectives"), [(2, 3), (3, 6), (4, 6)])
def test_every_deal_fits_the_view_and_none_comes_twice(players: int, objectives: int) -> None:
    game = ending(players, "retail", seed=5, left=2)
    view = game.view(game.to_act)
    own = [letter for letter in PATRONS if view.position.patron_values[letter] is not None]
    states = every_deal(view, game.state)
    assert len(states) == count_deals(view) == objectives * factorial(len(PATRONS) - len(own))
    assert len({(tuple(state.objective), tuple(state.patron_value)) for state in states}) == len(states)
    for state in states:
        assert Game.from_position(position_of(game.match, state)).view(game.to_act).position == view.position


def test_a_lookout_solves_by_every_deal_whatever_is_true(load: Load) -> None:
    game = ending(2, "retail", seed=5, left=2)
    view, lookout = game.view(game.to_act), Lookout(game.match, load)
    found = present(lookout.solve(view, most=2, nodes=PLENTY, seed="one"))
    assert found == lookout.solve(view, most=2, nodes=PLENTY, seed="another")
    solver, states = EndingSolver(game.match, load), every_deal(view, game.state)
    deals = [present(solver.actions(state, PLENTY)) for state in states]
    for i, one in enumerate(found):
        assert one.wins[0] == pytest.approx(sum(deal[i].wins[0] for deal in deals) / len(deals))
    assert lookout.solve(view, most=1, nodes=PLENTY, seed="one") is None
    assert lookout.solve(view, most=2, nodes=len(states), seed="one") is None
