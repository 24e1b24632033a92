#!/usr/bin/env bash
# Runs the benchmarks, with the packages that they compare with in an environment of their own.
# Usage: scripts/bench.sh VENV [ARGUMENTS]
set -euo pipefail
venv=$1; shift
peers=$venv/peers
if [ ! -x "$peers/bin/python" ]; then
  "$venv/bin/python" -m venv "$peers"
  "$peers/bin/python" -m pip install --quiet --quiet --disable-pip-version-check -r requirements/peers.txt
fi
exec "$venv/bin/python" benchmarks/decisions.py --peers "$peers/bin/python" "$@"
