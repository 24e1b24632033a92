"""Who somebody is: a player by the hash of their cookie, a seat's holder by its token."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from hashlib import sha256
from secrets import randbits
from typing import Final

CROCKFORD: Final = "0123456789abcdefghjkmnpqrstvwxyz"
ID_LENGTH: Final = 12
TOKEN_BYTES: Final = 24


@dataclass(frozen=True, slots=True)
class Who:
    """Somebody who speaks to a table."""

    player: str | None = None
    """The hash of their cookie."""
    token: str | None = None
    """Of a seat, shown instead of a cookie or beside it."""


def seat_token(key: bytes, table: str, seat: int, generation: int) -> str:
    """The token of a seat; it changes when the seat is freed."""
    return urlsafe_b64encode(_digest(key, f"seat|{table}|{seat}|{generation}")[:TOKEN_BYTES]).decode()


def fresh_table_id() -> str:
    """An id that nobody can guess."""
    return _crockford(randbits(5 * ID_LENGTH))


def rematch_id(key: bytes, table: str) -> str:
    """The id of a table's rematch: always the same, so that it is made once."""
    return _crockford(int.from_bytes(_digest(key, f"rematch|{table}")))


def is_token(token: str | None, expected: str) -> bool:
    """Is it the expected one? Takes as long for a wrong one as for the right one."""
    return token is not None and hmac.compare_digest(token.encode(), expected.encode())


def _digest(key: bytes, text: str) -> bytes:
    return hmac.digest(key, text.encode(), sha256)


def _crockford(number: int) -> str:
    return "".join(CROCKFORD[number >> 5 * place & 31] for place in range(ID_LENGTH))
