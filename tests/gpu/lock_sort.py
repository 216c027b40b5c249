"""Sort the functions that may wait for a lock: call each one while the driver waits, in many ways.

    python3 tests/gpu/lock_sort.py [HOLDER...]

A host function in Python is pending on a stream and does not return. A thread, the holder, waits in
the driver because of that, perhaps with a lock. Then functions that keep the GIL are called in the
main thread. A call that waits for the holder's lock never returns, so its process is killed.

Most functions share a process with others. If one fails, it is tried again in a process of its own,
because calls before it may be the reason. For each holder and function the program prints a line of
JSON: [holder, module, function, outcome, status]. The outcome is "done", "hung" or "died", and the
status is what the library returned. A function takes no such lock if it was done with every holder
and the library did what was asked: a refused call may return before it takes the lock. --summary
prints these functions by module at the end.
"""

import ctypes
import json
import os
import select
import signal
import sys
import threading
import time
from collections import defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import lock_waits
from support import libraries, model

LIMIT = 5     # seconds for one call
AT_ONCE = 14  # processes
TOGETHER = 12 # functions in a process
SUCCESS = ("CUDA_SUCCESS", "cudaSuccess", "CUDA_ERROR_NOT_READY", "cudaErrorNotReady")
# These change what later calls in the same process need.
ALONE = ("Destroy", "Free", "Release", "Reset", "BeginCapture", "CtxSetCurrent", "PopCurrent", "PushCurrent", "Detach",
         "RemoveDependencies", "SetDevice", "UpdateCaptureDependencies", "ThreadExchange")  # fmt: skip
KINDS = ("Kernel", "Memcpy", "Memset", "Host", "ChildGraph", "EventRecord", "EventWait")
PTX = b".version 7.0\n.target sm_75\n.address_size 64\n.visible .entry k(.param .u64 a) { ret; }\n.global .u32 v;\n"


class Scene(lock_waits.Scene):
    """The objects to pass to functions, among them a node of each kind, and the holder."""

    def __init__(self):
        super().__init__()
        d = self.driver
        d.cuMemsetD8(self.memory, 0, 4096)
        self.other = d.cuMemAlloc(4096)
        self.host_memory = d.cuMemHostAlloc(4096, 0)
        self.module = d.cuModuleLoadData(PTX)
        self.unloaded = d.cuModuleLoadData(PTX)
        self.function = d.cuModuleGetFunction(self.module, b"k")
        self.library = d.cuLibraryLoadData(PTX, None, None, 0, None, None, 0)
        self.kernel = d.cuLibraryGetKernel(self.library, b"k")
        self.pool = d.cuDeviceGetMemPool(0)
        self.idle = d.cuStreamCreate(1)
        self.many = d.cuGraphCreate(0)
        self.nodes = {kind: self.make_node(kind) for kind in KINDS}
        self.many_executable = d.cuGraphInstantiate(self.many, 0)

    def make_node(self, kind):
        d, graph = self.driver, self.many
        if kind == "Kernel":
            params = d.CUDA_KERNEL_NODE_PARAMS()
            params.func, params.gridDimX, params.gridDimY, params.gridDimZ = self.function, 1, 1, 1
            params.blockDimX, params.blockDimY, params.blockDimZ = 1, 1, 1
            params.kernelParams = ((int(self.memory),), (ctypes.c_uint64,))
            return d.cuGraphAddKernelNode(graph, [], params)
        if kind == "Memset":
            params = d.CUDA_MEMSET_NODE_PARAMS()
            params.dst, params.elementSize, params.width, params.height = int(self.memory), 1, 16, 1
            return d.cuGraphAddMemsetNode(graph, [], params, self.context)
        if kind == "Memcpy":
            params = d.CUDA_MEMCPY3D()
            device = d.CUmemorytype.CU_MEMORYTYPE_DEVICE
            params.srcMemoryType = params.dstMemoryType = device
            params.srcDevice, params.dstDevice = int(self.memory), int(self.other)
            params.WidthInBytes, params.Height, params.Depth = 16, 1, 1
            return d.cuGraphAddMemcpyNode(graph, [], params, self.context)
        if kind == "Host":
            params = d.CUDA_HOST_NODE_PARAMS()
            params.fn = ctypes.cast(self.host, ctypes.c_void_p).value
            return d.cuGraphAddHostNode(graph, [], params)
        if kind == "ChildGraph":
            return d.cuGraphAddChildGraphNode(graph, [], self.child)
        return getattr(d, f"cuGraphAdd{kind}Node")(graph, [], self.event)

    # --- holders: what the other thread does, and what it needs before the stream is stuck

    def queue(self):
        self.fill()

    def free(self):
        self.driver.cuMemFree(self.other)

    def free_host(self):
        self.driver.cuMemFreeHost(self.host_memory)

    def context_wait(self):
        self.driver.cuCtxSynchronize()

    def stream_wait(self):
        self.driver.cuStreamSynchronize(self.stream)

    def event_wait(self):
        self.driver.cuEventSynchronize(self.event)

    def copy(self):
        self.driver.cuMemcpyDtoHAsync(bytearray(4096), self.memory, 4096, self.stream)

    def destroy(self):
        self.driver.cuCtxDestroy(self.second)

    def unload(self):
        self.driver.cuModuleUnload(self.unloaded)

    def graphs(self):
        while True:
            self.driver.cuGraphLaunch(self.many_executable, self.stream)
            self.queued += 1

    def kernels(self):
        arguments = ((int(self.memory),), (ctypes.c_uint64,))
        while True:
            self.driver.cuLaunchKernel(self.function, 1, 1, 1, 1, 1, 1, 0, self.stream, arguments, 0)
            self.queued += 1

    def hold(self, holder):
        """Let the stream get stuck and the holder wait in the driver; return whether it waits."""
        d, stream = self.driver, self.stream
        if holder == "destroy":  # the stream that is stuck is another context's
            self.second = d.cuCtxCreate(None, 0, 0)
            stream = d.cuStreamCreate(1)
            d.cuLaunchHostFunc(stream, self.pending, 0)
            d.cuCtxSetCurrent(self.context)
        else:
            d.cuLaunchHostFunc(stream, self.pending, 0)
            d.cuEventRecord(self.event, stream)

        def work():
            d.cuCtxSetCurrent(self.context)
            getattr(self, holder)()

        thread = threading.Thread(target=work, daemon=True)
        thread.start()
        before, end = -1, time.monotonic() + 8
        while thread.is_alive() and (self.queued != before or time.monotonic() < end - 7.8):
            before = self.queued
            time.sleep(0.1)
            if time.monotonic() > end:
                break
        return thread.is_alive()


HOLDERS = ("queue", "kernels", "graphs", "free", "free_host", "context_wait", "stream_wait", "event_wait", "copy", "unload",
           "destroy")  # fmt: skip


def objects(scene, runtime):
    made = scene.objects(runtime)
    if runtime:
        made |= {"cudaMemPool_t": int(scene.pool), "cudaKernel_t": int(scene.kernel), "cudaLibrary_t": int(scene.library),
                 "cudaFunction_t": int(scene.function)}  # fmt: skip
        made["cudaGraph_t"], made["cudaGraphExec_t"] = int(scene.many), int(scene.many_executable)
    else:
        made |= {"CUmemoryPool": scene.pool, "CUkernel": scene.kernel, "CUlibrary": scene.library,
                 "CUmodule": scene.module, "CUfunction": scene.function}  # fmt: skip
        made["CUgraph"], made["CUgraphExec"] = scene.many, scene.many_executable
    for kind, node in scene.nodes.items():
        made[kind] = int(node) if runtime else node
    return made


def sample(scene, module, made, function, param, ready):
    kind, name = param["kind"], param.get("class_name")
    if param["name"] in ready:
        return ready[param["name"]]
    if name in ("CUgraphNode", "cudaGraphNode_t") and kind == "handle":
        of_kind = [k for k in KINDS if f"{k}Node" in function.name]
        return made[of_kind[-1] if of_kind else "Kernel"]
    if kind in ("address",) and param["name"] in ("ptr", "p", "devPtr", "dptr", "pHost"):
        return int(scene.host_memory) if "Host" in function.name or param["name"] == "p" else int(scene.memory)
    return lock_waits.argument(scene, module, made, function, param)


def arguments_of(scene, module, made, function):
    """Return the arguments. The parameters of a node are its own, as its getter returns them."""
    ready = {}
    if "NodeSetParams" in function.name:
        getter = function.name.replace("Exec", "").replace("SetParams", "GetParams")
        of_kind = [k for k in KINDS if f"{k}Node" in function.name]
        if of_kind and hasattr(module, getter):
            result = getattr(module, getter)(made[of_kind[-1]])
            ready["nodeParams"] = ready["pNodeParams"] = result[1] if len(result) > 1 else None
    params = [function.params[i] for i in function.arguments]
    return [sample(scene, module, made, function, param, ready) for param in params]


def call_all(holder, functions, pipe):
    """Call the functions with one scene; write a line before and after each."""
    import importlib

    def say(*told):
        os.write(pipe, json.dumps(told).encode() + b"\n")

    scene = Scene()
    calls = []
    for function in functions:
        module = importlib.import_module(f"cubind.{function.model.module}")
        runtime = function.model.module == "runtime"
        if runtime:
            module.cudaFree(0)
            module.cudaStreamQuery(int(scene.stream))
        try:
            arguments = arguments_of(scene, module, objects(scene, runtime), function)
        except Exception as error:
            arguments = error
        calls.append((function, getattr(module, function.name), arguments))
    if not scene.hold(holder):
        say("idle")
        return
    lock_waits.keep_gil()
    for function, call, arguments in calls:
        say("begin", function.name)
        try:
            if isinstance(arguments, Exception):
                raise arguments
            result = call(*arguments)
            status = result[0] if isinstance(result, tuple) else result
            say("end", function.name, getattr(status, "name", str(status)))
        except Exception as error:
            say("end", function.name, repr(error)[:80])


class Process:
    def __init__(self, holder, functions):
        self.holder, self.functions, self.left = holder, functions, {f.name: f for f in functions}
        self.pipe, writing = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(self.pipe)
            try:
                call_all(holder, functions, writing)
            except BaseException as error:
                os.write(writing, json.dumps(["failed", repr(error)[:200]]).encode() + b"\n")
            finally:
                os._exit(0)
        os.close(writing)
        self.rest, self.now, self.deadline = b"", None, time.monotonic() + 60

    def lines(self):
        """Return new messages; None at the end."""
        if not select.select([self.pipe], [], [], 0)[0]:
            return []
        data = os.read(self.pipe, 65536)
        if not data:
            return None
        *whole, self.rest = (self.rest + data).split(b"\n")
        return [json.loads(line) for line in whole]

    def step(self, report):
        """Handle what the process has said; return whether it goes on."""
        told = self.lines()
        for what, *more in told or ():
            if what == "begin":
                self.now, self.deadline = more[0], time.monotonic() + LIMIT
            elif what == "end":
                report(self, self.left.pop(more[0]), "done", more[1])
                self.now = None
            else:
                print(json.dumps([self.holder, what, *more]), flush=True)
                self.left.clear()
        if told is not None and time.monotonic() < self.deadline:
            return True
        os.kill(self.pid, signal.SIGKILL)
        os.waitpid(self.pid, 0)
        os.close(self.pipe)
        if self.now in self.left:
            report(self, self.left.pop(self.now), "hung" if told is not None else "died", "")
        return False


def main(arguments):
    holders = [a for a in arguments if a in HOLDERS] or HOLDERS
    names = [a for a in arguments if a not in HOLDERS and not a.startswith("--")]
    tried = [
        f for name in ("driver", "runtime") for f in model.load(name).functions
        if f.symbol and not f.data.get("blocking") and not f.name.startswith(lock_waits.LEFT_OUT)
        and (not names or f.name in names)
    ]  # fmt: skip
    waiting = []
    for holder in holders:
        shared = [f for f in tried if not any(word in f.name for word in ALONE)]
        waiting += [(holder, shared[i : i + TOGETHER]) for i in range(0, len(shared), TOGETHER)]
        waiting += [(holder, [f]) for f in tried if any(word in f.name for word in ALONE)]
    outcomes, running = defaultdict(dict), []

    def report(process, function, outcome, status):
        alone = len(process.functions) == 1
        if outcome != "done" or status in SUCCESS or alone:
            outcomes[function.model.module, function.name][process.holder] = outcome, status
            print(json.dumps([process.holder, function.model.module, function.name, outcome, status]), flush=True)
        else:
            waiting.append((process.holder, [function]))

    while waiting or running:
        while waiting and len(running) < AT_ONCE:
            running.append(Process(*waiting.pop(0)))
        for process in list(running):
            if not process.step(report):
                running.remove(process)
                if process.left:
                    waiting.insert(0, (process.holder, list(process.left.values())))
        time.sleep(0.005)
    if "--summary" in arguments:
        used = {holder for found in outcomes.values() for holder in found}
        for module in ("driver", "runtime"):
            free = [n for (m, n), found in outcomes.items()
                    if m == module and all(found.get(h, ("", ""))[0] == "done" and found[h][1] in SUCCESS for h in used)]  # fmt: skip
            print("summary", module, *sorted(free))


if __name__ == "__main__":
    libraries.use_build()
    main(sys.argv[1:])
