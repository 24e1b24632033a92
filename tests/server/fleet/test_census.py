"""Who lives, by one's own clock alone."""

from __future__ import annotations

from skyrise.server.fleet.census import LEASE, PATIENCE, Census


def test_a_server_is_dead_to_others_only_after_its_own_lease_has_ended() -> None:
    assert PATIENCE > LEASE


def test_a_server_that_beats_lives_and_one_that_does_not_is_silent() -> None:
    census = Census(patience=3)
    census.look({"a": 1, "b": 1}, 100)
    census.look({"a": 2, "b": 1}, 102.9)
    assert census.silent(102.9) == {}
    assert census.silent(103) == {"b": 1}
    assert census.look({"a": 3}, 103.5) == {"b"}
    assert census.names == {"a"}


def test_whoever_could_not_look_does_not_call_others_silent() -> None:
    census = Census(patience=3)
    census.look({"a": 1, "b": 1}, 100)
    census.begin_anew()
    assert census.names == {"a", "b"}
    assert census.silent(200) == {}
    census.look({"a": 1, "b": 1}, 200)
    assert census.silent(202) == {}
    assert census.silent(203) == {"a": 1, "b": 1}
