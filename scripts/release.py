"""Tags a release, or says why not: the changelog must have the version, and the tree must be clean.

Usage: python scripts/release.py VERSION            makes the tag vVERSION here; pushing it publishes
       python scripts/release.py --check vVERSION   only says whether a tag is right
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VERSION = re.compile(r'^__version__ = "([^"]+)"$', flags=re.MULTILINE)
SECTION = r"^## {}$\n(.*?)(?=^## |\Z)"


def version_of(root: Path) -> str:
    """What the package says."""
    found = VERSION.search((root / "src/skyrise/__init__.py").read_text("utf-8"))
    if found is None:
        raise SystemExit("refused: src/skyrise/__init__.py has no version")
    return found[1]


def entry_of(root: Path, version: str) -> str:
    """What the changelog says of a version; empty if nothing."""
    section = re.compile(SECTION.format(re.escape(version)), flags=re.MULTILINE | re.DOTALL)
    found = section.search((root / "CHANGELOG.md").read_text("utf-8"))
    return "" if found is None else found[1].strip()


def wrongs(root: Path, version: str) -> Iterator[str]:
    """Why a version cannot be tagged, in sentences."""
    if (ours := version_of(root)) != version:
        yield f"src/skyrise/__init__.py says {ours}, not {version}"
    if not re.search(r"^- ", entry_of(root, version), flags=re.MULTILINE):
        yield f"CHANGELOG.md says nothing about {version}"
    cited = (root / "CITATION.cff").read_text("utf-8")
    if f"\nversion: {version}\n" not in cited:
        yield f"CITATION.cff does not name version {version}"


def tree_wrongs(root: Path, tag: str) -> Iterator[str]:
    """Why this tree cannot be tagged."""
    if changed := _git(root, "status", "--porcelain"):
        yield f"the tree has changes that are not committed:\n{changed}"
    if _git(root, "tag", "--list", tag):
        yield f"the tag {tag} is there already"


def _git(root: Path, *arguments: str) -> str:
    done = subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.rstrip()


def main(arguments: list[str], root: Path = ROOT) -> None:
    """Checks, and tags unless a check is all that is wanted."""
    match arguments:
        case ["--check", tag] if tag.startswith("v"):
            version, wrong = tag[1:], list(wrongs(root, tag[1:]))
        case [version] if not version.startswith("-"):
            wrong = [*wrongs(root, version), *tree_wrongs(root, f"v{version}")]
        case _:
            raise SystemExit(__doc__)
    if wrong:
        raise SystemExit("\n".join(f"refused: {sentence}" for sentence in wrong))
    if arguments[0] == "--check":
        return
    message = f"Skyrise {version}\n\n{entry_of(root, version)}"
    _git(root, "tag", "--annotate", "--cleanup=whitespace", f"v{version}", "--message", message)
    print(f"tagged v{version}; git push origin v{version} publishes it")


if __name__ == "__main__":
    main(sys.argv[1:])
