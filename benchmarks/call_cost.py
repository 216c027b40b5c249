#!/usr/bin/env python3
"""Compare the cost of calls with that of other bindings, on stub libraries that return at once.

    python3 benchmarks/call_cost.py [--build build/release] [--rounds N] [--only TEXT]
                                    [--defaults] [--check]

Each case is one complete call, written for each module. A compiled loop runs it for `rounds` rounds
in one process, in which the modules take turns, and the minimum of each module counts. Functions of
the driver are compared with cuda.bindings (tuple form) and its _v2 modules (checked form).
Functions of the CUDA runtime are compared with cuda.bindings.runtime, on the same stub library; its
launches, which that module lacks, with those of cuda.bindings.driver. cuBLAS, cuBLASLt and cuFFT
are compared with nvmath-python's low-level bindings, in both forms. Packages that are not installed
are left out, with a message.

The table shows ratios and the project's limits for them. The nanoseconds depend on the machine at
hand and mean nothing elsewhere. Because the stub functions return at once, a call's time is that of
the binding: matching and converting arguments, and building the result.

cuda.bindings passes host functions of its own to the driver. In a process with such a package,
cubind releases the GIL in functions that may wait for a lock of the driver (see function_sweep.py).
These functions are measured as in a process without such packages, which may have imported torch
2.11 and triton. With `--defaults` they release the GIL, as when CuPy is imported. `--check` exits
with status 1 if a limit is exceeded.
"""

import argparse
import ctypes
import importlib
import os
import sys
from pathlib import Path

from timing import ROOT, compile_loop, import_milliseconds, load_stubs, locking_functions, measure

# Driver calls: (name, limit of the tuple form, statement, statement for _v2). In a statement, `d`
# is the module; the functions *_names() make the other names for each module.
CASES = [
    ("cuCtxGetCurrent", 0.5, "d.cuCtxGetCurrent()", "d.ctx_get_current()"),
    ("cuDeviceGetAttribute", 0.5, "d.cuDeviceGetAttribute(attr, dev)", "d.device_get_attribute(attr, dev)"),
    ("cuStreamQuery", 0.4, "d.cuStreamQuery(stream)", "d.stream_query(stream)"),
    ("cuEventRecord", 0.4, "d.cuEventRecord(event, stream)", "d.event_record(event, stream)"),
    ("cuLaunchKernel, no arguments", 0.4, "d.cuLaunchKernel({grid}, None, 0)", "d.launch_kernel({grid}, None, 0)"),
    ("cuLaunchKernel, 4 arguments", 0.4, "d.cuLaunchKernel({grid}, four, 0)", "d.launch_kernel({grid}, four, 0)"),
    ("cuLaunchKernel, 16 ints", 0.6, "d.cuLaunchKernel({grid}, ints16, 0)", "d.launch_kernel({grid}, ints16, 0)"),
    ("cuLaunchKernel, 256 ints", 0.6, "d.cuLaunchKernel({grid}, ints256, 0)", "d.launch_kernel({grid}, ints256, 0)"),
    ("cuLaunchKernel, 16 unsigned", 0.2, "d.cuLaunchKernel({grid}, uints16, 0)", "d.launch_kernel({grid}, uints16, 0)"),
    ("cuLaunchKernel, 16 short", 0.2, "d.cuLaunchKernel({grid}, shorts16, 0)", "d.launch_kernel({grid}, shorts16, 0)"),
    ("cuLaunchKernel, 16 size_t", 0.2, "d.cuLaunchKernel({grid}, sizes16, 0)", "d.launch_kernel({grid}, sizes16, 0)"),
    ("cuLaunchKernel, 16 NumPy int32", 0.2, "d.cuLaunchKernel({grid}, numpy16, 0)", "d.launch_kernel({grid}, numpy16, 0)"),
    ("cuLaunchKernel, 16 NumPy float32", 0.2, "d.cuLaunchKernel({grid}, npfloat16, 0)", "d.launch_kernel({grid}, npfloat16, 0)"),
    ("cuLaunchKernel, ready array", None, "d.cuLaunchKernel({grid}, ready, 0)", "d.launch_kernel({grid}, ready, 0)"),
    ("cuPointerGetAttribute", 0.2, "d.cuPointerGetAttribute(pattr, 4096)", "d.pointer_get_attribute(pattr, 4096)"),
    ("cuTensorMapEncodeTiled", 0.35,
     "d.cuTensorMapEncodeTiled(dtype, 2, 4096, dims, strides, box, units, none, plain, l2, zeros)",
     "d.tensor_map_encode_tiled(dtype, 2, 4096, dims, strides, box, units, none, plain, l2, zeros)"),
    ("struct made, 2 fields set", 0.2, "p = Memcpy2D(); p.WidthInBytes = 64; p.Height = 8",
     "p = Memcpy2D(); p.width_in_bytes = 64; p.height = 8"),
    ("cuCtxSetCurrent", None, "d.cuCtxSetCurrent(context)", "d.ctx_set_current(context)"),
    ("cuMemAlloc", None, "d.cuMemAlloc(1024)", "d.mem_alloc_v2(1024)"),
    ("cuPointerGetAttributes, 4", None, "d.cuPointerGetAttributes(4, pattrs, 4096)",
     "d.pointer_get_attributes(pattrs, 4096)"),
    ("CUresult(0)", None, "Result(0)", "Result(0)"),
    ("CUresult.CUDA_SUCCESS", None, "Result.CUDA_SUCCESS", "Result.SUCCESS"),
]

# Calls of the other modules: (name, limit of both forms, statement for cubind, statement for the
# other side). Rows without a limit are conveniences, or short calls that release the GIL on both
# sides, which is most of their cost. Rows named KEPT are measured under cubind.keep_gil(True); the
# other side has no such option.
KEPT = ", GIL kept"
RUNTIME = [
    ("cudaGetDevice", 0.5, "d.cudaGetDevice()", None),
    ("cudaDeviceGetAttribute", 0.5, "d.cudaDeviceGetAttribute(attr, 0)", None),
    ("cudaMalloc", None, "d.cudaMalloc(1024)", None),
    ("cudaFree", 0.5, "d.cudaFree(4096)", None),
    ("cudaMemcpyAsync", 0.5, "d.cudaMemcpyAsync(4096, 8192, 64, kind, stream)", None),
    ("cudaMemsetAsync", 0.5, "d.cudaMemsetAsync(4096, 0, 64, stream)", None),
    ("cudaStreamQuery", 0.5, "d.cudaStreamQuery(stream)", None),
    ("cudaEventRecord", 0.5, "d.cudaEventRecord(event, stream)", None),
    ("cudaStreamWaitEvent", 0.5, "d.cudaStreamWaitEvent(stream, event, 0)", None),
    ("cudaGraphLaunch", 0.5, "d.cudaGraphLaunch(graph, stream)", None),
]
LAUNCHES = [
    (f"cudaLaunchKernelExC, {what}", 0.5, f"d.cudaLaunchKernelExC(config, kernel, {arguments})",
     f"d.cuLaunchKernelEx(config, kernel, {arguments}, 0)")
    for what, arguments in (("no arguments", "None"), ("4 arguments", "four"), ("16 ints", "ints16"),
                            ("ready array", "ready"))
]
CUBLAS = [
    *[("cublasSgemm" + kept, limit,
       "d.cublasSgemm(handle, N, T, 64, 64, 64, 1.0, 4096, 64, 8192, 64, 0.0, 12288, 64)",
       "d.sgemm(handle, 0, 1, 64, 64, 64, one, 4096, 64, 8192, 64, zero, 12288, 64)")
      for kept, limit in (("", None), (KEPT, 0.5))],
    ("cublasSgemm, numbers in buffers", None,
     "d.cublasSgemm(handle, N, T, 64, 64, 64, cell, 4096, 64, 8192, 64, cell, 12288, 64)",
     "d.sgemm(handle, 0, 1, 64, 64, 64, one, 4096, 64, 8192, 64, zero, 12288, 64)"),
    ("cublasGemmEx", None,
     "d.cublasGemmEx(handle, N, T, 64, 64, 64, 1.0, 4096, half, 64, 8192, half, 64, 0.0, 12288, half, 64, compute, "
     "algo)",
     "d.gemm_ex(handle, 0, 1, 64, 64, 64, one, 4096, 2, 64, 8192, 2, 64, zero, 12288, 2, 64, 68, -1)"),
    ("cublasSaxpy", None, "d.cublasSaxpy(handle, 64, 1.0, 4096, 1, 8192, 1)",
     "d.saxpy(handle, 64, one, 4096, 1, 8192, 1)"),
    ("cublasSdot", None, "d.cublasSdot(handle, 64, 4096, 1, 8192, 1)", "d.sdot(handle, 64, 4096, 1, 8192, 1, one)"),
    ("cublasSetStream", None, "d.cublasSetStream(handle, stream)", "d.set_stream(handle, stream)"),
]
CUBLASLT = [
    *[("cublasLtMatmul" + kept, limit,
       "d.cublasLtMatmul(handle, desc, 1.0, 4096, layout, 8192, layout, 0.0, 12288, layout, 12288, layout, algo, "
       "16384, 1024, stream)",
       "d.matmul(handle, desc, one, 4096, layout, 8192, layout, zero, 12288, layout, 12288, layout, algo, 16384, "
       "1024, stream)")
      for kept, limit in (("", None), (KEPT, 0.5))],
    ("cublasLtMatmulDescSetAttribute", None, "d.cublasLtMatmulDescSetAttribute(desc, attr, 1)",
     "d.matmul_desc_set_attribute(desc, 3, one, 4)"),
]
CUFFT = [
    ("cufftExecC2C", None, "d.cufftExecC2C(plan, 4096, 8192, -1)", "d.exec_c2c(plan, 4096, 8192, -1)"),
    ("cufftExecC2C" + KEPT, 0.5, "d.cufftExecC2C(plan, 4096, 8192, -1)", "d.exec_c2c(plan, 4096, 8192, -1)"),
    ("cufftSetStream", 0.5, "d.cufftSetStream(plan, stream)", "d.set_stream(plan, stream)"),
]

CHECKED_LIMIT = 0.8
CHECKED_LIMITS = {"cuTensorMapEncodeTiled": 0.7}
GRID = "function, 1, 1, 1, 64, 1, 1, 0, stream"


def arguments():
    """Return names for kernel arguments that do not depend on the binding."""
    import numpy

    def pack(values, ctype):
        return (tuple(values), (ctype,) * len(values))

    cell = ctypes.c_int(7)
    ready = (ctypes.c_void_p * 16)(*([ctypes.addressof(cell)] * 16))
    return {
        "four": ((1, 2, 3.0, 4096), (ctypes.c_int, ctypes.c_int, ctypes.c_float, ctypes.c_void_p)),
        "ints16": pack(range(16), ctypes.c_int),
        "ints256": pack(range(256), ctypes.c_int),
        "uints16": pack(range(16), ctypes.c_uint),
        "shorts16": pack(range(16), ctypes.c_short),
        "sizes16": pack(range(16), ctypes.c_size_t),
        "numpy16": pack([numpy.int32(i) for i in range(16)], ctypes.c_int),
        "npfloat16": pack([numpy.float32(i) for i in range(16)], ctypes.c_float),
        "ready": ready,
        "_keep": cell,
    }


def tuple_names(d):
    """Return the names for the statements of a tuple-form module."""
    return {
        "d": d, "stream": d.CUstream(0x1000), "event": d.CUevent(0x2000), "function": d.CUfunction(0x3000),
        "context": d.CUcontext(0x4000), "dev": d.CUdevice(0), "Memcpy2D": d.CUDA_MEMCPY2D, "Result": d.CUresult,
        "attr": d.CUdevice_attribute.CU_DEVICE_ATTRIBUTE_WARP_SIZE,
        "pattr": d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
        "pattrs": [d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_MEMORY_TYPE,
                   d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_DEVICE_ORDINAL,
                   d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_IS_MANAGED,
                   d.CUpointer_attribute.CU_POINTER_ATTRIBUTE_BUFFER_ID],
        "dtype": next(iter(d.CUtensorMapDataType)), "none": next(iter(d.CUtensorMapInterleave)),
        "plain": next(iter(d.CUtensorMapSwizzle)), "l2": next(iter(d.CUtensorMapL2promotion)),
        "zeros": next(iter(d.CUtensorMapFloatOOBfill)),
        "dims": [d.cuuint64_t(64), d.cuuint64_t(64)], "strides": [d.cuuint64_t(256)],
        "box": [d.cuuint32_t(8), d.cuuint32_t(8)], "units": [d.cuuint32_t(1), d.cuuint32_t(1)],
    }


def v2_names(d):
    """Return the same names for the peer's _v2, where handles are ints."""
    return {
        "d": d, "stream": 0x1000, "event": 0x2000, "function": 0x3000, "context": 0x4000, "dev": 0,
        "Memcpy2D": d.MemCpy2d_v2, "Result": d.Result,
        "attr": d.DeviceAttribute.WARP_SIZE, "pattr": d.PointerAttribute.MEMORY_TYPE,
        "pattrs": [d.PointerAttribute.MEMORY_TYPE, d.PointerAttribute.DEVICE_ORDINAL,
                   d.PointerAttribute.IS_MANAGED, d.PointerAttribute.BUFFER_ID],
        "dtype": next(iter(d.TensorMapDataType)), "none": next(iter(d.TensorMapInterleave)),
        "plain": next(iter(d.TensorMapSwizzle)), "l2": next(iter(d.TensorMapL2Promotion)),
        "zeros": next(iter(d.TensorMapFloatOOBFill)),
        **{name: ctypes.addressof(numbers) for name, numbers in _tensor.items()},
    }


# Arrays whose addresses _v2 takes.
_tensor = {"dims": (ctypes.c_uint64 * 2)(64, 64), "strides": (ctypes.c_uint64 * 1)(256),
           "box": (ctypes.c_uint32 * 2)(8, 8), "units": (ctypes.c_uint32 * 2)(1, 1)}


def runtime_names(d):
    """Return the same names for the runtime of either side."""
    return {
        "d": d, "stream": d.cudaStream_t(0x1000), "event": d.cudaEvent_t(0x2000), "graph": d.cudaGraphExec_t(0x3000),
        "attr": d.cudaDeviceAttr.cudaDevAttrWarpSize, "kind": d.cudaMemcpyKind.cudaMemcpyHostToDevice,
    }


def launch_names(driver, runtime, checked):
    """Return the names for a launch of 64 threads, one dict per module.

    The modules are the peer's driver and both forms of cubind's runtime.
    """
    theirs, ours = driver.CUlaunchConfig(), runtime.cudaLaunchConfig_t()
    theirs.gridDimX = theirs.gridDimY = theirs.gridDimZ = theirs.blockDimY = theirs.blockDimZ = 1
    theirs.blockDimX = ours.blockDim.x = 64
    ours.gridDim.x = ours.gridDim.y = ours.gridDim.z = ours.blockDim.y = ours.blockDim.z = 1
    kernel = runtime.cudaKernel_t(0x3000)
    return [{"d": driver, "config": theirs, "kernel": driver.CUfunction(0x3000)},
            {"d": runtime, "config": ours, "kernel": kernel}, {"d": checked, "config": ours, "kernel": kernel}]


def cublas_names(d):
    import cubind.cublas as cublas
    import cubind.runtime as runtime

    return {
        "d": d, "handle": cublas.cublasHandle_t(0x1000), "stream": runtime.cudaStream_t(0x2000),
        "N": cublas.cublasOperation_t.CUBLAS_OP_N, "T": cublas.cublasOperation_t.CUBLAS_OP_T,
        "half": runtime.cudaDataType.CUDA_R_16F, "compute": cublas.cublasComputeType_t.CUBLAS_COMPUTE_32F,
        "algo": cublas.cublasGemmAlgo_t.CUBLAS_GEMM_DEFAULT, "cell": ctypes.c_float(1.0),
    }


def cublaslt_names(d):
    import cubind.cublaslt as cublaslt
    import cubind.runtime as runtime

    return {
        "d": d, "handle": cublaslt.cublasLtHandle_t(0x1000), "desc": cublaslt.cublasLtMatmulDesc_t(0x2000),
        "layout": cublaslt.cublasLtMatrixLayout_t(0x3000), "algo": cublaslt.cublasLtMatmulAlgo_t(),
        "stream": runtime.cudaStream_t(0x4000),
        "attr": cublaslt.cublasLtMatmulDescAttributes_t.CUBLASLT_MATMUL_DESC_TRANSA,
    }


def cufft_names(d):
    import cubind.cufft as cufft
    import cubind.runtime as runtime

    return {"d": d, "plan": cufft.cufftHandle(7), "stream": runtime.cudaStream_t(0x1000)}


_numbers = (ctypes.c_float(1.0), ctypes.c_float(0.0), (ctypes.c_uint64 * 8)())


def nvmath_names(d):
    """Return the names for nvmath, which takes only ints: handles, and the addresses of numbers."""
    one, zero, algo = map(ctypes.addressof, _numbers)
    return {"d": d, "handle": 0x1000, "stream": 0x2000, "desc": 0x3000, "layout": 0x4000, "plan": 7, "one": one,
            "zero": zero, "algo": algo}


def import_if_there(name):
    try:
        return importlib.import_module(name)
    except ImportError as error:
        print(f"left out: {name}: {error}")
        return None


def peer_runtime(stub):
    """Return cuda.bindings.runtime, redirected to the stub's functions, or None.

    That module has libcudart linked in.
    """
    sys.path.insert(0, str(ROOT / "tests"))
    from support import capsules

    cyruntime = import_if_there("cuda.bindings.cyruntime")
    if cyruntime is None:
        return None
    symbols = {name: name for name in cyruntime.__pyx_capi__ if hasattr(stub, name)}
    capsules.redirect(cyruntime, stub, symbols)
    return import_if_there("cuda.bindings.runtime")


def refuse_other_libraries():
    """Make cuda.pathfinder refuse all libraries but stubs.

    nvmath-python opens all CUDA libraries when it is imported. Real ones need symbols of the others
    that a stub lacks, so the dynamic linker would report a broken installation.
    """
    try:
        from cuda import pathfinder
    except ImportError:
        return
    load = pathfinder.load_nvidia_dynamic_lib

    def load_stub(name):
        if name not in ("cuda", "cudart", "cublas", "cublasLt", "cufft"):
            raise pathfinder.DynamicLibNotFoundError(f"{name} is left alone")
        return load(name)

    pathfinder.load_nvidia_dynamic_lib = load_stub


def library_groups(stubs, shared):
    """Return the groups of all modules except the driver.

    A group is (cases, names for the other side, for the tuple form, for the checked form).
    """
    groups = []
    if (runtime := peer_runtime(stubs["runtime"])) is not None:
        import cubind.checked.runtime as checked
        import cubind.runtime as ours

        groups.append((RUNTIME, *(runtime_names(d) | shared for d in (runtime, ours, checked))))
        import cuda.bindings.driver as driver

        groups.append((LAUNCHES, *(names | shared for names in launch_names(driver, ours, checked))))
    refuse_other_libraries()
    for cases, module, theirs, names in (
        (CUBLAS, "cublas", "cublas", cublas_names), (CUBLASLT, "cublaslt", "cublasLt", cublaslt_names),
        (CUFFT, "cufft", "cufft", cufft_names),
    ):
        other = import_if_there(f"nvmath.bindings.{theirs}")
        if other is not None:
            forms = [importlib.import_module(f"cubind.{form}{module}") for form in ("", "checked.")]
            groups.append((cases, nvmath_names(other) | shared, *(names(d) | shared for d in forms)))
    return groups


class Table:
    """Prints the lines and collects the cases that are over their limits."""

    def __init__(self):
        self.failed = []
        print(f"{'call':34} {'other':>8} {'cubind':>8} {'ratio':>6} {'limit':>6}   {'_v2':>8} {'checked':>8} "
              f"{'ratio':>6} {'limit':>6}")

    def add(self, name, limit, checked_limit, other, ours, v2, checked):
        """Add a line; the last four arguments are nanoseconds.

        If `v2` is None, the checked form is compared with `other` as well.
        """
        ratio, checked_ratio = ours / other, checked / (other if v2 is None else v2)
        over = (limit is not None and ratio > limit) or (checked_limit is not None and checked_ratio > checked_limit)
        if over:
            self.failed.append(name)
        text = [f"{value:.2f}" if value else "" for value in (limit, checked_limit)]
        beside = "" if v2 is None else f"{v2:.1f}"
        print(f"{name:34} {other:8.1f} {ours:8.1f} {ratio:6.2f} {text[0]:>6}   {beside:>8} {checked:8.1f} "
              f"{checked_ratio:6.2f} {text[1]:>6}{'  OVER' if over else ''}")


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build/release", help="build folder with python/ and stubs/")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--only", default="", help="cases whose name contains this text")
    parser.add_argument("--check", action="store_true", help="exit with status 1 if a limit is exceeded")
    parser.add_argument("--defaults", action="store_true", help="ask for no GIL to be kept, as in a process with CuPy")
    options = parser.parse_args()

    build = Path(options.build).resolve()
    python_path = str(build / "python")
    sys.path.insert(0, python_path)
    stubs = load_stubs(build)

    import cubind
    import cubind.checked.driver as checked
    import cubind.driver as driver
    import cuda.bindings.driver as peer

    try:
        from cuda.bindings._v2 import driver as peer_v2
    except ImportError:  # before 13.5
        peer_v2 = None

    shared = arguments()
    groups = library_groups(stubs, shared)
    spaces = [tuple_names(peer) | shared, tuple_names(driver) | shared, v2_names(peer_v2) | shared if peer_v2 else None,
              tuple_names(checked) | shared]
    table = Table()
    locking = set() if options.defaults else locking_functions()
    for name, limit, statement, v2_statement in CASES:
        if options.only not in name:
            continue
        cubind.keep_gil(True if name.split(",")[0] in locking else None)
        statements = [statement, statement, v2_statement, statement]
        loops = [compile_loop(text.replace("{grid}", GRID), space)
                 for text, space in zip(statements, spaces, strict=True) if space is not None]
        ns = measure(loops, options.rounds)
        if peer_v2 is None:
            ns.insert(2, float("nan"))
        table.add(name, limit, CHECKED_LIMITS.get(name, CHECKED_LIMIT) if limit is not None else None, *ns)
    for cases, other, ours, ours_checked in groups:
        for name, limit, statement, their_statement in cases:
            if options.only not in name:
                continue
            loops = [compile_loop(their_statement or statement, other), compile_loop(statement, ours),
                     compile_loop(statement, ours_checked)]
            cubind.keep_gil(True if name.endswith(KEPT) or name.split(",")[0] in locking else None)
            ns = measure(loops, options.rounds)
            table.add(name, limit, limit, ns[0], ns[1], None, ns[2])
    cubind.keep_gil(None)
    if not options.only:
        ours = import_milliseconds("import cubind.driver", [python_path], os.environ)
        theirs = import_milliseconds("import cuda.bindings.driver", [], os.environ)
        print(f"import of driver, ms: cuda.bindings {theirs:.1f}, cubind {ours:.2f} (limit 5)")
        if ours > 5:
            table.failed.append("import")
    print(f"limits exceeded: {', '.join(table.failed) if table.failed else 'none'}")
    return 1 if table.failed and options.check else 0


if __name__ == "__main__":
    sys.exit(main())
