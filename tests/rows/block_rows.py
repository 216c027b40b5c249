"""Test barriers of blocks and clusters, fences, hints, and addresses within a cluster."""

from . import table
from .items import Item, kernel_of, stored
from .kernels import stored_predicate
from .warp_rows import source

BLOCK = 128
SHARED = [".shared .align 16 .b8 exchange[2048];"]
# %r24 is the address of the block's values, %r26 that of the thread's own value.
OWN = ["mov.u32 %r24, exchange;", "mov.u32 %r25, %tid.x;", "shl.b32 %r26, %r25, 2;", "add.u32 %r26, %r26, %r24;"]
WRITTEN = [*OWN, "st.shared.u32 [%r26], %r1;"]


def read_other(xor):
    return [f"xor.b32 %r27, %r25, {xor};", "shl.b32 %r26, %r27, 2;", "add.u32 %r26, %r26, %r24;", "ld.shared.u32 %r0, [%r26];",
            stored(32, "%r0")]  # fmt: skip


def some_values(count=BLOCK, width=32):
    numbers = source("block")
    return [(numbers.getrandbits(width),) for _ in range(count)]


def barriers(row, number):
    word = next(w for _, words in row.groups for w in words if w in ("sync", "arrive", "red"))
    make = {"sync": sync_items, "arrive": arrive_items, "red": reduction_items}[word]
    for index, form in enumerate(table.forms(row)):
        yield kernel_of(row, f"row{number}_{index}", ["b32"], some_values(), make(form), before=SHARED, block=BLOCK)


def sync_items(form):
    items = []
    for barrier, count in ((0, ""), (3, ""), (15, ", 128"), ("%r28", "")):
        lines = ["mov.u32 %r28, 7;", *WRITTEN, f"{form.text} {barrier}{count};", *read_other(64), "bar.sync 0;"]
        items.append(Item(f"{form.text} {barrier}{count}", lines, lambda values, i: {"d": values[i ^ 64][0]}))
    return items


def arrive_items(form):
    """The upper half of the block waits for the lower half, which does not wait."""
    sync = form.text.replace("arrive", "sync")
    lines = [
        *WRITTEN, "mov.u32 %r0, 0;", "setp.ge.u32 %p11, %r25, 64;", "@%p11 bra WAITS;", f"{form.text} 1, 128;", "bra DONE;",
        "WAITS:", f"{sync} 1, 128;", *read_other(64), "DONE:", "bar.sync 0;",
    ]  # fmt: skip
    return [Item(form.text, lines, lambda values, i: {"d": values[i ^ 64][0] if i >= 64 else 0})]


def reduction_items(form):
    items = []
    for name, bit in (("a bit", "and.b32 %r29, %r1, 1;"), ("nobody", "mov.u32 %r29, 0;"), ("all", "mov.u32 %r29, 1;"),
                      ("one", "sub.u32 %r29, %r25, 77; cnot.b32 %r29, %r29;")):  # fmt: skip
        for negated in ("", "!"):
            lines = [*OWN, bit, "setp.ne.u32 %p12, %r29, 0;"]
            if form.has("popc"):
                lines += [f"{form.text} %r0, 2, {negated}%p12;", stored(32, "%r0")]
            else:
                lines += [f"{form.text} %p0, 2, 128, {negated}%p12;", *stored_predicate(0, 8)]
            items.append(
                Item(f"{form.text} of {negated}{name}", [*lines, "bar.sync 0;"], reduction(form, name, negated))
            )
    return items


def reduction(form, name, negated):
    def wanted(values, i):
        said = {
            "a bit": [v[0] & 1 for v in values], "nobody": [0] * BLOCK, "all": [1] * BLOCK,
            "one": [int(k == 77) for k in range(BLOCK)],
        }[name]  # fmt: skip
        said = [1 - x for x in said] if negated else said
        if form.has("popc"):
            return {"d": sum(said)}
        return {"p": int(all(said) if form.has("and") else any(said))}

    return wanted


# --- clusters of two blocks -----------------------------------------------------------------------

CLUSTER = {"head": ".reqnctapercluster 2, 1, 1", "block": BLOCK, "blocks": 2, "before": SHARED}
ARRIVE, WAIT = "barrier.cluster.arrive.aligned;", "barrier.cluster.wait.aligned;"


def of_other_block(values, i):
    return {"d": values[(i + BLOCK) % (2 * BLOCK)][0]}


def mapped(kind="u32"):
    """Put the address of the thread's own place in the other block into %r26, or %d26."""
    return [
        "mov.u32 %r27, %cluster_ctarank;",
        "xor.b32 %r27, %r27, 1;",
        f"mapa.shared::cluster.{kind} %r26, %r26, %r27;",
    ]


def cluster_barriers(row, number):
    for index, form in enumerate(table.forms(row)):
        arrive, wait = (form.text + ";", WAIT) if form.has("arrive") else (ARRIVE, form.text + ";")
        if form.has("relaxed"):  # another instruction gives the order
            arrive = f"fence.acq_rel.cluster; {arrive}"
            wait = f"{wait} fence.acq_rel.cluster;"
        lines = [
            *WRITTEN,
            arrive,
            wait,
            *mapped(),
            "ld.shared::cluster.u32 %r0, [%r26];",
            stored(32, "%r0"),
            ARRIVE,
            WAIT,
        ]
        item = Item(form.text, lines, of_other_block)
        yield kernel_of(row, f"row{number}_{index}", ["b32"], some_values(2 * BLOCK), [item], **CLUSTER)


def wide(lines):
    """Return the lines with generic addresses."""
    return [*lines, "cvt.u64.u32 %d26, %r26;", "cvta.shared.u64 %d26, %d26;"]


def cluster_addresses(row, number):
    for index, form in enumerate(table.forms(row)):
        # a generic address has 64 bits
        if form.has("shared::cluster") or form.first.endswith("64"):
            yield kernel_of(
                row, f"row{number}_{index}", ["b32"], some_values(2 * BLOCK), [address_item(form)], **CLUSTER
            )


def address_item(form):
    in_window, of_64 = form.has("shared::cluster"), form.first.endswith("64")
    register, own = ("%d26", "%d26") if of_64 else ("%r26", "%r26")
    lines = [*WRITTEN, ARRIVE, WAIT, "mov.u32 %r27, %cluster_ctarank;", "xor.b32 %r27, %r27, 1;"]
    if of_64:
        lines += ["cvt.u64.u32 %d26, %r26;"] + ([] if in_window else ["cvta.shared.u64 %d26, %d26;"])
    load = "ld.shared::cluster.u32" if in_window else "ld.u32"
    if form.row.opcode == "mapa":
        lines += [f"{form.text} {register}, {own}, %r27;", f"{load} %r0, [{register}];"]
        wanted = of_other_block
    else:
        place = "mapa.shared::cluster" if in_window else "mapa"
        lines += [f"{form.text} %r28, {own};", f"{place}.{form.first} {register}, {own}, %r27;", f"{form.text} %r29, {register};",
                  "shl.b32 %r29, %r29, 4;", "add.u32 %r0, %r28, %r29;"]  # fmt: skip

        def wanted(values, i):
            rank = i // BLOCK
            return {"d": rank | (1 - rank) << 4}

    return Item(form.text, [*lines, stored(32, "%r0"), ARRIVE, WAIT], wanted)


# --- instructions without an effect of their own ---------------------------------------------

OPERANDS = {
    "prefetch": " [%d32]",
    "prefetchu": " [%d32]",
    "pmevent": " 3",
    "applypriority": " [%d36], 128",
    "discard": " [%d36], 128",
}


def idle(row, number):
    """The thread continues after the instruction, and its registers are unchanged."""
    kernels = []
    for index, form in enumerate(table.forms(row)):
        operand = "" if row.opcode in ("griddepcontrol", "fence", "membar") else OPERANDS.get(row.opcode, " [%d32]")
        operand = " 32" if row.opcode == "setmaxnreg" else operand
        lines = [f"{form.text}{operand};", stored(32, "%r1")]
        name = f"row{number}_{index}"
        space = "const" if form.has("const") else "global"
        lines = [f"mov.u64 %d36, {name}_scratch;", *lines]
        if form.has("local"):
            lines = ["mov.u64 %d32, nothing;", *lines]
        if form.has("tensormap"):
            lines = [line.replace("[%d32]", "[b0]" if form.has("param") else "[%d36]") for line in lines]
        more = {
            "before": [".local .align 8 .b8 nothing[64];"],
            "extra": f".{space} .align 128 .b8 {name}_scratch[256];",
        }
        if row.opcode == "setmaxnreg":
            more["not_on_gpu"] = "of sm_90a alone"
        if form.has("tensormap") and form.has("param"):
            more["not_on_gpu"] = "a tensor map is an aligned parameter, and these kernels have none"
        item = Item(form.text, lines, lambda values, i: {"d": values[i][0]})
        kernels.append(kernel_of(row, name, ["b32"], some_values(32), [item], **more))
    return kernels


FRACTION = {"fractional": [" %d10", " %d10, 0.5"], "range": [" %d10, [%d32], 64, 128"], "cvt": [" %d10, 5"]}


def policies(row, number):
    """A load with the policy that the instruction returns is an ordinary load."""
    for index, form in enumerate(table.forms(row)):
        if len({m for m in form.modifiers if m.startswith("L2::")}) < sum(m.startswith("L2::") for m in form.modifiers):
            continue  # both parts are the same
        items = []
        for operand in FRACTION[form.which("fractional|range|cvt")]:
            lines = [f"{form.text}{operand};", "ld.global.L2::cache_hint.u32 %r0, [%d32], %d10;", stored(32, "%r0")]
            items.append(Item(form.text, lines, lambda values, i: {"d": values[i][0]}))
        yield kernel_of(row, f"row{number}_{index}", ["b32"], some_values(32), items)


def waits(row, number):
    lines = ["mov.u32 %r24, 20;", "nanosleep.u32 %r24;", "nanosleep.u32 0;", stored(32, "%r1")]
    item = Item("nanosleep.u32", lines, lambda values, i: {"d": values[i][0]})
    yield kernel_of(row, f"row{number}_0", ["b32"], some_values(64), [item])


def fences(row, number):
    """A thread that sees a write from after the fence also sees the writes from before it."""
    for index, form in enumerate(table.forms(row)):
        lines = [
            *OWN, "st.volatile.shared.u32 [%r26], %r1;", f"{form.text};", "st.volatile.shared.u32 [%r26+512], 1;",
            "xor.b32 %r27, %r25, 64;", "shl.b32 %r27, %r27, 2;", "add.u32 %r27, %r27, %r24;",
            "AGAIN:", "ld.volatile.shared.u32 %r28, [%r27+512];", "setp.eq.u32 %p11, %r28, 0;", "@%p11 bra AGAIN;",
            f"{form.text};", "ld.volatile.shared.u32 %r0, [%r27];", stored(32, "%r0"),
        ]  # fmt: skip
        clear = [*OWN, "mov.u32 %r27, 0;", "st.shared.u32 [%r26+512], %r27;", "bar.sync 0;"]
        item = Item(form.text, lines, lambda values, i: {"d": values[i ^ 64][0]})
        yield kernel_of(
            row, f"row{number}_{index}", ["b32"], some_values(), [item], before=[*SHARED, *clear], block=BLOCK
        )
