"""Define the instructions of random kernels on single lanes, and compute their results.

TABLE and COMPARISONS list the instructions. Values are given as bits. A letter stands for a class
of values:

    p         predicates
    h r q     integers of 16, 32 and 64 bits
    f d       floats of 32 and 64 bits
    e g       f16 and bf16
    x y       f16x2 and bf16x2, of 32 bits
"""

import itertools
from collections.abc import Callable
from dataclasses import dataclass, replace

import formats
from formats import BF16, F16, F32, F64, FORMATS

WIDTH = {"p": 1, "h": 16, "r": 32, "q": 64, "f": 32, "d": 64, "e": 16, "g": 16, "x": 32, "y": 32}
INTEGER_CLASS = {8: "r", 16: "h", 32: "r", 64: "q"}
FLOAT_CLASS = {"f16": "e", "bf16": "g", "f32": "f", "f64": "d"}
MODES = ("rn", "rz", "rm", "rp")


@dataclass(frozen=True)
class Operation:
    text: str  # the instruction's name; with braces: the whole text, with {d}, {a} ... for operands
    result: str  # class
    sources: str  # classes; n: a 32-bit integer that is mostly small
    of: Callable  # values to value


TABLE: list[Operation] = []


def operation(text, result, sources, of):
    TABLE.append(Operation(text, result, sources, of))


def low(value, width):
    return value & ((1 << width) - 1)


def signed(value, width):
    value = low(value, width)
    return value - (1 << width) if value >> (width - 1) else value


def number_of(name):
    """Return a function from bits to the number of a type such as u32 or s8."""
    width = int(name[1:])
    return (lambda value: signed(value, width)) if name[0] == "s" else (lambda value: low(value, width))


def clamped(value, name):
    width = int(name[1:])
    least, most = (-(1 << (width - 1)), (1 << (width - 1)) - 1) if name[0] == "s" else (0, (1 << width) - 1)
    return max(least, min(most, value))


# --- integers -------------------------------------------------------------------------------------


def divided(a, b):
    """Return quotient and remainder, rounded towards zero; all ones if b is 0."""
    if b == 0:
        return -1, -1
    quotient = abs(a) // abs(b)
    quotient = -quotient if (a < 0) != (b < 0) else quotient
    return quotient, a - quotient * b


def integers(name, width):
    c, n = INTEGER_CLASS[width], number_of(name)

    def both(text, of, sources=2):
        numbers = {2: lambda a, b: low(of(n(a), n(b)), width), 3: lambda a, b, e: low(of(n(a), n(b), n(e)), width)}
        operation(f"{text}.{name}", c, c * sources, numbers[sources])

    both("add", lambda a, b: a + b)
    both("sub", lambda a, b: a - b)
    both("mul.lo", lambda a, b: a * b)
    both("mul.hi", lambda a, b: a * b >> width)
    both("mad.lo", lambda a, b, e: a * b + e, 3)
    both("mad.hi", lambda a, b, e: (a * b >> width) + e, 3)
    both("sad", lambda a, b, e: abs(a - b) + e, 3)
    both("min", min)
    both("max", max)
    both("div", lambda a, b: divided(a, b)[0])
    both("rem", lambda a, b: divided(a, b)[1])
    operation(f"shr.{name}", c, c + "n", lambda a, b: low(n(a) >> min(b, 127), width))
    if width < 64:
        wide = INTEGER_CLASS[2 * width]
        operation(f"mul.wide.{name}", wide, c + c, lambda a, b: low(n(a) * n(b), 2 * width))
        operation(f"mad.wide.{name}", wide, c + c + wide, lambda a, b, e: low(n(a) * n(b) + e, 2 * width))
    if name[0] == "s":
        operation(f"abs.{name}", c, c, lambda a: low(abs(n(a)), width))
        operation(f"neg.{name}", c, c, lambda a: low(-a, width))
    if width > 16:
        def found(a):
            return (n(a) if n(a) >= 0 else ~n(a)).bit_length() - 1

        operation(f"bfind.{name}", "r", c, lambda a: low(found(a), 32))
        operation(f"bfind.shiftamt.{name}", "r", c, lambda a: low(width - 1 - found(a) if found(a) >= 0 else -1, 32))
        operation(f"bfe.{name}", c, c + "nn", lambda a, at, length: field(n(a), at, length, width, name[0] == "s"))


def field(a, at, length, width, is_signed):
    """Extract bits from `at` on; beyond the number they repeat its sign, or are 0 if unsigned."""
    if width == 32:
        at, length = at & 255, length & 255
    if length == 0:
        return 0
    return low((signed if is_signed else low)(a >> at, min(length, 4 * width)), width)


def inserted(a, b, at, length, width):
    if width == 32:
        at, length = at & 255, length & 255
    if at >= width:
        return b
    mask = low(((1 << min(length, width)) - 1) << at, width)
    return b & ~mask | a << at & mask


for _name in ("u16", "s16", "u32", "s32", "u64", "s64"):
    integers(_name, int(_name[1:]))


def bits(width):
    c = INTEGER_CLASS[width]
    ones = (1 << width) - 1
    operation(f"and.b{width}", c, c + c, lambda a, b: a & b)
    operation(f"or.b{width}", c, c + c, lambda a, b: a | b)
    operation(f"xor.b{width}", c, c + c, lambda a, b: a ^ b)
    operation(f"not.b{width}", c, c, lambda a: a ^ ones)
    operation(f"cnot.b{width}", c, c, lambda a: int(a == 0))
    operation(f"shl.b{width}", c, c + "n", lambda a, b: low(a << min(b, 64), width))
    operation(f"shr.b{width}", c, c + "n", lambda a, b: a >> min(b, 64))
    operation(f"selp.b{width}", c, c + c + "p", lambda a, b, p: a if p else b)
    operation(f"slct.b{width}.s32", c, c + c + "r", lambda a, b, s: a if signed(s, 32) >= 0 else b)
    operation(f"slct.b{width}.f32", c, c + c + "f", lambda a, b, s: a if (formats.compared(F32, s, 0) or 0) >= 0 and not F32.is_nan(s) else b)
    if width > 16:
        operation(f"popc.b{width}", "r", c, lambda a: a.bit_count())
        operation(f"clz.b{width}", "r", c, lambda a: width - a.bit_length())
        operation(f"brev.b{width}", c, c, lambda a: int(f"{a:0{width}b}"[::-1], 2))
        operation(f"bfi.b{width}", c, c + c + "nn", lambda a, b, at, length: inserted(a, b, at, length, width))


for _width in (16, 32, 64):
    bits(_width)


def low24(name, a):
    return signed(a, 24) if name == "s32" else low(a, 24)


def of_24_bits(name):
    operation(f"mul24.lo.{name}", "r", "rr", lambda a, b: low(low24(name, a) * low24(name, b), 32))
    operation(f"mul24.hi.{name}", "r", "rr", lambda a, b: low(low24(name, a) * low24(name, b) >> 16, 32))
    operation(f"mad24.lo.{name}", "r", "rrr", lambda a, b, c: low(low24(name, a) * low24(name, b) + c, 32))
    operation(f"mad24.hi.{name}", "r", "rrr", lambda a, b, c: low(signed(low24(name, a) * low24(name, b) >> 16, 32) + c, 32))


of_24_bits("u32")
of_24_bits("s32")


def saturating(a):
    return low(clamped(a, "s32"), 32)


operation("add.sat.s32", "r", "rr", lambda a, b: saturating(signed(a, 32) + signed(b, 32)))
operation("sub.sat.s32", "r", "rr", lambda a, b: saturating(signed(a, 32) - signed(b, 32)))
operation("min.relu.s32", "r", "rr", lambda a, b: low(max(0, min(signed(a, 32), signed(b, 32))), 32))
operation("max.relu.s32", "r", "rr", lambda a, b: low(max(0, signed(a, 32), signed(b, 32)), 32))


def in_halves(of, count=2):
    """Lift a function of 16 bits to both halves of 32."""
    if count == 1:
        return lambda a: of(a & 0xFFFF) | of(a >> 16) << 16
    if count == 3:
        return lambda a, b, c: of(a & 0xFFFF, b & 0xFFFF, c & 0xFFFF) | of(a >> 16, b >> 16, c >> 16) << 16
    return lambda a, b: of(a & 0xFFFF, b & 0xFFFF) | of(a >> 16, b >> 16) << 16


operation("add.u16x2", "r", "rr", in_halves(lambda a, b: low(a + b, 16)))
for _name, _pick in itertools.product(("u16", "s16"), (min, max)):
    operation(f"{_pick.__name__}.{_name}x2", "r", "rr", in_halves(
        lambda a, b, n=number_of(_name), pick=_pick: low(pick(n(a), n(b)), 16)))


def shuffled(pairs, clamp):
    for way, wide in pairs.items():
        operation(f"shf.{way}.{clamp}.b32", "r", "rrn", lambda a, b, c, wide=wide: wide(
            b << 32 | a, min(c, 32) if clamp == "clamp" else c & 31))


for _clamp in ("clamp", "wrap"):
    shuffled({"l": lambda x, c: low(x << c >> 32, 32), "r": lambda x, c: low(x >> c, 32)}, _clamp)
    operation(f"bmsk.{_clamp}.b32", "r", "nn", lambda a, b, clamp=_clamp: low(
        ((1 << min(b, 32)) - 1) << min(a, 32) if clamp == "clamp" else ((1 << (b & 31)) - 1) << (a & 31), 32))
    for _name in ("u32", "s32"):
        operation(f"szext.{_clamp}.{_name}", "r", "rn", lambda a, b, clamp=_clamp, name=_name: field(
            a, 0, min(b, 32) if clamp == "clamp" else b & 31, 32, name == "s32"))


def permuted(a, b, selector):
    everything = b << 32 | a
    result = 0
    for i in range(4):
        choice = selector >> 4 * i & 15
        byte = everything >> 8 * (choice & 7) & 255
        result |= (255 * (byte >> 7) if choice & 8 else byte) << 8 * i
    return result


operation("prmt.b32", "r", "rrr", permuted)
# The bytes that each value of the selector's low two bits picks, lowest first.
PERMUTATIONS = {
    "f4e": ((0, 1, 2, 3), (1, 2, 3, 4), (2, 3, 4, 5), (3, 4, 5, 6)),
    "b4e": ((0, 7, 6, 5), (1, 0, 7, 6), (2, 1, 0, 7), (3, 2, 1, 0)),
    "rc8": ((0, 0, 0, 0), (1, 1, 1, 1), (2, 2, 2, 2), (3, 3, 3, 3)),
    "ecl": ((0, 1, 2, 3), (1, 1, 2, 3), (2, 2, 2, 3), (3, 3, 3, 3)),
    "ecr": ((0, 0, 0, 0), (0, 1, 1, 1), (0, 1, 2, 2), (0, 1, 2, 3)),
    "rc16": ((0, 1, 0, 1), (2, 3, 2, 3), (0, 1, 0, 1), (2, 3, 2, 3)),
}
for _mode, _rows in PERMUTATIONS.items():
    operation(f"prmt.b32.{_mode}", "r", "rrr", lambda a, b, c, rows=_rows: permuted(
        a, b, sum(byte << 4 * i for i, byte in enumerate(rows[c & 3]))))
for _chosen in (0x96, 0xE8, 0xCA, 0x1D, 0x80, 0x72):
    operation(f"lop3.b32 {{d}}, {{a}}, {{b}}, {{c}}, {_chosen};", "r", "rrr", lambda a, b, c, chosen=_chosen: sum(
        (chosen >> ((a >> i & 1) << 2 | (b >> i & 1) << 1 | (c >> i & 1)) & 1) << i for i in range(32)))


def dotted(a, b, c, names, width, at):
    """Return c plus the products of a's parts of `width` bits with bytes of b from `at` on."""
    n, m = (lambda x, s: signed(x, s) if names[0] == "s32" else low(x, s)), number_of(names[1][0] + "8")
    return low(c + sum(n(a >> width * i, width) * m(b >> 8 * (i + at)) for i in range(32 // width)), 32)


for _names in itertools.product(("u32", "s32"), repeat=2):
    operation(f"dp4a.{'.'.join(_names)}", "r", "rrr", lambda a, b, c, names=_names: dotted(a, b, c, names, 8, 0))
    operation(f"dp2a.lo.{'.'.join(_names)}", "r", "rrr", lambda a, b, c, names=_names: dotted(a, b, c, names, 16, 0))
    operation(f"dp2a.hi.{'.'.join(_names)}", "r", "rrr", lambda a, b, c, names=_names: dotted(a, b, c, names, 16, 2))

# --- carries, in pairs of instructions ------------------------------------------------------------

CARRIES = {
    "add": lambda a, b, c, w: (a + b >> w) + c,
    "sub": lambda a, b, c, w: c - (a < b),
}
for _op, _width in itertools.product(CARRIES, (32, 64)):
    _c = INTEGER_CLASS[_width]
    operation(f"{{{{ .reg .b{_width} %lost; {_op}.cc.u{_width} %lost, {{a}}, {{b}}; {_op}c.u{_width} {{d}}, {{c}}, 0; }}}}", _c, _c * 3,
              lambda a, b, c, of=CARRIES[_op], w=_width: low(of(a, b, c, w), w))
operation("{{ .reg .b32 %lost; mad.lo.cc.u32 %lost, {a}, {b}, {c}; madc.hi.u32 {d}, {a}, {b}, {c}; }}", "r", "rrr",
          lambda a, b, c: low((a * b >> 32) + (low(a * b, 32) + c >> 32) + c, 32))

# --- moves among registers ------------------------------------------------------------------------

for _of, _to in (("q", "rr"), ("r", "hh")):
    _half = WIDTH[_to[0]]
    operation(f"mov.b{2 * _half} {{d}}, {{{{{{a}}, {{b}}}}}};", _of, _to, lambda a, b, half=_half: a | b << half)
    operation(f"mov.b{2 * _half} {{{{{{d}}, _}}}}, {{a}};", _to[0], _of, lambda a, half=_half: low(a, half))
    operation(f"mov.b{2 * _half} {{{{_, {{d}}}}}}, {{a}};", _to[0], _of, lambda a, half=_half: a >> half)
for _to, _of in ("fr", "rf", "dq", "qd", "eh", "he", "gh", "hg", "xr", "rx", "yr", "ry"):
    operation(f"mov.b{WIDTH[_to]}", _to, _of, lambda a: a)

# --- floating point -------------------------------------------------------------------------------


def floating(op, of, count, name, modes, ftz, sat, packed=False):
    """Add a function with all its roundings, with and without .ftz and .sat."""
    form = FORMATS[name]
    for mode, flush, saturate in itertools.product(modes, (False, True)[: ftz + 1], (False, True)[: sat + 1]):
        used = replace(form, flushes=True) if flush else form

        def value(*operands, mode=mode, flush=flush, saturate=saturate, used=used):
            result = of(used, *(map(form.flushed, operands) if flush else operands), mode)
            return formats.saturated(form, result) if saturate else result

        suffix = "." + mode + ".ftz" * flush + ".sat" * saturate
        c = FLOAT_CLASS[name]
        operation(f"{op}{suffix}.{name}", c, c * count, value)
        if packed:
            pair = "xy"[name == "bf16"]
            operation(f"{op}{suffix}.{name}x2", pair, pair * count, in_halves(value, count))


for _op, _of, _count in (("add", formats.add, 2), ("sub", formats.sub, 2), ("mul", formats.mul, 2), ("fma", formats.fma, 3)):
    floating(_op, _of, _count, "f32", MODES, True, True)
    floating(_op, _of, _count, "f64", MODES, False, False)
    floating(_op, _of, _count, "f16", MODES[:1], True, True, packed=True)
    floating(_op, _of, _count, "bf16", MODES[:1], False, False, packed=True)
for _op, _of, _count in (("div", formats.div, 2), ("sqrt", formats.sqrt, 1),
                         ("rcp", lambda form, a, mode: formats.div(form, form.one, a, mode), 1)):  # fmt: skip
    floating(_op, _of, _count, "f32", MODES, True, False)
    floating(_op, _of, _count, "f64", MODES, False, False)


def without_sign(form, a):
    return formats.not_a_number(form, a) if form.is_nan(a) else a & ~form.sign


def negated(form, a):
    return formats.not_a_number(form, a) if form.is_nan(a) else a ^ form.sign


def simple(name):
    """Add sign changes, min and max."""
    form, c = FORMATS[name], FLOAT_CLASS[name]
    pair = {"f16": "x", "bf16": "y"}.get(name)
    half = name in ("f16", "bf16")
    for ftz in (False, True)[: 1 + (name in ("f32", "f16"))]:
        def taken(a, ftz=ftz):
            return form.flushed(a) if ftz else a

        middle = ".ftz" * ftz
        for op, of in (("abs", without_sign), ("neg", negated)):
            def one(a, of=of, taken=taken):
                return of(form, taken(a))

            operation(f"{op}{middle}.{name}", c, c, one)
            if half:
                operation(f"{op}{middle}.{name}x2", pair, pair, in_halves(one, 1))
        for most, nan in itertools.product((False, True), (False, True)[: 1 + (name != "f64")]):
            def two(a, b, most=most, nan=nan, taken=taken):
                return formats.least_or_most(form, taken(a), taken(b), most, nan)

            op = ("min", "max")[most] + middle + ".NaN" * nan
            operation(f"{op}.{name}", c, c + c, two)
            if half:
                operation(f"{op}.{name}x2", pair, pair + pair, in_halves(two))
    if not half:
        operation(f"copysign.{name}", c, c + c, lambda a, b: a & form.sign | b & ~form.sign)
        operation(f"selp.{name}", c, c + c + "p", lambda a, b, p: a if p else b)


for _name in FORMATS:
    simple(_name)


def with_signs_crossed(a, b, most, nan):
    picked = formats.least_or_most(F32, a & ~F32.sign, b & ~F32.sign, most, nan)
    return picked if F32.is_nan(picked) else picked | (a ^ b) & F32.sign


for _most, _nan in itertools.product((False, True), repeat=2):
    operation(f"{('min', 'max')[_most]}{'.NaN' * _nan}.xorsign.abs.f32", "f", "ff",
              lambda a, b, most=_most, nan=_nan: with_signs_crossed(a, b, most, nan))


def rectified_fma(name):
    form, c, pair = FORMATS[name], FLOAT_CLASS[name], "xy"[name == "bf16"]

    def of(a, b, e):
        result = formats.fma(form, a, b, e)
        return result if form.is_nan(result) or not form.negative(result) else 0

    operation(f"fma.rn.relu.{name}", c, c * 3, of)
    operation(f"fma.rn.relu.{name}x2", pair, pair * 3, in_halves(of, 3))


rectified_fma("f16")
rectified_fma("bf16")

# --- conversions ----------------------------------------------------------------------------------

INTEGERS = ("u8", "s8", "u16", "s16", "u32", "s32", "u64", "s64")


def in_register(value, name):
    """Return a number of a type in the register of its class: 8-bit types are extended."""
    width = int(name[1:])
    return low(number_of(name)(value), WIDTH[INTEGER_CLASS[width]])


def holds(to, name):
    """Return whether a type can represent all numbers of another one."""
    return int(to[1:]) >= int(name[1:]) + (to[0] == "s" and name[0] == "u") and not (to[0] == "u" and name[0] == "s")


for _to, _from, _sat in itertools.product(INTEGERS, INTEGERS, (False, True)):
    if _sat and holds(_to, _from):
        continue  # no such instruction exists
    operation(f"cvt{'.sat' * _sat}.{_to}.{_from}", INTEGER_CLASS[int(_to[1:])], INTEGER_CLASS[int(_from[1:])],
              lambda a, to=_to, n=number_of(_from), sat=_sat: in_register(clamped(n(a), to) if sat else n(a), to))


def float_to_integer(to, name, mode, a):
    """Round and clamp. A NaN becomes 0 up to single precision and below 64 bits.

    Otherwise it becomes the top bit.
    """
    whole = formats.to_integer(FORMATS[name], a, mode)
    width = int(to[1:])
    if whole is None:
        return in_register(0 if width < 64 and name != "f64" else 1 << (width - 1), to)
    return in_register(int(clamped(whole, to)), to)


for _to, _name, _mode in itertools.product(INTEGERS, FORMATS, MODES):
    if not (_name == "bf16" and _to[1:] == "8"):
        operation(f"cvt.{_mode}i.{_to}.{_name}", INTEGER_CLASS[int(_to[1:])], FLOAT_CLASS[_name],
                  lambda a, to=_to, name=_name, mode=_mode: float_to_integer(to, name, mode + "i", a))
        operation(f"cvt.{_mode}.{_name}.{_to}", FLOAT_CLASS[_name], INTEGER_CLASS[int(_to[1:])],
                  lambda a, n=number_of(_to), form=FORMATS[_name], mode=_mode: formats.from_integer(form, n(a), mode))
for _to, _name, _mode in itertools.product(FORMATS, FORMATS, MODES):
    if FORMATS[_to].fraction < FORMATS[_name].fraction and (_to, _name) != ("bf16", "f16"):
        operation(f"cvt.{_mode}.{_to}.{_name}", FLOAT_CLASS[_to], FLOAT_CLASS[_name],
                  lambda a, to=FORMATS[_to], form=FORMATS[_name], mode=_mode: formats.converted(to, form, a, mode))
for _to, _name in (("f64", "f32"), ("f64", "f16"), ("f64", "bf16"), ("f32", "f16")):
    operation(f"cvt.{_to}.{_name}", FLOAT_CLASS[_to], FLOAT_CLASS[_name],
              lambda a, to=FORMATS[_to], form=FORMATS[_name]: formats.converted(to, form, a))
operation("cvt.f32.bf16", "f", "g", lambda a: a << 16)
for _name, _mode in itertools.product(FORMATS, MODES):
    operation(f"cvt.{_mode}i.{_name}.{_name}", FLOAT_CLASS[_name], FLOAT_CLASS[_name],
              lambda a, form=FORMATS[_name], mode=_mode: formats.to_whole(form, a, mode + "i"))
for _name, _pair in (("f16", "x"), ("bf16", "y")):
    for _mode in MODES[:2]:
        operation(f"cvt.{_mode}.{_name}x2.f32", _pair, "ff", lambda a, b, to=FORMATS[_name], mode=_mode: (
            formats.converted(to, F32, b, mode) | formats.converted(to, F32, a, mode) << 16))
operation("cvt.sat.f32.f32", "f", "f", lambda a: formats.saturated(F32, a))
operation("cvt.rn.sat.f32.f64", "f", "d", lambda a: formats.saturated(F32, formats.converted(F32, F64, a)))
operation("cvt.rn.satfinite.f16.f32", "e", "f", lambda a: (
    F16.canonical_nan if F32.is_nan(a) else
    r - 1 if F16.is_infinite(r := formats.converted(F16, F32, a)) else r))
operation("cvt.rn.relu.bf16.f32", "g", "f", lambda a: (
    BF16.canonical_nan if F32.is_nan(a) else 0 if F32.negative(a) else formats.converted(BF16, F32, a)))

# --- predicates -----------------------------------------------------------------------------------

operation("and.pred", "p", "pp", lambda a, b: a & b)
operation("or.pred", "p", "pp", lambda a, b: a | b)
operation("xor.pred", "p", "pp", lambda a, b: a ^ b)
operation("not.pred", "p", "p", lambda a: a ^ 1)


def classes_of(name):
    form, c = FORMATS[name], FLOAT_CLASS[name]
    tests = {
        "finite": lambda a: a & ~form.sign < form.infinity,
        "infinite": form.is_infinite,
        "number": lambda a: not form.is_nan(a),
        "notanumber": form.is_nan,
        "normal": lambda a: a & ~form.sign == 0 or 0 < a & form.infinity < form.infinity,
        "subnormal": lambda a: a & form.infinity == 0 and a & ~form.sign != 0,
    }
    for test, of in tests.items():
        operation(f"testp.{test}.{name}", "p", c, lambda a, of=of: int(of(a)))


classes_of("f32")
classes_of("f64")

ORDERS = {"eq": (0,), "ne": (-1, 1), "lt": (-1,), "le": (-1, 0), "gt": (1,), "ge": (0, 1)}
UNSIGNED_ORDERS = {"lo": (-1,), "ls": (-1, 0), "hi": (1,), "hs": (0, 1)}
BOOLEANS = {"and": lambda a, b: a & b, "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b}


@dataclass(frozen=True)
class Comparison:
    # The comparison and the type; the operator that combines it with a predicate goes between them.
    text: str
    type: str
    source: str  # class
    of: Callable  # two values to 0 or 1


COMPARISONS: list[Comparison] = []


def comparisons(text, orders, name, source, order_of):
    for word, wanted in orders.items():
        COMPARISONS.append(Comparison(f"{word}{text}", name, source, lambda a, b, wanted=wanted: int(order_of(a, b) in wanted)))


def integer_order(n):
    return lambda a, b: (n(a) > n(b)) - (n(a) < n(b))


for _name in INTEGERS[2:]:
    comparisons("", ORDERS | (UNSIGNED_ORDERS if _name[0] == "u" else {}), _name, INTEGER_CLASS[int(_name[1:])],
                integer_order(number_of(_name)))
FLOAT_ORDERS = ORDERS | {f"{word}u": (*wanted, None) for word, wanted in ORDERS.items()} | {"num": (-1, 0, 1), "nan": (None,)}
for _name, _form in FORMATS.items():
    comparisons("", FLOAT_ORDERS, _name, FLOAT_CLASS[_name], lambda a, b, form=_form: formats.compared(form, a, b))
comparisons(".ftz", FLOAT_ORDERS, "f32", "f", lambda a, b: formats.compared(F32, F32.flushed(a), F32.flushed(b)))
for _comparison in [c for c in COMPARISONS if c.type[0] in "us" and c.type[1:] != "16"]:
    operation(f"set.{_comparison.text}.u32.{_comparison.type}", "r", _comparison.source * 2,
              lambda a, b, of=_comparison.of: 0xFFFFFFFF * of(a, b))
for _comparison in [c for c in COMPARISONS if c.type in ("f32", "f64")]:
    operation(f"set.{_comparison.text}.f32.{_comparison.type}", "f", _comparison.source * 2,
              lambda a, b, of=_comparison.of: F32.one * of(a, b))
