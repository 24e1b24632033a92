"""Is an edition fair, and what does a change of it do: figures of many games, each with a 95% interval."""

from .compare import GAINED, comparison_report, found_differences, gained
from .groups import COMPARED, WINS, Group
from .measures import measures
from .report import balance_report, verdicts
from .run import measure, measure_both
from .sensitivity import Sensitivity, measure_steps, sensitivity_report, steps_of
from .sweep import Curve, Sweep, parse_sweep, sweep_report, sweep_value

__all__ = [
    "COMPARED",
    "GAINED",
    "WINS",
    "Curve",
    "Group",
    "Sensitivity",
    "Sweep",
    "balance_report",
    "comparison_report",
    "found_differences",
    "gained",
    "measure",
    "measure_both",
    "measure_steps",
    "measures",
    "parse_sweep",
    "sensitivity_report",
    "steps_of",
    "sweep_report",
    "sweep_value",
    "verdicts",
]
