"""The network: from what a seat sees to how much it likes each legal action, and how likely it thinks it is to win.

A bid is a piece on a place. What lies on a place, and around it, is read by the same weights wherever it is; so what is
learned of one neighborhood holds for all, and 4080 bids need not be learned one by one.
"""

from collections.abc import Callable
from pathlib import Path
from pickle import UnpicklingError
from typing import Self

import torch
from torch import Tensor, nn

from skyrise.envs.core import numbers as n
from skyrise.rules.core.state import COLORS, LETTERS, RANKS, SEATS

from .cities import Map, maps_of

ROWS = 256  # decisions that are looked at in one step
NO_ACTION = -1  # fills the rows of legal actions up, which are of different lengths
VAULT = n.PASS // n.PLACES  # the choice of the Vault is a piece, too: it also needs a place
_actions = torch.arange(n.ACTIONS)
_vault = (_actions >= n.VAULT_PLACE) & (_actions < n.VAULT_NOTHING)
ON_PLACE = (_actions < n.PASS) | _vault
PIECE = torch.where(_vault, VAULT, _actions // n.PLACES)
PLACE = torch.where(_vault, _actions - n.VAULT_PLACE, _actions % n.PLACES)
PLACE_FACTS, PIECE_FACTS = n.PLACE + COLORS + 1 + 2 * (3 * SEATS + 1) + SEATS + 1, 5


class Network(nn.Module):
    """Places hear from a trunk that sees everything, and then from one another; a bid is judged by place and piece."""

    def __init__(self, wide: int = 192, deep: int = 64, rounds: int = 3) -> None:
        super().__init__()
        self.place, self.where = nn.Linear(PLACE_FACTS, deep), nn.Embedding(n.PLACES, deep)
        self.trunk = nn.Sequential(nn.Linear(n.SIZE - n.SEAT_AT + deep, wide), nn.ReLU(), nn.Linear(wide, wide))
        self.told, self.rounds = nn.Linear(wide, deep), nn.ModuleList(Exchange(deep) for _ in range(rounds))
        self.thought = nn.Sequential(nn.Linear(wide + 2 * deep, wide), nn.ReLU())
        self.piece, self.pieces = nn.Linear(PIECE_FACTS, deep), nn.Embedding(VAULT + 1, deep)
        self.wanted, self.offered = nn.Linear(wide, deep), nn.Linear(deep, deep)
        self.bids, self.others, self.worth = nn.Linear(deep, 1), nn.Linear(wide, n.ACTIONS - n.PASS), nn.Linear(wide, 1)
        for head in (self.bids, self.others, self.worth, self.where, self.pieces):
            nn.init.normal_(head.weight, std=0.1)

    def forward(self, seen: Tensor, legal: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the probabilities of the legal actions (rows of indices), and the chance to win."""
        city = maps_of(seen)
        places = self.place(facts_of_places(seen, city)) + self.where(city.box)
        trunk = torch.relu(self.trunk(torch.cat([seen[:, n.SEAT_AT :], torch.relu(places).mean(1)], 1)))
        places = torch.relu(places + self.told(trunk)[:, None])
        for exchange in self.rounds:
            places = exchange(places, city)
        thought = self.thought(torch.cat([trunk, places.mean(1), places.amax(1)], 1))
        pieces = self.piece(facts_of_pieces(seen)) + self.pieces.weight + self.wanted(thought)[:, None]
        likes = self.others(thought).gather(1, (legal - n.PASS).clamp_min(0))
        bids = ON_PLACE[legal] & (legal != NO_ACTION)
        rows, actions = bids.nonzero()[:, 0], legal[bids]
        pairs = self.offered(places)[rows, city.cells[rows, PLACE[actions]]] + pieces[rows, PIECE[actions]]
        likes = likes.masked_scatter(bids, self.bids(torch.relu(pairs))).masked_fill(legal == NO_ACTION, -torch.inf)
        return torch.log_softmax(likes, 1), torch.sigmoid(self.worth(thought)[:, 0])

    def learn(self, optimizer: torch.optim.Optimizer, losses: Callable[..., Tensor], *decisions: Tensor) -> None:
        """Looks at each decision once; ``losses`` says how bad the network is at some of them."""
        for rows in torch.randperm(len(decisions[0])).split(ROWS):
            optimizer.zero_grad()
            losses(self, *(part[rows] for part in decisions)).mean().backward()
            nn.utils.clip_grad_norm_(self.parameters(), 1.0)
            optimizer.step()

    @classmethod
    def load(cls, path: Path) -> Self:
        """A network that was saved; a ValueError for a file that is none. Nothing in the file is run."""
        network = cls()
        try:
            network.load_state_dict(torch.load(path, weights_only=True))
        except (OSError, RuntimeError, KeyError, TypeError, EOFError, UnpicklingError) as error:
            raise ValueError(f"{path} is not a network of this example ({type(error).__name__})") from None
        return network


def padded(values: Tensor, counts: Tensor, filling: float = NO_ACTION) -> Tensor:
    """Rows of different lengths, which follow one another, as rows of one length."""
    rows = values.new_full((len(counts), int(counts.max())), filling)
    rows[torch.arange(rows.shape[1]) < counts[:, None]] = values
    return rows


class Exchange(nn.Module):
    """Each place hears from its neighbors, and from the areas it is part of, which hear from all their places."""

    def __init__(self, deep: int) -> None:
        super().__init__()
        self.stays, self.near, self.heard, self.told = (nn.Linear(deep, deep) for _ in range(4))
        self.kind = nn.Embedding(4, deep)  # islands, lakes, blimps, bridges

    def forward(self, places: Tensor, city: Map) -> Tensor:
        """What places are like, once they have heard that."""
        areas = torch.relu(self.heard(city.areas @ places) + self.kind(city.kinds))
        heard = self.near(city.near @ places) + self.told(city.areas.mT @ areas)
        return places + torch.relu(self.stays(places) + heard)


def facts_of_places(seen: Tensor, city: Map) -> Tensor:
    """What lies on each place, and what its color and its disc mean to each seat."""
    lies = seen[:, : n.SEAT_AT].reshape(-1, n.PLACES, n.PLACE)
    lies = lies.gather(1, city.box[:, :, None].expand(-1, -1, n.PLACE))
    seats = seen[:, n.SEAT_AT : n.WHOLE_AT].reshape(-1, SEATS, n.SEAT)
    owners, colors = lies[:, :, n.STRUCTURE : n.HEIGHT].mT, city.ground[:, :, :COLORS]
    built, free = owners @ colors / 4, (1 - owners.sum(1, keepdim=True)) @ colors / 8
    by_color = torch.cat([seats[:, :, n.ROW : n.PATRON], seats[:, :, n.OBJECTIVE : n.REVEALED], built, free], 1)
    by_letter = torch.cat([seats[:, :, n.PATRON : n.EXCESS], seen[:, None, n.VALUE : n.ERA2]], 1)
    disc, letter = lies[:, :, n.DISC : n.DISC + COLORS + LETTERS].split((COLORS, LETTERS), 2)
    return torch.cat([lies, city.ground, colors @ by_color.mT, disc @ by_color.mT, letter @ by_letter.mT], 2)


def facts_of_pieces(seen: Tensor) -> Tensor:
    """Of each piece, whether it is a building of mine, and how many of mine and of the others' are lower and higher."""
    owned = seen[:, n.SEAT_AT : n.WHOLE_AT].reshape(-1, SEATS, n.SEAT)[:, :, n.BUILDING : n.CARD]
    owned = torch.stack([owned[:, 0], owned[:, 1:].sum(1)], 2)
    lower = owned.cumsum(1) - owned
    facts = torch.cat([owned[:, :, :1], lower / 4, (owned.sum(1, keepdim=True) - owned - lower) / 4], 2)
    return nn.functional.pad(facts, (0, 0, 0, VAULT + 1 - RANKS))
