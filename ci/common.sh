# Defines the functions and variables that the scripts of this folder share; they source this file.
# The scripts run from any folder and change to the repository.
#
# PYTHON chooses the interpreter. By default it is the interpreter of the Linux distribution, whose
# headers are among the packages below.

set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."
ROOT=$PWD
VENV=$ROOT/build/venv
VENV_PYTHON=$VENV/bin/python3
export PYTHONDONTWRITEBYTECODE=1 PIP_DISABLE_PIP_VERSION_CHECK=1 LC_ALL=C.UTF-8

# The releases whose models are committed; the one whose code is committed, too; those that ci/test
# checks.
RELEASES="11.8 12.0 12.1 12.2 12.3 12.4 12.5 12.6 12.8 12.9 13.0 13.1 13.2 13.3 13.4 13.5"
NEWEST=${RELEASES##* }
TESTED_RELEASES="12.9 13.0 $NEWEST"
# One release of each other major of CUDA; the build makes their code (docs/cuda-versions.md).
BESIDE="12.9"
# An older release, whose modules ci/test only builds and imports.
OLD_RELEASE="12.0"
NEWEST_MAJOR=${NEWEST%%.*}
MODULES=$(sed -n 's/^\([a-z][a-z0-9]*\).*/\1/p' generator/specs/modules.list | tr '\n' ' ')
# The modules of cubind-libraries, whose models are kept compressed.
LIBRARIES=$(sed -n 's/^\([a-z][a-z0-9]*\).*/\1/p' generator/specs/libraries.list | tr '\n' ' ')
# The modules as options of cubind-gen.
MODULE_OPTIONS=()
for module in $MODULES; do MODULE_OPTIONS+=(--module "$module"); done
unset module

# The options with which pytest runs all tests of the package: on the stub libraries, or with
# CUBIND_GPU=1 on a GPU.
ON_STUBS=(tests --ignore=tests/ci --ignore=tests/gpu)
# The tests of what differs from one major of CUDA to the next: the generated modules, the libraries
# that they find, and those parts of cubind.core that call CUDA.
BY_MAJOR=(tests/bindings tests/libraries tests/driver tests/core/{device,graph,launch,memory,program,stream}
    tests/compat/test_compat.py tests/programs/test_host_functions.py tests/suite/test_stub_bounds.py)

BUILD_PACKAGES="ccache cmake ninja-build gcc libc6-dev pkg-config python3-dev python3-venv"
GENERATOR_PACKAGES="libclang-14-dev libyaml-dev"
TEST_PACKAGES="liblz4-dev libclang-16-dev libclang-19-dev libcmocka-dev binutils clang-14 clang-19 g++"
COUNT_PACKAGES="valgrind"

say() { printf '\n== %s [%d s]\n' "$*" "$SECONDS"; }

fail() {
    printf '%s: error: %s\n' "ci/${0##*/}" "$*" >&2
    exit 1
}

# logged NAME COMMAND...: writes output to build/logs/NAME.log; if the command fails, prints the end
# of it to the terminal.
logged() {
    local log=$ROOT/build/logs/$1.log
    mkdir -p build/logs
    "${@:2}" >"$log" 2>&1 || { tail -60 "$log"; fail "$1 failed; the full output is in $log"; }
}

as_root() {
    if [ "$(id -u)" = 0 ]; then "$@"; else sudo "$@"; fi
}

installed() { dpkg-query -W -f='${db:Status-Status}' "$1" 2>/dev/null | grep -qx installed; }

# install_packages NAME...: installs those that are missing. Does nothing on systems without apt.
install_packages() {
    command -v apt-get >/dev/null || { echo "no apt-get here: assuming that $* are installed"; return 0; }
    local name missing=()
    for name in "$@"; do installed "$name" || missing+=("$name"); done
    [ ${#missing[@]} -gt 0 ] || return 0
    echo "installing ${missing[*]}"
    as_root apt-get update -qq
    as_root env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null
}

# use_ccache: makes later configurations compile through ccache, if it is installed. Builds in
# different folders share identical compiles, because the folder is not part of the key.
# (CCACHE_BASEDIR would make __FILE__ relative, and tests read that.)
use_ccache() {
    command -v ccache >/dev/null || return 0
    export CMAKE_C_COMPILER_LAUNCHER=ccache CCACHE_NOHASHDIR=1
    unset CCACHE_BASEDIR
}

base_python() {
    local python=${PYTHON:-/usr/bin/python3}
    [ -x "$python" ] || python=$(command -v "$python" || command -v python3) || fail "no python3"
    echo "$python"
}

# make_venv: makes build/venv with ci/requirements.txt, and makes it again when the list or the
# interpreter changes.
make_venv() {
    start_venv
    [ ! -f "$VENV/stamp" ] || return 0
    "$VENV/bin/pip" install --quiet -r ci/requirements.txt
    cp "$VENV/started" "$VENV/stamp"
}

# start_venv: makes the same without packages except pip.
start_venv() {
    local python stamp
    python=$(base_python)
    stamp=$({ "$python" -VV; echo "$python"; cat ci/requirements.txt; } | sha256sum)
    [ "$(cat "$VENV/started" 2>/dev/null)" != "$stamp" ] || return 0
    rm -rf "$VENV"
    "$python" -m venv "$VENV"
    echo "$stamp" >"$VENV/started"
}

# fetch_headers RELEASE...: fetches headers into build/cuda/<release>.
fetch_headers() {
    local release
    for release in "$@"; do
        # shellcheck disable=SC2086
        "$VENV_PYTHON" ci/fetch-headers "$release" "build/cuda/$release" $MODULES
    done
}

# fetch_wheels FOLDER REQUIREMENT...: unpacks wheels into the folder, laid out like site-packages.
fetch_wheels() {
    [ ! -d "$1/nvidia" ] || return 0
    rm -rf "$1.part"
    "$VENV/bin/pip" install --quiet --no-deps --target "$1.part" "${@:2}"
    mv "$1.part" "$1"
}

# dump_models GENERATOR OUT FOLDER [MODULES [OPTION...]]: writes OUT/<module>.json for all modules,
# or for these. FOLDER/include has the headers. A module that the release lacks is left out.
dump_models() {
    local module errors
    mkdir -p "$2"
    for module in ${4-$MODULES}; do
        errors=$("$1" dump --module "$module" --cuda "$3" "${@:5}" 2>&1 >"$2/$module.json") && continue
        rm "$2/$module.json"
        if [[ $errors =~ error:\ (no\ [^,]+),\ which\ module ]]; then
            echo "$3 has ${BASH_REMATCH[1]}: $module is left out" >&2
        else
            echo "$errors" >&2
            fail "$3: no model of $module"
        fi
    done
}

# find_emit: sets EMIT, the cubind-emit to use: the caller's, or that of the dev preset, or one that
# is built now.
find_emit() {
    EMIT=${EMIT:-build/dev/generator/cubind-emit}
    [ ! -x "$EMIT" ] || return 0
    EMIT=build/emit/generator/cubind-emit
    {
        cmake -S . -B build/emit -DCUBIND_BUILD_GENERATOR=OFF -DCUBIND_BUILD_PYTHON=OFF -DCUBIND_BUILD_SIMULATOR=OFF \
            -DCUBIND_BUILD_TESTS=OFF -DCUBIND_BUILD_STUBS=OFF
        cmake --build build/emit --target cubind-emit --parallel
    } >/dev/null
}

# unpack_models FOLDER: unpacks the models of cubind-libraries.
unpack_models() { "$(base_python)" ci/library_models.py unpack generated/model "$1"; }

# fetch_cuda12: fetches the small libraries of CUDA 12 that work without a GPU (0.2 GB) into
# build/cu12.
fetch_cuda12() {
    fetch_wheels build/cu12 'nvidia-cuda-nvrtc-cu12==12.9.*' 'nvidia-nvjitlink-cu12==12.9.*' 'nvidia-cuda-runtime-cu12==12.9.*'
}

# fetch_cuda13: fetches those libraries of the newest release that build/venv lacks into build/cu13.
fetch_cuda13() { fetch_wheels build/cu13 "nvidia-cuda-runtime==$NEWEST.*"; }

# count_cpu: sets SPENT, the CPU seconds of this command and of its children that have ended. A
# subshell has times of its own, so this is no command substitution.
count_cpu() {
    local raw
    raw=$(mktemp)
    times >"$raw"
    SPENT=$(awk '{ for (i = 1; i <= NF; i++) { split($i, part, /[ms]/); sum += part[1] * 60 + part[2] } } END { printf "%.0f\n", sum }' "$raw")
    rm "$raw"
}

# in_root ROOT FOLDER AT COMMAND...: runs a command with another root, which has a folder of this
# machine as AT. qemu runs the programs of another processor. The mounts end with the command.
in_root() {
    local root=$1 emulator=() arch
    arch=$(od -An -j18 -N1 -t u1 "$root/bin/true" 2>/dev/null || od -An -j18 -N1 -t u1 "$(echo "$root"/usr/bin/python3.*[0-9])")
    case $(uname -m):${arch// /} in x86_64:183) arch=aarch64 ;; aarch64:62) arch=x86_64 ;; *) arch='' ;; esac
    if [ -n "$arch" ]; then
        cp "/usr/bin/qemu-$arch-static" "$root/emulator"
        emulator=(/emulator)
    fi
    mkdir -p "$root/$3"
    # shellcheck disable=SC2016  # the inner shell expands these
    as_root unshare --mount sh -c 'mount --bind "$2" "$1/$3" && mount --rbind /dev "$1/dev" && mount -t proc proc "$1/proc" &&
        root=$1 && shift 3 && exec chroot "$root" "$@"' sh "$root" "$2" "$3" "${emulator[@]}" "${@:4}"
}

# source_distribution SOURCE FOLDER [PYTHON]: makes the source distribution of a tree.
source_distribution() {
    (cd "$1" && "${3:-$VENV_PYTHON}" -c "import sys; from scikit_build_core.build import build_sdist; build_sdist(sys.argv[1])" "$2" >/dev/null)
}

# build_release RELEASE [TARGET...]: builds the release's bindings from the kept models, in their
# own folder, not optimised, and these targets.
build_release() {
    cmake -G Ninja -S . -B "build/release-$1" -DCUBIND_EMIT="$ROOT/build/dev/generator/cubind-emit" \
        -DCMAKE_BUILD_TYPE=Debug -DCUBIND_DEBUG_INFO=OFF -DCUBIND_CUDA_RELEASE="$1" -DCUBIND_WERROR=ON \
        -DCUBIND_BUILD_TESTS=OFF -DCUBIND_BUILD_GENERATOR=OFF -DCUBIND_BUILD_STUBS=OFF -DPython_EXECUTABLE="$(base_python)" \
        -DCUBIND_LIBRARIES="$([[ " $* " != *" cubind_libraries "* ]] || echo ON)"
    cmake --build "build/release-$1" --target cubind_modules "${@:2}"
}

# run_ctest PRESET LOG [ARGUMENT...] and run_pytest PRESET LOG [ARGUMENT...]: run one suite on the
# build of that preset. The whole output goes to LOG; if something fails, the end of it goes to the
# terminal.
run_ctest() {
    ctest --preset "$1" --verbose --parallel "$(nproc)" "${@:3}" >"$2" 2>&1 || { grep -E '\[ +FAILED|Error|error:|\*\*\*' "$2" | tail -40; return 1; }
    tail -4 "$2"
}

# Some tests mostly wait, so there are more workers than processors.
WORKERS=$(($(nproc) * 3 / 2))

run_pytest() {
    local preset=$1 log=$2
    shift 2
    PYTHONPATH=$ROOT/build/$preset/python CUBIND_BUILD=$ROOT/build/$preset \
        "$VENV_PYTHON" -m pytest -q -n "$WORKERS" -p no:cacheprovider "$@" >"$log" 2>&1 ||
        { tail -150 "$log"; return 1; }
    tail -1 "$log"
}

# ---- stages ----
#
# A command with stages runs those that STAGES names, by name or pattern (STAGES='suite core-*'), or
# all. Each runs in a subshell, which records its wall time and CPU time for the table at the end.

TIMES=$ROOT/build/logs/times-${0##*/}
STAGES_RUN=()

# stage_wanted NAME: succeeds if STAGES names it.
stage_wanted() {
    local wanted names
    read -ra names <<<"${STAGES:-*}"
    for wanted in "${names[@]}"; do
        # shellcheck disable=SC2053  # a pattern
        [[ $1 != $wanted ]] || return 0
    done
    return 1
}

# timed NAME COMMAND...: runs the command and writes the result, seconds and CPU seconds to
# $TIMES/NAME. It must be a statement of its own, so that an error inside ends it.
timed() (
    # shellcheck disable=SC2030
    NAME=$1 START=$EPOCHREALTIME
    mkdir -p "$TIMES"
    trap 'keep_times $?' EXIT
    trap 'exit 130' INT TERM
    "${@:2}"
)

keep_times() {
    local result
    case $1 in
    0) result=ok ;;
    130) result=ended ;; # because another one failed, or by an interrupt
    *) result=FAILED ;;
    esac
    times >"$TIMES/$NAME.raw" # two lines of "0m1.000s 0m0.100s": the subshell's and its children's
    awk -v result=$result -v start="$START" -v now="$EPOCHREALTIME" '
        { for (i = 1; i <= NF; i++) { split($i, part, /[ms]/); spent += part[1] * 60 + part[2] } }
        END { printf "%s %.0f %.0f\n", result, now - start, spent }' "$TIMES/$NAME.raw" >"$TIMES/$NAME.line"
    # The table may be printed meanwhile, if another stage failed.
    mv "$TIMES/$NAME.line" "$TIMES/$NAME"
    rm "$TIMES/$NAME.raw"
}

# stage_table [PREFIX]: prints a line for each of STAGES_RUN, with the last line of
# build/logs/PREFIX<name>.log. Fails if a stage failed.
stage_table() {
    local name result seconds spent status=0 last=''
    [ $# = 0 ] || last='last line'
    printf '%-21s %-7s %5s %5s%s\n' stage result s "CPU s" "${last:+  $last}"
    for name in "${STAGES_RUN[@]}"; do
        result=ended seconds='' spent=''
        [ ! -f "$TIMES/$name" ] || read -r result seconds spent <"$TIMES/$name"
        [ $# = 0 ] || last=$(tail -1 "build/logs/$1$name.log" | cut -c1-120)
        printf '%-21s %-7s %5s %5s%s\n' "$name" "$result" "$seconds" "$spent" "${last:+  $last}"
        [ "$result" = ok ] || status=1
    done
    return $status
}

# declare_stages <<TABLE: declares the stages of this command in their order. A line is "name |
# needs | how | title", and the function stage_<name> (with _ for -) runs it. Needed stages are run
# first. An empty "how" runs the stage in the foreground. "beside" runs it at low priority next to
# the following stages, until one needs it or the last has ended. "ahead" does so at full priority,
# for stages that mostly wait for the network and that others wait for.
STAGES_ALL=()
declare -A STAGE_NEEDS=() STAGE_HOW=() STAGE_TITLE=() STAGE_PROCESS=() STAGE_CHOSEN=()
declare_stages() {
    local name needs how title
    while IFS='|' read -r name needs how title; do
        name=${name// /}
        STAGES_ALL+=("$name")
        STAGE_NEEDS[$name]=$needs STAGE_HOW[$name]=${how// /} STAGE_TITLE[$name]=${title# }
    done
}

stage_choose() {
    local need
    STAGE_CHOSEN[$1]=1
    for need in ${STAGE_NEEDS[$1]}; do stage_choose "$need"; done
}

# Waits for stages in the background, and prints their output.
stage_await() {
    local name process status=0
    for name in "$@"; do
        process=${STAGE_PROCESS[$name]-}
        [ -n "$process" ] || continue
        wait "$process" || status=$?
        STAGE_PROCESS[$name]=''
        say "${STAGE_TITLE[$name]} (beside)"
        cat "$TIMES/$name.log"
        [ "$status" = 0 ] || exit "$status"
    done
}

# Starts a stage in the background, in its own process group, so that all of it ends with this
# command.
stage_beside() {
    set -m
    {
        [ "${STAGE_HOW[$1]}" = ahead ] || renice -n 10 "$BASHPID" >/dev/null
        timed "$1" "stage_${1//-/_}"
    } >"$TIMES/$1.log" 2>&1 &
    STAGE_PROCESS[$1]=$!
    set +m
}

end_stages() {
    local status=$? process
    for process in "${STAGE_PROCESS[@]}"; do
        [ -z "$process" ] || kill -- "-$process" 2>/dev/null || true
    done
    [ "$status" = 0 ] || { say "failed"; stage_table || true; }
}

# choose_stages: chooses the stages that STAGES names, and those they need.
choose_stages() {
    local name
    for name in "${STAGES_ALL[@]}"; do ! stage_wanted "$name" || stage_choose "$name"; done
    [ ${#STAGE_CHOSEN[@]} -gt 0 ] || fail "no stage \"$STAGES\"; choose from ${STAGES_ALL[*]}"
}

# run_stages: runs the chosen stages. An error ends the command, with a table of what was done so
# far.
run_stages() {
    local name
    rm -rf "$TIMES"
    mkdir -p "$TIMES"
    trap end_stages EXIT
    trap 'exit 130' INT TERM
    for name in "${STAGES_ALL[@]}"; do
        [ -n "${STAGE_CHOSEN[$name]-}" ] || continue
        # shellcheck disable=SC2086
        stage_await ${STAGE_NEEDS[$name]}
        STAGES_RUN+=("$name")
        if [ -n "${STAGE_HOW[$name]}" ]; then
            stage_beside "$name"
        else
            say "${STAGE_TITLE[$name]}"
            timed "$name" "stage_${name//-/_}"
        fi
    done
    stage_await "${STAGES_RUN[@]}"
    trap - EXIT INT TERM
}
