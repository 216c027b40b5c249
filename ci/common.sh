# What the scripts of this folder have in common; sourced by them. They run from any folder and work in the repository.
#
# PYTHON chooses the interpreter; by default it is the distribution's, whose headers the packages below bring.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
ROOT=$PWD
VENV=$ROOT/build/venv
export PYTHONDONTWRITEBYTECODE=1 PIP_DISABLE_PIP_VERSION_CHECK=1 LC_ALL=C.UTF-8

# The releases whose models are committed, and the one that the committed code is made from.
RELEASES="13.0 13.5"
NEWEST=13.5
MODULES=$(sed -n 's/^\([a-z][a-z0-9]*\).*/\1/p' generator/specs/modules.list | tr '\n' ' ')
# The same as cubind-gen takes them.
MODULE_OPTIONS=()
for module in $MODULES; do MODULE_OPTIONS+=(--module "$module"); done
unset module

BUILD_PACKAGES="cmake ninja-build gcc libc6-dev pkg-config python3-dev python3-venv"
GENERATOR_PACKAGES="libclang-14-dev libyaml-dev uthash-dev"
TEST_PACKAGES="libclang-16-dev libclang-19-dev libcmocka-dev binutils clang g++"
COUNT_PACKAGES="valgrind"

say() { printf '\n== %s [%d s]\n' "$*" "$SECONDS"; }

fail() {
    printf '%s: error: %s\n' "ci/${0##*/}" "$*" >&2
    exit 1
}

# logged NAME COMMAND...: output to build/logs/NAME.log, the end of it to the terminal when the command fails.
logged() {
    local log=$ROOT/build/logs/$1.log
    mkdir -p build/logs
    "${@:2}" >"$log" 2>&1 || { tail -60 "$log"; fail "$1 failed; all of its output is in $log"; }
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

installed() { dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null | grep -qx installed; }

# install_packages NAME...: those that are not there yet. Does nothing on systems without apt.
install_packages() {
    command -v apt-get >/dev/null || { echo "no apt-get here: taking $* as installed"; return 0; }
    local name missing=()
    for name in "$@"; do installed "$name" || missing+=("$name"); done
    [ ${#missing[@]} -gt 0 ] || return 0
    echo "installing ${missing[*]}"
    as_root apt-get update -qq
    as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

base_python() {
    local python=${PYTHON:-/usr/bin/python3}
    [ -x "$python" ] || python=$(command -v "$python" || command -v python3) || fail "no python3"
    echo "$python"
}

# make_venv: build/venv with ci/requirements.txt; made anew when either the list or the interpreter changes.
make_venv() {
    local python stamp
    python=$(base_python)
    stamp=$({ "$python" -VV; echo "$python"; cat ci/requirements.txt; } | sha256sum)
    if [ "$(cat "$VENV/stamp" 2>/dev/null)" != "$stamp" ]; then
        rm -rf "$VENV"
        "$python" -m venv "$VENV"
        "$VENV/bin/pip" install --quiet -r ci/requirements.txt
        echo "$stamp" >"$VENV/stamp"
    fi
    VENV_PYTHON=$VENV/bin/python3
}

# fetch_headers RELEASE...: into build/cuda/<release>.
fetch_headers() {
    local release
    for release in "$@"; do
        # shellcheck disable=SC2086
        "$VENV_PYTHON" ci/fetch-headers "$release" "build/cuda/$release" $MODULES
    done
}

# run_ctest PRESET LOG and run_pytest PRESET LOG [ARGUMENT...]: one suite each on what that preset built; the whole output
# goes to LOG, the end of it to the terminal when something failed.
run_ctest() {
    ctest --preset "$1" --verbose >"$2" 2>&1 || { grep -E '\[ +FAILED|Error|error:|\*\*\*' "$2" | tail -40; return 1; }
    tail -4 "$2"
}

run_pytest() {
    local preset=$1 log=$2
    shift 2
    PYTHONPATH=$ROOT/build/$preset/python CUBIND_BUILD=$ROOT/build/$preset \
        "$VENV_PYTHON" -m pytest -q -n "$(nproc)" -p no:cacheprovider "$@" >"$log" 2>&1 ||
        { tail -150 "$log"; return 1; }
    tail -1 "$log"
}
