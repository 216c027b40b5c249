"""Test that launches compare the element types of arrays with the kernel's C++ types.

argument_types.py has the programs. Types that a table does not name come from Hypothesis.
"""

import itertools
import os
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from support import libraries
from support.core import tensors
from support.core.argument_types import CORRECT, MISTAKES, NAMED
from support.core.tensors import Interface, Producer

CODES = {
    "int8": (0, 8, 1),
    "int16": (0, 16, 1),
    "int32": (0, 32, 1),
    "int64": (0, 64, 1),
    "uint8": (1, 8, 1),
    "uint16": (1, 16, 1),
    "uint32": (1, 32, 1),
    "uint64": (1, 64, 1),
    "float16": (2, 16, 1),
    "float32": (2, 32, 1),
    "float64": (2, 64, 1),
    "bfloat16": (4, 16, 1),
    "complex32": (5, 32, 1),
    "complex64": (5, 64, 1),
    "complex128": (5, 128, 1),
    "bool": (6, 8, 1),
    "fp8": (10, 8, 1),
}


def array(text):
    """Return a device array with the element type, or a number for `-`."""
    if text == "-":
        return 0
    name, readonly = text.removeprefix("r:"), text.startswith("r:")
    return Producer(0x10000, (4,), code=CODES[name], flags=tensors.READ_ONLY if readonly else 0)


def choices(arguments):
    return list(itertools.product(*[argument.split("|") for argument in arguments.split()]))


def source_of(before, parameters, form):
    return f"{before}{form} __global__ void k({parameters}) {{}}\n"


FORMS = {"source": 'extern "C"', "name": ""}
ROWS = [(form, *row) for row in CORRECT for form in FORMS]


def compiled(source, name):
    from cubind.core import Program, ProgramOptions

    include = libraries.ROOT / "build" / "cuda" / libraries.RELEASE / "include"
    paths = [str(include), str(include / "cccl")] if include.exists() else None
    if paths is None and "#include" in source:
        pytest.skip("needs CUDA's headers")
    program = Program(source, "c++", ProgramOptions(arch="sm_90", std="c++17", include_path=paths))
    return program.compile("ptx", name_expressions=(name,) if name else ()).get_kernel(name or "k")


@pytest.fixture
def launched(nvrtc, stream):
    from cubind.core import LaunchConfig, launch

    if libraries.ON_GPU:
        pytest.skip("the addresses are made up")
    config = LaunchConfig(grid=1, block=1)

    def launched(kernel, arguments, **keywords):
        launch(stream, config, kernel, *map(array, arguments), **keywords)

    return launched


def test_number_of_programs():
    assert len(ROWS) + len(NAMED) >= 200
    assert sum(len(choices(row[-1])) for row in MISTAKES) >= 40


@pytest.mark.nvrtc
@pytest.mark.parametrize(("form", "before", "parameters", "arguments"), ROWS)
def test_correct_programs(launched, form, before, parameters, arguments):
    kernel = compiled(source_of(before, parameters, FORMS[form]), "k" if form == "name" else None)
    for choice in choices(arguments):
        launched(kernel, choice)


@pytest.mark.nvrtc
@pytest.mark.parametrize(("source", "name", "arguments"), NAMED)
def test_correct_names(launched, source, name, arguments):
    kernel = compiled(source, name)
    for choice in choices(arguments):
        launched(kernel, choice)


@pytest.mark.nvrtc
@pytest.mark.parametrize("form", FORMS)
@pytest.mark.parametrize(("before", "parameters", "arguments"), MISTAKES)
def test_mistakes(launched, form, before, parameters, arguments):
    from cubind.core import LaunchTypeError

    kernel = compiled(source_of(before, parameters, FORMS[form]), "k" if form == "name" else None)
    for choice in choices(arguments):
        with pytest.raises(LaunchTypeError, match=r"argument \d of \d.*check='sizes'") as raised:
            launched(kernel, choice)
        assert "\n" not in str(raised.value)
        launched(kernel, choice, check="sizes")


# --- messages and choices -------------------------------------------------------------------------

PTX = b"""
.version 7.0 .target sm_75 .address_size 64
.visible .entry _Z5scalePfPKdi(.param .u64 x, .param .u64 y, .param .u32 n) { ret; }
.visible .entry _Z4copyPvPKv(.param .u64 x, .param .u64 y) { ret; }
.visible .entry plain(.param .u64 x) { ret; }
.visible .entry _Z6numberf(.param .f32 x) { ret; }
"""


@pytest.fixture
def kernel(device):
    from cubind.core import ObjectCode

    if libraries.ON_GPU:
        pytest.skip("the addresses are made up")
    return ObjectCode.from_ptx(PTX).get_kernel("_Z5scalePfPKdi")


@pytest.fixture
def call(stream, kernel):
    from cubind.core import LaunchConfig, launch

    def call(*arguments, kernel=kernel, **keywords):
        launch(stream, LaunchConfig(grid=1, block=1), kernel, *arguments, **keywords)

    return call


def test_text(call):
    from cubind.core import LaunchTypeError

    with pytest.raises(LaunchTypeError) as raised:
        call(array("float32"), array("float32"), 1)
    assert str(raised.value) == (
        "CUDA_ERROR_INVALID_VALUE: kernel '_Z5scalePfPKdi' argument 2 of 3: parameter points to const double values, got "
        "support.core.tensors.Producer of float32; convert the array or view it as the parameter's type, "
        "or launch with check='sizes'"
    )
    with pytest.raises(TypeError, match="argument 1 of 3: parameter points to float values that the kernel may write, got a "):
        call(array("r:float32"), array("float64"), 1)


@pytest.mark.nvrtc
def test_text_with_source(launched):
    kernel = compiled('extern "C" __global__ void k(int n, const float *in) {}', None)
    with pytest.raises(TypeError, match=r"argument 2 of 2 \(const float \*in\): parameter points to const float values"):
        launched(kernel, ("-", "int32"))


def test_check(call):
    wrong = array("float64"), array("float64"), 1
    for _ in range(2):
        call(*wrong, check="sizes")
        for check in ({}, {"check": "types"}, {"check": None}):
            with pytest.raises(TypeError, match="of float64"):
                call(*wrong, **check)
    for bad in ("size", "", 5, b"types", "\ud800"):
        with pytest.raises(ValueError, match="check must be 'types' or 'sizes', not "):
            call(*wrong, check=bad)
    with pytest.raises(TypeError, match="only check by keyword; got 'checks' by keyword"):
        call(*wrong, checks="types")


def test_check_of_launchers(stream, kernel):
    from cubind.core import LaunchConfig

    launcher = kernel[LaunchConfig(grid=1, block=1), stream]
    wrong = array("float64"), array("float64"), 1
    launcher(*wrong, check="sizes")
    for check in ({}, {"check": "types"}):
        with pytest.raises(TypeError, match="of float64"):
            launcher(*wrong, **check)
    with pytest.raises(ValueError, match="check must be"):
        launcher(*wrong, check="all")
    with pytest.raises(TypeError, match="no keyword arguments, except check"):
        launcher(*wrong, check="sizes", more=1)


def test_check_without_arguments(stream, kernel):
    from cubind.core import LaunchConfig, launch

    with pytest.raises(TypeError, match="takes 3 arguments, got 0"):
        launch(stream=stream, config=LaunchConfig(1, None, 1), kernel=kernel, check="sizes")


def test_captured(device, kernel):
    from cubind.core import LaunchConfig, launch

    stream = device.create_stream()
    with stream.capture():
        launch(stream, LaunchConfig(grid=1, block=1), kernel, array("float64"), array("float64"), 1, check="sizes")
        with pytest.raises(TypeError, match="of float64"):
            launch(stream, LaunchConfig(grid=1, block=1), kernel, array("float64"), array("float64"), 1)
    stream.close()


CHILD = """
import sys
sys.path[:0] = {path!r}
from support import libraries
from support.core import tensors
libraries.load_stub("driver")
from cubind.core import Device, LaunchConfig, ObjectCode, launch
device = Device(0)
device.set_current()
kernel = ObjectCode.from_ptx({ptx!r}).get_kernel("_Z5scalePfPKdi")
wrong = tensors.Producer(0x10000, (4,), code=(2, 64, 1)), 0, 1
for check in (None, "types", "sizes"):
    try:
        launch(device.default_stream, LaunchConfig(grid=1, block=1), kernel, *wrong, check=check)
        print("launched")
    except TypeError:
        print("refused")
"""


@pytest.mark.parametrize(
    ("value", "expected"),
    [
        ("sizes", "launched refused launched"),
        ("types", "refused refused launched"),
        ("", "refused refused launched"),
        ("all", "CUBIND_CHECK must be 'types' or 'sizes', not 'all'"),
    ],
)
def test_environment(value, expected):
    if libraries.ON_GPU:
        pytest.skip("the addresses are made up")
    script = CHILD.format(path=sys.path, ptx=PTX)
    done = subprocess.run(
        [sys.executable, "-c", script], env={**os.environ, "CUBIND_CHECK": value}, capture_output=True, text=True, check=False
    )
    assert expected in " ".join((done.stdout + done.stderr).split())


# --- kinds of arrays ------------------------------------------------------------------------------


class DType:
    """Like torch.dtype: one object per type."""

    def __init__(self, name):
        self.name = name

    def __str__(self):
        return f"torch.{self.name}"


DType.__module__, DType.__name__ = "torch", "dtype"
TORCH = {name: DType(name) for name in ("float32", "float64", "complex64", "quint8")}


class Tensor:
    """data_ptr() and a dtype."""

    def __init__(self, name, dtypes=TORCH):
        self.dtype = dtypes[name]

    def data_ptr(self):
        return 0x10000


class CuPyArray:
    __module__ = "cupy"

    class data:
        ptr = 0x10000

    def __init__(self, name):
        import numpy

        self.dtype = numpy.dtype(name)

    @property
    def __cuda_array_interface__(self):
        raise AssertionError("the slow way")


class Odd(Tensor):
    def __init__(self, error):
        self.error = error

    @property
    def dtype(self):
        raise self.error


def viewed(name):
    from cubind.core.utils import StridedMemoryView

    return StridedMemoryView.from_dlpack(array(name), -1)


def interface(typestr, **settings):
    return Interface(0x10000, (4,), typestr=typestr, **settings)


KINDS = {
    "DLPack": (lambda: array("float32"), lambda: array("float64")),
    "DLPack before 1.0": (lambda: tensors.Old(4096, (3,)), lambda: tensors.Old(4096, (3,), code=(2, 64, 1))),
    "exchange table": (
        lambda: tensors.make_exchanger()(4096, (3,)),
        lambda: tensors.make_exchanger()(4096, (3,), code=(0, 32, 1)),
    ),
    "interface": (lambda: interface("<f4"), lambda: interface("<f8")),
    "interface of bytes": (lambda: interface("|u1"), lambda: interface("<i4")),
    "view": (lambda: viewed("float32"), lambda: viewed("float64")),
    "torch-like": (lambda: Tensor("float32"), lambda: Tensor("complex64")),
    "cupy-like": (lambda: CuPyArray("float32"), lambda: CuPyArray("complex64")),
    "text": (lambda: Tensor("x", {"x": "float32"}), lambda: Tensor("x", {"x": "float64"})),
}


@pytest.mark.parametrize(("right", "wrong"), KINDS.values(), ids=KINDS)
def test_kinds(call, right, wrong):
    for _ in range(3):
        call(right(), 0, 1)
        with pytest.raises(TypeError, match="parameter points to float values, got "):
            call(wrong(), 0, 1)


def test_attributes_in_c(call):
    """The getter of `dtype` is remembered, until the class or one of its bases changes."""
    numpy = pytest.importorskip("numpy")

    class Base(numpy.ndarray):
        data_ptr, is_cuda = (lambda self: 0x10000), True

    class Array(Base):
        pass

    def make(cls, dtype):
        return numpy.zeros(4, dtype).view(cls)

    float64 = numpy.dtype("float64")
    for _ in range(3):
        for cls in (Base, Array):
            call(make(cls, "float32"), make(cls, "float64"), 1)
            with pytest.raises(TypeError, match="Array|Base of float64"):
                call(make(cls, "float64"), 0, 1)
    Base.dtype = float64
    for cls in (Base, Array, Base):
        with pytest.raises(TypeError, match="of float64"):
            call(make(cls, "float32"), 0, 1)
    del Base.dtype
    Array.__getattribute__ = lambda self, name: float64 if name == "dtype" else object.__getattribute__(self, name)
    for _ in range(2):
        with pytest.raises(TypeError, match="Array of float64"):
            call(make(Array, "float32"), 0, 1)
        call(make(Base, "float32"), 0, 1)


UNKNOWN = {
    "no dtype": lambda: type("Plain", (), {"data_ptr": lambda self: 0x10000})(),
    "torch's other types": lambda: Tensor("quint8"),
    "dtype of another class": lambda: Tensor("x", {"x": 5}),
    "dtype of no class": lambda: Tensor("x", {"x": None}),
    "no such name": lambda: Tensor("x", {"x": "float5"}),
    "failing dtype": lambda: Odd(ValueError("no")),
    "no typestr": lambda: interface(tensors.NONE),
    "typestr is no text": lambda: interface(5),
    "other byte order": lambda: interface(">f8"),
    "structure": lambda: interface("|V8"),
    "date": lambda: interface("<M8[ns]"),
    "odd typestrs": lambda: interface("<f99999999999"),
    "empty typestr": lambda: interface(""),
    "short typestr": lambda: interface("<"),
    "lanes": lambda: Producer(4096, (3,), code=(2, 64, 4)),
    "opaque": lambda: Producer(4096, (3,), code=(3, 64, 1)),
    "no such code": lambda: Producer(4096, (3,), code=(200, 64, 1)),
    "bits that are no power of two": lambda: Producer(4096, (3,), code=(2, 24, 1)),
    "a float of 4 bits": lambda: Producer(4096, (3,), code=(17, 4, 1)),
}


@pytest.mark.parametrize("make", UNKNOWN.values(), ids=UNKNOWN)
def test_unknown_types(call, make):
    for _ in range(2):
        call(make(), make(), 1)


def test_read_only_interfaces(call):
    call(0, interface("<f8", data=(0x10000, True)), 1)
    with pytest.raises(TypeError, match="got a read-only support.core.tensors.Interface; declare the parameter const"):
        call(interface("<f4", data=(0x10000, True)), 0, 1)


def test_interrupts_pass(call):
    with pytest.raises(KeyboardInterrupt):
        call(Odd(KeyboardInterrupt()), 0, 1)


def test_buffers_fit_everything(call, device, stream):
    buffer = device.allocate(64, stream=stream)
    call(buffer, buffer, 1)
    call(buffer.view((16,), "float32"), buffer.view((8,), "float64"), 1)
    with pytest.raises(TypeError, match="of float64"):
        call(buffer.view((8,), "float64"), 0, 1)


def test_void_pointers(call, device):
    from cubind.core import ObjectCode

    code = ObjectCode.from_ptx(PTX)
    copy, plain, number = (code.get_kernel(name) for name in ("_Z4copyPvPKv", "plain", "_Z6numberf"))
    call(array("complex128"), array("r:int16"), kernel=copy)
    with pytest.raises(TypeError, match="points to bytes that the kernel may write"):
        call(array("r:int16"), 0, kernel=copy)
    call(array("r:complex128"), kernel=plain)
    with pytest.raises(TypeError, match="parameter is 4 bytes"):
        call(array("float32"), kernel=number)


# --- anything at all ------------------------------------------------------------------------------


@settings(max_examples=300, deadline=None)
@given(st.tuples(st.integers(0, 255), st.integers(0, 255), st.integers(0, 5)), st.text(max_size=8))
def test_any_dtype(code, text):
    """Any type of an array gives a launch, or a refusal that names both types."""
    from cubind.core import Device, LaunchConfig, LaunchTypeError, ObjectCode, launch

    if libraries.ON_GPU:
        pytest.skip("the addresses are made up")
    device = Device(0)
    device.set_current()
    kernel = ObjectCode.from_ptx(PTX).get_kernel("_Z5scalePfPKdi")
    for made in (tensors.make_exchanger()(4096, (3,), code=code), interface(text), Tensor("x", {"x": text})):
        try:
            launch(device.default_stream, LaunchConfig(1, None, 1), kernel, made, 0, 1)
        except LaunchTypeError as error:
            assert "parameter points to float values, got " in str(error)
            assert made.__class__.__name__ != "Exchanger" or code in CODES.values() or 7 <= code[0] <= 14
