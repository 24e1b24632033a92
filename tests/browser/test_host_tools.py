"""What a host does for a table besides playing, and who comes and goes there."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from browser.company import GUEST, let_guest_decide, of_seat, sit_together
from browser.people import NewPerson, Person
from browser.seats import Seat
from browser.serving import TimedServer
from browser.tables import ME, Table, bot
from browser.words import words


@pytest.fixture(scope="module")
def server(timed_server: TimedServer) -> TimedServer:
    """Nobody is away for long unless the test says so."""
    return timed_server


@pytest.fixture
def host(new_person: NewPerson) -> Person:
    """Who made the table."""
    return new_person()


@pytest.fixture
def guest(new_person: NewPerson) -> Person:
    """Who came by the link."""
    return new_person()


def let_time_pass(server: TimedServer, person: Person, until: Locator) -> None:
    """Second by second: the server may hear a moment later that somebody has left."""

    def has_come() -> bool:
        server.advance(1)
        return until.is_visible()

    person.until(has_come)


def test_the_host_lets_a_bot_play_for_whoever_is_away_and_they_take_their_seat_back(
    host: Person, guest: Person, server: TimedServer
) -> None:
    mine, theirs = sit_together(host, guest, absence="host", patience=5)
    let_guest_decide(mine, theirs)
    guest.page.goto("about:blank")
    question = host.page.get_by_role("dialog", name=words("table-absent-title", name=GUEST))
    let_time_pass(server, host, question)
    level = question.get_by_label(words("table-absent-level"))
    expect(level).to_have_value("casual")
    level.select_option("beginner")
    assert host.barriers() == []
    host.look("dialog-absent")
    host.button(words("table-absent-bot"), question).click()
    expect(question).to_be_hidden()
    mine.wait_for_turn()

    guest.visit(f"/t/{mine.now['table']}")
    expect(theirs.bar).to_contain_text(words("table-prompt-stand-in", name=GUEST, bot=words("bot-beginner")))
    assert guest.barriers() == []
    guest.look("stand-in")
    guest.button(words("table-take-seat-back"), theirs.bar).click()
    let_guest_decide(mine, theirs)
    theirs.play(theirs.legal[0])


def test_the_host_may_wait_and_is_not_asked_again_until_they_were_back(
    host: Person, guest: Person, server: TimedServer
) -> None:
    mine, theirs = sit_together(host, guest, absence="host", patience=5)
    let_guest_decide(mine, theirs)
    question = host.page.get_by_role("dialog", name=words("table-absent-title", name=GUEST))
    guest.page.goto("about:blank")
    let_time_pass(server, host, question)
    host.button(words("table-absent-wait"), question).click()
    expect(question).to_be_hidden()
    expect(of_seat(host, GUEST)).to_contain_text(words("table-seat-away"))

    guest.visit(f"/t/{mine.now['table']}")
    expect(of_seat(host, GUEST)).to_contain_text(words("table-seat-here"))
    guest.page.goto("about:blank")
    let_time_pass(server, host, question)


def test_the_host_seats_a_bot_on_a_seat_and_gives_it_back(host: Person, guest: Person) -> None:
    mine, theirs = sit_together(host, guest)
    seat = of_seat(host, GUEST)
    level = seat.get_by_label(words("host-level", who=GUEST), exact=True)
    expect(level).to_have_value("casual")
    level.select_option("beginner")
    host.look("table-levels")
    host.button(words("table-absent-bot"), seat).click()
    expect(theirs.bar).to_contain_text(words("table-prompt-stand-in", name=GUEST, bot=words("bot-beginner")))
    assert host.barriers() == []
    host.look("table-people")
    host.button(words("table-give-back"), seat).click()
    expect(guest.button(words("table-take-seat-back"))).to_be_hidden()
    let_guest_decide(mine, theirs)
    theirs.play(theirs.legal[0])


def test_a_bot_plays_to_the_end_for_whoever_is_removed(host: Person, guest: Person) -> None:
    mine, theirs = sit_together(host, guest)
    guest.expected = ("403",)  # the page may just be asking what its seat sees when the seat is freed
    host.button(words("table-free"), of_seat(host, GUEST)).click()
    expect(theirs.bar).to_contain_text(words("table-prompt-watching"))
    mine.until(lambda now: [seat["kind"] for seat in now["seats"] if not seat["mine"]] == ["bot"])
    mine.wait_for_turn()
    host.look("removed")


def test_a_seat_moves_to_another_device_by_its_link(host: Person, new_person: NewPerson) -> None:
    table = Table(host.context.request, host.address, [{**ME, "name": "Eve"}, bot("random")])
    host.visit(f"/t/{table.id}")
    mine = Seat(host)
    mine.wait_for_turn()
    seat = of_seat(host, "Eve")
    seat.get_by_text(words("table-seat-link")).click()
    link = seat.get_by_label(words("table-seat-link")).input_value()
    assert host.barriers() == []
    host.look("seat-link")

    host.expected = ("403",)  # the page may just be asking what its seat sees when the seat moves away
    phone = new_person(390, 844)
    phone.page.goto(link)
    there = Seat(phone)
    there.wait_for_turn()
    expect(phone.page).to_have_url(f"{phone.address}/t/{table.id}")
    expect(mine.bar).to_contain_text(words("table-prompt-watching"))
    there.play(there.legal[0])


def test_a_seat_without_a_name_is_called_by_its_colour_on_every_device(host: Person, new_person: NewPerson) -> None:
    table = Table(host.context.request, host.address, [{**ME, "color": "teal"}, bot("random")])
    host.visit(f"/t/{table.id}")
    link = table.news()["now"]["you"]["links"]["0"]
    Seat(host).wait_for_turn()

    host.expected = ("403",)  # the page may just be asking what its seat sees when the seat moves away
    phone = new_person(390, 844, locale="pl")
    phone.page.goto(f"{phone.address}/t/{table.id}#seat=0&token={link}")
    there = Seat(phone, "pl")
    there.wait_for_turn()
    phone.button(words("table-tab-log", "pl")).click()
    log = phone.page.get_by_role("region", name=words("table-log", "pl"), exact=True)
    expect(log).to_contain_text(words("log-table-claim-moves", "pl", who=words("color-teal", "pl")))
    phone.look("seat-moved")
    host.button(words("table-log")).click()
    log = host.page.get_by_role("region", name=words("table-log"), exact=True)
    expect(log).to_contain_text(words("log-table-claim-moves", who=words("color-teal")))


def test_spectators_are_counted_and_see_the_public_game_alone(
    host: Person, guest: Person, new_person: NewPerson
) -> None:
    mine, theirs = sit_together(host, guest)
    spectator = new_person()
    spectator.visit(f"/t/{mine.now['table']}")
    watching = Seat(spectator)
    expect(watching.bar).to_contain_text(words("table-prompt-watching"))
    of_seat(host, GUEST).wait_for()
    expect(host.page.get_by_text(words("table-spectators", count=1))).to_be_visible()
    for seat in (mine, theirs):
        board = seat.now["view"]["players"][seat.now["you"]["seat"]]
        secrets = [words(f"wonder-{card}") for card in board["wonder_hand"]]
        assert [name for name in secrets if name not in seat.page.content()] == []
        assert [name for name in secrets if name in spectator.page.content()] == []
    assert {board["objective"] for board in watching.now["view"]["players"]} == {None}
    spectator.look("spectator")

    spectator.page.close()
    expect(host.page.get_by_text(words("table-spectators", count=0))).to_be_visible()


def test_the_host_sets_the_pace_of_the_bots(host: Person) -> None:
    table = Table(host.context.request, host.address, [ME, bot("random")], pace=1)
    host.visit(f"/t/{table.id}")
    host.button(words("table-table")).click()
    slider = host.page.get_by_role("slider", name=words("table-pace", seconds=1))
    slider.focus()
    host.page.keyboard.press("Home")
    expect(host.page.get_by_role("slider", name=words("table-pace", seconds=0))).to_be_visible()
    host.until(lambda: host.heard["now"]["options"]["pace"] == 0)


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=["wide", "phone"])
def test_the_host_of_a_new_table_chooses_who_stands_in(new_person: NewPerson, size: tuple[int, int]) -> None:
    host = new_person(*size)
    page = host.visit("/host")
    level = page.get_by_label(words("host-stand-in"))
    expect(level).to_be_hidden()
    page.get_by_role("radio", name=words("absence-bot")).check()
    expect(level).to_have_value("casual")
    level.select_option("skilled")
    level.scroll_into_view_if_needed()
    assert host.barriers() == []
    host.look(f"host-stand-in-{size[0]}")
    host.button(words("host-open-table")).click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text(words("room-absence-bot", level=words("bot-skilled")))).to_be_visible()
    host.look(f"room-stand-in-{size[0]}")
