"""What lies on the board can be seen: grounds keep their colors, and signs keep off what one has to read."""

from __future__ import annotations

from io import BytesIO
from operator import sub
from typing import Any

from PIL import Image
from playwright.sync_api import expect

from browser.people import NewPerson, Person
from browser.seats import MIDDLE, Seat
from browser.tables import ME, Table, bot
from browser.test_sizes import OUT_OF_REACH, SETTLED
from browser.words import words

GAMES = 20
ROUNDING = 3
"""Of a channel of a color, when the same is drawn twice."""


def test_light_leaves_the_ground_its_color(new_person: NewPerson) -> None:
    person = new_person(1440, 900)
    seat = _in_front_of(person, lambda view: "pass" in view["legal"] and "@" in view["legal"][0])
    piece, place = seat.legal[0].split("@")
    seat.pick_piece(piece)
    seat.click_place(place)
    person.page.mouse.move(0, 0)
    expect(person.page.locator("[data-light=chosen]")).to_have_count(1)
    points: list[list[float]] = person.page.evaluate(INSIDE_LIGHT)
    assert len(points) > 20
    lit = _colors(person, points)
    person.page.evaluate("() => document.querySelectorAll('[data-light]').forEach(light => light.remove())")
    changes = [max(map(abs, map(sub, a, b))) for a, b in zip(lit, _colors(person, points), strict=True)]
    tinted = [change for change in changes if change > ROUNDING]
    assert len(tinted) <= len(points) // 100, "the glow of a border may reach a point or two"


def test_signs_keep_off_emblems_discs_and_flags(new_person: NewPerson) -> None:
    person = new_person(1440, 900)
    seat = _in_front_of(person, lambda view: asks_for_wonder(view) and "pass" in view["legal"])
    wonder = next(action for action in seat.legal if action.startswith("W"))
    seat.pick_piece(wonder.split("@")[0])
    badges = person.page.locator("[data-sign=badge]")
    expect(badges.first).to_be_visible()
    person.look("signs")
    assert badges.count() == len([action for action in seat.legal if action.split("@")[0] == wonder.split("@")[0]])
    person.page.wait_for_function(NOTHING_IS_COVERED)


def test_a_small_board_goes_to_the_auction_unless_somebody_moves_it(new_person: NewPerson) -> None:
    person = new_person(390, 844)
    seat = _in_front_of(person, lambda view: "pass" in view["legal"] and "@" in view["legal"][0])
    whole = person.button(words("board-whole"))
    expect(whole).to_be_visible()
    possible = {action.split("@")[1] for action in seat.legal if "@" in action}
    outside = [place for place in possible if not person.page.locator(f'path[data-place="{place}"]').evaluate(IN_BOARD)]
    assert not outside
    person.look("follow")

    whole.click()
    expect(whole).to_have_count(0)
    person.page.set_viewport_size({"width": 380, "height": 844})
    person.page.evaluate(SETTLED)
    expect(whole).to_have_count(0)

    auction = seat.now["auction"]
    while seat.wait_for_turn() and (seat.now["auction"] == auction or "pass" not in seat.legal):
        seat.play("pass" if "pass" in seat.legal else seat.legal[0])
    assert not seat.is_over
    expect(whole).to_be_visible()


def test_a_small_board_stays_where_it_is_if_one_wants_that(new_person: NewPerson) -> None:
    person = new_person(390, 844)
    person.page.add_init_script("localStorage.setItem('skyrise-settings', '{\"followAuction\": false}')")
    _in_front_of(person, lambda view: "pass" in view["legal"] and "@" in view["legal"][0])
    person.page.evaluate(SETTLED)
    expect(person.button(words("board-whole"))).to_have_count(0)


def test_a_tapped_place_shows_its_card_beside_it(new_person: NewPerson) -> None:
    person = new_person(390, 844, has_touch=True)
    seat = _in_front_of(person, lambda view: "pass" in view["legal"] and "@" in view["legal"][0])
    note = person.page.locator("[data-note]")
    for place in sorted({action.split("@")[1] for action in seat.legal if "@" in action}):
        x, y = person.page.locator(f'path[data-place="{place}"]').evaluate(MIDDLE)
        person.page.touchscreen.tap(x, y)
        expect(note).to_contain_text(place)
        box = note.bounding_box()
        assert box
        is_apart = not (box["x"] < x < box["x"] + box["width"] and box["y"] < y < box["y"] + box["height"])
        assert is_apart, f"{place} is covered by its card"
        assert not person.page.evaluate(OUT_OF_REACH)
    person.look("card")


def asks_for_wonder(view: dict[str, Any]) -> bool:
    """May a Wonder be placed, and has the leading bid a number?"""
    bids = (view["auction"] or {"bids": []})["bids"]
    return bool(bids) and "building" in bids[-1] and any(action.startswith("W") for action in view["legal"])


def _in_front_of(person: Person, until: Any) -> Seat:
    """Somebody in front of such a decision; not every game comes to one."""
    games = (Table(person.context.request, person.address, [ME, bot("random")]) for _ in range(GAMES))
    table = next(table for table in games if table.lead(lambda view: view["legal"][0], until)["legal"])
    person.visit(f"/t/{table.id}")
    seat = Seat(person)
    seat.wait_for_turn()
    return seat


def _colors(person: Person, points: list[list[float]]) -> list[Any]:
    """On the screen, at these points."""
    picture = Image.open(BytesIO(person.page.screenshot(animations="disabled"))).convert("RGB")
    return [picture.getpixel((round(x), round(y))) for x, y in points]


INSIDE_LIGHT = """() => [...document.querySelectorAll('[data-light]')].flatMap(light => {
    const path = document.querySelector(`path[data-place="${light.dataset.at}"]`);
    const box = path.getBBox();
    const rim = Array.from({ length: 200 }, (_, i) => path.getPointAtLength(i * path.getTotalLength() / 200));
    const isDeep = (x, y) => rim.every(point => Math.hypot(point.x - x, point.y - y) > 9);
    const steps = Array.from({ length: 15 }, (_, i) => (i + 0.5) / 15);
    return steps.flatMap(v => steps.map(u => [box.x + u * box.width, box.y + v * box.height]))
        .filter(([x, y]) => path.isPointInFill(new DOMPoint(x, y)) && isDeep(x, y))
        .map(([x, y]) => new DOMPoint(x, y).matrixTransform(path.getScreenCTM()))
        .map(({ x, y }) => [x, y]);
})"""
"""Points on the screen that lie in a lit neighborhood, more than its rim's width away from its border."""

IN_BOARD = """path => {
    const { left, top, right, bottom } = path.getBoundingClientRect();
    const board = path.closest('.stage').getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x > board.left && x < board.right && y > board.top && y < board.bottom;
}"""
"""Is the middle of a neighborhood on the part of the city that is shown?"""

NOTHING_IS_COVERED = """() => {
    const rect = element => {
        const box = element.getBBox();
        const corner = (x, y) => new DOMPoint(x, y).matrixTransform(element.getScreenCTM());
        const [from, to] = [corner(box.x, box.y), corner(box.x + box.width, box.y + box.height)];
        return { left: from.x, top: from.y, right: to.x, bottom: to.y };
    };
    const signs = [...document.querySelectorAll('[data-sign] rect')];
    const flags = [...document.querySelectorAll('[data-kind=bid] text, [data-kind=ghost] text')];
    const seen = [...document.querySelectorAll('use[href*="emblem-"], use[href^="#disc-"][data-at]'), ...flags];
    const apart = (a, b) => a.right - 2 < b.left || a.bottom - 2 < b.top; // discs are round
    const meet = (a, b) => !apart(a, b) && !apart(b, a);
    const onBoard = seen.filter(element => element.closest('.stage'));
    return signs.every(sign => [...onBoard, ...signs].every(thing => thing === sign || !meet(rect(sign), rect(thing))));
}"""
"""Once everything is drawn where it belongs: does no sign cover an emblem, a disc, the number of a bid, or another?"""
