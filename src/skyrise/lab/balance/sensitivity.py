"""What moves win rates most? Every value of an edition, changed alone by one step, on the same setups."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from skyrise.components import BadComponent, Edition
from skyrise.components.schema import SCHEMA, Choice, Flag, Number

from ..estimates import Estimate, Measure, PairedTally, together
from ..games import Chunk, Crew, Order
from ..games.run import Tell
from ..learn.files import weights_caveat
from ..report import Fact, Section, Series, html_table, page, signed, whisker_chart, with_half
from .groups import WINS, Group
from .measures import measures
from .report import about
from .run import measure_against

DEALT: Final = Group("win.dealt", "Win rate of those who were dealt a Wonder card", WINS[0].show)
WATCHED: Final = (*WINS, DEALT)
"""The win rates that are watched."""
SHOWN: Final = 20
"""Changes that have a line in the chart."""


class Step(NamedTuple):
    """A value that is changed alone."""

    key: str
    before: str
    after: str

    @property
    def change(self) -> str:
        """As ``--set`` says it."""
        return f"{self.key}={self.after}"


class Effect(NamedTuple):
    """The win rate that a step moves most surely, and how far."""

    step: Step
    group: Group
    difference: Estimate
    """With an interval wide enough for all figures of all steps at once."""

    @property
    def sure(self) -> float:
        """So much it moves at least; below 0 it may be chance."""
        return abs(self.difference.value) - self.difference.half


@dataclass(frozen=True, slots=True)
class Sensitivity:
    """What each step does, the one that surely moves a win rate furthest first."""

    order: Order
    effects: tuple[Effect, ...]
    fixed: tuple[str, ...]
    """Values that cannot be changed alone: an edition would not hold together."""


def steps_of(order: Order, keys: Sequence[str] = ()) -> tuple[list[Step], list[str]]:
    """One step for each value, or for those whose keys begin so; and the values that cannot be changed alone."""
    steps, fixed = [], []
    for key in SCHEMA:
        if keys and not any(key == one or key.startswith(f"{one}.") for one in keys):
            continue
        step = next((one for one in _steps(order.rules, key) if _holds(order, one)), None)
        if step is None:
            fixed.append(key)
        else:
            steps.append(step)
    return steps, fixed


def _steps(edition: Edition, key: str) -> Iterator[Step]:
    """What a value may become: one more or one less, the next word, the other answer."""
    kind, setting = SCHEMA[key], edition.values[key].setting
    match kind:
        case Number():
            number = edition.number(key)
            yield from (Step(key, str(number), str(near)) for near in (number + 1, number - 1))
        case Choice():
            yield from (Step(key, str(setting), word) for word in kind.words if word != setting)
        case Flag():
            yield Step(key, str(bool(setting)).lower(), str(not setting).lower())
        case _:
            numbers = edition.numbers(key)
            for way in (1, -1):
                yield Step(key, str(list(numbers)), str([number + way for number in numbers]))


def _holds(order: Order, step: Step) -> bool:
    try:
        replace(order, changes=(*order.changes, step.change))
    except BadComponent:
        return False
    return True


def measure_steps(
    order: Order, steps: Sequence[Step], fixed: Sequence[str], crew: Crew, tell: Tell = lambda _: None
) -> Sensitivity:
    """Plays the edition once, and every step on the same setups."""
    changed = [replace(order, changes=(*order.changes, step.change)) for step in steps]
    tallies = measure_against(order, changed, crew, tell, _watched)
    wide = together(sum(len(tally.differences(group.key)) for tally in tallies for group in WATCHED))
    effects = [_effect(step, tally, wide) for step, tally in zip(steps, tallies, strict=True)]
    found = sorted((one for one in effects if one is not None), key=lambda one: -one.sure)
    return Sensitivity(order, tuple(found), tuple(fixed))


def _watched(chunk: Chunk) -> dict[str, Measure]:
    measured = measures(chunk)
    return {group.key: measured[group.key] for group in WATCHED}


def _effect(step: Step, tally: PairedTally, wide: float) -> Effect | None:
    found = [Effect(step, group, one) for group in WATCHED for one in tally.differences(group.key, wide)]
    return max(found, key=lambda one: one.sure, default=None)


def sensitivity_report(found: Sensitivity, command: str) -> str:
    """The report as HTML, what matters most first."""
    sure = [one for one in found.effects if one.sure > 0]
    facts = [
        Fact(f"{found.order.games:,}", "setups, the same ones for every change"),
        Fact(str(len(found.effects)), "values, each changed by one step on its own"),
        Fact(str(len(sure)), "of them clearly move a win rate"),
        Fact(str(len(found.fixed)), "cannot be changed on their own"),
    ]
    says = [
        "For each change, the win rate it moves most clearly; those that may be chance come last.",
        "Intervals hold for all figures of all changes at once, with 95% confidence.",
        *filter(None, [weights_caveat(found.order)]),
    ]
    rows = [
        [one.step.key, one.step.before, one.step.after, f"{one.group.title}: {one.difference.label}", _shown(one)]
        for one in found.effects
    ]
    title = "What moves win rates most"
    table = html_table(title, ["value", "was", "becomes", "win rate", "moves by"], rows)
    lines = [replace(one.difference, label=one.step.change) for one in found.effects[:SHOWN]]
    chart = whisker_chart(f"{title}: the first {len(lines)}", [Series("moves by", lines)], signed(DEALT.show), 0.0)
    fixed = Section("What cannot be changed on its own", [", ".join(found.fixed) or "Nothing."], [])
    sections = [Section(title, says, [chart, table] if lines else []), fixed]
    return page(f"{title}: {found.order.rules.name}", about(found.order, found.order.games), facts, sections, command)


def _shown(one: Effect) -> str:
    return with_half(one.difference, signed(one.group.show))
