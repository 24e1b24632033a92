"""What moves win rates most: every value is changed alone, and what matters comes first."""

from __future__ import annotations

from skyrise.components.schema import SCHEMA
from skyrise.kernel.loads import wait_for_best
from skyrise.lab.balance import comparison_report, measure_both, measure_steps, sensitivity_report, steps_of
from skyrise.lab.games import Crew, Order


def test_every_value_has_a_step_or_cannot_be_changed_alone() -> None:
    steps, fixed = steps_of(Order(players=2))
    assert [step.key for step in steps if step.key in fixed] == []
    assert {*(step.key for step in steps), *fixed} == set(SCHEMA)
    assert {"control.prestige", "victory.tie", "wonders.14.banned", "patrons.values"} <= {step.key for step in steps}
    assert "discs.removed.2.color" in fixed, "the discs have to add up"


def test_steps_go_down_where_they_cannot_go_up() -> None:
    (step,), _ = steps_of(Order(players=2, changes=("control.prestige=99",)), ["control.prestige"])
    assert (step.before, step.after, step.change) == ("99", "98", "control.prestige=98")


def test_what_surely_moves_a_win_rate_comes_first() -> None:
    order = Order(players=2, games=300, policy="random")
    steps, fixed = steps_of(order, ["keys", "figures"])
    found = measure_steps(order, steps, fixed, Crew(wait_for_best()))
    assert found.effects
    sure = [one.sure for one in found.effects]
    assert sure == sorted(sure, reverse=True)
    report = sensitivity_report(found, "skyrise lab sensitivity")
    assert report.index(found.effects[0].step.change) < report.index("What cannot be changed on its own")
    assert "learned on the edition" not in report, "random players have learned nothing"


def test_a_comparison_begins_with_what_differs_most() -> None:
    order = Order(players=2, games=80, policy="random")
    changed = Order(players=2, games=80, policy="random", changes=("control.prestige=40",))
    report = comparison_report(
        order, changed, measure_both(order, changed, Crew(wait_for_best())), "skyrise lab compare"
    )
    assert report.index("<h2>Prestige") < report.index("<h2>Win rate by seat")


def test_a_comparison_says_once_what_the_players_learned_on() -> None:
    order, changed = Order(players=2, games=4), Order(players=2, games=4, changes=("control.prestige=40",))
    both = measure_both(order, changed, Crew(wait_for_best()))
    report = comparison_report(order, changed, both, "skyrise lab compare")
    assert report.count("learned on the edition retail@1") == 1
