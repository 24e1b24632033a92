"""The page of a report."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from typing import Final, NamedTuple

NAMESPACE: Final = ' xmlns="http://www.w3.org/2000/svg"'

FOOT: Final = (
    "Whiskers and ± are 95% intervals of each figure, computed from game to game. What is called fair, off or sure is "
    "so with wider ones, which hold for all figures of their kind at once. The same command gives the same report:"
)


class Fact(NamedTuple):
    """A headline: a large figure and what it means."""

    figure: str
    meaning: str


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a report: what it says, and the charts and tables that show it."""

    title: str
    says: Sequence[str]
    """Sentences in words."""
    shows: Sequence[str]
    """Charts and tables, HTML."""


def page(title: str, about: str, facts: Sequence[Fact], sections: Sequence[Section], command: str) -> str:
    """A whole report: one file that loads nothing and runs nothing."""
    head = "".join(f"<div><b>{escape(fact.figure)}</b><span>{escape(fact.meaning)}</span></div>" for fact in facts)
    body = "".join(map(_section, sections))
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"><title>{escape(title)}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{report_style()}</style></head>'
        "<body><main>"
        f'<header><h1>{escape(title)}</h1><p>{escape(about)}</p></header><div class="facts">{head}</div>{body}'
        f"<footer><p>{FOOT}</p><pre>{escape(command)}</pre></footer></main></body></html>\n"
    )


def report_style() -> str:
    """How pages that we make look."""
    return files(__package__).joinpath("page.css").read_text(encoding="utf-8")


def _section(section: Section) -> str:
    says = "".join(f"<p>{escape(sentence)}</p>" for sentence in section.says)
    return f"<section><h2>{escape(section.title)}</h2>{says}{''.join(section.shows)}</section>"


def drawing(svg: str) -> str:
    """An SVG file inside a page, where it needs no namespace."""
    return f'<div class="picture">{svg.replace(NAMESPACE, "", 1)}</div>'
