#!/usr/bin/env bash
# Makes the virtual environment with pinned packages and the project itself.
# Usage: scripts/setup.sh PYTHON VENV REQUIREMENTS
set -euo pipefail
python=$1 venv=$2 requirements=$3
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
  { echo "Skyrise needs Python 3.11 or newer; $("$python" --version) is too old. Try: make PYTHON=python3.12 …" >&2; exit 1; }
if [ ! -x "$venv/bin/python" ]; then
  echo "making the virtual environment $venv"
  "$python" -m venv "$venv" ||
    { echo "python3-venv is missing: install it (Debian: apt-get install python3-venv)" >&2; exit 1; }
fi
echo "installing the pinned packages (about a minute the first time)"
# All of them are listed: a resolver could only look for others, and meet a newer one that nobody has pinned.
"$venv/bin/python" -m pip install --quiet --quiet --disable-pip-version-check --no-deps --no-compile -r "$requirements"
"$venv/bin/python" -m pip install --quiet --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
