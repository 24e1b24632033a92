"""Games of the network with itself, many at once in compiled code, and what its decisions came to."""

from collections import namedtuple
from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from skyrise.bots import Bot
from skyrise.envs.batch import GameBatch
from skyrise.envs.core import numbers as n
from skyrise.envs.opponents import bot_index
from skyrise.envs.rewards import Ending
from skyrise.envs.vector import SkyriseVectorEnv

from .model import NO_ACTION, Network

Array = npt.NDArray[Any]
WIN = 0.5  # what a win is worth, in hundreds of Prestige ahead
REACH = 0.95  # how far a decision is judged by what came of it (1), and not by what was expected at the next one (0)


Step = namedtuple("Step", "seen legal taken logs worth actors mine leads ended finals bonus")
"""One decision in each of the games: which of the legal actions was taken, how probable it was (a logarithm), what was
expected, who decided, whether that was the network, the leads before it, and what it ended."""
Experience = namedtuple("Experience", "seen legal taken logs gains returns")
"""What happened, a row for each decision; how much better it turned out than expected, and what came after it."""


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
def play(network: Network, batch: GameBatch, steps: int, others: Sequence[Bot] = ()) -> Experience:
    """So many decisions in each game of a batch, with the network on every seat; in the first games, one for each of
    the others, it has one seat, and that other one has the rest. Actions are drawn."""
    happened = [_step(network, batch, others) for _ in range(steps)]
    anything = torch.zeros((batch.games, 1), dtype=torch.int64)
    seats = [torch.from_numpy(batch.states(seat)[:, : n.SIZE]) for seat in range(batch.players)]  # as each of them sees
    later = np.stack([network(seat, anything)[1].numpy() for seat in seats], axis=1)
    gains = torch.from_numpy(_gains(happened, later)).float().flatten()
    width = max(step.legal.shape[1] for step in happened)
    legal = [torch.nn.functional.pad(one.legal, (0, width - one.legal.shape[1]), value=NO_ACTION) for one in happened]
    seen, taken, logs = (torch.cat([step[part] for step in happened]) for part in (0, 2, 3))
    expected = torch.from_numpy(np.concatenate([step.worth for step in happened]))
    mine = torch.from_numpy(np.concatenate([step.mine for step in happened]))
    return Experience(*(part[mine] for part in (seen, torch.cat(legal), taken, logs, gains, gains + expected)))


def _step(network: Network, batch: GameBatch, others: Sequence[Bot]) -> Step:
    seen, legal = torch.from_numpy(batch.observations.copy()), legal_rows(batch.legal, batch.counts)
    games = np.arange(batch.games)
    mine = (games >= len(others)) | (batch.actors == games % batch.players)
    before = batch.actors.copy(), mine, lead(batch.prestige)
    logs, worth = network(seen, legal)
    drawn = torch.multinomial(logs.exp(), 1)
    actions = legal.gather(1, drawn)[:, 0].numpy()
    for game in np.flatnonzero(~mine).tolist():
        actions[game] = bot_index(others[game], batch.view(game, int(batch.actors[game])))
    batch.step(actions)
    finals = np.zeros_like(before[2])
    if (ended := np.flatnonzero(batch.ended)).size:
        finals[ended] = lead(np.array([batch.ending(game).points for game in ended.tolist()]))
    after = batch.ended.copy(), finals, batch.rewards.copy()
    return Step(seen, legal, drawn[:, 0], logs.gather(1, drawn)[:, 0], worth.numpy(), *before, *after)


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
def best_actions(network: Network, seen: Array, masks: Array) -> Array:
    """What the network likes best in each row."""
    counts = masks.sum(axis=1)
    legal = np.zeros((len(masks), counts.max()), dtype=np.int64)
    legal[np.arange(legal.shape[1]) < counts[:, None]] = np.nonzero(masks)[1]
    rows = legal_rows(legal, counts)
    best = network(torch.from_numpy(seen), rows)[0].argmax(1, keepdim=True)
    return np.asarray(rows.gather(1, best)[:, 0])


def win_share(network: Network, envs: SkyriseVectorEnv, seed: int) -> float:
    """How much of a game in each environment it wins, whose reward is ``win``; the next games do not count."""
    seen, infos = envs.reset(seed=seed)
    won, first = 0.0, np.ones(envs.num_envs, dtype=np.bool_)
    while first.any():
        seen, rewards, over, _, infos = envs.step(best_actions(network, seen, infos["action_mask"]))
        won += float(rewards[first].sum())
        first &= ~over
    return won / envs.num_envs
