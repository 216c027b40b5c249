ABOUT="hostile calls of every method of cubind.core, on the functional driver"

seeds() { :; }

build_target() { ci/build asan; }

run_target() {
    make_venv
    "$VENV/bin/python3" tests/fuzz/objects.py run --seconds "$1" --seed "$2" --findings "$FINDINGS"
}

again() { echo "$VENV/bin/python3 tests/fuzz/objects.py again $1"; }
