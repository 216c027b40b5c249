"""Make random kernels with races only within one warp: sums, scans, rings and ballots.

A lane reads the words that its neighbours have written, without a barrier. Only the points of
divergence and reconvergence decide the result, so it shows whether two devices agree about them.
The kernels avoid three things that the compiler decides:

* The two sides of a branch do not race with each other. A GPU runs the smaller side first, unless
  ptxas turns both sides into predicated instructions.
* Lanes in different rounds of a loop do not race with each other. ptxas may unroll the loop and run
  the remaining rounds first.
* No loop is inside a branch. ptxas inserts a YIELD there, after which the lanes that wait behind
  the loop no longer wait.
"""

import random

HEAD = ".version 8.0\n.target sm_90\n.address_size 64\n"
LANES = 32
WARPS = 2
MINE = 4 * LANES * WARPS  # offset of the words that other lanes do not read at once
STEPS = (1, 10, 300, 1000, 10_000, 100_000)


class Body:
    """The instructions of one kernel. x0 to x3 are values, t the lane, own its word's address."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.lines, self.cold = [], []
        self.labels = self.names = 0

    def put(self, line):
        self.lines.append("    " + line)

    def label(self):
        self.labels += 1
        return f"L{self.labels}"

    def at(self, label):
        self.lines.append(f"{label}:")

    def name(self, kind):
        """Declare and return a new register."""
        self.names += 1
        self.put(f".reg .{kind} %n{self.names};")
        return f"%n{self.names}"

    def value(self):
        return f"%x{self.random.randrange(4)}"

    # --- straight-line statements ---

    def neighbour(self):
        """Return a register with the address of another lane's word."""
        address = self.name("b32")
        self.put(f"add.u32 {address}, %t, {self.random.randrange(1, LANES)};")
        self.put(f"and.b32 {address}, {address}, {LANES - 1};")
        self.put(f"mad.lo.u32 {address}, {address}, 4, %base;")
        return address

    def ring(self, quiet):
        x, loaded = self.value(), self.name("b32")
        self.put(f"ld.volatile.shared.u32 {loaded}, [{self.neighbour()}];")
        self.put(f"mad.lo.u32 {x}, {x}, {self.random.randrange(3, 99, 2)}, {loaded};")
        self.put(f"st.volatile.shared.u32 [%own], {x};")

    def load(self, quiet):
        x, loaded = self.value(), self.name("b32")
        self.put(f"ld.volatile.shared.u32 {loaded}, [{self.neighbour()}];")
        self.put(f"xor.b32 {x}, {x}, {loaded};")

    def store(self, quiet):
        self.put(f"st.volatile.shared.u32 [{self.neighbour()}], {self.value()};")

    def keep(self, quiet):
        """Store a word that no other lane reads before the warp has reconverged."""
        self.put(f"st.volatile.shared.u32 [%own+{MINE}], {self.value()};")

    def shift(self, quiet):
        """Add the word that a neighbour has kept."""
        x, loaded = self.value(), self.name("b32")
        self.put(f"ld.volatile.shared.u32 {loaded}, [{self.neighbour()}+{MINE}];")
        self.put(f"add.u32 {x}, {x}, {loaded};")

    def arithmetic(self, quiet):
        x = self.value()
        self.put(f"mad.lo.u32 {x}, {self.value()}, {self.random.randrange(3, 999, 2)}, {self.value()};")

    def scan(self, quiet):
        """Make each lane add the word of the lane some places before it."""
        distance = 1 << self.random.randrange(5)
        p, address, loaded, mine = self.name("pred"), self.name("b32"), self.name("b32"), self.name("b32")
        end = self.label()
        self.put(f"setp.lt.u32 {p}, %t, {distance};")
        self.put(f"@{p} bra {end};")
        self.put(f"sub.u32 {address}, %own, {4 * distance};")
        self.put(f"ld.volatile.shared.u32 {loaded}, [{address}];")
        self.put(f"ld.volatile.shared.u32 {mine}, [%own];")
        self.put(f"add.u32 {mine}, {mine}, {loaded};")
        self.put(f"st.volatile.shared.u32 [%own], {mine};")
        self.at(end)

    def active(self, quiet):
        """Use the mask of active lanes."""
        mask, x = self.name("b32"), self.value()
        self.put(f"activemask.b32 {mask};")
        self.put(f"mad.lo.u32 {x}, {x}, 5, {mask};")

    def ticket(self, quiet):
        """Use the order in which lanes arrive here."""
        x, ticket = self.value(), self.name("b32")
        self.put(f"atom.shared.add.u32 {ticket}, [%counter], 1;")
        self.put(f"mad.lo.u32 {x}, {x}, 3, {ticket};")

    def ballot(self, quiet):
        p, mask, x = self.name("pred"), self.name("b32"), self.value()
        self.put(f"and.b32 %scratch, {self.value()}, {1 << self.random.randrange(8)};")
        self.put(f"setp.ne.u32 {p}, %scratch, 0;")
        self.put(f"vote.sync.ballot.b32 {mask}, {p}, %members;")
        self.put(f"xor.b32 {x}, {x}, {mask};")

    # --- statements with branches ---

    def condition(self):
        """Return a predicate that differs between lanes."""
        p, r = self.name("pred"), self.random
        kind = r.randrange(4)
        if kind == 0:
            self.put(f"setp.lt.u32 {p}, %t, {r.randrange(1, LANES)};")
        elif kind == 1:
            self.put(f"setp.eq.u32 {p}, %t, {r.randrange(LANES)};")
        elif kind == 2:
            self.put(f"and.b32 %scratch, %t, {r.randrange(1, LANES)};")
            self.put(f"setp.eq.u32 {p}, %scratch, 0;")
        else:
            self.put(f"and.b32 %scratch, {self.value()}, {1 << r.randrange(8)};")
            self.put(f"setp.ne.u32 {p}, %scratch, 0;")
        return p

    def branch(self, quiet, depth):
        p, sense = self.condition(), self.random.choice(("", "!"))
        other, end = self.label(), self.label()
        has_other = self.random.random() < 0.5
        self.put(f"@{sense}{p} bra {other if has_other else end};")
        self.some(quiet or has_other, depth + 1)
        if has_other and self.random.random() < 0.3:  # out of line, after the kernel's end
            at = len(self.lines)
            self.at(other)
            self.some(True, depth + 1)
            self.put(f"bra.uni {end};")
            self.cold.extend(self.lines[at:])
            del self.lines[at:]
        elif has_other:
            self.put(f"bra.uni {end};")
            self.at(other)
            self.some(True, depth + 1)
        self.at(end)

    def loop(self, quiet, depth):
        """Put a loop that all lanes run equally often, or each as often as its number says."""
        count, p = self.name("b32"), self.name("pred")
        start, end = self.label(), self.label()
        by_lane = self.random.random() < 0.6
        self.put(f"and.b32 {count}, {'%t' if by_lane else '%steps'}, {self.random.randrange(1, 8)};")
        self.at(start)
        self.put(f"setp.eq.u32 {p}, {count}, 0;")
        self.put(f"@{p} bra {end};")
        self.some(quiet or by_lane, 3)
        self.put(f"sub.u32 {count}, {count}, 1;")
        self.put(f"bra.uni {start};")
        self.at(end)

    def switch(self, quiet, depth):
        index, table, end = self.name("b32"), self.label(), self.label()
        labels = [self.label() for _ in range(self.random.randrange(2, 5))]
        self.put(f"rem.u32 {index}, %t, {len(labels)};")
        self.put(f"{table}: .branchtargets {', '.join(labels)};")
        self.put(f"brx.idx {index}, {table};")
        for label in labels:
            self.at(label)
            self.some(True, depth + 1)
            self.put(f"bra.uni {end};")
        self.at(end)

    def some(self, quiet=False, depth=0):
        simple = [self.load, self.arithmetic, self.active, self.keep]
        if not quiet:
            simple += [self.ring, self.store, self.scan, self.ticket, self.shift]
        if depth == 0:
            simple += [self.ballot]
        nested = [self.branch, self.branch, self.switch] if depth < 3 else []
        nested += [self.loop] if depth == 0 else []
        for _ in range(self.random.randrange(3, 8) if depth == 0 else self.random.randrange(1, 3)):
            chosen = self.random.choice(simple + nested)
            chosen(quiet, depth) if chosen in nested else chosen(quiet)


def lanes_of(seed):
    """Return the number of threads in the block of a seed's kernel."""
    return (LANES, WARPS * LANES, LANES, 17)[seed % 4]


def steps_of(seed):
    """Return how often the body of a seed's kernel runs; few run long."""
    return STEPS[3] if seed % 10 else STEPS[seed // 10 % len(STEPS)]


def kernel_text(seed):
    body = Body(seed)
    body.some()
    lines, cold = "\n".join(body.lines), "\n".join(body.cold)
    members = (1 << min(LANES, lanes_of(seed))) - 1
    return f"""
.visible .entry k{seed}(.param .u64 to, .param .u32 steps)
{{
    .shared .align 4 .b8 words[{2 * MINE}];
    .shared .align 4 .b8 counters[{4 * WARPS}];
    .reg .b32 %t, %own, %base, %counter, %scratch, %members, %step, %steps, %thread, %warp, %x<4>;
    .reg .b64 %to, %place;
    .reg .pred %over;
    mov.u32 %thread, %tid.x;
    and.b32 %t, %thread, {LANES - 1};
    shr.u32 %warp, %thread, 5;
    mov.u32 %base, words;
    mad.lo.u32 %base, %warp, {4 * LANES}, %base;
    mad.lo.u32 %own, %t, 4, %base;
    mov.u32 %counter, counters;
    mad.lo.u32 %counter, %warp, 4, %counter;
    mov.u32 %members, {members:#x};
    ld.param.u32 %steps, [steps];
    mad.lo.u32 %x0, %thread, 7, 1;
    mad.lo.u32 %x1, %thread, 11, 2;
    mad.lo.u32 %x2, %thread, 13, 3;
    mad.lo.u32 %x3, %thread, 17, 4;
    st.volatile.shared.u32 [%own], 5;
    st.volatile.shared.u32 [%own+{4 * (LANES - 17) if lanes_of(seed) == 17 else 0}], %x0;
    st.volatile.shared.u32 [%own+{MINE}], 6;
    st.volatile.shared.u32 [%own+{MINE + (4 * (LANES - 17) if lanes_of(seed) == 17 else 0)}], %x1;
    st.volatile.shared.u32 [%counter], 0;
    mov.u32 %step, 0;
STEP:
    setp.ge.u32 %over, %step, %steps;
    @%over bra DONE;
{lines}
    add.u32 %step, %step, 1;
    bra.uni STEP;
DONE:
    ld.volatile.shared.u32 %scratch, [%own];
    mad.lo.u32 %x0, %x0, 3, %scratch;
    mad.lo.u32 %x0, %x1, 5, %x0;
    mad.lo.u32 %x0, %x2, 7, %x0;
    mad.lo.u32 %x0, %x3, 9, %x0;
    ld.param.u64 %to, [to];
    mul.wide.u32 %place, %thread, 4;
    add.u64 %to, %to, %place;
    st.global.u32 [%to], %x0;
    ret;
{cold}
}}
"""


def module_text(seeds):
    return HEAD + "".join(kernel_text(seed) for seed in seeds)
