"""Generate random kernels: a seed gives the same kernel on every machine."""

import random
from collections import defaultdict
from functools import cache

import operations
from formats import FORMATS
from operations import BOOLEANS, COMPARISONS, TABLE, WIDTH
from program import (
    AMONG_LANES,
    POOL_REGION,
    POOL_REGIONS,
    TABLE_WORDS,
    Assign,
    BlockVote,
    Call,
    Compare,
    Exchange,
    Function,
    GlobalAtomic,
    If,
    Kernel,
    LoadLocal,
    LoadPool,
    LoadTable,
    Loop,
    Match,
    OwnAtomic,
    ReadShared,
    Reduce,
    Repeat,
    Return,
    SharedAtomic,
    Shuffle,
    ShuffleSegment,
    StoreLocal,
    Switch,
    Vote,
    WarpExchange,
    contains,
)

VARIABLES = {"p": 4, "h": 2, "r": 5, "q": 3, "f": 3, "d": 2, "e": 2, "g": 1, "x": 1, "y": 1}
FUNCTION_VARIABLES = {"p": 2, "h": 1, "r": 3, "q": 2, "f": 2, "d": 1, "e": 1, "g": 1, "x": 1, "y": 1}
BLOCKS = [(32, 1, 1), (64, 1, 1), (48, 1, 1), (16, 4, 1), (8, 4, 2), (37, 1, 1), (5, 7, 2), (1, 1, 1), (96, 1, 1), (2, 2, 11)]
COMMUTATIVE = [("add", "u32"), ("add", "s32"), ("add", "u64"), ("min", "u32"), ("max", "s32"), ("min", "s64"), ("max", "u64"),
               ("and", "b32"), ("or", "b32"), ("xor", "b32"), ("and", "b64"), ("or", "b64"), ("xor", "b64")]  # fmt: skip
OWN_ATOMICS = [*COMMUTATIVE, ("exch", "b32"), ("exch", "b64"), ("cas", "b32"), ("cas", "b64"), ("cas", "b16"), ("inc", "u32"),
               ("dec", "u32"), ("add", "f32"), ("add", "f64"), ("add.noftz", "f16"), ("add.noftz", "bf16"),
               ("add.noftz", "f16x2"), ("add.noftz", "bf16x2")]  # fmt: skip
CLASS_OF_TYPE = {"f32": "f", "f64": "d", "f16": "e", "bf16": "g", "f16x2": "x", "bf16x2": "y", "b16": "h", "u32": "r",
                 "s32": "r", "b32": "r", "u64": "q", "s64": "q", "b64": "q"}  # fmt: skip
ORDERS = ("", "", "relaxed.cta.", "relaxed.gpu.", "acquire.gpu.", "release.sys.", "acq_rel.gpu.")
EDGES = {16: [0, 1, 2, 0x7FFF, 0x8000, 0xFFFF], 32: [0, 1, 2, 31, 32, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x3F800000],
         64: [0, 1, 63, 64, 2**31, 2**32, 2**63 - 1, 2**63, 2**64 - 1]}  # fmt: skip

# Operations by the first word of their name, so that all words are equally frequent.
BY_WORD = defaultdict(list)
for _row in TABLE:
    BY_WORD[_row.text.partition(".")[0]].append(_row)
WORDS = sorted(BY_WORD)
# Compilers may keep a NaN's payload here or not, and may assume that an integer is not the smallest
# one (exceptions.py). In a random kernel such results would spread to all others, so only the sweep
# has these instructions.
UNSETTLED = (*(f"{word}.{more}" for word in ("abs", "neg") for more in ("f", "b")), "abs.s", "neg.s16")
COMPARISONS_BY_TYPE = defaultdict(list)
for _row in COMPARISONS:
    COMPARISONS_BY_TYPE[_row.type].append(_row)


def random_integer(rng, width):
    kind = rng.randrange(4)
    if kind == 0:
        return rng.choice(EDGES[width])
    if kind == 1:
        return rng.randrange(64)
    if kind == 2:
        return operations.low(-rng.randrange(1, 200), width)
    return rng.getrandbits(width)


def random_float(rng, form):
    kind = rng.randrange(12)
    if kind == 0:
        return rng.choice([0, form.sign, form.infinity, form.infinity | form.sign, form.one, form.infinity - 1, 1,
                           1 << form.fraction, (1 << form.fraction) - 1, form.infinity + 1, form.canonical_nan])  # fmt: skip
    if kind == 1:
        return rng.getrandbits(form.width)
    if kind == 2:
        return rng.getrandbits(form.fraction) | form.sign * rng.randrange(2)  # subnormal
    if kind < 7:  # a small whole number or half of one
        return operations.formats.rounded(form, rng.random() < 0.5, rng.randrange(64), -1)
    exponent = form.bias + rng.randrange(-6, 7)
    return exponent << form.fraction | rng.getrandbits(form.fraction) | form.sign * rng.randrange(2)


def random_value(rng, letter):
    form = next((FORMATS[name] for name, c in operations.FLOAT_CLASS.items() if c == letter), None)
    return random_float(rng, form) if form else random_integer(rng, WIDTH[letter])


@cache
def pool(seed):
    """Return the input as 64-bit words: integers, and numbers of each format in their low bits."""
    rng = random.Random(f"pool {seed}")
    words = []
    for region in POOL_REGIONS:
        for _ in range(POOL_REGION):
            if region == "integers":
                words.append(random_integer(rng, rng.choice((16, 32, 64))) | rng.getrandbits(64) * (rng.random() < 0.2))
            else:
                words.append(random_float(rng, FORMATS[region]) | rng.getrandbits(64) << FORMATS[region].width & 2**64 - 1)
    return words


class Generator:
    """Makes statements over a set of variables."""

    def __init__(self, rng, variables, kernel=None):
        self.rng, self.variables, self.kernel = rng, variables, kernel
        self.returned = False
        self.barriers = 0  # barriers used by parts of the block

    def variable(self, letter):
        return letter, self.rng.randrange(self.variables[letter])

    def source(self, letter):
        """Return a variable or a constant."""
        rng = self.rng
        if letter == "n":
            return rng.randrange(72) if rng.random() < 0.6 else self.variable("r")
        if letter in "hrqfd" and rng.random() < 0.15:
            return random_value(rng, letter)
        return self.variable(letter)

    def some(self, letters):
        return self.variable(self.rng.choice(letters))

    def neighbours(self, letters):
        """Return two or four consecutive variables of one class, or one."""
        letter = self.rng.choice(letters)
        most = [n for n in (1, 2, 4) if n <= self.variables[letter] and n * WIDTH[letter] <= 128]
        count = self.rng.choice(most)
        first = self.rng.randrange(self.variables[letter] - count + 1)
        return [(letter, first + i) for i in range(count)]

    # --- statements ---

    def assign(self):
        rng = self.rng
        row = rng.choice(BY_WORD[rng.choice(WORDS)])
        while row.text.startswith(UNSETTLED):
            row = rng.choice(BY_WORD[rng.choice(WORDS)])
        # Instructions need a variable among their sources; packed ones accept only variables.
        pick = self.variable if "x2" in row.text else self.source
        sources = [pick(letter) for letter in row.sources]
        if row.text.startswith(("min", "max")) and len({*map(str, sources)}) < len(sources):
            return self.assign()  # a compiler replaces min(x, x) by x, and so keeps a NaN's payload
        # The result of fields beyond the last bit depends on the optimization.
        if row.text.startswith(("bfe", "bfi")):
            sources = [source % 32 if isinstance(source, int) and i >= len(sources) - 2 else source for i, source in enumerate(sources)]
        if all(isinstance(source, int) for source in sources):
            sources[0] = self.variable("r" if row.sources[0] == "n" else row.sources[0])
        guard = (self.variable("p"), rng.random() < 0.5) if rng.random() < 0.1 else None
        # ptxas computes a predicated testp or set even if the predicate is false.
        if row.text.startswith(("{", "testp", "set.")):
            guard = None
        return Assign(row, self.variable(row.result), sources, guard)

    def compare(self):
        rng = self.rng
        row = rng.choice(COMPARISONS_BY_TYPE[rng.choice(sorted(COMPARISONS_BY_TYPE))])
        to = self.variable("p")
        other = ("p", (to[1] + 1) % self.variables["p"]) if rng.random() < 0.3 and "f16" not in row.type else None
        combined = rng.choice(sorted(BOOLEANS)) if rng.random() < 0.3 else None
        sources = [self.variable(row.source), self.source(row.source)]
        return Compare(row, to, other, sources, combined, self.variable("p") if combined else None, rng.random() < 0.5)

    def branch(self, depth):
        rng = self.rng
        then = self.body(rng.randrange(1, 5), depth + 1, False)
        otherwise = self.body(rng.randrange(1, 4), depth + 1, False) if rng.random() < 0.5 else []
        return If(self.variable("p"), rng.random() < 0.5, then, otherwise)

    def loop(self, depth):
        rng = self.rng
        until = self.variable("p") if rng.random() < 0.4 else None
        return Loop(self.variable("r"), rng.choice((1, 3, 3, 7)), until, self.body(rng.randrange(1, 5), depth + 1, False))

    def switch(self, depth):
        cases = [self.body(self.rng.randrange(3), depth + 1, False, lanes=False) for _ in range(self.rng.choice((2, 4)))]
        return Switch(self.variable("r"), cases)

    def call(self):
        functions, rng = self.kernel.functions, self.rng
        i = rng.randrange(len(functions))
        arguments = [self.variable(letter) for letter, _ in functions[i].parameters]
        to = self.variable(functions[i].result[0])
        alike = [j for j, f in enumerate(functions) if j != i and f.result[0] == to[0]
                 and [p[0] for p in f.parameters] == [p[0] for p in functions[i].parameters]]  # fmt: skip
        if alike and not any(contains(f.body, AMONG_LANES) for f in functions):
            return Call(i, to, arguments, alike[0], self.variable("p"))
        return Call(i, to, arguments)

    def memory(self):
        rng, kind = self.rng, self.rng.randrange(8)
        if kind == 0:
            return LoadTable(self.some("rqfd"), self.variable("r"))
        if kind in (1, 2):
            return StoreLocal(self.neighbours("hrqfdx"), self.variable("r"), rng.random() < 0.3)
        if kind in (3, 4):
            return LoadLocal(self.neighbours("hrqfdx"), self.variable("r"), rng.random() < 0.3)
        if kind == 5:
            operation, type = rng.choice(OWN_ATOMICS)
            letter = CLASS_OF_TYPE[type]
            sources = [self.variable(letter) for _ in range(1 + (operation == "cas"))]
            order = rng.choice(ORDERS)
            return OwnAtomic(rng.choice(("global", "shared")), operation, type, self.variable(letter), sources, order)
        modifiers = rng.choice(("global", "global.nc", "global.ca", "global.cg", "volatile.global", "relaxed.gpu.global", ""))
        if rng.random() < 0.3:
            return LoadPool([self.some("rq")], self.variable("r"), modifiers, rng.choice(("u8", "s8", "u16", "s16")))
        to = self.neighbours("hrqfdx")
        return LoadPool(to, self.variable("r"), modifiers, f"b{WIDTH[to[0][0]]}")

    def counted(self):
        """Make an atomic on a place that all threads share."""
        rng = self.rng
        places, kind = rng.choice(((self.kernel.shared_places, SharedAtomic), (self.kernel.global_places, GlobalAtomic)))
        place = rng.randrange(len(places))
        by_red = rng.random() < 0.5
        orders = [order for order in ORDERS if not by_red or order[:3] not in ("acq",)]
        if kind is GlobalAtomic:  # blocks meet there, so their scopes must include each other
            orders = [order for order in orders if "cta" not in order]
        order = rng.choice(orders)
        return kind(place, self.variable(CLASS_OF_TYPE[places[place][1]]), by_red, order)

    def lanes(self, uniform):
        rng, kind = self.rng, self.rng.randrange(6)
        if kind == 0:
            return Shuffle(self.some("rf"), self.some("rf"), rng.randrange(1, 32))
        if kind == 1:
            mode = rng.choice(("all", "any", "uni", "ballot"))
            return Vote(mode, self.variable("r" if mode == "ballot" else "p"), self.variable("p"), rng.random() < 0.5)
        if kind == 2:
            predicate = self.variable("p") if rng.random() < 0.4 else None
            return Match(self.variable("r"), predicate, self.some("rq"), rng.choice((1, 3, 7)))
        if kind == 3:
            operation = rng.choice(("add", "min", "max", "and", "or", "xor"))
            type = rng.choice(("u32", "s32")) if operation in ("add", "min", "max") else "b32"
            return Reduce(operation, type, self.variable("r"), self.variable("r"))
        if kind == 4 and uniform and self.kernel and not self.returned:
            return self.segment()
        if self.kernel:
            return WarpExchange(self.some("hrqfd"), self.some("hrqfd"), rng.randrange(1, 32))
        return Shuffle(self.some("rf"), self.some("rf"), rng.randrange(1, 32))

    def segment(self):
        rng = self.rng
        width = rng.choice([w for w in (1, 2, 4, 8, 16, 32) if self.kernel.threads % w == 0])
        predicate = self.variable("p") if rng.random() < 0.4 else None
        mode = rng.choice(("up", "down", "bfly", "idx"))
        step = self.variable("r") if mode == "idx" else rng.randrange(width)
        return ShuffleSegment(mode, self.some("rf"), predicate, self.some("rf"), step, width)

    def together(self, depth):
        """Make a statement that all threads of the block run together."""
        rng, kind = self.rng, self.rng.randrange(6)
        if kind == 0 and not self.returned and depth == 0:
            self.returned = True
            return Return(self.variable("p"), rng.random() < 0.5)
        if kind == 1:
            mode = rng.choice(("popc", "and", "or"))
            return BlockVote(mode, self.variable("r" if mode == "popc" else "p"), self.variable("p"), rng.random() < 0.5)
        if kind == 2:
            place = rng.randrange(len(self.kernel.shared_places))
            return ReadShared(self.variable(CLASS_OF_TYPE[self.kernel.shared_places[place][1]]), place)
        # Exited threads would be missing at a barrier with a thread count.
        parts = [] if self.returned or self.barriers == 15 else list(range(32, self.kernel.threads + 1, 32))
        first = rng.choice(parts) if parts and rng.random() < 0.4 else None
        self.barriers += first is not None
        to, source, number = self.some("hrqfd"), self.some("hrqfd"), self.barriers if first else 0
        return Exchange(to, source, rng.choice((1, 1, 3, 5)), rng.randrange(1, 100), rng.random() < 0.3, first, number)

    def statement(self, depth, uniform, lanes):
        rng = self.rng
        kind = rng.random()
        if kind < 0.50:
            return self.assign()
        if kind < 0.62:
            return self.compare()
        if kind < 0.70 and depth < 3:
            return self.branch(depth) if lanes else self.assign()
        if kind < 0.74 and depth < 2 and lanes:
            return self.loop(depth)
        if kind < 0.76 and uniform:  # not after divergence: such kernels may not end on a GPU
            return self.switch(depth)
        if kind < 0.84 and lanes:
            return self.lanes(uniform)
        if not self.kernel:
            return self.assign()
        if kind < 0.86 and self.kernel.functions and lanes:
            return self.call()
        if kind < 0.89:
            return self.counted()
        if kind < 0.96:
            return self.memory()
        if uniform:
            return self.repeat(depth) if rng.random() < 0.2 and depth == 0 else self.together(depth)
        return self.assign()

    def repeat(self, depth):
        return Repeat(self.rng.randrange(1, 4), self.body(self.rng.randrange(1, 5), depth + 1, True))

    def body(self, count, depth, uniform, lanes=True):
        return [self.statement(depth, uniform, lanes) for _ in range(count)]


def function(rng, parameters=None, result=None):
    variables = dict(FUNCTION_VARIABLES)
    generator = Generator(rng, variables)
    letters = parameters or [rng.choice("rqfdhx") for _ in range(rng.randrange(1, 4))]
    used = defaultdict(int)
    names = []
    for letter in letters:
        variables[letter] = max(variables[letter], used[letter] + 1)
        names.append((letter, used[letter]))
        used[letter] += 1
    constants = {(c, i): random_value(rng, c) if c != "p" else rng.randrange(2)
                 for c, n in variables.items() for i in range(n) if (c, i) not in names}  # fmt: skip
    result = generator.variable(result or rng.choice("rqfdhx"))
    return Function(variables, names, constants, result, generator.body(rng.randrange(2, 8), 1, False))


def make_kernel(seed, name):
    """Return the kernel of a seed, which is any integer."""
    rng = random.Random(f"kernel {seed}")
    kernel = Kernel(
        name=name,
        seed=seed,
        block=rng.choice(BLOCKS),
        grid=rng.choice((1, 1, 2, 3)),
        variables=dict(VARIABLES),
        start=(rng.randrange(1, 128, 2), rng.randrange(128), rng.randrange(1, 9)),
        table=[rng.getrandbits(64) for _ in range(TABLE_WORDS)],
        shared_places=rng.sample(COMMUTATIVE, 4),
        global_places=rng.sample(COMMUTATIVE, 4),
    )
    if rng.random() < 0.4:
        first = function(rng)
        kernel.functions = [first]
        if rng.random() < 0.5:
            kernel.functions.append(function(rng, [letter for letter, _ in first.parameters], first.result[0]))
    kernel.body = Generator(rng, kernel.variables, kernel).body(rng.randrange(15, 40), 0, True)
    return kernel
