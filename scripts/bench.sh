#!/usr/bin/env bash
# Runs the benchmarks, with the packages that they compare with in an environment of their own.
# Usage: scripts/bench.sh VENV [ARGUMENTS]
set -euo pipefail
venv=$1; shift
peers=$venv/peers
if ! cmp -s requirements/peers.txt "$peers/installed.txt"; then
  "$venv/bin/python" -m venv "$peers"
  "$peers/bin/python" -m pip install --quiet --quiet --disable-pip-version-check --no-deps -r requirements/peers.txt
  cp requirements/peers.txt "$peers/installed.txt"
fi
"$venv/bin/python" benchmarks/side_by_side.py --peers "$peers/bin/python" "$@"
"$venv/bin/python" benchmarks/envs.py --peers "$peers/bin/python" "$@"
"$venv/bin/python" benchmarks/threads.py
"$venv/bin/python" benchmarks/start.py
if command -v node > /dev/null; then
  "$venv/bin/python" scripts/build_page.py --install
  "$venv/bin/python" benchmarks/wasm.py
fi
if command -v gcc > /dev/null; then "$venv/bin/python" benchmarks/limit.py; fi
