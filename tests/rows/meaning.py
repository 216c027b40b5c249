"""Compute the results of instructions with integers and fractions, as the ISA defines them.

`expected(form, operands)` returns the bits of the destination, or a `Close` if the ISA promises
only a bound. Operands are given as bits, in the order of the PTX text, without the destination. A
predicate is 0 or 1.
"""

from . import meaning_convert, meaning_float, meaning_integer

TABLES = (meaning_integer.MEANINGS, meaning_float.MEANINGS, meaning_convert.MEANINGS)


def meaning_of(row):
    """Return the function for a row, or None."""
    for meanings in TABLES:
        for (opcode, accepts), function in meanings.items():
            if opcode == row.opcode and accepts(row):
                return function
    return None
