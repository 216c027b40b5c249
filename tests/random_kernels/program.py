"""Define the statements of random kernels.

printing.py writes the statements as PTX, and evaluate.py computes them.

A kernel has variables of some classes (operations.WIDTH); a variable is a pair (class, number). All
variables are set at the start, and their final values are the output. So a kernel from which any
statement is removed is still valid.

Kernels are race-free by construction. A thread writes only its own places in memory. Other threads
read them after a barrier, and another barrier comes before the next write. Atomics share places,
each of which is only accumulated, by one commutative operation.
"""

from dataclasses import dataclass, field
from typing import Any

Variable = tuple[str, int]


@dataclass
class Statement:
    pass


@dataclass
class Assign(Statement):
    """One instruction; an int among the sources is a constant."""

    operation: Any
    to: Variable
    sources: list
    guard: tuple[Variable, bool] | None = None  # runs where the predicate has that value


@dataclass
class Compare(Statement):
    """setp: writes one predicate, or also one with the negated comparison."""

    comparison: Any
    to: Variable
    other: Variable | None
    sources: list
    combined: str | None = None  # and, or, xor
    by: Variable | None = None
    negated: bool = False


@dataclass
class If(Statement):
    predicate: Variable
    negated: bool
    then: list
    otherwise: list


@dataclass
class Switch(Statement):
    """Branch through a table of labels. Its cases have no warp-level statements."""

    by: Variable
    cases: list  # lists of statements; their number is a power of two


@dataclass
class Loop(Statement):
    """Run as often as a variable's low bits say, or until a predicate holds after the body."""

    count: Variable
    most: int  # a power of two, minus one
    until: Variable | None
    body: list


@dataclass
class Repeat(Statement):
    """Run the same number of times in all threads, so the body may have barriers."""

    count: int
    body: list


@dataclass
class Return(Statement):
    """Threads whose predicate holds write their variables and exit."""

    predicate: Variable
    negated: bool


@dataclass
class Call(Statement):
    function: int
    to: Variable
    arguments: list
    other: int | None = None  # called through a pointer instead, where `by` holds
    by: Variable | None = None


# --- memory ---


@dataclass
class LoadPool(Statement):
    """Load from the input, which is read-only: `to` are consecutive variables of one class."""

    to: list
    at: Variable
    modifiers: str
    type: str  # loaded type: narrower ones are extended


@dataclass
class LoadTable(Statement):
    """Load from constant memory."""

    to: Variable
    at: Variable


@dataclass
class StoreLocal(Statement):
    sources: list
    at: Variable
    generic: bool  # through a generic address


@dataclass
class LoadLocal(Statement):
    to: list
    at: Variable
    generic: bool


@dataclass
class Exchange(Statement):
    """Exchange through shared memory, with barriers.

    Thread i takes the value of thread (i * times + step) % threads. With `first`, only that many
    threads of the block meet, in whole warps, at a barrier that nobody else uses. The other warps
    branch around it and may be elsewhere by then.
    """

    to: Variable
    source: Variable
    times: int
    step: int
    generic: bool
    first: int | None = None
    barrier: int = 0


@dataclass
class WarpExchange(Statement):
    """The same among the active lanes of a warp, `step` further on."""

    to: Variable
    source: Variable
    step: int


@dataclass
class SharedAtomic(Statement):
    """An atomic on a place that all threads accumulate into, with the kernel's operation for it."""

    place: int
    source: Variable
    by_red: bool
    order: str  # memory order and scope


@dataclass
class ReadShared(Statement):
    to: Variable
    place: int


@dataclass
class GlobalAtomic(Statement):
    place: int
    source: Variable
    by_red: bool
    order: str


@dataclass
class OwnAtomic(Statement):
    """An atomic on a place that only this thread uses: any operation, and its result."""

    space: str
    operation: str
    type: str
    to: Variable
    sources: list
    order: str


# --- warp-level statements ---


@dataclass
class Shuffle(Statement):
    """Take the value of the lane `step` further on if it is active, or else the lane's own."""

    to: Variable
    source: Variable
    step: int


@dataclass
class ShuffleSegment(Statement):
    """A shuffle of any mode, in segments without inactive lanes."""

    mode: str
    to: Variable
    predicate: Variable | None
    source: Variable
    step: int
    width: int


@dataclass
class Vote(Statement):
    mode: str
    to: Variable
    source: Variable
    negated: bool


@dataclass
class Match(Statement):
    to: Variable
    predicate: Variable | None  # all lanes, instead of any
    source: Variable
    kept: int  # bits of the source that are used


@dataclass
class Reduce(Statement):
    operation: str
    type: str
    to: Variable
    source: Variable


@dataclass
class BlockVote(Statement):
    mode: str
    to: Variable
    source: Variable
    negated: bool


AMONG_LANES = (WarpExchange, Shuffle, ShuffleSegment, Vote, Match, Reduce)


@dataclass
class Function:
    """A device function without memory: its variables begin as its arguments or as constants."""

    variables: dict  # class: count
    parameters: list
    constants: dict
    result: Variable
    body: list


@dataclass
class Kernel:
    name: str
    seed: int
    block: tuple
    grid: int
    variables: dict  # class: count
    # The place in the input where a thread begins: its number times the first, plus the second; and
    # the step to the next variable.
    start: tuple
    table: list  # constant memory, words of 64 bits
    shared_places: list  # (operation, type) of accumulated places
    global_places: list
    functions: list = field(default_factory=list)
    body: list = field(default_factory=list)

    @property
    def threads(self):
        return self.block[0] * self.block[1] * self.block[2]

    @property
    def slots(self):
        """Return the number of 64-bit words that a thread writes.

        These are its variables, all its predicates in one, and its own place.
        """
        return sum(n for c, n in self.variables.items() if c != "p") + 2

    @property
    def words(self):
        return self.grid * self.threads * self.slots + len(self.global_places)


POOL_REGION = 256  # words of the input in each region
POOL_REGIONS = {"integers": "hrqxyp", "f32": "f", "f64": "d", "f16": "e", "bf16": "g"}
POOL_WORDS = POOL_REGION * len(POOL_REGIONS)
LOCAL_WORDS = 8
TABLE_WORDS = 8


def variables_of(counts):
    return [(letter, i) for letter, n in counts.items() for i in range(n)]


def places_in_pool(kernel):
    """Return {variable: the input word that thread 0 would begin with if its start were 0}."""
    places = {}
    for i, classes in enumerate(POOL_REGIONS.values()):
        mine = [variable for variable in variables_of(kernel.variables) if variable[0] in classes]
        places |= {variable: i * POOL_REGION + j * kernel.start[2] for j, variable in enumerate(mine)}
    return places


def parts_of(statement):
    """Return the lists of statements in a statement."""
    if isinstance(statement, If):
        return [statement.then, statement.otherwise]
    if isinstance(statement, Switch):
        return statement.cases
    if isinstance(statement, (Loop, Repeat)):
        return [statement.body]
    return []


def contains(body, kinds):
    return any(isinstance(s, kinds) or any(contains(part, kinds) for part in parts_of(s)) for s in body)


def size_of(body):
    return sum(1 + sum(map(size_of, parts_of(s))) for s in body)
