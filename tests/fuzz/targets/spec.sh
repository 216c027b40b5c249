ABOUT="specs, and the code that is made of a header with them"

seeds() {
    cp generator/specs/{nvrtc,nvjitlink,cufft}.yaml tests/fuzz/everything.yaml "$1/"
    local file
    for file in tests/golden/errors/*/spec.yaml; do
        cp "$file" "$1/$(basename "$(dirname "$file")").yaml"
    done
}

OPTIONS=(-max_len=12000 -detect_leaks=0 -rss_limit_mb=4096)
