"""Advice at the table, the warning before a clear mistake is confirmed, and the coach of a guided game."""

from __future__ import annotations

from playwright.sync_api import Route, expect

from browser.people import NewPerson
from browser.readers import WIDE, Reader, by_readers
from browser.tables import ME, Table, bot, passing
from browser.words import words


@by_readers
def test_a_guided_game_has_a_coach_and_advice_in_every_language(new_person: NewPerson, reader: Reader) -> None:
    person, code = reader.person(new_person), reader.code
    page = person.visit("/")
    page.get_by_role("button", name=words("school-guided", code)).click()
    page.wait_for_url("**/t/*")
    coach = page.get_by_role("complementary", name=words("school-coach", code))
    expect(coach).to_be_visible()
    person.button(words("school-advice-ask", code)).click()
    advice = page.get_by_role("region", name=words("school-advice", code))
    expect(advice.get_by_role("listitem").first).to_be_visible()
    person.sees_all_said()
    assert person.barriers() == []
    person.look(f"advice-{reader}")
    person.button(words("school-coach-hush", code)).click()
    expect(coach).to_have_count(0)
    person.button(words("school-coach-again", code)).click()
    expect(coach).to_be_visible()


def test_h_asks_for_advice_and_an_advised_bid_is_one_click_away(new_person: NewPerson) -> None:
    person = new_person(**WIDE)
    table = Table(person.context.request, person.address, [ME, bot("random")])
    table.lead(passing, lambda view: any("@" in action for action in view["legal"]))
    page = person.visit(f"/t/{table.id}")
    page.get_by_role("region", name=words("table-action-bar")).wait_for()
    page.keyboard.press("h")
    advice = page.get_by_role("region", name=words("school-advice"))
    advice.get_by_title(words("school-advice-pick")).first.click()
    bar = page.get_by_role("region", name=words("table-action-bar"))
    expect(bar.locator("button.primary")).to_be_enabled()


def calls_passing_a_blunder(route: Route) -> None:
    """Advice as the server gives it, but for what it says of passing."""
    answer = route.fetch()
    advice = answer.json()
    for one in advice["actions"]:
        if one["action"] == "pass":
            one["behind"] = advice["actions"][0]["wins"][advice["seat"]]
    route.fulfill(response=answer, json=advice)


def test_a_clear_mistake_is_thought_over_before_it_is_played(new_person: NewPerson) -> None:
    person = new_person(**WIDE)
    table = Table(person.context.request, person.address, [ME, bot("random")])
    table.lead(passing, lambda view: "pass" in view["legal"])
    before = len(table.actions())
    page = person.page
    page.add_init_script("localStorage.setItem('skyrise-settings', '{\"warn\": true}')")
    page.route("**/advice?*", calls_passing_a_blunder)
    person.visit(f"/t/{table.id}")
    person.button(words("table-pass")).click()
    doubt = page.get_by_role("dialog", name=words("school-doubt"))
    expect(doubt).to_contain_text("100%")
    assert person.barriers() == []
    assert len(table.actions()) == before
    person.button(words("school-doubt-look"), doubt).click()
    expect(page.get_by_role("region", name=words("school-advice"))).to_be_visible()
    person.button(words("table-pass")).click()
    person.button(words("school-doubt-anyway"), doubt).click()
    person.until(lambda: len(table.actions()) > before)
    page.unroute_all(behavior="ignoreErrors")  # the page may be asking for more advice


def test_there_is_no_advice_where_other_people_play(new_person: NewPerson) -> None:
    host, guest = new_person(**WIDE), new_person()
    table = Table(host.context.request, host.address, [ME, {"kind": "open"}])
    guest.visit(f"/t/{table.id}")
    guest.page.get_by_label(words("room-your-name")).first.fill("Ada")
    guest.button(words("room-sit-here")).first.click()
    page = host.visit(f"/t/{table.id}")
    page.get_by_role("region", name=words("table-action-bar")).wait_for()
    expect(host.button(words("school-advice-ask"))).to_have_count(0)
