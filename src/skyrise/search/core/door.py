"""What the search needs of the rules. The compiled load gets the compiled functions of the same names."""

from __future__ import annotations

from skyrise.rules.core.legal import legal_actions as legal_actions
from skyrise.rules.core.paths import largest_group as largest_group
from skyrise.rules.core.play import apply as apply
from skyrise.rules.core.scoring import objective_fulfilled as objective_fulfilled
from skyrise.rules.core.scoring import strength as strength
from skyrise.rules.core.scoring import total as total
from skyrise.rules.core.scoring import visionary_items as visionary_items
from skyrise.rules.core.scoring import winners as winners
from skyrise.rules.core.wonders import prestige as prestige
