"""Convert between floating-point bits and exact fractions, and round fractions.

The tests take the results of this module as correct.
"""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from math import isqrt

NAN = "nan"
INFINITE = "infinite"


@dataclass(frozen=True)
class Format:
    name: str
    exponent: int  # bits
    mantissa: int  # bits that are stored
    nan: int  # the bits of the only NaN that operations return
    largest: int = 0  # code of the largest number if there are no infinities, else 0
    bias: int = 0

    @property
    def width(self):
        return 1 + self.exponent + self.mantissa

    @property
    def sign_bit(self):
        return 1 << (self.width - 1)

    @property
    def offset(self):
        return self.bias or (1 << (self.exponent - 1)) - 1

    @property
    def infinity(self):
        return ((1 << self.exponent) - 1) << self.mantissa

    @property
    def most(self):
        """Return the bits of the largest finite number."""
        return self.largest or self.infinity - 1


F16 = Format("f16", 5, 10, 0x7FFF)
BF16 = Format("bf16", 8, 7, 0x7FFF)
F32 = Format("f32", 8, 23, 0x7FFFFFFF)
F64 = Format("f64", 11, 52, 0xFFF8000000000000)
E4M3 = Format("e4m3", 4, 3, 0x7F, largest=0x7E)
E5M2 = Format("e5m2", 5, 2, 0x7F)
# These formats have no NaNs; a NaN becomes the largest number.
E2M3 = Format("e2m3", 2, 3, 0x1F, largest=0x1F)
E3M2 = Format("e3m2", 3, 2, 0x1F, largest=0x1F)
E2M1 = Format("e2m1", 2, 1, 0x7, largest=0x7)
FORMATS = {f.name: f for f in (F16, BF16, F32, F64, E4M3, E5M2, E2M3, E3M2, E2M1)}


@dataclass(frozen=True)
class Number:
    """A sign and a size, which is a fraction, NAN or INFINITE."""

    negative: bool
    size: object

    @property
    def is_nan(self):
        return self.size == NAN

    @property
    def is_infinite(self):
        return self.size == INFINITE

    @property
    def is_finite(self):
        return not isinstance(self.size, str)

    @property
    def is_zero(self):
        return self.size == 0

    @property
    def value(self):
        return -self.size if self.negative else self.size


@cache
def number(f, bits):
    """Return the number that these bits stand for."""
    negative = bool(bits & f.sign_bit)
    code = bits & (f.sign_bit - 1)
    exponent, mantissa = code >> f.mantissa, code & ((1 << f.mantissa) - 1)
    if f.largest:
        if code > f.largest:
            return Number(negative, NAN)
    elif code >= f.infinity:
        return Number(negative, NAN if mantissa else INFINITE)
    if exponent:
        mantissa |= 1 << f.mantissa
    power = max(exponent, 1) - f.offset - f.mantissa
    return Number(negative, Fraction(mantissa << power) if power >= 0 else Fraction(mantissa, 1 << -power))


def power_of(size):
    """Return the exponent of the highest bit of a positive fraction."""
    estimate = size.numerator.bit_length() - size.denominator.bit_length()
    return estimate if scaled(size, -estimate) >= 1 else estimate - 1


def scaled(size, power):
    return size * (1 << power) if power >= 0 else size / (1 << -power)


def goes_up(rest, odd, negative, mode):
    """Say whether rounding increments an integer that is followed by the fraction `rest`."""
    if mode == "rn":
        return rest > Fraction(1, 2) or (rest == Fraction(1, 2) and odd)
    return rest > 0 and {"rz": False, "rm": negative, "rp": not negative}[mode]


def rounded_integer(size, negative, mode):
    whole, rest = divmod(size.numerator, size.denominator)
    return whole + goes_up(Fraction(rest, size.denominator), whole & 1, negative, mode)


def rounded(f, negative, size, mode="rn", saturate=False):
    """Return the bits of a finite number, rounded once.

    If it is too large, the mode decides between infinity and the largest number.
    """
    sign = f.sign_bit if negative else 0
    if size == 0:
        return sign
    least = 1 - f.offset
    power = max(power_of(size), least)
    whole = rounded_integer(scaled(size, f.mantissa - power), negative, mode)
    # This holds for subnormal numbers, too, and a carry increments the exponent.
    code = whole + ((power - least) << f.mantissa)
    if code > f.most:
        inward = mode == "rz" or (mode == "rm" and not negative) or (mode == "rp" and negative)
        code = f.most if saturate or inward or f.largest else f.infinity
    return sign | code


def root(size):
    """Return a fraction's square root, exact or close enough for every rounding."""
    shift = max(0, 300 - size.numerator.bit_length() + size.denominator.bit_length())
    shift += shift & 1
    scaled_up = (size.numerator << shift) // size.denominator
    exact = scaled_up * size.denominator == size.numerator << shift
    whole = isqrt(scaled_up)
    if exact and whole * whole == scaled_up:
        return Fraction(whole, 1 << (shift // 2))
    return Fraction(2 * whole + 1, 1 << (shift // 2 + 1))


def is_subnormal(f, bits):
    return (bits & f.infinity) == 0


def is_tiny(f, result, mode):
    """Say whether a number, rounded without exponent bounds, is below the normal numbers."""
    if result.size == 0:
        return False
    places = f.mantissa - power_of(result.size)
    whole = rounded_integer(scaled(result.size, places), result.negative, mode)
    return scaled(Fraction(whole), -places) < scaled(Fraction(1), 1 - f.offset)


def flushed(f, bits):
    return bits & f.sign_bit if is_subnormal(f, bits) else bits


# --- operations on numbers: (negative, size), or NAN for an invalid one ---------------------------


def add(a, b, mode="rn"):
    if a.is_nan or b.is_nan or (a.is_infinite and b.is_infinite and a.negative != b.negative):
        return Number(False, NAN)
    if a.is_infinite or b.is_infinite:
        return a if a.is_infinite else b
    total = a.value + b.value
    if total == 0:
        both = a.negative and b.negative if a.negative == b.negative else mode == "rm"
        return Number(both, Fraction(0))
    return Number(total < 0, abs(total))


def negative_of(a):
    return Number(not a.negative, a.size)


def multiply(a, b):
    negative = a.negative != b.negative
    if a.is_nan or b.is_nan or (a.is_infinite and b.is_zero) or (b.is_infinite and a.is_zero):
        return Number(False, NAN)
    return Number(negative, INFINITE if a.is_infinite or b.is_infinite else a.size * b.size)


def divide(a, b):
    negative = a.negative != b.negative
    if a.is_nan or b.is_nan or (a.is_infinite and b.is_infinite) or (a.is_zero and b.is_zero):
        return Number(False, NAN)
    if a.is_infinite or b.is_zero:
        return Number(negative, INFINITE)
    return Number(negative, Fraction(0) if b.is_infinite else a.size / b.size)


def square_root(a):
    if a.is_nan or (a.negative and not a.is_zero):
        return Number(False, NAN)
    return a if a.is_zero or a.is_infinite else Number(False, root(a.size))


def encoded(f, x, mode="rn", saturate=False):
    """Return the bits of a number; a NaN becomes the format's own."""
    if x.is_nan:
        return f.nan
    if x.is_infinite:
        code = f.most if saturate or f.largest else f.infinity
        return code | (f.sign_bit if x.negative else 0)
    return rounded(f, x.negative, x.size, mode, saturate)
