"""What compiled environments need from the machine: the twin of ``skyrise.envs.core.machine``."""

from __future__ import annotations

from skyrise.kernel.runtime import below as below
from skyrise.kernel.runtime import entry as entry
from skyrise.kernel.runtime import jit as jit
