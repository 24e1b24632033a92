"""Many games at once, all seats: seeds, ways to begin anew, rewards, islands and editions, and exact copies."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import numpy as np
import pytest

from skyrise import load_edition, load_island
from skyrise.envs.batch import BatchState, GameBatch
from skyrise.envs.core import numbers as n
from skyrise.envs.layout import in_words
from skyrise.envs.rewards import Ending
from strips import strip

pytestmark = pytest.mark.usefixtures("compiled")


def played(batch: GameBatch, steps: int, chance: int = 1) -> list[bytes]:
    """Everything that is seen and got in so many steps."""
    random, seen = np.random.default_rng(chance), []
    for _ in range(steps):
        batch.step(batch.random_actions(random))
        arrays = (batch.observations, batch.masks, batch.actors, batch.rewards, batch.ended, batch.prestige)
        seen.append(b"".join(array.tobytes() for array in arrays))
    return seen


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_row_is_for_the_seat_that_decides(players: int) -> None:
    batch = GameBatch(16, players, matches=8)
    batch.reset(seed=1)
    deciding = set()
    for _ in range(300):
        batch.step(batch.random_actions())
        deciding.update(batch.actors.tolist())
        for game in (0, 7):
            said = in_words(batch.observations[game])
            assert said["to act me"] == 1
            view = batch.view(game, int(batch.actors[game]))
            assert len(view.legal) == batch.counts[game] == batch.masks[game].sum()
            board = view.position.players[int(batch.actors[game])]
            assert sum(board.prestige.values()) <= batch.prestige[game, batch.actors[game]]
    assert deciding == set(range(players))


def test_a_game_depends_on_its_seed_alone() -> None:
    many, few = GameBatch(6, 2, matches=8), GameBatch(2, 2, matches=8)
    many.reset(seed=10)
    few.reset(seed=[13, 15])
    assert (many.observations[[3, 5]] == few.observations).all()
    assert (many.which[[3, 5]] == few.which).all()


def test_the_same_seed_is_the_same_on_any_number_of_threads() -> None:
    one, two = GameBatch(9, 3, matches=8), GameBatch(9, 3, matches=8, threads=2)
    one.reset(seed=4)
    two.reset(seed=4)
    assert played(one, 250) == played(two, 250)
    two.close()


def test_in_the_same_step_a_game_is_dealt_anew_and_its_end_is_kept() -> None:
    batch = GameBatch(8, 2, matches=8)
    batch.reset(seed=1)
    ends = 0
    for _ in range(200):
        batch.step(batch.random_actions())
        for game in np.flatnonzero(batch.ended):
            ends += 1
            assert in_words(batch.last_observations[game])["decision over"] == 1
            assert batch.counts[game] > 0
            points = batch.ending(int(game)).points
            assert sorted(batch.rewards[game].tolist()) in ([-1, 1], [0, 0])
            assert batch.rewards[game, int(np.argmax(points))] >= 0
        assert (batch.rewards[~batch.ended] == 0).all()
    assert ends > 8


def test_by_the_next_step_a_game_is_dealt_anew_whatever_the_action() -> None:
    batch = GameBatch(8, 2, matches=8, autoreset="next_step")
    batch.reset(seed=1)
    while not batch.ended.any():
        batch.step(batch.random_actions())
    game = int(np.argmax(batch.ended))
    assert batch.over[game]
    assert in_words(batch.observations[game])["decision over"] == 1
    actions = batch.random_actions()
    actions[game] = -5
    batch.step(actions)
    assert not batch.ended[game]
    assert batch.counts[game] > 0
    assert (batch.rewards[game] == 0).all()


def test_without_autoreset_somebody_has_to_ask_for_the_next_game() -> None:
    batch = GameBatch(4, 2, matches=8, autoreset="disabled")
    batch.reset(seed=1)
    while not batch.over.any():
        batch.step(batch.random_actions())
    game = int(np.argmax(batch.over))
    with pytest.raises(ValueError, match=f"game {game} is over: call reset"):
        batch.step(batch.random_actions())
    others = batch.observations.copy()
    batch.reset(games=batch.over)
    assert not batch.over.any()
    assert (np.delete(batch.observations, game, 0) == np.delete(others, game, 0)).all()


def test_some_games_are_stepped_while_others_wait() -> None:
    batch = GameBatch(4, 2, matches=8)
    batch.reset(seed=1)
    before = batch.observations.copy()
    batch.step(batch.random_actions()[[1, 3]], games=[1, 3])
    assert (batch.observations[[0, 2]] == before[[0, 2]]).all()
    assert (batch.observations[[1, 3]] != before[[1, 3]]).any(axis=1).all()


@pytest.mark.parametrize("settings", [{}, {"learners": True}, {"autoreset": "next_step"}])
def test_a_kept_state_goes_on_as_it_would_have(settings: dict[str, Any]) -> None:
    batch = GameBatch(8, 2, matches=8, **settings)
    batch.reset(seed=3)
    for steps in (0, 1, 40, 55):
        played(batch, steps, chance=steps)
        kept, shown = batch.get_state(), batch.observations.copy()
        later = played(batch, 70)
        batch.set_state(kept)
        assert (batch.observations == shown).all()
        assert played(batch, 70) == later


def test_a_state_of_one_game_can_be_tried_out_in_many() -> None:
    batch = GameBatch(8, 3, matches=8)
    batch.reset(seed=3)
    played(batch, 20)
    one = batch.get_state([2])
    many = BatchState(*(cast(Any, np.repeat(part, 8, axis=0)) for part in one))
    batch.set_state(many)
    assert (batch.observations == batch.observations[0]).all()
    batch.step(batch.legal[np.arange(8), np.arange(8) % batch.counts])
    assert len({row.tobytes() for row in batch.observations}) > 1


@pytest.mark.parametrize("steps", [0, 1, 90])
def test_a_batch_can_be_pickled_at_any_moment(steps: int) -> None:
    batch = GameBatch(4, 2, matches=8)
    batch.reset(seed=3)
    played(batch, steps)
    twin = pickle.loads(pickle.dumps(batch))
    assert (twin.rewards == batch.rewards).all()
    assert played(twin, 80) == played(batch, 80)


def test_a_state_has_the_secrets_of_all_and_an_observation_has_not() -> None:
    batch = GameBatch(4, 3, matches=8)
    batch.reset(seed=3)
    states = batch.states()
    assert states.shape == (4, n.STATE_SIZE)
    assert (states[:, : n.SIZE] == batch.observations).all()
    hands = states[:, n.SECRETS_AT : n.ALL_VALUES].reshape(4, 4, n.SECRETS)[:, :, : n.SECRET_KEPT]
    assert (hands.sum(axis=2)[:, :3] == hands.sum(axis=2)[0, 0]).all()
    assert (states[:, n.ALL_VALUES :] > 0).all()
    position = batch.view(0, 1).position
    seat = (1 - int(batch.actors[0])) % 3
    mine = {card + 1 for card in np.flatnonzero(hands[0, seat])}
    assert mine == set(position.players[1].wonder_hand or ())


def test_a_reward_of_ones_own() -> None:
    def first_seat_hates_points(ending: Ending, seat: int) -> float:
        return -float(ending.points[0]) if seat == 0 else 7.0

    batch = GameBatch(4, 2, matches=8, reward=first_seat_hates_points)
    batch.reset(seed=1)
    while not batch.ended.any():
        batch.step(batch.random_actions())
    game = int(np.argmax(batch.ended))
    assert batch.rewards[game].tolist() == [-batch.ending(game).points[0], 7.0]


@pytest.fixture
def own_island(tmp_path: Path) -> Path:
    path = tmp_path / "strip.json"
    path.write_text(json.dumps(strip()), encoding="utf-8")
    return path


@pytest.mark.parametrize("given", [str, lambda path: load_island(str(path))])
def test_islands_of_ones_own_have_the_numbers_of_others(own_island: Path, given: Callable[[Path], Any]) -> None:
    batch = GameBatch(8, 2, islands={"north": "boreas", "south": given(own_island)})
    batch.reset(seed=1)
    own = {place.id for place in batch.match(0).city.places if place.island == 2}
    texts: set[str | None] = set()
    for _ in range(120):
        batch.step(batch.random_actions())
        view = batch.view(0, int(batch.actors[0]))
        assert len(view.legal) == batch.counts[0]
        texts.update(action.at for action in view.legal if hasattr(action, "at"))
    assert own & texts


def test_an_edition_of_ones_own_is_played(tmp_path: Path) -> None:
    file = tmp_path / "rich.toml"
    file.write_text('[edition]\nid = "rich"\nbase = "retail"\n[control]\nprestige = 40\n')
    results = []
    for edition in ("retail", str(file), load_edition(str(file))):
        batch = GameBatch(32, 2, edition, matches=8)
        batch.reset(seed=1)
        ends: list[int] = []
        for _ in range(90):
            batch.step(batch.random_actions(np.random.default_rng(1)))
            ends += [max(batch.ending(int(game)).points) for game in np.flatnonzero(batch.ended)]
        results.append(float(np.mean(ends)))
    assert results[0] + 40 < results[1]


def test_one_game_is_looked_at() -> None:
    batch = GameBatch(2, 2, matches=8)
    batch.reset(seed=1)
    assert batch.render(1, "svg").startswith("<svg")
    assert "Era 1" in batch.render(1) or "era 1" in batch.render(1)


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"autoreset": "never"}, "no autoreset 'never'"),
        ({"islands": {"north": "aurora"}}, "2 players play on 2 outer islands, not on 1"),
        ({"players": 5}, "2 to 4 players"),
    ],
)
def test_what_cannot_be_is_refused(settings: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        GameBatch(**{"games": 2, "players": 2, **settings})
