"""Make kernels out of items. An item is some code whose result goes to each thread's slot."""

import struct
from dataclasses import dataclass

from . import kernels
from .kernels import NEXT_SLOT, SLOT, Difference, Kernel
from .meaning_integer import mask

PARTS = {"d": (0, "<Q"), "p": (8, "<I"), "q": (12, "<I")}  # (offset in a slot, format)


@dataclass
class Item:
    what: str
    lines: list
    wanted: object  # (values of the threads, number of the thread) -> {part: value}


def stored(width, register, offset=0):
    return f"st.global.b{width} [%d30+{offset}], {register};"


def check_of(items, rows_of_values):
    def check(buffers):
        compared, differences = 0, []
        for k, item in enumerate(items):
            for i in range(len(rows_of_values)):
                at = (k * len(rows_of_values) + i) * SLOT
                for part, wanted in item.wanted(rows_of_values, i).items():
                    offset, kind = PARTS[part]
                    (found,) = struct.unpack_from(kind, buffers[0], at + offset)
                    compared += 1
                    if found != wanted & mask(64 if part == "d" else 32):
                        given = ", ".join(f"{v:x}" for v in rows_of_values[i]) + f" (thread {i})"
                        differences.append(Difference(item.what, given, f"{part} {found:x}", f"{wanted:x}"))
        return compared, differences

    return check


def kernel_of(row, name, types, rows_of_values, items, **more):
    """Return a kernel with operands of these types in registers 1, 2, …"""
    holders = [32 if t == "pred" else max(16, kernels.table.bits(t)) for t in types]
    lines = kernels.loads(types, holders)
    for item in items:
        lines += [*item.lines, NEXT_SLOT]
    columns = list(zip(*rows_of_values, strict=True)) if types else []
    inputs = [kernels.packed(column, width) for column, width in zip(columns, holders, strict=True)]
    output = bytes(SLOT * len(items) * len(rows_of_values))
    more.setdefault("check", check_of(items, rows_of_values))
    return Kernel(name, row, "\n".join([*more.pop("before", []), *lines, *more.pop("after", []), "ret;"]), [output, *inputs],
                  len(rows_of_values), **more)  # fmt: skip
