ABOUT="models, as \`cubind-gen generate --model\`, diff and exports read them"

build_target() {
    cmake --preset fuzz
    cmake --build --preset fuzz --target fuzz_model cubind-gen
}

dump_case() {
    ASAN_OPTIONS=detect_leaks=0 build/fuzz/generator/cubind-gen dump --module sample --spec "$3" \
        --include "$(dirname "$2")" >"$SEED_FOLDER/$1.json"
}

# Of the golden cases, and of the smaller modules.
seeds() {
    SEED_FOLDER=$1
    golden_cases dump_case
    cp generated/model/13.5/nvrtc.json generated/model/13.0/nvjitlink.json "$1/"
}

OPTIONS=(-max_len=40000 -detect_leaks=0 -rss_limit_mb=4096)
