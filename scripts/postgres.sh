#!/usr/bin/env bash
# A throw-away PostgreSQL for tests: prints its URL, runs until its standard input ends, and leaves nothing behind.
# Installs Debian's package where that is missing and may be done. Exits with 3 and says why where there is none to be had.
# Usage: scripts/postgres.sh
set -euo pipefail

none() { echo "no PostgreSQL: $*" >&2; exit 3; }

programs() { # the folder of initdb and postgres: that of the newest version
  { command -v initdb || true; ls /usr/lib/postgresql/*/bin/initdb 2>/dev/null || true; } |
    xargs -r -n1 readlink -f | xargs -r -n1 dirname | sort -V | tail -n1
}

install_package() {
  command -v apt-get >/dev/null || none "it is not installed, and there is no apt-get to install it with"
  [ "$(id -u)" = 0 ] || none "it is not installed (Debian: apt-get install postgresql)"
  local apt=(apt-get -qq -o DPkg::Lock::Timeout=300 -o Dpkg::Options::=--force-confold)
  if [ ! -e /etc/postgresql-common/createcluster.conf ]; then # else the package starts a server of its own
    mkdir -p /etc/postgresql-common
    echo "create_main_cluster = false" >/etc/postgresql-common/createcluster.conf
  fi
  export DEBIAN_FRONTEND=noninteractive
  { "${apt[@]}" install --no-install-recommends postgresql ||
    { "${apt[@]}" update && "${apt[@]}" install --no-install-recommends postgresql; }; } >/dev/null 2>&1 ||
    none "apt-get could not install it"
}

bin=$(programs)
if [ -z "$bin" ]; then
  install_package
  bin=$(programs)
fi

folder=$(mktemp -d /tmp/skyrise-postgres.XXXXXX) # short: the path of a socket has 107 characters at most
run=()
if [ "$(id -u)" = 0 ]; then # PostgreSQL refuses to run as root
  user=$(id -un postgres 2>/dev/null || id -un nobody)
  chown "$user" "$folder"
  run=(setpriv --reuid "$user" --regid "$(id -g "$user")" --clear-groups)
fi

clean() {
  [ ! -e "$folder/data/postmaster.pid" ] || "${run[@]}" "$bin/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null || true
  rm -rf "$folder"
}
trap clean EXIT
trap 'exit 1' INT TERM HUP

cd "$folder"
"${run[@]}" "$bin/initdb" -D data -U skyrise -A trust -E UTF8 --locale=C --no-sync >/dev/null
"${run[@]}" "$bin/pg_ctl" -D data -l log -w start -o "-k $folder -c listen_addresses= -c fsync=off" >/dev/null ||
  { cat log >&2; exit 1; }
echo "postgresql+asyncpg://skyrise@/postgres?host=$folder"
cat >/dev/null
