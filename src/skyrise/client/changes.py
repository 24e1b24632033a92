"""News from what one knows and what has changed since."""

from __future__ import annotations

from typing import cast

from skyrise.notation.documents import Changes, News


def with_changes(known: News | None, told: News | Changes) -> News:
    """News that are whole, or what they are with what was told before them on the same connection."""
    if told["type"] == "news":
        return told
    assert known is not None, "the first news of a connection are whole"
    changed = dict(told["now"])
    if changed.get("view") is not None:
        changed["view"] = {**(known["now"]["view"] or {}), **cast("dict[str, object]", changed["view"])}
    return cast(News, {**told, "type": "news", "now": {**known["now"], **changed}})
