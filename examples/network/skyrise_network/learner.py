"""Learning: by proximal policy optimization from games with itself, and, for a start, by imitation of others."""

from __future__ import annotations

import torch
from torch import Tensor

from .model import Network
from .selfplay import Experience

CLIP = 0.2
"""How far an update may move a probability, as a share of it."""
SHARE = 512
"""Decisions that are looked at in one step."""


class Learner:
    """Changes a network so that it does more of what turned out well."""

    def __init__(self, network: Network, speed: float = 7e-4) -> None:
        self.network, self.speed = network, speed
        self._optimizer = torch.optim.Adam(network.parameters(), lr=speed)

    def slow_down(self, done: float) -> None:
        """Smaller steps as the training comes to its end."""
        for group in self._optimizer.param_groups:
            group["lr"] = self.speed * max(0.05, 1 - done)

    def learn(self, experience: Experience, curiosity: float, passes: int = 1) -> dict[str, float]:
        """Looks at everything that happened so many times; ``curiosity`` keeps it from being sure too early."""
        gains = (experience.gains - experience.gains.mean()) / (experience.gains.std() + 1e-6)
        sums = torch.zeros(3)
        for _ in range(passes):
            for rows in torch.randperm(len(gains)).split(SHARE):
                logs, worth = self.network(experience.seen[rows], experience.legal[rows])
                chosen = logs.gather(1, experience.taken[rows, None])[:, 0]
                ratio = (chosen - experience.logs[rows]).exp()
                gain = gains[rows]
                surprise = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                error = (worth - experience.returns[rows]).square().mean()
                doubt = -(logs.exp() * logs.clamp_min(-50)).sum(1).mean()
                self._step(surprise + error - curiosity * doubt)
                sums += torch.stack([doubt, error, (ratio - 1 - ratio.log()).mean()]).detach()
        doubt, error, moved = (sums * SHARE / len(gains) / passes).tolist()
        return {"entropy": doubt, "value error": error, "kl": moved}

    def imitate(self, seen: Tensor, legal: Tensor, taken: Tensor, returns: Tensor) -> float:
        """One pass over what others did; how often it would have done the same."""
        same = 0
        for rows in torch.randperm(len(taken)).split(SHARE):
            logs, worth = self.network(seen[rows], legal[rows])
            chosen = logs.gather(1, taken[rows, None])[:, 0]
            self._step(-chosen.mean() + (worth - returns[rows]).square().mean())
            same += int((logs.argmax(1) == taken[rows]).sum())
        return same / len(taken)

    def _step(self, loss: Tensor) -> None:
        self._optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self._optimizer.step()
