"""A worker process that thinks for bots.

The first bot that searches starts the library's compiled load in the background, and thinks interpreted until then.
"""

from __future__ import annotations

from skyrise.server.apart.loop import answer_lines
from skyrise.tables.recent_bots import RecentBots

if __name__ == "__main__":
    answer_lines(RecentBots().reply)
