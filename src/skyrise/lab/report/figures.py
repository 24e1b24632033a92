"""How figures are written."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from ..estimates import Estimate


class Show(Protocol):
    """Writes a figure."""

    def __call__(self, figure: float, digits: int = 1) -> str: ...


def percent(figure: float, digits: int = 1) -> str:
    """A share.

    >>> percent(0.2512)
    '25.1%'
    """
    return f"{number(100 * figure, digits)}%"


def number(figure: float, digits: int = 1) -> str:
    """Prestige, bids and so on.

    >>> number(-12.345)
    '−12.3'
    """
    text = f"{figure:,.{digits}f}"
    return text.replace("-", "−" if _is_something(text) else "")


def signed(show: Show) -> Show:
    """A difference, written with its sign.

    >>> signed(number)(2.5), signed(number)(-1.0), signed(number)(0.001)
    ('+2.5', '−1.0', '0.0')
    """

    def signed_show(figure: float, digits: int = 1) -> str:
        text = show(figure, digits)
        return f"+{text}" if figure > 0 and _is_something(text) else text

    return signed_show


def with_half(one: Estimate, show: Show) -> str:
    """A figure with half its interval; with two digits if one would round the half to 0.

    >>> with_half(Estimate("", 6.745, 6.728, 6.762, 100), number)
    '6.75 ± 0.02'
    """
    digits = 1 if _is_something(show(one.half)) or not _is_something(show(one.half, 2)) else 2
    return f"{show(one.value, digits)} ± {show(one.half, digits).lstrip('+')}"


def with_ends(one: Estimate, show: Show) -> str:
    """A figure with its interval and the number of cases.

    >>> with_ends(Estimate("", 0.25, 0.23, 0.27, 1600), percent)
    '25.0% (23.0% to 27.0%, of 1,600)'
    """
    return f"{show(one.value)} ({show(one.low)} to {show(one.high)}, of {one.count:,.0f})"


def on_axis(ticks: Sequence[float], show: Show) -> list[str]:
    """The numbers on an axis, with as few digits as tell them apart.

    >>> on_axis([0.2, 0.21, 0.22], percent), on_axis([0.0, 0.5, 1.0], number)
    (['20%', '21%', '22%'], ['0.0', '0.5', '1.0'])
    """
    written = ([show(tick, digits) for tick in ticks] for digits in range(4))
    return next(texts for texts in written if len(set(texts)) == len(texts))


def _is_something(text: str) -> bool:
    return any(digit in text for digit in "123456789")
