"""Tables, each with one mailbox: what is accepted is on disk before anybody hears of it."""

from .hall import Hall
from .identity import Who
from .lines import event_line
from .refusal import Refusal
from .results import result_document
from .settings import HallSettings
from .sitting import Sitting
from .subscription import Subscription

__all__ = ["Hall", "HallSettings", "Refusal", "Sitting", "Subscription", "Who", "event_line", "result_document"]
