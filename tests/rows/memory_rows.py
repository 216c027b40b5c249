"""Test loads, stores and queries about addresses, each form in its state space.

The bytes in memory all differ.
"""

import random

from . import kernels, table
from .items import Item, kernel_of, stored
from .kernels import SLOT, Difference, Kernel, stored_predicate
from .meaning_integer import mask, signed
from .syntax import register

THREADS = 8
ROOM = 32  # bytes of memory for a thread
TARGET_100 = "of sm_100 and later"
POLICY = "mov.u64 %d8, 0x12f0000000000000;"  # a cache policy as createpolicy makes it: evict first


def some_bytes(count, seed="memory"):
    return random.Random(seed).randbytes(count)


def chosen(row):
    """Return forms with each alternative of a row once, and all types with all vector sizes."""
    found = list(table.few_forms(row))
    vectors = next((words for _, words in row.groups if "v2" in words), ())
    where = [("v2" in words) for _, words in row.groups]
    for form in [f for f in found if not f.which("v2|v4|v8")]:
        for word in vectors:
            if form.modifiers == found[0].modifiers:
                modifiers = tuple(word if v else m for v, m in zip(where, form.modifiers, strict=True))
                found.append(table.Form(row, modifiers, form.types))
    unique = dict.fromkeys(form for form in found if not form.which("L2::evict_normal|L2::evict_first|L2::evict_last"))
    return [form for form in unique if is_legal(form)]


def is_legal(form):
    count, width = vector_of(form), table.bits(form.last)
    if form.has("volatile") and form.which("local|const|param"):
        return False
    return count * width <= 256 and (count < 8 or width == 32) and not (count == 4 and width == 64)


def vector_of(form):
    return int((form.which("v2|v4|v8") or "v1")[1:])


def not_there(form):
    """Return why a form does not run on the GPU; empty if it does."""
    if form.row.opcode == "ld" and form.last == "b128" and form.which(SPACE_NAMES).startswith("param"):
        return "ptxas 13.0 makes the upper half of such a parameter of a function 0"
    return TARGET_100 if vector_of(form) * table.bits(form.last) > 128 else ""


def registers_of(form, first=10):
    """Return the registers of the elements; elements of 8 bits use registers of 16."""
    width = max(16, table.bits(form.last))
    return [register(width, first + i) for i in range(vector_of(form))], width


def in_braces(names):
    return names[0] if len(names) == 1 else "{" + ", ".join(names) + "}"


# --- a thread's memory in each space: its address, and how its bytes get there ---------------

SPACE_NAMES = "global|local|const|param|shared|shared::cta|shared::cluster|param::entry|param::func"
OWN_GLOBAL = [
    "ld.param.u64 %d9, [b1];",
    f"mul.wide.u32 %d34, %r20, {ROOM};",
    "add.u64 %d9, %d9, %d34;",
    "mov.u64 %d35, %d9;",
]


def copied(space, base, back=False):
    """Return code that copies the thread's bytes from global memory to a space, or back."""
    lines = []
    for i in range(0, ROOM, 8):
        if back:
            lines += [f"ld.{space}.u64 %d36, [{base}+{i}];", f"st.global.u64 [%d35+{i}], %d36;"]
        else:
            lines += [f"ld.global.u64 %d36, [%d35+{i}];", f"st.{space}.u64 [{base}+{i}], %d36;"]
    return lines


def place(space):
    """Return (declarations, code for the place's address in %d9, code that copies back)."""
    if space in ("", "global"):
        return [], OWN_GLOBAL, []
    if space.startswith("shared"):
        code = [*OWN_GLOBAL, "mov.u64 %d9, room;", "add.u64 %d9, %d9, %d34;"]
        return (
            [f".shared .align 32 .b8 room[{ROOM * THREADS}];"],
            [*code, *copied("shared", "%d9")],
            copied("shared", "%d9", True),
        )
    if space == "local":
        code = [*OWN_GLOBAL, "mov.u64 %d9, room;"]
        return [f".local .align 32 .b8 room[{ROOM}];"], [*code, *copied("local", "%d9")], copied("local", "%d9", True)
    raise KeyError(space)


# --- loads ----------------------------------------------------------------------------------------


def element(type_name, data, at, width):
    """Return the value that a load leaves in a register of some width."""
    size = table.bits(type_name) // 8
    value = int.from_bytes(data[at : at + size], "little")
    return (signed(value, 8 * size) if type_name[0] == "s" else value) & mask(width)


def has_wider(form):
    """Say whether a load may use a register that is wider than its type: one of 64 bits."""
    return vector_of(form) == 1 and table.types()[form.last].kind != "FLOAT" and table.bits(form.last) <= 64


def load_item(form, data, address="%d9"):
    names, width = registers_of(form)
    size = table.bits(form.last) // 8
    hint = ", %d8" if form.has("L2::cache_hint") else ""
    lines = [POLICY] if hint else []
    lines.append(f"{form.text} {in_braces(names)}, [{address}]{hint};")
    # Two slots hold the elements in order, each as wide as its register.
    step = width // 8
    lines += [
        f"st.global.b{width} [%d30+{step * i}], {name};" for i, name in enumerate(names) if step * (i + 1) <= SLOT
    ]
    if has_wider(form):  # a wider register
        lines += [f"{form.text} %d12, [{address}]{hint};", "st.global.b64 [%d30+8], %d12;"]

    def wanted(values, i):
        whole = 0
        for k in range(min(len(names), SLOT // step)):
            whole |= element(form.last, data, ROOM * i + size * k, width) << width * k
        found = {"d": whole & mask(64)}
        high = whole >> 64
        if has_wider(form):
            high = element(form.last, data, ROOM * i, 64)
        return found | {"p": high & mask(32), "q": high >> 32}

    return Item(form.text, lines, wanted)


def loads(row, number):
    """Return kernels of the forms of each space."""
    data = some_bytes(ROOM * THREADS)
    by_space = {}
    for form in chosen(row):
        by_space.setdefault((form.which(SPACE_NAMES), not_there(form)), []).append(form)
    for index, ((space, why), forms) in enumerate(by_space.items()):
        make = {
            "const": constant_kernel,
            "param": param_kernel,
            "param::func": param_kernel,
            "param::entry": entry_kernel,
        }
        yield make.get(space, space_kernel)(row, f"row{number}_{index}", forms, data, why)


def one_kernel(row, name, items, data, before, **more):
    kernel = kernel_of(row, name, [], [()] * THREADS, items, before=before, **more)
    kernel.buffers.append(data)
    return kernel


def space_kernel(row, name, forms, data, why):
    declarations, code, _ = place(forms[0].which(SPACE_NAMES))
    items = [load_item(form, data) for form in forms]
    items[0].lines[:0] = code
    return one_kernel(row, name, items, data, declarations, not_on_gpu=why)


def constant_kernel(row, name, forms, data, why):
    numbers = ", ".join(str(byte) for byte in data)
    extra = f".const .align 32 .b8 {name}_bytes[{len(data)}] = {{{numbers}}};"
    items = [load_item(form, data) for form in forms]
    items[0].lines[:0] = [f"mov.u64 %d9, {name}_bytes;", f"mul.wide.u32 %d34, %r20, {ROOM};", "add.u64 %d9, %d9, %d34;"]
    return one_kernel(row, name, items, data, [], extra=extra, not_on_gpu=why)


def param_kernel(row, name, forms, data, why):
    """The bytes are a function's parameter, and the function loads them."""
    items = [load_item(form, data, "bytes") for form in forms]
    lines = [line for item in items for line in (*item.lines, kernels.NEXT_SLOT)]
    extra = (
        f".func {name}_function(.param .align 16 .b8 bytes[{ROOM}], .param .u64 out, .param .u64 step)\n{{\n"
        f"{kernels.syntax.WIDE_DECLARATIONS}\nld.param.u64 %d30, [out];\nld.param.u64 %d31, [step];\n"
        + "\n".join(lines) + "\nret;\n}\n"
    )  # fmt: skip
    call = [*OWN_GLOBAL, "{", f".param .align 16 .b8 p0[{ROOM}];", ".param .u64 p1;", ".param .u64 p2;"]
    call += [line.replace("st.param.u64 [p", "st.param.b64 [p") for line in copied("param", "p0")]
    call += ["st.param.b64 [p1], %d30;", "st.param.b64 [p2], %d31;", f"call {name}_function, (p0, p1, p2);", "}"]
    kernel = one_kernel(row, name, [Item("", call, None), *items[1:]], data, [], extra=extra, not_on_gpu=why)
    kernel.body = kernel.body.split("call ")[0] + "call " + kernel.body.split("call ")[1].split("}")[0] + "}\nret;"
    kernel.check = kernels_check(items)
    return kernel


def kernels_check(items):
    from .items import check_of

    return check_of(items, [()] * THREADS)


def entry_kernel(row, name, forms, data, why):
    """Load the parameter with the number of threads."""
    count = THREADS.to_bytes(4, "little") * ROOM
    items = [load_item(form, count * THREADS, "count") for form in forms if table.bits(form.last) <= 32]
    for item in items:  # the parameter has only 32 bits
        item.lines = [line for line in item.lines if "%d12" not in line]
        item.wanted = lambda values, i, wanted=item.wanted: {"d": wanted(values, i)["d"]}
    return one_kernel(row, name, items, data, [], not_on_gpu=why)


# --- stores ---------------------------------------------------------------------------------------


def stores(row, number):
    """Return a kernel for each form, which compares the place's bytes before and after."""
    for index, form in enumerate(chosen(row)):
        space = form.which(SPACE_NAMES)
        make = param_store if space.startswith("param") else store_kernel
        yield make(row, f"row{number}_{index}", form, space)


def stored_values(form):
    names, width = registers_of(form)
    step = max(8, width // 8)
    at = ["ld.param.u64 %d34, [b2];", f"mul.wide.u32 %d36, %r20, {step * len(names)};", "add.u64 %d34, %d34, %d36;"]
    return at + [f"ld.global.b{width} {name}, [%d34+{step * i}];" for i, name in enumerate(names)]


def bytes_after(form, data, source):
    names, _ = registers_of(form)
    size, result = table.bits(form.last) // 8, bytearray(data)
    for thread in range(THREADS):
        for i in range(len(names)):
            at = max(8, size) * (thread * len(names) + i)
            result[ROOM * thread + size * i : ROOM * thread + size * (i + 1)] = source[at : at + size]
    return bytes(result)


def memory_check(form, wanted, number=1):
    def check(buffers):
        found = buffers[number]
        differences = [
            Difference(form.text, f"thread {i // ROOM}, byte {i % ROOM}", f"{found[i]:x}", f"{wanted[i]:x}")
            for i in range(len(wanted)) if found[i] != wanted[i]
        ]  # fmt: skip
        return len(wanted), differences

    return check


def store_kernel(row, name, form, space):
    names, _ = registers_of(form)
    data, source = some_bytes(ROOM * THREADS), some_bytes(16 * len(names) * THREADS, "stored")
    declarations, code, back = place(space)
    hint = ", %d8" if form.has("L2::cache_hint") else ""
    lines = [*code, *stored_values(form), *([POLICY] if hint else []), f"{form.text} [%d9], {in_braces(names)}{hint};"]
    back = [line.replace("%d35", "%d37") for line in back]
    lines += (
        ["ld.param.u64 %d37, [b1];", f"mul.wide.u32 %d36, %r20, {ROOM};", "add.u64 %d37, %d37, %d36;", *back]
        if back
        else []
    )
    body = "\n".join([*declarations, *kernels.loads([], []), *lines, "ret;"])
    return Kernel(name, row, body, [bytes(16), data, source], THREADS, memory_check(form, bytes_after(form, data, source)),
                  not_on_gpu=not_there(form))  # fmt: skip


def param_store(row, name, form, space):
    """Store into a call's parameter; the function copies the bytes that were written to memory."""
    names, _ = registers_of(form)
    data, source = some_bytes(ROOM * THREADS), some_bytes(16 * len(names) * THREADS, "stored")
    written = range(len(names) * table.bits(form.last) // 8)
    body = [f"ld.param.b8 %h1, [bytes+{i}]; st.global.b8 [%d1+{i}], %h1;" for i in written]
    extra = (
        f".func {name}_function(.param .align 16 .b8 bytes[{ROOM}], .param .u64 to)\n{{\n.reg .b16 %h<2>;\n.reg .b64 %d<2>;\n"
        "ld.param.u64 %d1, [to];\n" + "\n".join(body) + "\nret;\n}\n"
    )  # fmt: skip
    lines = [
        *OWN_GLOBAL, *stored_values(form), "{", f".param .align 16 .b8 p0[{ROOM}];", ".param .u64 p1;",
        f"{form.text} [p0], {in_braces(names)};", "st.param.b64 [p1], %d9;",
        f"call {name}_function, (p0, p1);", "}",
    ]  # fmt: skip
    whole = "\n".join([*kernels.loads([], []), *lines, "ret;"])
    return Kernel(name, row, whole, [bytes(16), data, source], THREADS, memory_check(form, bytes_after(form, data, source)),
                  extra=extra, not_on_gpu=not_there(form))  # fmt: skip


# --- addresses ------------------------------------------------------------------------------------

VARIABLES = [".shared .align 8 .b8 in_shared[64];", ".local .align 8 .b8 in_local[64];"]
# Code that puts an address within each space into %d10, in the form that the instruction wants.
WITHIN = {
    "global": ["ld.param.u64 %d10, [b1];"],
    "local": ["mov.u64 %d10, in_local;"],
    "shared": ["mov.u64 %d10, in_shared;"],
    "shared::cta": ["mov.u64 %d10, in_shared;"],
    "shared::cluster": ["mov.u64 %d10, in_shared;"],
    "const": ["mov.u64 %d10, {name}_const;"],
    "param": ["mov.u64 %d10, b1;"],
    "param::entry": ["mov.u64 %d10, b1;"],
}
CONST = ".const .align 8 .u64 {name}_const[4] = {{11, 22, 33, 44}};"
FILLED = ["mov.u64 %d11, 0x1122334455667788;"]


def generic_of(space, name):
    """Return code that puts the generic address of a variable, which holds %d11, into %d12."""
    lines = [line.format(name=name) for line in WITHIN[space]]
    if space in ("local", "shared", "shared::cta", "shared::cluster"):
        lines.append(f"st.{'local' if space == 'local' else 'shared'}.u64 [%d10+8], %d11;")
    return [*FILLED, *lines, f"cvta.{space}.u64 %d12, %d10;"]


def generic_addresses(row, number):
    """A generic address converts back to the same address and leads to the same bytes.

    A 32-bit address is the lower half.
    """
    for index, form in enumerate(table.forms(row)):
        name, space = f"row{number}_{index}", form.which("|".join(WITHIN))
        lines = generic_of(space, name)
        if form.first == "u64" and form.has("to"):
            lines += [f"{form.text} %d13, %d12;", "sub.u64 %d14, %d13, %d10;", stored(64, "%d14")]
            wanted = {"d": 0}
        elif form.first == "u64":
            lines = [*lines[:-1], f"{form.text} %d12, %d10;", *seen(space)]
            wanted = {"d": 1}
        else:
            lines += ["cvt.u32.u64 %r10, %d10;", "cvt.u32.u64 %r12, %d12;"]
            source, other = ("%r12", "%r10") if form.has("to") else ("%r10", "%r12")
            lines += [f"{form.text} %r13, {source};", f"sub.u32 %r14, %r13, {other};", stored(32, "%r14")]
            wanted = {"d": 0}
        item = Item(form.text, lines, lambda values, i, wanted=wanted: wanted)
        kernel = kernel_of(row, name, [], [()] * THREADS, [item], before=VARIABLES, extra=CONST.format(name=name))
        kernel.buffers.append(some_bytes(64))
        kernel.not_on_gpu = "" if form.first == "u64" else "generic addresses of 32 bits"
        yield kernel


def seen(space):
    """Say whether a generic load reads the same bytes as the space's own load."""
    own = {"shared::cta": "shared", "shared::cluster": "shared", "param::entry": "param"}.get(space, space)
    place_of = "[b1]" if own == "param" else "[%d10+8]"
    offset = 0 if own == "param" else 8
    return [f"ld.{own}.u64 %d15, {place_of};", f"ld.u64 %d16, [%d12+{offset}];", "setp.eq.u64 %p1, %d15, %d16;",
            "selp.u32 %r13, 1, 0, %p1;", stored(32, "%r13")]  # fmt: skip


def within(row, number):
    """Ask each question about an address of each space."""
    asked = list(table.forms(row))
    for index, form in enumerate(asked):
        name, items = f"row{number}_{index}", []
        word = form.which("|".join(WITHIN))
        for space in WITHIN:
            if space in ("global", "local", "shared", "const", "param"):
                # they lie in this space
                same = word.split("::")[0] == space or (word == "global" and space == "param")
                items.append(
                    Item(f"{form.text} of {space}", [*generic_of(space, name), f"{form.text} %p0, %d12;", *stored_predicate(0, 8)],
                         lambda values, i, same=same: {"p": int(same)})
                )  # fmt: skip
        kernel = kernel_of(row, name, [], [()] * THREADS, items, before=VARIABLES, extra=CONST.format(name=name))
        kernel.buffers.append(some_bytes(64))
        yield kernel
