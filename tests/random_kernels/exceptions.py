"""List permitted differences: results that the ISA leaves open, or that a GPU computes differently.

docs/simulator.md explains them under the same names. A difference counts as permitted if one of the
kernel's threads executes a statement to which such an exception applies.
"""

from dataclasses import dataclass

import operations
from evaluate import Block
from formats import F64, FORMATS
from operations import FLOAT_CLASS, WIDTH
from program import Assign

QUIET = 1 << (F64.fraction - 1)
FORM_OF = {letter: FORMATS[name] for name, letter in FLOAT_CLASS.items()}


@dataclass(frozen=True)
class Reason:
    name: str  # as in docs/simulator.md
    holds: object  # (statement, bits of its sources) -> bool


def parts(letter, bits):
    """Return the numbers packed in a register: (format, bits)."""
    if letter in "xy":
        form = FORMATS["f16" if letter == "x" else "bf16"]
        return [(form, operations.low(bits, 16)), (form, bits >> 16)]
    return [(FORM_OF[letter], bits)] if letter in FORM_OF else []


def some_nan(statement, values):
    """Return whether all operands of one packed number are NaNs."""
    sources = [parts(letter, bits) for letter, bits in zip(statement.operation.sources, values, strict=True)]
    return any(all(form.is_nan(bits) for form, bits in beside) for beside in zip(*sources, strict=True))


def words(*names):
    return lambda statement: statement.operation.text.startswith(tuple(f"{name}." for name in names))


def nan_of(names):
    begins = words(*names)
    return lambda statement, values: begins(statement) and some_nan(statement, values)


def beyond(statement, values):
    if not words("bfe", "bfi")(statement) or not all(isinstance(x, int) for x in statement.sources[-2:]):
        return False
    return any(value > 31 for value in values[-2:])


def of_the_least(statement, values):
    text, width = statement.operation.text, WIDTH[statement.operation.result]
    least = 1 << (width - 1)
    if text.startswith("abs.s") or text == "neg.s16":
        return values[0] == least
    return text.startswith("div.s") and values == [least, 2 * least - 1]


def under_a_predicate(statement, values):
    return statement.guard is not None and words("set", "testp")(statement)


def several_nans(statement, values):
    """Return whether there are different NaNs: a compiler may swap the operands."""
    if not words("add", "sub", "mul", "fma", "div")(statement) or not statement.operation.text.endswith(".f64"):
        return False
    return differ(values)


def differ(values):
    return len({value | QUIET for value in values if F64.is_nan(value)}) > 1


SEVERAL = "Several NaNs of double precision"
# An exception of a whole kernel: compare.py runs it on the GPU without optimization.
OPTIMIZED = "What ptxas 13.0 optimizes wrong"
REASONS = (
    Reason(SEVERAL, several_nans),
    Reason("NaNs whose sign changes", nan_of(("abs", "neg"))),
    Reason("The smaller or larger of NaNs", nan_of(("min", "max"))),
    Reason("Fields beyond the last bit", beyond),
    Reason("The smallest integer without its sign", of_the_least),
    Reason("`set` and `testp` under a predicate", under_a_predicate),
)


def reasons_of(statement, values):
    """Return the names of the exceptions that apply to an instruction with these operands."""
    return [reason.name for reason in REASONS if isinstance(statement, Assign) and reason.holds(statement, values)]


class Watched(Block):
    """A block that records the exceptions that its threads reach."""

    def __init__(self, *arguments):
        super().__init__(*arguments)
        self.names = {}

    def do_Assign(self, s, active):
        there = self.holding(*s.guard, active) if s.guard and not words("set", "testp")(s) else active
        operands = self.operands(s.sources)
        for t in there:
            self.names |= dict.fromkeys(reasons_of(s, [operand(t) for operand in operands]))
        super().do_Assign(s, active)

    def do_OwnAtomic(self, s, active):
        """Record the exception: in shared memory a compiler makes this a loop with an addition."""
        if s.type == "f64" and s.space == "shared":
            own, given = self.own[s.space], self.values[s.sources[0]]
            self.names |= dict.fromkeys([SEVERAL] * any(differ([own[t], given[t]]) for t in active))
        super().do_OwnAtomic(s, active)


def names_of(kernel, pool):
    """Return the exceptions that a kernel reaches."""
    found, counts = {}, [0 for _ in kernel.global_places]
    for number in range(kernel.grid):
        block = Watched(kernel, pool, number)
        block.counts = counts
        block.run(kernel.body, list(range(kernel.threads)))
        found |= block.names
    return list(found)
