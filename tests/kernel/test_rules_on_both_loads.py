"""All rule tests once more, with compiled rules playing along (``shadow.py``)."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from nodes import needs_node

pytest.importorskip("llvmlite", reason="llvmlite is not installed: the rules run interpreted only")

HERE = Path(__file__).parent


@pytest.mark.parametrize("load", ["native", pytest.param("wasm", marks=needs_node)])
def test_the_rule_tests_pass_on_compiled_loads(load: str) -> None:
    pytest_call = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "shadow", "tests/rules"]
    environment = {**os.environ, "SHADOW": load, "PYTHONPATH": os.pathsep.join((str(HERE), *sys.path[1:]))}
    done = subprocess.run(
        pytest_call, cwd=HERE.parent.parent, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:]
    agreed = re.search(r"both loads agree in (\d+) actions and (\d+) lists", done.stdout)
    assert agreed is not None
    assert int(agreed[1]) > 2000
    assert int(agreed[2]) > 2000
