"""The live standing of a game under way."""

from __future__ import annotations

from typing import Annotated, TypedDict


class StandingDocument(TypedDict):
    """How a game stands, as far as the reader may know: as of the latest moment between two auctions."""

    now: Annotated[list[int], "By seat: Prestige if the game ended now, unknown secrets counting nothing."]
    expected: Annotated[list[float], "By seat: the Prestige that may be expected at the end, to a tenth."]
    change: Annotated[list[float], "By seat: how much more may be expected than an auction before."]
    race: Annotated[list[list[int]], "After each auction, every seat's Prestige if the game had ended then."]
