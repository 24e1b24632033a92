"""Skyrise for OpenSpiel: what a player knows, as numbers and as text, and states that it cannot tell apart."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest

from envs.random_states import NAME, state_after
from skyrise.components.names import DISCS
from skyrise.envs.core import numbers as n
from skyrise.envs.layout import in_words
from skyrise.envs.openspiel.observer import ACTION_BITS, DECISION
from skyrise.envs.spaces import PLACES


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("decisions", [0, 17, 40, 61, 80, 110, 10**6])
def test_a_player_cannot_tell_a_resampled_state_from_the_state(players: int, decisions: int) -> None:
    state = state_after(pyspiel.load_game(f"{NAME}(players={players})"), decisions, seed=decisions)
    differ = 0
    for player in range(players):
        other = state.resample_from_infostate(player, np.random.RandomState(player).random_sample)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.observation_string(player) == state.observation_string(player)
        assert other.current_player() == state.current_player()
        assert len(other.history()) == len(state.history())
        differ += other.history() != state.history()
    assert state.is_terminal() or differ == players


def test_a_resampled_choice_of_cards_stays_secret() -> None:
    state = state_after(pyspiel.load_game(f"{NAME}(players=4)"), 0)
    while not state.legal_actions()[0] >= n.CHOOSE_ONE:
        state.apply_action(state.legal_actions()[0])
    state.apply_action(state.legal_actions()[0])
    player = state.current_player()
    others = [state.resample_from_infostate(player, iter([0.1 * i]).__next__) for i in range(8)]
    assert {other.information_state_string(player) for other in others} == {state.information_state_string(player)}
    assert len({other.history()[-1] for other in others}) > 1


def test_the_samplers_of_openspiel_serve() -> None:
    state = state_after(pyspiel.load_game(f"{NAME}(players=2)"), 5)
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    assert len({tuple(state.resample_from_infostate(0, sampler).history()) for _ in range(5)}) > 1


def test_a_set_up_under_way_is_resampled_as_it_is() -> None:
    state = pyspiel.load_game(NAME).new_initial_state()
    state.apply_action(1)
    assert state.resample_from_infostate(0, float).history() == [1]


def test_players_with_other_pasts_know_other_things() -> None:
    """Perfect recall: states that a player can tell apart stay apart."""
    game = pyspiel.load_game(f"{NAME}(players=2)")
    state = state_after(game, 0, seed=2)
    first, second = state.legal_actions()[0], state.legal_actions()[-1]
    one, other = state.child(first), state.child(second)
    for player in (0, 1):
        assert one.information_state_string(player) != other.information_state_string(player)
        assert one.information_state_tensor(player) != other.information_state_tensor(player)


def test_the_history_has_every_decision_in_binary() -> None:
    game = pyspiel.load_game(f"{NAME}(players=3)")
    state = state_after(game, 30, seed=2)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 1)
    rows = observer.dict["history"].reshape(-1, DECISION)
    read = [int(row[4:] @ 2 ** np.arange(ACTION_BITS)) - 1 for row in rows[:30]]
    assert read == [action for _, action in state.progress.game.played]
    assert [(int(row[:4].argmax()) + 1) % 3 for row in rows[:30]] == [seat for seat, _ in state.progress.game.played]
    assert not rows[30:].any()


def test_discs_that_were_taken_are_remembered() -> None:
    """What lies on the map now would not tell which disc a player took where."""
    game = pyspiel.load_game(f"{NAME}(players=2)")
    state = state_after(game, 40)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    observer.set_from(state, 0)
    places, discs = np.nonzero(observer.dict["discs"])
    read = {PLACES[place]: DISCS[disc] for place, disc in zip(places, discs, strict=True)}
    assert read == state.progress.dealt.discs
    assert len(state.progress.game.view(0).position.discs) < len(read)


def test_observers_tell_what_is_open_from_what_is_secret() -> None:
    game = pyspiel.load_game(f"{NAME}(players=2)")
    state = state_after(game, 30, seed=1)
    kinds = pyspiel.PrivateInfoType

    def numbers(public: bool, private: pyspiel.PrivateInfoType) -> dict[str, float]:
        kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=False, private_info=private)
        observer = game.make_py_observer(kind)
        observer.set_from(state, 0)
        return in_words(observer.tensor)

    whole, public = numbers(True, kinds.SINGLE_PLAYER), numbers(True, kinds.NONE)
    secret = numbers(False, kinds.SINGLE_PLAYER)
    assert public | secret == whole
    assert not public.keys() & secret.keys()
    assert {name.split()[0] for name in secret} <= {"hand", "kept", "patron", "me"}
    assert sum(name.startswith("me objective") for name in secret) == 1
    assert numbers(False, kinds.NONE) == {}


def test_nobody_observes_all_secrets() -> None:
    game = pyspiel.load_game(NAME)
    secrets = pyspiel.PrivateInfoType.ALL_PLAYERS
    everything = pyspiel.IIGObservationType(perfect_recall=False, private_info=secrets)
    with pytest.raises(ValueError, match="no observer sees the secrets of all players"):
        game.make_py_observer(everything)
    with pytest.raises(ValueError, match="observers take no parameters"):
        game.make_py_observer(None, {"color": 1})


def test_what_everybody_has_seen_has_the_decisions_but_no_secrets() -> None:
    game = pyspiel.load_game(f"{NAME}(players=3)")
    public = pyspiel.IIGObservationType(perfect_recall=True, private_info=pyspiel.PrivateInfoType.NONE)
    observer = game.make_py_observer(public)
    state = state_after(game, 30)
    other = state.resample_from_infostate(0, float)
    assert observer.string_from(state, 0) == observer.string_from(state, 2) == observer.string_from(other, 0)
    assert observer.string_from(state.child(state.legal_actions()[0]), 0) != observer.string_from(state, 0)
