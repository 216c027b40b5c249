"""Collect the kernels of every row of the instruction table."""

from . import kernels, special_rows, table
from .kernels import is_legal

__all__ = ["all_kernels", "is_legal", "kernels_of"]


def kernels_of(row, number):
    """Return a list of kernels; it is empty if the row has no test."""
    if row.how in kernels.VALUE_ROWS:
        return list(kernels.value_kernels(row, number))
    make = special_rows.MAKERS.get(row.how)
    return list(make(row, number)) if make else []


def all_kernels(opcodes=()):
    """Return (row, its kernels) for the rows that are executed."""
    for number, row in enumerate(table.rows()):
        if row.how != "REFUSED" and (not opcodes or row.opcode in opcodes):
            yield row, kernels_of(row, number)
