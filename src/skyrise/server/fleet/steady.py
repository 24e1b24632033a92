"""The clock of leases: nobody sets it, and it goes on while the machine sleeps, where the system has such a clock."""

from __future__ import annotations

import time


def steady() -> float:
    """Seconds since some moment, the same for all processes of the machine."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
