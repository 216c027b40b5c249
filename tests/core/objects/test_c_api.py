"""Test cubind/core.h: every function of its table, and the example, built as its users build it."""

import ctypes
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from ctypes import byref, c_int, c_size_t, c_void_p, py_object

import numpy as np
import pytest
from cubind.core import Buffer, CUDAError, Device, EventOptions, LaunchConfig, ObjectCode, Stream
from cubind.core.utils import StridedMemoryView
from support import kernels, libraries
from support.core import c_table, tensors
from support.core.c_table import FUNCTIONS, Array, Free, Table

ROOT = libraries.ROOT
HEADER = ROOT / "core" / "include" / "cubind" / "core.h"


# --- the example ----------------------------------------------------------------------------------


def command(*arguments, **environment):
    """Run a command; only Python keeps a sanitizer's preload.

    It alone loads the modules that are built with the sanitizer.
    """
    preload = {} if arguments[0] == sys.executable else {"LD_PRELOAD": ""}
    done = subprocess.run(
        [str(argument) for argument in arguments],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | preload | environment,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """Return the folder of the example's module, built against an installed cubind."""
    if shutil.which("cmake") is None or not (libraries.BUILD / "CMakeCache.txt").exists():
        pytest.skip("needs CMake and a build folder to install from")
    folder = tmp_path_factory.mktemp("core_extension")
    prefix, build = folder / "prefix", folder / "build"
    command("cmake", "--install", libraries.BUILD, "--component", "development", "--prefix", prefix)
    source = ROOT / "examples" / "core_extension"
    flags = "-Wall -Wextra -Wno-unused-parameter -Werror"
    command(
        *("cmake", "-S", source, "-B", build, f"-DCMAKE_PREFIX_PATH={prefix}", f"-DCMAKE_C_FLAGS={flags}"),
        f"-DPython_EXECUTABLE={sys.executable}",
    )
    command("cmake", "--build", build)
    return build


def test_the_example(built):
    path = f"{libraries.BUILD / 'python'}:{built}"
    stubs = [] if libraries.ON_GPU else [str(libraries.STUB_FILES["driver"].parent)]
    searched = ":".join([*stubs, os.environ.get("LD_LIBRARY_PATH", "")])
    program = ROOT / "examples" / "core_extension" / "program.py"
    lines = command(sys.executable, program, PYTHONPATH=path, LD_LIBRARY_PATH=searched).splitlines()
    shown = [re.sub("0x[0-9a-f]+", "…", line) for line in lines]
    said = "out = 2 x + 1" if libraries.ON_GPU else "the kernel did not run"
    assert shown == ["device 0", "stream …", "kernel …", "4000 bytes at …", said]


@pytest.fixture
def blas(built, monkeypatch):
    monkeypatch.syspath_prepend(str(built))
    import blas

    return blas


@pytest.fixture
def kernel(device):
    return ObjectCode.from_ptx(kernels.SAXPY_PTX).get_kernel("saxpy")


def test_the_example_launches_what_it_is_told(blas, device, stream, kernel):
    buffers = [device.allocate(4000, stream=stream) for _ in range(3)]
    x, y, out = (buffer.view((1000,), "float32") for buffer in buffers)
    blas.axpy(kernel, stream, 2.0, x, y, out)
    stream.sync()
    if not libraries.ON_GPU:
        (launch,) = libraries.load_stub("driver").launches()
        assert (launch.kernel, launch.grid, launch.block) == ("saxpy", (4, 1, 1), (256, 1, 1))
        assert launch.stream == int(stream.handle)
    for wrong in (x.view((500,)), x.view(dtype="int32").view((10, 100))):
        with pytest.raises(ValueError, match="the vectors have different lengths|a dense vector of float"):
            blas.axpy(kernel, stream, 2.0, x, y, wrong)
    with pytest.raises(ValueError, match="a dense vector of float in device memory"):
        blas.axpy(kernel, stream, 2.0, np.zeros(1000, "f4"), y, out)
    with pytest.raises(TypeError, match=r"Stream or GraphBuilder expected, got str"):
        blas.describe("text")


def test_the_example_frees_its_memory(blas, device, stream):
    memory = blas.allocate(1 << 20, stream)
    part = memory[: 1 << 10]
    assert memory.is_device_accessible
    assert not memory.is_host_accessible
    assert memory.device_id == 0
    memory.close()
    part.fill(1, stream=stream)
    if not libraries.ON_GPU:
        stub = libraries.load_stub("driver")
        stream.sync()
        before = stub.live()
        part.close()
        stream.sync()
        assert stub.live() != before


# --- the table ------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def table():
    return c_table.load()


def value(function, *arguments, kind=c_size_t):
    out = kind()
    assert function(*arguments, byref(out)) == 0
    return out.value


def test_the_header_is_the_table(table):
    """FUNCTIONS has the header's members in their order, so ctypes calls what C would."""
    declared = re.findall(r"\(\*(\w+)\)\(", HEADER.read_text().partition("typedef struct cubind_core_api {")[2])
    assert declared == list(FUNCTIONS)
    assert (table.layout, table.size) == (1, ctypes.sizeof(Table))


def test_raise(table):
    with pytest.raises(CUDAError, match=r"^CUDA_ERROR_INVALID_VALUE: .* \(in cuMine\)$") as raised:
        getattr(table, "raise")(1, b"cuMine")
    assert (raised.value.code, raised.value.function) == (1, "cuMine")


class Foreign:
    def __init__(self, handle):
        self.handle = handle

    def __cuda_stream__(self):
        return (0, self.handle)


def test_handles(table, device, stream, kernel):
    handle = int(stream.handle)
    assert value(table.stream_handle, stream) == value(table.stream_handle, Foreign(handle)) == handle
    event = stream.record(options=EventOptions())
    assert value(table.event_handle, event) == int(event.handle)
    assert value(table.context_handle, device.context) == int(device.context.handle)
    assert value(table.kernel_handle, kernel) == int(kernel.handle)
    assert value(table.device_ordinal, device, kind=c_int) == 0
    buffer = device.allocate(100, stream=stream)
    size = c_size_t()
    out = c_size_t()
    assert table.buffer_pointer(buffer[10:], byref(out), byref(size)) == 0
    assert (out.value, size.value) == (buffer.handle + 10, 90)
    assert table.buffer_pointer(buffer, byref(out), None) == 0


@pytest.mark.parametrize(
    ("function", "text"),
    [
        ("stream_handle", "Stream or GraphBuilder expected, got str"),
        ("event_handle", "Event expected, got str"),
        ("context_handle", "Context expected, got str"),
        ("kernel_handle", "Kernel expected, got str"),
        ("array_pointer", "array in device memory expected, got str"),
    ],
)
def test_wrong_types(table, function, text):
    with pytest.raises(TypeError, match=f"^{re.escape(text)}$"):
        getattr(table, function)("text", c_size_t(5))


def test_wrong_types_of_others(table):
    with pytest.raises(TypeError, match="^Device expected, got str$"):
        table.device_ordinal("text", c_int())
    with pytest.raises(TypeError, match="^Buffer expected, got str$"):
        table.buffer_pointer("text", c_size_t(), None)
    with pytest.raises(TypeError, match="^StridedMemoryView expected, got str$"):
        table.view_describe("text", Array())


def test_closed_objects(table, device, stream):
    event = stream.record()
    buffer = device.allocate(100, stream=stream)
    other = device.create_stream()
    for thing in (event, buffer, other):
        thing.close()
    with pytest.raises(RuntimeError, match="Event has been closed"):
        table.event_handle(event, c_size_t())
    with pytest.raises(RuntimeError, match="Buffer has been closed"):
        table.buffer_pointer(buffer, c_size_t(), None)
    with pytest.raises(RuntimeError, match="Stream has been closed"):
        table.stream_handle(other, c_size_t())


def test_arrays(table, device, stream):
    buffer = device.allocate(96, stream=stream)
    array = tensors.Interface(buffer.handle + 8, (3, 4), "<i2", strides=(16, 2))
    assert value(table.array_pointer, array) == buffer.handle + 8
    assert value(table.array_pointer, buffer) == buffer.handle
    with pytest.raises(TypeError, match=r"numpy.ndarray is in host memory"):
        table.array_pointer(np.zeros(3), c_size_t())
    view = table.view_from_any(array, -1)
    assert type(view) is StridedMemoryView
    told = Array()
    assert table.view_describe(view, byref(told)) == 0
    assert (told.pointer, told.ndim, told.itemsize, told.device) == (buffer.handle + 8, 2, 2, 0)
    assert (told.shape[:2], told.strides[:2]) == ([3, 4], [8, 1])
    assert (told.device_accessible, told.readonly) == (1, 0)
    assert (told.type_code, told.type_bits, told.type_lanes) == (0, 16, 1)
    with pytest.raises(BufferError, match="does not support any data exchange protocol"):
        table.view_from_any(5, -1)


def test_views_are_ordered(table, device, stream):
    producer = tensors.Producer(64, (3,))
    table.view_from_any(producer, 0)
    table.view_from_any(producer, int(stream.handle))
    assert [asked["stream"] for asked in producer.asked] == [1, int(stream.handle)]


def test_objects_out_of_handles(table, device, stream):
    assert table.device_from_ordinal(0) is Device(0)
    with pytest.raises(ValueError, match="device_id must be"):
        table.device_from_ordinal(10000)

    owner = Foreign(int(stream.handle))
    before = sys.getrefcount(owner)
    borrowed = table.stream_from_handle(owner.handle, owner)
    assert type(borrowed) is Stream
    assert borrowed == stream
    assert sys.getrefcount(owner) == before + 1
    borrowed.close()
    assert sys.getrefcount(owner) == before

    memory = device.allocate(64, stream=stream)
    buffer = table.buffer_from_pointer(memory.handle, 32, memory)
    assert (type(buffer), buffer.handle, buffer.size, buffer.owner) == (Buffer, memory.handle, 32, memory)


def test_memory_that_is_freed_by_a_function(table, device, stream):
    memory = device.allocate(64, stream=stream)
    freed = []
    free = Free(lambda *arguments: freed.append(arguments))
    buffer = table.buffer_from_callback(memory.handle, 64, stream, free, 17)
    assert buffer.memory_resource.device_id == buffer.device_id == 0
    assert (buffer.is_device_accessible, buffer.is_host_accessible, buffer.is_managed) == (True, False, False)
    with pytest.raises(RuntimeError, match="an extension module made this memory, and only it can allocate more"):
        buffer.memory_resource.allocate(3, stream=stream)
    with pytest.raises(RuntimeError, match="CallbackResource objects cannot be instantiated directly"):
        type(buffer.memory_resource)()
    part = buffer[8:]
    resource = buffer.memory_resource
    assert repr(resource) == f"<{type(resource).__name__} address={int(memory.handle):#x}>"
    buffer.close()
    assert freed == []
    part.close()
    assert freed == [(memory.handle, 64, int(stream.handle), 17)]
    resource.deallocate(memory.handle, 64, stream=stream)
    assert len(freed) == 1, "freed once"
    assert repr(resource) == f"<{type(resource).__name__} address={int(memory.handle):#x}>"


@pytest.mark.skipif(libraries.ON_GPU, reason="looks into the stub driver")
def test_memory_that_is_freed_by_a_function_is_asked_about_once(table, device, stream, driver_stub):
    memory = device.allocate(64, stream=stream)
    free = Free(lambda *arguments: None)
    buffer = table.buffer_from_callback(memory.handle, 64, stream, free, 17)
    assert buffer.device_id == 0
    driver_stub.set_mode(1, "cuPointerGetAttributes")
    assert buffer.__dlpack_device__() == (2, 0) and not buffer.memory_resource.is_managed
    assert driver_stub.calls("cuPointerGetAttributes") == []
    buffer.close()


def test_memory_that_cannot_be_taken_over(table, device):
    freed = []
    free = Free(lambda *arguments: freed.append(arguments))
    with pytest.raises(TypeError, match=r"Stream or GraphBuilder expected, got str"):
        table.buffer_from_callback(64, 64, "stream", free, None)
    assert freed == []


# --- launches -------------------------------------------------------------------------------------


def objects(*arguments):
    return (py_object * len(arguments))(*arguments), len(arguments)


@pytest.mark.parametrize("config", [LaunchConfig(grid=2, block=32), {"grid": 2, "block": 32}], ids=["object", "dict"])
def test_launch(table, device, stream, kernel, config):
    x, y, out = (device.allocate(256, stream=stream) for _ in range(3))
    n = np.uint32(64)
    assert table.launch(stream, config, kernel, *objects(2.0, x, y, out, n)) == 0
    values = (ctypes.c_float * 1)(2.0), *((c_size_t * 1)(b.handle) for b in (x, y, out)), (ctypes.c_uint * 1)(64)
    raw = (c_void_p * 5)(*(ctypes.addressof(v) for v in values))
    assert table.launch_raw(Foreign(int(stream.handle)), config, kernel, raw) == 0
    stream.sync()
    if not libraries.ON_GPU:
        first, second = libraries.load_stub("driver").launches()
        assert first.kernel == second.kernel == "saxpy"
        assert first.bytes == second.bytes


def test_launch_refuses(table, device, stream, kernel):
    config = LaunchConfig(grid=1, block=1)
    with pytest.raises(TypeError, match="kernel 'saxpy' takes 5 arguments, got 1"):
        table.launch(stream, config, kernel, *objects(2.0))
    for launch, arguments in ((table.launch, objects(2.0)), (table.launch_raw, ((c_void_p * 5)(),))):
        with pytest.raises(TypeError, match="Kernel expected, got str"):
            launch(stream, config, "kernel", *arguments)
        with pytest.raises(TypeError, match=r"Stream or GraphBuilder expected, got str"):
            launch("stream", config, kernel, *arguments)
        with pytest.raises(TypeError):
            launch(stream, "config", kernel, *arguments)
    wide = LaunchConfig(grid=1, block=1 << 20)
    with pytest.raises((ValueError, CUDAError)):
        table.launch_raw(stream, wide, kernel, (c_void_p * 5)())


OTHER_LAYOUT = """
import ctypes, sys, types
import cubind

new = ctypes.pythonapi.PyCapsule_New
new.restype, new.argtypes = ctypes.py_object, [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p]
table = (ctypes.c_size_t * 64)(int(sys.argv[1]), int(sys.argv[2]))
core = types.ModuleType("cubind._core")
core._C_API = new(ctypes.addressof(table), b"cubind._core._C_API", None)
sys.modules["cubind._core"] = cubind._core = core
try:
    import blas
except ImportError as error:
    print(error)
"""


@pytest.mark.parametrize(("layout", "size"), [(2, 1024), (1, 64)])
def test_a_table_that_does_not_fit(built, layout, size):
    path = f"{libraries.BUILD / 'python'}:{built}"
    said = command(sys.executable, "-c", OTHER_LAYOUT, layout, size, PYTHONPATH=path)
    assert said == "cubind._core._C_API has another layout or is older; rebuild against this cubind\n"


@pytest.mark.parametrize("compiler", [["gcc", "-std=c11", "-xc"], ["g++", "-std=c++17", "-xc++"]], ids=["C", "C++"])
@pytest.mark.parametrize("before", ["", "#include <cubind/driver_api.h>"])
def test_the_header_alone(built, tmp_path, compiler, before):
    """The header needs nothing else and causes no warning, in C and in C++."""
    if shutil.which(compiler[0]) is None:
        pytest.skip(f"needs {compiler[0]}")
    source = tmp_path / "header.c"
    source.write_text(f"{before}\n#include <cubind/core.h>\nconst void *use(void) {{ return cubind_core_import(); }}\n")
    python = sysconfig.get_paths()["include"]
    warnings = ["-Wall", "-Wextra", "-Werror", "-Wno-missing-field-initializers", "-fsyntax-only"]
    command(*compiler, *warnings, f"-I{built.parent / 'prefix' / 'include'}", f"-isystem{python}", source)
