"""A game that was begun elsewhere goes on at a table: from a record or a position, with all that came with it."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from skyrise import Game
from skyrise.bots import make_bot
from skyrise.bots.game_loop import play_bots
from skyrise.components import Refusal, load_island
from skyrise.components.island_files import read_island
from skyrise.components.own_editions import own_edition
from skyrise.notation.game_files import GameFile, game_file_of, read_game_file
from skyrise.rules import Record
from skyrise.rules.fairness import check_fairness
from skyrise.tables import Who
from strips import strip
from tables.conftest import Guest, new_table

if TYPE_CHECKING:
    from tables.conftest import Room

MIDDLE = 25
FILE = {"file": "abc"}


def under_way(plies: int = MIDDLE, **given: Any) -> Game:
    """A game of two that is not over."""
    game = Game.new(players=2, seed=3, **given)
    chance = Random(1)
    for _ in range(plies):
        game.play(chance.choice(game.legal_actions()))
    return game


async def brought(room: Room, file: GameFile, *seats: str, **options: Any) -> Guest:
    """The host of a table where the game of a file goes on."""
    begun = {**FILE, "ply": options.pop("ply", None)}
    table = await room.hall.create(new_table(*seats, begun=begun, **options), "host", file)
    return Guest(room.hall, table, "host")


async def played_to_the_end(guest: Guest) -> dict[str, Any]:
    """One person plays all seats, or waits for bots."""
    now = await guest.refresh()
    while now["status"] != "over":
        await guest.act(now["view"]["to_act"])
        now = await guest.refresh()
    return now


@pytest.mark.parametrize("kind", ["record", "position"])
async def test_people_sit_down_first_and_only_then_see_their_own_cards(room: Room, kind: str) -> None:
    game = under_way()
    file = GameFile(game.record() if kind == "record" else game.position())
    host = await brought(room, file, "me", "open")
    waiting = await host.refresh()
    assert (waiting["status"], waiting["view"], waiting["options"]["begun"]) == ("gathering", None, kind)
    friend = host.friend("friend")
    await friend.do("claim", seat=1, name="Bea")
    for guest, mine in ((host, 0), (friend, 1)):
        now = await guest.refresh()
        hands = [player["wonder_hand"] for player in now["view"]["players"]]
        assert [hand is not None for hand in hands] == [seat == mine for seat in (0, 1)]
        assert now["origin"] == {"table": None, "record": None, "ply": MIDDLE if kind == "record" else 0}
        assert "setup" not in json.dumps(now)
    snapshot = await room.hall.peek(host.table, host.who)
    assert snapshot.game.position() == game.position()
    with pytest.raises(Refusal, match="once the game is over"):
        snapshot.file(unfinished=True)


async def test_a_game_goes_from_table_to_table_as_its_record_and_its_deal_can_still_be_checked(room: Room) -> None:
    first = await room.seat("me", "me")
    for _ in range(12):
        await first.act(await first.to_act())
    snapshot = await room.hall.peek(first.table, first.who)
    with pytest.raises(Refusal, match="once the game is over"):
        snapshot.file()  # not asked for as it is
    text = snapshot.file(unfinished=True)
    second = await brought(room, read_game_file(text), "me", "me")
    assert (await second.refresh())["ply"] == 12
    assert (await room.hall.peek(second.table, second.who)).game == (await room.hall.peek(first.table, first.who)).game
    assert await second.refused("take-back", seen=second.version) == "takeback.nothing"
    await played_to_the_end(second)
    await room.restart()
    over = (await room.hall.peek(second.table, Who("host"))).file()
    record = read_game_file(over).content
    assert isinstance(record, Record)
    assert check_fairness(record).is_fair
    assert json.loads(over)["origin"]["ply"] == 12


async def test_nobody_but_the_players_at_one_screen_gets_the_file_of_a_game_under_way(room: Room) -> None:
    host = await room.seat("me", "me")
    with pytest.raises(Refusal, match="once the game is over"):
        (await room.hall.peek(host.table, Who("somebody"))).file()


async def test_a_game_on_one_screen_can_be_saved_while_a_bot_decides(room: Room) -> None:
    host = await room.seat("me", "me", "random")
    while (await host.refresh())["view"]["to_act"] != 2:
        await host.act(await host.to_act())
    text = (await room.hall.peek(host.table, host.who)).file(unfinished=True)
    assert len(read_game_file(text).game().actions) == (await host.refresh())["ply"]


async def test_decisions_after_a_position_are_taken_back_and_the_game_has_a_position_for_a_file(room: Room) -> None:
    game = under_way()
    host = await brought(room, GameFile(game.position()), "me", "me")
    before = await host.refresh()
    built = len(game.position().structures)
    assert before["auction"] == built + 1
    await host.act(before["view"]["to_act"])
    await host.do("take-back", seen=(await host.refresh()) and host.version)
    now = await host.refresh()
    assert (now["view"], now["auction"]) == (before["view"], before["auction"])
    text = (await room.hall.peek(host.table, host.who)).file(unfinished=True)
    assert read_game_file(text).game().position() == game.position()
    assert (await played_to_the_end(host))["result"] is not None
    assert (await host.refresh())["auction"] == before["auctions"]


async def test_rules_and_islands_of_ones_own_come_with_the_game(room: Room) -> None:
    island = read_island("strip", "strip.json", strip(), own=True)
    edition = own_edition("Grandma's box", "retail", "2", {"keys.large": 9})
    game = under_way(8, edition=edition, islands={"north": island, "south": "boreas"})
    host = await brought(room, read_game_file(game_file_of(game).text()), "me", "me")
    now = await host.refresh()
    assert (now["city"]["north"], now["options"]["own"]) == ("strip", "Grandma's box")
    assert (await room.hall.options(host.table)).load_edition().values == edition.values
    await played_to_the_end(host)
    text = (await room.hall.peek(host.table, host.who)).file()
    assert read_game_file(text).match == game.match
    done = await host.do("rematch")
    await room.restart()
    again = Guest(room.hall, str(done["table"]), "host")
    now = await again.refresh()
    assert (now["options"]["begun"], now["origin"], now["ply"]) == (None, None, 0)
    assert now["options"]["islands"] == {"north": island.name, "south": "boreas"}
    match = (await room.hall.peek(again.table, again.who)).game.match
    assert (match.edition.values, match.city.slots["north"].document()) == (edition.values, island.document())
    assert (await played_to_the_end(again))["result"] is not None


async def test_a_rematch_of_a_game_that_was_brought_is_dealt_anew_on_its_islands(room: Room) -> None:
    game = under_way()
    host = await brought(room, GameFile(game.record()), "me", "me")
    await played_to_the_end(host)
    done = await host.do("rematch")
    again = await room.hall.peek(str(done["table"]), host.who)
    assert again.game.match.city == game.match.city
    assert again.game.setup != game.setup


async def test_a_central_island_of_ones_own_comes_with_the_game_and_stays_for_a_rematch(room: Room) -> None:
    document = {**load_island("central").document(), "name": "Crossroads"}
    central = read_island("central", "central.json", document, own=True)
    game = under_way(8, islands={"central": central, "north": "aurora", "south": "boreas"})
    host = await brought(room, read_game_file(game_file_of(game).text()), "me", "me")
    now = await host.refresh()
    assert now["city"] == {"central": "Crossroads", "north": "aurora", "south": "boreas"}
    await played_to_the_end(host)
    done = await host.do("rematch")
    again = await room.hall.peek(str(done["table"]), host.who)
    assert again.game.match.city == game.match.city


async def test_what_is_over_goes_on_from_an_earlier_moment_alone(room: Room) -> None:
    game = Game.new(players=2, seed=1)
    play_bots(game, [make_bot("random", seat) for seat in range(2)])
    file = GameFile(game.record())
    for ply in (None, len(game.actions), len(game.actions) + 1):
        with pytest.raises(Refusal, match="is over at that point"):
            await brought(room, file, "me", "me", ply=ply)
    with pytest.raises(Refusal, match="2 seats"):
        await brought(room, file, "me", "me", "me", ply=3)
    host = await brought(room, file, "me", "me", ply=3)
    assert (await host.refresh())["ply"] == 3


def test_a_file_says_who_sat_where() -> None:
    game = under_way()
    game.names, game.header = ("Ada", "Teal"), {"bots": [None, "skilled"], "seed": "x"}
    document = read_game_file(game_file_of(game).text()).document()
    assert [seat["bot"] for seat in document["seats"]] == [None, "skilled"]
    assert document["seats"][0]["name"] == "Ada"
    assert (document["kind"], document["plies"], document["over"]) == ("record", MIDDLE, False)
    game.header = {"bots": ["nobody", 7]}
    assert [seat["bot"] for seat in GameFile(game.record()).document()["seats"]] == [None, None]
