#!/usr/bin/env python3
"""Measure what a run of cubind-gen costs: instructions, memory, and time of the processor.

    python3 benchmarks/generator.py [GENERATOR...] [--cuda build/cuda/13.5] [--modules 7] [--check]

The run makes the code of the first modules in generator/specs/modules.list from the headers of
CUDA. Callgrind counts the instructions of all its processes, including those of libclang. The
memory is that of the largest process. Give several programs to compare builds of different commits;
each uses the specs and templates of its own commit. Use release builds. `--check` exits with status
1 if the first program exceeds a limit.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
MODULES = 7
MOST_INSTRUCTIONS = 11.5e9  # for the first seven modules
MOST_MEBIBYTES = 90


def first_modules(text, count):
    """Return the names of the first modules of a modules.list."""
    lines = [line.split() for line in text.splitlines()]
    return [words[0] for words in lines if words and not words[0].startswith("#")][:count]


def counted(said):
    """Return the sum of the instructions that the processes of a run report."""
    return sum(int(count) for count in re.findall(r"Collected : (\d+)", said))


def timed(said):
    """Return the mebibytes and the seconds that /usr/bin/time reports."""
    kibibytes, user, system = re.search(r"measured (\d+) (\S+) (\S+)", said).groups()
    return int(kibibytes) / 1024, float(user) + float(system)


def exceeds(count, mebibytes):
    """Return whether a run of the first seven modules is above a limit."""
    return count > MOST_INSTRUCTIONS or mebibytes > MOST_MEBIBYTES


def run(generator, cuda, modules, out, *tool):
    """Run the generator into a new folder; return what it and the tool print to standard error."""
    options = [word for module in modules for word in ("--module", module)]
    command = [*tool, generator, "generate", *options, "--cuda", cuda, "--out", out]
    return subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True).stderr


def measure(generator, cuda, modules):
    """Return the instructions, mebibytes and seconds of a generator."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        count = counted(run(generator, cuda, modules, folder / "counted", "valgrind", "--tool=callgrind",
                            f"--callgrind-out-file={folder}/out.%p"))
        said = run(generator, cuda, modules, folder / "timed", "/usr/bin/time", "-f", "measured %M %U %S")
    return (count, *timed(said))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("generators", nargs="*", default=[str(ROOT / "build/release/generator/cubind-gen")])
    parser.add_argument("--cuda", default=str(ROOT / "build/cuda/13.5"))
    parser.add_argument("--modules", type=int, default=MODULES, help="how many of modules.list")
    parser.add_argument("--check", action="store_true", help="fail above the limits for seven modules")
    arguments = parser.parse_args()
    modules = first_modules((ROOT / "generator/specs/modules.list").read_text(), arguments.modules)
    print(f"{', '.join(modules)}\n\n10^9 instructions    MiB      s  program")
    rows = []
    for generator in arguments.generators:
        rows.append(measure(generator, arguments.cuda, modules))
        count, mebibytes, seconds = rows[-1]
        print(f"{count / 1e9:17.2f} {mebibytes:6.1f} {seconds:6.2f}  {generator}", flush=True)
    return int(arguments.check and exceeds(*rows[0][:2]))


if __name__ == "__main__":
    sys.exit(main())
