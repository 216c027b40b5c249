# What the seeds of several targets are made of; sourced by ci/fuzz.

# The facts and the first lines that tests/generator/fixture.c puts before the rules and headers of tests/golden/templates.
GOLDEN_FACTS='module: sample
headers: [input.h]
version_macro: VERSION
reviewed: 2000
library: {name: sample, soname: libsample.so.1}
status: {enum: status, success: OK}'
GOLDEN_PROLOGUE='#define VERSION 2000
typedef enum status_enum { OK = 0, BAD = 1 } status;'

# golden_cases FUNCTION: calls it with the name of each case, its header, and a spec of it, as files that go afterwards.
# Cases with a second header are left out.
golden_cases() {
    local folder scratch
    scratch=$(mktemp -d)
    for folder in tests/golden/templates/*/; do
        [ ! -f "$folder/other.h" ] || continue
        { grep -q VERSION "$folder/input.h" || echo "$GOLDEN_PROLOGUE"; cat "$folder/input.h"; } >"$scratch/input.h"
        { echo "$GOLDEN_FACTS"; grep -q ^blocking "$folder/rules.yaml" || echo 'blocking: []'; cat "$folder/rules.yaml"; } >"$scratch/sample.yaml"
        "$1" "$(basename "$folder")" "$scratch/input.h" "$scratch/sample.yaml"
    done
    rm -r "$scratch"
}
