"""Editions: those that come with the game, and somebody's own, which are checked here and kept elsewhere."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

from skyrise.components import Reason, Refusal, edition_ids, load_edition
from skyrise.components.published import versions
from skyrise.notation import checked_edition, edition_document, editions_document, own_of_file
from skyrise.notation.declared import schema_of
from skyrise.notation.documents import (
    CheckedEdition,
    EditionDocument,
    EditionsDocument,
    EditionText,
    OwnEdition,
    OwnEditionDocument,
)

from .answers import answer
from .bodies import EditionTextBody, OwnEditionBody
from .examples import EDITION_TEXTS, OWN_EDITIONS
from .identity import Reader
from .limited import limited
from .openapi import REFERENCE, described
from .services import Serving

router = APIRouter(prefix="/editions", tags=["editions"])

EDITIONS = {*edition_ids(), *(f"{name}@{version}" for version in versions() for name in edition_ids(version))}


@router.get("", summary="The editions, and every value that one has", **described(EditionsDocument))
async def editions(request: Request, who: Reader, serving: Serving) -> Response:
    """What each value is called, and what it may be."""
    return (await serving.readings.packed("editions", editions_document, who.home)).answer(request)


@router.get("/{edition}", summary="One edition, complete", **described(EditionDocument, 404))
async def edition(request: Request, edition: str, who: Reader, serving: Serving) -> Response:
    """By its id, which is the current version's; ``retail@1`` is an older one."""
    if edition not in EDITIONS:
        raise Refusal(Reason.EDITION_UNKNOWN, edition=edition)
    made = await serving.readings.packed(
        ("edition", edition), lambda: edition_document(load_edition(edition)), who.home
    )
    return made.answer(request)


@router.post(
    "/check",
    summary="Check an edition of one's own",
    dependencies=[limited("readings")],
    **described(CheckedEdition, 413, 422, 429, body=schema_of(OwnEdition, REFERENCE), examples=OWN_EDITIONS),
)
async def check(who: Reader, serving: Serving, own: OwnEdition = OwnEditionBody) -> Response:
    """What is wrong with it, with the key of each value that is; else the complete edition and its file."""
    return answer(await serving.readings.document(lambda: checked_edition(own), who.home))


@router.post(
    "/read",
    summary="Read an edition file",
    dependencies=[limited("readings")],
    **described(OwnEditionDocument, 413, 422, 429, body=schema_of(EditionText, REFERENCE), examples=EDITION_TEXTS),
)
async def read(who: Reader, serving: Serving, file: EditionText = EditionTextBody) -> Response:
    """What a file in TOML changes of a published edition."""
    return answer(await serving.readings.document(lambda: own_of_file(file.text), who.home))
