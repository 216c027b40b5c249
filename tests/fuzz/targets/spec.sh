ABOUT="specs, and the code that is made of a header with them"

seeds() {
    cp generator/specs/{nvrtc,nvjitlink,cufft}.yaml tests/fuzz/everything.yaml "$1/"
    local file
    for file in tests/golden/errors/*.txt; do
        golden_part "$file" spec.yaml >"$1/$(basename "$file" .txt).yaml"
    done
}

OPTIONS=(-max_len=12000 -detect_leaks=0 -rss_limit_mb=4096)
