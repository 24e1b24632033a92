"""Commands: done once, on the game as it is, by whoever may."""

from __future__ import annotations

from collections.abc import Callable

from serving import Visitor


def test_a_repeated_command_is_done_once(visitor: Callable[..., Visitor]) -> None:
    host = visitor()
    news = host.host("me", "me")
    table, seat = news["now"]["table"], news["now"]["view"]["to_act"]
    news = host.news(table, seat=seat)
    act = {"type": "act", "id": "the-same-id", "seat": seat, "action": news["now"]["view"]["legal"][0]}
    first = host.do(table, **act, seen=news["version"])
    again = host.do(table, **act, seen=news["version"])
    assert (first["repeated"], again["repeated"]) == (False, True)
    assert first["version"] == again["version"]
    assert host.news(table)["now"]["ply"] == 1


def test_a_decision_on_an_older_game_is_refused(visitor: Callable[..., Visitor]) -> None:
    host = visitor()
    news = host.host("me", "me")
    table, seat = news["now"]["table"], news["now"]["view"]["to_act"]
    news = host.news(table, seat=seat)
    host.act(news, news["now"]["view"]["legal"][0])
    late = host.news(table)
    seat = late["now"]["view"]["to_act"]
    action = host.news(table, seat=seat)["now"]["view"]["legal"][0]
    refused = host.ask(table, type="act", seat=seat, action=action, seen=news["version"])
    assert (refused.status_code, refused.json()["reason"]) == (409, "table.stale")
    assert host.news(table)["now"]["ply"] == 1


def test_a_chat_makes_no_decision_stale(visitor: Callable[..., Visitor]) -> None:
    host = visitor()
    news = host.host("me", "me")
    table, seat = news["now"]["table"], news["now"]["view"]["to_act"]
    news = host.news(table, seat=seat)
    host.do(table, type="chat", text="Good luck!")
    host.act(news, news["now"]["view"]["legal"][0])


def test_nobody_acts_for_somebody_else(visitor: Callable[..., Visitor]) -> None:
    host, stranger = visitor(), visitor()
    news = host.host("me", "me")
    table, seat = news["now"]["table"], news["now"]["view"]["to_act"]
    action = host.news(table, seat=seat)["now"]["view"]["legal"][0]
    refused = stranger.ask(table, type="act", seat=seat, action=action, seen=news["version"])
    assert (refused.status_code, refused.json()["reason"]) == (403, "seat.not-yours")
    refused = visitor("a-token-that-was-guessed").ask(table, type="act", seat=seat, action=action, seen=99)
    assert refused.status_code == 403


def test_an_illegal_action_has_the_rules_reason(visitor: Callable[..., Visitor]) -> None:
    host = visitor()
    news = host.host("me", "me")
    table, seat = news["now"]["table"], news["now"]["view"]["to_act"]
    refused = host.ask(table, type="act", seat=seat, action="pass", seen=news["version"])
    assert (refused.status_code, refused.json()["reason"]) == (422, "auction.start.pass")


def test_a_seat_moves_to_another_device_with_its_token(visitor: Callable[..., Visitor]) -> None:
    host, phone = visitor(), visitor()
    news = host.host("me", "open")
    table, token = news["now"]["table"], news["now"]["you"]["links"]["0"]
    phone.do(table, type="claim", seat=0, name="Ewa", token=token)
    assert phone.news(table)["now"]["you"]["seats"] == [0]


def test_lists_of_tables_show_what_is_listed_and_what_is_mine(visitor: Callable[..., Visitor]) -> None:
    host, stranger = visitor(), visitor()
    listed = host.host("me", "open", listed=True, title="Everybody is welcome")["now"]["table"]
    private = host.host("me", "open")["now"]["table"]
    public = {table["table"]: table for table in stranger.get("/tables")}
    assert public[listed]["title"] == "Everybody is welcome"
    assert private not in public
    assert {table["table"] for table in host.get("/mine")} == {listed, private}
    assert stranger.get("/mine") == []
