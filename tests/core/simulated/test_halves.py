"""Run the half, bfloat16 and 8-bit types of CUDA's headers on the simulated device."""

import ml_dtypes
import numpy
import pytest
from support import libraries
from support.core import compiled
from support.sanitizers import needs_builtins

pytestmark = [
    pytest.mark.nvrtc,
    pytest.mark.skipif(libraries.ON_GPU, reason="the simulated device takes the place of a GPU"),
    needs_builtins,
]

BINARY = {"add": "__hadd", "sub": "__hsub", "mul": "__hmul", "div": "__hdiv", "min": "__hmin", "max": "__hmax",
          "min_nan": "__hmin_nan", "max_nan": "__hmax_nan", "add_sat": "__hadd_sat", "mul_sat": "__hmul_sat"}  # fmt: skip
UNARY = {"exp": "hexp", "exp2": "hexp2", "exp10": "hexp10", "log": "hlog", "log2": "hlog2", "sin": "hsin", "cos": "hcos",
         "sqrt": "hsqrt", "rsqrt": "hrsqrt", "rcp": "hrcp", "tanh": "htanh", "floor": "hfloor", "ceil": "hceil",
         "rint": "hrint", "trunc": "htrunc", "abs": "__habs", "neg": "__hneg"}  # fmt: skip
COMPARISONS = ("heq", "hne", "hlt", "hle", "hgt", "hge", "hequ", "hneu", "hltu", "hleu", "hgtu", "hgeu")
TYPES = {"half": "__half", "bf16": "__nv_bfloat16"}


def kernels_of(name, type):
    """Return the kernels of one type, for single numbers and pairs."""
    lines = [
        f"""
extern "C" __global__ void {name}_fma(const {type} *x, const {type} *y, {type} *out)
{{
    int i = threadIdx.x;
    out[i] = __hfma(x[i], y[i], x[63 - i]);
    out[64 + i] = __hfma_relu(x[i], y[i], x[63 - i]);
    auto pair = __hfma2({type}2(x[i], y[i]), {type}2(y[i], y[i]), {type}2(x[63 - i], x[i]));
    out[128 + i] = pair.x;
    out[192 + i] = pair.y;
}}
extern "C" __global__ void {name}_compare(const {type} *x, const {type} *y, int *out)
{{
    int i = threadIdx.x, bits = 0;
    {" ".join(f"bits |= __{word}(x[i], y[i]) << {bit};" for bit, word in enumerate(COMPARISONS))}
    out[i] = bits | __hisnan(x[i]) << 16 | (__hisinf(x[i]) != 0) << 17;
}}
extern "C" __global__ void {name}_atomics({type} *sum, {type}2 *pair)
{{
    atomicAdd(sum, ({type})1.0f);
    atomicAdd(pair, {type}2(({type})1.0f, ({type})-2.0f));
}}"""
    ]
    for word, function in BINARY.items():
        lines.append(f"""
extern "C" __global__ void {name}_{word}(const {type} *x, const {type} *y, {type} *out)
{{
    out[threadIdx.x] = {function}(x[threadIdx.x], y[threadIdx.x]);
}}""")
    for word, function in UNARY.items():
        lines.append(f"""
extern "C" __global__ void {name}_{word}(const {type} *x, {type} *out) {{ out[threadIdx.x] = {function}(x[threadIdx.x]); }}""")
    return "".join(lines)


SOURCE = (
    "#include <cuda_bf16.h>\n#include <cuda_fp16.h>\n#include <cuda_fp8.h>"
    + "".join(kernels_of(name, type) for name, type in TYPES.items())
    + """
extern "C" __global__ void to_half(const float *x, const double *d, const int *n, __half *out)
{
    int i = threadIdx.x;
    __half each[] = {__float2half_rn(x[i]), __float2half_rz(x[i]), __float2half_ru(x[i]), __float2half_rd(x[i]),
                     __double2half(d[i]), __int2half_rn(n[i]), __uint2half_rz((unsigned)n[i]), __ll2half_rn(n[i])};
    for (int k = 0; k < 8; k++)
        out[k * 64 + i] = each[k];
}
extern "C" __global__ void from_half(const __half *x, float *f, int *n)
{
    int i = threadIdx.x;
    f[i] = __half2float(x[i]);
    n[i] = __half2int_rn(x[i]);
    n[64 + i] = __half2uint_rz(x[i]);
    n[128 + i] = __half2short_rd(x[i]);
}
extern "C" __global__ void bytes(const float *x, unsigned char *e4m3, unsigned char *e5m2, float *back)
{
    int i = threadIdx.x;
    __nv_fp8_e4m3 a(x[i]);
    __nv_fp8_e5m2 b(x[i]);
    e4m3[i] = a.__x;
    e5m2[i] = b.__x;
    back[i] = float(a);
    back[64 + i] = float(b);
}
"""
)

kernels = compiled.fixture_for(SOURCE)
DTYPES = {"half": numpy.float16, "bf16": ml_dtypes.bfloat16}
EDGES = [0.0, -0.0, 1.0, -1.0, float("inf"), float("-inf"), float("nan"), 6e-8, -6e-8, 6.1e-5, 65504, -65504, 1e-40, 0.1]


@pytest.fixture(params=TYPES)
def name(request):
    return request.param


def numbers(dtype, seed):
    rng = numpy.random.default_rng(seed)
    values = rng.standard_normal(64) * 2.0 ** rng.integers(-3, 4, 64)
    values[rng.permutation(64)[: len(EDGES)]] = EDGES
    with numpy.errstate(over="ignore"):
        return values.astype(dtype)


def same(a, b):
    """Check that numbers are equal bit for bit, except for the bits of NaNs."""
    a, b = numpy.asarray(a), numpy.asarray(b)
    nan = numpy.isnan(a.astype(numpy.float64))
    assert numpy.array_equal(nan, numpy.isnan(b.astype(numpy.float64)))
    assert numpy.array_equal(a[~nan].view(numpy.uint16), b[~nan].view(numpy.uint16)), (a, b)


def wide(x):
    return x.astype(numpy.float64)


def picked(x, y, which, nan):
    """Return min or max: of a NaN and a number the number, with -0 below +0."""
    least = which is numpy.minimum
    x, y = wide(x), wide(y)
    first = (x < y) | ((x == y) & numpy.signbit(x)) if least else (x > y) | ((x == y) & ~numpy.signbit(x))
    chosen = numpy.where(first, x, y)
    chosen = numpy.where(numpy.isnan(x), y, numpy.where(numpy.isnan(y), x, chosen))
    return numpy.where(nan & (numpy.isnan(x) | numpy.isnan(y)), numpy.nan, chosen)


def saturated(x):
    return numpy.where(numpy.isnan(x), 0, numpy.clip(x, 0, 1)) + 0.0


EXACT = {
    "add": lambda x, y: wide(x) + wide(y),
    "sub": lambda x, y: wide(x) - wide(y),
    "mul": lambda x, y: wide(x) * wide(y),
    "min": lambda x, y: picked(x, y, numpy.minimum, False),
    "max": lambda x, y: picked(x, y, numpy.maximum, False),
    "min_nan": lambda x, y: picked(x, y, numpy.minimum, True),
    "max_nan": lambda x, y: picked(x, y, numpy.maximum, True),
    "add_sat": lambda x, y: saturated(wide(x) + wide(y)),
    "mul_sat": lambda x, y: saturated(wide(x) * wide(y)),
}


@pytest.mark.parametrize("word", EXACT)
def test_arithmetic(kernels, name, word):
    dtype = DTYPES[name]
    x, y = numbers(dtype, 1), numbers(dtype, 2)
    out = kernels.launch(f"{name}_{word}", 1, 64, x, y, numpy.zeros_like(x))[2]
    with numpy.errstate(all="ignore"):
        same(out, EXACT[word](x, y).astype(dtype))


def test_division(kernels, name):
    """Division goes through single precision, and is right to a unit in the last place."""
    dtype = DTYPES[name]
    x, y = numbers(dtype, 3), numbers(dtype, 4)
    out = kernels.launch(f"{name}_div", 1, 64, x, y, numpy.zeros_like(x))[2]
    with numpy.errstate(all="ignore"):
        exact = (wide(x) / wide(y)).astype(dtype)
    close(out, exact, 1)


def close(out, exact, steps):
    """Check that numbers are within `steps` numbers of the format.

    NaN and infinity must match exactly.
    """
    out, exact = numpy.asarray(out), numpy.asarray(exact)
    nan = numpy.isnan(wide(exact))
    assert numpy.array_equal(numpy.isnan(wide(out)), nan), (out, exact)
    a, b = (numpy.where(v < 0, -(v & 0x7FFF), v) for v in (out[~nan].view(numpy.int16), exact[~nan].view(numpy.int16)))
    assert (abs(a.astype(int) - b.astype(int)) <= steps).all(), (out, exact)


FUNCTIONS = {
    "exp": numpy.exp, "exp2": numpy.exp2, "exp10": lambda x: 10**x, "log": numpy.log, "log2": numpy.log2, "sin": numpy.sin,
    "cos": numpy.cos, "sqrt": numpy.sqrt, "rsqrt": lambda x: 1 / numpy.sqrt(x), "rcp": lambda x: 1 / x, "tanh": numpy.tanh,
    "floor": numpy.floor, "ceil": numpy.ceil, "rint": numpy.rint, "trunc": numpy.trunc, "abs": abs, "neg": lambda x: -x,
}  # fmt: skip
WITHOUT_ERROR = ("floor", "ceil", "rint", "trunc", "abs", "neg")


@pytest.mark.parametrize("word", FUNCTIONS)
def test_functions(kernels, name, word):
    """Functions are right to two units in the last place, as the headers' documentation says."""
    dtype = DTYPES[name]
    x = numbers(dtype, 5)
    out = kernels.launch(f"{name}_{word}", 1, 64, x, numpy.zeros_like(x))[1]
    with numpy.errstate(all="ignore"):
        exact = FUNCTIONS[word](wide(x)).astype(dtype)
    close(out, exact, 0 if word in WITHOUT_ERROR else 2)


def test_fused(kernels, name):
    dtype = DTYPES[name]
    x, y = numbers(dtype, 6), numbers(dtype, 7)
    out = kernels.launch(f"{name}_fma", 1, 64, x, y, numpy.zeros(256, dtype))[2].reshape(4, 64)
    with numpy.errstate(all="ignore"):
        exact = (wide(x).astype(numpy.longdouble) * wide(y) + wide(x)[::-1]).astype(numpy.float64)
        same(out[0], exact.astype(dtype))
        same(out[1], numpy.where(exact < 0, 0, exact + 0.0).astype(dtype))
        same(out[2], exact.astype(dtype))
        same(out[3], (wide(y).astype(numpy.longdouble) * wide(y) + wide(x)).astype(numpy.float64).astype(dtype))


def test_comparisons(kernels, name):
    dtype = DTYPES[name]
    x, y = numbers(dtype, 8), numbers(dtype, 9)
    y[::5] = x[::5]
    out = kernels.launch(f"{name}_compare", 1, 64, x, y, numpy.zeros(64, numpy.int32))[2]
    a, b = wide(x), wide(y)
    nan = numpy.isnan(a) | numpy.isnan(b)
    ordered = {"eq": a == b, "ne": (a != b) & ~nan, "lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b}
    expected = numpy.isnan(a) << 16 | numpy.isinf(a) << 17
    for bit, word in enumerate(COMPARISONS):
        holds = ordered[word[1:3]] | nan if word.endswith("u") else ordered[word[1:3]]
        expected = expected | holds << bit
    assert numpy.array_equal(out, expected)


def test_atomics(kernels, name):
    dtype = DTYPES[name]
    total, pair = kernels.launch(f"{name}_atomics", 2, 32, numpy.zeros(4, dtype), numpy.zeros(4, dtype))
    assert list(wide(total)) == [64, 0, 0, 0] and list(wide(pair)) == [64, -128, 0, 0]


def directed(x, up):
    """Convert float32 to float16, towards an infinity."""
    with numpy.errstate(over="ignore"):
        near = x.astype(numpy.float16)
        other = numpy.nextafter(near, numpy.float16(numpy.inf if up else -numpy.inf))
    wrong = near.astype(numpy.float64) < x if up else near.astype(numpy.float64) > x
    return numpy.where(wrong, other, near)


def test_to_half(kernels):
    rng = numpy.random.default_rng(10)
    x = (rng.standard_normal(64) * 2.0 ** rng.integers(-20, 15, 64)).astype(numpy.float32)
    n = rng.integers(-70000, 70000, 64, numpy.int32)
    out = kernels.launch("to_half", 1, 64, x, x.astype(numpy.float64) / 3, n, numpy.zeros((8, 64), numpy.float16))[3]
    up, down = directed(x, True), directed(x, False)
    with numpy.errstate(over="ignore"):
        rows = [x.astype(numpy.float16), numpy.where(x < 0, up, down), up, down,
                (x.astype(numpy.float64) / 3).astype(numpy.float16), n.astype(numpy.float16),
                directed(n.view(numpy.uint32).astype(numpy.float64), False), n.astype(numpy.float16)]  # fmt: skip
    for row, expected in zip(out, rows, strict=True):
        same(row, expected)


def test_from_half(kernels):
    x = numbers(numpy.float16, 11)
    _, f, n = kernels.launch("from_half", 1, 64, x, numpy.zeros(64, numpy.float32), numpy.zeros((3, 64), numpy.int32))
    assert numpy.array_equal(f, x.astype(numpy.float32), equal_nan=True)
    known = numpy.where(numpy.isnan(x), 0, x.astype(numpy.float64))
    assert numpy.array_equal(n[0], numpy.clip(numpy.rint(known), -(2**31), 2**31 - 1))
    assert numpy.array_equal(n[1].view(numpy.uint32), numpy.clip(numpy.trunc(known), 0, 2**32 - 1))
    assert numpy.array_equal(n[2], numpy.clip(numpy.floor(known), -(2**15), 2**15 - 1))


def test_numbers_of_8_bits(kernels):
    rng = numpy.random.default_rng(12)
    x = (rng.standard_normal(64) * 2.0 ** rng.integers(-8, 9, 64)).astype(numpy.float32)
    x[:4] = [1e6, -1e6, 0, 448]
    _, e4m3, e5m2, back = kernels.launch(
        "bytes", 1, 64, x, numpy.zeros(64, numpy.uint8), numpy.zeros(64, numpy.uint8), numpy.zeros((2, 64), numpy.float32))
    for found, dtype, most, row in ((e4m3, ml_dtypes.float8_e4m3fn, 448, 0), (e5m2, ml_dtypes.float8_e5m2, 57344, 1)):
        expected = numpy.clip(x, -most, most).astype(dtype)
        assert numpy.array_equal(found, expected.view(numpy.uint8))
        assert numpy.array_equal(back[row], expected.astype(numpy.float32))
