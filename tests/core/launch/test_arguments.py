"""Test kernel arguments of every type and size by the bytes that reach the driver."""

import collections
import contextlib
import ctypes
import enum
import re
import struct

import pytest
from support import growth, libraries
from support.case_names import case_name

# One kernel per kind of parameter: name, PTX type.
PARAMS = {
    "any1": ".b8 x",
    "any2": ".b16 x",
    "any4": ".b32 x",
    "any8": ".b64 x",
    "any16": ".align 8 .b8 x[16]",
    "any3": ".align 1 .b8 x[3]",
    "any12": ".align 4 .b8 x[12]",
    "any128": ".align 64 .b8 x[128]",
    "int1": ".u8 x",
    "int2": ".u16 x",
    "int4": ".u32 x",
    "int8": ".u64 x",
    "signed1": ".s8 x",
    "signed2": ".s16 x",
    "signed4": ".s32 x",
    "signed8": ".s64 x",
    "_Z9unsigned1h": ".u8 x",
    "_Z9unsigned2t": ".u16 x",
    "_Z9unsigned4j": ".u32 x",
    "_Z9unsigned8y": ".u64 x",
    "_Z5bool1b": ".u8 x",
    "_Z5char1c": ".u8 x",
    "_Z8pointer8Pf": ".u64 x",
    "_Z4int8x": ".u64 x",
    "float4": ".f32 x",
    "float8": ".f64 x",
    "_Z7struct4R1A": ".b32 x",
    "pair": ".u8 a, .param .f64 b",
}
PTX = "\n".join(
    [".version 7.0", ".target sm_75", ".address_size 64"]
    + [f".visible .entry {name}(.param {param}) {{ ret; }}" for name, param in PARAMS.items()]
).encode()


class Point(ctypes.Structure):
    _fields_ = [("x", ctypes.c_float), ("y", ctypes.c_float), ("n", ctypes.c_int)]


class Either(ctypes.Union):
    _fields_ = [("i", ctypes.c_int), ("f", ctypes.c_float)]


class Colour(enum.IntEnum):
    RED = 7


class MyFloat(float):
    pass


@pytest.fixture
def kernels_of(device):
    from cubind.core import ObjectCode

    code = ObjectCode.from_ptx(PTX)
    return code.get_kernel


@pytest.fixture
def passed(device, stream, kernels_of):
    """Return a function that gives an argument's bytes in the driver; on a GPU it only launches."""
    from cubind.core import LaunchConfig, launch

    def passed(name, *values):
        launch(stream, LaunchConfig(1, None, 1), kernels_of(name), *values)
        if libraries.ON_GPU:
            stream.sync()
            return None
        return libraries.load_stub("driver").launches()[-1].bytes

    return passed


def same(got, expected):
    assert got == expected or libraries.ON_GPU


def numpy_value(text):
    def make():
        numpy = pytest.importorskip("numpy")
        return eval(text, {"np": numpy, "numpy": numpy})

    make.text = text
    return make


def low_level(text):
    def make():
        from cubind import driver

        return eval(text, {"driver": driver})

    make.text = text
    return make


def value_of(value):
    return value() if hasattr(value, "text") else value


def name_of(value):
    return value.text if hasattr(value, "text") else case_name(value)[:40]


INTS = {1: "B", 2: "H", 4: "I", 8: "Q"}
GOOD = [
    *(
        (f"any{n}", v, (v % 2 ** (8 * n)).to_bytes(n, "little"))
        for n in INTS
        for v in (0, 1, 127, -1, -(2 ** (8 * n - 1)), 2 ** (8 * n) - 1)
    ),
    *(
        (f"int{n}", v, (v % 2 ** (8 * n)).to_bytes(n, "little"))
        for n in INTS
        for v in (-(2 ** (8 * n - 1)), 2 ** (8 * n) - 1)
    ),
    *(
        (f"signed{n}", v, v.to_bytes(n, "little", signed=True))
        for n in INTS
        for v in (-(2 ** (8 * n - 1)), 2 ** (8 * n - 1) - 1)
    ),
    *(
        (f"_Z9unsigned{n}{c}", v, v.to_bytes(n, "little"))
        for n, c in ((1, "h"), (2, "t"), (4, "j"), (8, "y"))
        for v in (0, 2 ** (8 * n) - 1)
    ),
    ("int8", 2**60, struct.pack("<Q", 2**60)),
    ("int8", -(2**60), struct.pack("<q", -(2**60))),
    ("any4", Colour.RED, struct.pack("<i", 7)),
    ("_Z5char1c", -128, b"\x80"),
    ("_Z5char1c", 255, b"\xff"),
    ("_Z5bool1b", 1, b"\x01"),
    ("_Z5bool1b", True, b"\x01"),
    ("_Z8pointer8Pf", 4096, struct.pack("<Q", 4096)),
    *((f"any{n}", v, int(v).to_bytes(n, "little")) for n in INTS for v in (True, False)),
    ("int4", True, struct.pack("<I", 1)),
    ("signed8", False, bytes(8)),
    ("float4", True, struct.pack("<f", 1)),
    ("any4", 1.5, struct.pack("<f", 1.5)),
    ("any8", 1.5, struct.pack("<d", 1.5)),
    ("float4", 0.1, struct.pack("<f", 0.1)),
    ("float8", 0.1, struct.pack("<d", 0.1)),
    ("float4", float("inf"), struct.pack("<f", float("inf"))),
    ("float4", float("-inf"), struct.pack("<f", float("-inf"))),
    ("float4", 1e-60, bytes(4)),
    ("float4", MyFloat(2), struct.pack("<f", 2)),
    ("float4", 3, struct.pack("<f", 3)),
    ("float8", -(2**70), struct.pack("<d", -(2**70))),
    ("any8", 1 + 2j, struct.pack("<ff", 1, 2)),
    ("any16", 1 + 2j, struct.pack("<dd", 1, 2)),
    ("any8", complex("inf"), struct.pack("<ff", float("inf"), 0)),
    ("any8", None, bytes(8)),
    ("int8", None, bytes(8)),
    ("_Z8pointer8Pf", None, bytes(8)),
    ("any1", ctypes.c_int8(-1), b"\xff"),
    ("any1", ctypes.c_bool(True), b"\x01"),
    ("any1", ctypes.c_char(b"a"), b"a"),
    ("any2", ctypes.c_uint16(7), b"\7\0"),
    ("int4", ctypes.c_int(-2), struct.pack("<i", -2)),
    ("float4", ctypes.c_float(1.5), struct.pack("<f", 1.5)),
    ("float8", ctypes.c_double(1.5), struct.pack("<d", 1.5)),
    ("any8", ctypes.c_size_t(5), struct.pack("<Q", 5)),
    ("any8", ctypes.c_void_p(4096), struct.pack("<Q", 4096)),
    ("any8", ctypes.c_void_p(None), bytes(8)),
    ("int4", ctypes.c_int.__ctype_be__(1), struct.pack(">i", 1)),
    ("any4", type("Mine", (ctypes.c_int64,), {})(-5), struct.pack("<i", -5)),
    ("any4", ctypes.c_int64(-5), struct.pack("<i", -5)),
    ("any8", ctypes.c_int(-5), struct.pack("<q", -5)),
    ("any8", ctypes.c_uint32(2**32 - 1), struct.pack("<q", 2**32 - 1)),
    ("int1", ctypes.c_size_t(255), b"\xff"),
    ("int4", ctypes.c_bool(True), struct.pack("<i", 1)),
    ("signed8", ctypes.c_byte(-1), struct.pack("<q", -1)),
    ("_Z9unsigned8y", ctypes.c_ubyte(255), struct.pack("<Q", 255)),
    ("_Z5bool1b", ctypes.c_int(1), b"\1"),
    ("_Z5bool1b", ctypes.c_bool(True), b"\1"),
    ("_Z9unsigned4j", ctypes.c_int(-1), b"\xff" * 4),  # the bits of a type of the same width
    ("float4", ctypes.c_double(0.1), struct.pack("<f", 0.1)),
    ("float4", ctypes.c_double(float("inf")), struct.pack("<f", float("inf"))),
    ("any12", Point(1, 2, 3), struct.pack("<ffi", 1, 2, 3)),
    ("any4", Either(f=1.0), struct.pack("<f", 1)),
    ("any12", (ctypes.c_int * 3)(1, 2, 3), struct.pack("<iii", 1, 2, 3)),
    ("any3", b"abc", b"abc"),
    ("any3", bytearray(b"abc"), b"abc"),
    ("any3", memoryview(b"abc"), b"abc"),
    ("any128", bytes(range(128)), bytes(range(128))),
    ("int4", b"\1\2\3\4", b"\1\2\3\4"),
    *(
        (kernel, numpy_value(text), data)
        for kernel, text, data in (
            ("any1", "np.bool_(True)", b"\1"),
            ("any1", "np.int8(-1)", b"\xff"),
            ("any1", "np.uint8(200)", b"\xc8"),
            ("any2", "np.int16(-2)", struct.pack("<h", -2)),
            ("any2", "np.uint16(9)", struct.pack("<H", 9)),
            ("any2", "np.float16(1.5)", struct.pack("<e", 1.5)),
            ("int4", "np.int32(-3)", struct.pack("<i", -3)),
            ("any4", "np.uint32(2**32 - 1)", b"\xff" * 4),
            ("float4", "np.float32(0.1)", struct.pack("<f", 0.1)),
            ("any8", "np.int64(-4)", struct.pack("<q", -4)),
            ("any8", "np.uint64(2**64 - 1)", b"\xff" * 8),
            ("float8", "np.float64(0.1)", struct.pack("<d", 0.1)),
            ("any8", "np.complex64(1 + 2j)", struct.pack("<ff", 1, 2)),
            ("any16", "np.complex128(1 + 2j)", struct.pack("<dd", 1, 2)),
            ("any8", "np.longlong(5)", struct.pack("<q", 5)),
            ("any8", "np.ulonglong(5)", struct.pack("<q", 5)),
            ("any4", "np.intc(5)", struct.pack("<i", 5)),
            ("any4", "np.bool_(True)", struct.pack("<i", 1)),
            ("any4", "np.int64(-5)", struct.pack("<i", -5)),
            ("any4", "np.int64(2**32 - 1)", b"\xff" * 4),
            ("any8", "np.int8(-5)", struct.pack("<q", -5)),
            ("any8", "np.uint32(2**32 - 1)", struct.pack("<q", 2**32 - 1)),
            ("int4", "np.uint8(200)", struct.pack("<i", 200)),
            ("int2", "np.intp(-2)", struct.pack("<h", -2)),
            ("int1", "np.ulonglong(255)", b"\xff"),
            ("signed4", "np.int64(-(2**31))", struct.pack("<i", -(2**31))),
            # The bits of a type of the same width.
            ("signed8", "np.uint64(2**63)", struct.pack("<Q", 2**63)),
            ("_Z9unsigned8y", "np.int32(5)", struct.pack("<Q", 5)),
            ("_Z5bool1b", "np.bool_(True)", b"\1"),
            ("_Z5bool1b", "np.int64(1)", b"\1"),
            ("_Z8pointer8Pf", "np.uintp(4096)", struct.pack("<Q", 4096)),
            ("any4", "np.float32(0.1)", struct.pack("<f", 0.1)),
            ("any8", "np.float64(0.1)", struct.pack("<d", 0.1)),
            ("float4", "np.float64(0.1)", struct.pack("<f", 0.1)),
            ("float4", "np.float64('-inf')", struct.pack("<f", float("-inf"))),
            ("_Z7struct4R1A", "np.int64(7)", struct.pack("<i", 7)),
            (
                "any12",
                "np.array([(1, 2, 3)], dtype=[('a', 'f4'), ('b', 'f4'), ('n', 'i4')])[0]",
                struct.pack("<ffi", 1, 2, 3),
            ),
            ("any8", "np.datetime64(5, 's')", struct.pack("<q", 5)),
            ("any2", "__import__('pytest').importorskip('ml_dtypes').bfloat16(1.0)", b"\x80\x3f"),
            ("any1", "__import__('pytest').importorskip('ml_dtypes').float8_e4m3fn(1.0)", b"\x38"),
        )
    ),
    *(
        (kernel, low_level(text), data)
        for kernel, text, data in (
            ("any8", "driver.CUdeviceptr(4096)", struct.pack("<Q", 4096)),
            ("_Z8pointer8Pf", "driver.CUdeviceptr(16)", struct.pack("<Q", 16)),
            ("any8", "driver.CUtexObject(3)", struct.pack("<Q", 3)),
            ("any8", "driver.CUgraphConditionalHandle(3)", struct.pack("<Q", 3)),
            ("any8", "driver.CUstream(32)", struct.pack("<Q", 32)),
            ("any128", "driver.CUtensorMap()", bytes(128)),
            ("any4", "driver.CUresult(1)", struct.pack("<I", 1)),
        )
    ),
]


@pytest.mark.parametrize(("kernel", "value", "data"), GOOD, ids=[f"{k}-{name_of(v)}" for k, v, _ in GOOD])
def test_good(kernel, value, data, passed):
    same(passed(kernel, value_of(value)), data)


def test_long_double(passed):
    """Only ten bytes of a long double have a meaning."""
    got = passed("any16", ctypes.c_longdouble(0))
    assert libraries.ON_GPU or got[:10] == bytes(10)


def test_nan(passed):
    got = passed("float4", float("nan"))
    assert libraries.ON_GPU or struct.unpack("<f", got)[0] != struct.unpack("<f", got)[0]


def overflow(n, what="integer", more=""):
    return OverflowError, f"does not fit in a {n}-byte {what}{more}"


def size(n, got):
    return TypeError, f"parameter is {n} bytes, got {got}"


def kind(n, what, got):
    return TypeError, f"parameter is a {n}-byte {what}, got {got}"


def unsupported(value):
    return TypeError, f"the argument is of unsupported type: {type(value)}"


INT_SIZES = "(an int or bool fits 1, 2, 4 or 8 bytes)"
FLOAT_SIZES = "(a float fits 4 or 8 bytes; pass a NumPy scalar, a ctypes object or bytes)"
BAD = [
    *((f"any{n}", v, *overflow(n)) for n in INTS for v in (2 ** (8 * n), -(2 ** (8 * n - 1)) - 1, 2**200, -(2**200))),
    *((f"int{n}", v, *overflow(n)) for n in INTS for v in (2 ** (8 * n), -(2 ** (8 * n - 1)) - 1)),
    *(
        (f"signed{n}", v, *overflow(n, more=f" (signed: {-(2 ** (8 * n - 1))} to {2 ** (8 * n - 1) - 1})"))
        for n in INTS
        for v in (2 ** (8 * n - 1), -(2 ** (8 * n - 1)) - 1)
    ),
    *(
        (f"_Z9unsigned{n}{c}", v, *overflow(n, more=f" (unsigned: 0 to {2 ** (8 * n) - 1})"))
        for n, c in ((1, "h"), (2, "t"), (4, "j"), (8, "y"))
        for v in (-1, 2 ** (8 * n))
    ),
    ("_Z5bool1b", 2, *overflow(1, more=" (bool: 0 or 1)")),
    ("any8", 10**5000, *overflow(8)),
    ("float4", 10**400, *overflow(4, "float")),
    ("float4", 10**40, *overflow(4, "float")),
    ("float4", 1e39, *overflow(4, "float")),
    ("any4", -1e39, *overflow(4, "float")),
    ("any8", 1e39 + 0j, *overflow(8, "float")),
    ("any16", 1, *size(16, f"int {INT_SIZES}")),
    ("any3", 1, *size(3, f"int {INT_SIZES}")),
    ("any16", True, *size(16, f"bool {INT_SIZES}")),
    ("any2", 1.5, *size(2, f"float {FLOAT_SIZES}")),
    ("any1", 1.5, *size(1, "float")),
    ("any16", 1.5, *size(16, "float")),
    ("any4", 1j, *size(4, "complex (a complex fits 8 or 16 bytes)")),
    ("int4", 1.5, *kind(4, "integer", "float")),
    ("signed8", 1.5, *kind(8, "signed integer", "float")),
    ("_Z9unsigned4j", 1.5, *kind(4, "unsigned integer", "float")),
    ("_Z8pointer8Pf", 1.5, *kind(8, "pointer", "float")),
    ("_Z5bool1b", 0.0, *kind(1, "bool", "float")),
    ("_Z8pointer8Pf", True, *kind(8, "pointer", "bool")),
    ("float8", 1j, *kind(8, "float", "complex")),
    ("int8", 1j, *kind(8, "integer or pointer", "complex")),
    ("float8", None, *kind(8, "float", "NoneType")),
    ("any4", None, *size(4, "NoneType (None is a null pointer)")),
    ("any4", ctypes.c_double(1), *size(4, "ctypes.c_double (8 bytes)")),
    ("any8", ctypes.c_float(1), *size(8, "ctypes.c_float (4 bytes)")),
    ("float4", ctypes.c_int(1), *kind(4, "float", "ctypes.c_int")),
    ("float8", ctypes.c_int(1), *size(8, "ctypes.c_int (4 bytes)")),
    ("float8", ctypes.c_float(1), *size(8, "ctypes.c_float (4 bytes)")),
    ("float4", ctypes.c_double(-1e39), *overflow(4, "float")),
    ("int4", ctypes.c_float(1), *kind(4, "integer", "ctypes.c_float")),
    ("int8", ctypes.c_double(1), *kind(8, "integer or pointer", "ctypes.c_double")),
    ("_Z8pointer8Pf", ctypes.c_double(1), *kind(8, "pointer", "ctypes.c_double")),
    ("_Z8pointer8Pf", ctypes.c_int(1), *size(8, "ctypes.c_int (4 bytes)")),
    ("any4", ctypes.c_int64(2**32), *overflow(4)),
    ("any1", ctypes.c_int16(-129), *overflow(1)),
    ("signed2", ctypes.c_uint32(2**15), *overflow(2, more=" (signed: -32768 to 32767)")),
    ("_Z9unsigned2t", ctypes.c_int32(-1), *overflow(2, more=" (unsigned: 0 to 65535)")),
    ("any2", ctypes.c_char(b"a"), *size(2, "ctypes.c_char (1 bytes)")),
    ("int8", ctypes.c_int.__ctype_be__(1), *size(8, "")),
    ("any16", Point(), *size(16, f"{__name__}.Point (12 bytes)")),
    ("any4", ctypes.c_void_p(1), *size(4, "ctypes.c_void_p (8 bytes)")),
    ("any3", b"ab", *size(3, "bytes (2 bytes)")),
    ("any3", bytearray(4), *size(3, "bytearray (4 bytes)")),
    ("any3", memoryview(b""), *size(3, "memoryview (0 bytes)")),
    ("any8", ctypes.c_char_p(b"text"), *unsupported(ctypes.c_char_p())),
    ("any8", ctypes.c_wchar_p("text"), *unsupported(ctypes.c_wchar_p())),
    ("any8", ctypes.py_object(1), *unsupported(ctypes.py_object())),
    ("any8", ctypes.CFUNCTYPE(None)(print), TypeError, "the argument is of unsupported type"),
    ("any8", "text", *unsupported("")),
    ("any8", [], *unsupported([])),
    ("any16", (1, 2), *unsupported(())),
    ("any8", {}, *unsupported({})),
    ("any8", object(), *unsupported(object())),
    ("any8", int, *unsupported(int)),
    ("any8", ..., *unsupported(...)),
    *(
        (kernel, numpy_value(text), *error)
        for kernel, text, error in (
            ("any4", "np.float64(1)", size(4, "numpy.float64 (8 bytes)")),
            ("any8", "np.float32(1)", size(8, "numpy.float32 (4 bytes)")),
            ("float4", "np.int64(1)", size(4, "numpy.int64 (8 bytes)")),
            ("float8", "np.float32(1)", size(8, "numpy.float32 (4 bytes)")),
            ("float8", "np.int64(1)", kind(8, "float", "numpy.int64")),
            ("float4", "np.float64(1e39)", overflow(4, "float")),
            ("float8", "np.complex64(1)", kind(8, "float", "numpy.complex64")),
            ("int8", "np.complex64(1)", kind(8, "integer or pointer", "numpy.complex64")),
            ("any4", "np.complex64(1)", size(4, "numpy.complex64 (8 bytes)")),
            ("int4", "np.float32(1)", kind(4, "integer", "numpy.float32")),
            ("int4", "np.float64(1)", kind(4, "integer", "numpy.float64")),
            ("int2", "np.float16(1)", kind(2, "integer", "numpy.float16")),
            ("signed8", "np.float64(1)", kind(8, "signed integer", "numpy.float64")),
            ("_Z9unsigned4j", "np.float32(1)", kind(4, "unsigned integer", "numpy.float32")),
            ("_Z8pointer8Pf", "np.float64(1)", kind(8, "pointer", "numpy.float64")),
            ("_Z8pointer8Pf", "np.int32(1)", size(8, "numpy.int32 (4 bytes)")),
            ("_Z5bool1b", "np.uint8(2)", overflow(1, more=" (bool: 0 or 1)")),
            ("_Z5bool1b", "np.float32(1)", kind(1, "bool", "numpy.float32")),
            ("any1", "np.int64(256)", overflow(1)),
            ("any2", "np.int32(-32769)", overflow(2)),
            ("any4", "np.uint64(2**64 - 1)", overflow(4)),
            ("int4", "np.int64(2**32)", overflow(4)),
            ("signed4", "np.int64(2**31)", overflow(4, more=f" (signed: {-(2**31)} to {2**31 - 1})")),
            ("signed4", "np.uint64(2**63)", overflow(4, more=f" (signed: {-(2**31)} to {2**31 - 1})")),
            ("_Z9unsigned8y", "np.int8(-1)", overflow(8, more=f" (unsigned: 0 to {2**64 - 1})")),
            ("any3", "np.int8(1)", size(3, "numpy.int8 (1 bytes)")),
            ("any16", "np.int64(1)", size(16, "numpy.int64 (8 bytes)")),
            ("any4", "np.datetime64(5, 's')", size(4, "numpy.datetime64 (8 bytes)")),
            ("any8", "np.zeros(3)", (TypeError, "Buffer.copy_from")),
            ("any8", "np.zeros(())", (TypeError, "Buffer.copy_from")),
            ("any12", "np.zeros(1, dtype=[('a', 'i4')])[0]", size(12, "numpy.void (4 bytes)")),
        )
    ),
    ("any4", low_level("driver.CUdeviceptr(1)"), *size(4, "cubind.driver.CUdeviceptr (8 bytes)")),
    ("float8", low_level("driver.CUdeviceptr(1)"), *kind(8, "float", "cubind.driver.CUdeviceptr")),
    ("any8", low_level("driver.CUtensorMap()"), *size(8, "cubind.driver.CUtensorMap (128 bytes)")),
    (
        "any8",
        low_level("driver.CUuuid()"),
        TypeError,
        "the argument is of unsupported type: <class 'cubind.driver.CUuuid'>",
    ),
]


@pytest.mark.parametrize(
    ("kernel", "value", "error", "text"),
    BAD,
    ids=[f"{k}-{name_of(v) if v != 10**5000 else 'huge'}" for k, v, *_ in BAD],
)
def test_bad(kernel, value, error, text, passed):
    with pytest.raises(error, match=re.escape(text)) as info:
        passed(kernel, value_of(value))
    place = f"kernel '{kernel}' argument 1 of 1"
    assert place in str(info.value) or place in info.value.__notes__
    if not libraries.ON_GPU:
        assert libraries.load_stub("driver").launches() == []


def test_unsupported_text(passed):
    with pytest.raises(TypeError) as info:
        passed("any8", [])
    assert str(info.value) == (
        "the argument is of unsupported type: <class 'list'> (kernel 'any8' argument 1 of 1, 8-byte parameter)"
        "; a pointer takes a Buffer, an array in device memory or an address as int"
    )
    with pytest.raises(TypeError, match=r"4-byte parameter\)$"):
        passed("any4", [])


@pytest.mark.parametrize("value", [b"123", bytearray(3), memoryview(b"123")], ids=["bytes", "bytearray", "memoryview"])
def test_bytes_for_a_pointer(passed, value):
    advice = r"got \w+ \(3 bytes\); a pointer takes a Buffer, an array in device memory or an address as int$"
    for kernel in ("any8", "_Z8pointer8Pf"):
        with pytest.raises(TypeError, match=advice):
            passed(kernel, value)
    with pytest.raises(TypeError, match=r"\(3 bytes\)$"):
        passed("any4", value)


def test_position(passed):
    with pytest.raises(
        TypeError, match=r"^CUDA_ERROR_INVALID_VALUE: kernel 'pair' argument 2 of 2: parameter is 8 bytes, got ctypes.c_float \(4 bytes\)$"
    ):
        passed("pair", 1, ctypes.c_float(1))
    with pytest.raises(OverflowError, match=r"^CUDA_ERROR_INVALID_VALUE: kernel 'pair' argument 1 of 2: 256 does not fit in a 1-byte integer$"):
        passed("pair", 256, 1.0)


# --- buffers and arrays ---------------------------------------------------------------------------


def test_buffer(passed, device, stream):
    from cubind.core import Buffer

    buffer = device.allocate(64, stream=stream)
    address = struct.pack("<Q", int(buffer.handle))
    for kernel in ("any8", "int8", "_Z8pointer8Pf"):
        same(passed(kernel, buffer), address)
    same(passed("any8", buffer[16:]), struct.pack("<Q", int(buffer.handle) + 16))
    with pytest.raises(TypeError, match=re.escape("parameter is 4 bytes, got cubind.core.Buffer (8 bytes)")):
        passed("any4", buffer)
    with pytest.raises(TypeError, match="parameter is a 8-byte float, got cubind.core.Buffer"):
        passed("float8", buffer)
    borrowed = Buffer.from_handle(int(buffer.handle), 64)
    same(passed("any8", borrowed), address)
    buffer.close(stream)
    with pytest.raises(RuntimeError, match=r"^Buffer has been closed \(kernel 'any8' argument 1 of 1\)$"):
        passed("any8", buffer)


class CudaArray:
    def __init__(self, pointer):
        self.__cuda_array_interface__ = {
            "shape": (4,),
            "typestr": "<f4",
            "data": (pointer, False),
            "version": 3,
            "strides": None,
        }


class DataPointer:
    def __init__(self, pointer):
        self.pointer = pointer
        self.is_cuda = True

    def data_ptr(self):
        return self.pointer


class Broken:
    @property
    def __cuda_array_interface__(self):
        raise ValueError("this array is broken")


def test_arrays(passed, device, stream):
    buffer = device.allocate(64, stream=stream)
    address = int(buffer.handle)
    same(passed("any8", CudaArray(address)), struct.pack("<Q", address))
    same(passed("_Z8pointer8Pf", CudaArray(address)), struct.pack("<Q", address))
    same(passed("any8", DataPointer(address)), struct.pack("<Q", address))
    same(passed("any8", buffer.view((4,), "float32")), struct.pack("<Q", address))
    with pytest.raises(TypeError, match="parameter is 4 bytes"):
        passed("any4", CudaArray(address))
    with pytest.raises(ValueError, match="this array is broken") as info:
        passed("any8", Broken())
    assert info.value.__notes__ == ["kernel 'any8' argument 1 of 1"]
    buffer.close(stream)


# --- the cache of types ---------------------------------------------------------------------------


def test_many_types(passed):
    """More types than core remembers are never confused, and none is kept for ever."""
    for _ in range(3):
        for n in range(1, 80):
            made = type(f"S{n}", (ctypes.Structure,), {"_fields_": [("b", ctypes.c_char * (3 if n % 2 else 4))]})
            if n % 2:
                same(passed("any3", made(b"abc")), b"abc")
            else:
                with pytest.raises(TypeError, match=rf"S{n} \(4 bytes\)"):
                    passed("any3", made(b"abcd"))


def test_odd_objects(passed):
    class Float:
        def __float__(self):
            return 1.0

    class Index:
        def __index__(self):
            return 1

    for value in (Float(), Index(), collections.namedtuple("T", "a")(1)):
        with pytest.raises(TypeError, match="the argument is of unsupported type"):
            passed("any8", value)


def test_no_reference_is_lost(passed, device, stream):
    values = [1 << 40, 2.5, None, b"12345678", ctypes.c_double(1), object(), 10**30]

    def use():
        for value in values:
            with contextlib.suppress(TypeError, OverflowError):
                passed("any8", value)

    growth.check_use(use, 50, *values)
