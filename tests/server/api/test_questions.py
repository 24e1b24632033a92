"""Questions about the game at a table."""

from __future__ import annotations

from collections.abc import Callable

from declared import check
from serving import Visitor
from skyrise.notation.documents import EditionDocument, News, OutlookDocument, ReplayDocument, StandingDocument


def test_what_is_told_is_what_the_wire_describes(visitor: Callable[..., Visitor]) -> None:
    host = visitor()
    news = host.host("me", "me", "random")
    table = news["now"]["table"]
    check(News, news)
    for seat in (0, 1):
        check(OutlookDocument, host.get(f"/tables/{table}/outlook", seat=seat))
        check(ReplayDocument, host.get(f"/tables/{table}/replay", seat=seat))
    check(EditionDocument, host.get("/editions/preview"))


def test_reasons_are_for_the_piece_and_the_place(visitor: Callable[..., Visitor]) -> None:
    host = visitor()
    news = host.host("me", "me")
    table, seat = news["now"]["table"], news["now"]["view"]["to_act"]
    view = host.news(table, seat=seat)["now"]["view"]
    piece = view["available"][seat]["buildings"][0]
    reasons = host.get(f"/tables/{table}/reasons", piece=piece, seat=seat)
    legal = {action.partition("@")[2] for action in view["legal"] if action.startswith(f"{piece}@")}
    assert set(reasons) == set(view["discs"]) - legal
    assert {reason["id"] for reason in reasons.values()} == {"reason-auction-start-place"}
    assert visitor().get(f"/tables/{table}/reasons", piece=piece) == {}


def test_the_position_is_told_in_words_of_every_language(visitor: Callable[..., Visitor]) -> None:
    host = visitor()
    table = host.host("me", "me")["now"]["table"]
    texts = {
        code: host.http.get(f"/api/tables/{table}/text?seat=0&language={code}").text for code in ("en", "pl", "ru")
    }
    assert len(set(texts.values())) == 3
    by_header = host.http.get(f"/api/tables/{table}/text?seat=0", headers={"accept-language": "de, pl;q=0.8"})
    assert by_header.text == texts["pl"]
    assert by_header.headers["content-type"] == "text/plain; charset=utf-8"


def test_there_is_no_game_to_ask_about_before_it_begins(visitor: Callable[..., Visitor]) -> None:
    host = visitor()
    table = host.host("me", "open")["now"]["table"]
    for question in ("outlook", "text", "replay", "record", "reasons?piece=24"):
        refused = host.http.get(f"/api/tables/{table}/{question}")
        assert (refused.status_code, refused.json()["reason"]) == (409, "table.not-started")


def test_the_record_is_for_the_end_of_the_game(visitor: Callable[..., Visitor]) -> None:
    host = visitor()
    table = host.host("me", "me")["now"]["table"]
    refused = host.http.get(f"/api/tables/{table}/record")
    assert (refused.status_code, refused.json()["reason"]) == (409, "record.not-over")


def test_a_city_is_drawn_once_and_kept(visitor: Callable[..., Visitor]) -> None:
    one = visitor()
    drawn = one.http.get("/api/city?north=aurora&east=boreas")
    assert len(drawn.json()["places"]) == 32
    assert drawn.headers["content-encoding"] == "gzip"
    again = one.http.get("/api/city?north=aurora&east=boreas", headers={"if-none-match": drawn.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    twice = one.http.get("/api/city?north=aurora&east=aurora")
    assert (twice.status_code, twice.json()["reason"]) == (422, "city.impossible")
    why = {"where": "aurora", "why": {"id": "reason-city-island-twice", "args": {}}}
    assert twice.json()["arguments"] == {"why": {"id": "reason-component-refused", "args": why}}


def test_the_server_says_what_it_is(visitor: Callable[..., Visitor]) -> None:
    one = visitor()
    assert one.get("/health") == {"status": "ok"}
    about = one.get("/about")
    assert about["editions"][0] == "retail"
    assert about["bots"] == ["random", "beginner", "casual", "skilled", "expert"]
    assert one.get("/editions/retail")["buildings"]["red"]["24"] == {"height": "tall", "era": 1}
    assert one.http.get("/api/editions/deluxe").json()["reason"] == "edition.unknown"


def test_the_live_standing_is_for_one_screen_and_where_the_host_wishes_it(visitor: Callable[..., Visitor]) -> None:
    host = visitor()
    alone = host.host("me", "random")["now"]
    assert alone["standing"] is True
    check(StandingDocument, host.get(f"/tables/{alone['table']}/standing"))
    for wished in (False, True):
        now = host.host("me", "open", standing=wished)["now"]
        table = now["table"]
        guest = visitor()
        guest.do(table, type="claim", seat=1)
        assert guest.news(table)["now"]["standing"] is wished
        answer = guest.http.get(f"/api/tables/{table}/standing")
        assert answer.status_code == (200 if wished else 409)
        assert wished or answer.json()["reason"] == "standing.hidden"
