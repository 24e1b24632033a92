"""Work that is done apart, in processes of its own: whatever becomes of it, no table waits, and it can be killed."""

from .line import FairLine, Place
from .process import LineProcess, NoReply

__all__ = ["FairLine", "LineProcess", "NoReply", "Place"]
