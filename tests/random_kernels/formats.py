"""Compute binary floating-point numbers with integers only, as a reference independent of the CPU.

Numbers are given as their bits. Every function computes exactly and rounds once, in `rounded`.
"""

from dataclasses import dataclass
from math import isqrt


@dataclass(frozen=True)
class Format:
    name: str
    width: int
    fraction: int  # stored bits of the significand
    canonical_nan: int
    flushes: bool = False  # as with .ftz: numbers below the smallest normal one become zero

    @property
    def sign(self):
        return 1 << (self.width - 1)

    @property
    def bias(self):
        return (1 << (self.width - self.fraction - 2)) - 1

    @property
    def infinity(self):
        return self.sign - (1 << self.fraction)

    @property
    def least(self):
        """Return the exponent of the last place of the smallest numbers."""
        return 1 - self.bias - self.fraction

    @property
    def one(self):
        return self.bias << self.fraction

    def is_nan(self, bits):
        return bits & ~self.sign > self.infinity

    def is_infinite(self, bits):
        return bits & ~self.sign == self.infinity

    def negative(self, bits):
        return bool(bits & self.sign)

    def parts(self, bits):
        """Return (sign, whole, exponent) of a finite number: whole * 2**exponent."""
        size = bits & ~self.sign
        exponent = size >> self.fraction
        whole = size & ((1 << self.fraction) - 1)
        if exponent:
            whole += 1 << self.fraction
            exponent -= 1
        return bool(bits & self.sign), whole, exponent + self.least

    def flushed(self, bits):
        return bits & self.sign if bits & self.infinity == 0 else bits


F16 = Format("f16", 16, 10, 0x7FFF)
BF16 = Format("bf16", 16, 7, 0x7FFF)
F32 = Format("f32", 32, 23, 0x7FFFFFFF)
F64 = Format("f64", 64, 52, 0xFFF8000000000000)
FORMATS = {form.name: form for form in (F16, BF16, F32, F64)}


def away(mode, negative, last_bit, rest, unit, sticky):
    """Return whether a number `rest` of a `unit` above a representable one rounds up in size."""
    if mode == "rn":
        return 2 * rest > unit or (2 * rest == unit and (sticky or last_bit))
    return mode == ("rm" if negative else "rp") and bool(rest or sticky)


def rounded(form, negative, whole, exponent, mode="rn", sticky=False):
    """Return the bits of whole * 2**exponent, or of slightly more in size if `sticky`.

    If `sticky`, `whole` must have at least two extra bits. A format that flushes does so after
    rounding, as if exponents had no lower limit.
    """
    sign = form.sign if negative else 0
    if whole == 0:
        return sign
    last = exponent + whole.bit_length() - form.fraction - 1
    if not form.flushes:
        last = max(last, form.least)
    shift = last - exponent
    if shift <= 0:
        whole <<= -shift
    else:
        unit = 1 << shift
        whole, rest = whole >> shift, whole & (unit - 1)
        whole += away(mode, negative, whole & 1, rest, unit, sticky)
    if whole >> (form.fraction + 1):
        whole >>= 1
        last += 1
    if last < form.least:
        return sign
    # The leading bit of a normal number adds one to its exponent.
    bits = ((last - form.least) << form.fraction) + whole
    if bits >= form.infinity:
        inward = mode == "rz" or mode == ("rp" if negative else "rm")
        bits = form.infinity - inward
    return sign | bits


def not_a_number(form, *operands):
    """Return the result of an invalid operation: in double precision its first NaN, made quiet."""
    if form is F64:
        for bits in operands:
            if form.is_nan(bits):
                return bits | 1 << (form.fraction - 1)
    return form.canonical_nan


def sum_of(form, first, second, mode):
    """Return the rounded sum of two finite numbers (sign, whole, exponent)."""
    (s, a, x), (t, b, y) = first, second
    low = min(x, y)
    total = (-a if s else a) * (1 << (x - low)) + (-b if t else b) * (1 << (y - low))
    if total == 0:
        negative = s if s == t and a == 0 and b == 0 else mode == "rm"
        return form.sign if negative else 0
    return rounded(form, total < 0, abs(total), low, mode)


def add(form, a, b, mode="rn"):
    if form.is_nan(a) or form.is_nan(b) or (form.is_infinite(a) and form.is_infinite(b) and a != b):
        return not_a_number(form, b, a)
    if form.is_infinite(a) or form.is_infinite(b):
        return a if form.is_infinite(a) else b
    return sum_of(form, form.parts(a), form.parts(b), mode)


def sub(form, a, b, mode="rn"):
    if form.is_nan(a) or form.is_nan(b):
        return not_a_number(form, b, a)
    return add(form, a, b ^ form.sign, mode)


def mul(form, a, b, mode="rn"):
    sign = (a ^ b) & form.sign
    if form.is_nan(a) or form.is_nan(b):
        return not_a_number(form, b, a)
    if form.is_infinite(a) or form.is_infinite(b):
        zero = a & ~form.sign == 0 or b & ~form.sign == 0
        return not_a_number(form) if zero else sign | form.infinity
    (_, m, x), (_, n, y) = form.parts(a), form.parts(b)
    return rounded(form, bool(sign), m * n, x + y, mode)


def fma(form, a, b, c, mode="rn"):
    if form.is_nan(a) or form.is_nan(b) or form.is_nan(c):
        return not_a_number(form, b, c, a)
    sign = (a ^ b) & form.sign
    if form.is_infinite(a) or form.is_infinite(b):
        zero = a & ~form.sign == 0 or b & ~form.sign == 0
        product = form.infinity | sign
        return not_a_number(form) if zero or (form.is_infinite(c) and c != product) else product
    if form.is_infinite(c):
        return c
    (_, m, x), (_, n, y) = form.parts(a), form.parts(b)
    return sum_of(form, (bool(sign), m * n, x + y), form.parts(c), mode)


def div(form, a, b, mode="rn"):
    sign = (a ^ b) & form.sign
    if form.is_nan(a) or form.is_nan(b):
        return not_a_number(form, a, b)
    zeros = a & ~form.sign == 0, b & ~form.sign == 0
    if all(zeros) or (form.is_infinite(a) and form.is_infinite(b)):
        return not_a_number(form)
    if form.is_infinite(a) or zeros[1]:
        return sign | form.infinity
    if form.is_infinite(b):
        return sign
    (_, m, x), (_, n, y) = form.parts(a), form.parts(b)
    shift = 2 * form.fraction + 8
    quotient, rest = divmod(m << shift, n)
    return rounded(form, bool(sign), quotient, x - y - shift, mode, rest != 0)


def sqrt(form, a, mode="rn"):
    if form.is_nan(a):
        return not_a_number(form, a)
    if a & ~form.sign == 0 or a == form.infinity:
        return a
    if form.negative(a):
        return not_a_number(form)
    _, whole, exponent = form.parts(a)
    shift = 2 * form.fraction + 8 + (exponent & 1)
    whole <<= shift
    root = isqrt(whole)
    return rounded(form, False, root, (exponent - shift) // 2, mode, root * root != whole)


def saturated(form, bits):
    """Clamp to +0 … 1; a NaN becomes 0."""
    if form.is_nan(bits) or form.negative(bits):
        return 0
    return min(bits, form.one)


def key(form, bits):
    """Return a sort key for numbers other than NaNs: -0 sorts before +0."""
    return -(bits & ~form.sign) - 1 if form.negative(bits) else bits


def compared(form, a, b):
    """Return -1, 0 or 1, or None if one is a NaN."""
    if form.is_nan(a) or form.is_nan(b):
        return None
    if (a | b) & ~form.sign == 0:
        return 0
    return (key(form, a) > key(form, b)) - (key(form, a) < key(form, b))


def least_or_most(form, a, b, most, nan=False):
    """Return min or max. If one is a NaN, return the other, or a NaN if `nan`."""
    if form.is_nan(a) or form.is_nan(b):
        if form is F64:
            other = b if form.is_nan(a) else a
            return other | 1 << (form.fraction - 1) if form.is_nan(other) else other
        return form.canonical_nan if nan or form.is_nan(a) == form.is_nan(b) else b if form.is_nan(a) else a
    return (max if most else min)(a, b, key=lambda bits: key(form, bits))


def converted(to, form, bits, mode="rn"):
    """Convert to another format.

    To and from double precision, NaNs keep their sign and the upper bits of their payload.
    """
    if form.is_nan(bits):
        if to is not F64 and form is not F64:
            return to.canonical_nan
        payload = bits & ((1 << form.fraction) - 1)
        shift = to.fraction - form.fraction
        payload = payload << shift if shift > 0 else payload >> -shift
        return to.sign * form.negative(bits) | to.infinity | 1 << (to.fraction - 1) | payload
    if form.is_infinite(bits):
        return to.sign * form.negative(bits) | to.infinity
    return rounded(to, *form.parts(bits), mode)


def from_integer(to, value, mode="rn"):
    return rounded(to, value < 0, abs(value), 0, mode)


def to_integer(form, bits, mode):
    """Round to a whole number: an int, +-infinity as a float, or None for a NaN.

    rni rounds ties to even.
    """
    if form.is_nan(bits):
        return None
    if form.is_infinite(bits):
        return float("-inf") if form.negative(bits) else float("inf")
    negative, whole, exponent = form.parts(bits)
    if exponent >= 0:
        whole <<= exponent
    else:
        unit = 1 << -exponent
        whole, rest = whole >> -exponent, whole & (unit - 1)
        whole += away(mode[:2], negative, whole & 1, rest, unit, False)
    return -whole if negative else whole


def to_whole(form, bits, mode):
    """The whole number that it is rounded to, in its own format: a zero keeps its sign."""
    whole = to_integer(form, bits, mode)
    if whole is None:
        return not_a_number(form, bits)
    if isinstance(whole, float):
        return bits
    return rounded(form, form.negative(bits), abs(whole), 0)
