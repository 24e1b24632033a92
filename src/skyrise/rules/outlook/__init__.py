"""What would happen: the third door of the rules, beside ``legal_actions`` and ``apply``.

An outlook tells a reader how things stand if the game ended now, and what each of their legal actions would bring.
It is made from their view, so it gives no secret away: what they may not know counts nothing.

>>> from skyrise import Game, parse_action
>>> game = Game.new(players=2, seed=1)
>>> outlook = outlook_of(game.view(game.to_act))
>>> bid = outlook.actions[parse_action("24@H1")]
>>> bid.disc, bid.prestige_now, bid.prestige_at_end
('green', 0, 7)
"""

from .changes import ActionOutlook, ControlChange, Gain, ObjectiveChange, PanoramaChange, RowChange, Span, Worth
from .standing import Heights, IslandOutlook, ObjectiveOutlook, PanoramaOutlook, RowOutlook
from .table import Outlook, islands_now, outlook_of

__all__ = [
    "ActionOutlook",
    "ControlChange",
    "Gain",
    "Heights",
    "IslandOutlook",
    "ObjectiveChange",
    "ObjectiveOutlook",
    "Outlook",
    "PanoramaChange",
    "PanoramaOutlook",
    "RowChange",
    "RowOutlook",
    "Span",
    "Worth",
    "islands_now",
    "outlook_of",
]
