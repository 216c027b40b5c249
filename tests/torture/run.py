"""Make random headers; for each, run cubind-gen, compile the code, call the functions on a stub.

ci/torture runs this program.
"""

import argparse
import os
import random
import shutil
import sys
import tempfile
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from header import Header
from library import Fault, Library, Workshop
from reduce import shrunk


def attempt(workshop, header):
    """Return (number of values compared, None), or (0, fault).

    Success removes the header's files.
    """
    library = Library(workshop, header)
    try:
        compared = library.run()
    except Fault as fault:
        return 0, fault
    library.remove()
    return compared, None


def keep(out, header, fault, whole):
    """Keep the shrunk header with its spec, the fault, and the whole header."""
    folder = out / header.module
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, text in ((f"{header.module}.h", header.text), (f"{header.module}.yaml", header.spec), ("fault.txt", str(fault)), ("whole.h", whole.text)):
        (folder / name).write_text(text)
    return folder


def seeded(count, seed, size=50):
    """Return headers of `count` seeds from `seed` on."""
    return (Header(number, size) for number in range(seed, seed + count))


def torture(headers, jobs, out, seconds=60, most=5):
    """Run headers and return a summary as a dict. The first `most` faults are shrunk."""
    summary, faults, began = Counter(), [], time.monotonic()
    with tempfile.TemporaryDirectory(prefix="cubind-torture-") as folder, ThreadPoolExecutor(jobs) as pool:
        workshop = Workshop(folder)
        for header, (compared, fault) in pool.map(lambda h: (h, attempt(workshop, h)), headers):
            summary["headers"] += 1
            summary["declarations"] += len(header.declarations)
            summary.update(f"declarations {d.fate}" for d in header.declarations)
            summary["values compared"] += compared
            if fault:
                faults.append((header, fault))
                print(f"seed {header.seed} fails at {fault.stage}: {fault.text.strip().splitlines()[0][:200]}", flush=True)
        for header, fault in faults[:most]:
            small, fault = shrunk(workshop, header, fault, seconds)
            print(f"seed {header.seed}: {len(small.declarations)} declarations are left, in {keep(out, small, fault, header)}", flush=True)
    summary["faults"] = len(faults)
    for stage, number in Counter(fault.stage for _, fault in faults).items():
        summary[f"faults at {stage}"] = number
    summary["seconds"] = round(time.monotonic() - began)
    return dict(summary)


def main():
    parser = argparse.ArgumentParser(prog="ci/torture", description=__doc__)
    parser.add_argument("count", nargs="?", type=int, default=50, help="headers, of about fifty declarations each")
    parser.add_argument("--seed", type=int, help="of the first header; the others follow. Without it a random one, which is printed")
    parser.add_argument("--jobs", type=int, default=min(4, os.cpu_count()), help="headers at a time")
    parser.add_argument("--out", type=Path, default=Path("build/torture"), help="for shrunk headers that fail")
    options = parser.parse_args()
    if options.count < 1:
        parser.error(f"{options.count} headers are none; give a number of 1 or more")
    seed = random.SystemRandom().randrange(10**6) if options.seed is None else options.seed
    print(f"{options.count} headers from seed {seed}", flush=True)
    summary = torture(seeded(options.count, seed), options.jobs, options.out)
    for what, number in summary.items():
        print(f"{what:24} {number}")
    return 1 if summary["faults"] else 0


if __name__ == "__main__":
    sys.exit(main())
