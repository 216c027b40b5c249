#!/usr/bin/env python3
"""Compare the cost of launches on a GPU with the least that an extension module needs.

    python3 benchmarks/launch_floor.py [--build build/release] [--rounds N] [--seconds S]
                                       [--stub] [--check]

The least (the floor) is that of a C function compiled here, called by vectorcall with the same
arguments as the launch. It releases the GIL, calls the driver with a configuration and parameters
made in advance, and takes the GIL back. It takes handles as ints, converts them and the numbers by
CPython's own functions, and checks nothing. With many integers, it packs them into one buffer. No
callable with these arguments can launch in less time. The floor of a graph's launch calls
cuGraphLaunch in the same way.

The first table shows the nanoseconds above the floor in one thread, measured in batches that take
turns (as in `core_cost.py --gpu`). The second table shows the launches per second of sixteen
threads with a stream each, once with the GIL released around each launch, and once with the GIL
kept by `cubind.keep_gil(True)`. `--stub` uses the stub driver, to test the script itself. `--check`
exits with status 1 if a limit is exceeded.
"""

import argparse
import ctypes
import os
import sys
import tempfile
import threading
import time
from pathlib import Path

import timing
from core_cost import GPU_PARTS, batches, bind, listed, names_of, native_config, undisturbed

SOURCE = r"""
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <structmember.h>
typedef int launch_function(const void *config, void *function, void **params, void **extra);
typedef int plain_function(void *function, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned,
                           void *stream, void **params, void **extra);
typedef int graph_function(void *graph, void *stream);
typedef struct { PyObject_HEAD vectorcallfunc call; launch_function *launch; plain_function *plain; void *stream;
                 void *config, *function; int keeps; long values[256]; void *params[64]; graph_function *graph;
                 int packs; size_t size; void *extra[5]; } Floor;

static int
launch_ints(Floor *f, PyObject *const *args, Py_ssize_t count)
{
    for (Py_ssize_t i = 0; i < count; i++)
        f->values[i] = PyLong_AsLong(args[i]);
    f->size = (size_t)count * sizeof *f->values;
    if (PyErr_Occurred())
        return -1;
    PyThreadState *thread = PyEval_SaveThread();
    int status = f->launch(f->config, f->function, NULL, f->extra);
    PyEval_RestoreThread(thread);
    return status;
}

static int
launch_graph(Floor *f)
{
    PyThreadState *thread = f->keeps ? NULL : PyEval_SaveThread();
    int status = f->graph(f->function, f->stream);
    if (thread != NULL)
        PyEval_RestoreThread(thread);
    return status;
}

static PyObject *
call(PyObject *self, PyObject *const *args, size_t nargs, PyObject *names)
{
    Floor *f = (Floor *)self;
    unsigned n[7] = {8, 1, 1, 64, 1, 1, 0};
    void *function = f->function, *stream = f->stream;
    if (f->graph != NULL || f->packs) {
        int status = f->graph != NULL ? launch_graph(f) : launch_ints(f, args + 3, PyVectorcall_NARGS(nargs) - 3);
        return status == 0 ? Py_NewRef(Py_None) : PyErr_Format(PyExc_RuntimeError, "status %d", status);
    }
    if (f->plain != NULL) {
        function = PyLong_AsVoidPtr(args[0]);
        for (int i = 0; i < 7; i++)
            n[i] = (unsigned)PyLong_AsUnsignedLong(args[i + 1]);
        stream = PyLong_AsVoidPtr(args[8]);
    }
    PyThreadState *thread = f->keeps ? NULL : PyEval_SaveThread();
    int status = f->plain != NULL
        ? f->plain(function, n[0], n[1], n[2], n[3], n[4], n[5], n[6], stream, f->params, NULL)
        : f->launch(f->config, function, f->params, NULL);
    if (thread != NULL)
        PyEval_RestoreThread(thread);
    if (status == 0)
        Py_RETURN_NONE;
    return PyErr_Format(PyExc_RuntimeError, "status %d", status);
}

static PyObject *
make(PyTypeObject *type, PyObject *args, PyObject *names)
{
    unsigned long long launch, plain, stream, config, function, graph;
    int keeps, packs;
    if (!PyArg_ParseTuple(args, "KKKKKpKp", &launch, &plain, &stream, &config, &function, &keeps, &graph, &packs))
        return NULL;
    Floor *f = (Floor *)type->tp_alloc(type, 0);
    if (f == NULL)
        return NULL;
    f->call = call;
    f->launch = (launch_function *)launch;
    f->plain = (plain_function *)plain;
    f->stream = (void *)stream;
    f->config = (void *)config;
    f->function = (void *)function;
    f->keeps = keeps;
    f->graph = (graph_function *)graph;
    f->packs = packs;
    // CU_LAUNCH_PARAM_BUFFER_POINTER, CU_LAUNCH_PARAM_BUFFER_SIZE, CU_LAUNCH_PARAM_END
    void *extra[] = {(void *)1, f->values, (void *)2, &f->size, NULL};
    memcpy(f->extra, extra, sizeof extra);
    for (int i = 0; i < 64; i++)
        f->params[i] = &f->values[i];
    return (PyObject *)f;
}

static PyMemberDef members[] = {{"__vectorcalloffset__", T_PYSSIZET, offsetof(Floor, call), READONLY}, {NULL}};
static PyType_Slot slots[] = {{Py_tp_new, make}, {Py_tp_call, PyVectorcall_Call}, {Py_tp_members, members}, {0, NULL}};
static PyType_Spec spec = {"floor.Floor", sizeof(Floor), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_VECTORCALL, slots};
static struct PyModuleDef definition = {PyModuleDef_HEAD_INIT, "floor", NULL, -1};

PyMODINIT_FUNC
PyInit_floor(void)
{
    PyObject *module = PyModule_Create(&definition), *type = PyType_FromSpec(&spec);
    return PyModule_AddObject(module, "Floor", type) == 0 ? module : NULL;
}
"""

LAUNCHES = ("cuLaunchKernelEx", "cuLaunchKernel", "cuGraphLaunch")
KERNELS = 20  # in the graph
THREADS = 16
LEAST = 0.95  # share of the floor's launches per second; the absolute number depends on the host

# (name, limit in nanoseconds over the floor, statement, kernel, statement of the floor)
BOUND = "(k0i, 8, 1, 1, 64, 1, 1, 0, si, None, 0)"
CASES = [
    ("core: launch, 0 arguments", 30, "launch(stream, config, k0)", "k0", "floor(stream, config, k0)"),
    ("core: kernel[config, stream](), 0 arguments", 30, "bound0()", "k0", "floor()"),
    ("core: launch, 4 arguments", 60, "launch(stream, config, mixed, buffer, buffer, 2.0, 17)", "mixed",
     "floor(stream, config, mixed, buffer, buffer, 2.0, 17)"),
    ("core: launch, 16 ints", 60, f"launch(stream, config, k16, {listed(16)})", "k16",
     f"floor(stream, config, k16, {listed(16)})"),
    ("core: launch, 256 ints", 300, f"launch(stream, config, k256, {listed(256)})", "k256",
     f"floor(stream, config, k256, {listed(256)})"),
    (f"core: graph.launch, {KERNELS} kernels", 20, "graph.launch(stream)", "graph", "floor(stream)"),
    ("cuLaunchKernel, checked, 0 arguments", 20, "checked(k0h, 8, 1, 1, 64, 1, 1, 0, sh, None, 0)", "k0", f"floor{BOUND}"),
    ("cuLaunchKernel, tuple, 0 arguments", 20, "plain(k0h, 8, 1, 1, 64, 1, 1, 0, sh, None, 0)", "k0", f"floor{BOUND}"),
    ("cuLaunchKernel, checked, 4 arguments", 60, "checked(k4h, 8, 1, 1, 64, 1, 1, 0, sh, four, 0)", "k4", f"floor{BOUND}"),
    ("cuLaunchKernel, tuple, 4 arguments", 60, "plain(k4h, 8, 1, 1, 64, 1, 1, 0, sh, four, 0)", "k4", f"floor{BOUND}"),
]


def build_floor(folder):
    """Compile and return the class Floor.

    The arguments are the addresses of cuLaunchKernelEx and of cuLaunchKernel, the stream, the
    address of the configuration, the kernel or graph, whether to keep the GIL, the address of
    cuGraphLaunch, and whether to pack the arguments from the fourth on, which are ints. If the
    address of cuLaunchKernel or of cuGraphLaunch is not 0, that function is called. Calling an
    instance launches.
    """
    return timing.build_module(folder, "floor", SOURCE).Floor


class Floors:
    """Makes floors that call the loaded driver."""

    def __init__(self, folder):
        self.make = build_floor(folder)
        self.driver = ctypes.CDLL("libcuda.so.1")
        self.kept = []  # keeps the configurations alive

    def __call__(self, stream, kernel, plain=False, keeps=False, graph=False, packs=False, config=None):
        config = config or native_config(stream.handle)
        self.kept.append(config)
        address = {name: ctypes.cast(getattr(self.driver, name), ctypes.c_void_p).value for name in LAUNCHES}
        return self.make(address["cuLaunchKernelEx"], address["cuLaunchKernel"] if plain else 0, int(stream.handle),
                         ctypes.addressof(config), int(kernel.handle), keeps, address["cuGraphLaunch"] if graph else 0, packs)


def low_level(names):
    """Add the names that the statements of the bindings refer to."""
    import cubind.checked.driver
    import cubind.driver

    function = cubind.driver.CUfunction
    names.update(
        plain=cubind.driver.cuLaunchKernel, checked=cubind.checked.driver.cuLaunchKernel,
        k0h=function(int(names["k0"].handle)), k4h=function(int(names["k4"].handle)), sh=names["stream"].handle,
        k0i=int(names["k0"].handle), k4i=int(names["k4"].handle), si=int(names["stream"].handle),
        four=((1, 2, 3, 4), (ctypes.c_longlong,) * 4),
    )


def one_thread(options, floors, names):
    import cubind

    stream = names["stream"]
    cases = [case for case in CASES if options.only in case[0]]
    loops = []
    for name, _, statement, kernel, floor_statement in cases:
        floor = floors(stream, names[kernel], plain=name.startswith("cuLaunchKernel"), graph=kernel == "graph",
                       packs=name.endswith("ints"))
        floor = timing.compile_loop(floor_statement.replace("k0i", f"{kernel}i"), names | {"floor": floor})
        ours = timing.compile_loop(statement, names)
        loops.append([lambda n, loop=loop: loop(n, time.perf_counter) * 1e9 for loop in (floor, ours)])
    times = [([], []) for _ in cases]
    cubind.keep_gil(None)
    for part in range(GPU_PARTS + 1):  # the first part warms up caches and CPU clock
        for runs, spent in zip(loops, times, strict=True):
            for all_rounds, more in zip(spent, batches(runs, stream.sync, 5 * options.rounds), strict=True):
                all_rounds.extend(more if part > 0 else ())
    missed = []
    print(f"{'ns':46}{'floor':>9}{'cubind':>9}{'over':>8}{'limit':>7}")
    for (name, limit, *_), spent in zip(cases, times, strict=True):
        floor, ours = map(undisturbed, spent)
        over = ours - floor > limit
        print(f"{name:46}{floor:9.1f}{ours:9.1f}{ours - floor:8.1f}{limit:7}{'  OVER' if over else ''}")
        missed += [name] if over else []
    return missed


def launches_per_second(calls, seconds):
    """Return the launches per second of all threads together, one thread per (loop, drain).

    Each thread drains its own queue at the end.
    """
    counts = [0] * len(calls)
    ready, end = threading.Barrier(len(calls) + 1), []

    def work(i, loop, drain):
        clock = time.perf_counter
        ready.wait()
        while clock() < end[0]:
            loop(200, clock)
            counts[i] += 200
        drain()

    threads = [threading.Thread(target=work, args=(i, *call)) for i, call in enumerate(calls)]
    for thread in threads:
        thread.start()
    end.append(time.perf_counter() + seconds)
    start = time.perf_counter()
    ready.wait()
    for thread in threads:
        thread.join()
    return sum(counts) / (time.perf_counter() - start)


def many_threads(options, floors, names):
    import cubind

    streams = [names["device"].create_stream() for _ in range(THREADS)]

    def calls(statement, space=None):
        made = []
        for stream in streams:
            own = dict(names, stream=stream, sh=stream.handle) | (space(stream) if space else {})
            made.append((timing.compile_loop(statement, own), stream.sync))
        return made

    rows = [
        ("floor", None, calls("floor()", lambda s: {"floor": floors(s, names["k0"])})),
        ("core: launch", None, calls("launch(stream, config, k0)")),
        ("cuLaunchKernel, checked", None, calls("checked(k0h, 8, 1, 1, 64, 1, 1, 0, sh, None, 0)")),
        ("floor, GIL kept", True, calls("floor()", lambda s: {"floor": floors(s, names["k0"], keeps=True)})),
        ("core: launch, GIL kept", True, calls("launch(stream, config, k0)")),
        ("cuLaunchKernel, checked, GIL kept", True, calls("checked(k0h, 8, 1, 1, 64, 1, 1, 0, sh, None, 0)")),
    ]
    best = [0.0] * len(rows)
    for _ in range(3):
        for i, (_, kept, made) in enumerate(rows):
            cubind.keep_gil(kept)
            best[i] = max(best[i], launches_per_second(made, options.seconds))
    cubind.keep_gil(None)
    print(f"\n{f'launches per second, {THREADS} threads':46}{'':9}{'':9}{'ratio':>8}{'limit':>7}")
    missed = []
    for i, ((name, kept, _), rate) in enumerate(zip(rows, best, strict=True)):
        floor = best[3 if kept else 0]
        over = rate < LEAST * floor
        limit = "" if name.startswith("floor") else f"{LEAST}"
        print(f"{name:46}{rate:18,.0f}{rate / floor:8.2f}{limit:>7}{'  UNDER' if over else ''}")
        missed += [name] if over else []
    return missed


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build/release", help="build folder with python/ and stubs/")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each run of the threads; there are three of each")
    parser.add_argument("--only", default="", help="cases whose name contains this text, of the first table")
    parser.add_argument("--stub", action="store_true", help="on the stub driver of the build")
    parser.add_argument("--check", action="store_true", help="exit with status 1 if a limit is exceeded")
    options = parser.parse_args()

    build = Path(options.build).resolve()
    sys.path.insert(0, str(build / "python"))
    if options.stub:
        stub = timing.load_driver(build)
    import cubind.core

    names = names_of(cubind.core)
    bind(names)
    low_level(names)
    with names["stream"].capture() as names["graph"]:
        for _ in range(KERNELS):
            cubind.core.launch(names["stream"], names["config"], names["k0"])
    for name in LAUNCHES if options.stub else ():
        stub.stub_set_mode(stub.stub_find(name.encode()), timing.STUB_FREE)
    with tempfile.TemporaryDirectory() as folder:
        floors = Floors(folder)
        missed = [] if options.only else many_threads(options, floors, names)
        # Pin only this thread; CUDA has already made its own threads.
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
        missed += one_thread(options, floors, names)
    print(f"limits exceeded: {', '.join(missed) if missed else 'none'}")
    return 1 if missed and options.check else 0


if __name__ == "__main__":
    sys.exit(main())
