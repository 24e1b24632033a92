"""Lessons: the rules by playing. Each is a file of data in ``data``, played by one engine."""

from .files import all_lessons, lesson_of
from .lesson import Lesson, lessons_document

__all__ = ["Lesson", "all_lessons", "lesson_of", "lessons_document"]
