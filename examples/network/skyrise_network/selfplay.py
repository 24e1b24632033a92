"""Games of the network with itself, many at once in compiled code, and what its decisions came to."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from skyrise.envs.batch import GameBatch
from skyrise.envs.core import numbers as n
from skyrise.envs.rewards import Ending
from skyrise.envs.vector import SkyriseVectorEnv

from .model import NO_ACTION, Network

Array = npt.NDArray[Any]
WIN = 0.5
"""What a win is worth, in hundreds of Prestige ahead."""
REACH = 0.95
"""How far a decision is judged by what came of it (1), and not by what the network expected at the next one (0)."""


class Step(NamedTuple):
    """One decision in each of the games."""

    seen: Tensor
    legal: Tensor
    taken: Tensor
    """Which of the legal actions was taken."""
    logs: Tensor
    """How probable it was, as a logarithm."""
    worth: Array
    """What the network expected."""
    actors: Array
    leads: Array
    """Of each seat, before it."""
    ended: Array
    finals: Array
    """The leads of each seat at the end of the games that it ended."""
    bonus: Array


class Experience(NamedTuple):
    """What happened in games, a row for each decision."""

    seen: Tensor
    legal: Tensor
    taken: Tensor
    logs: Tensor
    gains: Tensor
    """How much better it turned out than expected."""
    returns: Tensor
    """What came after it."""


def lead(points: Array) -> Array:
    """How many hundreds of Prestige each seat is ahead of the best other one."""
    others = np.stack([np.delete(points, seat, axis=1).max(axis=1) for seat in range(points.shape[1])], axis=1)
    return np.asarray((points - others) / 100)


def win_bonus(ending: Ending, seat: int) -> float:
    """The reward of the end. The lead is rewarded too, but as it grows."""
    return WIN * (2 * ending.is_winner(seat) / ending.won.bit_count() - 1)


def legal_rows(legal: Array, counts: Array) -> Tensor:
    """Legal actions as rows of one length."""
    rows = legal[:, : counts.max()].astype(np.int64)
    rows[np.arange(rows.shape[1]) >= counts[:, None]] = NO_ACTION
    return torch.from_numpy(rows)


@torch.no_grad()
def play(network: Network, batch: GameBatch, steps: int) -> Experience:
    """So many decisions in each game of a batch, with the network on every seat. Actions are drawn."""
    happened = [_step(network, batch) for _ in range(steps)]
    gains = torch.from_numpy(_gains(happened, _expected(network, batch))).float().flatten()
    width = max(step.legal.shape[1] for step in happened)
    legal = [torch.nn.functional.pad(one.legal, (0, width - one.legal.shape[1]), value=NO_ACTION) for one in happened]
    seen, taken, logs = (torch.cat([step[part] for step in happened]) for part in (0, 2, 3))
    expected = torch.from_numpy(np.concatenate([step.worth for step in happened]))
    return Experience(seen, torch.cat(legal), taken, logs, gains, gains + expected)


def _step(network: Network, batch: GameBatch) -> Step:
    seen, legal = torch.from_numpy(batch.observations.copy()), legal_rows(batch.legal, batch.counts)
    actors, leads = batch.actors.copy(), lead(batch.prestige)
    logs, worth = network(seen, legal)
    drawn = torch.multinomial(logs.exp(), 1)
    batch.step(legal.gather(1, drawn)[:, 0].numpy())
    finals = np.zeros_like(leads)
    if (ended := np.flatnonzero(batch.ended)).size:
        finals[ended] = lead(np.array([batch.ending(game).points for game in ended.tolist()]))
    chosen = logs.gather(1, drawn)[:, 0]
    return Step(
        seen, legal, drawn[:, 0], chosen, worth.numpy(), actors, leads, batch.ended.copy(), finals, batch.rewards.copy()
    )


def _expected(network: Network, batch: GameBatch) -> Array:
    """What the network expects now on every seat: of each, as far as it sees."""
    anything = torch.zeros((batch.games, 1), dtype=torch.int64)
    seats = [torch.from_numpy(batch.states(seat)[:, : n.SIZE]) for seat in range(batch.players)]
    return np.stack([network(seen, anything)[1].numpy() for seen in seats], axis=1)


def _gains(happened: list[Step], expected: Array) -> Array:
    """How much better each decision turned out than expected (generalized advantage estimation), seat by seat."""
    games = np.arange(len(expected))
    later, gained, ahead = expected.astype(np.float64), np.zeros(expected.shape), happened[-1].leads.copy()
    gains = np.zeros((len(happened), len(games)))
    for gain, step in zip(gains[::-1], reversed(happened), strict=True):
        later[step.ended], gained[step.ended] = step.bonus[step.ended], 0
        ahead[step.ended] = step.finals[step.ended]
        mine = games, step.actors
        gain[:] = ahead[mine] - step.leads[mine] + later[mine] - step.worth + REACH * gained[mine]
        later[mine], gained[mine], ahead[mine] = step.worth, gain, step.leads[mine]
    return gains


@torch.no_grad()
def win_share(network: Network, envs: SkyriseVectorEnv, seed: int) -> float:
    """How much the network wins of a game in each of the environments, if it does what it likes best.

    The environments' reward is ``win``. A game that is over is dealt anew at once; only the first ones count.
    """
    seen, infos = envs.reset(seed=seed)
    won, first = 0.0, np.ones(envs.num_envs, dtype=np.bool_)
    while first.any():
        seen, rewards, over, _, infos = envs.step(best_actions(network, seen, infos["action_mask"]))
        won += float(rewards[first].sum())
        first &= ~over
    return won / envs.num_envs


def best_actions(network: Network, seen: Array, masks: Array) -> Array:
    """What the network likes best in each row."""
    counts = masks.sum(axis=1)
    legal = np.zeros((len(masks), counts.max()), dtype=np.int64)
    legal[np.arange(legal.shape[1]) < counts[:, None]] = np.nonzero(masks)[1]
    rows = legal_rows(legal, counts)
    best = network(torch.from_numpy(seen), rows)[0].argmax(1, keepdim=True)
    return np.asarray(rows.gather(1, best)[:, 0])
