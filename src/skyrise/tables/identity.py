"""Who somebody is: a player by the hash of their cookie, a seat's holder by its token."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from secrets import randbits
from typing import Final

CROCKFORD: Final = "0123456789abcdefghjkmnpqrstvwxyz"
ID_LENGTH: Final = 12
CODE_LENGTH: Final = 6
TOKEN_BYTES: Final = 24
COMMAND: Final = "id"
"""The key under which the last entry of a command keeps the id of the command."""
SENDER: Final = "sender"
"""The key under which it keeps whose command it was; entries of version 0.1 have none."""

_READ_AS: Final = str.maketrans("oil", "011")
"""Letters that Crockford's alphabet leaves out, since they look like digits."""


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody who speaks to a table."""

    player: str | None = None
    """The hash of their cookie."""
    token: str | None = None
    """Of a seat, shown instead of a cookie or beside it."""
    home: str = field(default="", compare=False)
    """Where they speak from, as far as it is known: what is scarce is shared fairly between homes."""

    @property
    def sender(self) -> str:
        """Whose commands they are: an id that somebody else chose too is another command."""
        return self.player or f"token {sha256((self.token or '').encode()).hexdigest()}"


@dataclass(frozen=True, slots=True)
class CommandKey:
    """A command by its sender and the id that they chose for it."""

    sender: str
    id: str

    @classmethod
    def read(cls, stored: Mapping[str, object]) -> CommandKey | None:
        """As an entry keeps it; version 0.1 kept no sender."""
        return cls(str(stored.get(SENDER, "")), str(stored[COMMAND])) if COMMAND in stored else None

    def stored(self) -> dict[str, str]:
        """For an entry."""
        return {**({SENDER: self.sender} if self.sender else {}), COMMAND: self.id}


@dataclass(frozen=True, slots=True)
class Eyes:
    """Whom a reader sees the game as."""

    seat: int | None = None
    """None: a spectator."""
    covered: bool = False
    """The seat's secrets are face down: several people may sit before the screen."""

    @property
    def secrets(self) -> int | None:
        """The seat whose secrets they see."""
        return None if self.covered else self.seat


def seat_token(key: bytes, table: str, seat: int, generation: int) -> str:
    """The token of a seat; it changes when the seat is freed."""
    return urlsafe_b64encode(_digest(key, f"seat|{table}|{seat}|{generation}")[:TOKEN_BYTES]).decode()


def fresh_table_id(prefix: str = "") -> str:
    """An id that nobody can guess. The prefix says where the table is kept, if that is not a server."""
    return prefix + _crockford(randbits(5 * ID_LENGTH))


def code_of(table: str) -> str:
    """The code of a table: how its id begins. It opens the door to guests, and says nothing about seats."""
    return table[:CODE_LENGTH]


def read_code(text: str) -> str:
    """A code as somebody typed it, in the letters of ids."""
    return text.lower().translate(_READ_AS)


def rematch_id(key: bytes, table: str) -> str:
    """The id of a table's rematch, which is kept where the table is: always the same, so that it is made once."""
    return table[:-ID_LENGTH] + _crockford(int.from_bytes(_digest(key, f"rematch|{table}")))


def is_token(token: str | None, expected: str) -> bool:
    """Is it the expected one? Takes as long for a wrong one as for the right one."""
    return token is not None and hmac.compare_digest(token.encode(), expected.encode())


def _digest(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode(), sha256)


def _crockford(number: int) -> str:
    return "".join(CROCKFORD[number >> 5 * place & 31] for place in range(ID_LENGTH))
