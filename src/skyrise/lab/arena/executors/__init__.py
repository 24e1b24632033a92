"""Where the games are played: here, in processes of this machine, or on a Ray cluster."""

from .contract import Executor
from .processes import Processes
from .ray import RayCluster
from .serial import Serial

__all__ = ["Executor", "Processes", "RayCluster", "Serial"]
