"""What the cores need from the machine, interpreted: states are copied, never shared."""

from __future__ import annotations

from skyrise.rules.core.runtime import copy, entry, power_of_two, take
from skyrise.rules.core.state import State, blank, same_state


def test_one_state_is_written_over_another() -> None:
    states = [blank(State), blank(State)]
    states[0].era, states[0].rows[3] = 2, 4
    copy(states, 1, 0)
    assert same_state(states[1], states[0])
    states[0].rows[3] = 1
    assert states[1].rows[3] == 4


def test_a_state_of_another_list_is_written_over_one_of_these() -> None:
    states, others = [blank(State)], [blank(State), blank(State)]
    others[1].era = 2
    take(states, 0, others, 1)
    assert states[0].era == 2
    others[1].era = 1
    assert states[0].era == 2


def test_functions_that_python_calls_stay_as_they_are() -> None:
    assert entry(blank) is blank


def test_powers_of_two_are_exact() -> None:
    assert [power_of_two(exponent) for exponent in (-1, 0, 10)] == [0.5, 1.0, 1024.0]
    assert power_of_two(-1022) == 2.0**-1022
