"""The functions of the cores that a module has, and what they are called there. Needs no llvmlite."""

from __future__ import annotations

from typing import Final

from ..generator.dialect import AnyFunction
from ..native.dialect import all_entries

ROOMS: Final = ("kernel", "search")
"""Whose entries a browser needs: the rules' and the search's. Environments and the laboratory stay outside."""


def browser_entries() -> list[AnyFunction]:
    """The functions that a browser calls."""
    return [entry for entry in all_entries() if entry.__module__.split(".")[1] in ROOMS]


def export_name(function: AnyFunction) -> str:
    """Room, file and function: ``search.think.think``."""
    module = function.__module__.removeprefix("skyrise.").replace(".core.", ".")
    return f"{module}.{function.__name__}"
