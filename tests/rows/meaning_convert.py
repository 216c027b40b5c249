"""Compute the results of comparisons and conversions."""

from fractions import Fraction

from .exact import (
    BF16,
    F16,
    F32,
    F64,
    FORMATS,
    Number,
    encoded,
    flushed,
    is_subnormal,
    number,
    power_of,
    rounded,
    rounded_integer,
    scaled,
)
from .meaning_float import QUIET, finished, mode_of, saturated
from .meaning_integer import clamp, mask, read
from .table import bits

FLOATS = ("f16", "bf16", "f32", "f64")
COMPARISONS = "eq|ne|lt|le|gt|ge|lo|ls|hi|hs|equ|neu|ltu|leu|gtu|geu|num|nan"


# --- comparisons ----------------------------------------------------------------------------------


def compared(word, a, b, unordered):
    """Compare two values that Python can compare; `unordered` means that one is a NaN."""
    if word in ("num", "nan"):
        return unordered == (word == "nan")
    if unordered:
        return len(word) == 3
    word = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}.get(word, word[:2])
    return {"eq": a == b, "ne": a != b, "lt": a < b, "le": a <= b, "gt": a > b, "ge": a >= b}[word]


def comparison(form, type_name, a, b):
    word = form.which(COMPARISONS)
    if type_name not in FLOATS:
        return compared(word, read(type_name, a), read(type_name, b), False)
    f = FORMATS[type_name]
    if form.has("ftz"):
        a, b = flushed(f, a), flushed(f, b)
    x, y = number(f, a), number(f, b)
    if x.is_nan or y.is_nan:
        return compared(word, 0, 0, True)
    return compared(word, position(x), position(y), False)


def position(x):
    size = Fraction(1 << 2000) if x.is_infinite else x.size
    return -size if x.negative else size


def combined(form, result, third):
    word = form.which("and|or|xor")
    if not word:
        return int(result)
    return {"and": result & third, "or": result | third, "xor": result ^ third}[word]


def setp(form, operands):
    """Return (p, q)."""
    a, b, *third = operands
    third = third[0] if third else 0
    if form.last.endswith("x2"):
        results = [int(comparison(form, form.last[:-2], a >> s & 0xFFFF, b >> s & 0xFFFF)) for s in (0, 16)]
        return tuple(combined(form, result, third) for result in results)
    result = int(comparison(form, form.last, a, b))
    return combined(form, result, third), combined(form, 1 - result, third)


YES = {"f32": 0x3F800000, "f16": 0x3C00, "bf16": 0x3F80}


def set_(form, operands):
    a, b, *third = operands
    third = third[0] if third else 0
    if form.last.endswith("x2"):
        half, result = form.last[:-2], 0
        yes = YES[half] if form.first == form.last else 0xFFFF
        for shift in (0, 16):
            one = int(comparison(form, half, a >> shift & 0xFFFF, b >> shift & 0xFFFF))
            result |= yes << shift if combined(form, one, third) else 0
        return result
    result = combined(form, int(comparison(form, form.last, a, b)), third)
    return YES.get(form.first, mask(bits(form.first))) if result else 0


# --- conversions ----------------------------------------------------------------------------------


def cvt_integers(form, operands):
    value = read(form.last, operands[0])
    if form.has("sat"):
        value = clamp(value, form.first)
    return read(form.first, value)


def cvt_to_integer(form, operands):
    f, width = FORMATS[form.last], bits(form.first)
    code = flushed(f, operands[0]) if form.has("ftz") else operands[0]
    x = number(f, code)
    if x.is_nan:
        if form.last == "f64" or width == 64:
            return read(form.first, 1 << (width - 1))
        return 0
    if x.is_infinite:
        whole = -(1 << 100) if x.negative else 1 << 100
    else:
        whole = rounded_integer(x.size, x.negative, form.which("rni|rzi|rmi|rpi")[:2])
        whole = -whole if x.negative else whole
    return clamp(whole, form.first)


def cvt_from_integer(form, operands):
    f, value = FORMATS[form.first], read(form.last, operands[0])
    code = encoded(f, Number(value < 0, Fraction(abs(value))), mode_of(form))
    return finished(form, f, code)


def nan_between(form, source, target, code):
    """Return the NaN after a conversion; only double precision keeps its payload."""
    if F64 not in (source, target):
        return target.nan
    sign = target.sign_bit if code & source.sign_bit else 0
    payload = code & mask(source.mantissa)
    shift = target.mantissa - source.mantissa
    payload = payload << shift if shift >= 0 else payload >> -shift
    return sign | target.infinity | 1 << (target.mantissa - 1) | payload


def cvt_between(form, operands):
    source, target = FORMATS[form.last], FORMATS[form.first]
    code = operands[0]
    x = number(source, code)
    if source is BF16 and target is F32:
        return F32.nan if form.has("ftz") and x.is_nan else flushed(F32, code << 16) if form.has("ftz") else code << 16
    # not for f16, where the rounding alone decides about numbers so small
    if form.has("ftz") and source is F32 and target is not F16:
        code = F32.nan if x.is_nan else flushed(source, code)
        x = number(source, code)
    if x.is_nan:
        return 0 if form.has("sat") else nan_between(form, source, target, code)
    result = encoded(target, x, mode_of(form), form.has("satfinite"))
    if form.has("ftz") and target is not F32:  # .ftz flushes only numbers of single precision
        return saturated(target, result) if form.has("sat") else relu(form, target, result)
    return finished(form, target, result)


def relu(form, f, code):
    return 0 if form.has("relu") and code & f.sign_bit else code


def cvt_same(form, operands):
    """Round to an integral value of the same type, or move."""
    f, code = FORMATS[form.first], operands[0]
    whole = form.which("rni|rzi|rmi|rpi")
    if form.has("ftz"):
        code = flushed(f, code)
    x = number(f, code)
    if x.is_nan:
        if form.has("sat"):
            return 0
        if not whole and not form.has("ftz") and f in (F32, F64):
            return code
        return code | QUIET if f is F64 else f.nan
    if whole and x.is_finite:
        code = encoded(f, Number(x.negative, Fraction(rounded_integer(x.size, x.negative, whole[:2]))))
    return saturated(f, code) if form.has("sat") else code


def small_code(form, f, code, source):
    """Return the code of one number in a packed format."""
    x = number(source, code)
    if x.is_nan:
        return f.nan  # in formats without NaNs, the largest number
    if form.has("relu") and x.negative:
        return 0
    return encoded(f, x, mode_of(form), form.has("satfinite"))


def cvt_pack(form, operands):
    """Pack two numbers of single precision into one register; the first is the upper one."""
    f = FORMATS[form.first[:-2]]
    width = bits(form.first) // 2
    high, low = (small_code(form, f, code, F32) for code in operands)
    return high << width | low


def cvt_halves(form, operands):
    """Convert two halves to two small numbers or back."""
    source, target = FORMATS[form.last[:-2]], FORMATS[form.first[:-2]]
    from_width, to_width = bits(form.last) // 2, bits(form.first) // 2
    result = 0
    for i in range(2):
        code = operands[0] >> from_width * i & mask(from_width)
        result |= small_code(form, target, code, source) << to_width * i
    return result


def cvt_tf32(form, operands):
    """Round single precision to 10 bits of mantissa; with .rna ties go away from zero."""
    code = operands[0]
    x = number(F32, code)
    if form.has("rna") and not form.has("satfinite"):
        return code & ~0x1FFF if not x.is_finite else (code + 0x1000) & ~0x1FFF
    if x.is_nan:  # .rna subtracts a unit in the last place, as it does from an infinity
        return (code & ~0x1FFF) - 0x2000 if form.has("rna") else 0x7FFFE000
    if form.has("relu") and x.negative:
        return 0
    if x.is_infinite:
        result = code
    else:
        result = {"rz": code, "rn": code + 0xFFF + (code >> 13 & 1), "rna": code + 0x1000}[
            form.which("rna|rn|rz")
        ] & ~0x1FFF
    over = result & F32.infinity == F32.infinity
    return result & F32.sign_bit | 0x7F7FE000 if over and form.has("satfinite") else result


def power_code(form, x):
    """ue8m0: code c is 2 ** (c - 127); a number's sign is ignored."""
    if x.is_nan:
        return 0xFF
    if x.is_infinite:
        return 0xFE
    if x.is_zero:
        return 0
    power = power_of(x.size)
    up = form.has("rp") and not x.negative and scaled(Fraction(1), power) != x.size
    return max(0, min(0xFE, power + up + 127))


def cvt_powers(form, operands):
    if form.last == "f32":
        high, low = (power_code(form, number(F32, code)) for code in operands)
    else:
        low, high = (power_code(form, number(BF16, operands[0] >> shift & 0xFFFF)) for shift in (0, 16))
    return high << 8 | low


def cvt_from_powers(form, operands):
    codes = [operands[0] >> shift & 0xFF for shift in (0, 8)]
    low, high = (0x7FFF if c == 0xFF else rounded(BF16, False, scaled(Fraction(1), c - 127)) for c in codes)
    return high << 16 | low


def pairs(first, last):
    """Return the rows of conversions between these types."""

    def accepts(row):
        lists = row.type_lists
        return len(lists) == 2 and lists[0][0] in first and lists[1][0] in last

    return accepts


WHOLE = ("u8", "u16", "s8", "s16", "u32", "s32", "u64", "s64")


def is_same(row):
    return pairs(FLOATS, FLOATS)(row) and row.type_lists[0] == row.type_lists[1]


SMALL_PAIRS = ("e4m3x2", "e5m2x2", "e2m3x2", "e3m2x2", "e2m1x2")
MEANINGS = {
    ("setp", lambda row: True): setp,
    ("set", lambda row: True): set_,
    ("cvt", pairs(WHOLE, WHOLE)): cvt_integers,
    ("cvt", pairs(WHOLE, FLOATS)): cvt_to_integer,
    ("cvt", pairs(FLOATS, WHOLE)): cvt_from_integer,
    ("cvt", is_same): cvt_same,
    ("cvt", pairs(FLOATS, FLOATS)): cvt_between,
    ("cvt", pairs(("f16x2", "bf16x2", *SMALL_PAIRS), ("f32",))): cvt_pack,
    ("cvt", pairs((*SMALL_PAIRS, "f16x2"), ("f16x2", *SMALL_PAIRS))): cvt_halves,
    ("cvt", lambda row: row.types == "tf32 / f32"): cvt_tf32,
    ("cvt", pairs(("ue8m0x2",), ("f32", "bf16x2"))): cvt_powers,
    ("cvt", pairs(("bf16x2",), ("ue8m0x2",))): cvt_from_powers,
}
