"""Who somebody is, without an account: a cookie that nobody can guess. The server keeps only its hash."""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from secrets import token_urlsafe

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

COOKIE = "skyrise_player"
YEAR = 365 * 24 * 3600
LENGTH = 43
"""Characters of 256 bits in URL-safe base64."""

_NEW = "skyrise.new_player"


def player_of(cookies: Mapping[str, str]) -> str | None:
    """The player's hash, if there is a cookie of ours."""
    value = cookies.get(COOKIE, "")
    return hash_of(value) if len(value) == LENGTH and value.isascii() else None


def welcome(scope: Scope) -> str:
    """Makes whoever asks a new player; ``PlayerCookies`` gives them the cookie with the answer. Returns the hash."""
    scope[_NEW] = token_urlsafe(32)
    return hash_of(scope[_NEW])


def hash_of(value: str) -> str:
    """What a server knows a player by."""
    return sha256(value.encode()).hexdigest()


class PlayerCookies:
    """Puts the cookie of a new player on the answer to the request that made them one."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def send_with_cookie(message: Message) -> None:
            if _NEW in scope and message["type"] in ("http.response.start", "websocket.accept"):
                message.setdefault("headers", [])
                secure = scope["scheme"] in ("https", "wss")
                MutableHeaders(scope=message).append("set-cookie", _set_cookie(scope[_NEW], secure=secure))
            await send(message)

        await self.app(scope, receive, send_with_cookie)


def _set_cookie(value: str, *, secure: bool) -> str:
    """The value of a ``Set-Cookie`` header."""
    return f"{COOKIE}={value}; Path=/; Max-Age={YEAR}; HttpOnly; SameSite=Lax{'; Secure' if secure else ''}"
