"""Learning: by proximal policy optimization from games with itself, and, for a start, by imitation of others."""

import torch
from torch import Tensor

from .model import Network
from .selfplay import Experience

CLIP = 0.2  # how far an update may move a probability, as a share of it
SHARE = 512  # decisions that are looked at in one step


class Learner:
    """Changes a network so that it does more of what turned out well."""

    def __init__(self, network: Network, speed: float = 7e-4) -> None:
        self.network, self.speed = network, speed
        self._optimizer = torch.optim.Adam(network.parameters(), lr=speed)

    def learn(self, experience: Experience, left: float, curiosity: float) -> None:
        """Looks at everything that happened once, in smaller steps as less of the training is ``left``; ``curiosity``
        keeps it from being sure too early."""
        for group in self._optimizer.param_groups:
            group["lr"] = self.speed * max(0.05, left)
        gains = (experience.gains - experience.gains.mean()) / (experience.gains.std() + 1e-6)
        for rows in torch.randperm(len(gains)).split(SHARE):
            logs, worth = self.network(experience.seen[rows], experience.legal[rows])
            ratio = (logs.gather(1, experience.taken[rows, None])[:, 0] - experience.logs[rows]).exp()
            surprise = -torch.min(ratio * gains[rows], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[rows]).mean()
            error = (worth - experience.returns[rows]).square().mean()
            doubt = -(logs.exp() * logs.clamp_min(-50)).sum(1).mean()
            self._step(surprise + error - curiosity * doubt)

    def imitate(self, seen: Tensor, legal: Tensor, taken: Tensor, returns: Tensor) -> None:
        """One pass over what others did, and what came of it."""
        for rows in torch.randperm(len(taken)).split(SHARE):
            logs, worth = self.network(seen[rows], legal[rows])
            self._step(-logs.gather(1, taken[rows, None]).mean() + (worth - returns[rows]).square().mean())

    def _step(self, loss: Tensor) -> None:
        self._optimizer.zero_grad()
        loss.backward()  # type: ignore[no-untyped-call]
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self._optimizer.step()
