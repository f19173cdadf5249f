#!/bin/sh
# The browser of the tests of the web client: Debian's Chromium. Does nothing if it is there.
set -eu
[ -x /usr/bin/chromium ] && exit 0
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
export DEBIAN_FRONTEND=noninteractive
as_root apt-get -qq update
as_root apt-get -qq install -y --no-install-recommends chromium fonts-dejavu-core >/dev/null
