"""launch() and kernel[…](): checks and their texts, arguments of the driver, and driver calls."""

import re
import struct
import subprocess
import sys
import threading

import pytest
from support import growth, kernels, libraries
from support.child import in_child

BIG_PTX = "\n".join(
    [".version 7.0", ".target sm_75", ".address_size 64"]
    + [
        f".visible .entry k{n}(" + ", ".join(f".param .u32 p{i}" for i in range(n)) + ") { ret; }"
        for n in (1, 32, 33, 256, 300)
    ]
    + [
        ".visible .entry mixed(.param .u8 a, .param .align 64 .b8 b[128], .param .u16 c, .param .align 4 .b8 d[12], "
        ".param .f64 e) { ret; }",
        ".visible .entry wide(.param .align 8 .b8 a[4000], .param .u32 b, .param .align 8 .b8 c[64]) { ret; }",
    ]
).encode()


@pytest.fixture
def core():
    import cubind.core

    return cubind.core


@pytest.fixture
def saxpy(device, core):
    return core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("saxpy")


@pytest.fixture
def nothing(device, core):
    return core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("nothing")


@pytest.fixture
def config(core):
    return core.LaunchConfig(2, None, 64)


@pytest.fixture
def stub():
    if libraries.ON_GPU:
        pytest.skip("looks at what the stub has recorded")
    return libraries.load_stub("driver")


def last(stub):
    return stub.launches()[-1]


class Foreign:
    def __init__(self, stream):
        self.stream = stream

    def __cuda_stream__(self):
        return self.stream.__cuda_stream__()


# --- the function ---------------------------------------------------------------------------------


def test_saxpy(core, device, stream, saxpy, stub, config):
    buffer = device.allocate(256, stream=stream)
    address = int(buffer.handle)
    assert core.launch(stream, config, saxpy, 2.0, buffer, buffer, None, 17) is None
    seen = last(stub)
    assert seen.bytes == struct.pack("<f4xQQQI", 2.0, address, address, 0, 17)
    assert (seen.kernel, seen.grid, seen.block, seen.shared_bytes) == ("saxpy", (2, 1, 1), (64, 1, 1), 0)
    assert seen.stream == int(stream.handle)


def test_saxpy_computes(core, device, stream, saxpy):
    if not libraries.ON_GPU:
        pytest.skip("nothing is computed on the stub")
    n = 1000
    x, y, out = (device.allocate(4 * n, stream=stream) for _ in range(3))
    x.copy_from(struct.pack(f"<{n}f", *range(n)), stream=stream)
    y.copy_from(struct.pack(f"<{n}f", *([1.0] * n)), stream=stream)
    for launch in (
        lambda *args: core.launch(stream, core.LaunchConfig(16, None, 64), saxpy, *args),
        saxpy[16, 64, stream],
    ):
        launch(2.0, x, y, out, n)
        result = bytearray(4 * n)
        out.copy_to(result, stream=stream)
        stream.sync()
        assert struct.unpack(f"<{n}f", result) == tuple(2.0 * i + 1 for i in range(n))


@pytest.mark.parametrize("given", range(3))
def test_too_few_arguments_of_launch(core, given):
    with pytest.raises(TypeError, match=rf"launch\(\) takes at least 3 positional arguments \({given} given\)"):
        core.launch(*range(given))


def test_arguments_in_a_list(core, stream, config, saxpy):
    for several in ([1, 2], (1, 2)):
        with pytest.raises(TypeError, match=r"takes 5 arguments, got 1, a \w+; pass its items one by one \(\*args\)$"):
            core.launch(stream, config, saxpy, several)


def test_wrong_objects(core, stream, config, nothing):
    with pytest.raises(TypeError) as info:
        core.launch(stream, nothing, config)
    expects = "launch() expects (stream, config, kernel, *args); got "
    assert str(info.value) == expects + "a Kernel as config, a LaunchConfig as kernel"
    found = "Stream or GraphBuilder expected, got cubind.core."
    with pytest.raises(TypeError, match=re.escape(f"{found}LaunchConfig: {expects}a LaunchConfig as stream, a Stream as config")):
        core.launch(config, stream, nothing)
    with pytest.raises(TypeError, match=re.escape(f"{found}Kernel: {expects}a Kernel as stream, a LaunchConfig as kernel")):
        core.launch(nothing, {"grid": 1, "block": 1}, config)
    with pytest.raises(TypeError, match=r"^launch\(\) takes \(stream, config, kernel, \*args\) by position .*; got 'n' by"):
        core.launch(stream, config, nothing, 1, n=2)
    with pytest.raises(TypeError, match=r"not str; ObjectCode.get_kernel\(name\) returns one$"):
        core.launch(stream, config, "nothing")
    with pytest.raises(TypeError, match="config must be a LaunchConfig, or a dict with its fields, not int"):
        core.launch(stream, 5, nothing)
    with pytest.raises(TypeError, match="kernel must be a Kernel, not int"):
        core.launch(stream, config, 5)
    with pytest.raises(TypeError, match=re.escape("LaunchConfig() got an unexpected keyword argument 'girth'")):
        core.launch(stream, {"girth": 1}, nothing)
    with pytest.raises(TypeError, match="stream is required and must not be None"):
        core.launch(None, config, nothing)
    with pytest.raises(TypeError):
        core.launch(5, config, nothing)
    with pytest.raises(TypeError, match="keyword"):
        core.launch(stream, config, nothing, more=1)


def test_dict_config(core, stream, nothing, stub):
    core.launch(stream, {"grid": 3, "block": (4, 2), "shmem_size": 8}, nothing)
    assert (last(stub).grid, last(stub).block, last(stub).shared_bytes) == ((3, 1, 1), (4, 2, 1), 8)


def test_foreign_stream(core, stream, config, nothing, stub):
    text = (
        "Passing foreign stream objects to this function via the stream protocol is deprecated. Convert the object "
        "explicitly using Stream(obj) instead."
    )
    with pytest.warns(DeprecationWarning, match=f"^{re.escape(text)}$"):
        core.launch(Foreign(stream), config, nothing)
    assert last(stub).stream == int(stream.handle)
    count = len(stub.launches())
    with pytest.raises(DeprecationWarning):
        core.launch(Foreign(stream), config, nothing)  # warnings are errors here
    assert len(stub.launches()) == count
    nothing[config, Foreign(stream)]()
    assert len(stub.launches()) == count + 1


def test_default_streams(core, device, config, nothing, stub):
    for stream in (core.LEGACY_DEFAULT_STREAM, core.PER_THREAD_DEFAULT_STREAM, device.default_stream):
        core.launch(stream, config, nothing)
        assert last(stub).stream == int(stream.handle)


def test_closed_stream(core, device, config, nothing):
    stream = device.create_stream()
    bound = nothing[config, stream]
    bound()
    stream.close()
    with pytest.raises(RuntimeError, match="^Stream has been closed$"):
        core.launch(stream, config, nothing)
    with pytest.raises(RuntimeError, match="^Stream has been closed$"):
        bound()


def test_stream_closed_by_an_argument(core, device, config, saxpy):
    """A stream may be closed by Python code that runs while arguments are packed."""
    stream = device.create_stream()

    class Array:
        @property
        def __cuda_array_interface__(self):
            stream.close()
            return {"shape": (1,), "typestr": "<f4", "data": (4096, False), "version": 3}

    with pytest.raises(RuntimeError, match="^Stream has been closed$"):
        core.launch(stream, config, saxpy, 1.0, Array(), None, None, 1)


# --- counts and layouts ---------------------------------------------------------------------------


def test_wrong_count(core, stream, config, saxpy, nothing):
    with pytest.raises(TypeError, match="^CUDA_ERROR_INVALID_VALUE: kernel 'saxpy' takes 5 arguments, got 3$"):
        core.launch(stream, config, saxpy, 1, 2, 3)
    with pytest.raises(TypeError, match="^CUDA_ERROR_INVALID_VALUE: kernel 'nothing' takes 0 arguments, got 1$"):
        nothing[config, stream](1)
    kernel = core.ObjectCode.from_ptx(BIG_PTX).get_kernel("k1")
    with pytest.raises(TypeError, match="^CUDA_ERROR_INVALID_VALUE: kernel 'k1' takes 1 argument, got 0$"):
        core.launch(stream, config, kernel)


@pytest.mark.parametrize("count", [1, 32, 33, 256, 300])
def test_many_arguments(core, device, stream, config, count, stub):
    kernel = core.ObjectCode.from_ptx(BIG_PTX).get_kernel(f"k{count}")
    core.launch(stream, config, kernel, *range(count))
    assert last(stub).bytes == struct.pack(f"<{count}I", *range(count))
    mixed = [2**31 + i if i % 3 else i for i in range(count)]
    kernel[config, stream](*mixed)
    assert last(stub).bytes == struct.pack(f"<{count}I", *mixed)
    for bad in {0, count // 2, count - 1}:
        with pytest.raises(TypeError, match=rf"kernel 'k{count}' argument {bad + 1} of {count}, 4-byte parameter"):
            core.launch(stream, config, kernel, *mixed[:bad], [], *mixed[bad + 1 :])


TYPES = (("u8", "B", 200), ("f32", "f", 2.5), ("u16", "H", 60000), ("u64", "Q", 2**63), ("s64", "q", -5), ("f64", "d", 0.1))
MIXED = [TYPES[(7 * i + i // 5) % len(TYPES)] for i in range(45)]
MIXED_PTX = b"""
.version 7.0
.target sm_75
.address_size 64
.visible .entry mixed(%s, .param .align 16 .b8 z[24]) { ret; }
""" % ", ".join(f".param .{ptx} p{i}" for i, (ptx, _, _) in enumerate(MIXED)).encode()


def test_many_arguments_of_many_types(core, device, stream, config, stub):
    """They go to the driver as one buffer; in a graph, they are values as those of any kernel."""
    kernel = core.ObjectCode.from_ptx(MIXED_PTX).get_kernel("mixed")
    values = [value for _, _, value in MIXED]
    expected = bytearray(struct.pack("@" + "".join(code for _, code, _ in MIXED), *values))
    expected += bytes(-len(expected) % 16) + bytes(range(24))

    def known(data):  # padding is not the kernel's
        return struct.unpack_from("@" + "".join(code for _, code, _ in MIXED), data), data[-24:]

    def check():
        seen = last(stub)
        assert (seen.kernel, len(seen.bytes)) == ("mixed", len(expected)) and known(seen.bytes) == known(bytes(expected))
        stub.clear_launches()

    core.launch(stream, config, kernel, *values, bytes(range(24)))
    check()
    with stream.capture() as graph:
        core.launch(stream, config, kernel, *values, bytes(range(24)))
    graph.launch(stream)
    stream.sync()
    check()
    definition = core.graph.GraphDefinition()
    node = definition.launch(config, kernel, *values, bytes(range(24)))
    definition.instantiate().launch(stream)
    stream.sync()
    check()
    node.update(args=(*values, bytes(24)))
    with pytest.raises(TypeError, match="kernel 'mixed' argument 46 of 46: parameter is 24 bytes, got bytes"):
        core.launch(stream, config, kernel, *values, b"short")
    with pytest.raises(TypeError, match="kernel 'mixed' takes 46 arguments, got 45"):
        core.launch(stream, config, kernel, *values)


def test_launches_without_memory(core, device, stream, config, stub):
    """Arguments beyond the stack need memory: each allocation of a launch fails once."""
    memory = pytest.importorskip("cubind_failing")
    kernel = core.ObjectCode.from_ptx(BIG_PTX).get_kernel("k300")
    arguments = [2**31 + i for i in range(300)]
    launch = core.launch
    launch(stream, config, kernel, *arguments)
    stub.clear_launches()
    failed = 0
    for n in range(40):
        memory.fail(n + 1)
        try:
            launch(stream, config, kernel, *arguments)
        except MemoryError:
            failed += 1
        finally:
            memory.restore()
    assert failed > 0 and len(stub.launches()) == 40 - failed


def test_mixed_layout(core, device, stream, config, stub):
    kernel = core.ObjectCode.from_ptx(BIG_PTX).get_kernel("mixed")
    core.launch(stream, config, kernel, 255, bytes(range(128)), -1, b"twelve bytes", 2.5)
    data = last(stub).bytes
    assert data[0] == 255 and data[64:192] == bytes(range(128)) and data[192:194] == b"\xff\xff"
    assert data[196:208] == b"twelve bytes" and data[208:216] == struct.pack("<d", 2.5)


def test_structures_beyond_the_stack(core, device, stream, config, stub):
    kernel = core.ObjectCode.from_ptx(BIG_PTX).get_kernel("wide")
    first = bytes(range(250)) * 16
    core.launch(stream, config, kernel, first, 7, b"x" * 64)
    assert last(stub).bytes == first + struct.pack("<I4x", 7) + b"x" * 64
    with pytest.raises(TypeError, match=r"parameter is 64 bytes, got bytes \(63 bytes\)"):
        core.launch(stream, config, kernel, first, 7, b"x" * 63)


def test_layout_is_asked_once(core, stream, config, saxpy, stub):
    for _ in range(3):
        core.launch(stream, config, saxpy, 1, None, None, None, 1)
    stub.set_mode(1, "cuKernelGetParamInfo")  # recorded from now on
    stub.set_mode(1, "cuKernelGetAttribute")
    try:
        stub.clear_log()
        for _ in range(3):
            core.launch(stream, config, saxpy, 1, None, None, None, 1)
        assert stub.calls("cuKernelGetParamInfo") == stub.calls("cuKernelGetAttribute") == []
    finally:
        stub.reset()


def test_types_make_ranges_exact(core, stream, config, device):
    """A type known by name has an exact range; a merged range accepts more."""
    ptx = b"\n".join(
        [
            b".version 7.0\n.target sm_75\n.address_size 64",
            b".visible .entry _Z4kindjiPfd(.param .u32 a, .param .u32 b, .param .u64 c, .param .f64 d) { ret; }",
            b".visible .entry _Z5wrongff(.param .u32 a, .param .f32 b) { ret; }",
            b".visible .entry _Z5wrongd(.param .u32 a) { ret; }",
        ]
    )
    code = core.ObjectCode.from_ptx(ptx)
    kernel = code.get_kernel("_Z4kindjiPfd")
    core.launch(stream, config, kernel, 2**32 - 1, -1, None, 3)
    for bad, position in (((-1, 0, 0, 0), 1), ((0, 2**31, 0, 0), 2)):
        with pytest.raises(OverflowError, match=f"argument {position} of 4"):
            core.launch(stream, config, kernel, *bad)
    with pytest.raises(TypeError, match="argument 3 of 4: parameter is a 8-byte pointer, got float"):
        core.launch(stream, config, kernel, 0, 0, 1.0, 0)
    # If name and PTX contradict each other, core trusts neither.
    core.launch(stream, config, code.get_kernel("_Z5wrongff"), 1.5, 1.5)
    core.launch(stream, config, code.get_kernel("_Z5wrongff"), 1, 1.5)
    core.launch(stream, config, code.get_kernel("_Z5wrongd"), 1)
    # The name alone counts if there is no PTX.
    named = core.Kernel.from_handle(int(kernel.handle))
    core.launch(stream, config, named, 2**32 - 1, -1, None, 3)
    with pytest.raises(OverflowError, match=r"-1 does not fit in a 4-byte integer \(unsigned: 0 to 4294967295\)$"):
        core.launch(stream, config, named, -1, 0, 0, 0)
    with pytest.raises(TypeError, match="parameter is a 4-byte signed integer, got float"):
        core.launch(stream, config, named, 0, 1.0, 0, 0)
    core.launch(stream, config, core.Kernel.from_handle(int(code.get_kernel("_Z5wrongd").handle)), -1)


@in_child(hardware=False)
def test_drivers_that_do_not_know_layouts():
    """Before CUDA 12.4 there are no checks, and arguments have the widths of cuda.core."""
    import ctypes

    import cubind.core as core
    from cubind import driver

    stub = libraries.load_stub("driver")
    for name in ("cuKernelGetParamInfo", "cuFuncGetParamInfo"):
        stub.set_mode(1, name)
        stub.result(name, int(driver.CUresult.CUDA_ERROR_NOT_FOUND))
    device = core.Device(0)
    device.set_current()
    stream = device.create_stream()
    buffer = device.allocate(16, stream=stream)
    code = core.ObjectCode.from_ptx(BIG_PTX)
    mixed = code.get_kernel("mixed")
    core.launch(
        stream, core.LaunchConfig(1, None, 1), mixed, True, bytes(range(128)), ctypes.c_short(-2), b"twelve bytes", 2.5
    )
    data = stub.launches()[-1].bytes
    assert data[0] == 1 and data[64:192] == bytes(range(128)) and data[192:194] == b"\xfe\xff"
    assert data[208:216] == struct.pack("<d", 2.5)
    saxpy = core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("saxpy")
    core.launch(stream, core.LaunchConfig(1, None, 1), saxpy, ctypes.c_float(2), buffer, None, 1 << 40, 5)
    assert stub.launches()[-1].bytes == struct.pack("<f4xQQQI", 2, int(buffer.handle), 0, 1 << 40, 5)
    for natural in (1 + 2j, driver.CUtensorMap(), driver.CUdeviceptr(5)):
        core.launch(stream, core.LaunchConfig(1, None, 1), code.get_kernel("k1"), natural)
    numpy = pytest.importorskip("numpy")
    for natural in (numpy.int32(7), numpy.array([(7,)], dtype=[("n", "i4")])[0]):
        core.launch(stream, core.LaunchConfig(1, None, 1), code.get_kernel("k1"), natural)
        assert stub.launches()[-1].bytes == struct.pack("<i", 7)
    for bad in (b"", []):
        with pytest.raises(TypeError):
            core.launch(stream, core.LaunchConfig(1, None, 1), code.get_kernel("k1"), bad)
    with pytest.raises(NotImplementedError, match="Driver version 12.4 or newer is required for this function. Using"):
        mixed.num_arguments  # noqa: B018
    with pytest.raises(NotImplementedError):
        mixed.arguments_info  # noqa: B018


# --- limits of the device and the kernel ----------------------------------------------------------

LIMITS = [
    (
        {"grid": (1, 65536)},
        ValueError,
        "LaunchConfig.grid: (1, 65536, 1) exceeds what device 0 allows, (2147483647, 65535, 65535)",
    ),
    ({"grid": 2**31}, ValueError, "LaunchConfig.grid: (2147483648, 1, 1) exceeds what device 0 allows"),
    ({"grid": (1, 40000), "cluster": (1, 2)}, ValueError, "LaunchConfig.grid, in blocks: (1, 80000, 1) exceeds"),
    ({"block": 1025}, ValueError, "LaunchConfig.block: (1025, 1, 1) exceeds what device 0 allows, (1024, 1024, 64)"),
    (
        {"block": (1, 1, 65)},
        ValueError,
        "LaunchConfig.block: (1, 1, 65) exceeds what device 0 allows, (1024, 1024, 64)",
    ),
    (
        {"block": (64, 32)},
        ValueError,
        "LaunchConfig.block: (64, 32, 1) is 2048 threads, device 0 allows 1024 in a block",
    ),
    ({"priority": 10**6}, ValueError, "priority=1000000 is out of range ["),
    ({"priority": -(10**6)}, ValueError, "priority=-1000000 is out of range ["),
    (
        {"shmem_size": 10**6},
        ValueError,
        "LaunchConfig.shmem_size: kernel 'layout' cannot have 1000000 bytes of dynamic shared memory in addition to its ",
    ),
    (
        {"block": 512},
        ValueError,
        "LaunchConfig.block: (512, 1, 1) is 512 threads, kernel 'layout' allows 256 in a block on device 0",
    ),
    (
        {"grid": (10**6, 2), "block": 256, "is_cooperative": True},
        ValueError,
        "The specified grid size (1000000 * 2 * 1) exceeds the limit (",
    ),
]


@pytest.mark.parametrize(("changes", "error", "text"), LIMITS, ids=[str(case[0]) for case in LIMITS])
def test_limits(core, device, stream, changes, error, text):
    kernel = core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("layout")
    config = core.LaunchConfig(**{"grid": 1, "block": 1, **changes})
    if not libraries.ON_GPU:
        before = len(libraries.load_stub("driver").launches())
    for launch in (lambda *args: core.launch(stream, config, kernel, *args), kernel[config, stream]):
        for _ in range(2):
            with pytest.raises(error, match=re.escape(text)):
                launch(1, None, b"x" * 24, 2, 3.0)
    if not libraries.ON_GPU:
        assert len(libraries.load_stub("driver").launches()) == before


def test_cooperative(core, device, stream, nothing, stub):
    config = core.LaunchConfig(4, None, 128, is_cooperative=True)
    core.launch(stream, config, nothing)
    assert last(stub).cooperative
    stub.set_mode(1, "cuOccupancyMaxActiveBlocksPerMultiprocessor")
    try:
        core.launch(stream, config.replace(grid=5), nothing)
        assert stub.calls("cuOccupancyMaxActiveBlocksPerMultiprocessor") == [], "the limit is remembered"
    finally:
        stub.reset()


def test_limit_of_many_sizes(core, device, stream, nothing):
    for _ in range(2):
        for threads in range(32, 32 * 8, 32):
            core.launch(stream, core.LaunchConfig(2, None, threads, is_cooperative=True), nothing)


def old_device(facts):
    """Run in a child with a device of these attributes: {attribute: value}."""
    from cubind import driver

    stub = libraries.load_stub("driver")
    import cubind.core as core

    stub.set_mode(1, "cuDeviceGetAttribute")
    stub.output("cuDeviceGetAttribute", 0, (1024).to_bytes(4, "little"))
    for name, value in facts.items():
        number = getattr(driver.CUdevice_attribute, f"CU_DEVICE_ATTRIBUTE_{name}")
        stub.answer("cuDeviceGetAttribute", 0, value.to_bytes(4, "little"), 1, int(number).to_bytes(4, "little"))
    device = core.Device(0)
    device.set_current()
    return core, device.create_stream(), core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("nothing")


# --- large dynamic shared memory ------------------------------------------------------------------


def test_large_shared_memory(core, device, stream, nothing, stub):
    attributes = nothing.attributes
    before = attributes.max_dynamic_shared_size_bytes
    core.launch(stream, core.LaunchConfig(1, None, 1, before), nothing)
    assert attributes.max_dynamic_shared_size_bytes == before
    core.launch(stream, core.LaunchConfig(1, None, 1, before + 1000), nothing)
    assert attributes.max_dynamic_shared_size_bytes == before + 1000
    core.launch(stream, core.LaunchConfig(1, None, 1, before + 500), nothing)
    assert attributes.max_dynamic_shared_size_bytes == before + 1000, "never lowered"
    assert last(stub).shared_bytes == before + 500


def test_limit_raised_by_another_object(core, device, stream, stub):
    """If two Kernel objects share a kernel, neither lowers the limit that the other has raised."""
    code = core.ObjectCode.from_ptx(kernels.SAXPY_PTX)
    one, other = code.get_kernel("nothing"), code.get_kernel("nothing")
    small = core.LaunchConfig(1, None, 1)
    core.launch(stream, small, one)
    core.launch(stream, small, other)
    core.launch(stream, small.replace(shmem_size=100000), one)
    core.launch(stream, small.replace(shmem_size=60000), other)
    core.launch(stream, small.replace(shmem_size=100000), one)
    assert last(stub).shared_bytes == 100000


# --- bound launchers ------------------------------------------------------------------------------


def test_forms_of_bound_launchers(core, device, stream, nothing, config, stub):
    forms = [
        (nothing[config], config, device.default_stream),
        (nothing[config, stream], config, stream),
        (nothing[(config,)], config, device.default_stream),
        (nothing[{"grid": 2, "block": 64}], config, device.default_stream),
        (nothing[{"grid": 2, "block": 64}, stream], config, stream),
        (nothing[2, 64], config, device.default_stream),
        (nothing[(2, 3), [64]], config.replace(grid=(2, 3)), device.default_stream),
        (nothing[2, 64, stream], config, stream),
        (nothing[2, 64, stream, 16], config.replace(shmem_size=16), stream),
        (nothing[2, 64, Foreign(stream)], config, stream),
    ]
    for bound, expected_config, expected_stream in forms:
        assert bound.kernel is nothing and bound.config == expected_config and bound.stream == expected_stream
        assert bound() is None
        assert last(stub).stream == int(expected_stream.handle)
        assert last(stub).shared_bytes == expected_config.shmem_size


@pytest.mark.parametrize("key", [5, "x", (), (1,), None, slice(1, 2), [1, 2], (1, 2, None, 4, 5), object()])
def test_wrong_forms(nothing, key):
    with pytest.raises(
        TypeError, match=re.escape("a kernel is launched as kernel[config], kernel[config, stream], kernel[grid, ")
    ):
        nothing[key]


def test_wrong_parts(core, nothing, config, stream):
    with pytest.raises(ValueError, match="LaunchConfig.grid must be an int"):
        nothing["1", 2]
    with pytest.raises(TypeError, match="stream is required and must not be None"):
        nothing[1, 2, None]
    with pytest.raises(TypeError, match="a kernel is launched as"):
        nothing[config, stream, 3]
    with pytest.raises(TypeError, match="LaunchConfig.shmem_size must be an int"):
        nothing[1, 2, stream, "x"]
    with pytest.raises(TypeError, match="a kernel takes no keyword arguments"):
        nothing[config, stream](n=1)
    with pytest.raises(RuntimeError, match="^BoundLauncher objects cannot be instantiated directly. Please use"):
        type(nothing[config, stream])()


def test_bound_launcher_as_object(core, nothing, config, stream):
    bound = nothing[config, stream]
    assert repr(bound) == f"<BoundLauncher kernel={nothing!r} config={config!r} stream={stream!r}>"
    for name in ("kernel", "config", "stream", "other"):
        with pytest.raises(AttributeError):
            setattr(bound, name, 1)


# --- contexts, threads, failures ------------------------------------------------------------------


def in_thread(function):
    """Return the function's result, or its exception, on a thread that never had a context."""
    result = []

    def run():
        try:
            result.append(function())
        except BaseException as error:
            result.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if isinstance(result[0], BaseException):
        raise result[0]
    return result[0]


def test_the_context_of_the_stream_serves(core, device, stream, config, stub):
    code = core.ObjectCode.from_ptx(kernels.SAXPY_PTX)
    kernel = code.get_kernel("saxpy")
    in_thread(lambda: core.launch(stream, config, kernel, 1, None, None, None, 4))
    assert last(stub).bytes == struct.pack("<f4xQQQI", 1, 0, 0, 0, 4)


def test_without_a_context(core, device, config):
    kernel = core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("nothing")
    text = r"Device 0 is not yet initialized, perhaps you forgot to call .set_current\(\) first\?"
    with pytest.raises(core.CUDAError, match=text):
        in_thread(lambda: core.launch(core.LEGACY_DEFAULT_STREAM, config, kernel))
    core.launch(core.LEGACY_DEFAULT_STREAM, config, kernel)
    with pytest.raises(core.CUDAError, match=text):
        in_thread(lambda: core.launch(core.LEGACY_DEFAULT_STREAM, config, kernel))


def test_threads_race_for_the_plan(core, device, stream, config):
    for _ in range(20):
        kernel = core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("saxpy")
        barrier, errors = threading.Barrier(4), []

        def run(kernel=kernel, barrier=barrier, errors=errors):
            try:
                barrier.wait()
                for _ in range(5):
                    core.launch(stream, config, kernel, 1.0, None, None, None, 0)
            except BaseException as error:
                errors.append(error)

        threads = [threading.Thread(target=run) for _ in range(4)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert errors == []
    stream.sync()


def test_failure_of_the_driver(core, device, stream, config, saxpy, stub):
    from cubind import driver

    core.launch(stream, config, saxpy, 1, None, None, None, 4)
    error = driver.CUresult.CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES
    stub.set_mode(1, "cuLaunchKernelEx")
    stub.result("cuLaunchKernelEx", int(error))
    try:
        with pytest.raises(core.CUDAError, match=r"^CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES: ") as info:
            core.launch(stream, config, saxpy, 1, None, None, None, 4)
        assert str(info.value).endswith(" (in cuLaunchKernelEx)")
        assert info.value.code is error and info.value.function == "cuLaunchKernelEx"
        assert info.value.__notes__[-1:] == ["in the launch of kernel 'saxpy'"]
    finally:
        stub.reset()


@pytest.mark.parametrize("n", range(1, 14))
def test_every_call_can_fail(core, device, config, n, stub):
    """If the n-th driver call of a first launch fails, nothing is launched, and a retry works."""
    code = core.ObjectCode.from_ptx(kernels.SAXPY_PTX)
    kernel = code.get_kernel("saxpy")
    stream = device.create_stream()
    launched = len(stub.launches())
    stub.fail_call(n, 2)  # out of memory
    try:
        core.launch(stream, core.LaunchConfig(1, None, 1, 100000), kernel, 1, None, None, None, 4)
        happened = stub.fault_left == 0
        assert not happened or len(stub.launches()) == launched + 1
    except core.CUDAError:
        assert len(stub.launches()) == launched
    finally:
        stub.fail_call(0, 0)
    core.launch(stream, core.LaunchConfig(1, None, 1, 100000), kernel, 1, None, None, None, 4)
    stream.close()


# --- the debug switch -----------------------------------------------------------------------------

DEBUG = """
import sys
sys.path[:0] = {paths!r}
from support import libraries
libraries.use_build()
stub = libraries.load_stub("driver")
import cubind.core as core
from support import kernels
device = core.Device(0)
device.set_current()
stream = device.create_stream()
kernel = core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("nothing")
stub.set_mode(1, "cuStreamSynchronize")
stub.clear_log()
core.launch(stream, core.LaunchConfig(1, None, 1), kernel)
print(len(stub.calls("cuStreamSynchronize")))
stub.result("cuStreamSynchronize", 700)
try:
    core.launch(stream, core.LaunchConfig(1, None, 1), kernel)
    print("no error")
except core.CUDAError as error:
    print(error.name, error.__notes__[-1])
"""


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("1", ["1", "CUDA_ERROR_ILLEGAL_ADDRESS CUBIND_DEBUG: after the launch of kernel 'nothing'"]),
        ("0", ["0", "no error"]),
        ("", ["0", "no error"]),
    ],
)
def test_debug_switch(value, expected):
    if libraries.ON_GPU:
        pytest.skip("looks at what the stub has recorded")
    import os

    script = DEBUG.format(paths=[str(libraries.TESTS)])
    run = subprocess.run(
        [sys.executable, "-c", script], env={**os.environ, "CUBIND_DEBUG": value}, capture_output=True, text=True
    )
    assert run.stdout.splitlines() == expected, run.stderr


# --- references -----------------------------------------------------------------------------------


def test_nothing_is_kept(core, device, stream, config, saxpy):
    buffer = device.allocate(64, stream=stream)

    def use():
        core.launch(stream, config, saxpy, 1.0, buffer, buffer, buffer, 1)
        saxpy[config, stream](1.0, buffer, buffer, buffer, 1)
        with pytest.raises(TypeError):
            core.launch(stream, config, saxpy, 1.0, buffer, [], buffer, 1)

    growth.check_use(use, 100, stream, config, saxpy, buffer)
    stream.sync()
    buffer.close(stream)


@in_child(hardware=False)
def test_devices_without_clusters_and_cooperative_launches():
    core, stream, kernel = old_device(
        {"COMPUTE_CAPABILITY_MAJOR": 8, "COMPUTE_CAPABILITY_MINOR": 6, "COOPERATIVE_LAUNCH": 0}
    )
    with pytest.raises(core.CUDAError) as info:
        core.launch(stream, core.LaunchConfig(1, 2, 1), kernel)
    assert str(info.value) == (
        "thread block clusters are not supported on devices with compute capability < 9.0 "
        "(got ComputeCapability(major=8, minor=6))"
    )
    with pytest.raises(core.CUDAError, match="^cooperative kernels are not supported on this device$"):
        core.launch(stream, core.LaunchConfig(1, None, 1, is_cooperative=True), kernel)
    core.launch(stream, core.LaunchConfig(1, None, 1), kernel)


@in_child(env={"CUBIND_STUB_DEVICES": "2"}, hardware=False)
def test_two_devices():
    import cubind.core as core

    stub = libraries.load_stub("driver")
    first, second = core.Device(0), core.Device(1)
    first.set_current()
    kernel = core.ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("nothing")
    second.set_current()
    there = second.create_stream()
    first.set_current()
    here = first.create_stream()
    config = core.LaunchConfig(1, None, 1, 60000)
    for stream, device in ((here, 0), (there, 1), (core.LEGACY_DEFAULT_STREAM, 0), (here, 0)):
        core.launch(stream, config, kernel)
        assert stub.launches()[-1].device == device
    assert kernel.attributes[1].max_dynamic_shared_size_bytes == 60000
    foreign = core.Stream.from_handle(int(there.handle))
    core.launch(foreign, core.LaunchConfig(1, None, 1), kernel)
    core.launch(foreign, core.LaunchConfig(1, None, 1, 70000), kernel)


def test_with_the_gil_kept(core, device, stream, nothing, stub, config):
    """cubind.keep_gil() changes nothing but the cost, in any thread."""
    import cubind

    def launch():
        core.launch(stream, config, nothing)

    before = len(stub.launches())
    said = cubind.keep_gil(True)
    try:
        launch()
        thread = threading.Thread(target=launch)
        thread.start()
        launch()
        thread.join()
    finally:
        cubind.keep_gil(said)
    assert len(stub.launches()) == before + 3
