"""What environments need from the machine. The compiled load has another module in the place of this one."""

from __future__ import annotations

from skyrise.rules.core.runtime import below as below
from skyrise.rules.core.runtime import jit as jit

entry = jit
"""Marks the functions that Python calls: compiled ones are kept between runs."""
