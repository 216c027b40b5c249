ABOUT="C headers with the rules of a spec, through libclang to generated code"

join_case() {
    { cat "$2"; echo ////; grep -vxF "$GOLDEN_FACTS" "$3"; } >"$SEED_FOLDER/$1.h"
}

seeds() {
    SEED_FOLDER=$1
    golden_cases join_case
}

OPTIONS=(-max_len=6000 -detect_leaks=0 -rss_limit_mb=4096 -len_control=0)
