"""Run planted kernels on the active device: python3 -m tests.planted.run [--list] [NAME...].

A NAME is a case or a file of cases. Without names all cases run, except those that hang. The
device is a GPU, or the simulated one with CUBIND_DEVICE=simulated. The status is 1 if a kernel
failed; its context is lost then, so the run ends.
"""

import argparse
import sys
import time
import zlib

import numpy
from cubind.core import Device, LaunchConfig, Program, ProgramOptions, launch

from .cases import Run, load

DTYPES = {
    "char": numpy.int8,
    "int": numpy.int32,
    "unsigned": numpy.uint32,
    "float": numpy.float32,
    "double": numpy.float64,
    "long": numpy.int64,
    "unsigned long": numpy.uint64,
}
ARGUMENTS = {"int": numpy.int32, "float": numpy.float32, "double": numpy.float64, "ull": numpy.uint64}


def compiled(case, target="cubin"):
    """Return the ObjectCode of a case for the current device, with line information."""
    options = ProgramOptions(name=case.source_name, std="c++17", lineinfo=True)
    return Program(case.source, "c++", options).compile(target)


def content(buffer):
    """Return the elements that are written before the first step, as an array."""
    dtype, count = DTYPES[buffer.type], buffer.written
    if buffer.init == "arange":
        return numpy.arange(count).astype(dtype)
    if buffer.init == "random":
        generator = numpy.random.default_rng(zlib.crc32(buffer.name.encode()))
        if dtype in (numpy.float32, numpy.float64):
            return generator.random(count).astype(dtype)
        return generator.integers(0, 100, count).astype(dtype)
    number = {"zeros": 0, "ones": 1}.get(buffer.init)
    if number is None:
        number = float(buffer.init) if "." in buffer.init else int(buffer.init)
    return numpy.full(count, number, dtype)


class _Running:
    """A case's streams, events and memory."""

    def __init__(self, case):
        self.device = Device()
        self.device.set_current()
        self.streams, self.events = {}, {}
        self.code = compiled(case)
        main = self.stream("main")
        self.memory = {one.name: self.allocated(one, main) for one in case.buffers}
        main.sync()

    def stream(self, name):
        if name not in self.streams:
            self.streams[name] = self.device.create_stream()
        return self.streams[name]

    def allocated(self, buffer, stream):
        size = numpy.dtype(DTYPES[buffer.type]).itemsize
        memory = self.device.allocate(buffer.count * size, stream=stream)
        if buffer.written:
            memory[: buffer.written * size].copy_from(content(buffer), stream=stream)
        return memory

    def launch(self, run):
        grid = run.grid
        if run.cluster:
            grid = (grid[0] // run.cluster, *grid[1:])
        config = LaunchConfig(
            grid=grid, block=run.block, shmem_size=run.shared, cluster=run.cluster, is_cooperative=run.cooperative
        )
        arguments = [
            self.memory[value] if kind == "buffer" else ARGUMENTS[kind](value) for kind, value in run.arguments
        ]
        launch(self.stream(run.stream), config, self.code.get_kernel(run.kernel), *arguments)

    def step(self, step):
        stream = self.stream(step.stream)
        if step.action == "record":
            self.events[step.operands[0]] = stream.record()
        elif step.action == "wait":
            stream.wait(self.events[step.operands[0]])
        elif step.action == "fill":
            name, value = step.operands
            self.memory[name].fill(value, stream=stream)
        elif step.action == "copy":
            to, source = (self.memory[name] for name in step.operands)
            size = min(to.size, source.size)
            to[:size].copy_from(source[:size], stream=stream)
        else:
            stream.sync()


def run_case(case):
    """Run a case in this process on the active device, and wait for its end.

    Nothing is copied back, because that would read unwritten memory. CUDAError if a kernel failed.
    """
    running = _Running(case)
    for step in case.steps:
        if isinstance(step, Run):
            running.launch(step)
        else:
            running.step(step)
    for stream in running.streams.values():
        stream.sync()


def chosen(cases, names):
    """Return the cases that names choose; without names all cases that end."""
    if not names:
        return [case for case in cases if not case.hangs]
    found = [case for case in cases if case.name in names or case.file.stem in names]
    unknown = sorted(set(names) - {case.name for case in found} - {case.file.stem for case in found})
    if unknown:
        sys.exit(f"no such case or file: {', '.join(unknown)}")
    return found


def main():
    parser = argparse.ArgumentParser(prog="tests.planted.run", description=__doc__.partition(":")[0])
    parser.add_argument("--list", action="store_true", help="print the cases with their expectations, run none")
    parser.add_argument("names", nargs="*", metavar="NAME", help="a case, or a file of cases without .cu")
    options = parser.parse_args()
    cases = load()
    if options.list:
        for case in chosen(cases, options.names) if options.names else cases:
            wanted = ", ".join(f"{one.kind} {one.lines[0]} {one.lines[1]}" for one in case.expectations)
            print(f"{case.file.stem}: {case.name}: {wanted or 'nothing'}{', hangs' if case.hangs else ''}")
        return
    for case in chosen(cases, options.names):
        start = time.perf_counter()
        try:
            run_case(case)
        except Exception as error:
            sys.exit(f"{case.name}: {type(error).__name__}: {error}")
        print(f"{case.name}: {time.perf_counter() - start:.2f} s", flush=True)


if __name__ == "__main__":
    main()
