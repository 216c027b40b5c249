#!/usr/bin/env python3
"""Measure the time from a process's start to the result of its first kernel; compare it with C.

    python3 benchmarks/first_kernel.py [--build build/release] [--rounds 20] [--only TEXT]
                                       [--stub build/dev/stubs/driver/libcuda.so.1]
                                       [--phases] [--check]

Each program compiles one small kernel with NVRTC, loads it, launches it, copies 256 bytes back and
ends. The programs take turns; each runs `rounds` times, and its shortest time counts. The C
program, compiled here with `cc`, opens the same two libraries and makes the same calls.
cuda.bindings, cuda.core and CuPy take part if they are installed.

A "cold" process starts with an empty program cache, a "warm" process with a cache that has the
program. "C, calls of core" is a C program that makes the same driver calls as the warm process of
cubind.core, with the code from a file: its time is what the driver alone costs. "Python, nothing"
starts and ends the interpreter; no package can avoid that cost.

`--stub` runs on a stub driver, where kernels do nothing; the package's own time is the same.
`--phases` shows the steps of all programs except "C", with their times. `--check` exits with status
1 if a program exceeds its limit; the limits are for a machine with a GPU.
"""

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
KERNEL = 'extern "C" __global__ void fill(int *p, int v) { p[threadIdx.x] = v; }'

C_HEAD = r"""
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define CHECK(call) do { int s_ = (call); if (s_ != 0) { fprintf(stderr, #call ": %d\n", s_); exit(1); } } while (0)
#define OF(library, name) ((int (*)())dlsym(library, #name))
"""

# The first argument is NVRTC's file. The program writes the code to a second file, if given.
C_PROGRAM = r"""
int main(int argc, char **argv)
{
    int major = 0, minor = 0, device = 0, value = 7, filled[64];
    size_t size = 0;
    void *context, *program, *module, *kernel, *memory, *cuda = dlopen("libcuda.so.1", RTLD_NOW);
    void *nvrtc = dlopen(argc > 1 ? argv[1] : "libnvrtc.so.13", RTLD_NOW);
    if (cuda == NULL || nvrtc == NULL)
        return fprintf(stderr, "%s\n", dlerror()), 1;
    CHECK(OF(cuda, cuInit)(0));
    CHECK(OF(cuda, cuDeviceGet)(&device, 0));
    CHECK(OF(cuda, cuDevicePrimaryCtxRetain)(&context, device));
    CHECK(OF(cuda, cuCtxSetCurrent)(context));
    CHECK(OF(cuda, cuDeviceGetAttribute)(&major, 75, device));
    CHECK(OF(cuda, cuDeviceGetAttribute)(&minor, 76, device));
    char option[64];
    const char *options[] = {option};
    snprintf(option, sizeof option, "--gpu-architecture=sm_%d%d", major, minor);
    CHECK(OF(nvrtc, nvrtcCreateProgram)(&program, SOURCE, "fill.cu", 0, NULL, NULL));
    CHECK(OF(nvrtc, nvrtcCompileProgram)(program, 1, options));
    CHECK(OF(nvrtc, nvrtcGetCUBINSize)(program, &size));
    char *code = malloc(size);
    CHECK(OF(nvrtc, nvrtcGetCUBIN)(program, code));
    FILE *file = argc > 2 ? fopen(argv[2], "wb") : NULL;
    if (file != NULL && (fwrite(code, 1, size, file) != size || fclose(file) != 0))
        return perror(argv[2]), 1;
    CHECK(OF(cuda, cuModuleLoadData)(&module, code));
    CHECK(OF(cuda, cuModuleGetFunction)(&kernel, module, "fill"));
    CHECK(OF(cuda, cuMemAlloc_v2)(&memory, sizeof filled));
    void *arguments[] = {&memory, &value};
    CHECK(((int (*)(void *, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void *, void **,
                    void **))dlsym(cuda, "cuLaunchKernel"))(kernel, 1, 1, 1, 64, 1, 1, 0, NULL, arguments, NULL));
    CHECK(OF(cuda, cuMemcpyDtoH_v2)(filled, memory, sizeof filled));
    printf("%d\n", filled[63]);
    return 0;
}
"""

CALLS_OF_CORE = "C, calls of core"

# The first argument is a file with the code. If there is a second argument, the program prints its
# phases.
C_CALLS_OF_CORE = r"""
typedef struct { unsigned grid[3], block[3], shared; void *stream, *attributes; unsigned count; } configuration;
typedef int load_data(void **, const void *, int *, void **, unsigned, int *, void **, unsigned);

static struct timespec last;
static int shown;

static void phase(const char *name)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    if (shown && name != NULL)
        printf("%s\t%.6f\n", name, 1e3 * (now.tv_sec - last.tv_sec) + 1e-6 * (now.tv_nsec - last.tv_nsec));
    clock_gettime(CLOCK_MONOTONIC, &last);
}

static int answer; // results that core uses and this program ignores

static void ask(void *cuda, const int *attributes, int count)
{
    for (int i = 0; i < count; i++)
        CHECK(OF(cuda, cuDeviceGetAttribute)(&answer, attributes[i], 0));
}

int main(int argc, char **argv)
{
    static char code[1 << 20], name[256], log[4096];
    static const int facts[] = {75, 76, 1, 5, 6, 7, 2, 3, 4, 8, 97, 16, 95, 115}, of_kernel[] = {0, 1, 8};
    int value = 7, filled[64], least, greatest, log_keys[] = {5, 6}, kind = 2;
    unsigned long long memory = 0, threshold = 0;
    size_t offset, size;
    void *context, *stream, *library, *kernel, *pool, *log_values[] = {log, (void *)sizeof log}, *answers[] = {&answer};
    FILE *file = fopen(argv[1], "rb");
    if (file == NULL || fread(code, 1, sizeof code, file) == 0)
        return perror(argv[1]), 1;
    shown = argc > 2;
    if (shown)
        puts("phases");
    phase(NULL);
    void *cuda = dlopen("libcuda.so.1", RTLD_NOW);
    if (cuda == NULL)
        return fprintf(stderr, "%s\n", dlerror()), 1;
    CHECK(OF(cuda, cuInit)(0));
    phase("cuInit");
    CHECK(OF(cuda, cuDeviceGetCount)(&answer));
    CHECK(OF(cuda, cuDeviceGetName)(name, 255, 0));
    ask(cuda, facts, 2);
    OF(cuda, cuCtxGetDevice)(&answer); // fails as in core: no context is current
    phase("count, name, version");
    CHECK(OF(cuda, cuDevicePrimaryCtxRetain)(&context, 0));
    CHECK(OF(cuda, cuCtxSetCurrent)(context));
    phase("cuDevicePrimaryCtxRetain");
    ask(cuda, facts, sizeof facts / sizeof *facts);
    CHECK(OF(cuda, cuCtxGetStreamPriorityRange)(&least, &greatest));
    phase("attributes, priorities");
    CHECK(OF(cuda, cuStreamCreateWithPriority)(&stream, 1, least));
    phase("cuStreamCreateWithPriority");
    CHECK(((load_data *)dlsym(cuda, "cuLibraryLoadData"))(&library, code, log_keys, log_values, 2, NULL, NULL, 0));
    phase("cuLibraryLoadData");
    CHECK(OF(cuda, cuLibraryGetKernel)(&kernel, library, "fill"));
    phase("cuLibraryGetKernel");
    CHECK(OF(cuda, cuDeviceGetMemPool)(&pool, 0));
    phase("cuDeviceGetMemPool");
    CHECK(OF(cuda, cuMemPoolGetAttribute)(pool, 4, &threshold));
    threshold = -1ull;
    CHECK(OF(cuda, cuMemPoolSetAttribute)(pool, 4, &threshold));
    phase("release threshold");
    CHECK(OF(cuda, cuStreamIsCapturing)(stream, &answer));
    CHECK(OF(cuda, cuMemAllocFromPoolAsync)(&memory, sizeof filled, pool, stream));
    phase("cuMemAllocFromPoolAsync");
    for (size_t i = 0; OF(cuda, cuKernelGetParamInfo)(kernel, i, &offset, &size) == 0; i++)
        ;
    phase("cuKernelGetParamInfo");
    for (int i = 0; i < 3; i++)
        CHECK(OF(cuda, cuKernelGetAttribute)(&answer, of_kernel[i], kernel, 0));
    phase("cuKernelGetAttribute");
    configuration config = {{1, 1, 1}, {64, 1, 1}, 0, stream, NULL, 0};
    void *arguments[] = {&memory, &value};
    CHECK(OF(cuda, cuLaunchKernelEx)(&config, kernel, arguments, NULL));
    phase("cuLaunchKernelEx");
    CHECK(OF(cuda, cuStreamIsCapturing)(stream, &answer));
    OF(cuda, cuPointerGetAttributes)(1u, &kind, answers, (unsigned long long)(size_t)filled);
    phase("kind of the host's memory");
    CHECK(OF(cuda, cuMemcpyAsync)((unsigned long long)(size_t)filled, memory, sizeof filled, stream));
    phase("cuMemcpyAsync");
    CHECK(OF(cuda, cuStreamSynchronize)(stream));
    phase("cuStreamSynchronize");
    if (!shown)
        printf("%d\n", filled[63]);
    return 0;
}
"""

# A comment that begins with "phase:" names the code before it; --phases measures up to there.
CHECKED = """
import ctypes
from cubind.checked import driver, nvrtc
# phase: imports
driver.cuInit(0)
# phase: driver
device = driver.cuDeviceGet(0)
driver.cuCtxSetCurrent(driver.cuDevicePrimaryCtxRetain(device))
attribute = driver.CUdevice_attribute
major = driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device)
minor = driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device)
# phase: context
program = nvrtc.nvrtcCreateProgram(KERNEL, "fill.cu")
# phase: NVRTC found and opened
nvrtc.nvrtcCompileProgram(program, [f"--gpu-architecture=sm_{major}{minor}"])
# phase: compiled
kernel = driver.cuModuleGetFunction(driver.cuModuleLoadData(nvrtc.nvrtcGetCUBIN(program)), "fill")
memory = driver.cuMemAlloc(4 * 64)
driver.cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, None, ((memory, 7), (None, ctypes.c_int)), 0)
filled = bytearray(4 * 64)
driver.cuMemcpyDtoH(filled, memory, 4 * 64)
# phase: launched and copied
"""

CORE = """
from cubind.core import Device, LaunchConfig, Program, launch
# phase: imports
device = Device()
device.set_current()
# phase: driver and context
stream = device.create_stream()
program = Program(KERNEL, "c++")
# phase: Program
code = program.compile("cubin")
# phase: compiled
kernel = code.get_kernel("fill")
memory = device.allocate(4 * 64, stream=stream)
launch(stream, LaunchConfig(grid=1, block=64), kernel, memory, 7)
filled = memory.copy_to(bytearray(4 * 64), stream=stream)
# phase: launched and copied
"""

BINDINGS = """
import ctypes
from cuda.bindings import driver, nvrtc
# phase: imports
def check(result):
    assert result[0] == 0, result
    return result[1] if len(result) == 2 else result[1:]
check(driver.cuInit(0))
# phase: driver
device = check(driver.cuDeviceGet(0))
check(driver.cuCtxSetCurrent(check(driver.cuDevicePrimaryCtxRetain(device))))
attribute = driver.CUdevice_attribute
major = check(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MAJOR, device))
minor = check(driver.cuDeviceGetAttribute(attribute.CU_DEVICE_ATTRIBUTE_COMPUTE_CAPABILITY_MINOR, device))
# phase: context
program = check(nvrtc.nvrtcCreateProgram(KERNEL.encode(), b"fill.cu", 0, None, None))
# phase: NVRTC found and opened
check(nvrtc.nvrtcCompileProgram(program, 1, [f"--gpu-architecture=sm_{major}{minor}".encode()]))
# phase: compiled
code = b" " * check(nvrtc.nvrtcGetCUBINSize(program))
check(nvrtc.nvrtcGetCUBIN(program, code))
kernel = check(driver.cuModuleGetFunction(check(driver.cuModuleLoadData(code)), b"fill"))
memory = check(driver.cuMemAlloc(4 * 64))
check(driver.cuLaunchKernel(kernel, 1, 1, 1, 64, 1, 1, 0, 0, ((memory, 7), (None, ctypes.c_int)), 0))
filled = bytearray(4 * 64)
check(driver.cuMemcpyDtoH(filled, memory, 4 * 64))
# phase: launched and copied
"""

PEER_CORE = """
from cuda.core import Device, LaunchConfig, Program, ProgramOptions, launch
# phase: imports
device = Device()
device.set_current()
# phase: driver and context
stream = device.create_stream()
program = Program(KERNEL, "c++", ProgramOptions(arch=f"sm_{device.arch}"))
# phase: Program
code = program.compile("cubin")
# phase: compiled
kernel = code.get_kernel("fill")
memory = device.memory_resource.allocate(4 * 64, stream=stream)
launch(stream, LaunchConfig(grid=1, block=64), kernel, memory, 7)
import ctypes
from cuda.bindings import driver
filled = bytearray(4 * 64)
driver.cuMemcpyDtoHAsync(filled, int(memory.handle), 4 * 64, stream.handle)
stream.sync()
# phase: launched and copied
"""

CUPY = """
import cupy
# phase: imports
kernel = cupy.RawKernel(KERNEL, "fill")
memory = cupy.empty(64, cupy.int32)
# phase: driver, context and memory
kernel((1,), (64,), (memory, 7))
filled = memory.get().tobytes()
# phase: compiled, launched and copied
"""

NOTHING = "Python, nothing"

# (name, program, module that it needs, limit in milliseconds over C)
PYTHON_PROGRAMS = [
    ("checked form", CHECKED, "cubind.checked", 75),
    ("core, cold", CORE, "cubind.core", 110),
    ("core, warm disk cache", CORE, "cubind.core", 40),
    ("cuda.bindings", BINDINGS, "cuda.bindings", None),
    ("cuda.core", PEER_CORE, "cuda.core", None),
    ("CuPy, cold", CUPY, "cupy", None),
    ("CuPy, warm disk cache", CUPY, "cupy", None),
]

MARKS = """
import time as _time
_marks = [("", _time.perf_counter())]
def _mark(name):
    _marks.append((name, _time.perf_counter()))
"""
SHOW_MARKS = """
for (_, _before), (_name, _at) in zip(_marks, _marks[1:]):
    print(f"{_name}\\t{1000 * (_at - _before)}")
"""


def code_of(program, phases=False):
    lines = [f"KERNEL = {KERNEL!r}", *program.strip().splitlines(), "print(memoryview(filled).cast('i')[63])"]
    if not phases:
        return "\n".join(line for line in lines if not line.startswith("# phase:"))
    marked = [f"_mark({line[9:]!r})" if line.startswith("# phase:") else line for line in lines]
    return MARKS + "\n".join(marked) + SHOW_MARKS


class Contender:
    """A program that is run many times."""

    def __init__(self, name, command, environment, limit=None, cache=None):
        self.name = name
        self.command = command
        self.environment = environment
        self.limit = limit
        self.cache = cache  # a folder that is emptied before each process
        self.best = float("inf")

    def run(self):
        """Run the program and return the milliseconds from start to end."""
        if self.cache is not None:
            shutil.rmtree(self.cache, ignore_errors=True)
        start = time.perf_counter()
        result = subprocess.run(self.command, env=self.environment, capture_output=True, text=True, check=False)
        taken = 1000 * (time.perf_counter() - start)
        if result.returncode != 0:
            sys.exit(f"first_kernel: {self.name}:\n{result.stdout}{result.stderr}")
        self.output = result.stdout
        return taken

    def take_turn(self):
        self.best = min(self.best, self.run())


def has_module(environment, name):
    test = ["-c", f"import {name}"]
    return subprocess.run([sys.executable, *test], env=environment, capture_output=True, check=False).returncode == 0


def nvrtc_file(environment):
    """Return the file of the NVRTC that cubind opens, so that the C program opens the same."""
    code = "from cubind import _runtime, nvrtc; nvrtc.nvrtcVersion(); print(_runtime.library_file('nvrtc'))"
    result = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False)
    if result.returncode != 0:
        sys.exit(f"first_kernel: no NVRTC:\n{result.stderr}")
    return result.stdout.strip()


def compile_c(folder, name, text):
    source, program = folder / f"{name}.c", folder / name
    source.write_text(f'#define SOURCE "{KERNEL.replace(chr(34), chr(92) + chr(34))}"\n{C_HEAD}{text}')
    subprocess.run(["cc", "-O2", "-w", "-o", program, source, "-ldl"], check=True)
    return program


def make_contenders(options, folder):
    environment = {**os.environ, "PYTHONPATH": str(Path(options.build).resolve() / "python")}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)  # installed packages have bytecode, too
    environment["PYTHONPYCACHEPREFIX"] = str(folder / "compiled")
    if options.stub:
        environment["LD_LIBRARY_PATH"] = str(Path(options.stub).resolve().parent)
    code = folder / "fill.cubin"
    of_c = Contender("C", [compile_c(folder, "first", C_PROGRAM), nvrtc_file(environment), code], environment)
    of_c.run()
    of_c.command.pop()
    calls = [compile_c(folder, "calls", C_CALLS_OF_CORE), code, *(["phases"] if options.phases else [])]
    contenders = [of_c, Contender(CALLS_OF_CORE, calls, environment)]
    if not options.phases:
        contenders.append(Contender(NOTHING, [sys.executable, "-c", "pass"], environment))
    for name, program, module, limit in PYTHON_PROGRAMS:
        if not has_module(environment, module):
            continue
        cache = folder / name.replace(" ", "-")
        of_its_own = {**environment, "CUBIND_CACHE_DIR": str(cache), "CUPY_CACHE_DIR": str(cache)}
        command = [sys.executable, "-c", code_of(program, options.phases)]
        contenders.append(Contender(name, command, of_its_own, limit, cache if "cold" in name else None))
    return [c for c in contenders if c.name in ("C", CALLS_OF_CORE, NOTHING) or options.only in c.name]


def warm_up(contenders):
    """Run each program once, which loads files into memory and fills the warm caches."""
    for contender in contenders:
        contender.run()


def take_turns(contenders, rounds):
    for _ in range(rounds):
        for contender in contenders:
            contender.take_turn()


def show_phases(contenders):
    for contender in contenders[1:]:
        least = {}
        for _ in range(5):
            rest = contender.run()
            for name, taken in (line.split("\t") for line in contender.output.splitlines()[1:]):
                least[name] = min(least.get(name, float("inf")), float(taken))
                rest -= float(taken)
            # pop() keeps it as the last line.
            least["start and end"] = min(least.pop("start and end", float("inf")), rest)
        print(f"\n{contender.name}")
        for name, taken in least.items():
            print(f"  {name:28}{taken:9.2f} ms")


def show_table(contenders):
    """Print the times and return the names of the processes that exceed their limit."""
    of_c, *_ = contenders
    late = []
    print(f"\n{'process':24}{'least':>10}{'over C':>10}{'limit':>10}")
    for c in contenders:
        over = c.best - of_c.best
        limit = "" if c.limit is None else f"{c.limit:7d} ms"
        print(f"{c.name:24}{c.best:7.1f} ms{over:7.1f} ms{limit:>10}")
        if c.limit is not None and over > c.limit:
            late.append(c.name)
    return late


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default=str(ROOT / "build" / "release"))
    parser.add_argument("--stub", help="a stub driver, in place of the system's")
    parser.add_argument("--rounds", type=int, default=20)
    parser.add_argument("--only", default="", metavar="TEXT", help="Python programs with this in their names")
    parser.add_argument("--phases", action="store_true")
    parser.add_argument("--check", action="store_true")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        contenders = make_contenders(options, Path(folder))
        warm_up(contenders)
        if options.phases:
            show_phases(contenders)
            return
        take_turns(contenders, options.rounds)
        late = show_table(contenders)
    if options.check and late:
        sys.exit(f"first_kernel: over the limit: {', '.join(late)}")


if __name__ == "__main__":
    main()
