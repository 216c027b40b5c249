"""Test video instructions, which operate on parts of registers, by the pseudocode of the ISA.

A GPU's compiler may compute intermediate results with 32 or 64 bits. The tests accept the results
of both.
"""

import itertools

from . import operands, table
from .items import Item, kernel_of, stored
from .meaning_convert import compared
from .meaning_integer import mask, signed

SECOND = "add|min|max"
COMPARE = "eq|ne|lt|le|gt|ge"
PARTS = ["", "b0", "b1", "b2", "b3", "h0", "h1"]
ELEMENTS = {2: ["", "h01", "h23", "h33", "h20", "h12"], 4: ["", "b0123", "b7654", "b6420", "b3333", "b0716"]}
MASKS = {2: ["", "h0", "h1", "h10"], 4: ["", "b0", "b20", "b3", "b210", "b3210"]}


def number(value, width, is_signed):
    return signed(value, width) if is_signed else value & mask(width)


def is_signed(name):
    return name[0] == "s"


def part(value, selector, name):
    """Return a part of a register as a number."""
    if not selector:
        return number(value, 32, is_signed(name))
    width = 8 if selector[0] == "b" else 16
    return number(value >> width * int(selector[1]), width, is_signed(name))


def clamped(value, width, signed_type):
    low, high = (-(1 << (width - 1)), mask(width - 1)) if signed_type else (0, mask(width))
    return max(low, min(high, value))


def operate(form, word, a, b):
    if word in ("shl", "shr"):
        amount = b & 31 if form.has("wrap") else min(b, 32)
        return a << amount if word == "shl" else a >> amount
    if word == "set":
        return int(compared(form.which(COMPARE), a, b, False))
    if word == "avrg":
        return (a + b + 1) >> 1 if a + b >= 0 else (a + b) >> 1
    return {"add": a + b, "sub": a - b, "absdiff": abs(a - b), "min": min(a, b), "max": max(a, b)}[word]


def types_of(form):
    """Return the types of the result and the two sources."""
    return ("u32", *form.types) if len(form.types) == 2 else form.types


def put(into, value, width, place):
    field = mask(width) << width * place
    return into & ~field | (value << width * place) & field


def saturated(word, result, width, signed_type):
    """Saturate. Shifts give 34 bits, which are reduced to 32.

    In parts of a register, a negative value counts as too large.
    """
    if word in ("shl", "shr"):
        return clamped(signed(result, 34), 32, signed_type)
    if width < 32:
        high = mask(width - signed_type)
        return result if 0 <= result <= high else high
    return clamped(result, width, signed_type)


def chosen(form, word, result, c, signed_type):
    """Return the smaller or larger number in 64 bits; sums and differences have 32 before."""
    best = {"min": min, "max": max}[form.which(SECOND)]
    result = signed(result, 32) if word in ("add", "sub") else result
    return best(number(result, 64, signed_type), number(c, 32, signed_type)) & mask(32)


def scalar(form, word, parts, values):
    a, b, c = values
    d_type, a_type, b_type = types_of(form)
    d_part, a_part, b_part = parts
    result = operate(form, word, part(a, a_part, a_type), part(b, b_part, b_type))
    width = 32 if not d_part else 8 if d_part[0] == "b" else 16
    if form.has("sat"):
        result = saturated(word, result, width, is_signed(d_type))
    if d_part:
        return put(c, result, width, int(d_part[1]))
    if form.which("min|max"):  # a comparison has its first operand's type
        return chosen(form, word, result, c, is_signed(a_type if word == "set" else d_type))
    return result + (c if form.has("add") else 0) & mask(32)


def why_not(form, parts):
    """Return why a GPU's result differs: its compiler's code does not follow the ISA."""
    opcode, saturates = form.row.opcode, form.has("sat")
    if parts[0] == "h1" and "2" not in opcode and "4" not in opcode:
        return "ptxas before 13.5 merges the upper half of the result"
    other = form.which("shr7|shr15") if opcode == "vmad" else form.which(SECOND) and saturates and opcode not in ("vmin", "vmax")
    return "ptxas leaves part of .sat, or of a product's sign" if other or (opcode == "vmad" and saturates) else ""


def multiplied(form, signs, parts, values):
    """Multiply; `signs` are those of a, b and c."""
    _, a_type, b_type = form.types
    a, b = part(values[0], parts[1], a_type), part(values[1], parts[2], b_type)
    negated = signs[0] != signs[1]
    signed_result = is_signed(a_type) or is_signed(b_type) or negated or signs[2]
    total = -a * b if negated else a * b
    c = number(values[2], 32, signed_result)
    total += -c if signs[2] else c
    total = (total + form.has("po")) >> {"": 0, "shr7": 7, "shr15": 15}[form.which("shr7|shr15")]
    return (clamped(total, 32, signed_result) if form.has("sat") else total) & mask(32)


def elements(form, word, count, parts, values):
    a, b, c = values
    d_type, a_type, b_type = types_of(form)
    width, both = 32 // count, b << 32 | a
    chosen = [parts[1] or "x" + "".join(str(i) for i in reversed(range(count))),
              parts[2] or "x" + "".join(str(i + count) for i in reversed(range(count)))]  # fmt: skip
    wanted = {int(digit) for digit in parts[0][1:]} or set(range(count))
    result = c
    for i in range(count):
        x, y = (number(both >> width * int(digits[count - i]), width, is_signed(name))
                for digits, name in zip(chosen, (a_type, b_type), strict=True))  # fmt: skip
        one = operate(form, word, x, y)
        if form.has("sat"):
            one = clamped(one, width, is_signed(d_type))
        if i in wanted:
            result = result + one if form.has("add") else put(result, one, width, i)
    return result & mask(32)


def named(register, selector, sign=""):
    return f"{sign}{register}{'.' + selector if selector else ''}"


def item(form, parts, signs, function):
    text = (
        f"{form.text} {named('%r0', parts[0])}, {named('%r1', parts[1], signs[0])}, {named('%r2', parts[2], signs[1])}"
    )
    text += f", {signs[2]}%r3;"
    return why_not(form, parts), Item(text, [text, stored(32, "%r0")], lambda values, i: {"d": function(values[i])})


def items_of(form, turn):
    """Return (why not on a GPU, item) for a few choices of parts, which differ between forms."""
    word, opcode = form.row.loop, form.row.opcode
    count = int(opcode[-1]) if opcode[-1] in "24" else 1
    none = ("", "", "")
    if count > 1:
        sources, masks = ELEMENTS[count], MASKS[count]
        for k in range(3):
            parts = (
                masks[(turn + k) % len(masks)],
                sources[(turn + 2 * k) % len(sources)],
                sources[(turn + k + 1) % len(sources)],
            )
            yield item(form, parts, none, lambda v, parts=parts: elements(form, word, count, parts, v))
        yield item(form, none, none, lambda v: elements(form, word, count, none, v))
        return
    for k in range(3):
        own = PARTS[(turn + 2 * k) % 7] if word != "mad" and not form.which(SECOND) else ""
        parts = (own, PARTS[(turn + k) % 7], PARTS[(turn // 2 + 3 * k) % 7])
        if word != "mad":
            yield item(form, parts, none, lambda v, parts=parts: scalar(form, word, parts, v))
            continue
        signs = none if form.has("po") else [none, ("-", "", ""), ("", "-", ""), ("", "", "-")][(turn + k) % 4]
        yield item(form, parts, signs,
                   lambda v, parts=parts, signs=signs: multiplied(form, [bool(s) for s in signs], parts, v))  # fmt: skip


VALUES = [0, 1, 0xFFFFFFFF, 0x80000000, 0x7FFFFFFF, 0x80FF017F, 0x12345678, 0xFF80007F, 0x8000FFFF, 33]


def kernels(row, number_of_row):
    values = operands.combinations([VALUES, VALUES, VALUES], 60)
    if row.opcode in ("vshl", "vshr"):
        values = list(itertools.product(VALUES[:7], [0, 1, 5, 31, 32, 33, 0x0120_0004, 0xFFFFFFFF], [0, 7]))[:64]
    forms = list(table.forms(row))
    for start in range(0, len(forms), 32):
        groups = {}
        for turn, form in enumerate(forms[start : start + 32]):
            for why, one in items_of(form, turn + start):
                groups.setdefault(why, []).append(one)
        for k, (why, items) in enumerate(groups.items()):
            yield kernel_of(row, f"row{number_of_row}_{start}_{k}", ["b32"] * 3, values, items, not_on_gpu=why)
