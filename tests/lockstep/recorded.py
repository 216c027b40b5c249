"""recorded.py [--record] [SEED...]: test divergence and reconvergence on a device.

It runs kernels with races within a warp (races.py), and warp-level instructions in partial warps
(partial_warps.py), on the device that cubind.driver finds. It compares the results with
tests/lockstep/h200.json. --record runs each kernel ten times on a GPU and writes that file. A
kernel whose ten results differ is recorded as null, and is not compared later.
"""

import argparse
import array
import ctypes
import hashlib
import itertools
import json
import sys
from pathlib import Path

import partial_warps
import races
from cubind.checked import driver

RECORDED = Path(__file__).resolve().parent / "h200.json"
COUNT = 400
SIZE = 4 * partial_warps.WORDS * max(partial_warps.THREADS)


class Results:
    """Runs kernels in the current context."""

    def __init__(self):
        self.memory = int(driver.cuMemAlloc(SIZE))
        self.modules = {}

    def run(self, text, name, threads, number):
        """Return the words that a kernel (address, number) of one block wrote."""
        if name not in self.modules:
            self.modules[name] = driver.cuModuleLoadData(text.encode())
        driver.cuMemsetD8(self.memory, 0, SIZE)
        arguments = ((self.memory, number), (ctypes.c_uint64, ctypes.c_uint32))
        function = driver.cuModuleGetFunction(self.modules[name], name.encode())
        driver.cuLaunchKernel(function, 1, 1, 1, threads, 1, 1, 0, 0, arguments, 0)
        data = bytearray(SIZE)
        driver.cuMemcpyDtoH(data, self.memory, SIZE)
        return array.array("I", data)

    def race(self, seed):
        text = races.HEAD + races.kernel_text(seed)
        return self.run(text, f"k{seed}", races.lanes_of(seed), races.steps_of(seed))

    def partial(self, form):
        """Return the words for all shapes of a warp, one after the other."""
        text, words = partial_warps.HEAD + partial_warps.kernel_text(form), array.array("I")
        for threads, ends in itertools.product(partial_warps.THREADS, partial_warps.ENDS):
            words += self.run(text, partial_warps.name_of(form), threads, ends)
        return words


def digest(words):
    return hashlib.blake2b(words.tobytes(), digest_size=6).hexdigest()


def wanted_results():
    return json.loads(RECORDED.read_text())


def begin():
    """Make the primary context of the device current, and return the device's name."""
    driver.cuInit(0)
    device = driver.cuDeviceGet(0)
    driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(device))
    return driver.cuDeviceGetName(128, device)


def found_by(results, repeats, seeds):
    """Return the digests of all cases by name; None if the results of a case differ."""
    cases = {f"race {seed}": (results.race, seed) for seed in seeds}
    cases |= {form: (results.partial, form) for form in partial_warps.FORMS}
    found = {}
    for name, (run, case) in cases.items():
        digests = {digest(run(case)) for _ in range(repeats)}
        found[name] = digests.pop() if len(digests) == 1 else None
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--record", action="store_true", help="write the results to h200.json")
    parser.add_argument("seeds", nargs="*", type=int, help="of kernels with races; by default all that are recorded")
    options = parser.parse_args()
    device = begin()
    found = found_by(Results(), 10 if options.record else 1, options.seeds or range(COUNT))
    if options.record:
        RECORDED.write_text(json.dumps({"device": device, "digests": found}, indent=0) + "\n")
        print(f"{device}: {len(found)} cases, {sum(d is None for d in found.values())} with varying results")
        return 0
    wanted = wanted_results()["digests"]
    wrong = [name for name, got in found.items() if wanted[name] not in (None, got)]
    print(f"{device}: {len(found)} cases, {len(wrong)} differ from the recorded results", *wrong[:40], sep="\n")
    return len(wrong) != 0


if __name__ == "__main__":
    sys.exit(main())
