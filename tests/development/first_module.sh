#!/usr/bin/env bash
# Plays somebody who binds a small C library with the wheel cubind-gen, by the instructions that
# `cubind-gen propose` prints. ci/newcomer-gen runs it in a bare system, test_wheels.py in an
# environment.
#
#   first_module.sh code FOLDER   writes a header, makes the spec and the code; needs no compiler
#   first_module.sh call FOLDER   builds library and module, and calls a function
set -euo pipefail
mkdir -p "$2"
cd "$2"

# Runs the printed commands whose first word is in the list.
follow() {
    local commands
    commands=$(sed '/^module:/q' tally.yaml | sed -n 's/^#   //p' | sed 's/HEADERS/./' | awk -v words=" $* " '
        !more { keep = index(words, " " $1 " ") } keep { print } { more = /\\$/ }')
    [ -n "$commands" ] || { echo "the proposal has no commands for $*"; exit 1; }
    bash -euc "$commands"
}

code() {
    cubind-gen --help >help
    grep -q '^usage: cubind-gen' help
    cat >tally.h <<'HEADER'
typedef enum { TALLY_OK = 0, TALLY_EMPTY = 1 } tally_status;
tally_status tally_mean(const double *values, int count, double *mean);
HEADER
    cubind-gen propose --include . tally.h >tally.yaml
    # The header does not say these, so the generator must ask, and a person must answer.
    if cubind-gen check --spec tally.yaml --include . 2>asked; then exit 1; fi
    grep -q 'the direction of "mean" (double \*) is not decided' asked
    printf 'functions:\n  tally_mean: {values: {len: count}, mean: out}\n' >>tally.yaml
    follow cubind-gen
}

call() {
    cat >tally.c <<'LIBRARY'
#include "tally.h"
tally_status
tally_mean(const double *values, int count, double *mean)
{
    double sum = 0;
    for (int i = 0; i < count; i++)
        sum += values[i];
    *mean = count > 0 ? sum / count : 0;
    return count > 0 ? TALLY_OK : TALLY_EMPTY;
}
LIBRARY
    cc -shared -fPIC -Wl,-soname,libtally.so.1 tally.c -o libtally.so.1
    follow cc python3 >documentation
    grep -q 'tally_mean' documentation
    LD_LIBRARY_PATH=. python3 -c 'from cubind import tally; print(tally.tally_mean([1.0, 2.0, 6.0], 3))' >printed
    [ "$(cat printed)" = "(<tally_status.TALLY_OK: 0>, 3.0)" ]
}

"$1"
