"""How thorough a run of the tests is: ``make long`` tries everything, ``make test`` a choice."""

from __future__ import annotations

import os

IS_LONG = os.environ.get("SKYRISE_TEST_PROFILE") == "long"
