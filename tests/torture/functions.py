"""Make random functions: parameters of all forms with matching rules, and arguments for a call."""

from dataclasses import dataclass, field

import ctype
import records
from ctype import Type, random_bits

FUNCTION_ATTRIBUTES = ["", "", "", "", "", "pure", "const", "deprecated", 'deprecated("use another")', "warn_unused_result", "cold", "hot", "nothrow",
                       "noinline", 'visibility("default")', "weak", "used", "unused", "leaf", "malloc", "returns_twice", "no_instrument_function",
                       "no_sanitize_address", "aligned(32)", 'section(".text.torture")', "warning(\"beware\")", "sysv_abi", "ms_abi", "noreturn"]  # fmt: skip
VALUES = ("int", "int", "float", "enum", "scalar", "handle")


@dataclass
class Parameter:
    text: str
    rule: str = ""
    given: list = None  # the value that Python passes; None if it passes nothing
    argument: str = None  # bytes of the argument itself
    input: str = None  # bytes that it points to
    output: str = None  # bytes that the library writes there
    result: list = None  # the result
    record: dict = field(default=None)  # members to compare
    needs: tuple = ()
    more: list = field(default_factory=list)  # rules of other sections


def by_value(maker, name):
    of = maker.pick(*VALUES)
    value, data = random_bits(maker.rng, of)
    qualifier = maker.rng.choice(["", "", "", "const ", "register ", "volatile "])
    attribute = " __attribute__((unused))" if maker.chance(0.05) else ""
    return Parameter(f"{qualifier}{of.declare(name)}{attribute}", "", value, data.hex(), needs=of.needs)


def record_by_value(maker, name):
    of = maker.pick("record")
    if of is None:
        return by_value(maker, name)
    return Parameter(of.declare(name), "", some_record(maker, of), record={"at": "argument"}, needs=of.needs)


def some_record(maker, of):
    """Return ["record", class, [[path, value, offset, data]]] with one member.

    One is enough, and members of a union would overwrite each other.
    """
    leaf = maker.rng.choice(of.members)
    value, data = records.value_of(maker.rng, leaf.of)
    return ["record", of.name, [[leaf.path, value, f"{of.name} {leaf.place}", data.hex()]]]


def record_pointer(maker, name):
    of = maker.pick("record", "union") if maker.chance(0.8) else maker.pick("union")
    if of is None:
        return by_value(maker, name)
    form, rule = maker.rng.choice([(f"const {of.pointer()}", ""), (of.pointer(), f"{name}: in"), (of.pointer(), f"{name}: inout")])
    if maker.chance(0.1):
        return Parameter(form.format(name), rule, ["none"], bytes(8).hex(), needs=of.needs)
    return Parameter(form.format(name), rule, some_record(maker, of), record={"at": "input"}, needs=of.needs)


def record_out(maker, name):
    of = maker.pick("record", "union")
    if of is None:
        return by_value(maker, name)
    return Parameter(of.pointer().format(name), f"{name}: out", result=some_record(maker, of), record={"at": "output"}, needs=of.needs)


def address(maker, name):
    of = maker.pick(*VALUES, "record") or ctype.PLAIN[5]
    form = maker.rng.choice([of.pointer(), f"const {of.pointer()}", "void *{}", "const void *{}", "void **{}", "const char *const *{}", "int ***{}",
                             "int (*{})[4]", "float {}[][3]", "volatile int *{}", "const volatile char *{}", f"{of.pointer('restrict')}",
                             "void *restrict {}", of.pointer("const"), "FILE *{}", "int (**{})(void)"])  # fmt: skip
    value = maker.rng.getrandbits(64)
    rule = f"{name}: address"
    return Parameter(form.format(name), rule, ["int", value], value.to_bytes(8, "little").hex(), needs=of.needs)


def measured(maker, name):
    size = maker.rng.randint(1, 9)
    of = maker.pick("int", "float", "scalar")
    rule = f"{name}: {{dir: address, bytes: {size}{', target: true' if maker.chance(0.5) else ''}}}"
    return Parameter(of.pointer().format(name), rule, ["buffer", size * of.size], needs=of.needs)


def item_of(maker):
    """Return a type of items; never char, because an array of char is a text."""
    of = maker.pick(*VALUES)
    return of if of.text != "char {}" else ctype.PLAIN[1]


def array_in(maker, name):
    of, length = item_of(maker), maker.rng.randint(1, 5)
    items = [ctype.random_item(maker.rng, of) for _ in range(length)]
    form = maker.rng.choice([f"const {of.pointer()}", f"const {of.declare('{}')}[]", f"const {of.declare('{}')}[{length}]",
                             f"const {of.declare('{}')}[static {length}]", f"const {of.pointer('restrict')}", of.pointer(), f"{of.declare('{}')}[]"])  # fmt: skip
    return Parameter(form.format(name), f"{name}: {{dir: in, len: {length}}}", ["list", [value for value, _ in items]],
                     input=b"".join(data for _, data in items).hex(), needs=of.needs)  # fmt: skip


def text_in(maker, name):
    data = bytes(maker.rng.randrange(1, 256) for _ in range(maker.rng.randrange(9)))
    return Parameter(maker.rng.choice(["const char *{}", "char const *{}", "const char *restrict {}", "const char {}[]"]).format(name), f"{name}: {{kind: string}}",
                     ["bytes", data.hex()], input=data.hex())  # fmt: skip


def one_out(maker, name):
    of = item_of(maker)
    value, data = random_bits(maker.rng, of)
    rule = maker.rng.choice([f"{name}: out", f"{name}: {{dir: out}}"])
    form = maker.rng.choice([of.pointer(), of.pointer(), of.pointer("const"), of.pointer("restrict"), f"{of.declare('{}')}[1]"])
    return Parameter(form.format(name), rule, output=data.hex(), result=value, needs=of.needs)


def address_out(maker, name):
    value = maker.rng.getrandbits(64)
    form = maker.rng.choice(["void **{}", "void **{}", "int **{}", "const void **{}", "void ***{}"])
    rule = f"{name}: out" if form == "void **{}" else f"{name}: {{kind: out_address}}"
    return Parameter(form.format(name), rule, output=value.to_bytes(8, "little").hex(), result=["int", value])


def text_out(maker, name):
    size = maker.rng.randint(1, 9)
    data = bytes(maker.rng.randrange(1, 128) for _ in range(size))
    return Parameter(f"char *{name}", f"{name}: {{kind: out_bytes, len: {size}}}", output=data.hex(), result=["text", data.hex()])


def both_ways(maker, name):
    of = maker.pick("int", "float", "enum", "scalar")
    of = of if of.text != "char {}" else ctype.PLAIN[1]
    value, data = random_bits(maker.rng, of)
    other, back = random_bits(maker.rng, of)
    return Parameter(of.pointer().format(name), f"{name}: inout", value, input=data.hex(), output=back.hex(), result=other, needs=of.needs)


def array_out(maker, name):
    of, length = item_of(maker), maker.rng.randint(1, 5)
    items = [ctype.random_item(maker.rng, of) for _ in range(length)]
    form = maker.rng.choice([of.pointer(), f"{of.declare('{}')}[{length}]"])
    return Parameter(form.format(name), f"{name}: {{dir: out, len: {length}}}", output=b"".join(data for _, data in items).hex(),
                     result=["list", [value for value, _ in items]], needs=of.needs)  # fmt: skip


def callback(maker, name):
    of = maker.pick("callback")
    scope = maker.rng.choice(["call", "forever", "process", "once"])
    value = maker.rng.getrandbits(63) | 1
    data = value.to_bytes(8, "little").hex()
    if of is None or maker.chance(0.4):
        form = maker.rng.choice(["int (*{})(int)", "void {}(double, const char *)", "float (*const {})(void)", "int *(*{})(int (*)[2])"])
        return Parameter(form.format(name), f"{name}: {{scope: {scope}}}", ["int", value], data)
    return Parameter(of.declare(name), f"{name}: {{scope: {scope}}}", ["int", value], data, needs=of.needs)


def number(maker, name):
    of = maker.pick("float")
    value, data = random_bits(maker.rng, of)
    other, back = random_bits(maker.rng, of)
    kind = maker.rng.choice(["number_in", "number_out"])
    if kind == "number_in":
        return Parameter(f"const {of.pointer()}".format(name), f"{name}: {{kind: number_in}}", value, input=data.hex(), needs=of.needs)
    return Parameter(of.pointer().format(name), f"{name}: {{kind: number_out}}", ["none"], output=back.hex(), result=other, needs=of.needs)


PARAMETERS = [(12, by_value), (2, record_by_value), (4, record_pointer), (2, record_out), (4, address), (2, measured), (4, array_in), (2, text_in),
              (5, one_out), (1, address_out), (1, text_out), (3, both_ways), (3, array_out), (2, callback), (1, number)]  # fmt: skip


# ---- functions ----


def result_of(maker, outs):
    """Return (type's text, rule, result, script, needs)."""
    if outs or maker.chance(0.5):
        return Type(f"{ctype.STATUS} {{}}", "enum"), "", None, 0
    if maker.chance(0.2):
        return Type("void {}", "void"), "status: false", None, 0
    of = maker.pick(*VALUES)
    value, data = random_bits(maker.rng, of)
    script = int.from_bytes(data, "little", signed=True)
    if of.kind == "float":
        script = maker.rng.randrange(-(2**24), 2**24)
        value = ["number", script]
    return of, maker.rng.choice(["status: false", "status: bare"]), value, script


def attributes(maker, declared):
    chosen = maker.rng.choice(FUNCTION_ATTRIBUTES)
    if chosen in ("returns_twice", "noreturn") or (chosen == "malloc" and "*" not in declared):
        chosen = ""
    spelled = f"__attribute__(({chosen})) " if chosen else ""
    front = maker.rng.choice(["", "", "extern ", "__extension__ "]) + (spelled if maker.chance(0.5) else "")
    return front, f" {spelled}".rstrip() if spelled and spelled not in front else "", chosen


def function(maker, declaration):
    name = maker.name("call")
    count = maker.rng.choice([0, 1, 2, 3, 4, 5, 6, 7, 12])
    forms, weights = [form for _, form in PARAMETERS], [weight for weight, _ in PARAMETERS]
    params = [maker.rng.choices(forms, weights)[0](maker, each) for each in maker.member_names(count)]
    of, rule, value, script = result_of(maker, [p for p in params if p.result])
    rules = [p.rule for p in params if p.rule] + ([f"_function: {{{rule}}}"] if rule else [])
    front, behind, chosen = attributes(maker, of.text)
    parameters = ", ".join(p.text for p in params) or maker.rng.choice(["void", "void", ""])
    text = f"{maker.comment()}{front}{of.declare(f'{name}({parameters})')}{behind};"
    needs = tuple(n for p in params for n in p.needs) + of.needs
    if chosen == "ms_abi":
        maker.add(declaration(name, text, "skipped", "function", needs=needs))
        return
    fact = {"what": "call", "name": name, "script": script, "status": not rule, "bare": rule == "status: bare", "void": of.kind == "void", "value": value,
            "params": [{"given": p.given, "argument": p.argument, "input": p.input, "output": p.output, "result": p.result, "record": p.record} for p in params]}
    maker.add(declaration(name, text, names=[name], needs=needs, facts=[fact],
                          rules={"functions": [f"{name}: {{{', '.join(rules)}}}"] if rules else [], "blocking": [name] if maker.chance(0.5) else []}))  # fmt: skip


def inline(maker, declaration):
    name = maker.name("inline")
    text = maker.rng.choice(["static inline int {}(int x) {{ return x + 1; }}", "static int {}(int x) {{ return x; }}", "inline int {}(int x) {{ return -x; }}",
                             "static inline __attribute__((always_inline)) double {}(double x) {{ return x; }}"])  # fmt: skip
    maker.add(declaration(name, text.format(name), "skipped", "function"))


def refused(maker, declaration):
    name = maker.name("never")
    bad = maker.rng.choice([text.format("x") for text in ctype.REFUSED])
    text = maker.rng.choice([f"{ctype.STATUS} {name}({bad});", f"{ctype.STATUS} {name}(int first, {bad}, int last);", f"{ctype.STATUS} {name}(const char *format, ...);",
                             f"{ctype.STATUS} {name}(union {name}_u {{ int i; float f; }} *u, ...);",
                             f"__attribute__((format(printf, 1, 2))) {ctype.STATUS} {name}(const char *format, ...);",
                             f"__attribute__((sentinel)) {ctype.STATUS} {name}(const char *first, ...);",
                             f"{ctype.STATUS} {name}(void (*f)(const char *, ...));", f'{ctype.STATUS} {name}(int x) __asm__("{name}_other");',
                             f"{ctype.STATUS} {name}(int x) __attribute__((unavailable));", f"enum {name}_e {name}(int x);", f"{ctype.STATUS} {name}(enum {name}_e *x);"])  # fmt: skip
    if "union" in text:
        text = f"union {name}_u {{ int i; float f; }};\n{ctype.STATUS} {name}(union {name}_u u);"
    maker.add(declaration(name, text, "skipped", "function"))


def skipped(maker, declaration):
    name = maker.name("left_out")
    text = maker.rng.choice(["int *(*{}(int x))[3];", "int (*{}(void))(int);", "int {}(int n, int v[n]);",
                             "__typeof__(1.0) {}(__typeof__(int) x);"])  # fmt: skip
    maker.add(declaration(name, text.format(name), "skipped", "function", rules={"skip functions": [f"{name}: no need"]}))
