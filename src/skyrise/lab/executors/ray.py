"""The machines of a Ray cluster, or a local Ray on this one. Results come back here; the cluster keeps nothing."""

from __future__ import annotations

import os
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from types import ModuleType
from typing import Any

from skyrise.components import Reason

from ..bot_games import Job, PlayedGame
from ..errors import ArenaError, require
from .contract import IN_HAND, TRIES, Play, gave_up


class RayCluster:
    """Plays on the cluster at an address (``auto`` or ``host:port``); without one, on a local Ray."""

    def __init__(self, address: str | None = None, workers: int | None = None) -> None:
        self.address = address
        self.workers = workers
        """How many games at a time; None: as many as there are cores."""

    def __repr__(self) -> str:
        return f"RayCluster({self.address!r}, {self.workers})"

    def results(self, jobs: Sequence[Job], play: Play) -> Generator[PlayedGame]:
        """Every job played, as they end. If a worker dies, Ray itself plays its game again."""
        with self.connected() as ray:
            task = ray.remote(num_cpus=1, max_retries=TRIES - 1)(play_there)
            left = iter(jobs)
            pending: dict[Any, Job] = {}
            try:
                while True:
                    room = self._places(ray) - len(pending)
                    pending |= {task.remote(play, job): job for job in islice(left, max(room, 0))}
                    if not pending:
                        return
                    (done, *_), _ = ray.wait(list(pending))
                    yield _result(ray, done, pending.pop(done))
            finally:
                for reference in pending:
                    ray.cancel(reference, force=True)

    def _places(self, ray: ModuleType) -> int:
        """How many games may be under way: more than there are cores, so that a cluster that can grow does."""
        return self.workers or IN_HAND * int(ray.cluster_resources()["CPU"])

    @contextmanager
    def connected(self) -> Iterator[ModuleType]:
        """Ray, connected as long as this is open; whatever is played meanwhile is played there."""
        ray = require("ray", "ray")
        if ray.is_initialized():
            yield ray
            return
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # otherwise Ray reports usage over the network
        own = {"num_cpus": self.workers, "include_dashboard": False} if self.address is None else {}
        try:
            ray.init(self.address or "local", log_to_driver=False, logging_level="ERROR", **own)
        except (OSError, RuntimeError, ValueError) as error:
            raise ArenaError(Reason.ARENA_RAY, address=self.address or "none", why=str(error)) from error
        try:
            yield ray
        finally:
            ray.shutdown()


def play_there(play: Play, job: Job) -> PlayedGame:
    """What a worker of the cluster does."""
    return play(job)


def _result(ray: ModuleType, done: Any, job: Job) -> PlayedGame:
    try:
        played: PlayedGame = ray.get(done)
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.OutOfMemoryError) as error:
        raise gave_up(job, type(error).__name__) from error
    except ray.exceptions.RayError as error:
        why = str(error).strip().rpartition("\n")[2]
        raise ArenaError(Reason.ARENA_CLUSTER, game=str(job.number), why=why) from error
    return played
