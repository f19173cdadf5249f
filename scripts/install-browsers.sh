#!/bin/sh
# The browsers of the tests of the web client, all from Debian: Chromium; Firefox; WebKit with its driver and a screen that nobody sees.
# Does nothing if they are there.
set -eu
found() { [ -x /usr/bin/chromium ] && [ -x /usr/bin/firefox-esr ] && [ -x /usr/bin/WebKitWebDriver ] && [ -x /usr/bin/Xvfb ]; }
found && exit 0
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
export DEBIAN_FRONTEND=noninteractive
as_root apt-get -qq update
as_root apt-get -qq install -y --no-install-recommends chromium firefox-esr webkit2gtk-driver xvfb fonts-dejavu-core >/dev/null
found
