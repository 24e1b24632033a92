"""Who plays whom on a ladder."""

from __future__ import annotations

from collections import Counter

from skyrise.lab.arena.ratings import Rating
from skyrise.server.ladder.entrants import Entrant, RatedGame, counted_ranks
from skyrise.server.ladder.pairing import PATIENCE, meetings, pairs


def entrant(name: str, mu: float = 25.0, *, own: bool = False) -> Entrant:
    return Entrant(name, name, Rating(mu, 8.0), secret=None if own else f"secret of {name}")


ANN, BOB, CAT = entrant("ann", 20), entrant("bob", 24), entrant("cat", 31)
WEAK, STRONG = entrant("weak", 19, own=True), entrant("strong", 32, own=True)
ALL = (ANN, BOB, CAT, WEAK, STRONG)


def paired(waiting: dict[str, float], met: Counter[frozenset[str]], now: float = 0.0) -> list[tuple[str, str]]:
    return [(one.id, other.id) for one, other in pairs(ALL, waiting, met, now)]


def test_programs_that_wait_meet_before_our_own_bots_and_the_nearest_first() -> None:
    assert paired({"ann": 0, "bob": 1, "cat": 2}, Counter(), now=PATIENCE + 2) == [("ann", "bob"), ("cat", "strong")]


def test_those_meet_who_have_met_least() -> None:
    met = meetings([RatedGame("t1", ("ann", "bob"), 0.0), RatedGame("t2", ("weak", "ann"), 0.0)])
    assert met[frozenset(("bob", "ann"))] == met[frozenset(("ann", "weak"))] == 1
    assert paired({"ann": 0, "bob": 0}, met, now=PATIENCE) == [("ann", "strong"), ("bob", "weak")]


def test_somebody_who_plays_is_waited_for_and_not_for_ever() -> None:
    busy = ALL  # connected, but only Ann asks
    assert [*pairs(busy, {"ann": 0.0}, Counter(), PATIENCE - 1)] == []
    assert paired({"ann": 0.0}, Counter(), now=PATIENCE) == [("ann", "weak")]


def test_our_own_bots_play_several_at_once_and_programs_one() -> None:
    met = Counter({frozenset(pair): 5 for pair in (("ann", "bob"), ("bob", "cat"), ("ann", "cat"))})
    both = paired({"ann": 0, "bob": 0}, met)
    assert both == [("ann", "weak"), ("bob", "weak")]


def test_whoever_gives_up_is_behind_everybody() -> None:
    assert counted_ranks([1, 2], (0,)) == (3, 2)
    assert counted_ranks([1, 2], ()) == (1, 2)
    assert RatedGame("t", ("a", "b"), 0, 1, (90, 90), (1, 1)).shares() == [0.5, 0.5]
    assert RatedGame("t", ("a", "b"), 0, 1, (90, 80), (3, 2)).shares() == [0.0, 1.0]
