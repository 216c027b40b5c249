"""Test instructions among the lanes of a warp: each lane's result depends on all lanes' values."""

import random
import zlib

from . import meaning_float, operands, table
from .items import Item, kernel_of, stored
from .kernels import stored_predicate
from .meaning_integer import mask, signed

WARPS = 4
LANES = 32


def warp_of(values, i):
    """Return the values of the lanes of a thread's warp."""
    first = i // LANES * LANES
    return [values[first + lane] for lane in range(LANES)]


def source(seed):
    return random.Random(seed)


# --- shfl -----------------------------------------------------------------------------------------


def shuffled(mode, values, i, a_at=0):
    """Return (value, predicate) by the formula of the ISA."""
    lane, warp = i % LANES, warp_of(values, i)
    b, c = warp[lane][a_at + 1] & 31, warp[lane][a_at + 2]
    clamp, segment = c & 31, c >> 8 & 31
    most = lane & segment | clamp & ~segment & 31
    least = lane & segment
    j, inside = {
        "up": (lane - b, lane - b >= most),
        "down": (lane + b, lane + b <= most),
        "bfly": (lane ^ b, lane ^ b <= most),
        "idx": (least | b & ~segment & 31, (least | b & ~segment & 31) <= most),
    }[mode]
    return {"d": warp[j if inside else lane][a_at], "p": int(inside)}


def shuffle_values(mode):
    """Return values of whole warps; each warp has one distance and one shape of segments."""
    found, numbers = [], source(mode)
    shapes = [(32, b) for b in (0, 1, 5, 16, 31)] + [(8, 1), (8, 5), (16, 9), (4, 3), (2, 1)]
    for width, b in shapes:
        c = (32 - width) << 8 | (0 if mode == "up" else 31)
        found += [(numbers.getrandbits(32), b, c) for _ in range(LANES)]
    found += [(numbers.getrandbits(32), numbers.getrandbits(6), c) for c in (31, 0x1807) for _ in range(LANES)]
    return found


def shuffles(row, number):
    for index, mode in enumerate(("up", "down", "bfly", "idx")):
        form = next(f for f in table.forms(row) if f.has(mode))
        last = ", 0xffffffff" if form.has("sync") else ""
        lines = [f"{form.text} %r0|%p0, %r1, %r2, %r3{last};", stored(32, "%r0"), *stored_predicate(0, 8)]
        item = Item(form.text, lines, lambda values, i, mode=mode: shuffled(mode, values, i))
        alone = Item(form.text, [f"{form.text} %r0, %r1, %r2, %r3{last};", stored(32, "%r0")],
                     lambda values, i, mode=mode: {"d": shuffled(mode, values, i)["d"]})  # fmt: skip
        yield kernel_of(row, f"row{number}_{index}", ["b32"] * 3, shuffle_values(mode), [item, alone], **age(form))


def age(form):
    return {} if form.has("sync") else {"old": True}


# --- vote, match, redux ---------------------------------------------------------------------------

# For each lane, the mask of its group: the lanes of its half, odd or even lanes, or all lanes.
GROUPS = {
    "all": lambda lane: mask(32),
    "half": lambda lane: 0xFFFF << (lane // 16 * 16),
    "odd": lambda lane: 0x55555555 << lane % 2,
}


def members(group, i):
    return [lane for lane in range(LANES) if GROUPS[group](i % LANES) >> lane & 1]


def group_lines(group, make):
    """Return the instruction once for each group of lanes; the groups execute it in turn."""
    if group == "all":
        return make("0xffffffff")
    bit = {"half": "16", "odd": "1"}[group]
    masks = ("0x0000ffff", "0xffff0000") if group == "half" else ("0x55555555", "0xaaaaaaaa")
    label = f"{group}_{zlib.crc32(' '.join(make(masks[0])).encode())}"
    return [
        "mov.u32 %r25, %laneid;", f"and.b32 %r25, %r25, {bit};", "setp.ne.u32 %p11, %r25, 0;", f"@%p11 bra OTHER_{label};",
        *make(masks[0]), f"bra JOIN_{label};", f"OTHER_{label}:", *make(masks[1]), f"JOIN_{label}:", "bar.warp.sync 0xffffffff;",
    ]  # fmt: skip


def votes(row, number):
    values = [(x,) for x in warps_of_bits()]
    for index, form in enumerate(table.forms(row)):
        word = form.which("all|any|uni|ballot")
        groups = GROUPS if form.has("sync") else ("all",)
        items = [vote_item(form, word, group, negated) for group in groups for negated in (False, True)]
        yield kernel_of(row, f"row{number}_{index}", ["pred"], values, items, **age(form))


def warps_of_bits():
    numbers = source("bits")
    for pattern in (0, mask(32), 1, 0xFFFF, 0xFFFF0000, 0x55555555, *(numbers.getrandbits(32) for _ in range(4))):
        yield from (pattern >> lane & 1 for lane in range(LANES))


def vote_item(form, word, group, negated):
    def wanted(values, i):
        warp = warp_of(values, i)
        said = {lane: bool(warp[lane][0]) != negated for lane in members(group, i)}
        if word == "ballot":
            return {"d": sum(1 << lane for lane, yes in said.items() if yes)}
        return {"p": int({"all": all, "any": any, "uni": lambda x: len(set(x)) == 1}[word](said.values()))}

    def make(mask_text):
        last = f", {mask_text}" if form.has("sync") else ""
        return [f"{form.text} {'%r0' if word == 'ballot' else '%p0'}, {'!' if negated else ''}%p3{last};"]

    lines = group_lines(group, make)
    return Item(form.text, [*lines, *([stored(32, "%r0")] if word == "ballot" else stored_predicate(0, 8))], wanted)


def few_values(width, count=6):
    """Return warps with many equal values, and one in which all are equal."""
    numbers = source(f"few {width}")
    some = [numbers.getrandbits(width) for _ in range(3)] + [0, 1 << (width - 1), mask(width)]
    found = [(numbers.choice(some[: 2 + k]),) for k in range(count - 1) for _ in range(LANES)]
    return found + [(some[0],)] * LANES


def matches(row, number):
    for index, form in enumerate(table.forms(row)):
        width = table.bits(form.first)
        register = "%r1" if width == 32 else "%d1"
        items = [match_item(form, register, group) for group in GROUPS]
        yield kernel_of(row, f"row{number}_{index}", [form.first], few_values(width), items)


def match_item(form, register, group):
    def wanted(values, i):
        warp = warp_of(values, i)
        own = members(group, i)
        if form.has("any"):
            return {"d": sum(1 << lane for lane in own if warp[lane] == warp[i % LANES])}
        same = len({warp[lane] for lane in own}) == 1
        return {"d": sum(1 << lane for lane in own) if same else 0, "p": int(same)}

    every = form.has("all")
    lines = group_lines(group, lambda text: [f"{form.text} %r0{'|%p0' if every else ''}, {register}, {text};"])
    return Item(form.text, [*lines, stored(32, "%r0"), *(stored_predicate(0, 8) if every else [])], wanted)


def reductions(row, number):
    for index, form in enumerate(table.forms(row)):
        items = [redux_item(form, group) for group in GROUPS]
        numbers = source(form.text)
        values = few_values(32) + float_values() + [(numbers.getrandbits(32),) for _ in range(4 * LANES)]
        yield kernel_of(row, f"row{number}_{index}", ["b32"], values, items)


def float_values():
    """Return warps of numbers, some with NaNs and zeros of both signs."""
    values = operands.values("f32")
    return [(values[(3 * lane + warp) % (12 + 4 * warp)],) for warp in range(4) for lane in range(LANES)]


def redux_item(form, group):
    def wanted(values, i):
        given = [warp_of(values, i)[lane][0] for lane in members(group, i)]
        if form.first == "f32":
            return {"d": meaning_float.reduced(form, given)}
        if form.first == "s32":
            given = [signed(x, 32) for x in given]
        result = given[0]
        for x in given[1:]:
            result = {
                "add": lambda a, b: a + b, "min": min, "max": max,
                "and": lambda a, b: a & b, "or": lambda a, b: a | b, "xor": lambda a, b: a ^ b,
            }[form.which("add|min|max|and|or|xor")](result, x)  # fmt: skip
        return {"d": result & mask(32)}

    lines = group_lines(group, lambda text: [f"{form.text} %r0, %r1, {text};"])
    return Item(form.text, [*lines, stored(32, "%r0")], wanted)


def matrices(row, number):
    """Transpose matrices of 8 by 8 halves."""
    numbers = source("matrix")
    values = [(numbers.getrandbits(32),) for _ in range(2 * LANES)]

    def element(warp, r, c):
        return warp[4 * r + c // 2][0] >> 16 * (c & 1) & 0xFFFF

    def wanted(values, i):
        warp, lane = warp_of(values, i), i % LANES
        g, q = lane >> 2, lane & 3
        return {"d": element(warp, 2 * q, g) | element(warp, 2 * q + 1, g) << 16}

    form = next(table.forms(row))
    item = Item(form.text, [f"{form.text} %r0, %r1;", stored(32, "%r0")], wanted)
    yield kernel_of(row, f"row{number}_0", ["b32"], values, [item])


# --- active lanes -----------------------------------------------------------------------------


def actives(row, number):
    """Compare activemask with the lanes that execute it: all, and those behind a guard."""
    values = [(x,) for x in warps_of_bits()]

    def guarded(values, i):
        warp = warp_of(values, i)
        return {"d": sum(1 << lane for lane in range(LANES) if warp[lane][0])} if values[i][0] else {"d": 0}

    items = [
        Item("activemask.b32", ["bar.warp.sync 0xffffffff;", "activemask.b32 %r0;", stored(32, "%r0")],
             lambda values, i: {"d": mask(32)}),
        Item("@p activemask.b32", ["mov.u32 %r0, 0;", "bar.warp.sync 0xffffffff;", "@%p3 activemask.b32 %r0;", stored(32, "%r0")], guarded),
    ]  # fmt: skip
    yield kernel_of(row, f"row{number}_0", ["pred"], values, items)


def elections(row, number):
    def wanted(group):
        return lambda values, i: {"d": members(group, i)[0], "p": int(i % LANES == members(group, i)[0])}

    items = []
    for group in GROUPS:
        lines = group_lines(group, lambda text: [f"elect.sync %r0|%p0, {text};"])
        items.append(
            Item(f"elect.sync of {group}", [*lines, stored(32, "%r0"), *stored_predicate(0, 8)], wanted(group))
        )
    yield kernel_of(row, f"row{number}_0", ["b32"], [(i,) for i in range(2 * LANES)], items)


def warp_barriers(row, number):
    """After the barrier a lane reads what its neighbour wrote before it."""
    lines = [
        "mov.u32 %r24, exchange;", "mov.u32 %r25, %tid.x;", "shl.b32 %r26, %r25, 2;", "add.u32 %r26, %r26, %r24;",
        "st.volatile.shared.u32 [%r26], %r1;", "bar.warp.sync 0xffffffff;", "xor.b32 %r25, %r25, 5;", "shl.b32 %r26, %r25, 2;",
        "add.u32 %r26, %r26, %r24;", "ld.volatile.shared.u32 %r0, [%r26];", stored(32, "%r0"), "bar.warp.sync 0xffffffff;",
    ]  # fmt: skip
    numbers = source("warp barrier")
    values = [(numbers.getrandbits(32),) for _ in range(128)]
    item = Item("bar.warp.sync", lines, lambda values, i: {"d": values[i ^ 5][0]})
    yield kernel_of(row, f"row{number}_0", ["b32"], values, [item], before=[".shared .align 4 .b8 exchange[512];"])
