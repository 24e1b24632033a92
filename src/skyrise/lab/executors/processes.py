"""Worker processes on this machine. One that dies is replaced, and its games are played again."""

from __future__ import annotations

import os
import signal
from collections import Counter, deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from threading import Thread, current_thread, main_thread
from typing import Any, Final, NamedTuple, TypeAlias

from ..bot_games import Job, PlayedGame
from .contract import IN_HAND, TRIES, Play, gave_up

SPAWN: Final = get_context("spawn")
"""A new interpreter for each worker: the same on every system, and safe with threads."""

Pipe: TypeAlias = "Connection[Any, Any]"


class Processes:
    """Plays in several processes at a time."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def __repr__(self) -> str:
        return f"Processes({self.workers})"

    def results(self, jobs: Sequence[Job], play: Play) -> Generator[PlayedGame]:
        """Every job played, as they end."""
        pool = WorkerPool(jobs, play, self.workers)
        try:
            while pool.workers:
                yield from pool.listen()
        finally:
            pool.stop()


class Worker(NamedTuple):
    """A process and the games it was given; it is playing the first of them."""

    process: SpawnProcess
    pipe: Pipe
    hand: deque[Job]


class WorkerPool:
    """The workers and the games that are left."""

    def __init__(self, jobs: Sequence[Job], play: Play, size: int) -> None:
        self.left = deque(jobs)
        self.play = play
        self.deaths: Counter[int] = Counter()
        """By job."""
        self.workers: dict[Pipe, Worker] = {}
        for _ in range(min(size, len(jobs))):
            self._start_worker()

    def listen(self) -> Generator[PlayedGame]:
        """Waits until a worker sends a result, or dies."""
        for pipe in wait(list(self.workers)):
            worker = self.workers[pipe]  # type: ignore[index]
            try:
                played: PlayedGame = worker.pipe.recv()
            except (EOFError, OSError):
                self._replace(worker)
                continue
            worker.hand.popleft()
            self._hand_out(worker)
            yield played

    def stop(self) -> None:
        """Ends all workers, busy or not."""
        for worker in list(self.workers.values()):
            worker.process.terminate()
            self._release(worker)

    def _start_worker(self) -> None:
        mine, theirs = SPAWN.Pipe()
        process = SPAWN.Process(target=work, args=(theirs, self.play))
        with ignoring_ctrl_c():
            process.start()
        theirs.close()  # so that the pipe ends when the worker does
        self.workers[mine] = Worker(process, mine, deque())
        self._hand_out(self.workers[mine])

    def _hand_out(self, worker: Worker) -> None:
        while self.left and len(worker.hand) < IN_HAND:
            worker.hand.append(self.left.popleft())
            with suppress(OSError):  # a worker that has died is noticed by listening
                worker.pipe.send(worker.hand[-1])
        if not worker.hand:
            self._release(worker)

    def _replace(self, worker: Worker) -> None:
        self._release(worker)
        job = worker.hand[0]
        self.deaths[job.number] += 1
        if self.deaths[job.number] == TRIES:
            raise gave_up(job, f"exit code {worker.process.exitcode}")
        self.left.extendleft(reversed(worker.hand))
        self._start_worker()

    def _release(self, worker: Worker) -> None:
        """Closes the pipe of a worker, which ends it, and waits for that."""
        del self.workers[worker.pipe]
        worker.pipe.close()
        worker.process.join()


@contextmanager
def ignoring_ctrl_c() -> Iterator[None]:
    """A process started inside ignores Ctrl-C from the first moment: its parent ends it then."""
    if current_thread() is not main_thread():  # no other thread may change what a signal does
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(pipe: Pipe, play: Play) -> None:
    """A worker: plays what it is sent until its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # not every system inherits it
    Thread(target=end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        while True:
            pipe.send(play(pipe.recv()))


def end_with_parent() -> None:
    """Ends this process together with its parent, even in the middle of a decision."""
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
