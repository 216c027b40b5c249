"""Call functions that take a stream, event, graph or context while a driver lock is held.

Each call has its own process, in which a host function in Python is pending on a stream. A thread
has filled that stream's queue and waits in the driver for a free entry, holding the driver's locks.
Then the function under test is called. The host function returns 0.2 seconds later, and needs the
GIL for that. A call that waits with the GIL held never returns, so its process is killed.

For each function the program prints a line of JSON: [module, function, outcome, seconds]. The
outcome is "done", "hung", "died", or "missing" if the library is too old. If the first argument is
--keep, the GIL is kept during all calls; then every call that waits for a lock hangs. Other
arguments name the functions to try.
"""

import ctypes
import json
import os
import select
import signal
import sys
import threading
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from support import libraries, model

libraries.use_build()

LIMIT = 12  # seconds for one process
PENDING = 0.2
AT_ONCE = 12

# Types of arguments that make a function worth trying. Functions that take no lock according to the
# specs are tried as well, to check that.
OBJECTS = {
    "CUstream", "CUevent", "CUgraph", "CUgraphNode", "CUgraphExec", "CUcontext", "CUgreenCtx", "CUuserObject",
    "cudaStream_t", "cudaEvent_t", "cudaGraph_t", "cudaGraphNode_t", "cudaGraphExec_t", "cudaUserObject_t",
    "cudaExecutionContext_t", "cudaGraphDeviceNode_t",
}
# These would look for a debugger, a display or another process.
LEFT_OUT = ("cuCheckpoint", "cuCoredump", "cuEGL", "cuGL", "cuVDPAU", "cudaEGL", "cudaGL", "cudaVDPAU", "cuProfiler",
            "cudaProfiler")  # fmt: skip


def is_tried(function):
    if function.name.startswith(LEFT_OUT) or function.symbol is None:
        return False
    takes = any(p.get("class_name") in OBJECTS for p in function.params if p.get("is_argument"))
    quick = not function.data.get("blocking") and not function.data.get("locking")
    return takes or quick


def functions():
    return [f for name in ("driver", "runtime") for f in model.load(name).functions if is_tried(f)]


class Scene:
    """The objects to pass to functions, and the full stream."""

    def __init__(self):
        from cubind.checked import driver

        self.driver = driver
        driver.cuInit(0)
        self.context = driver.cuDevicePrimaryCtxRetain(driver.cuDeviceGet(0))
        driver.cuCtxSetCurrent(self.context)
        self.stream = driver.cuStreamCreate(1)
        self.event = driver.cuEventCreate(0)
        self.memory = driver.cuMemAlloc(4096)
        self.graph = driver.cuGraphCreate(0)
        params = driver.CUDA_HOST_NODE_PARAMS()
        self.host = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda data: None)
        params.fn = ctypes.cast(self.host, ctypes.c_void_p).value
        self.node = driver.cuGraphAddHostNode(self.graph, [], 0, params)
        self.child = driver.cuGraphCreate(0)
        self.executable = driver.cuGraphInstantiate(self.graph, 0)
        self.stuck = threading.Event()
        self.queued = 0

    def pending(self, data):
        self.stuck.wait()
        time.sleep(PENDING)

    def fill(self):
        libcuda = ctypes.CDLL("libcuda.so.1")
        libcuda.cuCtxSetCurrent(ctypes.c_void_p(int(self.context)))
        queue = libcuda.cuMemsetD8Async
        queue.argtypes = [ctypes.c_uint64, ctypes.c_ubyte, ctypes.c_size_t, ctypes.c_void_p]
        memory, stream = int(self.memory), int(self.stream)
        while not self.stuck.is_set():
            queue(memory, 0, 16, stream)
            self.queued += 1

    def set_up(self):
        self.driver.cuEventRecord(self.event, self.stream)
        self.driver.cuLaunchHostFunc(self.stream, self.pending, 0)
        threading.Thread(target=self.fill, daemon=True).start()
        before = -1
        while self.queued < 100 or self.queued != before:
            before = self.queued
            time.sleep(0.05)

    def objects(self, runtime):
        names = {
            "stream": self.stream, "event": self.event, "graph": self.graph, "graphNode": self.node,
            "graphExec": self.executable, "context": self.context,
        }  # fmt: skip
        if not runtime:
            return {f"CU{name}": o for name, o in names.items()}
        return {f"cuda{name[0].upper()}{name[1:]}_t": int(o) for name, o in names.items()}


def argument(scene, module, objects, function, param):
    """Return an argument that gets as far into the library as a sample can."""
    kind, name = param["kind"], param.get("class_name")
    # A graph that contains itself crashes the driver.
    if param["name"] == "childGraph":
        return int(scene.child)
    if kind == "handle":
        return objects.get(name, 0)
    if kind in ("record", "record_value", "record_ref", "list_room"):
        return getattr(module, name)()
    if kind == "enum":
        return next(iter(getattr(module, name)))
    if kind == "scalar":
        return int(scene.memory) if name == "CUdeviceptr" else 0
    if kind.startswith(("list", "short_list", "option")):
        return []
    if kind == "string":
        return b"name"
    if kind in ("address", "pointer_int", "typed_in"):
        return 0
    if kind in ("callback", "kernel_params", "extra"):
        return None
    if any(p["kind"] == "out_name" for p in function.params):
        return 64
    return 0


def keep_gil():
    """Keep the GIL although a host function is pending: overwrite cubind's record of that."""
    from cubind import _runtime

    get = ctypes.pythonapi.PyCapsule_GetPointer
    get.restype, get.argtypes = ctypes.c_void_p, [ctypes.py_object, ctypes.c_char_p]
    state = ctypes.c_void_p.from_address(get(_runtime._gil, b"cubind._runtime._gil")).value
    ctypes.c_int.from_address(state).value = 1


def call(module_name, name, keep):
    import importlib

    import cubind

    scene = Scene()
    module = importlib.import_module(f"cubind.{module_name}")
    function = model.load(module_name).function(name)
    objects = scene.objects(module_name == "runtime")
    arguments = [argument(scene, module, objects, function, function.params[i]) for i in function.arguments]
    if module_name == "runtime":
        module.cudaFree(0)
        module.cudaStreamQuery(int(scene.stream))
    scene.set_up()
    if keep:
        keep_gil()
    start = time.monotonic()
    scene.stuck.set()
    try:
        getattr(module, name)(*arguments)
    except cubind.FunctionNotFoundError:
        return "missing", 0.0
    except Exception as error:
        return f"refused: {error!r}", 0.0
    return "done", time.monotonic() - start


def child(module, name, keep, pipe):
    result = call(module, name, keep)
    os.write(pipe, json.dumps([module, name, *result]).encode() + b"\n")
    os._exit(0)


def start(function, keep):
    """Start a process for one call and return (pid, pipe, function, deadline)."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid == 0:
        os.close(reading)
        try:
            child(function.model.module, function.name, keep, writing)
        except BaseException as error:
            told = [function.model.module, function.name, f"failed: {error!r}", 0]
            os.write(writing, json.dumps(told).encode() + b"\n")
        finally:
            os._exit(1)
    os.close(writing)
    return pid, reading, function, time.monotonic() + LIMIT


def finish(process):
    pid, pipe, function, end = process
    told = os.read(pipe, 65536) if select.select([pipe], [], [], max(0, end - time.monotonic()))[0] else None
    if told is None:
        os.kill(pid, signal.SIGKILL)
    os.close(pipe)
    os.waitpid(pid, 0)
    what = "hung" if told is None else "died"
    print(told.decode().strip() if told else json.dumps([function.model.module, function.name, what, 0]), flush=True)


def main(wanted):
    keep = "--keep" in wanted[:1]
    wanted = wanted[keep:]
    running = []
    for function in functions():
        if wanted and function.name not in wanted:
            continue
        running.append(start(function, keep))
        if len(running) == AT_ONCE:
            finish(running.pop(0))
    for process in running:
        finish(process)


if __name__ == "__main__":
    main(sys.argv[1:])
