"""Make the calls that instructions.py counts instructions of; it runs this under callgrind.

    python3 instruction_calls.py BUILD MARKERS PLACE TEXT

MARKERS is the shared object with functions that mark the beginning and end of a count. PLACE shifts
the addresses of all objects a little. Only cases whose name contains TEXT run. All calls go to the
stub libraries of BUILD. Calls of the bindings return at once, and cubind.core uses the functional
stub driver. Instructions of the stubs and of libc are not counted.
"""

import ctypes
import functools
import gc
import itertools
import sys
import time
from pathlib import Path

import core_cost
import timing

sys.path.append(str(timing.ROOT / "tests"))

from support.stub import DriverStub  # noqa: E402

WARM = 600   # calls after which the interpreter has specialised the code
REPEAT = 50  # count() runs a case so many times and twice as many, so that constant work drops out
GRID = "function, 1, 1, 1, 64, 1, 1, 0, stream"
TILED = "dtype, 2, 4096, [extent, extent], [extent], [unit, unit], [unit, unit], mode, swizzle, promotion, fill"

# (name, statement) of driver calls, for both forms. `d` is the module.
DRIVER = [
    ("cuCtxGetCurrent", "d.cuCtxGetCurrent()"),
    ("cuDeviceGetAttribute", "d.cuDeviceGetAttribute(attr, dev)"),
    ("cuStreamQuery", "d.cuStreamQuery(stream)"),
    ("cuEventRecord", "d.cuEventRecord(event, stream)"),
    ("cuEventRecord by keywords", "d.cuEventRecord(hEvent=event, hStream=stream)"),
    ("cuLaunchKernel, no arguments", f"d.cuLaunchKernel({GRID}, None, 0)"),
    ("cuLaunchKernel, 4 arguments", f"d.cuLaunchKernel({GRID}, four, 0)"),
    ("cuLaunchKernel, 16 ints", f"d.cuLaunchKernel({GRID}, ints16, 0)"),
    ("cuMemAlloc", "d.cuMemAlloc(1024)"),
    ("cuMemcpyHtoDAsync of a bytearray", "d.cuMemcpyHtoDAsync(address, data, 64, stream)"),
    ("cuPointerGetAttribute", "d.cuPointerGetAttribute(pattr, 4096)"),
    ("cuTensorMapEncodeTiled", f"d.cuTensorMapEncodeTiled({TILED})"),
    ("cuGraphAddKernelNode", "d.cuGraphAddKernelNode(graph, [node, node], 2, params)"),
    ("cuModuleGetFunction", "d.cuModuleGetFunction(module, b'name')"),
]
# Cases of one form only.
TUPLE = [
    ("cuDeviceGetName", "d.cuDeviceGetName(64, dev)"),
    ("failed call", "failing(stream)"),
]
CHECKED = [
    ("cuDeviceGetName", "d.cuDeviceGetName(dev)"),
    ("cuGraphAddKernelNode without count", "d.cuGraphAddKernelNode(graph, [node, node], params)"),
    ("failed call, caught", "try: failing(stream)\n        except CUDAError: pass"),
]
CLASSES = [
    ("CUresult(0)", "d.CUresult(0)"),
    ("CUresult.CUDA_SUCCESS", "d.CUresult.CUDA_SUCCESS"),
    ("attr.name", "attr.name"),
    ("CUstream(4096)", "d.CUstream(4096)"),
    ("int(stream)", "int(stream)"),
    ("stream == stream, hash", "stream == other; hash(stream)"),
    ("struct made, 2 fields set", "p = d.CUDA_MEMCPY2D(); p.WidthInBytes = 64; p.Height = 8"),
    ("struct's field read", "copy.WidthInBytes"),
    ("nested field set", "prop.location.id = 3"),
    ("list setter of a struct", "config.attrs = attributes"),
]
OTHERS = [
    ("cudaMalloc", "r.cudaMalloc(1024)"),
    ("cudaMemcpyAsync", "r.cudaMemcpyAsync(4096, 8192, 64, kind, rstream)"),
    ("cudaLaunchKernelExC, 4 arguments", "r.cudaLaunchKernelExC(rconfig, kernel, four)"),
    ("cublasSgemm", "b.cublasSgemm(handle, N, N, 64, 64, 64, 1.0, 4096, 64, 8192, 64, 0.0, 12288, 64)"),
]
# Compare a call with an object of cubind.core to one with a handle or an address.
ACCEPTED = [
    ("cuStreamQuery of a handle", "d.cuStreamQuery(handle)"),
    ("cuStreamQuery of a Stream", "d.cuStreamQuery(stream)"),
    ("cuMemsetD8 of a handle", "d.cuMemsetD8(address, 0, 64)"),
    ("cuMemsetD8 of a Buffer", "d.cuMemsetD8(buffer, 0, 64)"),
    ("cudaMemset of an int", "r.cudaMemset(4096, 0, 64)"),
    ("cudaMemset of a Buffer", "r.cudaMemset(buffer, 0, 64)"),
]
CORE = [
    ("launch, 0 arguments", "launch(stream, config, k0)"),
    ("launch, 4 arguments", "launch(stream, config, mixed, buffer, buffer, 2.0, 17)"),
    ("launch, 16 ints", f"launch(stream, config, k16, {core_cost.listed(16)})"),
    ("launch, 4 views of known types", "launch(stream, config, typed, tensor, tensor, tensor, tensor)"),
    ("launch, 4 array interfaces", "launch(stream, config, k4, array, array, array, array)"),
    ("launch, 4 array interfaces of known types", "launch(stream, config, typed, array, array, array, array)"),
    ("launch, cooperative", "launch(stream, cooperative, k0)"),
    ("kernel of Triton, 4 arguments", "triton(buffer, buffer, 17, 2.0)"),
    ("kernel of numba, 3 views", "numba(tensor, tensor, tensor)"),
    ("kernel of numba, 3 array interfaces", "numba(array, array, array)"),
    ("kernel[config, stream]()", "bound0()"),
    ("kernel[config, stream](4 arguments)", "bound(buffer, buffer, 2.0, 17)"),
    ("LaunchConfig(grid, block)", "LaunchConfig(grid=8, block=64)"),
    ("LaunchConfig of tuples", "LaunchConfig(grid=(8, 2, 1), block=(64, 2, 1), shmem_size=128)"),
    ("Device()", "Device()"),
    ("device.compute_capability", "device.compute_capability"),
    ("device.set_current()", "device.set_current()"),
    ("allocate and close", "device.allocate(256, stream=stream).close()"),
    ("create_stream and close", "device.create_stream().close()"),
    ("stream.handle", "stream.handle"),
    ("create_event and close", "device.create_event().close()"),
    ("stream.record(event)", "stream.record(event)"),
    ("stream.wait(event)", "stream.wait(event)"),
    ("event.is_done", "event.is_done"),
    ("buffer.handle, size", "buffer.handle; buffer.size"),
    ("code.get_kernel", "code.get_kernel('k4')"),
    ("graph.launch(stream)", "graph.launch(stream)"),
    ("node launched, destroyed", "definition.launch(config, k1, buffer).destroy()"),
    ("node filled, destroyed", "definition.memset(buffer, 1, 8).destroy()"),
    ("graph[kernel].update", "view.update(config=config, kernel=k1, args=one_buffer)"),
    ("graph[fill].update", "fill_view.update(dst=buffer, value=1, width=8)"),
    ("graph.arguments of 100 nodes, all new", "arguments.set(next(values))"),
    ("graph.arguments of 100 nodes, none new", "arguments.set(same)"),
    ("function of stream.graph, 100 launches, none new", "function()"),
    ("capture of 100 launches", "with captured.capture():\n            for _ in hundred: launch(captured, config, k1, buffer)"),
    ("graph captured again", "with captured.capture(graph): launch(captured, config, k1, buffer)"),
    ("view of an array interface", "View.from_any_interface(interface, -1)"),
    ("view of a buffer", "View.from_buffer(buffer, (8, 8), itemsize=4)"),
    ("layout of a slice", "layout[1:, ::2]"),
    ("tensor map", "tensor.as_tensor_map((4, 4))"),
    ("tensor map with modes", "tensor.as_tensor_map((4, 4), element_strides=(2, 1), data_type='float32', swizzle='32B')"),
    ("tensor map at another address", "map.replace_address(tensor)"),
]


def kernel_arguments():
    four = ((1, 2, 3.0, 4096), (ctypes.c_int, ctypes.c_int, ctypes.c_float, ctypes.c_void_p))
    return {"four": four, "ints16": (tuple(range(16)), (ctypes.c_int,) * 16)}


def driver_names(d):
    config = d.CUlaunchConfig()
    return {
        "d": d, "stream": d.CUstream(0x1000), "other": d.CUstream(0x1000), "event": d.CUevent(0x2000),
        "function": d.CUfunction(0x3000), "module": d.CUmodule(0x4000), "graph": d.CUgraph(0x5000),
        "node": d.CUgraphNode(0x6000), "dev": d.CUdevice(0), "address": d.CUdeviceptr(4096), "data": bytearray(64),
        "attr": d.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE,
        "pattr": d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
        "extent": d.cuuint64_t(64), "unit": d.cuuint32_t(1), "dtype": d.CUtensorMapDataType(7),
        "mode": d.CUtensorMapInterleave(0), "swizzle": d.CUtensorMapSwizzle(0),
        "promotion": d.CUtensorMapL2promotion(0), "fill": d.CUtensorMapFloatOOBfill(0),
        "params": d.CUDA_KERNEL_NODE_PARAMS(), "copy": d.CUDA_MEMCPY2D(), "prop": d.CUmemAllocationProp(),
        "config": config, "attributes": [d.CUlaunchAttribute() for _ in range(2)], "failing": d.cuStreamSynchronize,
    } | kernel_arguments()


def other_names():
    import cubind.cublas as b
    import cubind.runtime as r

    config = r.cudaLaunchConfig_t()
    return {
        "r": r, "b": b, "rstream": r.cudaStream_t(0x1000), "kind": r.cudaMemcpyKind.cudaMemcpyHostToDevice,
        "rconfig": config, "kernel": r.cudaKernel_t(0x3000), "handle": b.cublasHandle_t(0x1000),
        "N": b.cublasOperation_t.CUBLAS_OP_N,
    } | kernel_arguments()


def binding_cases(stubs):
    import cubind
    import cubind.checked.driver as checked
    import cubind.driver as driver

    spaces = [driver_names(driver), driver_names(checked) | {"CUDAError": cubind.CUDAError}]
    for space, form, more in zip(spaces, ("tuple", "checked"), (TUPLE, CHECKED), strict=True):
        for name, statement in DRIVER + more:
            yield f"{name}, {form}", statement, space
    for name, statement in CLASSES:
        yield name, statement, spaces[0]
    names = other_names()
    for name, statement in OTHERS:
        yield name, statement, names


def foreign(core, names):
    """Return launchers of stand-ins for kernels that other packages have compiled."""
    from support.core import foreign_kernels as fakes

    sixteen = {(i,): [["tt.divisibility", 16]] for i in range(2)}
    triton = core.Kernel.from_foreign(fakes.triton(core, ["*fp32", "*fp32", "i32", "fp32"], sixteen))
    numba = core.Kernel.from_foreign(fakes.numba(core, *[fakes.array(ndim=2)] * 3))
    return {"triton": triton[8, names["stream"]], "numba": numba[names["config"], names["stream"]]}


def arguments_of(core, names):
    """Return the arguments of 100 nodes of an executable graph, and values for them."""
    definition = core.graph.GraphDefinition()
    buffer = names["buffer"]
    nodes = [definition.launch(names["config"], names["mixed"], buffer, buffer, 2.0, i) for i in range(100)]
    graph = definition.instantiate()
    both = [[(buffer, buffer, 2.0, first + i) for i in range(100)] for first in (0, 1)]
    return {"arguments": graph.arguments(nodes), "values": itertools.cycle(both), "same": both[0]}


def function_of(core, names):
    """Return a function whose 100 launches run as a graph."""
    stream, config, kernel, buffer = (names[name] for name in ("captured", "config", "k1", "buffer"))

    @stream.graph
    def function():
        for _ in range(100):
            core.launch(stream, config, kernel, buffer)

    return function


def core_cases(stub):
    import cubind.core as core

    stub.stub_reset()
    names = core_cost.names_of(core)
    core_cost.bind(names)
    names["View"] = view = core.utils.StridedMemoryView
    names["interface"] = core_cost.Interface(names["buffer"])
    names["array"] = core_cost.TypedInterface(names["buffer"])
    names["tensor"] = tensor = view.from_buffer(names["buffer"], (8, 8), dtype="float32")
    names |= foreign(core, names)
    names["typed"] = core.ObjectCode.from_ptx(core_cost.TYPED_PTX).get_kernel("_Z5typedPfPKfS1_S_")
    names["layout"], names["map"] = tensor._layout, tensor.as_tensor_map((4, 4))
    names["code"] = core.ObjectCode.from_ptx(core_cost.ptx_of(core_cost.COUNTS))
    names |= {"captured": names["device"].create_stream(), "hundred": range(100)}
    names |= {name: names["code"].get_kernel(name) for name in ("k1", "k4")}
    with names["captured"].capture() as names["graph"]:
        core.launch(names["captured"], names["config"], names["k1"], names["buffer"])
    names["cooperative"] = core.LaunchConfig(grid=1, block=32, is_cooperative=True)
    definition = core.graph.GraphDefinition()
    kernel = definition.launch(names["config"], names["k1"], names["buffer"])
    fill = definition.memset(names["buffer"], 1, 8)
    executable = definition.instantiate()
    names |= {"view": executable[kernel], "fill_view": executable[fill], "one_buffer": (names["buffer"],)}
    names |= arguments_of(core, names)
    names["function"] = function_of(core, names)
    names["definition"] = core.graph.GraphDefinition()
    import cubind.driver as d
    import cubind.runtime as r

    handles = {"handle": d.CUstream(int(names["stream"].handle)), "address": d.CUdeviceptr(int(names["buffer"].handle))}
    names |= {"d": d, "r": r, **handles}
    for name, statement in ACCEPTED:
        yield f"accepted: {name}", statement, names
    for name, statement in CORE:
        yield f"core: {name}", statement, names


def main():
    build, markers, only = Path(sys.argv[1]), ctypes.CDLL(sys.argv[2]), sys.argv[4]
    moved = [f"{i:{4 * (i % 16) + 3}}" for i in range(80 * int(sys.argv[3]))]  # many sizes
    sys.path.insert(0, str(build / "python"))
    stubs = timing.load_stubs(build)
    failing = stubs["driver"].stub_find(b"cuStreamSynchronize")
    stubs["driver"].stub_set_mode(failing, 1)
    stubs["driver"].stub_script_result(failing, ctypes.c_int64(400))
    stubs["driver"].stub_set_logging(0)
    gc.disable()
    markers.count_from_here()
    for _ in range(4):
        # Work that starts with the counting falls on the first cases, so these are dummies.
        count(markers, "", timing.compile_loop("int()", {}))
    for name, statement, names in binding_cases(stubs):
        if only in name:
            count(markers, name, timing.compile_loop(statement, names))
    finish = functools.partial(drain, DriverStub(str(build / "stubs/driver/libcuda.so.1")))
    for name, statement, names in core_cases(stubs["driver"]):
        if only in name:
            count(markers, name, timing.compile_loop(statement, names), finish=finish)
    del moved


def drain(driver):
    """Release the objects that graphs held, so that no later call does and is charged with them."""
    driver.settle()
    time.sleep(0.01)  # for the thread that asks the interpreter, which needs the GIL


def count(markers, name, loop, warm=WARM, repeat=REPEAT, finish=lambda: None):
    """Warm the caches, then dump the cost of `repeat` calls and of twice as many.

    `finish` does the work that calls left to other threads.
    """
    loop(warm, float)
    finish()
    markers.count_as(b"")
    for calls in (repeat, 2 * repeat):
        loop(calls, float)
        finish()
        markers.count_as(f"{calls} {name}".encode())


if __name__ == "__main__":
    main()
