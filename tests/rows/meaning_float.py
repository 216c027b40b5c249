"""Compute floating-point results: rounding, NaNs, subnormals, and the bounds of approximations."""

import math
from dataclasses import dataclass
from fractions import Fraction

from . import exact
from .exact import F64, FORMATS, NAN, Number, encoded, flushed, is_subnormal, number
from .table import bits

QUIET = 1 << 51


@dataclass(frozen=True)
class Close:
    """Any number between two, or one of some bits."""

    format: exact.Format
    low: Fraction
    high: Fraction
    also: tuple = ()

    def holds(self, found):
        x = number(self.format, found)
        return found in self.also or (x.is_finite and self.low <= x.value <= self.high)

    def __str__(self):
        return f"{float(self.low)!r} to {float(self.high)!r}"


def element_of(type_name):
    """Return the type of each number in a register, and how many there are."""
    return (type_name[:-2], 2) if type_name.endswith("x2") else (type_name, 1)


def each(function):
    """Apply a function of single numbers' bits to registers with one number or two."""

    def meaning(form, operands):
        name, count = element_of(form.first)
        width, result = bits(name), 0
        for i in range(count):
            parts = [x >> width * i & (1 << width) - 1 for x in operands]
            one = function(form, FORMATS[name], *parts)
            result = one if count == 1 else result | one << width * i
        return result

    return meaning


def mode_of(form):
    return form.which("rn|rz|rm|rp") or "rn"


def is_nan(f, x):
    return number(f, x).is_nan


def saturated(f, code):
    x = number(f, code)
    if x.is_nan or x.negative:
        return 0
    return min(code, f.offset << f.mantissa)


def finished(form, f, code):
    """Apply the modifiers to a rounded result."""
    if form.has("ftz"):
        code = flushed(f, code)
    if form.has("sat"):
        return saturated(f, code)
    if form.has("relu") and not is_nan(f, code) and code & f.sign_bit:
        return 0
    return code


def nan_of(f, operands, order):
    """Return an operation's NaN; in double precision the first NaN operand in `order`."""
    if f is F64:
        for i in order:
            if is_nan(f, operands[i]):
                return operands[i] | QUIET
    return f.nan


def arithmetic(order, operation):
    """Return an operation on numbers that rounds once.

    `order` says which operand's NaN comes first. .ftz flushes results that would be below the
    smallest normal number if they were rounded with an unbounded exponent.
    """

    def function(form, f, *operands):
        if form.has("ftz"):
            operands = [flushed(f, x) for x in operands]
        result = operation(mode_of(form), *[number(f, x) for x in operands])
        if form.has("ftz") and result.is_finite and exact.is_tiny(f, result, mode_of(form)):
            result = Number(result.negative, Fraction(0))
        code = nan_of(f, operands, order) if result.is_nan else encoded(f, result, mode_of(form))
        return finished(form, f, code)

    return each(function)


def fused(mode, a, b, c):
    product = exact.multiply(a, b)
    return Number(False, NAN) if product.is_nan else exact.add(product, c, mode)


def with_half(operation):
    """Return an operation on single precision and halves; halves are widened first."""

    def meaning(form, operands):
        f, half = FORMATS["f32"], FORMATS[form.last]
        values = [number(half, x) for x in operands[:-1]] + [number(f, operands[-1])]
        result = operation(mode_of(form), *values)
        return finished(form, f, f.nan if result.is_nan else encoded(f, result, mode_of(form)))

    return meaning


def absolute(form, f, a):
    if is_nan(f, a):
        return a | QUIET if f is F64 else f.nan
    return finished(form, f, a & ~f.sign_bit)


def neg(form, f, a):
    if is_nan(f, a):
        return a | QUIET if f is F64 else f.nan
    return finished(form, f, a ^ f.sign_bit)


def order_of(f, x):
    """Return a sort key for numbers: -0 is below +0."""
    return -(x & ~f.sign_bit) - 1 if x & f.sign_bit else x


def picked(form, f, a, b, c=None):
    if c is not None:
        return picked(form, f, picked(form, f, a, b), c)
    if form.has("ftz"):
        a, b = flushed(f, a), flushed(f, b)
    sign = 0
    if form.has("abs"):
        a, b, given = a & ~f.sign_bit, b & ~f.sign_bit, (a, b)
    if form.has("xorsign"):
        sign = (given[0] ^ given[1]) & f.sign_bit
    nans = is_nan(f, a), is_nan(f, b)
    if all(nans) or (form.has("NaN") and any(nans)):
        return nan_of(f, (a, b), (1,))
    if any(nans):
        return (b if nans[0] else a) | sign
    best = max if form.row.opcode == "max" else min
    return best(a, b, key=lambda x: order_of(f, x)) | sign


def reduced(form, values):
    """Return the minimum or maximum of all numbers of single precision at once."""
    f = FORMATS["f32"]
    values = [x & ~f.sign_bit if form.has("abs") else x for x in values]
    numbers = [x for x in values if not is_nan(f, x)]
    if not numbers or (form.has("NaN") and len(numbers) < len(values)):
        return f.nan
    return (max if form.has("max") else min)(numbers, key=lambda x: order_of(f, x))


def copysign(form, f, a, b):
    return a & f.sign_bit | b & ~f.sign_bit


def testp(form, operands):
    f, (a,) = FORMATS[form.first], operands
    x = number(f, a)
    small = x.is_finite and not x.is_zero and is_subnormal(f, a)
    return int({
        "finite": x.is_finite, "infinite": x.is_infinite, "number": not x.is_nan, "notanumber": x.is_nan,
        "normal": x.is_finite and not small, "subnormal": small,
    }[form.which("finite|infinite|number|notanumber|normal|subnormal")])  # fmt: skip


def slct(form, operands):
    a, b, c = operands
    if form.last == "s32":
        return a if c >> 31 == 0 else b
    f = FORMATS["f32"]
    x = number(f, flushed(f, c) if form.has("ftz") else c)
    return b if x.is_nan or (x.negative and not x.is_zero) else a


# --- approximations -------------------------------------------------------------------------------


def near(form, f, value, relative=0.0, absolute=0.0, ulps=0.0):
    """Return numbers close to a fraction.

    If the result may be too large or too small for the format, its replacement is allowed, too.
    """
    size = abs(value)
    room = size * Fraction(relative) + Fraction(absolute)
    if size:
        power = max(exact.power_of(size), 1 - f.offset)
        room += Fraction(ulps) * exact.scaled(Fraction(1), power - f.mantissa)
    least = exact.scaled(Fraction(1), 1 - f.offset)
    if size < 2 * least and not form.has("ftz"):
        room += 3 * exact.scaled(least, -f.mantissa)
    low, high = value - room, value + room
    also = []
    if high > number(f, f.most).size:
        also.append(f.infinity)
    if low < -number(f, f.most).size:
        also.append(f.infinity | f.sign_bit)
    if form.has("ftz") and size - room < least:
        also.append(f.sign_bit if value < 0 else 0)
    return Close(f, low, high, tuple(also))


def whole_range(f):
    return Close(f, Fraction(-1), Fraction(1))


def approximation(function):
    """Return an approximation. `function` maps a number to its special bits or to a bound."""

    def meaning(form, f, *operands):
        if form.has("ftz"):
            operands = [flushed(f, x) for x in operands]
        values = [number(f, x) for x in operands]
        if any(x.is_nan for x in values):
            return f.nan
        return function(form, f, *values)

    def of_form(form, operands):
        name, count = element_of(form.first)
        width = bits(name)
        results = [
            meaning(form, FORMATS[name], *[x >> width * i & (1 << width) - 1 for x in operands]) for i in range(count)
        ]
        return results[0] if count == 1 else Both(tuple(results), width)

    return of_form


@dataclass(frozen=True)
class Both:
    """Two results in a register, each checked by itself."""

    parts: tuple
    width: int

    def holds(self, found):
        pieces = [found >> self.width * i & (1 << self.width) - 1 for i in range(len(self.parts))]
        return all(
            part.holds(p) if hasattr(part, "holds") else part == p for part, p in zip(self.parts, pieces, strict=True)
        )

    def __str__(self):
        return " and ".join(f"{p:x}" if isinstance(p, int) else str(p) for p in self.parts)


def signed_code(f, code, negative):
    return code | (f.sign_bit if negative else 0)


def reciprocal(form, f, x):
    if x.is_zero or x.is_infinite:
        return signed_code(f, f.infinity if x.is_zero else 0, x.negative)
    return near(form, f, 1 / x.value, ulps=1)


def root(form, f, x):
    if x.is_zero:
        return signed_code(f, 0, x.negative)
    if x.negative:
        return f.nan
    return f.infinity if x.is_infinite else near(form, f, exact.root(x.size), relative=2**-23)


def reciprocal_root(form, f, x):
    if x.is_zero:
        return signed_code(f, f.infinity, x.negative)
    if x.negative:
        return f.nan
    return 0 if x.is_infinite else near(form, f, 1 / exact.root(x.size), relative=2**-22.9)


def wave(function):
    def meaning(form, f, x):
        if x.is_infinite:
            return f.nan
        if x.size > 100 * math.pi:
            return whole_range(f)
        bound = 2**-20.4 if x.size <= 2 * math.pi else 2**-14.7
        close = near(form, f, Fraction(function(float(x.value))), absolute=bound)
        if x.is_zero and function is math.sin:
            return signed_code(f, 0, x.negative)
        return close

    return meaning


def logarithm(form, f, x):
    if x.is_zero:
        return f.infinity | f.sign_bit
    if x.negative:
        return f.nan
    if x.is_infinite:
        return f.infinity
    if x.size == 1:
        return 0
    value = Fraction(math.log2(x.size))
    bounds = {"absolute": 2**-22} if Fraction(1, 2) < x.size < 2 else {"relative": 2**-22}
    return near(form, f, value, **bounds)


def power_of_two(form, f, x):
    if x.is_infinite or abs(x.value) > 5000:
        return 0 if x.negative else f.infinity
    whole = math.floor(x.value)
    value = exact.scaled(Fraction(2.0 ** float(x.value - whole)), whole)
    relative = {"f32": 2**-22, "f16": 2**-9.9, "bf16": 2**-7}[f.name]
    return near(form, f, value, relative=relative)


def tanh(form, f, x):
    if x.is_zero or x.is_infinite:
        return signed_code(f, f.offset << f.mantissa if x.is_infinite else 0, x.negative)
    value = Fraction(math.tanh(float(x.value)))
    return near(form, f, value, **{
        "f32": {"relative": 2**-11}, "f16": {"absolute": 2**-10.987}, "bf16": {"absolute": 2**-8},
    }[f.name])  # fmt: skip


def quotient(form, f, a, b):
    negative = a.negative != b.negative
    if not form.has("full") and b.is_finite and b.size > 2**126:
        return f.nan if a.is_infinite else signed_code(f, 0, negative)
    result = exact.divide(a, b)
    if not result.is_finite or result.is_zero:
        return encoded(f, result)
    return near(form, f, result.value, ulps=2.5)


def coarse(function):
    """Approximate in double precision, from and to the upper halves of the registers."""

    def meaning(form, operands):
        upper = operands[0] & 0xFFFFFFFF00000000
        x = number(F64, flushed(F64, upper))
        if x.is_nan:
            return 0x7FFFFFFF00000000
        result = function(form, F64, x)
        return 0x7FFFFFFF00000000 if result == F64.nan else result

    return meaning


def coarse_reciprocal(form, f, x):
    if x.is_zero or x.is_infinite:
        return reciprocal(form, f, x)
    return near(form, f, 1 / x.value, relative=2**-19.9)


def coarse_root(form, f, x):
    if x.is_zero or x.is_infinite or x.negative:
        return reciprocal_root(form, f, x)
    return near(form, f, 1 / exact.root(x.size), relative=2**-19.9)


def fine_root(form, operands):
    x = number(F64, operands[0])
    if x.is_nan:
        return operands[0] | QUIET
    if x.is_zero or x.is_infinite or x.negative:
        return reciprocal_root(form, F64, x)
    return near(form, F64, 1 / exact.root(x.size), ulps=3)


# --- which rows -----------------------------------------------------------------------------------


def is_mixed(row):
    return row.types.startswith("f32 / ")


def is_float(row):
    return "/" not in row.types and row.types.split()[0] in ("f16", "bf16", "f32", "f64", "f16x2", "bf16x2", "f32x2")


def rounds(row):
    return is_float(row) and "approx" not in row.modifiers


def approximates(row):
    return is_float(row) and "approx" in row.modifiers


def of_double(row):
    return approximates(row) and row.types == "f64"


MEANINGS = {
    ("add", is_float): arithmetic((1, 0), lambda mode, a, b: exact.add(a, b, mode)),
    ("sub", is_float): arithmetic((1, 0), lambda mode, a, b: exact.add(a, exact.negative_of(b), mode)),
    ("mul", is_float): arithmetic((1, 0), lambda mode, a, b: exact.multiply(a, b)),
    ("add", is_mixed): with_half(lambda mode, a, b: exact.add(a, b, mode)),
    ("sub", is_mixed): with_half(lambda mode, a, b: exact.add(a, exact.negative_of(b), mode)),
    ("fma", is_mixed): with_half(fused),
    ("fma", rounds): arithmetic((1, 2, 0), fused),
    ("mad", is_float): arithmetic((1, 2, 0), fused),
    ("div", rounds): arithmetic((0, 1), lambda mode, a, b: exact.divide(a, b)),
    ("rcp", rounds): arithmetic((0,), lambda mode, a: exact.divide(Number(False, Fraction(1)), a)),
    ("sqrt", rounds): arithmetic((0,), lambda mode, a: exact.square_root(a)),
    ("abs", is_float): each(absolute),
    ("neg", is_float): each(neg),
    ("min", is_float): each(picked),
    ("max", is_float): each(picked),
    ("copysign", is_float): each(copysign),
    ("testp", is_float): testp,
    ("slct", lambda row: True): slct,
    ("rcp", of_double): coarse(coarse_reciprocal),
    ("rsqrt", lambda row: of_double(row) and "ftz" in row.modifiers): coarse(coarse_root),
    ("rsqrt", of_double): fine_root,
    ("rcp", approximates): approximation(reciprocal),
    ("sqrt", approximates): approximation(root),
    ("rsqrt", approximates): approximation(reciprocal_root),
    ("sin", approximates): approximation(wave(math.sin)),
    ("cos", approximates): approximation(wave(math.cos)),
    ("lg2", approximates): approximation(logarithm),
    ("ex2", approximates): approximation(power_of_two),
    ("tanh", approximates): approximation(tanh),
    ("div", approximates): approximation(quotient),
}
