"""Files with a game in them that may go on: a record as far as it goes, or a position."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final, cast, get_args

from skyrise.components.players import given_names
from skyrise.components.reading import parse_json
from skyrise.rules import Game, Match, Position, Record

from .documents import BotLevel, Color, GameFileDocument, GameFileKind
from .errors import BadDocument
from .positions import FORMAT as POSITION
from .positions import read_position, write_position
from .records import read_record, write_record

LEVELS: Final = frozenset(get_args(BotLevel))


@dataclass(frozen=True, slots=True)
class GameFile:
    """A game of a file. Whether the rules lead to it is seen when it is played again (``game``)."""

    content: Record | Position

    @property
    def kind(self) -> GameFileKind:
        """What it is."""
        return "record" if isinstance(self.content, Record) else "position"

    @property
    def match(self) -> Match:
        """With what it is played."""
        return self.content.match

    @property
    def names(self) -> tuple[str, ...]:
        """The names that people gave; empty where a seat has none."""
        if isinstance(self.content, Record):
            return given_names(self.content.names, self.match.colors)
        return ("",) * self.match.players

    @property
    def plies(self) -> int:
        """How many actions it has."""
        return len(self.content.actions) if isinstance(self.content, Record) else 0

    @property
    def header(self) -> Mapping[str, object]:
        """What a record tells besides."""
        return self.content.header if isinstance(self.content, Record) else {}

    def until(self, ply: int) -> GameFile:
        """The same game as it was after a number of actions; a position has none."""
        if isinstance(self.content, Record):
            return GameFile(replace(self.content.until(ply), result=None))
        return self

    def game(self) -> Game:
        """The game at its latest moment; a ``Refusal`` if the rules do not lead to it."""
        if isinstance(self.content, Record):
            return Game.from_record(self.content)
        return Game.from_position(self.content)

    def text(self) -> str:
        """The file again, in our layout."""
        return write_record(self.content) if isinstance(self.content, Record) else write_position(self.content)

    def document(self) -> GameFileDocument:
        """What whoever wants to go on with it has to know."""
        game, edition = self.game(), self.match.edition
        seats = zip(self.match.colors, self.names, self._bots(), strict=True)
        return {
            "kind": self.kind,
            "edition": edition.id,
            "own": edition.name if edition.own else None,
            "seats": [{"color": cast(Color, color), "name": name, "bot": bot} for color, name, bot in seats],
            "plies": self.plies,
            "over": game.is_over,
        }

    def _bots(self) -> list[BotLevel | None]:
        """By seat, the bot that played it, if the record says so in our way: anybody may have written it."""
        listed = self.header.get("bots")
        bots = listed if isinstance(listed, list | tuple) and len(listed) == self.match.players else [None] * 4
        known = [cast(BotLevel, bot) if isinstance(bot, str) and bot in LEVELS else None for bot in bots]
        return known[: self.match.players]


def read_game_file(text: str) -> GameFile:
    """The game of a file; a ``BadDocument`` for a file that is neither a record nor a position."""
    document = parse_json(text, BadDocument)
    is_position = isinstance(document, dict) and document.get("format") == POSITION
    return GameFile(read_position(text) if is_position else read_record(text))


def game_file_of(game: Game) -> GameFile:
    """A game as a file: its record, or where it began from a position, the position that it has come to."""
    return GameFile(game.position() if game.setup is None else game.record())
