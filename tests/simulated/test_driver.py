"""The stub driver, as the simulated device, runs PTX kernels on its memory in stream order.

It must report faults as a GPU's driver does.
"""

# ruff: noqa: F811 (fixtures are imported)

import ctypes
import struct

import pytest
from cubind import driver
from cubind.driver import CUresult
from support import libraries, simulated
from support.functional import device, ok, on_stub  # noqa: F401
from support.simulated import fresh, launch, load, memory, read, switch, write  # noqa: F401

pytestmark = on_stub

FINE = CUresult.CUDA_SUCCESS
OPTION = driver.CUjit_option
ATTRIBUTE = driver.CUfunction_attribute
INPUT = driver.CUjitInputType


def store_at(kernel, address, value=5, step=4, **shape):
    return launch(kernel, address, step, value, types=(ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint32), **shape)


# --- launches -------------------------------------------------------------------------------------


def saxpy_data(n):
    x = [float(i) for i in range(n)]
    places = [memory(4 * n) for _ in range(3)]
    ok(driver.cuMemcpyHtoD(places[0], struct.pack(f"{n}f", *x), 4 * n))
    ok(driver.cuMemcpyHtoD(places[1], struct.pack(f"{n}f", *[1.0] * n), 4 * n))
    return x, places


def floats(address, n):
    data = bytearray(4 * n)
    ok(driver.cuMemcpyDtoH(data, address, 4 * n))
    return list(struct.unpack(f"{n}f", data))


def test_saxpy(load):
    n = 10_000
    x, places = saxpy_data(n)
    kernel = load(simulated.SAXPY)("saxpy")
    types = (ctypes.c_float, *[ctypes.c_uint64] * 3, ctypes.c_uint32)
    (status,) = driver.cuLaunchKernel(kernel, (n + 127) // 128, 1, 1, 128, 1, 1, 0, 0, ((2.0, *places, n), types), 0)
    assert status == FINE
    assert floats(places[2], n) == [2 * value + 1 for value in x]


def test_extra(load):
    """One buffer holds all arguments."""
    x, places = saxpy_data(32)
    packed = ctypes.create_string_buffer(struct.pack("fxxxxQQQI", 3.0, *places, 32))
    size = ctypes.c_size_t(len(packed) - 1)
    extra = (ctypes.c_void_p * 5)(1, ctypes.addressof(packed), 2, ctypes.addressof(size), 0)
    kernel = load(simulated.SAXPY)("saxpy")
    ok(driver.cuLaunchKernel(kernel, 1, 1, 1, 32, 1, 1, 0, 0, 0, ctypes.addressof(extra)))
    assert floats(places[2], 32) == [3 * value + 1 for value in x]


def test_more_launches_than_are_kept(load):
    at, kernel = memory(4), load(simulated.VARIABLES)
    counter, _ = ok(driver.cuModuleGetGlobal(ok(driver.cuFuncGetModule(kernel("add_up"))), b"counter"))
    for _ in range(1100):
        assert launch(kernel("add_up")) == FINE
    assert read(int(counter)) == 3 + 1100 and read(at) == 0


def test_captured_launches_do_nothing(load):
    at, kernel = memory(4), load(simulated.STORE)("store")
    stream = ok(driver.cuStreamCreate(1))
    ok(driver.cuStreamBeginCapture(stream, driver.CUstreamCaptureMode.CU_STREAM_CAPTURE_MODE_RELAXED))
    assert store_at(kernel, at, stream=stream) == FINE
    ok(driver.cuGraphDestroy(ok(driver.cuStreamEndCapture(stream))))
    assert read(at) == 0


def test_off_nothing_is_computed(switch, load):
    switch.simulate(False)
    at, kernel = memory(4), load(simulated.STORE)("store")
    assert store_at(kernel, at) == FINE
    assert read(at) == 0


def test_name(switch, device):
    assert ok(driver.cuDeviceGetName(64, device)).split(b"\0")[0] == b"cubind simulated device"
    switch.simulate(False)
    assert ok(driver.cuDeviceGetName(64, device)).split(b"\0")[0] == b"Stub Device 9.0"


def holding(values, directive=""):
    """Return a kernel that loads `count` values before it uses the first."""
    loads = "".join(f"ld.global.u32 %r{i}, [%rd1+{4 * i}];" for i in range(values))
    stores = "".join(f"st.global.u32 [%rd1+{4 * i}], %r{values - 1 - i};" for i in range(values))
    text = f".visible .entry k(.param .u64 a) {directive} {{ .reg .b32 %r<{values + 1}>; .reg .b64 %rd<2>; ld.param.u64 %rd1, [a];"
    return simulated.HEAD + f"{text} {loads} {stores} ret; }}\n".encode()


def test_registers_are_estimated(load):
    """The register count is estimated from simultaneously live values, up to the kernel's limit.

    A launch is never refused because of an estimate.
    """

    def registers(text):
        kernel = load(text)("k")
        return kernel, ok(driver.cuFuncGetAttribute(ATTRIBUTE.CU_FUNC_ATTRIBUTE_NUM_REGS, kernel))

    (few, small), (many, large), (_, capped) = map(registers, (holding(2), holding(100), holding(100, ".maxnreg 40")))
    assert 6 <= small <= 16 and 100 <= large <= 120 and capped == 40
    assert registers(holding(400))[1] == 255
    blocks = [ok(driver.cuOccupancyMaxActiveBlocksPerMultiprocessor(kernel, 256, 0)) for kernel in (few, many)]
    assert blocks == [8, 2]
    at = memory(400)
    assert launch(many, at, block=1024) == FINE
    ok(driver.cuCtxSynchronize())


def test_launches_of_before_cuda_4(load):
    """In the API before CUDA 4, shape and arguments are set singly, and stay set."""
    at, kernel = memory(64), load(simulated.STORE)("store")
    stream = ok(driver.cuStreamCreate(1))
    failed = (CUresult.CUDA_ERROR_INVALID_VALUE,)
    assert driver.cuLaunch(kernel) == failed, "nothing is set"
    ok(driver.cuFuncSetBlockShape(kernel, 4, 1, 1))
    ok(driver.cuFuncSetSharedSize(kernel, 64))
    address, step = ctypes.c_uint64(at), ctypes.c_uint64(4)
    ok(driver.cuParamSetv(kernel, 0, ctypes.addressof(address), 8))
    ok(driver.cuParamSetv(kernel, 8, ctypes.addressof(step), 8))
    ok(driver.cuParamSeti(kernel, 16, 7))
    assert driver.cuLaunch(kernel) == failed, "the size of the arguments is not set"
    ok(driver.cuParamSetSize(kernel, 20))
    ok(driver.cuLaunch(kernel))
    assert [read(at + 4 * i) for i in range(5)] == [7] * 4 + [0]
    ok(driver.cuParamSetf(kernel, 16, 1.0))
    ok(driver.cuFuncSetBlockShape(kernel, 2, 1, 1))
    ok(driver.cuLaunchGrid(kernel, 2, 2))
    ok(driver.cuLaunchGridAsync(kernel, 1, 1, stream))
    ok(driver.cuStreamSynchronize(stream))
    assert [read(at + 4 * i) for i in range(3)] == [0x3F800000] * 2 + [7]
    for wrong in (driver.cuFuncSetBlockShape(kernel, 0, 1, 1), driver.cuFuncSetBlockShape(kernel, 1, 1, -1),
                  driver.cuParamSeti(kernel, -1, 0), driver.cuParamSeti(kernel, 4093, 0), driver.cuParamSeti(kernel, 2**31 - 1, 0),
                  driver.cuParamSetv(kernel, 0, ctypes.addressof(address), 4097), driver.cuParamSetSize(kernel, 4097),
                  driver.cuLaunchGrid(kernel, 0, 1), driver.cuLaunchGrid(kernel, 1, -1)):  # fmt: skip
        assert wrong == failed
    unknown = (CUresult.CUDA_ERROR_INVALID_HANDLE,)
    for call in (lambda f: driver.cuFuncSetBlockShape(f, 1, 1, 1), lambda f: driver.cuParamSetSize(f, 4), driver.cuLaunch,
                 lambda f: driver.cuFuncSetSharedSize(f, 4), lambda f: driver.cuParamSeti(f, 0, 4)):  # fmt: skip
        assert call(0) == call(at) == unknown


# --- order ----------------------------------------------------------------------------------------


def test_kernels_wait_for_their_stream(switch, load):
    at, kernel = memory(4), load(simulated.STORE)("store")
    stream = ok(driver.cuStreamCreate(1))
    switch.hold(stream)
    ok(driver.cuMemsetD32Async(at, 9, 1, stream))
    assert store_at(kernel, at, 5, stream=stream) == FINE
    assert read(at) == 0 and driver.cuStreamQuery(stream) == (CUresult.CUDA_ERROR_NOT_READY,)
    switch.release(stream)
    ok(driver.cuStreamSynchronize(stream))
    assert read(at) == 5


# --- memory ---------------------------------------------------------------------------------------


def places():
    """Return an address of each kind that kernels can access, and the function that frees it."""
    pool_memory = int(ok(driver.cuMemAllocAsync(4, 0)))
    managed = int(ok(driver.cuMemAllocManaged(4, driver.CUmemAttach_flags.CU_MEM_ATTACH_GLOBAL)))
    host = int(ok(driver.cuMemHostAlloc(4, 0)))
    own = ctypes.create_string_buffer(4096)
    ok(driver.cuMemHostRegister(ctypes.addressof(own), 4096, 0))
    yield memory(4), driver.cuMemFree
    yield pool_memory, driver.cuMemFree
    yield managed, driver.cuMemFree
    yield host, driver.cuMemFreeHost
    yield ctypes.addressof(own), driver.cuMemHostUnregister


def test_every_kind_of_memory(load):
    kernel = load(simulated.STORE)("store")
    for address, free in places():
        assert store_at(kernel, address, 77) == FINE
        ok(driver.cuCtxSynchronize())
        assert ctypes.c_uint32.from_address(address).value == 77
        ok(free(address))


def test_heap(load):
    """Memory that a kernel allocates outlives the kernel, and copies cannot access it."""
    at, kernel = memory(8), load(simulated.HEAP)
    assert launch(kernel("make"), at) == FINE
    made = read(at, 8)
    assert launch(kernel("look"), made + 96, at) == FINE
    assert read(at) == 42
    assert driver.cuMemcpyDtoH(bytearray(4), made, 4) == (CUresult.CUDA_ERROR_INVALID_VALUE,)
    assert launch(kernel("end"), made) == FINE
    assert launch(kernel("look"), made + 96, at) == FINE
    assert driver.cuCtxSynchronize() == (CUresult.CUDA_ERROR_ILLEGAL_ADDRESS,)


def test_heap_has_its_limit(load):
    ok(driver.cuCtxSetLimit(driver.CUlimit.CU_LIMIT_MALLOC_HEAP_SIZE, 4096))
    at, kernel = memory(8), load(simulated.HEAP)
    assert launch(kernel("make"), at, block=32) == FINE
    assert launch(kernel("make"), at, block=32) == FINE  # malloc returns 0, which the kernel uses
    assert driver.cuCtxSynchronize() == (CUresult.CUDA_ERROR_ILLEGAL_ADDRESS,)


def test_the_limit_of_the_heap_may_be_set_until_it_is_used(load):
    at, stop, kernel = memory(8), load(simulated.STORE)("store"), load(simulated.HEAP)
    assert store_at(stop, at, 0) == FINE
    ok(driver.cuCtxSynchronize())
    ok(driver.cuCtxSetLimit(driver.CUlimit.CU_LIMIT_MALLOC_HEAP_SIZE, 128))
    assert launch(kernel("make"), at, block=2) == FINE
    assert driver.cuCtxSynchronize() == (CUresult.CUDA_ERROR_ILLEGAL_ADDRESS,)


# --- variables ------------------------------------------------------------------------------------


def test_variables(load):
    kernel = load(simulated.VARIABLES)("add_up")
    module = ok(driver.cuFuncGetModule(kernel))
    counter, size = ok(driver.cuModuleGetGlobal(module, b"counter"))
    table, table_size = ok(driver.cuModuleGetGlobal(module, b"table"))
    assert (size, table_size) == (4, 16) and read(int(counter)) == 3
    assert launch(kernel, block=4) == FINE
    assert read(int(counter)) == 3 + 1 + 2 + 3 + 4
    write(int(table) + 4, 100)
    write(int(counter), 0)
    assert launch(kernel, block=2) == FINE
    assert read(int(counter)) == 1 + 100
    assert driver.cuMemcpyDtoH(bytearray(8), counter, 8) == (CUresult.CUDA_ERROR_INVALID_VALUE,)
    assert driver.cuMemFree(counter) == (CUresult.CUDA_ERROR_INVALID_VALUE,)
    assert driver.cuModuleGetGlobal(module, b"nothing")[0] == CUresult.CUDA_ERROR_NOT_FOUND


def test_a_module_has_its_own(load):
    first, second = (load(simulated.VARIABLES)("add_up") for _ in range(2))
    assert launch(first, block=4) == FINE
    values = [ok(driver.cuModuleGetGlobal(ok(driver.cuFuncGetModule(k)), b"counter"))[0] for k in (first, second)]
    assert [read(int(value)) for value in values] == [13, 3]


def test_each_context_of_a_library_has_its_own(fresh, device):
    text = simulated.VARIABLES.replace(b".attribute(.managed)", b"")
    library = ok(driver.cuLibraryLoadData(text, [], [], 0, [], [], 0))
    kernel = driver.CUfunction(int(ok(driver.cuLibraryGetKernel(library, b"add_up"))))
    assert launch(kernel, block=4) == FINE
    mine, _ = ok(driver.cuLibraryGetGlobal(library, b"counter"))
    assert read(int(mine)) == 13
    other = ok(driver.cuCtxCreate(*libraries.CONTEXT_PARAMS, 0, device))
    its, _ = ok(driver.cuLibraryGetGlobal(library, b"counter"))
    assert read(int(its)) == 3 and its != mine
    ok(driver.cuCtxDestroy(other))
    ok(driver.cuLibraryUnload(library))


def test_managed_variable_of_a_library(fresh):
    library = ok(driver.cuLibraryLoadData(simulated.VARIABLES, [], [], 0, [], [], 0))
    at, size = ok(driver.cuLibraryGetManaged(library, b"shared_value"))
    value = ctypes.c_uint64.from_address(int(at))
    assert (value.value, size) == (7, 8)
    assert launch(driver.CUfunction(int(ok(driver.cuLibraryGetKernel(library, b"twice"))))) == FINE
    ok(driver.cuCtxSynchronize())
    assert value.value == 14
    ok(driver.cuLibraryUnload(library))


# --- code -----------------------------------------------------------------------------------------


def load_with_log(text):
    log = bytearray(400)
    keys = [OPTION.CU_JIT_ERROR_LOG_BUFFER, OPTION.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES]
    status, _ = driver.cuModuleLoadDataEx(text, 2, keys, [log, len(log)])
    return status, bytes(log).split(b"\0")[0].decode()


def test_bad_ptx(fresh):
    text = simulated.HEAD + b".visible .entry k()\n{\n    .reg .b32 %r1;\n    add.s32 %r1, %r2, 1;\n    ret;\n}\n"
    status, log = load_with_log(text)
    assert status == CUresult.CUDA_ERROR_INVALID_PTX
    assert log == "ptxas application ptx input, line 7; error   : Unknown symbol '%r2'"


@pytest.mark.parametrize(
    ("text", "status"),
    [
        (b"nonsense", CUresult.CUDA_ERROR_INVALID_IMAGE),
        (b".version 99.0\n.target sm_90\n.address_size 64\n", CUresult.CUDA_ERROR_UNSUPPORTED_PTX_VERSION),
        (b".version 8.0\n.target sm_100\n.address_size 64\n", CUresult.CUDA_ERROR_INVALID_PTX),
    ],
)
def test_bad_heads(fresh, text, status):
    assert driver.cuModuleLoadData(text)[0] == status


def test_kernels_by_name(load):
    module = ok(driver.cuFuncGetModule(load(simulated.STORE)("store")))
    assert driver.cuModuleGetFunction(module, b"other")[0] == CUresult.CUDA_ERROR_NOT_FOUND
    assert ok(driver.cuModuleGetFunctionCount(module)) == 2


def test_what_the_device_lacks_is_told_by_name(load, capfd):
    """If the device lacks something, an error names it, only for the kernel that needs it."""
    needs = b".visible .entry needs() { .reg .b32 %r<4>; wgmma.fence.sync.aligned; ret; }\n"
    module = ok(driver.cuFuncGetModule(load(simulated.STORE + needs)("store")))
    assert driver.cuModuleGetFunction(module, b"needs")[0] == CUresult.CUDA_ERROR_NOT_SUPPORTED
    assert "wgmma" in capfd.readouterr().err


def test_attributes(load):
    kernel = load(simulated.PRINT)("last")
    values = {name: ok(driver.cuFuncGetAttribute(getattr(ATTRIBUTE, f"CU_FUNC_ATTRIBUTE_{name}"), kernel))
              for name in ("SHARED_SIZE_BYTES", "MAX_THREADS_PER_BLOCK", "PTX_VERSION")}  # fmt: skip
    assert values == {"SHARED_SIZE_BYTES": 256, "MAX_THREADS_PER_BLOCK": 1024, "PTX_VERSION": 90}
    assert ok(driver.cuFuncGetAttribute(ATTRIBUTE.CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, kernel)) >= 8
    assert ok(driver.cuOccupancyMaxActiveBlocksPerMultiprocessor(kernel, 1024, 0)) == 2


def test_required_block(load):
    kernel = load(simulated.HEAD + b".visible .entry k() .reqntid 64, 1, 1 { ret; }\n")("k")
    assert [launch(kernel, block=n) for n in (64, 32)] == [FINE, CUresult.CUDA_ERROR_INVALID_VALUE]


@pytest.fixture
def linker(fresh):
    log = bytearray(300)
    keys = [OPTION.CU_JIT_ERROR_LOG_BUFFER, OPTION.CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES]
    state = ok(driver.cuLinkCreate(2, keys, [log, len(log)]))
    yield state, log
    ok(driver.cuLinkDestroy(state))


def add(state, text):
    return driver.cuLinkAddData(state, INPUT.CU_JIT_INPUT_PTX, text + b"\0", len(text) + 1, b"in", 0, [], [])


def test_linked_code_runs(linker, load):
    ok(add(linker[0], simulated.STORE))
    image, size = ok(driver.cuLinkComplete(linker[0]))
    at, kernel = memory(4), load(ctypes.string_at(image, size))("store")
    assert store_at(kernel, at, 6) == FINE
    assert read(at) == 6


# A kernel whose function and table are in another text. Both texts have a `step` of their own.
USER = simulated.HEAD + b"""
.extern .func (.param .b32 result) twice (.param .b32 value);
.extern .const .align 4 .u32 table[2];
.global .align 4 .u32 step = 100;
.visible .entry use(.param .u64 at)
{
    .reg .b32 %r<5>;
    .reg .b64 %rd<2>;
    ld.param.u64 %rd1, [at];
    ld.const.u32 %r1, [table+4];
    {
        .param .b32 value;
        st.param.b32 [value], %r1;
        .param .b32 result;
        call.uni (result), twice, (value);
        ld.param.b32 %r2, [result];
    }
    ld.global.u32 %r3, [step];
    add.s32 %r2, %r2, %r3;
    st.global.u32 [%rd1], %r2;
    ret;
}
"""
OFFERER = simulated.HEAD + b"""
.visible .const .align 4 .u32 table[2] = {3, 4};
.global .align 4 .u32 step = 2;
.visible .func (.param .b32 result) twice (.param .b32 value)
{
    .reg .b32 %r<4>;
    ld.param.b32 %r1, [value];
    ld.global.u32 %r2, [step];
    mul.lo.s32 %r3, %r1, %r2;
    st.param.b32 [result], %r3;
    ret;
}
"""


@pytest.mark.parametrize("texts", [(USER, OFFERER), (OFFERER, USER), (simulated.STORE, OFFERER, USER)])
def test_texts_are_linked_by_their_names(linker, load, texts):
    for text in texts:
        ok(add(linker[0], text))
    image, size = ok(driver.cuLinkComplete(linker[0]))
    at = memory(4)
    assert launch(load(ctypes.string_at(image, size))("use"), at) == FINE
    assert read(at) == 4 * 2 + 100


WEAK = OFFERER.replace(b".visible .func", b".weak .func").replace(b"mul.lo", b"sub").replace(b".visible .const", b".weak .const")


@pytest.mark.parametrize("texts", [(USER, WEAK, OFFERER), (OFFERER, WEAK, USER)])
def test_one_of_several_that_are_weak(linker, load, texts):
    for text in texts:
        ok(add(linker[0], text))
    image, size = ok(driver.cuLinkComplete(linker[0]))
    at = memory(4)
    assert launch(load(ctypes.string_at(image, size))("use"), at) == FINE
    assert read(at) == 4 * 2 + 100


@pytest.mark.parametrize(
    ("texts", "error"),
    [
        ((USER,), "Undefined reference to '{}' in 'in'"),
        ((USER, OFFERER.replace(b"twice", b"thrice")), "Undefined reference to 'twice' in 'in'"),
        ((USER, OFFERER, OFFERER), "Multiple definition of 'table' in 'in', first defined in 'in'"),
    ],
)
def test_texts_that_do_not_fit(linker, texts, error):
    state, log = linker
    for text in texts:
        ok(add(state, text))
    assert driver.cuLinkComplete(state)[0] == CUresult.CUDA_ERROR_INVALID_SOURCE
    told = bytes(log).split(b"\0")[0].decode()
    assert told in {f"error   : {error.format(name)}" for name in ("table", "twice")}


def test_unloading_waits_for_kernels(fresh):
    """A module is unloaded only after its kernels have run."""
    at = memory(4)
    module = ok(driver.cuModuleLoadData(simulated.STORE))
    stream = ok(driver.cuStreamCreate(1))
    entered = []
    wait = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda _: entered.append(1))
    ok(driver.cuLaunchHostFunc(stream, ctypes.cast(wait, ctypes.c_void_p).value, 0))
    assert store_at(ok(driver.cuModuleGetFunction(module, b"store")), at, 8, stream=stream) == FINE
    ok(driver.cuModuleUnload(module))
    assert entered == [1] and read(at) == 8


# --- faults ----------------------------------------------------------------------------------


def faults():
    return [
        ("store", lambda at: (at + 8, 4), CUresult.CUDA_ERROR_ILLEGAL_ADDRESS, "right at the end of an allocation of 8 bytes"),
        ("store", lambda at: (0, 4), CUresult.CUDA_ERROR_ILLEGAL_ADDRESS, "a null pointer"),
        ("store", lambda at: (at + 2, 4), CUresult.CUDA_ERROR_MISALIGNED_ADDRESS, "not a multiple of 4"),
        ("stop", None, CUresult.CUDA_ERROR_LAUNCH_FAILED, "trap"),
    ]


@pytest.mark.parametrize(("name", "arguments", "status", "text"), faults())
def test_faults(load, capfd, name, arguments, status, text):
    """The next call that waits reports a fault, and so do all later calls.

    Work after the kernel does not run.
    """
    at, find = memory(8), load(simulated.STORE)
    kernel = find(name)
    assert (store_at(kernel, *arguments(at)[:1]) if arguments else launch(kernel)) == FINE
    assert store_at(find("store"), at, 5) == FINE
    assert driver.cuCtxSynchronize() == (status,)
    error = capfd.readouterr().err
    assert text in error and f"in kernel {name}, block (0,0,0), thread (0,0,0)" in error, error
    assert driver.cuMemAlloc(4)[0] == driver.cuStreamSynchronize(0)[0] == launch(kernel) == status
    assert driver.cuMemcpyDtoH(bytearray(4), at, 4) == (status,)
    assert ctypes.c_uint32.from_address(at).value == 0


def test_memory_that_others_have_again(load, capfd):
    """A fault next to an allocation names it, even if a freed allocation reached further."""
    own = ctypes.create_string_buffer(4096)
    at = (ctypes.addressof(own) + 7) & ~7
    ok(driver.cuMemHostRegister(at, 2048, 0))
    ok(driver.cuMemHostUnregister(at))
    ok(driver.cuMemHostRegister(at, 8, 0))
    assert store_at(load(simulated.STORE)("store"), at + 8) == FINE
    assert driver.cuCtxSynchronize() == (CUresult.CUDA_ERROR_ILLEGAL_ADDRESS,)
    assert "right at the end of an allocation of 8 bytes" in capfd.readouterr().err


@pytest.mark.parametrize(("off", "told"), [(4096, "4088 bytes after the end of an allocation of 8 bytes"), (8192, "host memory")])
def test_how_far_is_beside(load, capfd, off, told):
    """Host memory may lie anywhere between allocations."""
    own = ctypes.create_string_buffer(4 << 20)  # no other allocation is near its middle
    at = (ctypes.addressof(own) + (2 << 20)) & ~7
    ok(driver.cuMemHostRegister(at, 8, 0))
    assert store_at(load(simulated.STORE)("store"), at + off) == FINE
    assert driver.cuCtxSynchronize() == (CUresult.CUDA_ERROR_ILLEGAL_ADDRESS,)
    assert told in capfd.readouterr().err


@pytest.mark.parametrize("wait", ["stream", "event", "query", "copy"])
def test_every_wait_tells_a_fault(load, wait, capfd):
    at, event = memory(8), ok(driver.cuEventCreate(0))
    assert store_at(load(simulated.STORE)("store"), 0) == FINE
    ok(driver.cuEventRecord(event, 0))
    calls = {
        "stream": lambda: driver.cuStreamSynchronize(0),
        "event": lambda: driver.cuEventSynchronize(event),
        "query": lambda: driver.cuStreamQuery(0),
        "copy": lambda: driver.cuMemcpyDtoH(bytearray(4), at, 4),
    }
    told = calls[wait]()
    while told == (CUresult.CUDA_ERROR_NOT_READY,):
        told = calls[wait]()
    assert told == (CUresult.CUDA_ERROR_ILLEGAL_ADDRESS,)
    assert "a null pointer" in capfd.readouterr().err


def test_pageable_memory_is_none_of_the_devices(load, capfd):
    own = ctypes.create_string_buffer(8)
    assert store_at(load(simulated.STORE)("store"), ctypes.addressof(own) & ~3) == FINE
    assert driver.cuCtxSynchronize() == (CUresult.CUDA_ERROR_ILLEGAL_ADDRESS,)
    assert bytes(own) == bytes(8)


def test_another_context_goes_on(switch, load, device, capfd):
    assert launch(load(simulated.STORE)("stop")) == FINE
    assert driver.cuCtxSynchronize() == (CUresult.CUDA_ERROR_LAUNCH_FAILED,)
    primary = ok(driver.cuDevicePrimaryCtxRetain(device))
    ok(driver.cuCtxPushCurrent(primary))
    at = memory(4)
    module = ok(driver.cuModuleLoadData(simulated.STORE))
    assert store_at(ok(driver.cuModuleGetFunction(module, b"store")), at) == FINE
    assert read(at) == 5
    ok(driver.cuModuleUnload(module))
    ok(driver.cuMemFree(at))
    ok(driver.cuCtxPopCurrent())
    ok(driver.cuDevicePrimaryCtxRelease(device))


def test_printed_when_the_program_waits(load, capfd):
    assert launch(load(simulated.PRINT)("last"), block=64) == FINE
    assert capfd.readouterr().out == ""
    ok(driver.cuCtxSynchronize())
    assert capfd.readouterr().out == "last 63\n"
