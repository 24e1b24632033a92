"""The ladder of a server, on each database: programs enter, are called, play and are rated; nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

import pytest

from declared import check
from skyrise.components import Reason, Refusal
from skyrise.notation.documents import Act, LadderCall, LadderDocument
from skyrise.server.ladder import Ladder, ladder
from skyrise.server.ladder.entrants import RatedGame
from skyrise.server.orders import Orders, give_order
from skyrise.server.store import SqlStore
from skyrise.tables import Choice, Hall, HallSettings, ThinkingTask, Who


class Quick:
    """Thinks of the first legal action."""

    async def choose(self, task: ThinkingTask) -> Choice:
        return Choice(str(task.view.legal[0]))


class Place:
    """A hall and its ladder on a store, with a time that the test moves."""

    def __init__(self, store: SqlStore) -> None:
        self.now, self.store = 1000.0, store
        self.hall = Hall(store, Quick(), HallSettings(tick=3600), lambda: self.now)
        self.orders = Orders()
        self.ladder = Ladder(store, self.hall, self.orders, lambda: self.now)

    async def called(self, *tokens: str) -> list[LadderCall]:
        """The games that programs are called to, when they ask together."""
        asked = [asyncio.create_task(self.ladder.game_for(token, 20)) for token in tokens]
        await asyncio.sleep(0)  # all have asked
        while not all(one.done() for one in asked):
            await self.ladder.tick()
            await asyncio.sleep(0)
        return [game for one in asked if (game := one.result()) is not None]

    async def play(self, *games: LadderCall, seed: int = 1) -> None:
        """Plays a game to its end on the seats of these programs."""
        random, players = Random(seed), {game["seat"]: Who(token=game["token"]) for game in games}
        table, count = games[0]["table"], 0
        while True:
            news = await self.hall.news(table, players[games[0]["seat"]])
            if news["now"]["result"] is not None:
                return
            assert news["now"]["view"] is not None
            seat = news["now"]["view"]["to_act"]
            if seat in players:
                mine = await self.hall.news(table, players[seat])
                assert mine["now"]["view"] is not None
                action, count = random.choice(mine["now"]["view"]["legal"]), count + 1
                await self.hall.command(table, players[seat], Act("act", f"a{count}", seat, action, mine["version"]))
            await asyncio.sleep(0)

    def bot(self, name: str) -> dict[str, object]:
        return next(dict(bot) for bot in self.ladder.document()["bots"] if bot["name"] == name)


@asynccontextmanager
async def opened(store: SqlStore) -> AsyncIterator[Place]:
    place = Place(store)
    await place.hall.open()
    await place.ladder.open()
    yield place
    await place.hall.close()


@pytest.fixture
async def place(store: SqlStore) -> AsyncIterator[Place]:
    async with opened(store) as place:
        yield place


async def test_two_programs_play_and_the_winner_is_rated_higher(place: Place) -> None:
    tokens = [(await place.ladder.enter(name))["token"] for name in ("Ann", "Bob")]
    games = await place.called(*tokens)
    assert games[0]["table"] == games[1]["table"]
    assert {game["seat"] for game in games} == {0, 1}
    assert await place.ladder.game_for(tokens[0], 0) == games[0]  # as often as one asks
    assert place.bot("Ann")["table"] == games[0]["table"]
    await place.play(*games)
    await place.ladder.tick()
    document = place.ladder.document()
    check(LadderDocument, document)
    (game,) = document["games"]
    best = min(game["seats"], key=lambda seat: seat["rank"] or 9)["name"]
    names = {"Ann", "Bob"}
    assert best in names
    (loser,) = names - {best}
    winner = place.bot(str(best))
    assert (winner["games"], winner["won"], winner["table"]) == (1, 1.0, None)
    assert float(str(winner["rating"])) > 25 > float(str(place.bot(loser)["rating"]))
    assert float(str(winner["error"])) < 16.3
    assert [bot["name"] for bot in document["bots"] if bot["games"]] == [best, loser]


async def test_one_program_alone_plays_our_own_bots(place: Place) -> None:
    token = (await place.ladder.enter("Ann"))["token"]
    (game,) = await place.called(token)
    await place.play(game)
    assert await place.ladder.game_for(token, 0) is None  # that one is over, and rated at once
    assert place.bot("Ann")["games"] == 1
    assert sum(bot["games"] for bot in place.ladder.document()["bots"] if bot["own"]) == 1


async def test_the_ladder_goes_on_after_a_restart(store: SqlStore) -> None:
    async with opened(store) as before:
        token = (await before.ladder.enter("Ann"))["token"]
        (game,) = await before.called(token)
    async with opened(store) as after:
        assert await after.ladder.game_for(token, 0) == game
        await after.play(game)
        await after.ladder.tick()
        rated = after.bot("Ann")
        assert rated["games"] == 1
    async with opened(store) as again:
        again.now += 60
        assert {**again.bot("Ann"), "connected": rated["connected"]} == rated
        assert again.ladder.document()["games"][0]["ended"] is not None


async def test_everybody_sits_down_even_if_the_store_was_in_trouble(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    token = (await place.ladder.enter("Ann"))["token"]
    asked = asyncio.create_task(place.ladder.game_for(token, 20))
    await asyncio.sleep(0)

    async def trouble(_: Ladder, game: RatedGame) -> None:
        raise Refusal(Reason.STORE_TROUBLE)

    with monkeypatch.context() as broken:
        broken.setattr(Ladder, "_seat", trouble)
        with pytest.raises(Refusal):
            await place.ladder.tick()
    await place.ladder.tick()
    game = await asked
    assert game is not None
    news = await place.hall.news(game["table"], Who(token=game["token"]))
    assert news["now"]["status"] == "playing"
    assert len(place.ladder.document()["games"]) == 1


async def test_whoever_leaves_a_game_loses_it(place: Place) -> None:
    token = (await place.ladder.enter("Ann"))["token"]
    (game,) = await place.called(token)
    while not place.bot("Ann")["games"]:
        news = await place.hall.news(game["table"], Who(token=game["token"]))
        if (view := news["now"]["view"]) is not None and view["to_act"] == game["seat"]:
            place.now += 200  # only hers: others who have not answered yet would be late, too
            place.hall.tick()
        await asyncio.sleep(0)
        await place.ladder.tick()
    (rated,) = place.ladder.document()["games"]
    mine, other = sorted(rated["seats"], key=lambda seat: seat["name"] != "Ann")
    assert mine["forfeit"]
    assert (mine["rank"], other["forfeit"]) == (3, False)
    assert place.bot("Ann")["won"] == 0


async def test_names_and_tokens(place: Place) -> None:
    await place.ladder.enter(" Ann ")
    for taken in ("ann", "CASUAL", "  "):
        with pytest.raises(Refusal) as refused:
            await place.ladder.enter(taken)
        assert refused.value.reason == "ladder.name"
    for wrong in (None, "", "casual"):
        with pytest.raises(Refusal) as refused:
            await place.ladder.game_for(wrong, 0)
        assert refused.value.reason == "ladder.token"


async def test_the_ladder_is_bounded(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "MOST_ENTRANTS", 1)
    monkeypatch.setattr(ladder, "MOST_GAMES", 1)
    token = (await place.ladder.enter("Ann"))["token"]
    with pytest.raises(Refusal) as refused:
        await place.ladder.enter("Bob")
    assert refused.value.reason == "ladder.full"
    tables = []
    for number in range(2):
        (game,) = await place.called(token)
        tables.append(game["table"])
        await place.play(game, seed=number)
        await place.ladder.tick()
    assert [game["table"] for game in place.ladder.document()["games"]] == tables[1:]
    assert await place.store.table(tables[0]) is None
    assert await place.store.table(tables[1]) is not None
    place.now += ladder.FORGOTTEN
    await place.ladder.enter("Bob")
    assert "Ann" not in {bot["name"] for bot in place.ladder.document()["bots"]}


async def test_no_game_begins_while_the_server_is_about_to_rest(place: Place) -> None:
    token = (await place.ladder.enter("Ann"))["token"]
    await place.store.change(lambda connection: give_order(connection, "drain", "everybody"))
    await place.orders.refresh(place.store)
    asked = asyncio.create_task(place.ladder.game_for(token, 0.05))
    await asyncio.sleep(0)
    await place.ladder.tick()
    assert await asked is None
    assert place.ladder.document()["games"] == []
