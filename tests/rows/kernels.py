"""Make kernels that apply instructions to arrays of values, with their expected results.

Each combination of values has a thread. A kernel's parameters are the addresses of its buffers and
the number of threads; the test reads all buffers back. If a kernel tests functions of values, its
first buffer is the output: 16 bytes for each form and thread, with the result, p and q.
"""

import struct
from dataclasses import dataclass, field

from . import meaning, operands, syntax, table
from .meaning_integer import mask

SLOT = 16


@dataclass
class Difference:
    what: str
    given: str
    found: str
    wanted: str

    def __str__(self):
        return f"{self.what} of {self.given}: {self.found}, expected {self.wanted}"


@dataclass
class Kernel:
    name: str
    row: object
    body: str
    buffers: list
    threads: int
    check: object = None  # (buffers as they are now) -> (number of values compared, differences)
    block: int = 128
    blocks: int = 0  # 0: as many as the threads need
    forms: list = field(default_factory=list)
    cluster: int = 0
    shared: int = 0
    old: bool = False  # PTX 6.3, with instructions that later versions lack
    newer: bool = False  # than the row: it is built for the first target after sm_90
    extra: str = ""  # text outside the kernel: variables, functions
    exact: bool = True  # a GPU gives the same bits
    fails: bool = False  # the kernel ends its context
    not_on_gpu: str = ""  # why only the simulated device runs it
    head: str = ""  # text between the parameters and the body

    def __post_init__(self):
        if self.row.target > 90 and not self.not_on_gpu:
            self.not_on_gpu = f"of sm_{self.row.target} and later"

    @property
    def target(self):
        return 60 if self.old else max(90, self.row.target, 100 if self.newer else 0)

    @property
    def text(self):
        parameters = ", ".join(f".param .u64 b{i}" for i in range(len(self.buffers)))
        return (
            f"{self.extra}\n.visible .entry {self.name}({parameters}, .param .u32 count) {self.head}\n{{\n"
            f"{syntax.DECLARATIONS if self.old else syntax.WIDE_DECLARATIONS}\n{self.body}\n}}\n"
        )


# --- instructions on values -----------------------------------------------------------------------


AMOUNTS = [0, 1, 2, 4, 8, 15, 16, 17, 24, 31, 32, 33, 63, 64, 65, 128, 255, 256, 259, 0xFFFFFFFF, 0x80000000]
WITH_AMOUNTS = ("shl", "shr", "shf", "bfe", "bfi", "bmsk", "szext")
LOGIC_TABLES = (0x96, 0xCA, 0xE8, 0x00, 0xFF, 0x80, 0x1F, 0x3A)


def doubled(name):
    return f"{name[0]}{2 * table.bits(name)}"


def source_types(form):
    """Return the type of each source, by the row's letters."""
    of = {"a": form.last, "x": form.first, "n": "b32", "P": "pred"}
    if "w" in form.row.operands:
        of["w"] = doubled(form.first)
    optional = form.more or ("P?" in form.row.operands and bool(form.which("and|or|xor")))
    return [of[letter] for letter in syntax.letters(form, optional) if letter in of or letter == "w"]


def values_of(form, types):
    """Return the values of each source."""
    opcode = form.row.opcode
    lists = [operands.unary(types[0])] if len(types) == 1 else [operands.values(name) for name in types]
    if opcode in WITH_AMOUNTS:
        lists = [AMOUNTS if name == "b32" and (i or opcode == "bmsk") else some
                 for i, (name, some) in enumerate(zip(types, lists, strict=True))]  # fmt: skip
    if opcode == "fns":
        lists = [
            lists[0],
            [0, 1, 4, 7, 15, 16, 30, 31],
            [0, 1, 2, 3, 31, 32, 33, *(x & mask(32) for x in (-1, -2, -3, -32, -33))],
        ]
    if opcode in ("set", "setp"):
        lists = [some[: 14 if len(types) == 2 else 10] for some in lists]
    return lists


def holder(form, name):
    """Return the width in bits of the register that holds a value."""
    width = table.bits(name)
    if form.wide and table.types()[name].kind in ("SIGNED", "UNSIGNED"):
        return 64
    if width == 8:
        return 32 if form.row.how == "CONVERT" else 16
    return width


def why_not(form):
    """Return why a GPU of sm_90 lacks a form; empty if it has it."""
    if (form.row.opcode, form.row.modifiers, form.row.types) == ("mad", "?ftz ?sat", "f32"):
        return "for targets without fma alone"
    return "of sm_100 and later" if form.more and form.row.how == "CHAIN" else ""


def can_clamp(form):
    """Say whether .sat is legal: a conversion of integers needs a value that may not fit."""
    first, last = form.types
    wider = table.bits(first) > table.bits(last)
    same = first[0] == last[0] and table.bits(first) >= table.bits(last)
    return not (same or (wider and last[0] == "u"))


def is_legal(form):
    return form.row.opcode != "cvt" or form.row.modifiers != "?sat" or not form.has("sat") or can_clamp(form)


def forms_of(row, types):
    for form in table.forms(row):
        if form.types != types or not is_legal(form):
            continue
        if row.how == "LOP3":
            yield from (table.Form(row, form.modifiers, types, code) for code in LOGIC_TABLES)
        else:
            yield form
        if row.how == "CONVERT" and types[1] != "bf16" and table.types()[types[0]].kind in ("SIGNED", "UNSIGNED"):
            yield table.Form(row, form.modifiers, types, wide=True)
        if row.how == "CHAIN" and "?" in row.operands:
            yield table.Form(row, form.modifiers, types, more=True)


def loads(types, holders, first_buffer=1):
    """Return code that loads a thread's operands into registers 1, 2, …

    %d30 is the address of its output.
    """
    lines = [
        "mov.u32 %r20, %tid.x;", "mov.u32 %r21, %ctaid.x;", "mov.u32 %r22, %ntid.x;", "mad.lo.u32 %r20, %r21, %r22, %r20;",
        "ld.param.u32 %r21, [count];", "setp.ge.u32 %p10, %r20, %r21;", "@%p10 exit;",
        "ld.param.u64 %d30, [b0];", f"mul.wide.u32 %d31, %r20, {SLOT};", "add.u64 %d30, %d30, %d31;",
        f"mul.wide.u32 %d31, %r21, {SLOT};",
    ]  # fmt: skip
    for i, (name, width) in enumerate(zip(types, holders, strict=True)):
        size = 4 if name == "pred" else width // 8
        lines += [
            f"ld.param.u64 %d32, [b{first_buffer + i}];",
            f"mul.wide.u32 %d33, %r20, {size};",
            "add.u64 %d32, %d32, %d33;",
        ]
        if name == "pred":
            lines += ["ld.global.u32 %r23, [%d32];", f"setp.ne.u32 %p{i + 3}, %r23, 0;"]
        else:
            lines.append(f"ld.global.b{width} {syntax.register(width, i + 1)}, [%d32];")
        if table.bits(name) == 8:  # for instructions that need a register of 8 bits
            lines.append(f"ld.global.b8 %c{i + 1}, [%d32];")
    return lines


def packed(values, width):
    if width == 128:
        return b"".join(value.to_bytes(16, "little") for value in values)
    letter = {16: "H", 32: "I", 64: "Q"}[width]
    return struct.pack(f"<{len(values)}{letter}", *(value & mask(width) for value in values))


def stored_predicate(number, offset):
    return [f"selp.u32 %r23, 1, 0, %p{number};", f"st.global.u32 [%d30+{offset}], %r23;"]


NEXT_SLOT = "add.u64 %d30, %d30, %d31;"


def destination_bits(form):
    letters = form.row.operands
    if syntax.in_bytes(form, form.first):
        return 8
    if letters[0] in "uE":
        return 32
    if letters[0] == "W":
        return 2 * table.bits(form.first)
    return holder(form, form.first)


def applied(form, types, holders):
    """Return code that applies one form and stores its results."""
    sources = []
    for i, (name, width) in enumerate(zip(types, holders, strict=True)):
        own = f"%c{i + 1}" if syntax.in_bytes(form, name) else syntax.register(width, i + 1)
        sources.append(f"%p{i + 3}" if name == "pred" else own)
    if "i" in form.row.operands:
        sources.insert(3, str(form.immediate))
    if form.row.operands[0] in "pQ":
        two = form.row.operands[0] == "Q" and form.last not in ("f16", "bf16")
        lines = [f"{form.text} %p0{'|%p1' if two else ''}, {', '.join(sources)};", *stored_predicate(0, 8)]
        return lines + (stored_predicate(1, 12) if two else [])
    width = destination_bits(form)
    register = "%c0" if syntax.in_bytes(form, form.first) else syntax.register(width, 0)
    if syntax.in_bytes(form, form.first):
        return [f"{form.text} {register}, {', '.join(sources)};", f"st.global.b8 [%d30], {register};"]
    if form.row.operands[0] == "e":
        return [f"{form.text} {register}|%p0, {', '.join(sources)};", f"st.global.b{width} [%d30], {register};",
                *stored_predicate(0, 8)]  # fmt: skip
    return [f"{form.text} {register}, {', '.join(sources)};", f"st.global.b{width} [%d30], {register};"]


def result_differs(form, wanted, found):
    """Compare results. `found` is the 8 bytes of the result, then p and q."""
    if form.row.operands[0] in "pQ":
        if not isinstance(wanted, tuple):
            return found[1] != wanted
        two = form.last not in ("f16", "bf16")
        return found[1] != wanted[0] or (two and found[2] != wanted[1])
    if hasattr(wanted, "holds"):
        return not wanted.holds(found[0])
    if isinstance(wanted, tuple):
        return found[:2] != wanted
    return found[0] != wanted & mask(destination_bits(form))


def shown(wanted):
    return f"{wanted:x}" if isinstance(wanted, int) and wanted >= 0 else str(wanted)


def checker(forms, rows_of_values, expected, differs):
    """Return the check of a kernel of values: every form with every combination."""

    def check(buffers):
        out, differences, compared = buffers[0], [], 0
        for k, form in enumerate(forms):
            for i, values in enumerate(rows_of_values):
                found = struct.unpack_from("<QII", out, (k * len(rows_of_values) + i) * SLOT)
                wanted = expected(form, values)
                if wanted is None:
                    continue
                compared += 1
                if differs(form, wanted, found):
                    given = ", ".join(f"{value:x}" for value in values)
                    shown_found = f"{found[0]:x}" if form.row.operands[0] not in "pQ" else f"{found[1:]}"
                    differences.append(Difference(form.text, given, shown_found, shown(wanted)))
        return compared, differences

    return check


VALUE_ROWS = ("LANES", "CONVERT", "LOP3", "PREDICATE", "SELECT", "TEST", "SETP", "SETP2", "SET", "SET2", "CHAIN")


def is_approximate(row):
    return "approx" in row.modifiers


def value_kernels(row, number):
    """Return the kernels of a row of instructions on values.

    Each choice of types and number of operands has a kernel.
    """
    function = meaning.meaning_of(row)
    if function is None:
        return
    groups = {}
    for types in dict.fromkeys(form.types for form in table.forms(row)):
        for form in forms_of(row, types):
            groups.setdefault((types, len(source_types(form)), form.wide), []).append(form)
    for index, forms in enumerate(groups.values()):
        yield value_kernel(row, f"row{number}_{index}", forms, function)


def with_rest(column, name, width):
    """Return the values for wider registers, whose upper bits the instruction must ignore."""
    bits = table.bits(name)
    return (
        [value & mask(bits) | (0x5AC3_F00D_1234_9876 << bits & mask(width)) for value in column]
        if width > bits > 1
        else column
    )


def value_kernel(row, name, forms, function):
    types = source_types(forms[0])
    holders = [holder(forms[0], t) for t in types]
    combinations = operands.combinations(values_of(forms[0], types))
    if any(form.has("ftz") for form in forms):
        combinations = combinations + operands.with_small_results(forms[0].first, row.opcode)
    lines = loads(types, holders)
    for form in forms:
        lines += [*applied(form, types, holders), NEXT_SLOT]
    columns = zip(*combinations, strict=True)
    inputs = [packed(with_rest(column, t, width), 32 if t == "pred" else width)
              for column, t, width in zip(columns, types, holders, strict=True)]  # fmt: skip
    output = bytes(SLOT * len(forms) * len(combinations))
    return Kernel(name, row, "\n".join([*lines, "ret;"]), [output, *inputs], len(combinations),
                  checker(forms, combinations, function, result_differs), forms=forms,
                  exact=not is_approximate(row), not_on_gpu=why_not(forms[0]), newer=forms[0].more)  # fmt: skip
