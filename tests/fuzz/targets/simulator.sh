ABOUT="PTX for the simulated device: changed texts, and kernels with other operands, values and types, which run"

PROGRAMS=build/fuzz/simulator/tests/simulator

seeds() { :; }

build_target() {
    cmake --preset asan -B build/fuzz/simulator -DPython_EXECUTABLE="$(base_python)" \
        -DCUBIND_BUILD_GENERATOR=OFF -DCUBIND_BUILD_PYTHON=OFF -DCUBIND_BUILD_STUBS=OFF
    cmake --build build/fuzz/simulator --target simulator_mutations simulator_driver_mutations
}

# Each round runs 500 texts and 500 kernels on the engine, and 50 of each on the whole driver, with
# a new seed. A finding is a file with the program and its arguments.
run_target() {
    local end=$((SECONDS + $1)) seed=$2 runs=0 run
    while [ "$SECONDS" -lt "$end" ]; do
        for run in "simulator_mutations 500 $seed" "simulator_driver_mutations 50 $seed"; do
            # shellcheck disable=SC2086
            if ! UBSAN_OPTIONS=print_stacktrace=1:halt_on_error=1 "$PROGRAMS"/$run; then
                echo "$run" >"$FINDINGS/seed-$seed"
                return 1
            fi
        done
        runs=$((runs + 1)) seed=$((seed + 1))
    done
    echo "executed $((runs * 1100)) inputs"
}

again() { echo "$PROGRAMS/$(cat "$1")"; }
