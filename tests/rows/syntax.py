"""Write instructions as text, with a register of the right size for every operand of a form."""

from . import table

HOLDERS = {1: "p", 8: "h", 16: "h", 32: "r", 64: "d", 128: "q"}
DECLARATIONS = "\n".join([
    ".reg .pred %p<20>;", ".reg .b16 %h<20>;", ".reg .b32 %r<40>;", ".reg .b64 %d<40>;", ".reg .b8 %c<8>;",
])  # fmt: skip
WIDE_DECLARATIONS = DECLARATIONS + "\n.reg .b128 %q<20>;"  # since 8.3
CONSTANTS = {"setmaxnreg": "32", "applypriority": "128", "discard": "128"}
SMALL = {"e2m1x2"}  # types whose registers have 8 bits


def register(bits, number):
    return f"%{HOLDERS[bits]}{number}"


def in_bytes(form, name):
    """Say whether a value uses a register of 8 bits.

    Conversions of bf16 need registers no wider than the type.
    """
    return name in SMALL or (table.bits(name) == 8 and "bf16" in form.types)


def of_form(form, name, number):
    return f"%c{number}" if in_bytes(form, name) else of_type(name, number)


def of_type(name, number):
    if name in SMALL:
        return f"%c{number}"
    return register(table.bits(name), number)


def doubled(name):
    return register(2 * table.bits(name), 9)


def vector(form, number):
    count = int((form.which("v2|v4|v8") or "v1")[1:])
    elements = [of_type(form.last, number + i) for i in range(count)]
    return elements[0] if count == 1 else "{" + ", ".join(elements) + "}"


def operand(form, letter, number):
    """Return the text of an operand for a letter of the table; sources are numbered."""
    first, last = form.first or "b32", form.last or "b64"
    texts = {
        "d": lambda: of_form(form, first, 0),
        "e": lambda: of_type(first, 0) + "|%p0",
        "E": lambda: "%r0|%p0",
        "W": lambda: register(2 * table.bits(first), 0),
        "u": lambda: "%r0",
        "p": lambda: "%p0",
        "Q": lambda: "%p0|%p1" if form.row.how in ("SETP2", "SETP") and form.first not in ("f16", "bf16") else "%p0",
        "a": lambda: of_form(form, last, number),
        "x": lambda: of_type(first, number),
        "w": lambda: register(2 * table.bits(first), number),
        "n": lambda: f"%r{number}",
        "P": lambda: f"%p{number + 2}",
        "m": lambda: "[%d9]",
        "s": lambda: of_type(last, number),
        "v": lambda: vector(form, 10),
        "V": lambda: vector(form, 10),
        "i": lambda: CONSTANTS.get(form.row.opcode, "8"),
        "l": lambda: "LABEL",
        "o": lambda: "%d8",
    }
    return texts[letter]()


def letters(form, optional=False):
    """Return the row's letters, with or without those of optional operands."""
    text = form.row.operands
    return [c for i, c in enumerate(text) if c != "?" and (optional or text[i + 1 : i + 2] != "?")]


def instruction(form, optional=None):
    """Return the whole instruction, with optional operands where another operand needs them."""
    if optional is None:
        optional = bool(form.which("and|or|xor")) and "P?" in form.row.operands or form.has("L2::cache_hint")
    operands, number = [], 0
    for letter in letters(form, optional):
        number += letter in "axwnPs"
        operands.append(operand(form, letter, number))
    return f"{form.text} {', '.join(operands)};"
