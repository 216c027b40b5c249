#!/usr/bin/env python3
"""Compare ways of giving the kernels of a loop new arguments, with the same in C, on a GPU.

    python3 benchmarks/graph_arguments.py [--build build/release] [--kernels 1000] [--rounds N]
                                          [--stub] [--check]

The loop launches one kernel many times with four arguments: two buffers, a float and an int. Each
step changes all of them. The C function compiled here calls cuGraphExecKernelNodeSetParams for each
node, with values that it has made itself; it is the floor, since only this function can change the
arguments of a graph that exists. Another one launches the kernels one by one.

The function of stream.graph() runs the loop of launches in Python, and sets what differs.

All ways take turns. Each is measured until the host has queued a step, and the device is idle
before. The table shows medians. `--check` exits with status 1 if cubind takes more than 150 ns a
node over C, or if 1,000 kernels take more than 1.15 ms in all. `--stub` uses the stub driver, to
test the script itself.
"""

import argparse
import ctypes
import os
import statistics
import sys
import tempfile
import time
from pathlib import Path

import timing
from core_cost import MIXED_PTX, native_config

SOURCE = r"""
#define PY_SSIZE_T_CLEAN
#include <Python.h>
typedef struct { void *func; unsigned sizes[7]; void **params, **extra; void *kern, *ctx; } Node;
typedef int set_function(void *exec, void *node, const Node *params);
typedef int launch_function(const void *config, void *function, void **params, void **extra);

/* What each step passes to the kernel i: the buffers change places. */
typedef struct { unsigned long long buffers[2]; double real; long number; void *params[4]; } Values;

static void
fill(Values *v, const unsigned long long *buffers, long step, long i)
{
    v->buffers[0] = buffers[(step + i) & 1];
    v->buffers[1] = buffers[(step + i + 1) & 1];
    v->real = (double)step;
    v->number = step + i;
}

static void
point(Values *v)
{
    void *params[] = {&v->buffers[0], &v->buffers[1], &v->real, &v->number};
    memcpy(v->params, params, sizeof params);
}

static PyObject *
answer(int status)
{
    if (status == 0)
        Py_RETURN_NONE;
    return PyErr_Format(PyExc_RuntimeError, "status %d", status);
}

static PyObject *
set(PyObject *self, PyObject *args)
{
    unsigned long long function, exec, nodes, node, buffers[2];
    long count, step;
    int status = 0;
    Values values;
    if (!PyArg_ParseTuple(args, "KKKKKKll", &function, &exec, &nodes, &node, &buffers[0], &buffers[1], &count, &step))
        return NULL;
    Node params = *(Node *)node;
    params.params = values.params;
    params.extra = NULL;
    point(&values);
    Py_BEGIN_ALLOW_THREADS
    for (long i = 0; i < count && status == 0; i++) {
        fill(&values, buffers, step, i);
        status = ((set_function *)function)((void *)exec, ((void **)nodes)[i], &params);
    }
    Py_END_ALLOW_THREADS
    return answer(status);
}

static PyObject *
launch(PyObject *self, PyObject *args)
{
    unsigned long long function, config, kernel, buffers[2];
    long count, step;
    int status = 0;
    Values values;
    if (!PyArg_ParseTuple(args, "KKKKKll", &function, &config, &kernel, &buffers[0], &buffers[1], &count, &step))
        return NULL;
    point(&values);
    Py_BEGIN_ALLOW_THREADS
    for (long i = 0; i < count && status == 0; i++) {
        fill(&values, buffers, step, i);
        status = ((launch_function *)function)((void *)config, (void *)kernel, values.params, NULL);
    }
    Py_END_ALLOW_THREADS
    return answer(status);
}

static PyMethodDef methods[] = {{"set", set, METH_VARARGS}, {"launch", launch, METH_VARARGS}, {NULL}};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "arguments_floor", NULL, -1, methods};

PyMODINIT_FUNC
PyInit_arguments_floor(void)
{
    return PyModule_Create(&definition);
}
"""
FUNCTIONS = ("cuGraphExecKernelNodeSetParams_v2", "cuLaunchKernelEx", "cuGraphLaunch")
NANOSECONDS_OVER, MILLISECONDS = 150, 1.15  # limits: per node over C, and per 1,000 kernels in all


class Loop:
    """A loop of `count` launches, and an executable graph of it whose nodes can be changed."""

    def __init__(self, count):
        from cubind.core import Device, LaunchConfig, ObjectCode, graph

        self.device = Device(0)
        self.device.set_current()
        self.stream = self.device.create_stream()
        self.kernel = ObjectCode.from_ptx(MIXED_PTX).get_kernel("mixed")
        self.config, self.count = LaunchConfig(grid=8, block=64), count
        self.buffers = [self.device.allocate(4096, stream=self.stream) for _ in range(2)]
        definition = node = graph.GraphDefinition()
        self.nodes = [node := node.launch(self.config, self.kernel, *self.arguments(0, i)) for i in range(count)]
        self.definition, self.graph = definition, definition.instantiate()
        self.setter = self.graph.arguments(self.nodes)
        self.function = self.stream.graph(self.launch)
        self.function(0)

    def arguments(self, step, i):
        return self.buffers[(step + i) % 2], self.buffers[(step + i + 1) % 2], float(step), step + i

    def launch(self, step):
        from cubind.core import launch

        stream, config, kernel, (a, b), real = self.stream, self.config, self.kernel, self.buffers, float(step)
        for i in range(self.count):
            if (step + i) % 2:
                launch(stream, config, kernel, b, a, real, step + i)
            else:
                launch(stream, config, kernel, a, b, real, step + i)

    def values(self, step):
        (a, b), real = self.buffers, float(step)
        return [(b, a, real, step + i) if (step + i) % 2 else (a, b, real, step + i) for i in range(self.count)]


class C:
    """The same, in C."""

    def __init__(self, loop, folder):
        from cubind.checked import driver

        self.loop, self.library = loop, ctypes.CDLL("libcuda.so.1")
        self.floor = timing.build_module(folder, "arguments_floor", SOURCE)
        self.address = {name: ctypes.cast(getattr(self.library, name), ctypes.c_void_p).value for name in FUNCTIONS[:2]}
        self.handles = (ctypes.c_void_p * loop.count)(*[int(node.handle) for node in loop.nodes])
        self.params = driver.cuGraphKernelNodeGetParams(loop.nodes[0].handle)
        self.config = native_config(loop.stream.handle)
        self.buffers = [int(buffer.handle) for buffer in loop.buffers]

    def set(self, step):
        self.floor.set(self.address[FUNCTIONS[0]], int(self.loop.graph.handle), ctypes.addressof(self.handles),
                       self.params.getPtr(), *self.buffers, self.loop.count, step)

    def launch(self, step):
        self.floor.launch(self.address[FUNCTIONS[1]], ctypes.addressof(self.config), int(self.loop.kernel.handle),
                          *self.buffers, self.loop.count, step)


def captured(loop):
    """Return a step that captures the loop again, which is the other way to change arguments."""
    with loop.stream.capture() as graph:
        loop.launch(0)

    def step(number):
        with loop.stream.capture(graph):
            loop.launch(number)
        graph.launch(loop.stream)

    return step


def measure(loop, c, rounds):
    """Return the median seconds of each way. The ways take turns."""
    again, values = captured(loop), [None]

    def launched(change):
        def step(number):
            change(number)
            loop.graph.launch(loop.stream)

        return step

    ways = {
        "C: set": c.set,
        "set": lambda number: loop.setter.set(values[0]),
        "set, nothing new": lambda number: loop.setter.set(values[0]),
        "C: set, launch graph": launched(c.set),
        "make values, set, launch graph": launched(lambda number: loop.setter.set(loop.values(number))),
        "function of stream.graph": loop.function,
        "capture again, launch graph": again,
        "launches": loop.launch,
        "C: launches": c.launch,
    }
    times = {name: [] for name in ways}
    for number in range(rounds + 1):
        for place, (name, way) in enumerate(ways.items()):
            step = number * len(ways) + place
            if name == "set":
                values[0] = loop.values(step)
            loop.stream.sync()
            begin = time.perf_counter()
            way(step)
            if number > 0:  # the first round warms up the caches
                times[name].append(time.perf_counter() - begin)
    loop.stream.sync()
    return {name: statistics.median(spent) for name, spent in times.items()}


def report(times, count):
    print(f"{count} kernels with 4 new arguments each: median host time of a step\n")
    print(f"{'way':34}{'ms':>9}{'ns/kernel':>12}{'share of C: launches':>23}")
    for name, spent in times.items():
        print(f"{name:34}{spent * 1e3:9.3f}{spent * 1e9 / count:12.1f}{spent / times['C: launches']:23.2f}")
    over = (times["set"] - times["C: set"]) * 1e9 / count
    total = times["make values, set, launch graph"] * 1e3 * 1000 / count
    print(f"\nns a node over C: {over:.1f} (limit {NANOSECONDS_OVER})")
    print(f"ms for 1,000 kernels, values made, set and launched: {total:.3f} (limit {MILLISECONDS})")
    return over <= NANOSECONDS_OVER and total <= MILLISECONDS


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build/release", help="build folder with python/ and stubs/")
    parser.add_argument("--kernels", type=int, default=1000)
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--stub", action="store_true", help="on the stub driver of the build")
    parser.add_argument("--check", action="store_true", help="exit with status 1 if a limit is exceeded")
    options = parser.parse_args()
    build = Path(options.build).resolve()
    sys.path.insert(0, str(build / "python"))
    if options.stub:
        stub = timing.load_driver(build)
    loop = Loop(options.kernels)
    for name in FUNCTIONS if options.stub else ():
        stub.stub_set_mode(stub.stub_find(name.encode()), timing.STUB_FREE)
    with tempfile.TemporaryDirectory() as folder:
        c = C(loop, folder)
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
        met = report(measure(loop, c, options.rounds), options.kernels)
    return 0 if met or not options.check else 1


if __name__ == "__main__":
    sys.exit(main())
