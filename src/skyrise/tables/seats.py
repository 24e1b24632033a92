"""Seats of a table: whose they are, and who plays them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, Final, cast

from skyrise.notation.documents import BotLevel, Color, SeatKind

OPEN: Final = "open"
PERSON: Final = "person"
BOT: Final = "bot"


@dataclass(slots=True)
class Seat:
    """A seat: of a person, of a bot, or open for whoever comes."""

    kind: SeatKind
    name: str = ""
    """Empty: that of the color."""
    color: Color | None = None
    """As wished until the game begins; None: drawn then."""
    owner: str | None = None
    """The hash of the person's cookie."""
    bot: BotLevel | None = None
    """The bot that plays now: its own bot, or one that stands in until somebody (or the owner) comes."""
    generation: int = 0
    """How often it was freed: tokens from before are void."""
    ready: bool = False
    """Before the game: the person has said so."""

    def document(self) -> dict[str, object]:
        """For the journal."""
        return asdict(self)

    @classmethod
    def read(cls, document: Mapping[str, object]) -> Seat:
        """A seat of the journal."""
        return cls(**cast(dict[str, Any], document))

    def take(self, owner: str, name: str) -> None:
        """A person sits down, or comes back: the bot hands over."""
        self.ready = self.ready and self.kind == PERSON
        self.kind, self.owner, self.name, self.bot = PERSON, owner, name, None

    def free(self, stand_in: BotLevel | None) -> None:
        """The seat is open; a bot plays it meanwhile if the game is under way."""
        self.kind, self.owner, self.name, self.bot, self.ready = OPEN, None, "", stand_in, False
        self.generation += 1

    def let_play(self, level: BotLevel) -> None:
        """A bot plays; a person stays the owner."""
        self.bot = level
        if self.kind == OPEN:
            self.kind = BOT
