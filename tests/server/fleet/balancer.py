"""HAProxy in front of a city, as ``deploy/haproxy.cfg`` has it: clients know one address, and nobody's else."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from socket import create_connection, create_server
from time import monotonic, sleep

import pytest

CONFIG = Path(__file__).parents[3] / "deploy" / "haproxy.cfg"
PLACES = "/usr/sbin:/usr/local/sbin:/usr/local/bin:/usr/bin"


def free_port() -> int:
    """A port that nobody listens on."""
    with create_server(("127.0.0.1", 0)) as listening:
        port: int = listening.getsockname()[1]
        return port


def config_for(port: int, servers: Sequence[int]) -> str:
    """The example with our ports: without a certificate, and nobody counts the only address that there is."""
    text = re.sub(r"bind :443 .*", f"bind 127.0.0.1:{port}", CONFIG.read_text())
    text = re.sub(r"maxconn \d+", "maxconn 500", text)  # as files allow, wherever this runs
    text = re.sub(r".*http-request (deny|set-header X-Forwarded-Proto).*\n", "", text)
    text = re.sub(r".*server \w+ 10\..*\n", "", text)
    return text + "".join(f"    server number{number} 127.0.0.1:{one}\n" for number, one in enumerate(servers))


@contextmanager
def balancing(folder: Path, servers: Sequence[int]) -> Iterator[str]:
    """The address of a load balancer in front of servers on this machine."""
    program = shutil.which("haproxy", path=PLACES)
    if program is None:
        pytest.skip("no load balancer: haproxy is not installed (Debian: apt-get install haproxy)")
    port = free_port()
    config = folder / "haproxy.cfg"
    config.write_text(config_for(port, servers))
    said = folder / "haproxy.errors"
    command = [program, "-db", "-f", str(config)]
    with said.open("wb") as errors, subprocess.Popen(command, stdout=errors, stderr=errors) as process:
        try:
            assert _is_there(port, process), said.read_text()
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def _is_there(port: int, process: subprocess.Popen[bytes]) -> bool:
    deadline = monotonic() + 60
    while monotonic() < deadline and process.poll() is None:
        try:
            create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            sleep(0.02)
        else:
            return True
    return False
