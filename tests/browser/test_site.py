"""The game as a folder of files: tables in a worker of the page, and no server of ours."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from pathlib import Path

from playwright.sync_api import Error, expect

from browser.going_on import drop, save_game
from browser.hosting import host_table
from browser.people import NewPerson, Person
from browser.policies import mostly_passing
from browser.seats import Seat
from browser.site import LISTENS, PATIENT, ask, visitor
from browser.test_one_screen import covered
from browser.words import words
from files_served import served
from skyrise import Game
from skyrise.browser.site import SCREENS, write_site
from skyrise.notation import read_record, write_position
from skyrise.server.page import PATHS
from skyrise.teacher.puzzles import all_puzzles

DUEL = Path(__file__).parents[1] / "golden" / "records" / "v2" / "retail-2p.json"
MEMORY_IS_KEPT = "caches.open('engine-memory').then(async (kept) => (await kept.keys()).length > 0)"
"""Whoever comes again begins with the memory of the first visit."""


def test_after_one_visit_a_whole_game_is_played_without_a_network_and_through_a_reload(
    new_person: NewPerson, site: str
) -> None:
    person = visitor(new_person, site)
    expect(person.page.get_by_text(words("app-offline"))).to_be_visible(timeout=PATIENT)
    person.look("site-kept")
    assert person.barriers() == []
    person.context.set_offline(True)
    person.page.reload()
    host_table(person, ["me", "random", "beginner"])
    seat = Seat(person)
    seat.wait_for_turn()
    seat.play_on(mostly_passing(1), turns=3)
    before = seat.now["ply"]
    person.page.wait_for_function(MEMORY_IS_KEPT)
    person.page.reload()
    seat.wait_for_turn()
    assert seat.now["ply"] >= before
    seat.play_on(mostly_passing(2))
    assert seat.is_over
    person.sees_all_said()
    expect(person.button(re.compile(words("fair-title"))).locator(".yes")).to_be_visible()
    with person.page.expect_download() as saved:
        person.page.get_by_role("link", name=words("score-save")).click()
    record = json.loads(Path(saved.value.path()).read_text())
    assert record["format"] == "skyrise-record/1"
    go_on_from_the_replay(person, seat)


def test_below_a_path_it_is_played_kept_and_found_again(new_person: NewPerson, tmp_path: Path) -> None:
    """As on hosts that give each project a path of its own."""
    write_site(tmp_path / "skyrise", base="/skyrise/")
    with served(tmp_path) as address:
        person = visitor(new_person, f"{address}/skyrise")
        expect(person.page.get_by_text(words("app-offline"))).to_be_visible(timeout=PATIENT)
        host_table(person, ["me", "random"])
        person.page.wait_for_url(f"{address}/skyrise/t/local*")
        seat = Seat(person)
        seat.wait_for_turn()
        person.context.set_offline(True)
        person.page.reload()
        seat.wait_for_turn()
        seat.play_on(mostly_passing(1), turns=2)
        person.visit("/learn")
        expect(person.page.get_by_role("heading", level=1)).to_be_visible()
        manifest = person.page.locator("link[rel=manifest]").evaluate("link => link.href")
        assert manifest == f"{address}/skyrise/manifest.en.webmanifest"


def go_on_from_the_replay(person: Person, seat: Seat) -> None:
    """A finished game of a table goes on from a moment of it, on a phone."""
    table = seat.now["table"]
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.visit(f"/t/{table}/replay?at=20")
    go_on = person.button(words("go-on-here"))
    go_on.scroll_into_view_if_needed()
    assert person.barriers() == []
    person.look("replay-go-on-390")
    go_on.click()
    person.page.wait_for_url("**/go-on/local*at=20")
    person.button(words("go-on-begin")).click()
    seat.until(lambda now: now["table"] != table and bool(now["view"]))
    assert seat.now["origin"]["ply"] == 20


def test_every_level_plays_there_and_a_decision_is_taken_back(new_person: NewPerson, site: str) -> None:
    person = visitor(new_person, site)
    kernels: list[str] = []
    person.page.on("request", lambda request: kernels.append(request.url) if "/cores-" in request.url else None)
    levels = ["casual", "skilled", "expert"]
    host_table(person, ["me", *levels])
    seat = Seat(person)
    seat.play_on(lambda legal: next(action for action in legal if "@" in action), turns=1)
    seat.wait_for_turn()
    ply, decision = seat.now["ply"], seat.legal
    seat.play_on(mostly_passing(3), turns=1)
    seat.wait_for_turn()
    person.button(words("table-take-back")).click()
    seat.until(lambda now: now["ply"] == ply)
    assert seat.legal == decision
    seat.play_on(mostly_passing(4), turns=2)
    seat.wait_for_turn()
    replay = ask(person, "GET", f"/api/tables/{seat.now['table']}/replay")
    lines = ask(person, "GET", f"/api/tables/{seat.now['table']}")["lines"]
    bots = {one["bot"]: one["seat"] for one in seat.now["seats"] if one["bot"]}
    assert sorted(bots) == sorted(levels)
    assert {frame["seat"] for frame in replay["frames"] if frame["action"]} >= set(bots.values())
    assert not [line for line in lines if "failed" in line["message"]["id"]]
    assert kernels, "bots thought without the compiled rules"


def test_secrets_stay_covered_where_several_play_on_one_device(new_person: NewPerson, site: str) -> None:
    person = visitor(new_person, site, width=390, height=844)
    host_table(person, ["me", "me"])
    seat = Seat(person)
    seat.wait_for_turn()
    table = seat.now["table"]
    assert table.startswith("local")
    hands = [
        [words(f"wonder-{card}") for card in view["players"][one]["wonder_hand"]]
        for one in (0, 1)
        for view in [ask(person, "GET", f"/api/tables/{table}?seat={one}")["now"]["view"]]
    ]
    told = json.dumps(person.heard)
    assert all(hands)
    assert covered(person, hands[0] + hands[1])
    assert all(player["wonder_hand"] is None for player in person.heard["now"]["view"]["players"]), told
    assert person.barriers() == []
    person.look("site-one-device-390")
    peek = person.button(words("table-peek"))
    peek.hover()
    person.page.mouse.down()
    to_act = seat.now["view"]["to_act"]
    for name in hands[to_act]:
        expect(person.page.get_by_text(name).first).to_be_visible()
    assert covered(person, hands[1 - to_act])
    person.page.mouse.up()
    assert covered(person, hands[0] + hands[1])


def test_records_own_editions_and_words_need_no_server_in_any_language(
    new_person: NewPerson, site: str, record: Path
) -> None:
    person = visitor(new_person, site, "/replay", locale="pl")
    person.page.locator("input[type=file]").set_input_files(record)
    person.page.wait_for_url("**/replay/local*")
    person.page.get_by_role("slider", name=words("replay-scrub", "pl")).wait_for()
    person.sees_all_said()
    person.page.goto(f"{site}/editions")
    person.button(words("own-start", "pl")).click()
    person.page.get_by_label(words("own-name", "pl")).fill("Pudło babci")
    expect(person.page.get_by_role("status").filter(has_text=words("own-ready", "pl"))).to_be_visible()
    person.button(words("own-host", "pl")).click()
    person.button(words("host-play", "pl")).click()
    seat = Seat(person, "pl")
    seat.wait_for_turn()
    assert seat.now["options"]["own"] == "Pudło babci"
    text = f"/api/tables/{seat.now['table']}/text?language="
    told = [person.page.evaluate("path => window.askEngine('GET', path, '')", text + code) for code in ("en", "ru")]
    assert ["Era" in told[0]["text"], "эпоха" in told[1]["text"]] == [True, True]
    person.sees_all_said()
    person.look("site-polish")


def test_a_game_goes_on_from_its_file_and_from_a_position(
    new_person: NewPerson, site: str, tmp_path: Path, record: Path
) -> None:
    person = visitor(new_person, site)
    host_table(person, ["me", "random"])
    seat = Seat(person)
    seat.play_on(mostly_passing(1), turns=3)
    seat.wait_for_turn()
    before = seat.now
    drop(person, save_game(person, tmp_path))
    person.page.wait_for_url("**/replay/local*")
    person.page.get_by_role("slider", name=words("replay-scrub")).press("End")
    person.page.get_by_role("link", name=words("go-on-here")).click()
    expect(person.page.get_by_text(words("go-on-secrets"))).to_be_visible()
    expect(person.page.get_by_role("option", name=words("host-open"))).to_have_count(0)
    assert person.barriers() == []
    person.page.set_viewport_size({"width": 390, "height": 844})
    person.look("go-on-390")
    person.page.set_viewport_size({"width": 1280, "height": 720})
    person.button(words("go-on-begin")).click()
    seat.until(lambda now: now["table"] != before["table"] and bool(now["view"]))
    assert (seat.now["ply"], seat.now["view"]["players"]) == (before["ply"], before["view"]["players"])
    seat.play_on(mostly_passing(2), turns=1)
    game = Game.from_record(read_record(record.read_text()).until(20))
    position = tmp_path / "position.json"
    position.write_text(write_position(game.position()))
    drop(person, position)
    person.page.wait_for_url("**/go-on/local*")
    person.button(words("go-on-begin")).click()
    seat.until(lambda now: now["options"]["begun"] == "position" and bool(now["view"]))
    seat.play_on(mostly_passing(3), turns=2)
    person.sees_all_said()


def test_what_needs_others_says_so(new_person: NewPerson, site: str) -> None:
    person = visitor(new_person, site, width=390, height=844)
    expect(person.page.get_by_text(words("home-alone"))).to_be_visible()
    assert person.barriers() == []
    person.look("site-home-390")
    person.visit("/host")
    expect(person.page.get_by_text(words("home-alone"))).to_be_visible()
    expect(person.page.get_by_role("option", name=words("host-open"))).to_have_count(0)
    assert person.barriers() == []


def test_every_screen_without_a_table_has_a_file_of_its_own() -> None:
    screens = {path for path in PATHS.values() if "{" not in path and path != "/"}
    assert {f"/{screen}" for screen in SCREENS} == screens - {"/ladder"}, "only a server has a ladder"


def test_the_teacher_needs_no_server(new_person: NewPerson, site: str) -> None:
    """A puzzle, a replay that is tried again, and the analysis board, all thought about in the browser."""
    puzzle = next(one for one in all_puzzles().values() if one.file.answer == "pass")
    person = visitor(new_person, site, "/puzzles")
    page = person.page
    expect(page.get_by_text(words("puzzle-of-day"))).to_be_visible(timeout=PATIENT)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")  # it knows the screens that have no file
    page.goto(f"{site}/puzzles/{puzzle.file.id}")
    person.button(words("table-pass"), within=page.get_by_role("region", name=words("table-action-bar"))).click()
    solved = page.get_by_role("region", name=words("puzzle-right"))
    expect(solved.get_by_role("listitem").first).to_be_visible(timeout=PATIENT)
    page.goto(f"{site}/replay")
    page.locator("input[type=file]").set_input_files(DUEL)
    page.wait_for_url("**/replay/local*")
    replay = page.url.partition("?")[0]
    page.goto(f"{replay}?at=3")
    page.get_by_role("link", name=words("analysis-title")).click()
    lines = page.get_by_role("region", name=words("analysis-lines"))
    lines.get_by_title(words("analysis-play")).first.click(timeout=PATIENT)
    expect(page.get_by_role("region", name=words("analysis-variants")).get_by_role("listitem").first).to_be_visible()
    page.goto(f"{replay}?at=3")
    person.button(words("try-again")).click()
    person.button(words("try-begin"), within=page.get_by_role("dialog")).click()
    page.wait_for_url("**/t/local*")
    page.get_by_role("region", name=words("table-action-bar")).wait_for()
    person.sees_all_said()


def test_a_lesson_advice_and_a_review_need_no_server(new_person: NewPerson, site: str) -> None:
    person = visitor(new_person, site, "/learn")
    page = person.page
    page.locator("ol a[href='/learn/bids']").click(timeout=PATIENT)
    expect(page.get_by_role("region", name=words("school-guide"))).to_be_visible(timeout=PATIENT)
    host_table(person, ["me", "random"])
    Seat(person).wait_for_turn()
    page.keyboard.press("h")
    advice = page.get_by_role("region", name=words("school-advice"))
    expect(advice.get_by_role("listitem").first).to_be_visible(timeout=PATIENT)
    person.visit("/replay")
    page.locator("input[type=file]").set_input_files(DUEL)
    page.wait_for_url("**/replay/local*")
    page.get_by_role("link", name=words("school-review")).click()
    expect(page.get_by_role("slider", name=words("review-curve"))).to_be_visible(timeout=PATIENT)
    person.sees_all_said()


def test_a_tab_that_is_killed_after_an_action_loses_nothing(new_person: NewPerson, site: str) -> None:
    person = visitor(new_person, site)
    host_table(person, ["me", "me"])
    seat = Seat(person)
    seat.wait_for_turn()
    table, ply, version = seat.now["table"], seat.now["ply"], person.heard["version"]
    act = {"id": "action-1", "type": "act", "seat": seat.now["view"]["to_act"], "seen": version}
    action = next(action for action in seat.legal if "@" in action)
    ask(person, "POST", f"/api/tables/{table}/commands", {**act, "action": action})
    with suppress(Error):  # the browser tells that the tab has crashed
        person.page.goto("chrome://crash")
    again = person.context.new_page()
    again.set_default_timeout(PATIENT)
    again.add_init_script(LISTENS)
    again.expose_function("hearTold", lambda told: None)
    again.goto(f"{site}/host")
    again.wait_for_function("window.engine !== undefined")
    kept = again.evaluate("path => window.askEngine('GET', path, '')", f"/api/tables/{table}")
    assert json.loads(kept["text"])["now"]["ply"] == ply + 1
