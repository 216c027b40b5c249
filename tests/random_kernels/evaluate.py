"""Evaluate random kernels with Python's integers: all threads of a block, statement by statement.

The evaluator shares only the kernels' definitions with the device. No thread depends on the timing
of another thread, so every order of threads gives the same result.
"""

import formats
import operations
from formats import BF16, F16, F32, F64
from operations import WIDTH, low, signed
from printing import POOL_BYTES
from program import LOCAL_WORDS, POOL_WORDS, TABLE_WORDS, places_in_pool, variables_of

FLOAT_SUMS = {"f32": F32, "f64": F64, "f16": F16, "bf16": BF16}


def commutative(operation, type, a, b):
    width = int(type[1:])
    if operation == "add":
        return low(a + b, width)
    if operation in ("min", "max"):
        number = operations.number_of(type)
        return low({"min": min, "max": max}[operation](number(a), number(b)), width)
    return {"and": a & b, "or": a | b, "xor": a ^ b}[operation]


def exchanged(space, operation, type, old, sources):
    """Return the value that an atomic stores in place of `old`."""
    if operation == "exch":
        return sources[0]
    if operation == "cas":
        return sources[1] if old == sources[0] else old
    if operation == "inc":
        return 0 if old >= sources[0] else old + 1
    if operation == "dec":
        return sources[0] if old == 0 or old > sources[0] else old - 1
    if type[-2:] == "x2":
        return operations.in_halves(lambda a, b: formats.add(FLOAT_SUMS[type[:-2]], a, b))(old, sources[0])
    if type in FLOAT_SUMS:
        form = FLOAT_SUMS[type]
        if type == "f32" and space == "global":  # flushes subnormal numbers to zero
            return form.flushed(formats.add(form, form.flushed(old), form.flushed(sources[0])))
        if type == "f64" and space == "global" and (form.is_nan(old) or form.is_nan(sources[0])):
            return sources[0] if form.is_nan(sources[0]) else old  # not quieted
        return formats.add(form, sources[0], old)  # the old one wins if both are NaNs
    return commutative(operation, type, old, sources[0])


class Block:
    """The threads of one block; `active` are the indices of the threads that run a statement."""

    def __init__(self, kernel, pool, number):
        self.kernel, self.pool = kernel, pool
        self.input = b"".join(word.to_bytes(8, "little") for word in pool)
        threads = range(kernel.threads)
        factor, start, _ = kernel.start
        first = [(number * kernel.threads + t) * factor + start & 127 for t in threads]
        self.values = {}
        for variable, place in places_in_pool(kernel).items():
            self.values[variable] = [low(pool[place + first[t]], WIDTH[variable[0]]) for t in threads]
        self.local = [bytearray(8 * LOCAL_WORDS) for _ in threads]
        self.shared = [0 for _ in threads]
        self.own = {"global": [0 for _ in threads], "shared": [0 for _ in threads]}
        self.places = [0 for _ in kernel.shared_places]
        self.counts = [0 for _ in kernel.global_places]

    def run(self, statements, active):
        for statement in statements:
            getattr(self, "do_" + type(statement).__name__)(statement, active)

    def operands(self, sources):
        """Return a function for each source: thread index to value."""
        return [self.values[x].__getitem__ if isinstance(x, tuple) else (lambda t, x=x: x) for x in sources]

    def holding(self, predicate, negated, active):
        values = self.values[predicate]
        return [t for t in active if values[t] != negated]

    def warps(self, active):
        """Return the active threads of each warp, by lane."""
        warps = {}
        for t in active:
            warps.setdefault(t // 32, {})[t % 32] = t
        return warps.values()

    # --- one lane ---

    def do_Assign(self, s, active):
        if s.guard:
            active = self.holding(*s.guard, active)
        to, of, operands = self.values[s.to], s.operation.of, self.operands(s.sources)
        for t in active:
            to[t] = of(*[operand(t) for operand in operands])

    def do_Compare(self, s, active):
        a, b = self.operands(s.sources)
        for t in active:
            result = s.comparison.of(a(t), b(t))
            results = result, 1 - result
            if s.combined:
                by = self.values[s.by][t] ^ s.negated
                results = [operations.BOOLEANS[s.combined](x, by) for x in results]
            self.values[s.to][t] = results[0]
            if s.other:
                self.values[s.other][t] = results[1]

    # --- control ---

    def do_If(self, s, active):
        then, otherwise = (self.holding(s.predicate, s.negated ^ other, active) for other in (False, True))
        self.run(s.then, then)
        self.run(s.otherwise, otherwise)

    def do_Switch(self, s, active):
        by = list(self.values[s.by])
        for i, case in enumerate(s.cases):
            self.run(case, [t for t in active if by[t] & (len(s.cases) - 1) == i])

    def do_Loop(self, s, active):
        left = {t: self.values[s.count][t] & s.most for t in active}
        active = [t for t in active if left[t]]
        while active:
            for t in active:
                left[t] -= 1
            self.run(s.body, active)
            stopped = self.values[s.until] if s.until else [0] * len(self.local)
            active = [t for t in active if left[t] and not stopped[t]]

    def do_Repeat(self, s, active):
        for _ in range(s.count):
            self.run(s.body, active)

    def do_Return(self, s, active):
        """End the threads whose predicate holds. All remaining threads of the block reach it."""
        active[:] = self.holding(s.predicate, not s.negated, active)

    def do_Call(self, s, active):
        for function, other in ((s.function, False), (s.other, True)):
            called = active if s.by is None else self.holding(s.by, not other, active)
            if function is not None:
                self.call(self.kernel.functions[function], s, called)

    def call(self, function, s, active):
        arguments = [list(self.values[variable]) for variable in s.arguments]
        outside, threads = self.values, len(self.local)
        self.values = {variable: [value] * threads for variable, value in function.constants.items()}
        self.values |= dict(zip(function.parameters, arguments, strict=True))
        self.run(function.body, active)
        result, self.values = self.values[function.result], outside
        for t in active:
            self.values[s.to][t] = result[t]

    # --- memory ---

    def do_LoadPool(self, s, active):
        width = int(s.type[1:])
        size = width // 8
        for t in active:
            at = self.values[s.at][t] & (POOL_BYTES - size * len(s.to))
            for i, variable in enumerate(s.to):
                value = int.from_bytes(self.input[at + size * i : at + size * (i + 1)], "little")
                self.values[variable][t] = low(signed(value, width) if s.type[0] == "s" else value, WIDTH[variable[0]])

    def do_LoadTable(self, s, active):
        for t in active:
            self.values[s.to][t] = low(self.kernel.table[self.values[s.at][t] & (TABLE_WORDS - 1)], WIDTH[s.to[0]])

    def in_local(self, s, variables, t):
        """Return (variable, its place in local memory) for each variable."""
        size = WIDTH[variables[0][0]] // 8
        wide = len(variables) * size > 8
        at = 8 * (self.values[s.at][t] & (LOCAL_WORDS - 1 - wide))
        return [(variable, slice(at + size * i, at + size * (i + 1))) for i, variable in enumerate(variables)]

    def do_StoreLocal(self, s, active):
        for t in active:
            for variable, where in self.in_local(s, s.sources, t):
                self.local[t][where] = self.values[variable][t].to_bytes(where.stop - where.start, "little")

    def do_LoadLocal(self, s, active):
        for t in active:
            for variable, where in self.in_local(s, s.to, t):
                self.values[variable][t] = int.from_bytes(self.local[t][where], "little")

    def exchange(self, s, active, others):
        bits, width = WIDTH[s.source[0]], WIDTH[s.to[0]]
        for t in active:
            self.shared[t] = self.shared[t] >> bits << bits | self.values[s.source][t]
        for t, other in zip(active, others, strict=True):
            self.values[s.to][t] = low(self.shared[other], width)

    def do_Exchange(self, s, active):
        count = s.first or self.kernel.threads
        active = [t for t in active if t < count]
        self.exchange(s, active, [(t * s.times + s.step) % count for t in active])

    def others(self, step, active):
        """Return each thread's partner `step` lanes further on, or itself if that is inactive."""
        there = set(active)
        others = [t // 32 * 32 + (t + step) % 32 for t in active]
        return [other if other in there else t for t, other in zip(active, others, strict=True)]

    def do_WarpExchange(self, s, active):
        self.exchange(s, active, self.others(s.step, active))

    def do_SharedAtomic(self, s, active):
        for t in active:
            row = self.kernel.shared_places[s.place]
            self.places[s.place] = commutative(*row, self.places[s.place], self.values[s.source][t])

    def do_GlobalAtomic(self, s, active):
        for t in active:
            row = self.kernel.global_places[s.place]
            self.counts[s.place] = commutative(*row, self.counts[s.place], self.values[s.source][t])

    def do_ReadShared(self, s, active):
        for t in active:
            self.values[s.to][t] = low(self.places[s.place], WIDTH[s.to[0]])

    def do_OwnAtomic(self, s, active):
        own, width = self.own[s.space], WIDTH[s.to[0]]
        for t in active:
            old = low(own[t], width)
            new = exchanged(s.space, s.operation.partition(".")[0], s.type, old, [self.values[x][t] for x in s.sources])
            own[t] = own[t] >> width << width | new
            self.values[s.to][t] = old

    # --- warp-level instructions ---

    def do_Shuffle(self, s, active):
        given = list(self.values[s.source])
        for t, other in zip(active, self.others(s.step, active), strict=True):
            self.values[s.to][t] = given[other]

    def do_ShuffleSegment(self, s, active):
        given = list(self.values[s.source])
        steps = list(self.values[s.step]) if s.mode == "idx" else None
        for t in active:
            lane = t % s.width
            other = {"up": lambda: lane - s.step, "down": lambda: lane + s.step, "bfly": lambda: lane ^ s.step,
                     "idx": lambda: steps[t] & (s.width - 1)}[s.mode]()  # fmt: skip
            inside = 0 <= other < s.width
            self.values[s.to][t] = given[t - lane + other] if inside else given[t]
            if s.predicate:
                self.values[s.predicate][t] = int(inside)

    def do_Vote(self, s, active):
        for lanes in self.warps(active):
            votes = {lane: self.values[s.source][t] ^ s.negated for lane, t in lanes.items()}
            said = set(votes.values())
            result = {"all": said == {1}, "any": 1 in said, "uni": len(said) == 1,
                      "ballot": sum(vote << lane for lane, vote in votes.items())}[s.mode]  # fmt: skip
            for t in lanes.values():
                self.values[s.to][t] = int(result)

    def do_Match(self, s, active):
        for lanes in self.warps(active):
            seen = {lane: self.values[s.source][t] & s.kept for lane, t in lanes.items()}
            everyone = sum(1 << lane for lane in lanes)
            alike = len(set(seen.values())) == 1
            for lane, t in lanes.items():
                same = sum(1 << other for other in lanes if seen[other] == seen[lane])
                self.values[s.to][t] = same if s.predicate is None else everyone * alike
                if s.predicate:
                    self.values[s.predicate][t] = int(alike)

    def do_Reduce(self, s, active):
        for lanes in self.warps(active):
            values = [self.values[s.source][t] for t in lanes.values()]
            result = values[0]
            for value in values[1:]:
                result = commutative(s.operation, s.type, result, value)
            for t in lanes.values():
                self.values[s.to][t] = result

    def do_BlockVote(self, s, active):
        votes = [self.values[s.source][t] ^ s.negated for t in active]
        result = {"popc": sum(votes), "and": int(all(votes)), "or": int(any(votes))}[s.mode]
        for t in active:
            self.values[s.to][t] = result

    def written(self, t):
        """Return the words that a thread writes."""
        kept = variables_of(self.kernel.variables)
        words = [self.values[variable][t] for variable in kept if variable[0] != "p"]
        predicates = [self.values[variable][t] for variable in kept if variable[0] == "p"]
        return [*words, sum(bit << i for i, bit in enumerate(predicates)), self.own["global"][t]]


def evaluate(kernel, pool):
    """Return the words that a kernel writes."""
    assert len(pool) == POOL_WORDS
    words, counts = [], [0 for _ in kernel.global_places]
    for number in range(kernel.grid):
        block = Block(kernel, pool, number)
        block.counts = counts
        block.run(kernel.body, list(range(kernel.threads)))
        for t in range(kernel.threads):
            words += block.written(t)
    return words + counts
