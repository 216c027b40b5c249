"""Test CUDA's mathematical functions on the simulated device, in single and double precision.

Errors must stay within the units in the last place that CUDA's documentation promises. The
reference results have twice the precision, or 80 bits.
"""

import math

import numpy
import pytest
from numpy import longdouble
from support import libraries
from support.core import compiled
from support.sanitizers import needs_builtins

pytestmark = [
    pytest.mark.nvrtc,
    pytest.mark.skipif(libraries.ON_GPU, reason="the simulated device takes the place of a GPU"),
    needs_builtins,
]

WIDE, SMALL, UNIT, POSITIVE = (-40, 40), (-4, 4), (-1, 1), (1e-3, 50)
PI = longdouble("3.14159265358979323846264338327950288")


def each(function):
    """Return a function of Python's floats for arrays."""
    return lambda x: numpy.array([function(float(value)) for value in x], longdouble)


# name: (reference, where, units of single precision, of double precision). Python's own functions
# may be one unit off.
FUNCTIONS = {
    "sin": (numpy.sin, WIDE, 2, 2),
    "cos": (numpy.cos, WIDE, 2, 2),
    "tan": (numpy.tan, WIDE, 4, 2),
    "sinpi": (lambda x: numpy.sin(PI * (x - 2 * numpy.rint(x / 2))), SMALL, 1, 2),
    "cospi": (lambda x: numpy.cos(PI * (x - 2 * numpy.rint(x / 2))), SMALL, 1, 2),
    "asin": (numpy.arcsin, UNIT, 2, 2),
    "acos": (numpy.arccos, UNIT, 2, 2),
    "atan": (numpy.arctan, WIDE, 2, 2),
    "sinh": (numpy.sinh, WIDE, 3, 2),
    "cosh": (numpy.cosh, WIDE, 2, 1),
    "tanh": (numpy.tanh, SMALL, 2, 2),
    "asinh": (numpy.arcsinh, WIDE, 3, 3),
    "acosh": (numpy.arccosh, (1, 50), 4, 3),
    "atanh": (numpy.arctanh, (-0.99, 0.99), 3, 2),
    "exp": (numpy.exp, WIDE, 2, 1),
    "exp2": (numpy.exp2, WIDE, 2, 1),
    "exp10": (lambda x: longdouble(10) ** x, (-30, 30), 2, 1),
    "expm1": (numpy.expm1, SMALL, 1, 1),
    "log": (numpy.log, POSITIVE, 1, 1),
    "log2": (numpy.log2, POSITIVE, 1, 1),
    "log10": (numpy.log10, POSITIVE, 2, 1),
    "log1p": (numpy.log1p, (-0.9, 20), 1, 1),
    "sqrt": (numpy.sqrt, POSITIVE, 0, 0),
    "rsqrt": (lambda x: 1 / numpy.sqrt(x), POSITIVE, 2, 1),
    "cbrt": (numpy.cbrt, WIDE, 1, 1),
    "rcbrt": (lambda x: 1 / numpy.cbrt(x), POSITIVE, 1, 1),
    "erf": (each(math.erf), SMALL, 2, 2 + 1),
    "erfc": (each(math.erfc), SMALL, 4, 5 + 1),
    "lgamma": (each(math.lgamma), (3, 40), 6, 4 + 3),
    "tgamma": (each(math.gamma), (0.1, 20), 5, 10 + 3),
}
PAIRS = {
    "pow": (numpy.power, POSITIVE, (-8, 8), 4, 2),
    "atan2": (numpy.arctan2, WIDE, WIDE, 3, 2),
    "hypot": (numpy.hypot, WIDE, WIDE, 3, 2),
    "fmod": (numpy.fmod, WIDE, POSITIVE, 0, 0),
    "remainder": (lambda x, y: x - numpy.rint(x / y) * y, WIDE, POSITIVE, 0, 0),
    "fdim": (lambda x, y: numpy.maximum(x - y, 0), WIDE, WIDE, 0, 0),
}
# Fast mathematics uses other functions, whose error is absolute (for exponents, of the result). The
# values are documented ones for arguments like these, rounded up.
FAST = {"sin": (math.pi, 2.0**-21), "cos": (math.pi, 2.0**-21), "tan": (1, 2.0**-18), "exp": (4, 2.0**-14), "exp10": (4, 2.0**-6),
        "log": (50, 2.0**-20), "log2": (50, 2.0**-20), "log10": (50, 2.0**-20), "pow": (4, 2.0**-2)}  # fmt: skip


def source():
    lines = []
    for suffix, type in (("f", "float"), ("", "double")):
        for name in FUNCTIONS:
            lines.append(f'extern "C" __global__ void {name}_{type}(const {type} *x, {type} *out) '
                         f"{{ out[threadIdx.x] = {name}{suffix}(x[threadIdx.x]); }}")  # fmt: skip
        for name in PAIRS:
            lines.append(f'extern "C" __global__ void {name}_{type}(const {type} *x, const {type} *y, {type} *out) '
                         f"{{ out[threadIdx.x] = {name}{suffix}(x[threadIdx.x], y[threadIdx.x]); }}")  # fmt: skip
        lines.append(f"""
extern "C" __global__ void parts_{type}(const {type} *x, {type} *out, int *whole)
{{
    int i = threadIdx.x, quotient;
    {type} s, c, rest;
    sincos{suffix}(x[i], &s, &c);
    out[i] = s;
    out[128 + i] = c;
    out[256 + i] = frexp{suffix}(x[i], &whole[i]);
    out[384 + i] = modf{suffix}(x[i], &rest);
    out[512 + i] = rest;
    out[640 + i] = nextafter{suffix}(x[i], ({type})100);
    out[768 + i] = ldexp{suffix}(x[i], 5);
    out[896 + i] = remquo{suffix}(x[i], ({type})0.75, &quotient);
    whole[128 + i] = ilogb{suffix}(x[i]);
    whole[256 + i] = ll{"rint" if suffix else "round"}{suffix}(x[i]);
}}
extern "C" __global__ void edges_{type}({type} *out)
{{
    {type} inf = ({type})1 / (threadIdx.x ? ({type})1 : ({type})0), zero = inf - inf == 0 ? 1 : 0;
    {type} values[] = {{exp{suffix}(inf), exp{suffix}(-inf), log{suffix}(zero), log{suffix}(-inf), sin{suffix}(inf),
        pow{suffix}(zero, ({type})0), pow{suffix}(({type})-8, ({type})3), atan2{suffix}(zero, -inf), sqrt{suffix}(({type})-1),
        tgamma{suffix}(({type})5), erf{suffix}(inf), fmod{suffix}(inf, ({type})1), hypot{suffix}(inf, inf - inf),
        tanh{suffix}(-inf)}};
    for (int i = 0; i < 14; i++)
        out[i] = values[i];
}}""")
    return "\n".join(lines)


kernels = compiled.fixture_for(source())
TYPES = {"float": numpy.float32, "double": numpy.float64}
EXACT = longdouble


@pytest.fixture(params=TYPES)
def type(request):
    return request.param


def arguments(dtype, where, seed):
    x = numpy.random.default_rng(seed).uniform(*where, 128)
    return x.astype(dtype)


def error_allowed(kernels, name, dtype, units):
    """Return (units in the last place, 0), or (0, absolute error)."""
    if kernels.mode == "fast" and dtype == numpy.float32:
        return (0, FAST[name][1]) if name in FAST else (max(units, 4), 0)
    return units, 0


def check(out, exact, units, absolute, dtype):
    if absolute:
        assert (abs(out - exact) <= absolute).all(), abs(out - exact).max()
    else:
        off = compiled.ulps(out, exact, dtype)
        assert (off <= units).all(), (off.max(), out[off.argmax()], exact[off.argmax()])


def narrowed(kernels, name, where, dtype):
    """Return the range of arguments for which the error of fast mathematics is known."""
    if kernels.mode == "fast" and dtype == numpy.float32 and name in FAST:
        most = FAST[name][0]
        return max(where[0], -most), min(where[1], most)
    return where


@pytest.mark.parametrize("name", FUNCTIONS)
def test_functions(kernels, type, name):
    reference, where, *units = FUNCTIONS[name]
    dtype = TYPES[type]
    x = arguments(dtype, narrowed(kernels, name, where, dtype), 1)
    out = kernels.launch(f"{name}_{type}", 1, 128, x, numpy.zeros_like(x))[1]
    check(out, reference(x.astype(EXACT)), *error_allowed(kernels, name, dtype, units[type == "double"]), dtype)


@pytest.mark.parametrize("name", PAIRS)
def test_functions_of_two(kernels, type, name):
    reference, first, second, *units = PAIRS[name]
    dtype = TYPES[type]
    narrow = narrowed(kernels, name, second, dtype)
    x, y = arguments(dtype, narrowed(kernels, name, first, dtype), 2), arguments(dtype, narrow, 3)
    out = kernels.launch(f"{name}_{type}", 1, 128, x, y, numpy.zeros_like(x))[2]
    check(out, reference(x.astype(EXACT), y.astype(EXACT)), *error_allowed(kernels, name, dtype, units[type == "double"]), dtype)


def test_parts(kernels, type):
    dtype = TYPES[type]
    x = arguments(dtype, (-3, 3), 4)
    _, out, whole = kernels.launch(f"parts_{type}", 1, 128, x, numpy.zeros((8, 128), dtype), numpy.zeros((3, 128), numpy.int32))
    assert numpy.allclose(out[0], numpy.sin(x.astype(float)), rtol=0, atol=1e-6)
    assert numpy.allclose(out[1], numpy.cos(x.astype(float)), rtol=0, atol=1e-6)
    fractions, exponents = numpy.frexp(x)
    rests, wholes = numpy.modf(x)
    assert numpy.array_equal(out[2], fractions) and numpy.array_equal(whole[0], exponents)
    assert numpy.array_equal(out[3], rests) and numpy.array_equal(out[4], wholes)
    assert numpy.array_equal(out[5], numpy.nextafter(x, dtype(100)))
    assert numpy.array_equal(out[6], x * 32)
    assert numpy.array_equal(out[7], [math.remainder(float(value), 0.75) for value in x])
    assert numpy.array_equal(whole[1], exponents - 1)
    assert numpy.array_equal(whole[2], numpy.rint(x))


def test_edges(kernels, type):
    if kernels.mode == "fast":
        pytest.skip("infinities are none of its business")
    out = kernels.launch(f"edges_{type}", 1, 1, numpy.zeros(14, TYPES[type]))[0]
    inf, nan = math.inf, math.nan
    wanted = [inf, 0, -inf, nan, nan, 1, -512, math.pi, nan, 24, 1, nan, inf, -1]
    assert numpy.allclose(out, wanted, rtol=1e-6, equal_nan=True), out
