"""What environments need of the rules. The compiled load gets the compiled functions of the same names."""

from __future__ import annotations

from skyrise.rules.core.deal import deal as deal
from skyrise.rules.core.legal import legal_actions as legal_actions
from skyrise.rules.core.play import apply as apply
from skyrise.rules.core.scoring import total as total
from skyrise.rules.core.scoring import winners as winners
