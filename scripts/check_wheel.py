"""Checks a built wheel in a clean environment: it installs, says its version, plays a game and serves the page.

Usage: python scripts/check_wheel.py [FOLDER]
"""

from __future__ import annotations

import subprocess
import sys
import zipfile
from pathlib import Path
from tempfile import TemporaryDirectory
from venv import EnvBuilder

PAGE = "skyrise/server/static/index.html"
PLAY = "from skyrise import Game; print(len(Game.new(players=4, seed=7).legal_actions()))"


def wheel_in(folder: Path) -> Path:
    """The one wheel there."""
    wheels = sorted(folder.glob("skyrise-*.whl"))
    if len(wheels) != 1:
        raise SystemExit(f"refused: {folder} has {len(wheels)} wheels of Skyrise, not one")
    return wheels[0]


def check_contents(wheel: Path) -> None:
    """The built page and the mark of typed packages are in it."""
    names = set(zipfile.ZipFile(wheel).namelist())
    for needed in (PAGE, "skyrise/py.typed"):
        if needed not in names:
            raise SystemExit(f"refused: {wheel.name} lacks {needed}")


def check_installed(wheel: Path, environment: Path) -> None:
    """What its users do first, away from the sources."""
    EnvBuilder(with_pip=True).create(environment)
    programs = environment / ("Scripts" if sys.platform == "win32" else "bin")
    python, version = programs / "python", wheel.name.split("-")[1]
    _run(environment, python, "-m", "pip", "install", "--quiet", f"{wheel}[web]")
    _run(environment, python, "-m", "pip", "check")
    _run(environment, python, "-c", PLAY)
    _run(environment, programs / "skyrise", "simulate", "--games", "1", "--seed", "7")
    _run(environment, programs / "skyrise", "serve", "--help")
    _run(environment, python, "-c", f"import skyrise; assert skyrise.__version__ == {version!r}, skyrise.__version__")


def _run(folder: Path, *command: str | Path) -> None:
    subprocess.run(command, cwd=folder, check=True)


def main(folder: Path) -> None:
    """Checks the wheel of a folder; whatever is wrong ends the program."""
    wheel = wheel_in(folder).resolve()
    check_contents(wheel)
    with TemporaryDirectory() as environment:
        check_installed(wheel, Path(environment))
    print(f"{wheel.name} is fine")


if __name__ == "__main__":
    main(Path(sys.argv[1] if sys.argv[1:] else "dist"))
