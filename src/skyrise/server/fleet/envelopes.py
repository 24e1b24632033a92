"""What servers say to each other: a line of JSON, and bytes after it."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any, Literal

import orjson

Kind = Literal["open", "taken", "refused", "event", "send", "credit", "end", "wake", "reset", "gossip", "echo"]
"""``open`` begins a session at the owner, which answers ``taken`` or ``refused``; ``event`` is what comes from the
client, ``send`` what goes to it, ``credit`` lets the next one come; ``end`` ends it. ``wake``: tables to be woken;
``reset``: whoever says it has forgotten its sessions; ``gossip``: what was spent, and who is where; ``echo`` is said
to oneself, to hear whether the broker answers."""


@dataclass(frozen=True, slots=True)
class Envelope:
    """One message between two servers."""

    kind: Kind
    sender: str
    session: str = ""
    head: dict[str, Any] = field(default_factory=dict)
    """What it says, as JSON."""
    body: bytes = b""

    def packed(self) -> bytes:
        """For the broker."""
        head = {key: value for key, value in asdict(self).items() if key != "body"}
        return orjson.dumps(head) + b"\n" + self.body

    @classmethod
    def unpacked(cls, data: bytes) -> Envelope:
        """As it came; a ``ValueError`` if it is none of ours."""
        line, _, body = data.partition(b"\n")
        try:
            return cls(**orjson.loads(line), body=body)
        except TypeError as error:
            raise ValueError(str(error)) from error
