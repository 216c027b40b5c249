"""Load code of every form on the functional stub driver.

The forms are cubins of the real compiler, fat binaries, PTX, and inputs of the driver's linker.
"""

# ruff: noqa: F811 (fixtures are imported)

import ctypes
import struct
from functools import cache

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import kernels
from support.functional import context, device, ok, on_stub, stream  # noqa: F401

SOURCE = b"""
struct S { char a; double b; short c; };
__device__ float scale = 2.0f;
__constant__ unsigned table[4] = {1, 2, 3, 255};
__device__ __managed__ unsigned counter = 7;
__device__ int zeros[8];

extern "C" __global__ void saxpy(float a, const float *x, const float *y, float *out, unsigned n)
{
    unsigned i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i < n)
        out[i] = a * x[i] * scale * table[i & 3] + y[i] + zeros[i & 7] + counter;
}
extern "C" __global__ void __launch_bounds__(256) layout(char a, double *b, S c, short d, double e)
{
    __shared__ float tile[256];
    tile[threadIdx.x] = c.b + a;
    __syncthreads();
    b[threadIdx.x] = tile[255 - threadIdx.x] + d + e;
}
template <class T> __global__ void fill(T *p, T v) { p[threadIdx.x] = v; }
template __global__ void fill<float>(float *, float);
extern "C" __global__ void nothing() {}
"""
LAYOUTS = {
    "saxpy": [(0, 4), (8, 8), (16, 8), (24, 8), (32, 4)],
    "layout": [(0, 1), (8, 8), (16, 24), (40, 2), (48, 8)],
    "_Z4fillIfEvPT_S0_": [(0, 8), (8, 4)],
    "nothing": [],
}


@cache
def compiled(arch, what="CUBIN", *options):
    """Compile with the real compiler, in a process of its own since this one has the stub.

    It needs no GPU.
    """
    import os
    import subprocess
    import sys

    pytest.importorskip("cuda.bindings")
    program = (
        "import sys\n"
        "from cuda.bindings import nvrtc\n"
        "arch, what, *options = sys.argv[1:]\n"
        "options = [o.encode() for o in ('--gpu-architecture=' + arch, *options)]\n"
        "status, program = nvrtc.nvrtcCreateProgram(sys.stdin.buffer.read(), b'code.cu', 0, None, None)\n"
        "status, = nvrtc.nvrtcCompileProgram(program, len(options), options)\n"
        "assert status == 0, status\n"
        "data = b' ' * getattr(nvrtc, f'nvrtcGet{what}Size')(program)[1]\n"
        "getattr(nvrtc, f'nvrtcGet{what}')(program, data)\n"
        "sys.stdout.buffer.write(data)\n"
    )
    # The compiler does not run under the sanitizer that this process may have preloaded.
    env = {name: value for name, value in os.environ.items() if name != "LD_PRELOAD"}
    command = [sys.executable, "-c", program, arch, what, *options]
    result = subprocess.run(command, input=SOURCE, capture_output=True, env=env)
    if result.returncode != 0:
        pytest.skip(f"no compiler for {arch}: {result.stderr.decode()[-200:]}")
    return result.stdout


def load(code):
    return driver.cuLibraryLoadData(code, [], [], 0, [], [], 0)


@pytest.fixture(params=["cubin", "ptx", "fat binary"])
def library(request, context):
    code = {
        "cubin": lambda: compiled("sm_90"),
        "ptx": lambda: compiled("compute_90", "PTX"),
        "fat binary": lambda: fat_binary([(2, 80, compiled("sm_80")), (2, 90, compiled("sm_90"))]),
    }[request.param]()
    library = ok(load(code))
    yield library
    ok(driver.cuLibraryUnload(library))


def fat_binary(images):
    """Return a fat binary of (kind, architecture, bytes); kind 1 is PTX, 2 machine code."""
    body = b""
    for kind, arch, data in images:
        data += bytes(-len(data) % 8)
        body += struct.pack("<HHIQ12xI8xQ16x", kind, 0x101, 64, len(data), arch, 0x11) + data
    return struct.pack("<IHHQ", 0xBA55ED50, 1, 16, len(body)) + body


# --- attributes of loaded code ---------------------------------------------------------------


def test_kernels(library):
    count = ok(driver.cuLibraryGetKernelCount(library))
    names = {ok(driver.cuKernelGetName(k)).decode() for k in ok(driver.cuLibraryEnumerateKernels(count, library))}
    assert names == set(LAYOUTS)


@pytest.mark.parametrize("name", LAYOUTS)
def test_parameters(library, name):
    kernel = ok(driver.cuLibraryGetKernel(library, name.encode()))
    layout = LAYOUTS[name]
    assert [ok(driver.cuKernelGetParamInfo(kernel, i)) for i in range(len(layout))] == layout
    assert driver.cuKernelGetParamInfo(kernel, len(layout))[0] == CUresult.CUDA_ERROR_INVALID_VALUE


def test_attributes(library):
    attribute = driver.CUfunction_attribute

    def value(kernel, name):
        return ok(driver.cuKernelGetAttribute(getattr(attribute, f"CU_FUNC_ATTRIBUTE_{name}"), kernel, 0))

    layout, nothing = (ok(driver.cuLibraryGetKernel(library, name)) for name in (b"layout", b"nothing"))
    assert value(layout, "MAX_THREADS_PER_BLOCK") == 256
    assert value(nothing, "MAX_THREADS_PER_BLOCK") == 1024
    assert value(layout, "SHARED_SIZE_BYTES") == 1024
    assert value(layout, "MAX_DYNAMIC_SHARED_SIZE_BYTES") == 48 * 1024 - 1024
    assert value(layout, "CONST_SIZE_BYTES") == 16
    assert value(layout, "BINARY_VERSION") == value(layout, "PTX_VERSION") == 90
    assert 0 < value(nothing, "NUM_REGS") <= 255


READ_ONLY = ["MAX_THREADS_PER_BLOCK", "SHARED_SIZE_BYTES", "CONST_SIZE_BYTES", "NUM_REGS", "PTX_VERSION"]
SETTABLE = ["PREFERRED_SHARED_MEMORY_CARVEOUT", "REQUIRED_CLUSTER_WIDTH", "NON_PORTABLE_CLUSTER_SIZE_ALLOWED"]


def test_setting_attributes(library):
    kernel = ok(driver.cuLibraryGetKernel(library, b"nothing"))
    known = driver.CUfunction_attribute
    attribute = {name: getattr(known, f"CU_FUNC_ATTRIBUTE_{name}") for name in READ_ONLY + SETTABLE}
    refused = (CUresult.CUDA_ERROR_INVALID_VALUE,)
    for name in READ_ONLY:
        assert driver.cuKernelSetAttribute(attribute[name], 1, kernel, 0) == refused, name
    for name in SETTABLE:
        ok(driver.cuKernelSetAttribute(attribute[name], 1, kernel, 0))
        assert ok(driver.cuKernelGetAttribute(attribute[name], kernel, 0)) == 1, name
    dynamic = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
    ok(driver.cuKernelSetAttribute(dynamic, 232448, kernel, 0))
    assert driver.cuKernelSetAttribute(dynamic, 232449, kernel, 0) == refused
    assert driver.cuFuncGetAttribute(dynamic, int(kernel))[0] == CUresult.CUDA_ERROR_INVALID_HANDLE


@pytest.mark.parametrize(
    ("name", "data"),
    [(b"scale", struct.pack("<f", 2)), (b"table", struct.pack("<4I", 1, 2, 3, 255)), (b"zeros", bytes(32))],
)
def test_variables(library, name, data):
    pointer, size = ok(driver.cuLibraryGetGlobal(library, name))
    back = bytearray(size)
    ok(driver.cuMemcpyDtoH(back, pointer, size))
    assert back == data
    assert driver.cuMemFree(pointer) == (CUresult.CUDA_ERROR_INVALID_VALUE,)
    assert driver.cuLibraryGetManaged(library, name)[0] == CUresult.CUDA_ERROR_NOT_FOUND


def test_managed_variable(library):
    pointer, size = ok(driver.cuLibraryGetManaged(library, b"counter"))
    assert (size, ctypes.string_at(int(pointer), 4)) == (4, b"\7\0\0\0")
    assert int(ok(driver.cuLibraryGetGlobal(library, b"counter"))[0]) == int(pointer)


def test_parameters_need_a_context(library, context):
    kernel = ok(driver.cuLibraryGetKernel(library, b"saxpy"))
    ok(driver.cuCtxSetCurrent(None))
    assert driver.cuKernelGetParamInfo(kernel, 0)[0] == CUresult.CUDA_ERROR_INVALID_CONTEXT
    assert ok(driver.cuKernelGetName(kernel)) == b"saxpy"
    ok(driver.cuCtxSetCurrent(context))


def test_modules_of_libraries_stay(library):
    module = ok(driver.cuLibraryGetModule(library))
    function = ok(driver.cuKernelGetFunction(ok(driver.cuLibraryGetKernel(library, b"saxpy"))))
    assert ok(driver.cuFuncGetModule(function)) == module
    assert driver.cuModuleUnload(module) == (CUresult.CUDA_ERROR_NOT_PERMITTED,)


# --- invalid code ---------------------------------------------------------------------------

PTX = b".version 8.0\n.target sm_90\n.address_size 64\n"
BAD = {
    "garbage": (b"no image at all", "INVALID_IMAGE"),
    "nothing": (b"", "INVALID_IMAGE"),
    "unknown instruction": (PTX + b".visible .entry x(){ nonsense; }", "INVALID_PTX"),
    "open brace": (PTX + b".visible .entry x(){ ret;", "INVALID_PTX"),
    "newer device": (b".version 8.7\n.target sm_120\n.address_size 64\n.visible .entry x(){ret;}", "INVALID_PTX"),
    "newer version": (b".version 99.0\n.target sm_90\n.address_size 64\n", "UNSUPPORTED_PTX_VERSION"),
    "header alone": (b"\x7fELF\2\1\1" + bytes(80), "INVALID_IMAGE"),
}


@pytest.mark.parametrize("what", BAD)
def test_bad_code(context, what):
    code, status = BAD[what]
    assert driver.cuModuleLoadData(code) == (getattr(CUresult, f"CUDA_ERROR_{status}"), None)


@pytest.mark.parametrize("arch", ["sm_80", "sm_100"])
def test_cubin_of_another_device(context, arch):
    missing = (CUresult.CUDA_ERROR_NO_BINARY_FOR_GPU, None)
    assert driver.cuModuleLoadData(compiled(arch)) == missing
    assert driver.cuModuleLoadData(fat_binary([(2, int(arch[3:]), compiled(arch))])) == missing


@on_stub
def test_damaged_cubins(context, tmp_path):
    """A cubin that is cut off anywhere gives a status, never a crash."""
    cubin = compiled("sm_90")
    path = tmp_path / "cut.cubin"
    for size in range(4, len(cubin), 997):
        path.write_bytes(cubin[:size])
        assert driver.cuModuleLoad(str(path).encode())[0] == CUresult.CUDA_ERROR_INVALID_IMAGE, size


@on_stub
def test_garbled_cubins(context, tmp_path):
    import random

    cubin, path, chance = compiled("sm_90"), tmp_path / "garbled.cubin", random.Random(1)
    for _ in range(300):
        garbled = bytearray(cubin)
        for _ in range(20):
            garbled[chance.randrange(len(garbled))] = chance.randrange(256)
        path.write_bytes(garbled)
        status, module = driver.cuModuleLoad(str(path).encode())
        if status == 0:
            ok(driver.cuModuleUnload(module))


HEAD = b".version 8.0\n.target sm_90\n.address_size 64\n"


@on_stub
@pytest.mark.parametrize(
    "text",
    [
        b".global .b8 a[18446744073709551616];",
        b".global .b8 a[4294967296][4294967296][2];",
        b".global .align 18446744073709551615 .b8 a[4];",
        b".entry k(.param .b8 p[18446744073709551615]) { ret; }",
        b".entry k() .maxntid 18446744073709551616 { ret; }",
        b".global .u64 a = 18446744073709551616;",
    ],
)
def test_numbers_that_do_not_fit(context, text):
    assert driver.cuModuleLoadData(HEAD + text)[0] == CUresult.CUDA_ERROR_INVALID_PTX


@on_stub
@pytest.mark.parametrize("shape", [b"65536, 65536, 65536", b"1073741824, 1073741824, 16"])
def test_shapes_whose_product_does_not_fit(context, shape):
    """The product may overflow to 0, which must not count as "no shape given"."""
    library = ok(load(HEAD + b".visible .entry k() .maxntid " + shape + b" .maxnreg 4294967295 { ret; }"))
    kernel = ok(driver.cuLibraryGetKernel(library, b"k"))
    attribute = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK
    assert ok(driver.cuKernelGetAttribute(attribute, kernel, 0)) == 1024
    function = ok(driver.cuKernelGetFunction(kernel))
    assert ok(driver.cuOccupancyMaxActiveBlocksPerMultiprocessor(function, 1024, 0)) == 0
    ok(driver.cuLibraryUnload(library))


# --- linking --------------------------------------------------------------------------------------

OPTION = driver.CUjit_option
INPUT = driver.CUjitInputType


@pytest.fixture
def linker(context):
    log = bytearray(512)
    keys = [OPTION.CU_JIT_ERROR_LOG_BUFFER, OPTION.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES]
    state = ok(driver.cuLinkCreate(2, keys, [log, len(log)]))
    yield state, log
    ok(driver.cuLinkDestroy(state))


def add(state, code, name=b"input", kind=INPUT.CU_JIT_INPUT_PTX):
    return driver.cuLinkAddData(state, kind, code, len(code), name, 0, [], [])


def test_linking(linker):
    state, _ = linker
    ok(add(state, kernels.SAXPY_PTX + b"\0"))
    ok(add(state, PTX + b".visible .entry extra(.param .u64 p, .param .u8 q){ret;}\0"))
    image, size = ok(driver.cuLinkComplete(state))
    code = ctypes.string_at(image, size)
    assert code.startswith(b"\x7fELF")
    module = ok(driver.cuModuleLoadData(code))
    for name, layout in {**kernels.LAYOUTS, "extra": [(0, 8), (8, 1)]}.items():
        function = ok(driver.cuModuleGetFunction(module, name.encode()))
        assert [ok(driver.cuFuncGetParamInfo(function, i)) for i in range(len(layout))] == layout
    pointer, size = ok(driver.cuModuleGetGlobal(module, b"scale"))
    value = ctypes.c_float()
    ok(driver.cuMemcpyDtoH(ctypes.addressof(value), pointer, 4))
    assert (size, value.value) == (4, 2)
    ok(driver.cuModuleUnload(module))
    assert driver.cuLinkComplete(state)[0] == CUresult.CUDA_ERROR_INVALID_HANDLE
    assert add(state, kernels.SAXPY_PTX) == (CUresult.CUDA_ERROR_INVALID_VALUE,)


def test_linking_a_cubin(linker):
    state, _ = linker
    cubin = compiled("sm_90", "CUBIN", "--relocatable-device-code=true")
    ok(add(state, cubin, kind=INPUT.CU_JIT_INPUT_CUBIN))
    image, size = ok(driver.cuLinkComplete(state))
    module = ok(driver.cuModuleLoadData(ctypes.string_at(image, size)))
    function = ok(driver.cuModuleGetFunction(module, b"layout"))
    assert [ok(driver.cuFuncGetParamInfo(function, i)) for i in range(5)] == LAYOUTS["layout"]
    ok(driver.cuModuleUnload(module))


def test_link_errors(linker):
    state, log = linker
    ok(add(state, kernels.SAXPY_PTX + b"\0"))
    assert add(state, kernels.SAXPY_PTX + b"\0", b"again") == (CUresult.CUDA_ERROR_INVALID_SOURCE,)
    text = log.split(b"\0")[0].decode()
    assert "Multiple definition of" in text and "again" in text
    assert driver.cuLinkComplete(state)[0] == CUresult.CUDA_ERROR_INVALID_SOURCE


def test_bad_input(linker):
    state, log = linker
    status = add(state, PTX + b".visible .entry x(){ nonsense; }\0")
    assert status == (CUresult.CUDA_ERROR_INVALID_PTX,)
    assert b"nonsense" in log
