"""The messages of all languages as the audit sees them: their ids, arguments and texts, file by file."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern
from fluent.syntax.visitor import Visitor

import skyrise.language
from present import present
from skyrise.language import LANGUAGES
from skyrise.language.forms import FORMS

FOLDER = Path(skyrise.language.__file__).parent
FILES = sorted(path.name for path in (FOLDER / "en").glob("*.ftl"))


@dataclass(frozen=True)
class Entry:
    """One message of one file."""

    file: str
    text: str
    variables: frozenset[str]
    references: frozenset[str]
    forms: tuple[str, ...]

    @property
    def has_words(self) -> bool:
        """It says something itself, and not only its arguments or other messages."""
        entry = FluentParser().parse_entry(f"x ={self.text}")
        assert isinstance(entry, ast.Message)
        said = _Texts()
        said.visit(present(entry.value))
        return any(character.isalpha() for character in "".join(said.texts))


class _Names(Visitor):
    """The arguments and the other messages that a message mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.references.add(node.id.name)


class _Texts(Visitor):
    """The words of a message."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)

    def visit_StringLiteral(self, node: ast.StringLiteral) -> None:
        self.texts.append(node.value)


def entries_of(code: str, file: str) -> list[tuple[str, Entry]]:
    """The messages of a file, in order; whatever Fluent cannot read fails."""
    resource = FluentParser().parse((FOLDER / code / file).read_text(encoding="utf-8"))
    junk = [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{code}/{file}: {junk[0].annotations[0].message}: {present(junk[0].content)[:80]!r}"
    return [(entry.id.name, _entry(file, entry)) for entry in resource.body if isinstance(entry, ast.Message)]


def _entry(file: str, message: ast.Message) -> Entry:
    assert message.value is not None, message.id.name
    names = _Names()
    names.visit(message)
    return Entry(
        file,
        serialize_pattern(message.value),
        frozenset(names.variables),
        frozenset(names.references),
        tuple(attribute.id.name for attribute in message.attributes),
    )


@cache
def catalogue(code: str) -> dict[str, Entry]:
    """All messages of a language."""
    return dict(pair for file in FILES for pair in entries_of(code, file))


@cache
def arguments(code: str, message: str) -> frozenset[str]:
    """The arguments that a message takes, those of messages inside it included."""
    entry = catalogue(code)[message]
    return entry.variables.union(*(arguments(code, other) for other in entry.references))


def without_form(argument: str) -> str:
    """The argument of which a form is asked for.

    >>> without_form("piece-acc"), without_form("unbuilt-0")
    ('piece', 'unbuilt-0')
    """
    stem, _, form = argument.rpartition("-")
    return stem if stem and form in FORMS else argument


@cache
def vocabulary(code: str) -> frozenset[str]:
    """Every word of the messages of a language and of their forms, in small letters."""
    said = _Texts()
    for file in FILES:
        said.visit(FluentParser().parse((FOLDER / code / file).read_text(encoding="utf-8")))
    return frozenset(re.findall(r"[^\W\d_]+", " ".join(said.texts).lower()))


TRANSLATIONS = tuple(code for code in LANGUAGES if code != "en")
