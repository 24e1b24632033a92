"""Editions of somebody's own as documents: what may be set, what is wrong with them, and their files."""

from __future__ import annotations

from typing import cast

from skyrise.components import BadComponent, Edition, Reason, Refusal, edition_ids, read_edition
from skyrise.components.own_editions import base_of, changed_settings, own_edition, troubles_of, write_edition
from skyrise.components.published import CURRENT
from skyrise.components.schema import SCHEMA, Choice, Flag, Kind, Number

from .documents import (
    CheckedEdition,
    EditionId,
    EditionsDocument,
    EditionTrouble,
    FieldDocument,
    OwnEdition,
    OwnEditionDocument,
    Setting,
    ValueKind,
)
from .editions import edition_document
from .messages import refusal_message, value_message, word_message


def editions_document() -> EditionsDocument:
    """The published editions, and every value that an edition has."""
    fields = [_field(key, kind) for key, kind in SCHEMA.items()]
    return {"components": CURRENT, "editions": list(edition_ids()), "fields": fields}


def load_own(own: OwnEdition) -> Edition:
    """The edition; a ``Refusal`` says what is wrong with it."""
    try:
        return _edition(own)
    except BadComponent as trouble:
        raise _refused(trouble) from trouble


def checked_edition(own: OwnEdition) -> CheckedEdition:
    """Everything that is wrong with single values, else the first thing that is wrong with the whole."""
    troubles = list(troubles_of(own.values))
    try:
        edition = None if troubles else _edition(own)
    except BadComponent as trouble:
        troubles, edition = [trouble], None
    return {
        "troubles": [_trouble(trouble) for trouble in troubles],
        "edition": None if edition is None else edition_document(edition),
        "toml": None if edition is None else write_edition(edition),
    }


def own_of_file(text: str) -> OwnEditionDocument:
    """What an edition file changes of its base; who vouches for it, the file alone says."""
    try:
        own = own_of_edition(read_edition("", text, own=True))
    except BadComponent as trouble:
        raise _refused(trouble) from trouble
    return {
        "name": own.name,
        "base": own.base,
        "values": cast(dict[str, Setting], own.values),
        "components": own.components,
    }


def own_of_edition(edition: Edition) -> OwnEdition:
    """What an edition of somebody's own changes of its base."""
    values: dict[str, object] = {key: _plain(setting) for key, setting in changed_settings(edition).items()}
    return OwnEdition(edition.name, cast(EditionId, base_of(edition).id), values, edition.components)


def _edition(own: OwnEdition) -> Edition:
    return own_edition(own.name, own.base, own.components, own.values)


def _refused(trouble: BadComponent) -> Refusal:
    """Of an edition as a whole, with the key that is wrong."""
    why = Refusal(Reason.COMPONENT_REFUSED, where=trouble.key, why=trouble) if trouble.key else trouble
    return Refusal(Reason.EDITION_REFUSED, place=trouble.key, why=why)


def _field(key: str, kind: Kind) -> FieldDocument:
    return {
        "key": key,
        "name": value_message(key).document(),
        "kind": _kind(kind),
        "least": None if isinstance(kind, Choice | Flag) else kind.least,
        "most": None if isinstance(kind, Choice | Flag) else kind.most,
        "words": [{"word": word, "name": word_message(word).document()} for word in kind.words]
        if isinstance(kind, Choice)
        else [],
    }


def _kind(kind: Kind) -> ValueKind:
    match kind:
        case Choice():
            return "choice"
        case Flag():
            return "flag"
        case Number():
            return "number"
        case _:
            return "numbers"


def _trouble(trouble: BadComponent) -> EditionTrouble:
    return {"place": trouble.key, "message": refusal_message(trouble).document()}


def _plain(setting: object) -> Setting:
    assert isinstance(setting, int | str | tuple)
    return list(setting) if isinstance(setting, tuple) else setting
