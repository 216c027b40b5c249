"""Print random kernels as PTX."""

from operations import WIDTH
from program import (
    AMONG_LANES,
    LOCAL_WORDS,
    Call,
    contains,
    places_in_pool,
    variables_of,
)

HEAD = ".version 8.3\n.target sm_90\n.address_size 64\n"
REGISTER_TYPE = {"p": "pred", "h": "b16", "r": "b32", "q": "b64", "f": "f32", "d": "f64", "e": "b16", "g": "b16", "x": "b32", "y": "b32"}
NEEDS_MASK = (*AMONG_LANES, Call)
POOL_BYTES = 0x2000  # the part of the input that loads at computed places read


def name_of(variable):
    return f"%{variable[0]}{variable[1]}"


def constant(value, letter):
    if letter == "f":
        return f"0f{value:08X}"
    if letter == "d":
        return f"0d{value:016X}"
    return str(value)


def condition(variable, negated=False):
    return f"@{'!' * negated}{name_of(variable)} "


class Printer:
    """The text of a function's body, with registers for intermediate values."""

    def __init__(self, kernel):
        self.kernel = kernel
        self.returned = False  # some threads may have exited, so warps may be partial
        self.lines = []
        self.temporaries = dict.fromkeys(("b16", "b32", "b64", "pred"), 0)
        self.labels = 0

    def put(self, text):
        self.lines.append("    " + text)

    def label(self, name):
        self.lines.append(f"{name}:")

    def new(self, type):
        self.temporaries[type] += 1
        return f"%t{type}_{self.temporaries[type] - 1}"

    def new_label(self, word):
        self.labels += 1
        return f"{word}_{self.labels}"

    def made(self, type, text):
        """Put an instruction and return its new result register; `text` has a {} for it."""
        register = self.new(type)
        self.put(text.format(register))
        return register

    def registers(self, variables):
        lines = [f"    .reg .{REGISTER_TYPE[c]} %{c}<{n}>;" for c, n in variables.items() if n]
        return lines + [f"    .reg .{type} %t{type}_<{n}>;" for type, n in self.temporaries.items() if n]

    def body(self, statements, mask):
        for statement in statements:
            getattr(self, "put_" + type(statement).__name__)(statement, mask)

    # --- one lane ---

    def put_Assign(self, s, mask):
        row = s.operation
        letters = row.sources.replace("n", "r")
        operands = [name_of(x) if isinstance(x, tuple) else constant(x, c) for x, c in zip(s.sources, letters, strict=True)]
        guard = condition(*s.guard) if s.guard else ""
        if "{" in row.text:
            self.put(guard + row.text.format(d=name_of(s.to), **dict(zip("abc", operands, strict=False))))
        else:
            self.put(f"{guard}{row.text} {', '.join([name_of(s.to), *operands])};")

    def put_Compare(self, s, mask):
        word, _, ftz = s.comparison.text.partition(".")
        name = ".".join(filter(None, ["setp", word, s.combined, ftz, s.comparison.type]))
        to = name_of(s.to) + (f"|{name_of(s.other)}" if s.other else "")
        operands = [name_of(x) if isinstance(x, tuple) else constant(x, s.comparison.source) for x in s.sources]
        by = [f"{'!' * s.negated}{name_of(s.by)}"] if s.combined else []
        self.put(f"{name} {', '.join([to, *operands, *by])};")

    # --- control ---

    def ballot(self, predicate, mask, negated=False):
        return self.made("b32", f"vote.sync.ballot.b32 {{}}, {'!' * negated}{predicate}, {mask};")

    def without(self, mask, taken):
        others = self.made("b32", f"not.b32 {{}}, {taken};")
        return self.made("b32", f"and.b32 {{}}, {mask}, {others};")

    def put_If(self, s, mask):
        inside = outside = mask
        if contains(s.then + s.otherwise, NEEDS_MASK):
            inside = self.ballot(name_of(s.predicate), mask, s.negated)
            outside = self.without(mask, inside)
        end, other = self.new_label("END"), self.new_label("ELSE")
        self.put(f"{condition(s.predicate, not s.negated)}bra {other if s.otherwise else end};")
        self.body(s.then, inside)
        if s.otherwise:
            self.put(f"bra {end};")
            self.label(other)
            self.body(s.otherwise, outside)
        self.label(end)

    def put_Switch(self, s, mask):
        index = self.made("b32", f"and.b32 {{}}, {name_of(s.by)}, {len(s.cases) - 1};")
        labels = [self.new_label("CASE") for _ in s.cases]
        table, end = self.new_label("TABLE"), self.new_label("END")
        self.label(table)
        self.put(f".branchtargets {', '.join(labels)};")
        self.put(f"brx.idx {index}, {table};")
        for label, case in zip(labels, s.cases, strict=True):
            self.label(label)
            self.body(case, None)
            self.put(f"bra {end};")
        self.label(end)

    def put_Loop(self, s, mask):
        """Put a loop.

        If its body has warp-level statements, count the remaining lanes before and after it.
        """
        counted = contains(s.body, NEEDS_MASK)
        left = self.made("b32", f"and.b32 {{}}, {name_of(s.count)}, {s.most};")
        inside = self.made("b32", f"mov.b32 {{}}, {mask};") if counted else mask
        start, end = self.new_label("LOOP"), self.new_label("END")
        self.label(start)
        more = self.made("pred", f"setp.ne.u32 {{}}, {left}, 0;")
        remaining = self.ballot(more, inside) if counted else None
        self.put(f"@!{more} bra {end};")
        if counted:
            self.put(f"mov.b32 {inside}, {remaining};")
        self.put(f"sub.u32 {left}, {left}, 1;")
        self.body(s.body, inside)
        if s.until:
            remaining = self.ballot(name_of(s.until), inside, True) if counted else None
            self.put(f"{condition(s.until)}bra {end};")
            if counted:
                self.put(f"mov.b32 {inside}, {remaining};")
        self.put(f"bra {start};")
        self.label(end)

    def put_Repeat(self, s, mask):
        left = self.made("b32", f"mov.b32 {{}}, {s.count};")
        start = self.new_label("REPEAT")
        self.label(start)
        self.body(s.body, mask)
        self.put(f"sub.u32 {left}, {left}, 1;")
        more = self.made("pred", f"setp.ne.u32 {{}}, {left}, 0;")
        self.put(f"@{more} bra {start};")

    def put_Return(self, s, mask):
        self.returned = True
        gone = self.ballot(name_of(s.predicate), mask, s.negated)
        self.put(f"mov.b32 {mask}, {self.without(mask, gone)};")
        self.put(f"{condition(s.predicate, s.negated)}bra DONE;")

    def put_Call(self, s, mask):
        function = self.kernel.functions[s.function]
        types = [REGISTER_TYPE[c] for c, _ in function.parameters] + ["b32"]
        result = REGISTER_TYPE[function.result[0]]
        names = [f"{self.kernel.name}_f{i}" for i in (s.function, s.other) if i is not None]
        called = names[0]
        if s.by:
            first, second = (self.made("b64", f"mov.b64 {{}}, {name};") for name in names)
            called = self.made("b64", f"selp.b64 {{}}, {second}, {first}, {name_of(s.by)};")
        self.put("{")
        values = [*map(name_of, s.arguments), mask or "0"]
        for i, (type, value) in enumerate(zip(types, values, strict=True)):
            self.put(f".param .{type} a{i}; st.param.{type} [a{i}], {value};")
        self.put(f".param .{result} result;")
        arguments = ", ".join(f"a{i}" for i in range(len(types)))
        if s.by:
            self.put(f"SHAPE: .callprototype (.param .{result} _) _ ({', '.join(f'.param .{type} _' for type in types)});")
        self.put(f"call (result), {called}, ({arguments}){', SHAPE' if s.by else ''};")
        self.put(f"ld.param.{result} {name_of(s.to)}, [result];")
        self.put("}")

    # --- memory ---

    def at(self, base, index, mask, scale):
        """Return the address `base` + (index & mask) * scale."""
        kept = self.made("b32", f"and.b32 {{}}, {index}, {mask};")
        offset = self.made("b64", f"mul.wide.u32 {{}}, {kept}, {scale};")
        return self.made("b64", f"add.u64 {{}}, {base}, {offset};")

    @staticmethod
    def several(variables):
        """Return (vector suffix, operand) for some variables."""
        names = ", ".join(map(name_of, variables))
        return (f".v{len(variables)}", f"{{{names}}}") if len(variables) > 1 else ("", names)

    def put_LoadPool(self, s, mask):
        size = len(s.to) * int(s.type[1:]) // 8
        address = self.at("%in", name_of(s.at), POOL_BYTES - size, 1)
        vector, operand = self.several(s.to)
        self.put(f"{'.'.join(filter(None, ['ld', s.modifiers]))}{vector}.{s.type} {operand}, [{address}];")

    def put_LoadTable(self, s, mask):
        base = self.made("b64", f"mov.u64 {{}}, {self.kernel.name}_table;")
        address = self.at(base, name_of(s.at), len(self.kernel.table) - 1, 8)
        self.put(f"ld.const.b{WIDTH[s.to[0]]} {name_of(s.to)}, [{address}];")

    def local(self, s, variables):
        base = self.made("b64", f"mov.u64 {{}}, {self.kernel.name}_local;")
        wide = len(variables) * WIDTH[variables[0][0]] > 64
        if s.generic:
            base = self.made("b64", f"cvta.local.u64 {{}}, {base};")
        return self.at(base, name_of(s.at), LOCAL_WORDS - 1 - wide, 8)

    def put_StoreLocal(self, s, mask):
        vector, operand = self.several(s.sources)
        space = "" if s.generic else ".local"
        self.put(f"st{space}{vector}.b{WIDTH[s.sources[0][0]]} [{self.local(s, s.sources)}], {operand};")

    def put_LoadLocal(self, s, mask):
        vector, operand = self.several(s.to)
        space = "" if s.generic else ".local"
        self.put(f"ld{space}{vector}.b{WIDTH[s.to[0][0]]} {operand}, [{self.local(s, s.to)}];")

    def place_of(self, thread):
        return self.made("b32", f"mad.lo.u32 {{}}, {thread}, 8, %shared;")

    def exchange(self, s, other, barrier, generic=False):
        width, bits = WIDTH[s.to[0]], WIDTH[s.source[0]]
        mine, others = self.place_of("%thread"), self.place_of(other)
        if generic:
            mine, others = (self.made("b64", f"cvt.u64.u32 {{}}, {place};") for place in (mine, others))
            mine, others = (self.made("b64", f"cvta.shared.u64 {{}}, {place};") for place in (mine, others))
        space = "" if generic else ".shared"
        self.put(f"st{space}.b{bits} [{mine}], {name_of(s.source)};")
        self.put(barrier)
        self.put(f"ld{space}.b{width} {name_of(s.to)}, [{others}];")
        self.put(barrier)

    def meet(self, mask):
        """Reconverge the warps and return the name of the barrier.

        Only whole warps may reach barriers of a block, and a compiler may have left them diverged.
        """
        self.put(f"bar.warp.sync {mask};")
        return "barrier" if self.returned else "bar"

    def put_Exchange(self, s, mask):
        """Put an exchange; threads outside `first` branch around it."""
        barrier = self.meet(mask)
        end = self.new_label("END")
        if s.first:
            outside = self.made("pred", f"setp.ge.u32 {{}}, %thread, {s.first};")
            self.put(f"@{outside} bra {end};")
        other = self.made("b32", f"mad.lo.u32 {{}}, %thread, {s.times}, {s.step};")
        other = self.made("b32", f"rem.u32 {{}}, {other}, {s.first or self.kernel.threads};")
        self.exchange(s, other, f"{barrier}.sync {s.barrier}{f', {s.first}' * bool(s.first)};", s.generic)
        self.label(end)

    def other_lane(self, step, mask):
        lane = self.made("b32", f"add.u32 {{}}, %lane, {step};")
        lane = self.made("b32", f"and.b32 {{}}, {lane}, 31;")
        there = self.made("b32", f"shr.u32 {{}}, {mask}, {lane};")
        there = self.made("b32", f"and.b32 {{}}, {there}, 1;")
        there = self.made("pred", f"setp.ne.u32 {{}}, {there}, 0;")
        return self.made("b32", f"selp.b32 {{}}, {lane}, %lane, {there};")

    def put_WarpExchange(self, s, mask):
        first = self.made("b32", "sub.u32 {}, %thread, %lane;")
        other = self.made("b32", f"add.u32 {{}}, {first}, {self.other_lane(s.step, mask)};")
        self.exchange(s, other, f"bar.warp.sync {mask};")

    def shared_place(self, i):
        return f"[%shared+{16 * self.kernel.threads + 8 * i}]"

    def counted(self, s, space, place, row):
        name, value = s.order + ".".join((space, *row)), name_of(s.source)
        if s.by_red:
            self.put(f"red.{name} {place}, {value};")
        else:
            self.made(f"b{row[1][1:]}", f"atom.{name} {{}}, {place}, {value};")

    def put_SharedAtomic(self, s, mask):
        self.counted(s, "shared", self.shared_place(s.place), self.kernel.shared_places[s.place])

    def put_GlobalAtomic(self, s, mask):
        self.counted(s, "global", f"[%counts+{8 * s.place}]", self.kernel.global_places[s.place])

    def put_ReadShared(self, s, mask):
        barrier = self.meet(mask)
        self.put(f"{barrier}.sync 0;")
        self.put(f"ld.shared.b{WIDTH[s.to[0]]} {name_of(s.to)}, {self.shared_place(s.place)};")
        self.put(f"{barrier}.sync 0;")

    def put_OwnAtomic(self, s, mask):
        where = {"global": "[%own]", "shared": "[%own_shared]"}[s.space]
        self.put(f"atom.{s.order}{s.space}.{s.operation}.{s.type} {', '.join([name_of(s.to), where, *map(name_of, s.sources)])};")

    # --- warp-level statements ---

    def put_Shuffle(self, s, mask):
        self.put(f"shfl.sync.idx.b32 {name_of(s.to)}, {name_of(s.source)}, {self.other_lane(s.step, mask)}, 31, {mask};")

    def put_ShuffleSegment(self, s, mask):
        clamp = (32 - s.width) << 8 | (0 if s.mode == "up" else 31)
        to = name_of(s.to) + (f"|{name_of(s.predicate)}" if s.predicate else "")
        step = s.step
        if s.mode == "idx":
            step = self.made("b32", f"and.b32 {{}}, {name_of(s.step)}, {s.width - 1};")
        self.put(f"shfl.sync.{s.mode}.b32 {to}, {name_of(s.source)}, {step}, {clamp}, {mask};")

    def put_Vote(self, s, mask):
        type = "b32" if s.mode == "ballot" else "pred"
        self.put(f"vote.sync.{s.mode}.{type} {name_of(s.to)}, {'!' * s.negated}{name_of(s.source)}, {mask};")

    def put_Match(self, s, mask):
        type = f"b{WIDTH[s.source[0]]}"
        kept = self.made(type, f"and.{type} {{}}, {name_of(s.source)}, {s.kept};")
        to = name_of(s.to) + (f"|{name_of(s.predicate)}" if s.predicate else "")
        self.put(f"match.{'all' if s.predicate else 'any'}.sync.{type} {to}, {kept}, {mask};")

    def put_Reduce(self, s, mask):
        self.put(f"redux.sync.{s.operation}.{s.type} {name_of(s.to)}, {name_of(s.source)}, {mask};")

    def put_BlockVote(self, s, mask):
        """Put a vote through memory: ptxas may duplicate a barrier whose result a branch uses."""
        barrier, source = self.meet(mask), f"{'!' * s.negated}{name_of(s.source)}"
        kept = f"[%own_shared+{8 * (self.kernel.threads + len(self.kernel.shared_places))}]"
        if s.mode == "popc":
            word = self.made("b32", f"{barrier}.red.popc.u32 {{}}, 0, {source};")
        else:
            bit = self.made("pred", f"{barrier}.red.{s.mode}.pred {{}}, 0, {source};")
            word = self.made("b32", f"selp.b32 {{}}, 1, 0, {bit};")
        self.put(f"st.volatile.shared.b32 {kept}, {word};")
        self.put(f"ld.volatile.shared.b32 {word}, {kept};")
        self.put(f"mov.b32 {name_of(s.to)}, {word};" if s.mode == "popc" else f"setp.ne.u32 {name_of(s.to)}, {word}, 0;")

    # --- the ends of a kernel ---

    def begin(self):
        kernel, threads = self.kernel, self.kernel.threads
        factor, start, _ = kernel.start
        self.lines += f"""\
    ld.param.u64 %in, [{kernel.name}_in];
    ld.param.u64 %counts, [{kernel.name}_out];
    mov.u32 %thread, %tid.z;
    mov.u32 %number, %ntid.y;
    mov.u32 %lane, %tid.y;
    mad.lo.u32 %thread, %thread, %number, %lane;
    mov.u32 %number, %ntid.x;
    mov.u32 %lane, %tid.x;
    mad.lo.u32 %thread, %thread, %number, %lane;
    mov.u32 %number, %ctaid.x;
    mad.lo.u32 %number, %number, {threads}, %thread;
    mov.u32 %lane, %laneid;
    and.b32 %mask, %thread, -32;
    sub.u32 %mask, {threads}, %mask;
    min.u32 %mask, %mask, 32;
    shl.b32 %mask, 1, %mask;
    sub.u32 %mask, %mask, 1;
    mul.wide.u32 %out, %number, {8 * kernel.slots};
    add.u64 %out, %counts, %out;
    add.u64 %own, %out, {8 * kernel.slots - 8};
    add.u64 %counts, %counts, {8 * kernel.grid * threads * kernel.slots};
    mov.u32 %shared, {kernel.name}_shared;
    mad.lo.u32 %own_shared, %thread, 8, %shared;
    mov.b64 %zero, 0;
    st.shared.b64 [%own_shared], %zero;
    add.u32 %own_shared, %own_shared, {8 * threads};
    st.shared.b64 [%own_shared], %zero;
    mad.lo.u32 %number, %number, {factor}, {start};
    and.b32 %number, %number, 127;
    mul.wide.u32 %first, %number, 8;
    add.u64 %first, %in, %first;""".splitlines()
        for i in range(0, LOCAL_WORDS, 2):
            self.put(f"st.local.v2.b64 [{kernel.name}_local+{8 * i}], {{%zero, %zero}};")
        first = self.made("pred", "setp.eq.u32 {}, %thread, 0;")
        for i in range(len(kernel.shared_places)):
            self.put(f"@{first} st.shared.b64 {self.shared_place(i)}, %zero;")
        for variable, place in places_in_pool(kernel).items():
            if variable[0] == "p":
                word = self.made("b32", f"ld.global.b32 {{}}, [%first+{8 * place}];")
                bit = self.made("b32", f"and.b32 {{}}, {word}, 1;")
                self.put(f"setp.ne.u32 {name_of(variable)}, {bit}, 0;")
            else:
                self.put(f"ld.global.b{WIDTH[variable[0]]} {name_of(variable)}, [%first+{8 * place}];")
        self.put("bar.sync 0;")

    def end(self):
        self.label("DONE")
        kept = [variable for variable in variables_of(self.kernel.variables) if variable[0] != "p"]
        for i, variable in enumerate(kept):
            self.put(f"st.global.b{WIDTH[variable[0]]} [%out+{8 * i}], {name_of(variable)};")
        word = self.made("b32", "mov.b32 {}, 0;")
        for i in range(self.kernel.variables["p"]):
            bit = self.made("b32", f"selp.b32 {{}}, {1 << i}, 0, %p{i};")
            self.put(f"or.b32 {word}, {word}, {bit};")
        self.put(f"st.global.b32 [%out+{8 * len(kept)}], {word};")
        self.put("ret;")


def function_text(kernel, i):
    function, printer = kernel.functions[i], Printer(kernel)
    for variable, value in function.constants.items():
        type = REGISTER_TYPE[variable[0]]
        if type == "pred":
            printer.put(f"setp.ne.u32 {name_of(variable)}, {value}, 0;")
        else:
            printer.put(f"mov.{type} {name_of(variable)}, {constant(value, variable[0])};")
    for j, variable in enumerate(function.parameters):
        printer.put(f"ld.param.{REGISTER_TYPE[variable[0]]} {name_of(variable)}, [a{j}];")
    printer.put(f"ld.param.b32 %mask, [a{len(function.parameters)}];")
    printer.body(function.body, "%mask")
    result = REGISTER_TYPE[function.result[0]]
    printer.put(f"st.param.{result} [result], {name_of(function.result)};")
    printer.put("ret;")
    types = [REGISTER_TYPE[c] for c, _ in function.parameters] + ["b32"]
    parameters = ", ".join(f".param .{type} a{j}" for j, type in enumerate(types))
    head = f".func (.param .{result} result) {kernel.name}_f{i}({parameters})\n{{"
    return "\n".join([head, "    .reg .b32 %mask, %lane;", *printer.registers(function.variables),
                      "    mov.u32 %lane, %laneid;", *printer.lines, "}"])  # fmt: skip


def body_text(kernel):
    """Return the text of a kernel between its prologue and its epilogue."""
    printer = Printer(kernel)
    printer.body(kernel.body, "%mask")
    return "\n".join(printer.lines)


def kernel_text(kernel):
    printer = Printer(kernel)
    printer.begin()
    printer.body(kernel.body, "%mask")
    printer.end()
    name = kernel.name
    parts = [f"// seed {kernel.seed}, block {kernel.block}, grid {kernel.grid}"]
    parts.append(f".const .align 8 .b64 {name}_table[{len(kernel.table)}] = {{{', '.join(map(str, kernel.table))}}};")
    parts += [function_text(kernel, i) for i in range(len(kernel.functions))]
    parts.append(f".visible .entry {name}(.param .u64 {name}_in, .param .u64 {name}_out)\n{{")
    parts.append(f"    .shared .align 8 .b8 {name}_shared[{24 * kernel.threads + 8 * len(kernel.shared_places)}];")
    parts.append(f"    .local .align 16 .b8 {name}_local[{8 * LOCAL_WORDS}];")
    parts.append("    .reg .b32 %thread, %number, %lane, %mask, %shared, %own_shared;")
    parts.append("    .reg .b64 %in, %out, %own, %counts, %first, %zero;")
    return "\n".join([*parts, *printer.registers(kernel.variables), *printer.lines, "}", ""])


def module_text(kernels):
    return HEAD + "\n".join(map(kernel_text, kernels))


