"""What the laboratory needs of the rules. The compiled load gets the compiled functions of the same names."""

from __future__ import annotations

from skyrise.rules.core.paths import largest_group as largest_group
from skyrise.rules.core.play import apply as apply
from skyrise.rules.core.scoring import controls as controls
from skyrise.rules.core.scoring import score_end_of_game as score_end_of_game
from skyrise.rules.core.scoring import winners as winners
