"""Test mov: registers, constants, parts of registers, special registers and addresses."""

from . import operands, table
from .items import Item, kernel_of, stored
from .kernels import stored_predicate
from .meaning_integer import mask
from .syntax import register
from .table import bits


def moves(row, number):
    if row.modifiers:  # vectors
        yield from vector_moves(row, number)
        return
    names = row.type_lists[0]
    for index, name in enumerate(name for name in names if name != "b128"):
        yield kernel_of(row, f"row{number}_{index}", [name], [(v,) for v in operands.values(name)], [*copies(name)])
    yield from packs(row, f"row{number}_packs")
    yield special_registers(row, f"row{number}_specials")
    yield cluster_registers(row, f"row{number}_clusters")
    yield addresses(row, f"row{number}_addresses")


def copies(name):
    width = bits(name)
    text = f"mov.{name}"
    yield Item(text, [f"{text} {register(width, 0)}, {register(width, 1)};", stored(width, register(width, 0))],
               lambda values, i: {"d": values[i][0]})  # fmt: skip
    constant = {"f32": ("0fC0490FDB", 0xC0490FDB), "f64": ("0dC00921FB54442D18", 0xC00921FB54442D18)}.get(name)
    shown, value = constant or ("-3", mask(width) - 2)
    yield Item(f"{text} of a constant", [f"{text} {register(width, 0)}, {shown};", stored(width, register(width, 0))],
               lambda values, i: {"d": value})  # fmt: skip


def packs(row, name):
    wide = [(v,) for v in operands.values("b64")]

    def part(width, k):
        return lambda values, i: {"d": values[i][0] >> width * k & mask(width)}

    items = []
    for whole, width in (("b64", 32), ("b64", 16)):
        count = 64 // width
        names = [register(width, 10 + k) for k in range(count)]
        for k in range(count):
            items.append(Item(f"mov.{whole} into {count}", [f"mov.{whole} {{{', '.join(names)}}}, %d1;", stored(width, names[k])],
                              part(width, k)))  # fmt: skip
        turned = ", ".join(reversed(names))

        def reverse(values, i, width=width, count=count):
            return {
                "d": sum((values[i][0] >> width * k & mask(width)) << width * (count - 1 - k) for k in range(count))
            }

        items.append(Item(f"mov.{whole} of {count}", [f"mov.{whole} %d0, {{{turned}}};", stored(64, "%d0")], reverse))
    low = ["cvt.u32.u64 %r1, %d1;"]
    items += [
        Item("mov.b32 into bytes", [*low, "mov.b32 {%c1, %c2, %c3, %c4}, %r1;", "mov.b32 %r0, {%c4, %c3, %c2, %c1};", stored(32, "%r0")],
             lambda values, i: {"d": int.from_bytes((values[i][0] & mask(32)).to_bytes(4, "little"), "big")}),
        Item("mov.b16 of bytes", ["mov.b16 %h0, {%c2, %c1};", stored(16, "%h0")],
             lambda values, i: {"d": int.from_bytes((values[i][0] & mask(16)).to_bytes(2, "little"), "big")}),
        Item("mov.b32 into halves", ["mov.b32 {%h1, _}, %r1;", "mov.b32 %r0, {%h1, 5};", stored(32, "%r0")],
             lambda values, i: {"d": values[i][0] & 0xFFFF | 5 << 16}),
        Item("mov.b64 with a constant", ["mov.b64 %d0, {%r1, 0};", stored(64, "%d0")], lambda values, i: {"d": values[i][0] & mask(32)}),
    ]  # fmt: skip
    yield kernel_of(row, name, ["b64"], wide, items)
    more = ["// 128 bits"]
    both = [(a, b) for (a,), (b,) in zip(wide, wide[5:] + wide[:5], strict=True)]
    move = ["mov.b128 %q1, {%d1, %d2};", "mov.b128 %q2, %q1;", "mov.b128 {%d10, %d11}, %q2;"]
    items = [
        Item("mov.b128, lower half", [*move, stored(64, "%d10")], lambda values, i: {"d": values[i][0]}),
        Item("mov.b128, upper half", [*move, stored(64, "%d11")], lambda values, i: {"d": values[i][1]}),
        Item("mov.b128 into four", ["mov.b128 %q1, {%r10, %r10, %r11, %r10};", "mov.b128 {%d10, %d11}, %q1;", stored(64, "%d11")],
             lambda values, i: {"d": 3 | 9 << 32}),
    ]  # fmt: skip
    items[2].lines[:0] = ["mov.u32 %r10, 9;", "mov.u32 %r11, 3;"]
    yield kernel_of(row, name + "_128", ["b64", "b64"], both, items, before=more)


# --- special registers ----------------------------------------------------------------------------

BLOCK, BLOCKS = 96, 3
KNOWN = {  # by the number of the thread in the grid
    "tid.x": lambda i: i % BLOCK, "tid.y": lambda i: 0, "ntid.x": lambda i: BLOCK, "ntid.z": lambda i: 1,
    "ctaid.x": lambda i: i // BLOCK, "ctaid.y": lambda i: 0, "nctaid.x": lambda i: BLOCKS, "nctaid.y": lambda i: 1,
    "clusterid.x": lambda i: i // BLOCK, "nclusterid.x": lambda i: BLOCKS, "cluster_ctaid.x": lambda i: 0,
    "cluster_nctaid.x": lambda i: 1, "cluster_ctarank": lambda i: 0, "cluster_nctarank": lambda i: 1,
    "laneid": lambda i: i % 32, "lanemask_eq": lambda i: 1 << i % 32, "lanemask_lt": lambda i: (1 << i % 32) - 1,
    "lanemask_le": lambda i: (2 << i % 32) - 1, "lanemask_gt": lambda i: mask(32) & ~((2 << i % 32) - 1),
    "lanemask_ge": lambda i: mask(32) & ~((1 << i % 32) - 1), "dynamic_smem_size": lambda i: 0,
}  # fmt: skip
# Each is below this bound; its exact value is up to the device.
BELOW = {
    "warpid": 64,
    "nwarpid": 65,
    "smid": 1 << 16,
    "nsmid": 1 << 16,
    "total_smem_size": 1 << 18,
    "aggr_smem_size": 1 << 18,
    **{f"reserved_smem_offset_{which}": 1 << 16 for which in ("begin", "end", "cap", "0", "1")},
}
# Registers that are read twice; the second value must not be smaller.
CLOCKS = {"clock64": 64, "globaltimer": 64, "clock_hi": 32, "globaltimer_hi": 32}
ANYTHING = {"clock": 32, "globaltimer_lo": 32, "gridid": 64, "current_graph_exec": 64} | {
    f"envreg{i}": 32 for i in range(32)
}
ANYTHING |= {f"pm{i}": 32 for i in range(8)} | {f"pm{i}_64": 64 for i in range(8)}
PREDICATES = ("is_explicit_cluster",)


def tested_specials():
    return {name.split(".")[0] for name in [*KNOWN, *BELOW, *CLOCKS, *ANYTHING, *PREDICATES]}


def special_registers(row, name):
    items = []
    for special, value in KNOWN.items():
        items.append(
            Item(
                f"%{special}",
                [f"mov.b32 %r0, %{special};", stored(32, "%r0")],
                lambda values, i, value=value: {"d": value(i)},
            )
        )
    for special, bound in BELOW.items():
        items.append(Item(f"%{special}", [f"mov.u32 %r24, %{special};", f"setp.lt.u32 %p0, %r24, {bound};", *stored_predicate(0, 8)],
                          lambda values, i: {"p": 1}))  # fmt: skip
    for special, width in CLOCKS.items():
        one, two = register(width, 24), register(width, 25)
        items.append(Item(f"%{special}", [f"mov.u{width} {one}, %{special};", f"mov.u{width} {two}, %{special};",
                                          f"setp.ge.u{width} %p0, {two}, {one};", *stored_predicate(0, 8)],
                          lambda values, i: {"p": 1}))  # fmt: skip
    for special, width in ANYTHING.items():
        kind = "b" if special.startswith("env") else "u"
        items.append(
            Item(f"%{special}", [f"mov.{kind}{width} {register(width, 24)}, %{special};"], lambda values, i: {})
        )
    items.append(
        Item(
            "%is_explicit_cluster",
            ["mov.pred %p0, %is_explicit_cluster;", *stored_predicate(0, 8)],
            lambda values, i: {"p": 0},
        )
    )
    items.append(
        Item("%tid.x as 16 bits", ["mov.u16 %h0, %tid.x;", stored(16, "%h0")], lambda values, i: {"d": i % BLOCK})
    )
    items.append(
        Item("cvt of %tid.x", ["cvt.u64.u32 %d0, %tid.x;", stored(64, "%d0")], lambda values, i: {"d": i % BLOCK})
    )
    return kernel_of(row, name, [], [()] * (BLOCK * BLOCKS), items, block=BLOCK)


def cluster_registers(row, name):
    """Test the cluster registers in clusters of two blocks."""
    known = {
        "clusterid.x": lambda i: i // 64, "nclusterid.x": lambda i: 2, "cluster_ctaid.x": lambda i: i // 32 % 2,
        "cluster_nctaid.x": lambda i: 2, "cluster_ctarank": lambda i: i // 32 % 2, "cluster_nctarank": lambda i: 2,
    }  # fmt: skip
    items = [Item(f"%{special} of clusters", [f"mov.u32 %r0, %{special};", stored(32, "%r0")], lambda values, i, value=value: {"d": value(i)})
             for special, value in known.items()]  # fmt: skip
    items.append(Item("%is_explicit_cluster of clusters", ["mov.pred %p0, %is_explicit_cluster;", *stored_predicate(0, 8)],
                      lambda values, i: {"p": 1}))  # fmt: skip
    return kernel_of(row, name, [], [()] * 128, items, block=32, head=".reqnctapercluster 2, 1, 1")


def addresses(row, name):
    """Test addresses of variables, of bytes after them, of parameters and of functions."""
    extra = f".global .align 8 .u64 {name}_v[4] = {{5, 6, 7, 8}};\n.func {name}_f() {{ ret; }}"
    items = [
        Item("mov of an address", [f"mov.u64 %d1, {name}_v;", "ld.global.u64 %d0, [%d1];", stored(64, "%d0")], lambda values, i: {"d": 5}),
        Item("mov of an address and more", [f"mov.u64 %d1, {name}_v+16;", "ld.global.u64 %d0, [%d1];", stored(64, "%d0")],
             lambda values, i: {"d": 7}),
        Item("mov of a parameter's address", ["mov.u64 %d1, count;", "ld.param.u32 %r0, [%d1];", stored(32, "%r0")],
             lambda values, i: {"d": 8}),
        Item("mov of a function's address", [f"mov.u64 %d1, {name}_f;", "setp.ne.u64 %p0, %d1, 0;", *stored_predicate(0, 8)],
             lambda values, i: {"p": 1}),
    ]  # fmt: skip
    return kernel_of(row, name, [], [()] * 8, items, extra=extra)


def vector_moves(row, number):
    """Test moves of whole vectors."""
    for index, form in enumerate(table.forms(row)):
        width, count = bits(form.first), int(form.which("v2|v4")[1:])
        if width * count > 128:
            continue
        names = [register(width, 10 + k) for k in range(count)]
        before = [f".reg .{form.which('v2|v4')} .b{width} vector;"]
        lines = [f"mov.b{width} {name}, {register(width, 1 + k % 2)};" for k, name in enumerate(names)]
        lines += [
            f"{form.text} vector, {{{', '.join(names)}}};",
            f"{form.text} {{{', '.join(reversed(names))}}}, vector;",
        ]
        items = [
            Item(form.text, [*lines, stored(width, names[0])], lambda values, i, k=count - 1: {"d": values[i][k % 2]})
        ]
        values = operands.combinations([operands.values(form.first)] * 2, 64)
        yield kernel_of(row, f"row{number}_{index}", [form.first] * 2, values, items, before=before)
