"""Every number that a lesson says is true in its position: a change of the game cannot leave a lesson wrong."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from importlib.resources import files

import pytest

from skyrise import Game
from skyrise.components.names import FACTION_COLORS
from skyrise.language import LANGUAGES
from skyrise.notation.documents import StepFile
from skyrise.rules import parse_action
from skyrise.rules.actions import Bid
from skyrise.teacher.lessons import Lesson, all_lessons
from skyrise.teacher.lessons.lesson import begun, follow

SOURCES = ("wonders", "objective", "patrons", "keys", "commissions", "structures")
ERA = re.compile(r"\bEra [12]\b|\ber\w* [12]\b|\b[12]\.? er\w*|\b[12]-\w+ эпох\w*", re.IGNORECASE)
PLACE = re.compile(r"\b[A-Z][0-9]+\b")


@dataclass(frozen=True, slots=True)
class Scene:
    """A step, and the game as the learner comes to it by the hints before."""

    lesson: Lesson
    step: StepFile
    game: Game

    @property
    def seat(self) -> int:
        return self.lesson.file.start.seat

    def value(self, key: str) -> int:
        return self.game.match.edition.number(key)

    def discs(self, color: str) -> int:
        return self.game.position().players[self.seat].rows[color]

    def row(self, color: str, more: int = 0) -> int:
        """What each structure of a color scores, with so many more discs."""
        return self.value(f"rows.{self.discs(color) + more}")

    def structures(self, color: str) -> int:
        colors = {place.id: place.color for place in self.game.match.city.places}
        mine = [one for one in self.game.position().structures if one.seat == self.seat]
        return sum(colors[one.at] == color for one in mine)

    def points(self, source: str) -> int:
        return self.game.outcome_now().scores[self.seat].points[source]

    def totals(self) -> list[int]:
        return [sheet.total for sheet in self.game.outcome_now().scores]

    def buildings(self) -> tuple[int, ...]:
        return self.game.position().available(self.seat)

    def hinted(self) -> Bid | None:
        action = parse_action(self.step.hint_action) if self.step.hint_action else None
        return action if isinstance(action, Bid) else None

    def latest(self) -> int | None:
        """The number of the latest bid, or of the building that won the auction before."""
        position = self.game.position()
        return (position.bids or position.structures)[-1].building


def scenes(lesson: Lesson) -> Iterator[Scene]:
    game = begun(lesson.file.start)
    for step in lesson.file.steps:
        game = begun(step.start) if step.start is not None else game
        yield Scene(lesson, step, game.copy())
        if step.hint_action is not None:
            game.play(step.hint_action)
        follow(game, step.then)


ALL = [scene for lesson in all_lessons() for scene in scenes(lesson)]


def piece(scene: Scene) -> int | None:
    """The learner's building of the hint; where there is none, the one that somebody else has just bid."""
    hinted = scene.hinted()
    if hinted is None:
        return scene.latest()
    assert hinted.building in scene.buildings()
    return hinted.building


def patron_discs(scene: Scene) -> int:
    return sum(scene.game.position().players[scene.seat].patrons.values())


ARGUMENTS: dict[str, Callable[[Scene], int | None]] = {
    "piece": piece,
    "latest": Scene.latest,
    "items": patron_discs,
    "lesson-bids-5.mine": lambda scene: max(scene.buildings()),
    "lesson-keys-1.piece": lambda scene: scene.buildings()[0] if len(scene.buildings()) == 1 else None,
    "lesson-discs-1.discs": lambda scene: scene.discs("white"),
    "lesson-discs-1.value": lambda scene: scene.row("white"),
    "lesson-discs-1.structures": lambda scene: scene.structures("white"),
    "before": lambda scene: scene.row("white"),
    "after": lambda scene: scene.row("white", more=1),
    "lesson-discs-4.prestige": lambda scene: scene.value("visionary.excess"),
    "lesson-discs-5.prestige": lambda scene: scene.value("visionary.excess"),
    "prestige": lambda scene: scene.value("control.prestige"),
    "lakes": lambda scene: scene.value("panoramas.lakes.prestige"),
    "windmills": lambda scene: scene.value("panoramas.windmills.prestige"),
    **{color: partial(Scene.structures, color=color) for color in FACTION_COLORS},
    **{f"{color}_value": partial(Scene.row, color=color) for color in FACTION_COLORS},
    **{f"lesson-counting-4.{source}": partial(Scene.points, source=source) for source in SOURCES},
    "lesson-counting-5.mine": lambda scene: scene.totals()[scene.seat],
    "lesson-counting-5.other": lambda scene: scene.totals()[1],
    "lesson-counting-5.winner": lambda scene: max(scene.totals()),
}
"""What each number among the arguments of a step has to be: of one step, or of every step that has such an argument."""


def numbers(scene: Scene) -> dict[str, int]:
    return {name: value for name, value in (scene.step.arguments or {}).items() if isinstance(value, int)}


@pytest.mark.parametrize("scene", [one for one in ALL if numbers(one)], ids=lambda scene: scene.step.title)
def test_every_number_among_the_arguments_is_true(scene: Scene) -> None:
    for name, value in numbers(scene).items():
        right = ARGUMENTS.get(f"{scene.step.title}.{name}") or ARGUMENTS[name]
        assert right(scene) == value, name


def test_where_something_is_said_to_be_bid_it_is() -> None:
    for scene in ALL:
        arguments = scene.step.arguments or {}
        if "latest" in arguments:
            assert scene.game.position().bids[-1].at == arguments["at"], scene.step.title
        if (hinted := scene.hinted()) is not None and "next" in arguments:
            assert hinted.at == arguments["next"], scene.step.title


def heights(scene: Scene, *wanted: str) -> set[int]:
    return {building for building in scene.buildings() if scene.game.match.heights[building] in wanted}


def values_of_patrons(scene: Scene) -> set[int]:
    position = scene.game.position()
    held = position.players[scene.seat].patrons
    return {value for letter, value in position.patron_values.items() if held[letter] and value is not None}


WRITTEN: dict[str, Callable[[Scene], set[int]]] = {
    "lesson-islands-2-hint": lambda scene: heights(scene, "tall", "medium"),
    "lesson-patrons-3-why": lambda scene: {scene.value("visionary.commissions")},
    "lesson-wonders-4-hint": lambda scene: {scene.value("wonders.11.per_structure")},
    "lesson-keys-2-hint": lambda scene: {scene.value("keys.large")},
    "lesson-counting-2-hint": values_of_patrons,
}
"""The messages with numbers that are written out, and what these have to be."""


def written(code: str) -> dict[str, set[int]]:
    """The numbers in the texts of lessons, by message; those of places and eras do not count."""
    text = files("skyrise.language").joinpath(code, "lessons.ftl").read_text(encoding="utf-8")
    found = {}
    for name, said in re.findall(r"^(lesson-[a-z0-9-]+) = (.*(?:\n +.*)*)", text, re.MULTILINE):
        plain = PLACE.sub("", ERA.sub("", re.sub(r"\{[^}]*\}", "", said)))
        found[name] = {int(number) for number in re.findall(r"[0-9]+", plain)}
    return found


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_number_in_the_texts_is_true(code: str) -> None:
    told = {name: found for name, found in written(code).items() if found}
    assert set(told) <= set(WRITTEN), "a number that nobody checks"
    said_in = {
        message: scene
        for scene in ALL
        for message in (scene.step.happened, scene.step.why, scene.step.hint, *(scene.step.tasks or ()))
        if message is not None
    }
    for name, found in told.items():
        assert found == WRITTEN[name](said_in[name]), name
