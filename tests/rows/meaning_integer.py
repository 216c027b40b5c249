"""Compute the results of instructions on integers, bits and bytes."""

from .table import bits

INTEGER_KINDS = "us"


def mask(width):
    return (1 << width) - 1


def signed(value, width):
    value &= mask(width)
    return value - (1 << width) if value >> (width - 1) else value


def read(type_name, value):
    """Return the number that bits stand for in an integer type."""
    width = bits(type_name)
    return signed(value, width) if type_name[0] == "s" else value & mask(width)


def clamp(value, type_name):
    width = bits(type_name)
    low, high = (-(1 << (width - 1)), mask(width - 1)) if type_name[0] == "s" else (0, mask(width))
    return max(low, min(high, value))


def numbers(function):
    """Apply a function to numbers of the first type, and wrap its result."""

    def meaning(form, operands):
        width = bits(form.first)
        return function(form, *[read(form.first, x) for x in operands]) & mask(width)

    return meaning


def halves(function):
    """Apply a function of one 16-bit type to both numbers in a register."""

    def meaning(form, operands):
        result = 0
        for shift in (0, 16):
            parts = [read(form.first[:3], x >> shift) for x in operands]
            result |= (function(form, *parts) & 0xFFFF) << shift
        return result

    return meaning


def high_or_low(form, product):
    width = bits(form.first)
    return product >> width if form.has("hi") else product


@numbers
def add(form, a, b):
    return clamp(a + b, form.first) if form.has("sat") else a + b


@numbers
def sub(form, a, b):
    return clamp(a - b, form.first) if form.has("sat") else a - b


def mul(form, operands):
    a, b = (read(form.first, x) for x in operands)
    if form.has("wide"):
        return a * b & mask(2 * bits(form.first))
    return high_or_low(form, a * b) & mask(bits(form.first))


def mad(form, operands):
    a, b = (read(form.first, x) for x in operands[:2])
    if form.has("wide"):
        return a * b + operands[2] & mask(2 * bits(form.first))
    total = high_or_low(form, a * b) + read(form.first, operands[2])
    return (clamp(total, form.first) if form.has("sat") else total) & mask(bits(form.first))


def product24(form, a, b):
    if form.first == "s32":
        product = signed(a, 24) * signed(b, 24)
    else:
        product = (a & mask(24)) * (b & mask(24))
    return product >> 16 if form.has("hi") else product


def mul24(form, operands):
    return product24(form, *operands) & mask(32)


def mad24(form, operands):
    product = product24(form, *operands[:2]) & mask(32)
    total = read(form.first, product) + read(form.first, operands[2])
    return (clamp(total, form.first) if form.has("sat") else total) & mask(32)


@numbers
def sad(form, a, b, c):
    return c + abs(a - b)


def quotient(a, b):
    return abs(a) // abs(b) * (-1 if (a < 0) != (b < 0) else 1)


@numbers
def div(form, a, b):
    return -1 if b == 0 else quotient(a, b)


@numbers
def rem(form, a, b):
    return -1 if b == 0 else a - b * quotient(a, b)


@numbers
def absolute(form, a):
    return abs(a)


@numbers
def neg(form, a):
    return -a


def relu(form, value):
    return max(0, value) if form.has("relu") else value


@numbers
def least(form, a, b):
    return relu(form, min(a, b))


@numbers
def most(form, a, b):
    return relu(form, max(a, b))


def popc(form, operands):
    return bin(operands[0]).count("1")


def clz(form, operands):
    return bits(form.first) - operands[0].bit_length()


def bfind(form, operands):
    value = read(form.first, operands[0])
    place = (~value if value < 0 else value).bit_length() - 1
    if place < 0:
        return mask(32)
    return bits(form.first) - 1 - place if form.has("shiftamt") else place


def brev(form, operands):
    width = bits(form.first)
    return int(f"{operands[0]:0{width}b}"[::-1], 2)


def fns(form, operands):
    value, base, offset = operands[0], operands[1], signed(operands[2], 32)
    if base > 31:
        return mask(32)
    if offset == 0:
        return base if value >> base & 1 else mask(32)
    places = range(base, 32) if offset > 0 else range(base, -1, -1)
    found = [i for i in places if value >> i & 1]
    return found[abs(offset) - 1] if abs(offset) <= len(found) else mask(32)


def field_at(form, at, length):
    """In registers of 32 bits only the low bytes count; in those of 64 bits all do."""
    return (at & 255, length & 255) if bits(form.first) == 32 else (at, length)


def bfe(form, operands):
    width = bits(form.first)
    at, length = field_at(form, *operands[1:])
    value = operands[0]
    if length == 0:
        return 0
    top = value >> min(at + length - 1, width - 1) & 1
    fill = mask(width) if form.first[0] == "s" and top else 0
    inside = max(0, min(length, width - at))
    return (value >> at & mask(inside) | fill & ~mask(inside)) & mask(width)


def bfi(form, operands):
    width = bits(form.first)
    at, length = field_at(form, *operands[2:])
    inside = max(0, min(length, width - at))
    where = mask(inside) << at if inside else 0
    return (operands[1] & ~where | (operands[0] << at if inside else 0) & where) & mask(width)


def bmsk(form, operands):
    at, length = operands
    if form.has("wrap"):
        at, length = at & 31, length & 31
    return 0 if at >= 32 else mask(min(length, 32)) << at & mask(32)


def szext(form, operands):
    count = operands[1] & 31 if form.has("wrap") else min(operands[1], 32)
    if count == 0:
        return 0
    part = operands[0] & mask(count)
    return (signed(part, count) if form.first == "s32" else part) & mask(32)


def dot(form, operands, parts_a, parts_b, width_a):
    def part(type_name, value, width, i):
        piece = value >> width * i & mask(width)
        return signed(piece, width) if type_name == "s32" else piece

    a, b, c = operands
    total = sum(
        part(form.first, a, width_a, i) * part(form.last, b, 8, j) for i, j in zip(parts_a, parts_b, strict=True)
    )
    return c + total & mask(32)


def dp4a(form, operands):
    return dot(form, operands, range(4), range(4), 8)


def dp2a(form, operands):
    return dot(form, operands, range(2), (2, 3) if form.has("hi") else (0, 1), 16)


def logic(function):
    return lambda form, operands: function(*operands) & mask(bits(form.first))


def cnot(form, operands):
    return int(operands[0] == 0)


def lop3(form, operands):
    a, b, c = operands
    code = form.immediate
    result = 0
    for i in range(32):
        place = (a >> i & 1) << 2 | (b >> i & 1) << 1 | c >> i & 1
        result |= (code >> place & 1) << i
    return result


def lop3_bool(form, operands):
    *values, q = operands
    result = lop3(form, values)
    p = int(result != 0)
    return result, p | q if form.has("or") else p & q


def cvt_pack(form, operands):
    a, b, *rest = operands
    name = form.first
    width = int(name[1:])
    low, high = (-(1 << (width - 1)), mask(width - 1)) if name[0] == "s" else (0, mask(width))
    x, y = (max(low, min(high, signed(v, 32))) & mask(width) for v in (a, b))
    packed = x << width | y
    return packed | (rest[0] << 2 * width if rest else 0)


def shl(form, operands):
    width = bits(form.first)
    return 0 if operands[1] >= width else operands[0] << operands[1] & mask(width)


def shr(form, operands):
    width = bits(form.first)
    return read(form.first, operands[0]) >> min(operands[1], width) & mask(width)


def shf(form, operands):
    a, b, c = operands
    count = c & 31 if form.has("wrap") else min(c, 32)
    both = b << 32 | a
    return (both << count >> 32 if form.has("l") else both >> count) & mask(32)


def prmt(form, operands):
    a, b, c = operands
    source = [(b << 32 | a) >> 8 * i & 255 for i in range(8)]
    n = c & 3
    chosen = {
        "f4e": [n, n + 1, n + 2, n + 3],
        "b4e": [(n - i) & 7 for i in range(4)],
        "rc8": [n] * 4,
        "ecl": [max(i, n) for i in range(4)],
        "ecr": [min(i, n) for i in range(4)],
        "rc16": [2 * (n & 1), 2 * (n & 1) + 1] * 2,
    }.get(form.which("f4e|b4e|rc8|ecl|ecr|rc16"))
    if chosen:
        return sum(source[k] << 8 * i for i, k in enumerate(chosen))
    result = 0
    for i in range(4):
        selector = c >> 4 * i & 15
        byte = source[selector & 7]
        result |= (255 * (byte >> 7) if selector & 8 else byte) << 8 * i
    return result


def is_whole(row):
    return row.types.split()[0][0] in "us" and "x" not in row.types


def is_pair(row):
    return "x2" in row.types and row.types[0] in "us"


def no_predicate(row):
    return "pred" not in row.types


def anything(row):
    return True


MEANINGS = {
    ("add", is_whole): add,
    ("sub", is_whole): sub,
    ("add", is_pair): halves(lambda form, a, b: a + b),
    ("mul", is_whole): mul,
    ("mad", is_whole): mad,
    ("mul24", anything): mul24,
    ("mad24", anything): mad24,
    ("sad", anything): sad,
    ("div", is_whole): div,
    ("rem", anything): rem,
    ("abs", is_whole): absolute,
    ("neg", is_whole): neg,
    ("min", is_whole): least,
    ("max", is_whole): most,
    ("min", is_pair): halves(lambda form, a, b: relu(form, min(a, b))),
    ("max", is_pair): halves(lambda form, a, b: relu(form, max(a, b))),
    ("popc", anything): popc,
    ("clz", anything): clz,
    ("bfind", anything): bfind,
    ("brev", anything): brev,
    ("fns", anything): fns,
    ("bfe", anything): bfe,
    ("bfi", anything): bfi,
    ("bmsk", anything): bmsk,
    ("szext", anything): szext,
    ("dp4a", anything): dp4a,
    ("dp2a", anything): dp2a,
    ("and", anything): lambda form, x: x[0] & x[1],
    ("or", anything): lambda form, x: x[0] | x[1],
    ("xor", anything): lambda form, x: x[0] ^ x[1],
    ("not", no_predicate): logic(lambda a: ~a),
    ("not", lambda row: row.types == "pred"): lambda form, x: 1 - x[0],
    ("mov", lambda row: row.types == "pred"): lambda form, x: x[0],
    ("cnot", anything): cnot,
    ("lop3", lambda row: row.modifiers == ""): lop3,
    ("lop3", lambda row: row.modifiers != ""): lop3_bool,
    ("cvt", lambda row: row.modifiers == "pack sat"): cvt_pack,
    ("shl", anything): shl,
    ("shr", anything): shr,
    ("shf", anything): shf,
    ("prmt", anything): prmt,
    ("selp", anything): lambda form, x: x[0] if x[2] else x[1],
}
