"""What instructions on values make of their operands, from the words of the ISA, in integers and fractions.

`expected(form, operands)` gives the bits of the destination, or a `Close` where the ISA promises a bound alone. Operands are
bits, in the order of the text, without the destination; predicates are 0 and 1.
"""

from . import meaning_convert, meaning_float, meaning_integer

TABLES = (meaning_integer.MEANINGS, meaning_float.MEANINGS, meaning_convert.MEANINGS)


def meaning_of(row):
    """The function for a row; None: there is none."""
    for meanings in TABLES:
        for (opcode, accepts), function in meanings.items():
            if opcode == row.opcode and accepts(row):
                return function
    return None
