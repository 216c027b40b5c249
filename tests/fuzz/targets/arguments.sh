ABOUT="hostile arguments to every function of the bindings, on the stub libraries"

seeds() { :; }

build_target() { ci/build asan; }

run_target() {
    make_venv
    "$VENV/bin/python3" tests/fuzz/arguments.py run --seconds "$1" --seed "$2" --findings "$FINDINGS"
}

again() { echo "$VENV/bin/python3 tests/fuzz/arguments.py again $1"; }
