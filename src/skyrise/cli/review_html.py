"""A review as one HTML file that loads nothing and runs nothing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from skyrise.lab.report.page import report_style
from skyrise.language import Language, Message
from skyrise.notation.documents import (
    AdviceReason,
    AdvisedAction,
    AuctionReview,
    DecisionDocument,
    PlayerReview,
    ReviewDocument,
)

from .review_chart import chances_chart

MOMENTS = 20


def review_page(document: ReviewDocument, speech: Language) -> str:
    """The whole page, in one language."""
    names = speech.names(document["names"], document["colors"])
    title = escape(f"{speech.words('review-title')}: {speech.join(names)}")
    body = _curve(document, names, speech) + _moments(document, names, speech) + _players(document, names, speech)
    return (
        f'<!DOCTYPE html>\n<html lang="{speech.code}"><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><style>{report_style()}</style></head>'
        f"<body><main><header><h1>{title}</h1></header>{body}</main></body></html>\n"
    )


def points(chance: float) -> str:
    """A difference of chances, in points: −14."""
    number = round(100 * chance)
    return f"−{-number}" if number < 0 else f"+{number}" if number else "0"


def _section(title: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)}</h2>{''.join(parts)}</section>"


def _table(caption: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Cells may have marks of HTML in them."""
    head = "".join(f'<th scope="col">{escape(one)}</th>' for one in heads)
    lines = (
        f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in rest)}</tr>' for first, *rest in rows
    )
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(caption)}"><table><thead><tr>{head}</tr>'
        f"</thead><tbody>{''.join(lines)}</tbody></table></div>"
    )


def _curve(document: ReviewDocument, names: Sequence[str], speech: Language) -> str:
    title = speech.words("review-curve")
    notes = f"{speech.words('review-curve-note')} {speech.words('review-curve-open')}"
    rows = [
        (str(point["auction"]), *(f"{chance:.0%}" for chance in point["wins"]), *_opened(point["open"], len(names)))
        for point in document["curve"]
    ]
    table = _table(title, [speech.words("review-auction"), *names, *(f"{name} *" for name in names)], rows)
    chart = f'<div class="wide" tabindex="0">{chances_chart(document, names, speech)}</div>'
    more = f"<details><summary>{escape(title)}</summary>{table}<p>* {escape(speech.words('review-open'))}</p></details>"
    return _section(title, f"<p>{escape(notes)}</p>", chart, more)


def _opened(chances: Sequence[float] | None, players: int) -> list[str]:
    return ["–"] * players if chances is None else [f"{chance:.0%}" for chance in chances]


def _moments(document: ReviewDocument, names: Sequence[str], speech: Language) -> str:
    title = speech.words("review-moments")
    decisions = {one["ply"]: one for one in document["decisions"]}
    told = [_moment(decisions[ply], names, speech) for ply in document["moments"][:MOMENTS]]
    return _section(title, *(told or [f"<p>{escape(speech.words('review-moments-none'))}</p>"]))


def _moment(one: DecisionDocument, names: Sequence[str], speech: Language) -> str:
    where = speech.words("review-auction-at", auction=one["auction"], era=one["era"])
    head = f"{where}. {names[one['seat']]}: {one['action']} · {speech.words('verdict-' + one['verdict'])}"
    cost = f" {points(-one['lost'])}" if one["lost"] else ""
    better = [f"{best['action']}: {said}" for best in one["candidates"][:1] for said in leads_to(best, speech)]
    why = "".join(f"<p>{escape(said)}</p>" for said in (*_said(one["why"], names, speech), *better))
    rows = [
        (
            escape(candidate["action"]) + _mark(number, candidate["action"] == one["action"], speech),
            *(f"{chance:.0%}" for chance in candidate["wins"]),
            f"{candidate['prestige'][one['seat']]:.0f}",
        )
        for number, candidate in enumerate(one["candidates"])
    ]
    heads = [speech.words("terminal-action"), *names, speech.words("table-prestige-word")]
    method = speech.words(f"method-{one['method']}")
    how = f"<p>({escape(method)})</p>"
    told = _table(head, heads, rows), _reasons(one, names, speech), how, _unknown(one, names, speech)
    return f"<h3>{escape(head)}{cost}</h3>{why}{''.join(told)}"


def _reasons(one: DecisionDocument, names: Sequence[str], speech: Language) -> str:
    """Why each of the candidates, and what it leads to."""
    items = (
        f"<li>{escape(candidate['action'])}: {escape(' '.join(_told(candidate, names, speech)))}</li>"
        for candidate in one["candidates"]
    )
    title = escape(speech.words("review-why"))
    return f"<details><summary>{title}</summary><ul>{''.join(items)}</ul></details>"


def _told(candidate: AdvisedAction, names: Sequence[str], speech: Language) -> list[str]:
    return [*_said(candidate["reasons"], names, speech), *leads_to(candidate, speech)]


def leads_to(candidate: AdvisedAction, speech: Language) -> list[str]:
    """How the game may well go on after an action, if anybody thought so far."""
    line = candidate["line"]
    return [speech.words("analysis-then", line=", ".join(line))] if line else []


def _mark(number: int, is_played: bool, speech: Language) -> str:
    marks = [speech.words("review-played")] if is_played else []
    marks += [speech.words("review-better")] if number == 0 and not is_played else []
    return f" ({escape(', '.join(marks))})" if marks else ""


def _unknown(one: DecisionDocument, names: Sequence[str], speech: Language) -> str:
    """What was hidden then, and what it would have cost with all cards open."""
    said = []
    if one["hidden"]:
        what = "; ".join(speech.say(Message(**message), names) for message in one["hidden"])
        said.append(speech.words("review-hidden", what=what))
    if one["open_lost"] is not None:
        said.append(speech.words("review-open-lost", lost=points(-one["open_lost"])))
    return f"<p>{escape(' '.join(said))}</p>" if said else ""


def _said(reasons: Sequence[AdviceReason], names: Sequence[str], speech: Language) -> list[str]:
    return [speech.say(Message(**reason["message"]), names) for reason in reasons]


def _players(document: ReviewDocument, names: Sequence[str], speech: Language) -> str:
    title, note = speech.words("review-players"), speech.words("review-lost-note")
    kinds = document["players"][0]["lost"]
    heads = [speech.words("review-player"), speech.words("review-best")]
    heads += [speech.words(f"mistake-{kind}") for kind in kinds] + [speech.words("review-luck")]
    rows = [_player(player, names, speech) for player in document["players"]]
    auctions = [_auctions(player, names[player["seat"]], speech) for player in document["players"]]
    return _section(title, f"<p>{escape(note)}</p>", _table(title, heads, rows), *auctions)


def _player(player: PlayerReview, names: Sequence[str], speech: Language) -> list[str]:
    best = speech.words("review-best-of", best=player["best"], decisions=player["decisions"])
    lost = player["lost"]
    losses = (lost["bidding"], lost["low"], lost["passing"], lost["place"], lost["wonder"], lost["wild"])
    luck = "–" if player["luck"] is None else points(player["luck"])
    return [escape(names[player["seat"]]), escape(best), *(points(-one) for one in losses), luck]


def _auctions(player: PlayerReview, name: str, speech: Language) -> str:
    title = f"{name}. {speech.words('review-auctions')}"
    words = ("auction", "place", "paid", "beaten", "gain", "chance")
    heads = [speech.words(f"review-{word}") for word in words]
    rows = [_auction(one, speech) for one in player["auctions"]]
    return f"<details><summary>{escape(title)}</summary>{_table(title, heads, rows)}</details>"


def _auction(one: AuctionReview, speech: Language) -> list[str]:
    paid = str(one["building"]) if one["wonder"] is None else speech.words(f"wonder-{one['wonder']}")
    beaten = "–" if one["beaten"] is None else str(one["beaten"])
    return [str(one["auction"]), one["at"], escape(paid), beaten, str(one["gain"]), points(one["chance"])]
