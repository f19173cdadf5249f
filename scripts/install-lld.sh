#!/bin/sh
# The linker that makes WebAssembly modules: wasm-ld of Debian's LLVM 19. Only who builds the modules needs it. Does nothing if it is there.
set -eu
command -v wasm-ld-19 >/dev/null || command -v wasm-ld >/dev/null && exit 0
as_root() { if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi; }
export DEBIAN_FRONTEND=noninteractive
as_root apt-get -qq update
as_root apt-get -qq install -y --no-install-recommends lld-19 >/dev/null
