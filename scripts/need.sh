#!/usr/bin/env bash
# Sees to it that a program is there, from Debian's packages where we may install them; says what to do where not.
# Usage: scripts/need.sh PROGRAM PACKAGE...
set -euo pipefail
program=$1
shift
command -v "$program" >/dev/null && exit 0
if command -v apt-get >/dev/null; then
  as_root=()
  [ "$(id -u)" = 0 ] || as_root=(sudo -n)
  echo "installing $* for $program"
  { "${as_root[@]}" apt-get update -qq && DEBIAN_FRONTEND=noninteractive "${as_root[@]}" apt-get install -qq --no-install-recommends "$@"; } >/dev/null 2>&1 || true
fi
command -v "$program" >/dev/null || { echo "$program is missing; install it (Debian: apt-get install $*)" >&2; exit 1; }
