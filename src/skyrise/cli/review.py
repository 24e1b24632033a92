"""``skyrise review``: a game as a teacher sees it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from skyrise.language import Language, Message
from skyrise.notation.documents import DecisionDocument, ReviewDocument
from skyrise.rules import Record
from skyrise.teacher.review import Review
from skyrise.teacher.thinking import DEPTH, OwnThinker

from .files import load_record
from .options import JsonOutput
from .output import errors, print_json, screen
from .preparing import prepare_search
from .review_html import leads_to, points, review_page
from .speech import LanguageOption, spoken
from .tables import show_table

SHOWN = 8


def review(
    file: Annotated[Path, typer.Argument(help="A record file (skyrise-record/1), or - for standard input.")],
    html: Annotated[Path | None, typer.Option(help="Write the review as one HTML file.")] = None,
    json_output: JsonOutput = False,
    language: LanguageOption = None,
) -> None:
    """Review a game: everyone's chances throughout, the decisions that mattered, what was better and why.

    Each decision is judged by what the player could know at the time; endings are exact.

    Example: skyrise review game.json --html review.html
    """
    record = load_record(file)
    speech = spoken(language)
    prepare_search()
    document = _thought_through(record, speech)
    if html is not None:
        html.write_text(review_page(document, speech), encoding="utf-8")
    if json_output:
        print_json(document)
    elif html is None:
        _print(document, speech)


def _thought_through(record: Record, speech: Language) -> ReviewDocument:
    review, think = Review(record, DEPTH), OwnThinker()
    document = review.document()
    total = document["of"]
    with errors.status("") as status:
        while (question := review.next_question()) is not None:
            review.take(think(question))
            document["done"] += 1
            status.update(speech.words("review-unfinished", done=document["done"], of=max(total, document["done"])))
    return review.document()


def _print(document: ReviewDocument, speech: Language) -> None:
    names = speech.names(document["names"], document["colors"])
    show_table(_players(document, names, speech))
    decisions = {one["ply"]: one for one in document["decisions"]}
    screen.print(speech.words("review-moments" if document["moments"] else "review-moments-none"))
    for ply in document["moments"][:SHOWN]:
        _print_moment(decisions[ply], names, speech)


def _players(document: ReviewDocument, names: tuple[str, ...], speech: Language) -> Table:
    heads = [speech.words(f"mistake-{theme}") for theme in document["players"][0]["lost"]]
    table = Table(speech.words("review-player"), speech.words("review-best"), *heads, speech.words("review-luck"))
    for player in document["players"]:
        best = speech.words("review-best-of", best=player["best"], decisions=player["decisions"])
        lost = [points(-chance) for chance in player["lost"].values() if isinstance(chance, float)]
        table.add_row(names[player["seat"]], best, *lost, points(player["luck"] or 0.0))
    return table


def _print_moment(one: DecisionDocument, names: tuple[str, ...], speech: Language) -> None:
    where = speech.words("review-auction-at", auction=one["auction"], era=one["era"])
    verdict = speech.words(f"verdict-{one['verdict']}")
    better = one["candidates"][0]["action"] if one["candidates"] else one["action"]
    change = "" if better == one["action"] else f" ({speech.words('review-better')}: {better})"
    line = f"{where}, {names[one['seat']]}: {one['action']}, {verdict}, {points(-one['lost'])}{change}"
    screen.print(line, markup=False, soft_wrap=True)
    for reason in one["why"]:
        screen.print(f"  {speech.say(Message(**reason['message']), names)}", markup=False, soft_wrap=True)
    for candidate in one["candidates"][:1]:
        for said in leads_to(candidate, speech):
            screen.print(f"  {better}: {said}", markup=False, soft_wrap=True)
