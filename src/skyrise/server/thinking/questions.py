"""What a bot is asked, and what it answers: a JSON line each."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

import orjson


@dataclass(frozen=True, slots=True)
class Question:
    """A decision of a bot. It sees what its seat sees, and nothing else."""

    level: str
    """A level of the ladder."""
    player: str
    """The seed of the bot's seat at its table: the same bot is asked again."""
    ply: int
    view: dict[str, Any]
    """A document ``skyrise-view/1``."""
    seconds: float | None = None
    """To think; None: as long as the level takes by itself."""

    def line(self) -> bytes:
        """The question as a line."""
        return orjson.dumps(asdict(self)) + b"\n"

    @classmethod
    def read(cls, line: bytes) -> Question:
        """The question of a line."""
        return cls(**orjson.loads(line))


@dataclass(frozen=True, slots=True)
class Choice:
    """What a bot plays."""

    action: str
    fault: bool = False
    """The bot gave no answer: the weakest bot chose."""
