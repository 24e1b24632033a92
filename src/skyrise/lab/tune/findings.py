"""What a search has found, in words and as JSON: the way, the values, and the rates with their intervals."""

from __future__ import annotations

from typing import Any, Final

from skyrise.components.schema import Setting

from ..estimates import Estimate
from ..report import number, percent
from .candidate import settings_of
from .misfit import Fit
from .race import Race
from .search import Found
from .task import Task
from .wants import Want

SURELY: Final = "surely reached"
REACHED: Final = "reached"
MISSED: Final = "missed"


def verdict(want: Want, one: Estimate) -> str:
    """Whether a rate is where it is wanted, and whether its whole interval is."""
    if not want.low <= one.value <= want.high:
        return MISSED
    return SURELY if want.low <= one.low and one.high <= want.high else REACHED


def summary(found: Found) -> str:
    """The result in a sentence."""
    verdicts = [verdict(want, one) for want, one in found.confirmed.estimates()]
    games = _setups(found.task)
    if MISSED in verdicts:
        return f"Missed: {verdicts.count(MISSED)} of {len(verdicts)} rates are outside what is wanted, on {games}."
    sure = verdicts.count(SURELY)
    return f"Reached: all {len(verdicts)} rates are where they are wanted, {sure} of them surely, on {games}."


def _setups(task: Task) -> str:
    """How many setups the result was measured on, in words."""
    games = {company.player: task.games_of(company, task.budget.confirm) for company in task.companies}
    counts = [f"{count:,}" if len(games) == 1 else f"{count:,} ({player})" for player, count in games.items()]
    return f"{' and '.join(counts)} fresh setups for each number of players"


def changed_values(found: Found) -> list[tuple[str, str, str]]:
    """The values that differ from the base: the key, the base's value, and the one found."""
    base = settings_of(found.task.edition)
    return [(key, _shown(old), _shown(new)) for key, old, new in found.best.differences(base)]


def _shown(setting: Setting) -> str:
    return ", ".join(map(str, setting)) if isinstance(setting, tuple) else str(setting)


WAY: Final = ("round", "candidates", "to the end", "games", "misfit", "farthest off")
"""The columns of the way."""


def way(found: Found) -> list[list[str]]:
    """A row for each round."""
    return [_row(race) for race in found.races]


def _row(race: Race) -> list[str]:
    counts = (race.number, len(race.placed), len(race.finalists))
    best = race.best.fit
    return [*map(str, counts), f"{race.games:,}", number(best.misfit, 2), farthest(best)]


def farthest(fit: Fit) -> str:
    """The rate that is farthest from the middle of its interval, in words."""
    want, one = max(fit.estimates(), key=lambda pair: abs(pair[1].value - pair[0].middle) / pair[0].half)
    return f"{one.label}, {want.company}: {percent(one.value)}"


RATES: Final = ("rate", "players", "who plays", "of", "wanted", "measured", "95%", "")
"""The columns of the rates."""


def rates(found: Found) -> list[list[str]]:
    """A row for each rate that is wanted."""
    return [rate_row(want, one) for want, one in found.confirmed.estimates()]


def rate_row(want: Want, one: Estimate) -> list[str]:
    """What is wanted of a rate, what was measured, and what that means."""
    wanted, ends = _interval(want.low, want.high, 1), _interval(one.low, one.high, 2)
    player, players = want.company
    return [want.rate, str(players), player, one.label, wanted, percent(one.value, 2), ends, verdict(want, one)]


def _interval(low: float, high: float, digits: int) -> str:
    return f"{percent(low, digits)} – {percent(high, digits)}"


def document(found: Found) -> dict[str, Any]:
    """Everything, as JSON."""
    base = settings_of(found.task.edition)
    return {
        **found.task.fingerprint(),
        "what_if": found.task.what_if,
        "rounds": [
            {
                "round": race.number,
                "candidates": len(race.placed),
                "finalists": len(race.finalists),
                "games": race.games,
                "misfit": race.best.fit.misfit,
                "best": dict(race.best.candidate.values),
            }
            for race in found.races
        ],
        "values": {key: setting for key, _, setting in found.best.differences(base)},
        "misfit": found.confirmed.misfit,
        "reached": found.confirmed.reached,
        "surely_reached": found.confirmed.surely_reached,
        "rates": [_rate(want, one) for want, one in found.confirmed.estimates()],
    }


def _rate(want: Want, one: Estimate) -> dict[str, Any]:
    return {
        "rate": want.rate,
        "players": want.company.players,
        "player": want.company.player,
        "of": want.of,
        "wanted": [want.low, want.high],
        "value": one.value,
        "low": one.low,
        "high": one.high,
        "count": one.count,
        "verdict": verdict(want, one),
    }
