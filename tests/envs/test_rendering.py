"""Pictures and texts of the table: PettingZoo's official test, and what they show."""

from __future__ import annotations

import warnings
from functools import partial

import pytest

from skyrise.envs import rendering, skyrise_v0

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # PettingZoo's tests import its environments in a way that it has deprecated
    from pettingzoo.test import render_test


def test_the_official_test_of_pictures_passes(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With small pictures, which take less time."""
    monkeypatch.setattr(rendering, "WIDTH", 100)
    render_test(partial(skyrise_v0.env, players=2), {"svg": lambda picture: picture.startswith("<svg")})


def test_the_table_is_shown_as_spectators_see_it(capsys: pytest.CaptureFixture[str]) -> None:
    pictures = {}
    for mode in ("ansi", "svg", "rgb_array", "human"):
        env = skyrise_v0.env(players=2, render_mode=mode)
        env.reset(seed=1)
        pictures[mode] = env.render()
    assert pictures["ansi"].startswith("Era 1.")
    assert "objective hidden" in pictures["ansi"]
    assert pictures["svg"].startswith("<svg")
    assert pictures["rgb_array"].shape[1:] == (800, 3)
    assert pictures["rgb_array"].std() > 10
    assert pictures["human"] is None
    assert "Era 1." in capsys.readouterr().out


def test_every_step_is_printed_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    env = skyrise_v0.env(players=2, render_mode="human")
    env.reset(seed=1)
    capsys.readouterr()
    env.step(int(env.last()[0]["action_mask"].argmax()))
    assert "bid 1" in capsys.readouterr().out
