"""How people like to play: what they say ahead, take back, talk, hear and have shown."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from browser.company import GUEST, sit_together
from browser.people import NewPerson, Person
from browser.seats import Seat, whose_turn
from browser.serving import TimedServer
from browser.tables import ME, Table, bot, passing
from browser.words import words

CHATS_AT_ONCE = 5
MOMENT = 3000
"""Milliseconds in which a pass can be called off."""


def _settings(person: Person) -> Locator:
    """The dialog of settings, opened by its key, once there is a page that hears it."""
    person.page.locator(".home h1, .table").first.wait_for()
    person.page.keyboard.press(",")
    dialog = person.page.get_by_role("dialog", name=words("app-settings"))
    dialog.wait_for()
    return dialog


def _in_an_auction(person: Person) -> Seat:
    """Somebody in front of a decision between bidding and passing."""
    table = Table(person.context.request, person.address, [ME, bot("random")])
    table.lead(lambda view: view["legal"][0], lambda view: "pass" in view["legal"])
    person.visit(f"/t/{table.id}")
    seat = Seat(person)
    expect(person.button(words("table-pass"), seat.bar)).to_be_enabled()
    return seat


def test_a_pass_can_be_said_ahead_and_taken_back(new_person: NewPerson) -> None:
    acts, waits = whose_turn(sit_together(new_person(), new_person()))
    auction = acts.now["auction"]
    waits.person.button(words("table-pass-ahead"), waits.bar).click()
    expect(waits.bar).to_contain_text(words("table-prompt-passes-ahead"))
    assert acts.now["you"]["passes_ahead"] == []
    waits.page.keyboard.press("p")
    expect(waits.bar).not_to_contain_text(words("table-prompt-passes-ahead"))

    waits.page.keyboard.press("p")
    expect(waits.bar).to_contain_text(words("table-prompt-passes-ahead"))
    waits.person.look("pass-ahead")
    discs = acts.now["view"]["discs"]  # one that is wild would ask for a colour first
    acts.play(next(action for action in acts.legal if "@" in action and discs[action.split("@")[1]] != "wild"))
    acts.person.until(lambda: acts.now["auction"] == auction + 1)
    expect(waits.bar).not_to_contain_text(words("table-prompt-passes-ahead"))


def test_a_pass_is_asked_about_by_those_who_want_it(new_person: NewPerson) -> None:
    person = new_person()
    seat = _in_an_auction(person)
    page, keys = person.page, person.page.keyboard
    _settings(person).get_by_label(words("settings-confirm-pass")).check()
    assert person.barriers() == []
    person.look("dialog-settings")
    keys.press("Escape")

    moved = seat.now["moved"]
    question = page.get_by_role("dialog", name=words("table-pass-title"))
    keys.press("p")
    question.wait_for()
    assert person.barriers() == []
    keys.press("Escape")
    expect(question).to_be_hidden()
    assert seat.now["moved"] == moved
    keys.press("p")
    person.button(words("table-pass"), question).click()
    person.until(lambda: seat.now["moved"] > moved)
    expect(question).to_be_hidden()


def test_against_people_a_pass_can_be_called_off_for_a_moment(new_person: NewPerson) -> None:
    seats = sit_together(new_person(), new_person())
    while "pass" not in (seat := whose_turn(seats)[0]).legal:
        seat.play(seat.legal[0])
    page, moved = seat.page, seat.now["moved"]
    page.clock.install(time=0)
    seat.person.stop_time()
    seat.person.button(words("table-pass"), seat.bar).click()
    expect(seat.bar).to_contain_text(words("table-pass-held"))
    page.clock.run_for(MOMENT - 100)
    seat.person.button(words("table-pass-undo"), seat.bar).click()
    page.clock.run_for(2 * MOMENT)
    expect(seat.person.button(words("table-pass"), seat.bar)).to_be_enabled()
    assert seat.now["moved"] == moved

    page.keyboard.press("p")
    expect(seat.bar).to_contain_text(words("table-pass-held"))
    page.clock.run_for(MOMENT)
    seat.until_moved(moved)


def test_words_of_others_are_noticed_and_marked_until_they_are_read(new_person: NewPerson) -> None:
    host, guest = new_person(), new_person(390, 844)
    sit_together(host, guest)
    host.page.keyboard.press("c")
    host.page.get_by_label(words("table-chat-say")).fill("Hello there")
    host.page.keyboard.press("Enter")
    for count in (1, 2):
        unread = guest.button(words("table-chat-unread", count=1))
        expect(unread).to_be_visible()
        notice = guest.button(re.compile("Hello there" if count == 1 else "Again"))
        expect(notice).to_be_visible()
        assert guest.barriers() == []
        guest.look(f"chat-unread-{count}")
        (notice if count == 1 else unread).click()
        expect(guest.page.get_by_role("list", name=words("table-chat"))).to_contain_text("Hello there")
        expect(unread).to_have_count(0)
        expect(notice).to_have_count(0)
        guest.button(words("table-tab-auction")).click()
        if count == 1:
            host.page.get_by_label(words("table-chat-say")).fill("Again")
            host.page.keyboard.press("Enter")
    expect(host.button(words("table-chat"), host.page.get_by_role("navigation"))).to_be_visible()


def test_people_talk_and_too_much_at_once_is_refused_with_the_words_kept(
    new_person: NewPerson, timed_server: TimedServer
) -> None:
    """At once by the table's time, which stands still: the test may take as long as it needs."""
    host, guest = (new_person(address=timed_server.address) for _ in range(2))
    sit_together(host, guest)
    for person in (host, guest):
        person.page.keyboard.press("c")
    heard = host.page.get_by_role("list", name=words("table-chat"))
    field = guest.page.get_by_label(words("table-chat-say"))
    for number in range(CHATS_AT_ONCE):
        field.fill(f"word {number}")
        field.press("Enter")
        expect(heard).to_contain_text(f"{GUEST}: word {number}")
        expect(field).to_have_value("")
    field.fill("one more")
    field.press("Enter")
    expect(guest.page.get_by_role("alert")).to_have_text(words("reason-chat-too-fast"))
    expect(field).to_have_value("one more")
    expect(heard).not_to_contain_text("one more")
    assert guest.barriers() == []
    guest.look("chat")


def test_a_decision_is_taken_back_by_its_key_where_nobody_else_plays(new_person: NewPerson) -> None:
    person = new_person()
    seat = _in_an_auction(person)
    ply, decision = seat.now["ply"], seat.legal
    seat.play("pass")
    seat.wait_for_turn()
    person.page.keyboard.press("u")
    person.until(lambda: seat.now["ply"] == ply)
    assert seat.legal == decision

    online, _ = sit_together(person, new_person())
    assert not online.now["you"]["can_take_back"]
    expect(person.button(words("table-take-back"))).to_have_count(0)


def test_a_rematch_brings_both_to_the_same_new_table(new_person: NewPerson) -> None:
    host, guest = new_person(), new_person()
    table = Table(host.context.request, host.address, [ME, {"kind": "open"}])
    guest.visit(f"/t/{table.id}")
    guest.page.get_by_label(words("room-your-name")).fill(GUEST)
    guest.button(words("room-sit-here")).click()
    expect(Seat(guest).bar).to_be_visible()
    table.command(type="seat-bot", seat=1, bot="random")
    table.lead(passing)
    host.visit(f"/t/{table.id}")

    host.button(words("score-rematch")).click()
    guest.button(words("score-join-rematch")).click()
    for person in (host, guest):
        seat = Seat(person)
        seat.until(lambda now: now["table"] != table.id)
        expect(seat.bar).to_be_visible()
        assert seat.now["seats"][1]["name"] == GUEST
        assert seat.now["seats"][1]["bot"] is None
    assert host.page.url == guest.page.url
    assert host.heard["now"]["you"]["seats"] != guest.heard["now"]["you"]["seats"]


def test_the_game_as_text_and_the_keys_are_a_key_away(new_person: NewPerson) -> None:
    person = new_person()
    seat = _in_an_auction(person)
    page, keys = person.page, person.page.keyboard
    keys.press("v")
    text = page.get_by_role("dialog", name=words("table-text-view"))
    objective = seat.now["view"]["players"][seat.now["you"]["seat"]]["objective"]
    expect(text).to_contain_text(re.compile(words(f"hood-{objective}"), re.IGNORECASE))
    assert person.barriers() == []
    person.look("dialog-text")
    keys.press("Escape")
    expect(text).to_be_hidden()

    keys.press("?")
    listed = page.get_by_role("dialog", name=words("keys-title"))
    for message in ("table-key-text", "table-key-log", "keys-settings"):
        expect(listed.get_by_text(words(message), exact=True)).to_be_visible()
    assert person.barriers() == []
    person.look("dialog-keys")
    keys.press("Escape")
    expect(listed).to_be_hidden()


def test_the_text_follows_the_game_while_it_is_read(new_person: NewPerson) -> None:
    seat, other = whose_turn(sit_together(new_person(), new_person()))
    other.page.keyboard.press("v")
    text = other.page.get_by_role("dialog", name=words("table-text-view")).locator("pre")
    before = text.inner_text()
    seat.play(next(action for action in seat.legal if "@" in action))
    expect(text).not_to_have_text(before)


def test_sounds_are_heard_by_those_who_want_them(new_person: NewPerson) -> None:
    person = new_person()
    person.page.add_init_script(COUNT_TONES)
    seat = _in_an_auction(person)
    tones = "window.tones"
    seat.play(seat.legal[0])
    seat.wait_for_turn()
    assert person.page.evaluate(tones) == 0
    _settings(person).get_by_label(words("settings-sound")).check()
    person.page.keyboard.press("Escape")
    seat.play(seat.legal[0])
    person.page.wait_for_function(f"{tones} > 0")


@pytest.mark.parametrize(("size", "look"), [((1280, 720), "dark"), ((390, 844), "light")], ids=["wide", "phone"])
def test_sounds_can_be_listened_to_and_made_softer(new_person: NewPerson, size: tuple[int, int], look: str) -> None:
    person = new_person(*size, color_scheme=look)
    person.page.add_init_script(COUNT_TONES)
    person.visit("/")
    settings = _settings(person)
    listen = settings.get_by_role("group", name=words("settings-listen"))
    expect(listen).to_have_count(0)
    settings.get_by_role("checkbox", name=words("settings-sound"), exact=True).check()
    for sound in ("bid", "outbid", "turn", "won-mine", "won-other", "row-rises", "row-falls", "era", "end", "chat"):
        tones = person.page.evaluate("window.tones")
        person.button(words(f"sound-{sound}"), listen).click()
        assert person.page.evaluate("window.tones") > tones, sound
    assert person.barriers() == []
    person.look(f"settings-sounds-{size[0]}-{look}")
    loud = person.page.evaluate("window.loudest")
    settings.get_by_label(words("settings-volume")).fill("10")
    person.page.evaluate("window.loudest = 0")
    for sound in ("bid", "end"):
        person.button(words(f"sound-{sound}"), listen).click()
    assert 0 < person.page.evaluate("window.loudest") < loud


COUNT_TONES = """
    window.tones = 0;
    window.loudest = 0;
    const ramp = AudioParam.prototype.linearRampToValueAtTime;
    AudioParam.prototype.linearRampToValueAtTime = function (value, at) {
        window.loudest = Math.max(window.loudest, value);
        return ramp.call(this, value, at);
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) {
        window.tones += 1;
        return start.apply(this, when);
    };
"""


def test_settings_are_kept(new_person: NewPerson) -> None:
    person = new_person()
    _in_an_auction(person)
    page = person.page
    settings = _settings(person)
    settings.get_by_label(words("theme-dark")).check()
    settings.get_by_role("checkbox", name=words("settings-sound"), exact=True).check()
    settings.get_by_label(words("language-ru")).check()
    expect(page.get_by_role("dialog", name=words("app-settings", "ru"))).to_be_visible()
    page.reload()

    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    expect(html).to_have_attribute("lang", "ru")
    expect(Seat(person, "ru").bar).to_be_visible()
    person.button(words("table-options", "ru")).click()
    settings = page.get_by_role("dialog", name=words("app-settings", "ru"))
    expect(settings.get_by_label(words("theme-dark", "ru"))).to_be_checked()
    expect(settings.get_by_role("checkbox", name=words("settings-sound", "ru"), exact=True)).to_be_checked()
    assert person.barriers() == []
    person.look("dialog-settings-dark-ru")


@pytest.mark.parametrize("width", [1280, 390])
def test_the_host_mutes_somebody_and_hears_them_again(new_person: NewPerson, width: int) -> None:
    host, guest = new_person(width, 844), new_person()
    sit_together(host, guest)
    for person in (host, guest):
        person.page.keyboard.press("c")
    heard, theirs = (person.page.get_by_role("list", name=words("table-chat")) for person in (host, guest))
    field = guest.page.get_by_label(words("table-chat-say"))
    field.fill("NOISE")
    field.press("Enter")
    expect(theirs).to_contain_text("NOISE")
    expect(theirs.get_by_role("button")).to_have_count(0)
    host.look("chat-host")
    assert host.barriers() == []
    mute, undo = words("table-chat-mute"), words("table-chat-hear")
    heard.get_by_text(mute, exact=True).click()
    expect(heard).not_to_contain_text("NOISE")
    expect(theirs).not_to_contain_text("NOISE")
    field.fill("more")
    field.press("Enter")
    expect(guest.page.get_by_role("alert")).to_have_text(words("reason-chat-muted"))
    host.look("chat-muted")
    heard.get_by_text(undo, exact=True).click()
    expect(heard).to_contain_text(words("log-table-mute-not", who=GUEST))
    field.press("Enter")
    expect(heard).to_contain_text("more")
