"""Test atomic operations by their results and by the contents of memory after them.

First each thread has its own memory location; then all threads use one location.
"""

from . import exact, kernels, operands, table
from .exact import F32, FORMATS, encoded, flushed, number
from .items import stored
from .kernels import NEXT_SLOT, SLOT, Difference, Kernel
from .meaning_float import order_of
from .meaning_integer import mask, read
from .memory_rows import POLICY
from .syntax import register

STEP = 16  # bytes between places
OPERATIONS = "add|and|or|xor|exch|cas|min|max|inc|dec"
SPACES = "global|shared|shared::cta|shared::cluster"


def total(form, old, b):
    """Return the sum of each number in a register."""
    name = form.last
    if name not in FORMATS and not name.endswith("x2"):
        return old + b & mask(table.bits(name))
    half = name.removesuffix("x2")
    f, result = FORMATS[half], 0
    # Only single precision in global memory is flushed.
    flushes = f is F32 and not form.which(SPACES).startswith("shared")
    for shift in range(0, table.bits(name), f.width):
        x, y = (v >> shift & mask(f.width) for v in (old, b))
        if flushes:
            x, y = flushed(f, x), flushed(f, y)
        one = exact.add(number(f, x), number(f, y))
        code = encoded(f, one)
        if one.is_nan and half == "f64":
            code = nan_of_sum(x, y, form.which(SPACES).startswith("shared"), code)
        result |= (flushed(f, code) if flushes else code) << shift
    return result


def nan_of_sum(old, b, in_shared, invalid):
    """Return the NaN of a sum.

    In global memory the operand's NaN comes first and is unchanged. In shared memory the old
    value's comes first and is made quiet.
    """
    nans = [v for v in ((old, b) if in_shared else (b, old)) if number(FORMATS["f64"], v).is_nan]
    return invalid if not nans else nans[0] | in_shared << 51


def picked(form, word, old, b):
    """Return the smaller or the larger number of each half; a NaN loses."""
    f, result = FORMATS[form.last.removesuffix("x2")], 0
    for shift in range(0, table.bits(form.last), f.width):
        both = [v >> shift & mask(f.width) for v in (old, b)]
        numbers = [v for v in both if not number(f, v).is_nan]
        best = {"min": min, "max": max}[word](numbers, key=lambda v: order_of(f, v)) if numbers else f.nan
        result |= best << shift
    return result


def new_value(form, old, b, c=0):
    word = form.which(OPERATIONS)
    if word in ("min", "max") and form.last[0] in "fb":
        return picked(form, word, old, b)
    if word == "add":
        return total(form, old, b)
    if word in ("min", "max"):
        return {"min": min, "max": max}[word](old, b, key=lambda x: read(form.last, x))
    return {
        "and": old & b, "or": old | b, "xor": old ^ b, "exch": b, "cas": c if old == b else old,
        "inc": 0 if old >= b else old + 1, "dec": b if old == 0 or old > b else old - 1,
    }[word]  # fmt: skip


def forms_by_type(row):
    """Return few forms of each type, but every operation with each type."""
    few = list(table.few_forms(row))
    where = [i for i, (_, words) in enumerate(row.groups) if set(words) & set(OPERATIONS.split("|"))][0]
    for name in row.type_lists[0]:
        forms = [form for form in few if form.types == (name,)]
        plain = forms[0]
        for word in row.groups[where][1]:
            modifiers = (*plain.modifiers[:where], word, *plain.modifiers[where + 1 :])
            forms.append(table.Form(row, modifiers, (name,)))
        for space in ("shared", "global"):
            index = next(i for i, (_, words) in enumerate(row.groups) if "shared" in words)
            forms.append(table.Form(row, (*plain.modifiers[:index], space, *plain.modifiers[index + 1 :]), (name,)))
        yield name, list(dict.fromkeys(forms))


def instruction(form, width):
    result = f"{register(width, 0)}, " if form.row.opcode == "atom" else ""
    more = f", {register(width, 2)}" if form.has("cas") else ""
    hint = ", %d8" if form.has("L2::cache_hint") else ""
    return [*([POLICY] if hint else []), f"{form.text} {result}[%d9], {register(width, 1)}{more}{hint};"]


def code_of(form, width):
    """Return code that operates on the place in global memory, or on a copy in shared memory."""
    if form.which(SPACES).startswith("shared"):
        moved = register(width, 5)
        lines = [f"ld.global.b{width} {moved}, [%d10];", "mov.u64 %d9, places;", f"mul.wide.u32 %d11, %r24, {STEP};",
                 "add.u64 %d9, %d9, %d11;", f"st.shared.b{width} [%d9], {moved};", *instruction(form, width),
                 f"ld.shared.b{width} {moved}, [%d9];", f"st.global.b{width} [%d10], {moved};"]  # fmt: skip
    else:
        lines = ["mov.u64 %d9, %d10;", *instruction(form, width)]
    if form.row.opcode == "atom":
        lines.append(stored(width, register(width, 0)))
    return [*lines, "add.u64 %d10, %d10, %d12;", NEXT_SLOT]


def check_of(forms, combinations):
    def check(buffers):
        compared, differences = 0, []
        for k, form in enumerate(forms):
            for i, (old, *rest) in enumerate(combinations):
                at = k * len(combinations) + i
                left = int.from_bytes(buffers[-1][at * STEP : (at + 1) * STEP], "little")
                pairs = [("left", left, new_value(form, old, *rest))]
                if form.row.opcode == "atom":
                    pairs.append(("result", int.from_bytes(buffers[0][at * SLOT : (at + 1) * SLOT], "little"), old))
                for what, found, wanted in pairs:
                    compared += 1
                    if found != wanted:
                        given = ", ".join(f"{v:x}" for v in (old, *rest))
                        differences.append(Difference(form.text, given, f"{what} {found:x}", f"{wanted:x}"))
        return compared, differences

    return check


def own_places(row, name, type_name, forms):
    width = table.bits(type_name)
    count = 3 if forms[0].has("cas") else 2
    combinations = operands.combinations([operands.values(type_name)] * count, 300)
    types = [type_name] * (count - 1)
    lines = kernels.loads(types, [width] * len(types))
    lines += ["mov.u32 %r24, %tid.x;", f"ld.param.u64 %d10, [b{count}];", f"mul.wide.u32 %d11, %r20, {STEP};",
              "add.u64 %d10, %d10, %d11;", f"mul.wide.u32 %d12, %r21, {STEP};"]  # fmt: skip
    lines += [line for form in forms for line in code_of(form, width)]
    columns = list(zip(*combinations, strict=True))
    memory = b"".join(old.to_bytes(STEP, "little") for old in columns[0]) * len(forms)
    buffers = [bytes(SLOT * len(forms) * len(combinations)), *[kernels.packed(c, width) for c in columns[1:]], memory]
    body = "\n".join([f".shared .align 16 .b8 places[{STEP * 128}];", *lines, "ret;"])
    return Kernel(name, row, body, buffers, len(combinations), check_of(forms, combinations))


def one_place(row, name, form):
    """Let all threads of four blocks use one word, by operations whose order does not matter."""
    width = table.bits(form.last)
    values = [(v * 2654435761 + 12345) & mask(width) for v in range(512)]
    if form.has("inc"):
        values = [mask(width)] * 512
    lines = kernels.loads([form.last], [width])
    lines += ["ld.param.u64 %d9, [b2];", *instruction(form, width)]
    wanted = 5
    for v in values:
        wanted = new_value(form, wanted, v)

    def check(buffers):
        found = int.from_bytes(buffers[2][: width // 8], "little")
        differences = (
            [] if found == wanted else [Difference(form.text, "512 threads at one place", f"{found:x}", f"{wanted:x}")]
        )
        return 1, differences

    buffers = [bytes(SLOT * 512), kernels.packed(values, width), (5).to_bytes(16, "little")]
    return Kernel(name, row, "\n".join([*lines, "ret;"]), buffers, 512, check)


# --- vectors --------------------------------------------------------------------------------------


def vector_item(form, count, width):
    """Return code for the thread's place for this form, whose address is in %d10."""
    values = "{" + ", ".join(register(width, 1 + i) for i in range(count)) + "}"
    names = [register(width, 10 + i) for i in range(count)]
    returns = form.row.opcode == "atom"
    results = "{" + ", ".join(names) + "}, " if returns else ""
    hint = ", %d8" if form.has("L2::cache_hint") else ""
    lines = [*([POLICY] if hint else []), f"{form.text} {results}[%d10], {values}{hint};"]
    if returns:
        lines += [f"st.global.b{width} [%d30+{width // 8 * i}], {name};" for i, name in enumerate(names)]
    return [*lines, "add.u64 %d10, %d10, %d12;", NEXT_SLOT]


def vector_check(forms, count, olds, values):
    def check(buffers):
        compared, differences = 0, []
        for k, form in enumerate(forms):
            size = table.bits(form.last) // 8
            for i in range(len(olds) * count):
                thread, element = divmod(i, count)
                at = (k * len(olds) + thread) * STEP + size * element
                old, b = olds[thread][element], values[thread][element]
                pairs = [("left", buffers[2], new_value(form, old, b))]
                if form.row.opcode == "atom":
                    pairs.append(("result", buffers[0], old))
                for what, data, wanted in pairs:
                    found = int.from_bytes(data[at : at + size], "little")
                    compared += 1
                    if found != wanted:
                        given = f"{old:x}, {b:x} (element {element})"
                        differences.append(Difference(form.text, given, f"{what} {found:x}", f"{wanted:x}"))
        return compared, differences

    return check


def in_memory(rows_of_values, size):
    return b"".join(b"".join(v.to_bytes(size, "little") for v in row).ljust(STEP, bytes(1)) for row in rows_of_values)


def vectors(row, name, forms):
    count, width = int(forms[0].which("v2|v4|v8")[1:]), table.bits(forms[0].last)
    pairs = operands.combinations([operands.values(forms[0].last)] * 2, 400)
    pairs = pairs[: len(pairs) // count * count]
    groups = [pairs[i : i + count] for i in range(0, len(pairs), count)]
    olds, values = ([[pair[n] for pair in group] for group in groups] for n in (0, 1))
    lines = kernels.loads([], [])
    lines += ["ld.param.u64 %d9, [b1];", f"mul.wide.u32 %d11, %r20, {STEP};", "add.u64 %d9, %d9, %d11;",
              "ld.param.u64 %d10, [b2];", "add.u64 %d10, %d10, %d11;", f"mul.wide.u32 %d12, %r21, {STEP};"]  # fmt: skip
    lines += [f"ld.global.b{width} {register(width, 1 + i)}, [%d9+{width // 8 * i}];" for i in range(count)]
    lines += [line for form in forms for line in vector_item(form, count, width)]
    size = width // 8
    buffers = [bytes(SLOT * len(forms) * len(groups)), in_memory(values, size), in_memory(olds, size) * len(forms)]
    return Kernel(
        name, row, "\n".join([*lines, "ret;"]), buffers, len(groups), vector_check(forms, count, olds, values)
    )


def vector_kernels(row, number):
    by_shape = {}
    for name in row.type_lists[0]:
        for form in table.few_forms(row):
            shaped = table.Form(row, form.modifiers, (name,))
            if int(form.which("v2|v4|v8")[1:]) * table.bits(name) <= 128:
                by_shape.setdefault((form.which("v2|v4|v8"), name), {})[shaped] = None
    for index, forms in enumerate(by_shape.values()):
        yield vectors(row, f"row{number}_{index}", list(forms))


def atomics(row, number):
    if "V" in row.operands:
        yield from vector_kernels(row, number)
        return
    for index, (type_name, forms) in enumerate(forms_by_type(row)):
        yield own_places(row, f"row{number}_{index}", type_name, forms)
        whole = type_name[0] in "usb" and "f" not in type_name
        plain = [form for form in forms if not form.which("exch|cas|dec") and whole and not form.which(SPACES)]
        for k, form in enumerate(plain[:1] + plain[-3:]):
            yield one_place(row, f"row{number}_{index}_{k}_one", form)
