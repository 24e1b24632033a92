"""A broker for the tests of fleets."""

from __future__ import annotations

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep

import pytest


@pytest.fixture(scope="session")
def nats(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    """The port of a broker of this session."""
    program = shutil.which("nats-server", path="/usr/sbin:/usr/local/bin:/usr/bin") or shutil.which("nats-server")
    if program is None:
        pytest.skip("no NATS: nats-server is not installed (Debian: apt-get install nats-server)")
    folder = tmp_path_factory.mktemp("nats")
    command = [program, "--addr", "127.0.0.1", "--port", "-1", "--ports_file_dir", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        yield _port(folder, process)
        process.terminate()


def _port(folder: Path, process: subprocess.Popen[bytes]) -> int:
    """As the broker writes it into a file."""
    deadline = monotonic() + 60
    while monotonic() < deadline and process.poll() is None:
        for file in folder.glob("*.ports"):
            if text := file.read_text():
                return int(json.loads(text)["nats"][0].rpartition(":")[2])
        sleep(0.01)
    raise AssertionError("the broker did not begin")
