"""Changes: who keeps what they are told knows the same as who is told everything."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import TYPE_CHECKING, Any, cast

from jsonschema import Draft202012Validator

from skyrise.client.changes import with_changes
from skyrise.notation.declared import schemas_of
from skyrise.notation.documents import Changes, News
from skyrise.tables import Subscription, Who

if TYPE_CHECKING:
    from tables.conftest import Guest, Room


class Keeper:
    """A reader who is told changes and keeps the rest."""

    def __init__(self, guest: Guest, subscription: Subscription, seat: int | None = None) -> None:
        self.guest, self.subscription, self.seat = guest, subscription, seat
        self.news: News | None = None
        self.told: list[dict[str, Any]] = []

    async def hear(self) -> None:
        told = json.loads(json.dumps(await anext(self.subscription)))
        self.told.append(told)
        self.news = with_changes(self.news, told)

    async def check(self) -> None:
        """Knows what somebody knows who asks for everything."""
        assert self.news is not None
        whole = await self.guest.hall.news(self.guest.table, self.guest.who, 0, self.seat)
        assert plain(self.news) == plain(whole)


def plain(news: News) -> dict[str, Any]:
    """How things stand; no pending decision is the same as none."""
    now: dict[str, Any] = json.loads(json.dumps(news["now"]))
    if now["view"] is not None and now["view"].get("pending") is None:
        now["view"].pop("pending", None)
    return now


async def keeper(guest: Guest, seat: int | None = None) -> Keeper:
    subscription = await guest.hall.subscribe(guest.table, guest.who, seat, changes=True)
    reader = Keeper(guest, subscription, seat)
    await reader.hear()
    return reader


async def test_a_whole_game_is_known_by_its_changes_to_everybody(room: Room) -> None:
    guests = await room.full(3, time={"bank": 1000})
    readers = [await keeper(guest) for guest in (*guests, guests[0].friend("passer-by"))]
    for reader in readers[:-1]:
        await reader.hear()  # of those who came after them
    random = Random(3)
    while (await guests[0].refresh())["status"] != "over":
        seat = guests[0].now["view"]["to_act"]
        await guests[seat].act(seat, random.choice)
        for reader in readers:
            await reader.hear()
            await reader.check()
    kinds = {told["type"] for reader in readers for told in reader.told[1:]}
    assert kinds == {"changes"}


async def test_at_one_screen_eyes_change_with_whose_turn_it_is_and_decisions_are_taken_back(room: Room) -> None:
    host = await room.seat("me", "me")
    reader, random = await keeper(host), Random(4)
    for number in range(60):
        seat = await host.to_act()
        await host.act(seat, random.choice)
        if number % 7 == 6:
            await host.do("take-back", seen=(await host.hall.news(host.table, host.who))["version"])
        await reader.hear()
        await reader.check()
    reader.subscription.look(1)
    reader.seat = 1
    await reader.hear()
    assert reader.told[-1]["type"] == "news", "other eyes see other lines, from the first on"
    await reader.check()


async def test_what_happens_beside_the_game_is_told_too(room: Room) -> None:
    host = await room.seat("me", "open")
    guest = host.friend("guest")
    readers = [await keeper(host), await keeper(guest)]
    await readers[0].hear()
    steps: list[tuple[Guest, str, dict[str, Any]]] = [
        (guest, "claim", {"seat": 1, "name": "Jan"}),
        (host, "chat", {"text": "hello"}),
        (host, "pass-ahead", {"seat": 0, "on": True}),
        (host, "free", {"seat": 1}),
    ]
    for who, kind, fields in steps:
        await who.do(kind, **fields)
        for reader in readers:
            if reader.subscription._told != reader.subscription._audience.edition:
                await reader.hear()
            await reader.check()
    assert readers[0].told[2]["now"]["view"]["format"] == "skyrise-view/1", "where there was none, all of it is new"


async def test_a_bid_changes_little(room: Room) -> None:
    guests = await room.full(2)
    host, passer_by = await keeper(guests[0]), await keeper(guests[0].friend("passer-by"))
    await host.hear()
    seat = await guests[0].to_act()
    await guests[seat].act(seat)
    for reader in (host, passer_by):
        await reader.hear()
        assert set(reader.told[-1]["now"]) == {"ply", "moved", "view"}
    assert set(passer_by.told[-1]["now"]["view"]) == {"auction", "available", "to_act"}
    assert set(host.told[-1]["now"]["view"]) == {"auction", "available", "to_act", "legal"}


async def test_changes_are_what_the_wire_says(room: Room) -> None:
    guests = await room.full(2, time={"bank": 100})
    reader = await keeper(guests[0])
    for _ in range(12):
        seat = await guests[0].to_act()
        await guests[seat].act(seat, lambda legal: legal[-1])
        await reader.hear()
    schemas = schemas_of([Changes])
    validator = Draft202012Validator({"$ref": "#/$defs/Changes", "$defs": schemas})
    for told in reader.told[1:]:
        validator.validate(told)
        assert set(told["now"]) <= set(schemas["NowChanges"]["properties"])
        assert set(told["now"].get("view") or ()) <= set(schemas["ViewChanges"]["properties"])


async def test_all_who_may_know_the_same_are_told_the_very_same(room: Room) -> None:
    guests = await room.full(2)
    crowd = [await guests[0].hall.subscribe(guests[0].table, Who(f"reader {n}"), changes=True) for n in range(5)]
    for subscription in crowd:
        await subscription.next()
    for _ in range(2):
        seat = await guests[0].to_act()
        await guests[seat].act(seat)
        told = [await subscription.next() for subscription in crowd]
        assert all(one is told[0] for one in told)
    assert cast(Any, told[0]).document["type"] == "changes"


async def test_whoever_has_nothing_new_of_their_own_is_told_what_spectators_are(room: Room) -> None:
    guests = await room.full(4)
    readers = [
        await guest.hall.subscribe(guest.table, guest.who, changes=True)
        for guest in (*guests, guests[0].friend("passer-by"))
    ]
    for number in range(3):
        before = await guests[0].to_act()
        await guests[before].act(before)
        after = await guests[0].to_act()
        told = [await subscription.next() for subscription in readers]
        ours = {seat for seat, one in enumerate(told) if one is not told[-1]}
        if number:  # before, some had not been told yet that all have come
            assert ours == {before, after}, "whoever could choose a moment ago, and whoever can now"


async def test_a_crowd_is_not_told_of_each_who_comes(room: Room) -> None:
    guests = await room.full(2)
    hall, table = guests[0].hall, guests[0].table
    crowd = [await hall.subscribe(table, Who(f"reader {number}"), changes=True) for number in range(50)]
    first = crowd[0]
    told: list[Any] = []

    async def hear() -> None:
        while len(told) < 2 or told[-1]["now"]["spectators"] < 50:
            told.append(cast(Any, await first.next()).document)

    hearing = asyncio.create_task(hear())
    await asyncio.sleep(0)
    for subscription in crowd[20:]:
        subscription.close()
    for number in range(30):
        crowd.append(await hall.subscribe(table, Who(f"another {number}"), changes=True))
        await asyncio.sleep(0)
    await asyncio.wait_for(hearing, 30)
    assert len(told) < 10, "sixty came and went"


async def test_news_are_heard_at_once_or_else_waited_for(room: Room) -> None:
    guests = await room.full(2)
    subscription = await guests[0].hall.subscribe(guests[0].table, Who("passer-by"), changes=True)
    heard: list[int] = []
    can = "hear"

    def hear() -> bool:
        if can == "fail":
            raise ValueError(can)
        if can == "hear" and subscription.is_behind:
            heard.append(subscription.take().document["version"])
        return can == "hear"

    subscription.hear = hear
    for can in ("hear", "wait", "fail"):
        seat = await guests[0].to_act()
        version = (await guests[seat].act(seat))["version"]
        assert subscription.is_behind == (can != "hear")
        if subscription.is_behind:
            told = await subscription.next()
            heard.append(0 if told is None else told.document["version"])
        assert heard[-1] == version
        assert len(heard) == len(set(heard)), "nothing is told twice"


async def test_a_slow_reader_is_told_of_everything_since(room: Room) -> None:
    guests = await room.full(2)
    slow = await keeper(guests[0].friend("slow"))
    for _ in range(9):
        seat = await guests[0].to_act()
        await guests[seat].act(seat)
    await slow.hear()
    assert slow.told[-1]["type"] == "changes"
    assert {line["version"] for line in slow.told[-1]["lines"]} >= set(
        range(slow.told[0]["version"] + 1, slow.told[-1]["version"] + 1)
    )
    await slow.check()
