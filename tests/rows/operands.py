"""List values at the edges of each type, and combine them."""

import itertools
import random
from functools import cache

from . import table
from .exact import BF16, F16, F32, F64

FLOATS = {"f16": F16, "bf16": BF16, "f32": F32, "f64": F64}
PAIRS = {"f16x2": "f16", "bf16x2": "bf16", "u16x2": "u16", "s16x2": "s16", "f32x2": "f32"}
MOST = 600  # combinations for one form


def _spread(text, bits, count):
    source = random.Random(text)
    return [source.getrandbits(bits) for _ in range(count)]


def integers(bits):
    """Return edge values; the first ones are the most telling."""
    top, every = 1 << (bits - 1), (1 << bits) - 1
    half = bits // 2
    return [
        0, 1, every, top, top - 1, 2, every - 1, top + 1, 1 << half, (1 << half) - 1, 0x55555555_55555555 & every, 7,
        (every >> half) << half, 0x80 & every, 0xFF & every, 31, *_spread(f"integers {bits}", bits, 8),
    ]  # fmt: skip


def floats(f):
    one = f.offset << f.mantissa
    unit = 1 << f.mantissa
    sign, infinity = f.sign_bit, f.infinity
    quiet = infinity | unit >> 1
    return [
        0, one, sign, sign | one, infinity, sign | infinity, quiet | 5, 1, sign | 1, unit, unit - 1, infinity - 1,
        one + 1, one - 1, sign | one + 1, one + unit, sign | unit - 1, sign | infinity - 1,
        infinity | 3, sign | quiet | 9, one - unit, one + 2 * unit + (unit >> 1), sign | (one - unit + 1),
        one + (f.mantissa * unit), one - (f.mantissa + 1) * unit, one - (f.mantissa + 1) * unit + 1,
        unit + 1, 2 * unit, sign | 2 * unit + 3, one + unit // 3, *_spread(f"floats {f.name}", f.width, 10),
    ]  # fmt: skip


def pairs(values, bits):
    """Return each value in both halves, next to another value."""
    moved = values[7:] + values[:7]
    return [low | high << bits for low, high in zip(values, moved, strict=True)]


@cache
def values(type_name):
    if type_name in FLOATS:
        return floats(FLOATS[type_name])
    if type_name in PAIRS:
        half = PAIRS[type_name]
        return pairs(floats(FLOATS[half]) if half in FLOATS else integers(table.bits(half)), table.bits(half))
    if type_name == "pred":
        return [0, 1]
    if type_name.startswith(("e", "ue")):  # all codes of both bytes
        width = table.bits(type_name)
        return [x | (x * 7 + 3 & 0xFF) << 8 & ((1 << width) - 1) for x in range(256)]
    return integers(max(table.bits(type_name), 8))


def unary(type_name):
    """Return more values, for forms with a single operand."""
    found = list(values(type_name))
    if type_name in FLOATS:
        f = FLOATS[type_name]
        found += _spread(f"unary {type_name}", f.width, 60)
        one = f.offset << f.mantissa
        for power in range(-f.mantissa - 3, f.mantissa + 12, 3):  # around halves and integers
            code = one + (power << f.mantissa)
            if 0 < code < f.infinity:
                found += [code, code + 1, code | f.sign_bit, code + (1 << (f.mantissa - 1)), (code + 3) | f.sign_bit]
        for size in (0.5, 1.5, 2.5, 3.5, 127.5, 128.5, 255.5, 32767.5, 65519.0, 65520.0, 2147483647.5):
            found += [near for near in _around(f, size)]
    elif type_name not in ("pred",):
        width = table.bits(type_name)
        found += _spread(f"unary {type_name}", width, 30) + [
            x & (1 << width) - 1 for x in (126, 127, 128, 129, 254, 256, 257)
        ]
        found += [1 << i for i in range(width)] + [(1 << i) - 1 for i in range(width)]
    return list(dict.fromkeys(found))


def _around(f, size):
    from fractions import Fraction

    from .exact import rounded

    code = rounded(f, False, Fraction(size), "rz", True)
    return [code, code - 1, code + 1 if code + 1 < f.infinity else code, code | f.sign_bit, code + 1 | f.sign_bit]


@cache
def close_factors(bits):
    """Return pairs of significands of `bits` bits whose product is close to a power of two.

    The products are: a little less; a little more; and two that are less by an amount that
    rounding, to nearest or up, adds to a number with fewer bits but not to one with `bits` bits.
    """
    whole, start = 1 << (2 * bits - 1), 5 << (bits - 3)
    tried = range(start, min(start + 5000, 1 << bits))

    def below(most):
        found = min(tried, key=lambda n: most % n)
        return found, most // found

    above = min(tried, key=lambda n: -whole % n or n)
    return below(whole - 1), (above, -(-whole // above)), below(whole - (3 << bits - 3)), below(whole - (3 << bits - 2))


def small_products(f, with_sum):
    """Return factors whose product is just below or just above the smallest normal number.

    With `with_sum`, sums reach it from twice that number, or from itself.
    """
    unit, least = 1 << f.mantissa, 1 - f.offset

    def number(significand, power):
        return significand - unit + (f.offset + power) * unit

    for m, n in close_factors(f.mantissa + 1):
        for sign in (0, f.sign_bit):
            a, power = number(m, least // 2), least - 1 - least // 2
            once, twice = sign | number(n, power), sign | number(n, power + 1)
            yield from [(a, once, 0), (a, once, f.sign_bit), (a, twice, sign ^ f.sign_bit | unit)] if with_sum else [(a, once)]
    if with_sum:
        yield from [(unit, f.sign_bit | unit, unit), (unit, unit, f.sign_bit | unit), (unit, unit, unit)]


def with_small_results(type_name, opcode):
    """Return operands whose result is within a rounding of the smallest normal number."""
    f = FLOATS.get(PAIRS.get(type_name, type_name))
    if f is None or opcode not in ("mul", "fma", "mad", "div", "rcp"):
        return []
    one, least = f.offset << f.mantissa, 1 << f.mantissa
    large = (2 * f.offset - 1 << f.mantissa) + 1
    found = {"div": [(least, one + 1), (least, f.sign_bit | one + 1), (least, one - 1)], "rcp": [(large,), (f.sign_bit | large,)]}.get(
        opcode) or list(small_products(f, opcode != "mul"))  # fmt: skip
    if type_name in PAIRS:
        return [tuple(x | y << f.width for x, y in zip(these, others, strict=True))
                for these, others in zip(found, found[1:] + found[:1], strict=True)]  # fmt: skip
    return found


def combinations(lists, most=MOST):
    """Return the product of the lists if it is small enough.

    Otherwise return the combinations of as many first values of each as fit, and random others.
    """
    if not lists:
        return [()]
    if len(lists) == 1:
        return [(value,) for value in lists[0]]
    total = 1
    for some in lists:
        total *= len(some)
    if total <= most:
        return list(itertools.product(*lists))
    room = most * 2 // 3
    sides = [1] * len(lists)
    while True:  # the sides grow in turn
        grown = False
        for i, some in enumerate(lists):
            wider = sides[:i] + [sides[i] + 1] + sides[i + 1 :]
            size = 1
            for side in wider:
                size *= side
            if sides[i] < len(some) and size <= room:
                sides, grown = wider, True
        if not grown:
            break
    found = list(itertools.product(*[some[:side] for some, side in zip(lists, sides, strict=True)]))
    source = random.Random(str(lists))
    found += [tuple(source.choice(some) for some in lists) for _ in range(most - len(found))]
    return found
