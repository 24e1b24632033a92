"""Messages: sentences in no language yet, as they travel."""

from __future__ import annotations

from typing import TypedDict


class TermArgument(TypedDict):
    """The name of a thing in the reader's language: what the Fluent message with this id says."""

    term: str


class SeatArgument(TypedDict):
    """The name of whoever has a seat."""

    seat: int


class ListArgument(TypedDict):
    """Several arguments, joined as the reader's language joins them."""

    list: list[MessageArgument]


class MessageDocument(TypedDict):
    """The id of a Fluent message, and its arguments."""

    id: str
    args: dict[str, MessageArgument]


MessageArgument = int | float | str | bool | TermArgument | SeatArgument | ListArgument | MessageDocument | None
