"""What is only a browser's: it keeps so much, and what the teacher keeps takes no room from the player's records."""

from __future__ import annotations

from server.store.shelves import Shelves
from skyrise.tables.teaching import KEPT_AS, THOUGHT_AS

MOST = 100


async def test_reviews_and_thoughts_push_no_record_out(shelves: Shelves) -> None:
    store = await shelves.store()
    await store.put_record("local0", "a player's")
    for number in range(MOST):
        for kept in (KEPT_AS, THOUGHT_AS):
            await store.put_record(kept.format(name=f"local{number:03}"), "the teacher's")
    assert await store.record("local0") == "a player's"
    assert await store.record(KEPT_AS.format(name="local000")) is None, "the oldest of the teacher's goes"
    assert await store.record(KEPT_AS.format(name="local099")) == "the teacher's"
    await store.close()


async def test_the_oldest_records_go_and_nothing_of_the_teachers(shelves: Shelves) -> None:
    store = await shelves.store()
    await store.put_record(KEPT_AS.format(name="local000"), "the teacher's")
    for number in range(MOST + 1):
        await store.put_record(f"local{number:03}", "a player's")
    kept = [await store.record(name) for name in ("local000", "local001", KEPT_AS.format(name="local000"))]
    assert kept == [None, "a player's", "the teacher's"]
    await store.close()
