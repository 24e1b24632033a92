"""Where the games are played: here, in processes of this machine, or on a Ray cluster."""

from .contract import Executor
from .processes import Processes
from .ray import RayCluster
from .serial import Serial

__all__ = ["Executor", "Processes", "RayCluster", "Serial", "local_executor"]


def local_executor(workers: int) -> Executor:
    """Plays on this machine: with one worker in this process, with more in processes of their own."""
    return Serial() if workers == 1 else Processes(workers)
