"""Writes the module of the cores: ``python -m skyrise.kernel.wasm FILE``. The page's build runs it."""

from __future__ import annotations

import sys
from pathlib import Path

from ..readiness import is_available

WITHOUT = (
    "the page is built without the compiled rules, so bots that think in the browser are slow there: "
    "llvmlite is not installed (pip install 'skyrise[fast]')"
)


def main(file: Path) -> None:
    """Writes the module; without llvmlite there is none, not even an old one, and it is said."""
    if not is_available():
        file.unlink(missing_ok=True)
        print(WITHOUT, file=sys.stderr)
        return
    from .module import read_or_compile

    module = read_or_compile()
    if not file.is_file() or file.read_bytes() != module:
        file.write_bytes(module)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
