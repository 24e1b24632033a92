"""Play at a table of a server from a program: by HTTP alone, or with a WebSocket for the news (extra ``web``).

A server that restarts, a connection that breaks and a program that is started again cost nothing: questions and
commands are repeated until they are answered, news go on from the version one has, and a seat is kept by its token.
"""

from .calls import Calls, Refused, Unreachable
from .ladder import climb
from .play import Choose, play
from .table import Table

__all__ = ["Calls", "Choose", "Refused", "Table", "Unreachable", "climb", "play"]
