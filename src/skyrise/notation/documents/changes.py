"""What is new since the latest news: the parts that are not as they were, for a reader who keeps the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Annotated, Literal, TypedDict

from skyrise.notation.declared.parts import some_of

from .news import Line, Now
from .positions import ViewDocument
from .vocabulary import Version

if TYPE_CHECKING:
    NowChanges = Mapping[str, object]
else:
    ViewChanges = some_of(
        ViewDocument, "ViewChanges", "The parts of a view that are not as they were; no pending decision is null."
    )
    NowChanges = some_of(
        Now,
        "NowChanges",
        "The parts of how things stand that are not as they were.",
        view=Annotated[
            ViewChanges | None, "Its parts that are not as they were: all of them where there was no view before."
        ],
    )


class Changes(TypedDict):
    """What is new since `since`, which the reader has: parts that are missing are as they were."""

    type: Literal["changes"]
    version: Version
    since: Version
    now: NowChanges
    lines: list[Line]
