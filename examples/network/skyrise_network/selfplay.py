"""Games of the network with itself, many at once in compiled code, to learn from by proximal policy optimization."""

from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor
from torch.nn.utils.rnn import pad_sequence

from skyrise.envs.batch import GameBatch
from skyrise.envs.core import numbers as n
from skyrise.envs.vector import SkyriseVectorEnv

from .model import NO_ACTION, Network, padded

REACH = 0.95  # how far a decision is judged by what came of it (1), and not by what was expected at the next one (0)
CLIP = 0.2  # how far an update may move a probability, as a share of it
CURIOSITY = 0.003  # keeps it from being sure too early


def optimization(network: Network, *decisions: Tensor) -> Tensor:
    """The losses at decisions from ``play``: it should do more of what it gained by, but not change too fast."""
    seen, legal, taken, before, gains, worth = decisions
    logs, expected = network(seen, legal)
    ratio = (logs.gather(1, taken) - before).exp()[:, 0]
    better = torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains)
    return (expected - worth).square() - better + CURIOSITY * (logs.exp() * logs.clamp_min(-50)).sum(1)


@torch.no_grad()
def play(network: Network, batch: GameBatch, steps: int) -> tuple[Tensor, ...]:
    """So many decisions in each game of a batch, with the network on every seat: what was seen, what was legal, which
    action was drawn, and how likely it was; how much better it turned out than expected, and what it was worth."""
    seen, legal, taken, logs, worth, *after = zip(*(_step(network, batch) for _ in range(steps)), strict=True)
    seats = [torch.from_numpy(batch.states(seat)[:, : n.SIZE]) for seat in range(batch.players)]  # as each of them sees
    anything = torch.zeros((batch.games, 1), dtype=torch.int64)
    gains = gains_of(torch.stack([network(seat, anything)[1] for seat in seats], 1), worth, *after)
    rows = pad_sequence([rows.T for rows in legal], padding_value=NO_ACTION).permute(1, 2, 0).flatten(0, 1)
    happened = torch.cat(seen), rows, torch.cat(taken), torch.cat(logs)
    return *happened, (gains - gains.mean()) / gains.std(), gains + torch.cat(worth)


def _step(network: Network, batch: GameBatch) -> tuple[Tensor, ...]:
    """A decision in each game; also who decided, which games ended then, and what that brought to each seat."""
    seen, legal, actors = torch.tensor(batch.observations), legal_rows(batch.masks), torch.tensor(batch.actors)
    logs, worth = network(seen, legal)
    taken = torch.multinomial(logs.exp(), 1)
    batch.step(legal.gather(1, taken)[:, 0].numpy())
    after = torch.tensor(batch.ended), torch.tensor(batch.rewards)
    return seen, legal, taken, logs.gather(1, taken), worth, actors, *after


def gains_of(later: Tensor, *steps: tuple[Tensor, ...]) -> Tensor:
    """How much better each decision turned out than expected (generalized advantage estimation), seat by seat."""
    games, gains, gained = torch.arange(len(later)), list[Tensor](), torch.zeros(later.shape)
    for worth, actors, ended, rewards in reversed([*zip(*steps, strict=True)]):
        later[ended], gained[ended] = rewards[ended], 0
        mine = games, actors
        gained[mine] = later[mine] - worth + REACH * gained[mine]
        later[mine] = worth
        gains.insert(0, gained[mine])
    return torch.cat(gains)


def legal_rows(masks: npt.NDArray[Any]) -> Tensor:
    """The indices of the legal actions."""
    actions = torch.from_numpy(masks).nonzero()
    return padded(actions[:, 1], actions[:, 0].bincount())


@torch.no_grad()
def win_share(network: Network, envs: SkyriseVectorEnv, seed: int) -> float:
    """How much of a game in each environment it wins, whose reward is ``win``; the next games do not count."""
    seen, infos = envs.reset(seed=seed)
    won, first = 0.0, np.ones(envs.num_envs, dtype=np.bool_)
    while first.any():
        legal = legal_rows(infos["action_mask"])
        best = network(torch.from_numpy(seen), legal)[0].argmax(1, keepdim=True)
        seen, rewards, over, _, infos = envs.step(legal.gather(1, best)[:, 0].numpy())
        won += float(rewards[first].sum())
        first &= ~over
    return won / envs.num_envs
