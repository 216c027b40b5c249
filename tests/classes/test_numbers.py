"""The C runtime converts numbers and whole arrays from objects of numpy and ctypes.

The tests need neither a library nor a generated module.
"""

import array
import ctypes
import subprocess
import sys
import textwrap
import warnings

import pytest
from support import growth

s = pytest.importorskip("cubind_synthetic", reason="built by CMake with CUBIND_BUILD_STUBS")
np = pytest.importorskip("numpy")

# These are the values of cb_value_kind (typed.h).
INT32, INT64, FLOAT, INT8, UINT8, FLOAT16, BFLOAT16, DOUBLE, COMPLEX64, COMPLEX128, RAW = (
    0, 2, 5, 19, 20, 23, 24, 25, 26, 27, 29)


def number(value, kind, count=0, host=True):
    return s._number("in", value, kind, count, host)


def value_of(value, kind):
    result, address = number(value, kind)
    assert address == 0
    return result


@pytest.fixture(autouse=True)
def no_warnings():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        yield


# --- numbers --------------------------------------------------------------------------------------


def test_numpy_scalars_are_values():
    assert value_of(np.float32(0.1), FLOAT) == float(np.float32(0.1))
    assert value_of(np.float64(0.1), DOUBLE) == 0.1
    assert value_of(np.float16(0.1), FLOAT16) == float(np.float16(0.1))
    assert value_of(np.complex64(1 + 2j), COMPLEX64) == 1 + 2j
    assert value_of(np.complex128(1 + 2j), COMPLEX128) == 1 + 2j
    assert value_of(np.int8(-5), INT8) == -5 and value_of(np.int64(7), FLOAT) == 7.0
    assert value_of(np.bool_(True), FLOAT) == 1.0 and value_of(np.float32(2), COMPLEX64) == 2
    # without an imaginary part, and without a warning
    assert value_of(np.complex64(3), FLOAT) == 3.0


@pytest.mark.parametrize("value, kind, error, text", [
    (np.complex64(1j), FLOAT, TypeError, "Argument 'alpha' is complex, but this call takes a real number"),
    (np.complex128(1), DOUBLE, TypeError, "Argument 'alpha' is complex, but this call takes a real number"),
    (np.float32(1), INT32, TypeError, "Argument 'alpha' must be an integer, not numpy.float32"),
    (np.int32(200), INT8, OverflowError, "value too large to convert to int8_t"),
    (np.zeros(1, np.float16), FLOAT, ValueError, "Argument 'alpha' has 2 bytes, but 4 are needed"),
])
def test_numpy_values_that_do_not_fit(value, kind, error, text):
    with pytest.raises(error) as e:
        number(value, kind)
    assert str(e.value) == text


@pytest.mark.parametrize("kind", [FLOAT16, BFLOAT16])
def test_halves_are_rounded_as_numpy_does(kind):
    random = np.random.default_rng(12345)
    values = [*random.standard_normal(500), *(random.standard_normal(500) * 10.0 ** random.integers(-50, 50, 500))]
    with np.errstate(all="ignore"):
        for value in map(float, values):
            if kind == FLOAT16:
                expected = float(np.float16(value))
            else:  # exactly, by fractions: the mantissa has 8 digits
                expected = bfloat(value)
            assert value_of(value, kind) == expected, value


def bfloat(value):
    """Return the nearest bfloat16, by exact arithmetic on doubles."""
    import math

    if value == 0 or math.isinf(value):
        return value
    exponent = max(math.frexp(value)[1] - 8, -133)
    rounded = math.ldexp(float(round(math.ldexp(value, -exponent))), exponent)  # round() is to even
    return math.copysign(math.inf, value) if abs(rounded) > 3.3895313892515355e38 else rounded


@pytest.mark.parametrize("shape", [(), (1,), (2, 2)])
def test_arrays_are_addresses(shape, host_passes):
    a = np.ones(shape, np.float32)
    for host in (True, False):
        assert number(a, FLOAT, 0, host) == (None, a.ctypes.data)
        assert s._number("out", a, FLOAT, 0, host) == (None, a.ctypes.data)
    if shape:
        assert number(a, FLOAT, a.size) == (None, a.ctypes.data)
        with pytest.raises(ValueError, match=f"^Argument 'alpha' has {a.nbytes} bytes, but {a.nbytes + 4} are needed$"):
            number(a, FLOAT, a.size + 1)


def test_numpy_integers_are_addresses_where_addresses_are_wanted():
    assert number(np.uint64(4096), FLOAT, 0, False) == (None, 4096)
    assert number(np.int64(4096), FLOAT, 2) == (None, 4096)
    assert s._number("out", np.uint64(4096), FLOAT, 0, True) == (None, 4096)
    for refused in (np.float32(1), np.complex64(1)):
        with pytest.raises(TypeError, match="^Argument 'alpha' is a number, but this call takes a device address"):
            number(refused, FLOAT, 0, False)
        with pytest.raises(TypeError, match="^Argument 'alpha' must be a buffer or an address, not numpy"):
            s._number("out", refused, FLOAT, 0, True)


def test_lists_of_numpy_scalars():
    assert number([np.float32(0.5), 1, np.int8(2)], FLOAT, 3) == ([0.5, 1.0, 2.0], 0)


def test_ctypes_numbers_are_storage():
    real = ctypes.c_double(0.5)
    assert number(real, DOUBLE) == (None, ctypes.addressof(real))
    assert s._number("out", real, DOUBLE, 0, True) == (None, ctypes.addressof(real))


# --- whole arrays ---------------------------------------------------------------------------------


@pytest.mark.parametrize("dtype, what, size, signed", [
    (np.int32, "ints", 4, True), (np.uint32, "ints", 4, False), (np.int64, "ints", 8, True),
    (np.uint64, "ints", 8, False), (np.uint8, "ints", 1, False), (np.int16, "ints", 2, True),
    (np.float32, "floats", 4, False), (np.float64, "floats", 8, False), (np.int32, "enums", 4, True),
    (np.uint64, "addresses", 8, False), (np.int64, "addresses", 8, False), (np.intp, "addresses", 8, False),
])
def test_arrays_are_used_in_place(dtype, what, size, signed):
    a = np.array([[1, 2], [3, 4]], dtype)
    assert s._array(what, a, size, signed) == ([1, 2, 3, 4], a.ctypes.data)
    assert s._array(what, a[1], size, signed) == ([3, 4], a[1].ctypes.data)
    a.flags.writeable = False
    assert s._array(what, a, size, signed) == ([1, 2, 3, 4], a.ctypes.data)
    assert s._array(what, a[:0], size, signed)[0] == []


def test_arrays_of_the_other_signedness():
    assert s._array("ints", np.array([1, 2]), 8, False)[0] == [1, 2]
    with pytest.raises(OverflowError, match="^can't convert negative value to int$"):
        s._array("ints", np.array([1, -2]), 8, False)
    with pytest.raises(OverflowError, match="^value too large to convert to int$"):
        s._array("ints", np.array([2**31], np.uint32), 4, True)


@pytest.mark.parametrize("value", [
    np.array([1, 2, 3], np.int64), np.array([1.0, 2.0]), np.array([1, 2, 3, 4], np.int32)[::2],
    np.array([1], ">i4"), np.zeros((2, 2), np.int32, order="F"), np.array(5, np.int32), np.int32(5),
    np.array([True]), np.array([(1, 2)], "i4,i4"), np.array([1], "M8[s]"), np.array([1j]),
])
def test_other_arrays_are_no_lists_of_ints(value):
    with pytest.raises(TypeError):
        s._array("ints", value, 4, True)


def test_object_arrays_are_sequences():
    assert s._array("ints", np.array([1, 2], object), 4, True) == ([1, 2], 0)
    assert s._array("addresses", np.array([1, None, s.Address(3)], object), 8, False) == ([1, 0, 3], 0)


def test_buffers_are_given_back():
    for value in (array.array("i", [1, 2]), array.array("d", [1, 2])):
        s._array("ints" if value.typecode == "i" else "floats", value, value.itemsize, True)
        s._number("in", value, FLOAT, 2, True)
        s._value(RAW, value)
        value.append(3)
    value = array.array("f", [1, 2])  # another size, so it is read as a sequence
    assert s._array("floats", value, 8, True) == ([1.0, 2.0], 0)
    value.append(3)


# --- values ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", [RAW, FLOAT, INT64])
def test_arrays_are_raw_values(kind):
    for a in (np.array([1, 2], np.int16), np.array(5, np.int16), np.arange(100.0)):
        assert s._value(kind, a) == a.tobytes()


def test_numpy_scalars_are_no_raw_values():
    assert s._value(FLOAT, np.float64(0.5)) == np.float32(0.5).tobytes()
    assert s._value(INT64, np.int8(-1)) == b"\xff" * 8
    assert s._value(BFLOAT16, np.float32(1)) == b"\x80\x3f"


def test_numpy_is_never_imported():
    code = f"""
        import sys
        sys.path[:] = {sys.path!r}
        import array, cubind_synthetic as s
        s._array("ints", array.array("i", [1]), 4, True)
        s._number("in", array.array("f", [1]), {FLOAT}, 0, True)
        s._number("in", memoryview(bytes(4)), {FLOAT}, 0, False)
        s._value({FLOAT}, bytearray(4))
        assert "numpy" not in sys.modules
    """
    subprocess.run([sys.executable, "-c", textwrap.dedent(code)], check=True)


def test_nothing_is_left_behind():
    block, items = bytearray(16), [1.0, 2.0, 3.0, 4.0]

    def use():
        for value, count in ((1.5, 0), (block, 4), (items, 4), ("x", 0), (items, 9), (np.ones(3), 3)):
            for host in (True, False):
                for direction in ("in", "out"):
                    try:
                        s._number(direction, value, FLOAT, count, host)
                    except (TypeError, RuntimeError, ValueError):
                        pass
        for value in (np.ones(3), block, items, "x", None):
            for what in ("ints", "floats", "enums", "addresses"):
                try:
                    s._array(what, value, 8 if what == "addresses" else 4, True)
                except (TypeError, OverflowError):
                    pass
            for kind in (FLOAT, RAW, 28):
                try:
                    s._value(kind, value)
                except TypeError:
                    pass

    growth.check_use(use, 200, block, items, float, memory=True)
    block.append(1)  # nothing holds it
