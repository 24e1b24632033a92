"""The network: from what a seat sees to how much it likes each legal action, and what it expects of the game.

A bid is a piece on a place. What lies on a place, and around it, is read by the same weights wherever it is; so what is
learned of one neighborhood holds for all, and 4080 bids need not be learned one by one.
"""

from pathlib import Path
from pickle import UnpicklingError
from typing import Self

import torch
from torch import Tensor, nn

from skyrise.components import load_island
from skyrise.components.names import CENTRAL, OUTER_ISLANDS
from skyrise.envs.core import numbers as n

PIECES = n.PASS // n.PLACES
NO_ACTION = -1  # fills the rows of legal actions up, which are of different lengths
_actions = torch.arange(n.ACTIONS)
_vault = (_actions >= n.VAULT_PLACE) & (_actions < n.VAULT_NOTHING)
ON_PLACE = (_actions < n.PASS) | _vault  # a bid, or the choice of the Vault, which counts as one piece more
PIECE = torch.where(_vault, PIECES, torch.where(ON_PLACE, _actions // n.PLACES, PIECES + 1 + _actions - n.PASS))
PLACE = torch.where(_vault, _actions - n.VAULT_PLACE, _actions % n.PLACES)


class Network(nn.Module):
    """A trunk that sees everything, and a small network for each place that is told what the trunk thinks."""

    def __init__(self, wide: int = 128, deep: int = 32) -> None:
        super().__init__()
        self.place = nn.Linear(n.PLACE, deep)
        self.where = nn.Parameter(torch.randn(n.PLACES, deep) * 0.1)
        self.trunk = nn.Linear(n.SIZE, wide)
        self.middle = nn.Linear(wide + (1 + len(OUTER_ISLANDS)) * deep, wide)
        self.told = nn.Linear(wide, deep)
        self.joined = nn.Linear(3 * deep, deep)
        self.bids = nn.Linear(deep, PIECES + 1)
        self.pieces = nn.Linear(wide, PIECES + 1 + n.ACTIONS - n.PASS)
        self.worth = nn.Linear(wide, 1)
        for head in (self.bids, self.pieces, self.worth):
            nn.init.normal_(head.weight, std=0.01)
            nn.init.zeros_(head.bias)
        for name, matrix in zip(("around", "shares"), _map(), strict=True):
            self.register_buffer(name, matrix, persistent=False)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the probabilities of the legal actions (rows of indices), and what is expected."""
        places = torch.relu(self.place(seen[:, : n.SEAT_AT].reshape(-1, n.PLACES, n.PLACE)) + self.where)
        islands = self.shares @ places
        trunk = torch.relu(self.trunk(seen))
        trunk = torch.relu(self.middle(torch.cat([trunk, islands.flatten(1)], 1)))
        wider = torch.cat([places, self.around @ places, self.shares.T @ islands], 2)
        places = torch.relu(self.joined(wider) + self.told(trunk)[:, None])
        here = self.bids(places).flatten(1).gather(1, PLACE[legal] * (PIECES + 1) + PIECE[legal].clamp_max(PIECES))
        likes = self.pieces(trunk).gather(1, PIECE[legal]) + here * ON_PLACE[legal]
        likes = likes.masked_fill(legal == NO_ACTION, -torch.inf)
        return torch.log_softmax(likes, 1), self.worth(trunk)[:, 0]

    def save(self, path: Path) -> None:
        """Writes the weights."""
        torch.save(self.state_dict(), path)

    @classmethod
    def load(cls, path: Path) -> Self:
        """A network that was saved; a ValueError for a file that is none. Nothing in the file is run."""
        network = cls()
        try:
            network.load_state_dict(torch.load(path, weights_only=True))
        except (OSError, RuntimeError, KeyError, TypeError, EOFError, UnpicklingError) as error:
            raise ValueError(f"{path} is not a network of this example ({type(error).__name__})") from None
        return network


def _map() -> tuple[Tensor, Tensor]:
    """Which neighborhoods of the box share an edge, and which island each is part of, as matrices."""
    islands = [load_island(key) for key in (CENTRAL, *OUTER_ISLANDS)]
    hoods = [(number, {*hood.edges()}) for number, island in enumerate(islands) for hood in island.neighborhoods]
    shares = torch.tensor([[0.25 * (island == at) for at, _ in hoods] for island in range(len(islands))])
    near = [[0.5 * (a is not b and a[0] == b[0] and bool(a[1] & b[1])) for b in hoods] for a in hoods]
    return torch.tensor(near), shares
