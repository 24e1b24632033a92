"""What a client may ask of a table. The same objects over WebSocket and in ``POST /api/tables/{id}/commands``."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from .base import CommandId, Document, Name, SeatNumber, Version
from .options import BotLevel


class Claim(Document):
    """Take a seat: an open one, or with its token one's own on another device."""

    type: Literal["claim"]
    id: CommandId
    seat: SeatNumber
    name: Name | None = Field(None, description="Without one: the seat's, or that of the colour.")
    token: Annotated[str, Field(max_length=64)] | None = Field(None, description="From the seat's link.")


class Start(Document):
    """The host: begin. Seats that are still open are played by bots."""

    type: Literal["start"]
    id: CommandId
    bots: BotLevel = Field("casual", description="The level of the bots on seats that are open.")


class Act(Document):
    """Play an action of the game."""

    type: Literal["act"]
    id: CommandId
    seat: SeatNumber
    action: Annotated[str, Field(max_length=32, description="As in a record: 24@A3, W7@A3, pass, wild=green …")]
    seen: Version = Field(description="The version of the news that the decision was made on.")


class PassAhead(Document):
    """Pass for the rest of this auction as soon as it is one's turn; or after all not."""

    type: Literal["pass-ahead"]
    id: CommandId
    seat: SeatNumber
    on: bool


class TakeBack(Document):
    """Take the latest decision of a person back: where all people sit at one screen."""

    type: Literal["take-back"]
    id: CommandId
    seen: Version


class Chat(Document):
    """Say something to the table."""

    type: Literal["chat"]
    id: CommandId
    text: Annotated[str, Field(min_length=1, max_length=300)]
    name: Name | None = Field(None, description="A spectator's name.")


class Free(Document):
    """The host: take a seat away from whoever has it. A game under way goes on with a bot until somebody takes it."""

    type: Literal["free"]
    id: CommandId
    seat: SeatNumber


class SeatBot(Document):
    """The host: let a bot play a seat. Its owner can come back at any time."""

    type: Literal["seat-bot"]
    id: CommandId
    seat: SeatNumber
    bot: BotLevel = "casual"


class GiveBack(Document):
    """The host, or the owner: the bot hands the seat back to its owner."""

    type: Literal["give-back"]
    id: CommandId
    seat: SeatNumber


class SetPace(Document):
    """The host: seconds between the actions of bots."""

    type: Literal["set-pace"]
    id: CommandId
    pace: float = Field(ge=0, le=10)


class Rematch(Document):
    """After the end: a new table with the same people, bots and options. Asked twice, it is the same table."""

    type: Literal["rematch"]
    id: CommandId


Command = Annotated[
    Claim | Start | Act | PassAhead | TakeBack | Chat | Free | SeatBot | GiveBack | SetPace | Rematch,
    Field(discriminator="type"),
]
