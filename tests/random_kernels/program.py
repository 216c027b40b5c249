"""What a random kernel is made of. printing.py writes it as PTX, evaluate.py computes it.

A kernel has mutable variables of some classes (operations.WIDTH), (class, number) each; all have a value from the start, and
whatever is left of them at the end is written out. So any statement may be taken away, and a kernel remains.

Race-free by construction: a thread writes its own places alone, others read those behind a barrier, and another one comes
before the next write. What is shared by atomics is only added up (each place by one commutative operation).
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
    guard: tuple[Variable, bool] | None = None  # runs where the predicate is that


@dataclass
class Compare(Statement):
    """setp: one predicate, or it and what has the negated comparison."""

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
    """By a table of labels; no lane looks at others inside."""

    by: Variable
    cases: list  # of lists; as many as a power of two


@dataclass
class Loop(Statement):
    """As many times as the low bits of a variable say at its beginning, or until a predicate holds behind its body."""

    count: Variable
    most: int  # a power of two, less one
    until: Variable | None
    body: list


@dataclass
class Repeat(Statement):
    """All threads alike: there may be barriers in it."""

    count: int
    body: list


@dataclass
class Return(Statement):
    """Threads of which the predicate holds write their variables, and end."""

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
    """From the input, which nobody writes: `to` are neighbours of one class."""

    to: list
    at: Variable
    modifiers: str
    type: str  # of what is loaded: extended where it is narrower


@dataclass
class LoadTable(Statement):
    """From constant memory."""

    to: Variable
    at: Variable


@dataclass
class StoreLocal(Statement):
    sources: list
    at: Variable
    generic: bool  # by an address that tells its space itself


@dataclass
class LoadLocal(Statement):
    to: list
    at: Variable
    generic: bool


@dataclass
class Exchange(Statement):
    """Through shared memory, with barriers: thread i takes what thread (i * times + step) % threads gave. `first`: only so many
    threads of the block meet, whole warps, at a barrier that nobody else uses: warps that go around it are elsewhere by then."""

    to: Variable
    source: Variable
    times: int
    step: int
    generic: bool
    first: int | None = None
    barrier: int = 0


@dataclass
class WarpExchange(Statement):
    """The same among lanes that are there, `step` further on."""

    to: Variable
    source: Variable
    step: int


@dataclass
class SharedAtomic(Statement):
    """On a place that all threads add up, whose operation is the kernel's."""

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
    """On a place that is the thread's alone: any operation, and what it gives."""

    space: str
    operation: str
    type: str
    to: Variable
    sources: list
    order: str


# --- among lanes ---


@dataclass
class Shuffle(Statement):
    """From the lane `step` further on, where it is there; else from itself."""

    to: Variable
    source: Variable
    step: int


@dataclass
class ShuffleSegment(Statement):
    """All modes, in segments of which no lane is missing."""

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
    kept: int  # bits of the source that are looked at


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
    """Device code without memory: its variables begin as its arguments or as constants."""

    variables: dict  # class: how many
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
    variables: dict  # class: how many
    start: tuple  # where in the input a thread begins: its number times this and that, and the step to the next variable
    table: list  # constant memory, words of 64 bits
    shared_places: list  # (operation, type) of what is added up
    global_places: list
    functions: list = field(default_factory=list)
    body: list = field(default_factory=list)

    @property
    def threads(self):
        return self.block[0] * self.block[1] * self.block[2]

    @property
    def slots(self):
        """Words of 64 bits that a thread writes: its variables, its predicates in one, and its own place."""
        return sum(n for c, n in self.variables.items() if c != "p") + 2

    @property
    def words(self):
        return self.grid * self.threads * self.slots + len(self.global_places)


POOL_REGION = 256  # words of the input for each of the regions
POOL_REGIONS = {"integers": "hrqxyp", "f32": "f", "f64": "d", "f16": "e", "bf16": "g"}
POOL_WORDS = POOL_REGION * len(POOL_REGIONS)
LOCAL_WORDS = 8
TABLE_WORDS = 8


def variables_of(counts):
    return [(letter, i) for letter, n in counts.items() for i in range(n)]


def places_in_pool(kernel):
    """{variable: the word of the input that thread 0 would begin with, were its number 0}."""
    places = {}
    for i, classes in enumerate(POOL_REGIONS.values()):
        mine = [variable for variable in variables_of(kernel.variables) if variable[0] in classes]
        places |= {variable: i * POOL_REGION + j * kernel.start[2] for j, variable in enumerate(mine)}
    return places


def parts_of(statement):
    """The lists of statements in one."""
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
