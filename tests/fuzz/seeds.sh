# Functions that make seeds for several targets. ci/fuzz sources this file.

# The facts and the first lines that tests/generator/fixture.c puts in front of the rules and
# headers of tests/golden/templates.
GOLDEN_FACTS='module: sample
headers: [input.h]
version_macro: VERSION
reviewed: 2000
library: {name: sample, soname: libsample.so.1}
status: {enum: status, success: OK}'
GOLDEN_PROLOGUE='#define VERSION 2000
typedef enum status_enum { OK = 0, BAD = 1 } status;'

# golden_part FILE NAME: prints one part of a golden case; fails if the case has none of this name.
golden_part() {
    awk -v wanted="===== $2 =====" '/^=====/ { inside = $0 == wanted; found += inside; next } inside; END { exit !found }' "$1"
}

# golden_cases FUNCTION: for each case, calls it with the case's name, its header and its spec. Both
# are files that are removed afterwards. Cases with a second header are left out.
golden_cases() {
    local file scratch
    scratch=$(mktemp -d)
    for file in tests/golden/templates/*.txt; do
        ! golden_part "$file" other.h >/dev/null || continue
        golden_part "$file" input.h >"$scratch/header"
        golden_part "$file" rules.yaml >"$scratch/rules"
        { grep -q VERSION "$scratch/header" || echo "$GOLDEN_PROLOGUE"; cat "$scratch/header"; } >"$scratch/input.h"
        { echo "$GOLDEN_FACTS"; grep -q ^blocking "$scratch/rules" || echo 'blocking: []'; cat "$scratch/rules"; } >"$scratch/sample.yaml"
        "$1" "$(basename "$file" .txt)" "$scratch/input.h" "$scratch/sample.yaml"
    done
    rm -r "$scratch"
}
