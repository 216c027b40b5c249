"""ci/gpu-rows: run the kernels of the rows on a GPU and on the simulated device, and check results.

    python -m rows.run [--out FOLDER] [--list] [OPCODE...]

The program starts a process for each device, with `--device gpu` or `--device simulated`. The
simulated device is the library that CUBIND_SIMULATED names, by default the package's.
"""

import argparse
import ctypes
import json
import os
import pickle
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from support import libraries

from . import all_rows

SHOWN = 3  # differences that are shown for a row


def simulated_library():
    named = os.environ.get("CUBIND_SIMULATED")
    return Path(named) if named else libraries.PACKAGE / "cubind" / "simulator" / "libcuda.so.1"


def start(device):
    """Make a context on the device current."""
    libraries.use_build()
    if device == "simulated":
        ctypes.CDLL(str(simulated_library()), mode=ctypes.RTLD_GLOBAL)
    from cubind import driver

    from .device import begin, ok

    ok(driver.cuInit(0))
    begin()
    return ok(driver.cuDeviceGetName(100, 0)).split(b"\0")[0].decode()


def run_here(device, opcodes, path):
    """Run all kernels that the file has no results of; write their buffers or the error into it.

    This is the process of a device. After a failing kernel a GPU is useless to the process, so it
    ends and the next process continues.
    """
    from .device import run_until_failure

    name, begun, goes_on = start(device), time.monotonic(), True
    found = pickle.loads(path.read_bytes())["found"] if path.exists() else {}
    chosen = [k for _, some in all_rows.all_kernels(opcodes) for k in some if not k.fails and k.name not in found]
    if device == "gpu":
        chosen = [k for k in chosen if not k.not_on_gpu]
    for kernel, result, goes_on in run_until_failure(chosen):
        found[kernel.name] = result
    seconds = time.monotonic() - begun
    path.write_bytes(pickle.dumps({"name": name, "found": found, "seconds": seconds, "finished": goes_on}))


def run_there(device, opcodes):
    """Return the results of a device, computed in processes of its own.

    If there is no such device, return None and print a message.
    """
    environment = dict(os.environ, CUBIND_DEVICE="simulated" if device == "simulated" else "")
    # so that it has rows of newer targets, too
    environment["CUBIND_SIMULATOR"] = "compute_capability=12.0"
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "results"
        command = [sys.executable, "-m", "rows.run", "--device", device, "--to", str(path), *opcodes]
        while True:
            done = subprocess.run(command, env=environment, capture_output=True, text=True)
            told = done.stderr.strip().splitlines()
            print("\n".join(f"{device}: {line}" for line in told[-12:]))
            if done.returncode != 0:
                return None
            results = pickle.loads(path.read_bytes())
            if results["finished"]:
                return results


# --- comparisons ----------------------------------------------------------------------------------


def against_expected(kernel, result):
    """Return (number of values compared, texts of the differences)."""
    if isinstance(result, str):
        return 0, [result]
    compared, differences = kernel.check(result)
    return compared, [str(difference) for difference in differences]


def against_each_other(kernel, gpu, simulated):
    """Compare the bytes of all buffers.

    Return texts of the first places that differ, with the operands where they are known.
    """
    texts = []
    if isinstance(gpu, str) or isinstance(simulated, str) or not kernel.exact:
        return 0, texts
    count = 0
    for number, (one, other) in enumerate(zip(gpu, simulated, strict=True)):
        step = 16 if number == 0 else 8
        for at in range(0, len(one), step):
            count += 1
            if one[at : at + step] != other[at : at + step]:
                texts.append(
                    f"{place(kernel, number, at)}: GPU {word(one, at, step)}, simulated {word(other, at, step)}"
                )
    return count, texts


def word(data, at, step):
    return f"{int.from_bytes(data[at : at + step], 'little'):x}"


def place(kernel, number, at):
    if number == 0 and kernel.forms:
        form, thread = divmod(at // 16, kernel.threads)
        given = ", ".join(operand(kernel, i, thread) for i in range(1, len(kernel.buffers)))
        return f"{kernel.forms[form].text} of {given}"
    return f"{kernel.name} buffer {number} at {at}"


def operand(kernel, i, thread):
    size = len(kernel.buffers[i]) // kernel.threads
    return word(kernel.buffers[i], size * thread, size)


class Line:
    """The results of one row."""

    def __init__(self, row):
        self.row, self.seen = str(row), {}
        self.skipped = ""

    def add(self, what, compared, texts):
        entry = self.seen.setdefault(what, {"compared": 0, "differences": 0, "first": []})
        entry["compared"] += compared
        entry["differences"] += len(texts)
        entry["first"] += texts[: SHOWN * 4 - len(entry["first"])]

    @property
    def differs(self):
        return any(entry["differences"] for entry in self.seen.values())


def compare(row, kernels, gpu, simulated):
    line = Line(row)
    reasons = [kernel.not_on_gpu or ("it ends the context" if kernel.fails else "") for kernel in kernels]
    line.skipped = next(filter(None, reasons), "") + ("" if all(reasons) else " (in part)" if any(reasons) else "")
    for kernel in kernels:
        results = {"gpu": gpu and gpu["found"].get(kernel.name), "simulated": simulated["found"].get(kernel.name)}
        for device, result in results.items():
            if result is not None:
                line.add(f"{device} and expected", *against_expected(kernel, result))
        if results["gpu"] is not None and results["simulated"] is not None:
            line.add("gpu and simulated", *against_each_other(kernel, results["gpu"], results["simulated"]))
    return line


def printed(lines):
    pairs = ("gpu and expected", "simulated and expected", "gpu and simulated")
    print(f"{'':60} " + " ".join(f"{pair:>26}" for pair in pairs))
    opcodes = {}
    for line in lines:
        opcodes.setdefault(line.row.split()[0], []).append(line)
    for opcode, some in opcodes.items():
        cells = []
        for pair in pairs:
            entries = [line.seen[pair] for line in some if pair in line.seen]
            different, compared = sum(e["differences"] for e in entries), sum(e["compared"] for e in entries)
            cells.append(f"{different:>10} of {compared:>12}" if entries else f"{'-':>26}")
        print(f"{opcode} ({len(some)} rows)".ljust(60), " ".join(cells))
    for line in filter(lambda line: line.differs, lines):
        print(f"\n{line.row}")
        for what, entry in line.seen.items():
            for text in entry["first"][:SHOWN]:
                print(f"    {what}: {text[:300]}")
    for line in filter(lambda line: line.skipped, lines):
        print(f"not on the GPU: {line.row[:80]}: {line.skipped}")


def main():
    parser = argparse.ArgumentParser(prog="gpu-rows")
    parser.add_argument("--device", choices=("gpu", "simulated"))
    parser.add_argument("--to", type=Path)
    parser.add_argument("--out", type=Path, default=Path(os.environ.get("OUT", "build/logs")))
    parser.add_argument("opcodes", nargs="*")
    options = parser.parse_args()
    if options.device:
        run_here(options.device, options.opcodes, options.to)
        return
    simulated, gpu = run_there("simulated", options.opcodes), run_there("gpu", options.opcodes)
    if simulated is None:
        sys.exit("gpu-rows: the simulated device does not run")
    lines = [compare(row, kernels, gpu, simulated) for row, kernels in all_rows.all_kernels(options.opcodes)]
    printed(lines)
    names = {"gpu": gpu and [gpu["name"], gpu["seconds"]], "simulated": [simulated["name"], simulated["seconds"]]}
    options.out.mkdir(parents=True, exist_ok=True)
    report = options.out / "gpu-rows.json"
    report.write_text(json.dumps({"devices": names, "rows": [vars(line) for line in lines]}, indent=1))
    print(
        f"\n{len(lines)} rows, {sum(line.differs for line in lines)} with differences; {names}; all of it in {report}"
    )
    sys.exit(any(line.differs for line in lines))


if __name__ == "__main__":
    main()
