"""Settings of all tests."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

settings.register_profile("quick", deadline=None, max_examples=40, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("long", deadline=None, max_examples=1000, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("SKYRISE_TEST_PROFILE", "quick"))

os.environ["LC_ALL"] = "C.UTF-8"  # tests read what commands say, in English unless they ask for another language
