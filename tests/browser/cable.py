"""The cable between a browser and a server: it can be cut."""

from __future__ import annotations

import contextlib
import socket
import threading
from urllib.parse import urlsplit


class Cable:
    """Carries bytes to a server and back, until it is cut and after it is mended."""

    def __init__(self, address: str) -> None:
        split = urlsplit(address)
        assert split.hostname
        assert split.port
        self._server = (split.hostname, split.port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open: set[socket.socket] = set()
        self._is_cut = False
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Every connection breaks, and no new one comes about."""
        self._is_cut = True
        for end in list(self._open):
            _close(end)

    def mend(self) -> None:
        """New connections come about again."""
        self._is_cut = False

    def close(self) -> None:
        """For good."""
        self.cut()
        _close(self._listening)

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                browser, _ = self._listening.accept()
                if self._is_cut:
                    _close(browser)
                else:
                    self._join(browser)

    def _join(self, browser: socket.socket) -> None:
        try:
            server = socket.create_connection(self._server)
        except OSError:
            _close(browser)
            return
        self._open |= {browser, server}
        for source, goal in ((browser, server), (server, browser)):
            threading.Thread(target=self._carry, args=(source, goal), daemon=True).start()

    def _carry(self, source: socket.socket, goal: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                goal.sendall(data)
        for end in (source, goal):
            self._open.discard(end)
            _close(end)


def _close(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
