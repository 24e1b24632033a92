"""Tables where the host's own edition is played."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from present import present
from skyrise.components import Refusal
from skyrise.components.published import CURRENT, FIRST
from skyrise.notation import Eyes, read_record, replay_document, write_record
from skyrise.rules import Game
from skyrise.tables.options import TableOptions
from tables.conftest import new_table
from tables.test_endings import play_out

if TYPE_CHECKING:
    from tables.conftest import Room

BOX: dict[str, Any] = {"name": " My box ", "base": "preview", "values": {"keys.large": 77, "rows.2": 5}}


async def test_it_is_played_and_told_and_survives_a_restart(room: Room) -> None:
    host = await room.seat("me", "me", own=BOX)
    now = await host.refresh()
    told = now["options"]
    assert (told["edition"], told["components"], told["own"]) == ("preview", CURRENT, "My box")
    before = await room.hall.news(host.table, host.who)
    await room.restart()
    assert await room.hall.news(host.table, host.who) == before
    edition = (await room.hall.options(host.table)).load_edition()
    assert (edition.id, edition.own, edition.number("keys.large")) == ("my-box", True, 77)
    assert edition.number("visionary.excess") == 8


async def test_its_record_carries_it_and_replays_with_it(room: Room) -> None:
    host = await room.seat("me", "me", own=BOX)
    await play_out(host, Random(5))
    text = write_record((await room.hall.peek(host.table, host.who)).game.record())
    record = read_record(text)
    assert record.match.edition.name == "My box"
    replay = replay_document(record, Eyes(None, see_all=True))
    assert replay["edition"]["own"]
    assert replay["edition"]["row_values"][2] == 5
    assert replay["edition"]["keys"]["large"] == 77
    assert present(replay["result"])["scores"] == host.now["result"]["scores"]
    assert 77 in {score["keys"] for score in host.now["result"]["scores"]}
    assert write_record(Game.from_record(record).record()) == text


async def test_a_rematch_keeps_it_and_the_version_it_builds_on(room: Room) -> None:
    host = await room.seat("me", "me", own={**BOX, "components": FIRST})
    await play_out(host, Random(6))
    rematch = present((await host.do("rematch"))["table"])
    edition = (await room.hall.options(rematch)).load_edition()
    assert (edition.name, edition.components, edition.number("keys.large")) == ("My box", FIRST, 77)


async def test_tables_whose_editions_have_one_name_do_not_share_their_values(room: Room) -> None:
    tables = [await room.seat("me", "me", own={**BOX, "values": {"rows.2": value}}) for value in (5, 9)]
    games = [(await room.hall.peek(host.table, host.who)).game for host in tables]
    assert [game.match.edition.number("rows.2") for game in games] == [5, 9]


@pytest.mark.parametrize(
    ("changed", "place"),
    [
        ({"name": "  "}, "edition.name"),
        ({"name": "Retail"}, "edition.id"),
        ({"components": "9"}, "edition.components"),
        ({"values": {"rows.2": 100}}, "rows.2"),
        ({"values": {"discs.wild": 3}}, "discs.removed.2"),
    ],
)
async def test_one_that_is_wrong_opens_no_table(room: Room, changed: dict[str, Any], place: str) -> None:
    with pytest.raises(Refusal) as refused:
        await room.seat("me", "me", own={**BOX, **changed})
    assert (refused.value.reason, refused.value.place) == ("edition.refused", place)


def test_its_size_is_bounded_before_anybody_looks_at_it() -> None:
    with pytest.raises(Refusal, match=r"own\.values"):
        new_table("me", "me", own={**BOX, "values": {f"x{number}": 1 for number in range(1000)}})
    with pytest.raises(Refusal, match=r"own\.name"):
        new_table("me", "me", own={**BOX, "name": "x" * 41})


def test_tables_from_before_there_were_any_have_none() -> None:
    stored = TableOptions.of(new_table("me", "me")).stored()
    del stored["own"]
    options = TableOptions.read(stored)
    assert (options.own, options.load_edition().id) == (None, "retail")
