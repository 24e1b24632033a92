"""Checks for tests: an index beyond its list, a number too large for its place, a shift too far, a division by 0.

Compiled code checks nothing, because a core that is right needs no checks. A checked build asks at every such place and
reports the first that is wrong: ``@failed`` calls what ``FAILED`` points to with the number of the place.
"""

from __future__ import annotations

from ..refusal import Place
from ..symbols import FAILED
from ..types import Store
from .writer import Writer

HELPER = f"""
@{FAILED} = global ptr null
declare void @llvm.trap()
define internal void @failed(i64 %site) cold noinline noreturn nounwind {{
  %call = load ptr, ptr @{FAILED}
  call void %call(i64 %site)
  call void @llvm.trap()
  unreachable
}}
"""


class Checks:
    """The places that are checked, numbered; none unless it is asked for."""

    def __init__(self, is_on: bool) -> None:
        self.is_on = is_on
        self.sites: list[str] = []

    def index(self, out: Writer, place: Place, index: str, length: str) -> None:
        """An index is not negative, and less than the length."""
        if self.is_on:
            self._assert(out, out.value(f"icmp ult i64 {index}, {length}"), f"{place}: an index is out of range")

    def shift(self, out: Writer, place: Place, count: str) -> None:
        """A number of 64 bits is shifted by 0 to 63."""
        if self.is_on:
            self._assert(out, out.value(f"icmp ult i64 {count}, 64"), f"{place}: a shift is out of range")

    def divisor(self, out: Writer, place: Place, divisor: str) -> None:
        """Nothing is divided by 0."""
        if self.is_on:
            self._assert(out, out.value(f"icmp ne i64 {divisor}, 0"), f"{place}: a division by 0")

    def fits(self, out: Writer, place: Place, value: str, narrow: str, store: Store) -> None:
        """A whole number is the same after it was stored in fewer bits."""
        if self.is_on:
            wide = out.value(f"sext i{8 * store.size} {narrow} to i64")
            same = out.value(f"icmp eq i64 {wide}, {value}")
            self._assert(out, same, f"{place}: a number does not fit into {8 * store.size} bits")

    def _assert(self, out: Writer, holds: str, problem: str) -> None:
        fine, wrong = out.label("fine"), out.label("wrong")
        out.branch(holds, fine, wrong)
        out.begin(wrong)
        out.line(f"call void @failed(i64 {len(self.sites)})")
        out.end("unreachable")
        out.begin(fine)
        self.sites.append(problem)
