"""Islands of one's own: from a blank piece of land to a file, a picture and a table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.people import NewPerson, Person
from browser.test_screens import PHONE, SMALL_TARGETS
from browser.words import words
from city.drawn import striped
from skyrise.components import load_island


def start(person: Person, code: str = "en") -> Page:
    """A blank island, which the server has checked."""
    page = person.visit("/islands")
    person.button(words("island-editor-new", code)).click()
    expect(areas(page)).to_have_count(1)
    expect(page.get_by_role("status")).not_to_contain_text(words("own-checking", code))
    return page


def areas(page: Page) -> Locator:
    return page.locator("svg [data-area]")


def tool(page: Page, name: str, code: str = "en") -> None:
    page.get_by_role("radio", name=words(f"island-editor-tool-{name}", code), exact=True).check()


def test_an_island_is_drawn_checked_saved_and_played_on(new_person: NewPerson, tmp_path: Path) -> None:
    person = new_person()
    page = start(person)
    status, chosen = page.get_by_role("status"), page.get_by_label(words("island-editor-chosen"))
    expect(status).to_contain_text("expected center, left, right for an outer island")
    _split(page)
    expect(areas(page)).to_have_count(2)
    chosen.select_option("M1")
    page.get_by_role("radio", name=words("hood-brown"), exact=True).check()
    page.get_by_label(words("island-editor-windmill")).check()
    page.locator("select:has(option[value=center])").select_option("center")
    expect(page.locator("svg .port")).to_have_count(1)
    expect(page.locator("option[value=M1]").first).to_have_text("M1, brown")
    person.button(words("island-editor-join")).click()
    expect(areas(page)).to_have_count(1)
    for _ in range(4):
        person.button(words("island-editor-undo")).click()
    expect(areas(page)).to_have_count(2)
    expect(page.locator("svg .port")).to_have_count(0)
    person.button(words("island-editor-redo")).click()
    expect(page.locator("option[value=M1]").first).to_have_text("M1, brown")
    page.reload()
    expect(areas(page)).to_have_count(2)
    _open_striped(page, tmp_path)
    expect(status).to_contain_text(words("own-ready"))
    page.get_by_label(words("island-editor-name")).fill("Home")
    page.get_by_label(words("island-editor-name")).press("Enter")
    with page.expect_download() as download:
        person.button(words("island-editor-save")).click()
    download.value.save_as(tmp_path / download.value.suggested_filename)
    assert load_island(str(tmp_path / "home.json")).name == "Home"
    person.button(words("island-editor-picture")).click()
    expect(page.get_by_role("dialog").get_by_role("img", name="Home")).to_be_visible()
    page.keyboard.press("Escape")
    person.button(words("island-editor-host")).click()
    expect(page.get_by_role("radio", name="Home").first).to_be_checked()
    person.look("host-own-island")
    person.button(words("host-open-table")).click()
    expect(page.get_by_text("Home (north)")).to_be_visible()
    person.button(words("room-start")).click()
    expect(page.locator("svg text", has_text="HOME").first).to_be_visible()
    person.look("table-own-island")


def _split(page: Page) -> None:
    """From west to east, with the keyboard alone."""
    page.get_by_label(words("island-editor-chosen")).select_option("M1")
    tool(page, "split")
    canvas = page.get_by_role("application")
    canvas.focus()
    for _ in range(27):
        canvas.press("ArrowLeft")
    canvas.press("Enter")
    for _ in range(53):
        canvas.press("ArrowRight")
    canvas.press("Enter")


def _open_striped(page: Page, folder: Path) -> None:
    file = folder / "stripes.json"
    file.write_text(json.dumps(striped().document()), encoding="utf-8")
    page.get_by_label(words("island-editor-open-file")).set_input_files(file)
    expect(areas(page)).to_have_count(15)


def test_areas_are_drawn_and_corners_moved_by_pointing(new_person: NewPerson) -> None:
    person = new_person()
    person.expected = ("422",)
    page = start(person)
    canvas = page.get_by_role("application")
    box = canvas.bounding_box()
    assert box is not None
    tool(page, "draw")
    for x, y in ((0.02, 0.02), (0.12, 0.02), (0.07, 0.12)):
        canvas.click(position={"x": box["width"] * x, "y": box["height"] * y})
    page.get_by_role("radio", name=words("island-editor-kind-lake"), exact=True).check()
    page.get_by_role("button", name=words("island-editor-finish")).click()
    expect(areas(page)).to_have_count(2)
    expect(page.locator("option[value=ML1]").first).to_have_text("ML1, lake")
    tool(page, "move")
    before = page.locator("svg .lake").get_attribute("d")
    corner = page.locator("svg .corner").last.bounding_box()
    assert corner is not None
    x, y = corner["x"] + corner["width"] / 2, corner["y"] + corner["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 10, steps=4)
    page.mouse.up()
    expect(page.locator("svg .lake")).not_to_have_attribute("d", str(before))
    tool(page, "straighten")
    middle = page.locator("svg [data-area=M1]").bounding_box()
    assert middle is not None
    page.mouse.click(middle["x"] + middle["width"] / 2, middle["y"] + middle["height"] / 2)
    expect(page.get_by_role("status")).to_contain_text("no corner or border near there")


@pytest.mark.parametrize(("code", "width"), [("en", 320), ("pl", 390), ("ru", 1280)])
def test_the_editor_has_no_barriers(new_person: NewPerson, tmp_path: Path, code: str, width: int) -> None:
    person = new_person(**(PHONE if width < 500 else {}) | {"width": width}, locale=code)
    page = start(person, code)
    page.get_by_label(words("island-editor-chosen", code)).select_option("M1")
    page.wait_for_load_state("networkidle")
    person.sees_all_said()
    person.look(f"islands-{code}-{width}")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert person.barriers() == []
    assert width >= 500 or page.evaluate(SMALL_TARGETS) == []
