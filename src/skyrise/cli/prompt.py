"""Asking the player: with completion and history in a terminal, plainly if input comes from elsewhere."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter


def make_prompt(interactive: bool) -> Callable[[str, Iterable[str]], str]:
    """A function that asks the player."""
    return _with_completion() if interactive else _plain


def _plain(prompt: str, words: Iterable[str]) -> str:
    sys.stdout.write(prompt)
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line.rstrip("\n")


def _with_completion() -> Callable[[str, Iterable[str]], str]:
    session: PromptSession[str] = PromptSession()

    def ask(prompt: str, words: Iterable[str]) -> str:
        completer = WordCompleter(list(words), sentence=True)
        return session.prompt(prompt, completer=completer, complete_while_typing=True)

    return ask
