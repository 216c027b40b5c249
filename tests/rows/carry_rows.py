"""Test the instructions that add or subtract with a carry.

Subtraction adds the complement, so a carry means that nothing was borrowed.
"""

from . import operands, table
from .items import Item, kernel_of, stored
from .meaning_integer import mask, read
from .syntax import register
from .table import bits


def wanted_of(form, with_c):
    width = bits(form.first)
    opcode = form.row.opcode

    def wanted(values, i):
        a, b, *rest = values[i]
        carry = rest[-1] if opcode.endswith("c") else int(opcode == "sub")
        if with_c:
            product = read(form.first, a) * read(form.first, b)
            a, b = (product >> width if form.has("hi") else product) & mask(width), rest[0]
        elif opcode.startswith("sub"):
            b = ~b & mask(width)
        total = a + b + carry
        result = {"d": total & mask(width)}
        return result | {"p": total >> width} if form.has("cc") else result

    return wanted


def item(form, with_c):
    width = bits(form.first)
    sources = [register(width, i) for i in range(1, 4 if with_c else 3)]
    lines = []
    if form.row.opcode.endswith("c"):  # carry in
        lines.append(f"add.cc.u32 %r24, %r{len(sources) + 1}, 0xffffffff;")
    lines.append(f"{form.text} {register(width, 0)}, {', '.join(sources)};")
    if form.has("cc"):
        lines += ["addc.u32 %r25, 0, 0;", stored(32, "%r25", 8)]
    return Item(form.text, [*lines, stored(width, register(width, 0))], wanted_of(form, with_c))


def kernels(row, number):
    with_c = row.opcode.startswith("mad")
    for index, name in enumerate(dict.fromkeys(form.first for form in table.forms(row))):
        types = [name] * (3 if with_c else 2)
        values = operands.combinations([*[operands.values(name)] * len(types), [0, 1]])
        forms = [form for form in table.forms(row) if form.first == name]
        yield kernel_of(row, f"row{number}_{index}", [*types, "b32"], values, [item(form, with_c) for form in forms])
