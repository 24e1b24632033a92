"""What the laboratory needs from the machine. The compiled load has another module in the place of this one."""

from __future__ import annotations

from skyrise.search.core.machine import copy as copy
from skyrise.search.core.machine import entry as entry
from skyrise.search.core.machine import jit as jit
from skyrise.search.core.machine import lowest as lowest
from skyrise.search.core.machine import popcount as popcount
