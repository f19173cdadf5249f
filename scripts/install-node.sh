#!/bin/sh
# The tests of the engine run its JavaScript in node, from Debian's packages. Does nothing if it is there.
set -eu
command -v node >/dev/null && exit 0
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
export DEBIAN_FRONTEND=noninteractive
as_root apt-get -qq update
as_root apt-get -qq install -y --no-install-recommends nodejs >/dev/null
