#!/usr/bin/env bash
# The tests talk to a real PostgreSQL. They start a cluster of their own; all they need is the program. Quick if it is there already.
set -euo pipefail

found() { command -v initdb >/dev/null || ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1; }

if found; then exit 0; fi
if [ "$(id -u)" -eq 0 ]; then become=""; else become="sudo"; fi
export DEBIAN_FRONTEND=noninteractive
$become apt-get update -qq
# Without this file Debian would also start a cluster that nobody asked for.
$become mkdir -p /etc/postgresql-common
[ -e /etc/postgresql-common/createcluster.conf ] || echo "create_main_cluster = false" | $become tee /etc/postgresql-common/createcluster.conf >/dev/null
$become apt-get install -y -qq --no-install-recommends postgresql >/dev/null
found
