"""The rules are in the subset that Numba compiles: the same text, loaded a second time, plays the same games."""

from __future__ import annotations

import pytest

from scenes import match_of
from skyrise import Chance
from skyrise.rules.core import words
from skyrise.rules.core.deal import deal
from skyrise.rules.core.state import State, as_numbers, blank

pytest.importorskip("numba", reason="Numba is not installed: the rules run interpreted only")


@pytest.mark.filterwarnings("default::DeprecationWarning")
def test_the_compiled_rules_play_the_same_games():
    import numpy as np

    from skyrise.kernel.load import load_compiled, to_array
    from skyrise.rules.core.play import apply

    legal_actions, compiled_apply = load_compiled("legal").legal_actions, load_compiled("play").apply
    out = np.zeros(words.ACTIONS, dtype=np.int64)
    for players, edition, seed in ((4, "retail", 1), (2, "manual", 2), (3, "preview", 3)):
        match, s, chance = match_of(players, edition), blank(State), Chance(seed)
        deal(s, match.tables, chance)
        twin, tables = to_array(s), to_array(match.tables)
        while s.phase != words.OVER:
            legal = match.legal_codes(s)
            assert list(out[: legal_actions(twin[0], tables[0], out)]) == legal
            action = chance.choice(legal)
            apply(s, match.tables, action)
            compiled_apply(twin[0], tables[0], action)
            for name, value in as_numbers(s).items():
                assert np.array_equal(twin[name][0], value), name
