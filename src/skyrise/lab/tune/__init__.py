"""Tuning: finds values of an edition that reach a target, by races of candidates on the same setups."""

from .edition_file import edition_file
from .findings import document
from .journal import Journal
from .measuring import Meter
from .race import Race, Stage
from .report import tune_report
from .search import Found, tune
from .task import Task, read_task

__all__ = [
    "Found",
    "Journal",
    "Meter",
    "Race",
    "Stage",
    "Task",
    "document",
    "edition_file",
    "read_task",
    "tune",
    "tune_report",
]
