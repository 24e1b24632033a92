"""What it costs to be one of several servers: an action at the table's own server, and one that another passes on.

Plays at tables of one server, by HTTP, in turns: a round of actions that the owner gets itself, and one in which
another server gets them. Counts the processor time of both servers, which depends little on what else there is to do.

Usage: python benchmarks/fleet.py [--actions 400] [--rounds 4]
Needs PostgreSQL and nats-server (Debian's packages).
"""

from __future__ import annotations

import argparse
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from time import sleep
from typing import Any

import httpx

from load.serving import Server, serving

POSTGRES = Path(__file__).parents[1] / "scripts" / "postgres.sh"
PORT = 42_231
SECONDS_TO_REST = 4.0


@contextmanager
def parts() -> Iterator[tuple[str, ...]]:
    """A new database and a new broker: the options of servers that use them."""
    nats_server = [shutil.which("nats-server") or "/usr/sbin/nats-server", "-a", "127.0.0.1", "-p", str(PORT)]
    with ExitStack() as stack:
        script = subprocess.Popen([POSTGRES], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        stack.enter_context(script)
        assert script.stdout is not None
        database = script.stdout.readline().strip()
        nats = stack.enter_context(subprocess.Popen(nats_server, stderr=subprocess.DEVNULL))
        stack.callback(nats.terminate)
        yield "--database", database, "--broker", f"nats://127.0.0.1:{PORT}"


@contextmanager
def city(folder: Path) -> Iterator[tuple[list[Server], tuple[str, ...]]]:
    """Two servers on a new database and a new broker, and the options of another one."""
    with ExitStack() as stack:
        options = stack.enter_context(parts())
        data = [folder / str(number) for number in range(2)]
        yield [stack.enter_context(serving(one, end=signal.SIGTERM, options=options)) for one in data], options


def play(http: httpx.Client, owner: str, through: str, actions: int) -> int:
    """Plays at new tables of one server through another; returns how many actions were done."""
    done = 0
    while done < actions:
        http.cookies.clear()
        made = http.post(f"http://{owner}/api/tables", json={"seats": [{"kind": "me"}] * 2})
        table = made.raise_for_status().json()["now"]["table"]
        while done < actions and _act(http, f"http://{through}/api/tables/{table}", done):
            done += 1
    return done


def _act(http: httpx.Client, table: str, number: int) -> bool:
    news: dict[str, Any] = http.get(table).json()
    seat = (news["now"]["view"] or {}).get("to_act")
    if seat is None:
        return False
    legal = http.get(table, params={"seat": seat}).json()["now"]["view"]["legal"]
    act = {"type": "act", "id": f"act-{number:08}", "seat": seat, "seen": news["version"], "action": legal[0]}
    http.post(f"{table}/commands", json=act).raise_for_status()
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--actions", type=int, default=400)
    parser.add_argument("--rounds", type=int, default=4)
    given = parser.parse_args()
    with TemporaryDirectory() as folder, city(Path(folder)) as (servers, _), httpx.Client(timeout=60) as http:
        play(http, servers[0].address, servers[1].address, given.actions // 4)  # to warm up
        begun = [server.seconds() for server in servers]
        sleep(SECONDS_TO_REST)
        idle = sum(server.seconds() for server in servers) - sum(begun)
        print(f"two servers at rest: {idle / SECONDS_TO_REST * 1000:.1f} ms of a processor a second")
        for _ in range(given.rounds):
            for name, through in (("at its own server", servers[0]), ("passed on", servers[1])):
                before = [server.seconds() for server in servers]
                done = play(http, servers[0].address, through.address, given.actions)
                spent = [server.seconds() - one for server, one in zip(servers, before, strict=True)]
                owner, other = (one / done * 1000 for one in spent)
                print(f"{name}: {owner:.2f} ms at the owner, {other:.2f} ms at the other, for two looks and an action")


if __name__ == "__main__":
    main()
