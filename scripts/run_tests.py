"""Runs all groups of tests, whatever becomes of the first ones, and says at the end which have failed.

Tests in the browser that fail are run once more by themselves: on a busy machine a page may be seen between two of its
states. The group then counts as "unsure" instead of "passed", which is a thing to look at and mend.

Usage: python scripts/run_tests.py [--group NAME]... [arguments of pytest]...
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).resolve().parent.parent
RULES = (
    "tests/rules",
    "tests/properties",
    "tests/golden",
    "tests/notation/test_positions.py",
    "tests/notation/test_records.py",
    "src/skyrise/rules",
)
"""What must meet every line of the rules; coverage makes everything slower, so the rest runs without."""
COMPILED = ("tests/kernel", "tests/search/compiled", "tests/envs/compiled")
APART = ("tests/server", "tests/browser", *COMPILED)
"""In runs of their own: compiled code, and two event loops that need two processes, Playwright's and the server's."""
PYTEST = (sys.executable, "-m", "pytest", "-n", "auto", "--dist", "loadfile", "--no-loadscope-reorder")
"""File by file, in the order of ``tests/conftest.py``: the longest first."""
COVERAGE = (sys.executable, "-m", "coverage", "report", "--include=src/skyrise/rules/*", "--fail-under=100")
AGAIN = ("--last-failed", "--last-failed-no-failures", "none")
FAILED = 1
"""What pytest says when it could run everything and some tests failed."""
NOTHING_CHOSEN = 5
"""What pytest says when the arguments, such as ``-k``, leave no test of a group."""


@dataclass(frozen=True, slots=True)
class Group:
    """Commands that are run one after the other; the group passes if all of them do."""

    name: str
    commands: tuple[Sequence[str], ...]
    folder: Path = ROOT
    again: Sequence[str] = ()
    """What is added to a command whose tests failed, to run just those once more; nothing: a failure is final."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """What became of a group."""

    passed: bool
    unsure: bool = False
    """Some tests failed at first and passed when they were run again."""

    def __str__(self) -> str:
        return "FAILED" if not self.passed else "unsure" if self.unsure else "passed"


def groups(arguments: Sequence[str]) -> tuple[Group, ...]:
    """All of them; the arguments are pytest's."""
    rest = [f"--ignore={path}" for path in (*RULES, *APART)]
    return (
        Group("page", ((shutil.which("npm") or "npm", "test", "--silent"),), ROOT / "web"),
        Group("rules", ([*PYTEST, "--cov", "--cov-report=", *RULES, *arguments], [*COVERAGE, "--skip-covered"])),
        Group("rooms", ([*PYTEST, *rest, *arguments],)),
        Group("server", ([*PYTEST, "tests/server", *arguments],)),
        Group("browser", ([*PYTEST, "tests/browser", *arguments],), again=AGAIN),
        Group("compiled", ([*PYTEST, *COMPILED, *arguments],)),
    )


def outcome(group: Group, *, chosen: bool) -> Outcome:
    """Runs every command of a group, the later ones too if one fails. A choice of tests may leave none of them."""
    fine = (0, NOTHING_CHOSEN) if chosen else (0,)
    codes = [_run(command, group.folder) for command in group.commands]
    if FAILED not in codes or not group.again:
        return Outcome(all(code in fine for code in codes))
    print("== once more, only what failed", flush=True)
    once_more = [
        _run([*command, *group.again], group.folder) if code == FAILED else code
        for command, code in zip(group.commands, codes, strict=True)
    ]
    return Outcome(all(code in fine for code in once_more), unsure=True)


def _run(command: Sequence[str], folder: Path) -> int:
    try:
        return subprocess.run(command, cwd=folder, check=False).returncode
    except OSError as error:
        print(f"{command[0]} cannot be run: {error.strerror}", file=sys.stderr)
        return 1


def run(wanted: Sequence[Group], *, chosen: bool) -> Iterator[tuple[str, bool]]:
    """Runs groups; a line of the summary for each, and whether it has passed."""
    for group in wanted:
        print(f"== {group.name}", flush=True)
        started = monotonic()
        result = outcome(group, chosen=chosen)
        yield f"{result}  {group.name:10}{monotonic() - started:6.0f} s", result.passed


def main(words: Sequence[str]) -> int:
    """The exit code: 1 if any group has failed."""
    parser = ArgumentParser(description="Run all groups of tests.", allow_abbrev=False)
    names = [group.name for group in groups(())]
    parser.add_argument("--group", action="append", choices=names, help="only this one; may be given several times")
    options, arguments = parser.parse_known_args(words)
    wanted = [group for group in groups(arguments) if not options.group or group.name in options.group]
    results = list(run(wanted, chosen=bool(arguments)))
    print("\n".join(["", *(line for line, _ in results)]))
    return 0 if all(passed for _, passed in results) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
