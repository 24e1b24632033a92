"""The files of the lessons."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

from skyrise.components import Reason, Refusal
from skyrise.components.reading import Node
from skyrise.notation import BadDocument
from skyrise.notation.declared import read_declared
from skyrise.notation.documents import LessonFile

from .lesson import Lesson


def read_lesson(text: str) -> LessonFile:
    """The lesson of a file's text."""
    return read_declared(LessonFile, Node(tomllib.loads(text), "", BadDocument))


@cache
def all_lessons() -> tuple[Lesson, ...]:
    """Every lesson, in their order."""
    found = [one for one in files(__package__).joinpath("data").iterdir() if one.name.endswith(".toml")]
    lessons = [Lesson(read_lesson(one.read_text(encoding="utf-8"))) for one in found]
    return tuple(sorted(lessons, key=lambda lesson: lesson.file.number))


def lesson_of(name: str) -> Lesson:
    """A lesson by its id; a ``Refusal`` if there is none."""
    for lesson in all_lessons():
        if lesson.file.id == name:
            return lesson
    raise Refusal(Reason.LESSON_UNKNOWN)
