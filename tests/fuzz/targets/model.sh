ABOUT="models, as \`cubind-gen generate --model\`, diff and exports read them"

build_target() {
    cmake --preset fuzz
    cmake --build --preset fuzz --target fuzz_model cubind-gen
}

dump_case() {
    ASAN_OPTIONS=detect_leaks=0 build/fuzz/generator/cubind-gen dump --spec "$3" \
        --include "$(dirname "$2")" >"$SEED_FOLDER/$1.json"
}

# Models of the golden cases and of the smaller modules.
seeds() {
    SEED_FOLDER=$1
    golden_cases dump_case
    local release
    for release in nvrtc@13.5 nvjitlink@13.0; do
        ASAN_OPTIONS=detect_leaks=0 build/fuzz/generator/cubind-gen dump \
            --model "generated/model/${release%@*}.json@${release#*@}" >"$1/${release%@*}.json"
    done
    # A file with two releases.
    mkdir -p build/fuzz/models/{1.0,2.0}
    cp "$1/nvrtc.json" build/fuzz/models/1.0/releases.json
    cp "$1/nvrtc.json" build/fuzz/models/2.0/releases.json
    "$(base_python)" ci/pack-models build/fuzz/models "$1"
}

OPTIONS=(-max_len=40000 -detect_leaks=0 -rss_limit_mb=4096)
