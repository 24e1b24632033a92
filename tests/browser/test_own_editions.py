"""About these rules, and a box that its owner types in: from the form to a file and to a table."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.people import NewPerson, Person
from browser.test_screens import PHONE, SMALL_TARGETS
from browser.words import words
from skyrise.components import load_edition


def start(person: Person, code: str = "en") -> Page:
    """A new edition in the form, which the server has found right."""
    page = person.visit("/editions")
    person.button(words("own-start", code)).click()
    expect(page.get_by_role("status")).to_contain_text(words("own-ready", code))
    return page


def field(page: Page, key: str) -> Locator:
    return page.locator(f"#value-{key.replace('.', '-')}")


def notes(page: Page, key: str) -> Locator:
    """What the field is described by."""
    described = field(page, key).get_attribute("aria-describedby")
    return page.locator(f"#{described}")


def test_an_owner_types_in_their_box_and_plays_with_it(new_person: NewPerson, tmp_path: Path) -> None:
    person = new_person()
    page = person.visit("/about")
    page.get_by_role("link", name=words("about-own-open")).click()
    person.button(words("own-start")).click()
    page.get_by_label(words("own-name")).fill("Grandma's box")
    patrons = page.get_by_role("textbox", name=words("value-patrons-values"))
    patrons.fill("1, 2, x")
    expect(notes(page, "patrons.values")).to_contain_text("expected a whole number from 0 to 99")
    expect(patrons).to_have_attribute("aria-invalid", "true")
    expect(person.button(words("own-save-file"))).to_be_disabled()
    page.reload()
    expect(patrons).to_have_value("1, 2, x")
    patrons.fill("1, 2, 4, 7")
    expect(page.get_by_role("status")).to_contain_text(words("own-ready"))
    with page.expect_download() as download:
        person.button(words("own-save-file")).click()
    download.value.save_as(tmp_path / download.value.suggested_filename)
    saved = load_edition(str(tmp_path / "grandma-s-box.toml"))
    assert (saved.name, saved.numbers("patrons.values")) == ("Grandma's box", (1, 2, 4, 7))
    person.button(words("own-host")).click()
    expect(page.get_by_role("radio", name="Grandma's box")).to_be_checked()
    person.button(words("host-open-table")).click()
    page.get_by_role("link", name="Grandma's box").click()
    expect(page.get_by_text(words("about-table", edition="Grandma's box"))).to_be_visible()
    expect(page.locator("details.own")).to_contain_text("1, 2, 4, 7")


@pytest.mark.parametrize(("code", "width", "look"), [("ru", 320, "light"), ("pl", 390, "dark"), ("en", 1280, "dark")])
def test_the_form_and_the_page_about_the_rules_have_no_barriers(
    new_person: NewPerson, code: str, width: int, look: str
) -> None:
    person = new_person(**(PHONE if width < 500 else {}) | {"width": width}, locale=code, color_scheme=look)
    page = start(person, code)
    page.get_by_role("radio", name=words("own-show-all", code), exact=True).check()
    field(page, "keys.large").fill("")
    expect(field(page, "keys.large")).to_have_attribute("aria-invalid", "true")
    _has_no_barriers(person, f"own-{code}-{width}", width)
    page = person.visit("/about")
    expect(page.locator("details.house")).to_be_visible()
    page.locator("details").evaluate_all("all => all.forEach(one => (one.open = true))")
    _has_no_barriers(person, f"about-{code}-{width}", width)


def _has_no_barriers(person: Person, name: str, width: int) -> None:
    page = person.page
    page.wait_for_load_state("networkidle")
    person.sees_all_said()
    person.look(name)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"{name} is wider than the screen"
    assert person.barriers() == []
    assert width >= 500 or page.evaluate(SMALL_TARGETS) == []


def test_values_are_found_and_put_back(new_person: NewPerson) -> None:
    page = start(new_person())
    expect(field(page, "keys.large")).to_be_hidden()
    page.get_by_label(words("own-search")).fill("shard")
    expect(page.locator(".field")).to_have_count(1)
    shard = field(page, "wonders.15.per_disc")
    shard.fill("4")
    expect(page.get_by_role("status")).to_contain_text("1\u00a0value changed")
    page.get_by_role("button", name="Reset: The Shard").click()
    expect(shard).to_have_value("2")
    expect(page.get_by_role("status")).to_contain_text("nothing changed yet")


def test_what_does_not_fit_together_leads_to_its_field(new_person: NewPerson) -> None:
    page = start(new_person())
    field(page, "buildings.red.era2.medium").fill("25")
    trouble = page.get_by_role("button", name="number 25 already belongs to")
    trouble.click()
    expect(field(page, "buildings.teal.era1.tall")).to_be_focused()
    field(page, "buildings.red.era2.medium").fill("43")
    expect(trouble).to_be_hidden()


def test_editions_are_opened_from_files_copied_and_deleted(new_person: NewPerson, tmp_path: Path) -> None:
    person = new_person()
    page = person.visit("/editions")
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text("[edition]\nid = 'x'\nname = 'From a file'\nbase = 'preview'\n[rows]\n2 = 5\n", encoding="utf-8")
    bad.write_text("[edition]\nid = 'retail'\nbase = 'retail'\n", encoding="utf-8")
    person.expected = ("422",)
    page.get_by_label(words("own-open-file")).set_input_files(bad)
    expect(page.get_by_role("alert")).to_contain_text("retail is an edition that comes with the game")
    page.get_by_label(words("own-open-file")).set_input_files(good)
    expect(field(page, "rows.2")).to_have_value("5")
    expect(page.get_by_role("alert")).to_be_hidden()
    person.button(words("own-duplicate")).click()
    expect(page.get_by_label(words("own-name"))).to_have_value("From a file (copy)")
    expect(page.get_by_role("status")).to_contain_text(words("own-ready"))
    person.button(words("own-delete")).click()
    person.button(words("own-delete"), page.get_by_role("dialog")).click()
    expect(page.get_by_label(words("own-name"))).to_have_value("From a file")
    page.reload()
    expect(page.get_by_role("button", name="From a file")).to_have_count(1)


def test_a_typed_name_may_not_be_that_of_a_rulebook(new_person: NewPerson) -> None:
    page = start(new_person())
    name = page.get_by_label(words("own-name"))
    name.fill("Retail")
    expect(name).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#own-name-notes")).to_contain_text("choose another name")
