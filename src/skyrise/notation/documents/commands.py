"""What a client may ask of a table. The same over WebSocket, by HTTP and in a browser without a server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from skyrise.notation.declared import Between, Length, Pattern

from .vocabulary import BotLevel, Name, SeatNumber, Version

CommandId = Annotated[
    str,
    Pattern("[A-Za-z0-9_-]{8,64}"),
    "Chosen by the sender, new for every command: one that comes twice is done once.",
]


Digits = Annotated[str, Pattern("[0-9a-f]{64}")]


@dataclass(frozen=True, slots=True)
class Claim:
    """Take a seat: an open one before the game, or with its token one that its owner hands on."""

    type: Literal["claim"]
    id: CommandId
    seat: SeatNumber
    name: Annotated[Name | None, "Without one: the seat's, or that of the color."] = None
    token: Annotated[Annotated[str, Length(0, 64)] | None, "From the seat's link."] = None


@dataclass(frozen=True, slots=True)
class Ready:
    """Say that one is ready to begin; or after all not."""

    type: Literal["ready"]
    id: CommandId
    seat: SeatNumber
    on: bool


@dataclass(frozen=True, slots=True)
class Start:
    """The host: begin. Seats that are still open are played by bots."""

    type: Literal["start"]
    id: CommandId
    bots: Annotated[BotLevel, "The level of the bots on seats that are open."] = "casual"
    anyway: Annotated[bool, "Even if the table asks whether everybody is ready, and somebody is not."] = False


@dataclass(frozen=True, slots=True)
class Seal:
    """Before the deal: one has a random part of one's own, whose SHA-256 this is. For one of one's seats."""

    type: Literal["seal"]
    id: CommandId
    seat: SeatNumber
    seal: Annotated[Digits, "The SHA-256 of the part's text, as hex."]


@dataclass(frozen=True, slots=True)
class AddPart:
    """When seals are opened: the part that was sealed."""

    type: Literal["part"]
    id: CommandId
    seat: SeatNumber
    part: Annotated[Digits, "256 random bits, as hex."]


@dataclass(frozen=True, slots=True)
class Act:
    """Play an action of the game."""

    type: Literal["act"]
    id: CommandId
    seat: SeatNumber
    action: Annotated[str, Length(0, 32), "As in a record: 24@A3, W7@A3, pass, wild=green …"]
    seen: Annotated[Version, "The version of the news that the decision was made on."]


@dataclass(frozen=True, slots=True)
class PassAhead:
    """Pass for the rest of this auction as soon as it is one's turn; or after all not."""

    type: Literal["pass-ahead"]
    id: CommandId
    seat: SeatNumber
    on: bool


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take the latest decision of a person back: where all people sit at one screen."""

    type: Literal["take-back"]
    id: CommandId
    seen: Version


@dataclass(frozen=True, slots=True)
class Chat:
    """Say something to the table."""

    type: Literal["chat"]
    id: CommandId
    text: Annotated[str, Length(1, 300)]
    name: Annotated[Name | None, "A spectator's name."] = None


@dataclass(frozen=True, slots=True)
class Mute:
    """The host: let somebody say nothing more, and take out what they said; or let them speak again."""

    type: Literal["mute"]
    id: CommandId
    on: bool
    line: Annotated[Version | None, "The version of a line of theirs. Without a line or a seat: all spectators."] = None
    seat: Annotated[SeatNumber | None, "Or their seat."] = None


@dataclass(frozen=True, slots=True)
class Free:
    """The host: take a seat away from whoever has it. In a game under way a bot plays it to the end."""

    type: Literal["free"]
    id: CommandId
    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class SeatBot:
    """The host: let a bot play a seat. Its owner can come back at any time."""

    type: Literal["seat-bot"]
    id: CommandId
    seat: SeatNumber
    bot: BotLevel = "casual"


@dataclass(frozen=True, slots=True)
class GiveBack:
    """The host, or the owner: the bot hands the seat back to its owner."""

    type: Literal["give-back"]
    id: CommandId
    seat: SeatNumber


@dataclass(frozen=True, slots=True)
class SetPace:
    """The host: seconds between the actions of bots."""

    type: Literal["set-pace"]
    id: CommandId
    pace: Annotated[float, Between(0, 10)]


@dataclass(frozen=True, slots=True)
class Rematch:
    """After the end: a new table with the same people, bots and options. Asked twice, it is the same table."""

    type: Literal["rematch"]
    id: CommandId


@dataclass(frozen=True, slots=True)
class Look:
    """Over a WebSocket: see with the eyes of another seat of one's own, or with a spectator's (null)."""

    type: Literal["look"]
    seat: SeatNumber | None


Command = (
    Claim
    | Ready
    | Start
    | Seal
    | AddPart
    | Act
    | PassAhead
    | TakeBack
    | Chat
    | Mute
    | Free
    | SeatBot
    | GiveBack
    | SetPace
    | Rematch
)

COMMANDS: Final[dict[str, type[Command]]] = {
    "claim": Claim,
    "ready": Ready,
    "start": Start,
    "seal": Seal,
    "part": AddPart,
    "act": Act,
    "pass-ahead": PassAhead,
    "take-back": TakeBack,
    "chat": Chat,
    "mute": Mute,
    "free": Free,
    "seat-bot": SeatBot,
    "give-back": GiveBack,
    "set-pace": SetPace,
    "rematch": Rematch,
}
"""Every command by its type."""
