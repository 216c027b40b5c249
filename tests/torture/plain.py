"""Make random declarations without members or parameters: typedefs, enums, macros, variables."""

import ctype
from ctype import Type, limits

TYPE_ATTRIBUTES = ["", "", "", " __attribute__((unused))", " __attribute__((deprecated))", ' __attribute__((deprecated("old")))',
                   " __attribute__((may_alias))"]  # fmt: skip


def integer(name, expression):
    return f'INTEGER("{name}", {expression});'


# ---- typedefs ----


def scalar_typedef(maker, declaration):
    of, name = maker.pick("int", "scalar"), maker.name("int")
    declared = of.declare(name)
    if maker.chance(0.1) and of.code not in "?":
        declared = f"int {name} __attribute__((mode({maker.rng.choice(['QI', 'HI', 'SI', 'DI'])})))"
        of = Type("", "int", {"QI": "b", "HI": "h", "SI": "i", "DI": "q"}[declared[-5:-3]])
    text = maker.rng.choice([f"typedef {declared}", declared.replace(" ", " typedef ", 1) if of.text.startswith("int ") else f"typedef {declared}"])
    made = Type(f"{name} {{}}", "scalar", of.code, name=name, needs=(name,))
    attribute = maker.rng.choice(TYPE_ATTRIBUTES)
    maker.add(declaration(name, f"{maker.comment()}{text}{attribute};", names=[name], needs=of.needs,
                          facts=[{"what": "scalar", "name": name, "values": [ctype.random_bits(maker.rng, made)[0][-1] for _ in range(2)]}],
                          oracle=[integer(f"sizeof {name}", f"sizeof({name})")]), made)  # fmt: skip


def float_typedef(maker, declaration):
    of, name = maker.pick("float"), maker.name("real")
    made = Type(f"{name} {{}}", "float", of.code, needs=(name,))
    maker.add(declaration(name, f"typedef {of.declare(name)};", "skipped", "typedef", needs=of.needs), made)


def array_typedef(maker, declaration):
    of, name = maker.pick("int", "float", "scalar"), maker.name("row")
    length = maker.rng.randint(1, 5)
    made = Type(f"{name} {{}}", "array", item=of, length=length, needs=(name,))
    maker.add(declaration(name, f"typedef {of.declare(f'{name}[{length}]')};", "skipped", "typedef", needs=of.needs))
    maker.rows = [*getattr(maker, "rows", []), made]


def signature(maker):
    """Return (result, parameters, needs) of a callback."""
    kinds = ("int", "float", "scalar", "enum", "handle")
    result = maker.pick(*kinds) if maker.chance(0.5) else Type("void {}", "void")
    given = [maker.pick(*kinds) or ctype.PLAIN[0] for _ in range(maker.rng.randrange(5))]
    result = result or ctype.PLAIN[0]
    texts = [t.declare(maker.rng.choice(["", f"p{i}"])) for i, t in enumerate(given)]
    pointers = maker.rng.sample(["void *", "const char *text", "int **", "int (*)[3]", "void (*)(int)", "const double *"], maker.rng.randrange(3))
    return result, ", ".join([*texts, *pointers]) or "void", tuple(n for t in (result, *given) for n in t.needs)


def function_typedef(maker, declaration):
    name = maker.name("function")
    result, params, needs = signature(maker)
    maker.add(declaration(name, f"typedef {result.declare(f'{name}({params})')};", "skipped", "typedef", needs=needs))


def callback_typedef(maker, declaration):
    name = maker.name("callback")
    result, params, needs = signature(maker)
    made = Type(f"{name} {{}}", "callback", "Q", name=name, needs=(name,))
    maker.add(declaration(name, f"{maker.comment()}typedef {result.declare(f'(*{name})({params})')};", names=[name], needs=needs), made)


def handle(maker, declaration):
    name = maker.name("handle")
    target = maker.rng.choice(["void", f"struct {name}_st", f"struct {name}_st", f"const struct {name}_st", f"union {name}_u"])
    made = Type(f"{name} {{}}", "handle", "Q", name=name, needs=(name,))
    maker.add(declaration(name, f"{maker.comment()}typedef {target} *{name};", names=[name],
                          facts=[{"what": "scalar", "name": name, "values": [maker.rng.getrandbits(64)]}]), made)  # fmt: skip


def opaque(maker, declaration):
    name = maker.name("opaque")
    text = maker.rng.choice([f"struct {name};", f"union {name};", f"struct {name}; struct {name};"])
    maker.add(declaration(name, text, "skipped", "record"))


def type_alias(maker, declaration):
    of, name = maker.pick("enum", "handle"), maker.name("alias")
    if of is None or of.name == ctype.STATUS or of.text.startswith("enum "):
        return
    made = Type(f"{name} {{}}", of.kind, of.code, name=name, needs=(name,), low=of.low, high=of.high, known=of.known)
    maker.add(declaration(name, f"typedef {of.declare(name)};", names=[name], needs=of.needs), made)


# ---- enums ----

SIZES = [("I", 2**31 - 1), ("I", 2**32 - 1), ("i", 2**31 - 1), ("q", 2**63 - 1), ("Q", 2**64 - 1)]


def enumerators(maker, name, low, high):
    """Return (texts, names): some values are written, others follow from the one before."""
    texts, names, value = [], [], -1
    for i in range(maker.rng.randint(1, 7)):
        value += 1
        written = maker.chance(0.6) or value > high
        if written:
            value = maker.rng.choice([low, high, maker.rng.randint(low, high), maker.rng.randint(max(low, -9), min(99, high)), 0])
        names.append(f"{name}_E{i}")
        same = f"{names[maker.rng.randrange(i)]}" if i and maker.chance(0.1) else None
        texts.append(names[-1] + (f" = {literal(maker, value)}" if written else ""))
        if same:
            names.append(f"{name}_S{i}")
            texts.append(f"{names[-1]} = {same}")
            texts.append(f"{name}_A{i} = {literal(maker, value)}")
            names.append(f"{name}_A{i}")
    return texts, names


def literal(maker, value):
    if value == -(2**63):
        return "(-0x7fffffffffffffffLL - 1)"
    suffix = "ULL" if value >= 2**63 else "LL" if abs(value) >= 2**31 else ""
    form = maker.rng.choice(["{}{}", "0x{:x}{}", "{}{}", "(0 + {}{})"])
    text = form.format(abs(value), suffix)
    return f"-{text}" if value < 0 else text


def enum_limits(maker):
    """Return (code, low, high, attribute): packed enums are as small as possible."""
    if maker.chance(0.2):
        code = maker.rng.choice("bBhH")
        return code, *limits(code), " __attribute__((packed))"
    code = maker.rng.choice("IIIIiiiqQ")
    return code, *limits(code), ""


def enumeration(maker, declaration):
    name = maker.name("enum")
    code, low, high, attribute = enum_limits(maker)
    texts, names = enumerators(maker, name, low, high)
    texts += [f"{name}_LOW = {literal(maker, low)}", f"{name}_HIGH = {literal(maker, high)}"]
    names += [f"{name}_LOW", f"{name}_HIGH"]
    if maker.chance(0.15):
        texts[-1] += " __attribute__((deprecated))"
        texts[-1] = f"{names[-1]} __attribute__((deprecated)) = {literal(maker, high)}"
    body = ", ".join(texts) + maker.rng.choice(["", ","])
    form = maker.rng.choice(["tag", "typedef", "both"])
    text = {"tag": f"enum{attribute} {name} {{ {body} }};", "typedef": f"typedef enum{attribute} {{ {body} }} {name};",
            "both": f"typedef enum{attribute} {name}_tag {{ {body} }} {name};"}[form]  # fmt: skip
    written = f"enum {name}" if form == "tag" else name
    made = Type(f"{written} {{}}", "enum", code, name=name, needs=(name,), known=(low, high))
    maker.add(declaration(name, f"{maker.comment()}{text}", names=[name],
                          facts=[{"what": "enum", "name": name, "items": names}],
                          oracle=[integer(item, item) for item in names] + [integer(f"sizeof {name}", f"sizeof({written})")]), made)  # fmt: skip


def unnamed_enumeration(maker, declaration):
    name = maker.name("lone")
    _, low, high, attribute = enum_limits(maker)
    texts, names = enumerators(maker, name, low, high)
    maker.add(declaration(name, f"enum{attribute} {{ {', '.join(texts)} }};", names=names,
                          facts=[{"what": "integer", "name": item} for item in names], oracle=[integer(item, item) for item in names]))  # fmt: skip


# ---- macros ----


def integer_macro(maker, declaration):
    name = maker.name("MACRO")
    value = maker.rng.choice([maker.rng.getrandbits(64), maker.rng.getrandbits(31), -maker.rng.getrandbits(62), 0, 1, 2**63 - 1, 2**32 - 1])
    earlier = [d.name for d in maker.made if "_MACRO" in d.name]
    enums = [i for d in maker.made for fact in d.facts if fact["what"] == "enum" for i in fact["items"]]
    forms = [literal(maker, value), f"({literal(maker, value)})", f"({maker.rng.randrange(1, 99)} << {maker.rng.randrange(20)} | 1)", "'x'",
             "sizeof(int)", f"((unsigned char){maker.rng.randrange(256)})", "(1 ? 3u : -1)", "(~0)", "(~0ULL)", "1 + 1"]  # fmt: skip
    forms += [maker.rng.choice(earlier)] if earlier else []
    body, needs = maker.rng.choice(forms), ()
    if enums and maker.chance(0.1):
        body = maker.rng.choice(enums)
        needs = tuple(d.name for d in maker.made if body.startswith(f"{d.name}_"))
    needs += (body,) if body in earlier else ()
    maker.add(declaration(name, f"#define {name} {body}{maker.rng.choice(['', ' /* why */', ' // why'])}", names=[name], needs=needs,
                          facts=[{"what": "integer", "name": name}], oracle=[integer(name, name)]))  # fmt: skip


def float_text(maker):
    number = maker.rng.choice([f"{maker.rng.uniform(-9, 9)!r}", "0x1.8p3", "1e-300", "-0.0", "5e-324", "(1.0 / 3)", "1e308 * 10", ".5", "2."])
    return number + ("f" if number[-1] in "0123456789." and "x" not in number and "e" not in number and " " not in number and maker.chance(0.3) else "")


def float_macro(maker, declaration):
    name = maker.name("REAL")
    maker.add(declaration(name, f"#define {name} {float_text(maker)}", names=[name], facts=[{"what": "float", "name": name}],
                          oracle=[f'{{ double value = {name}; bytes("{name}", &value, sizeof value); }}']))  # fmt: skip


def text_macro(maker, declaration):
    name = maker.name("TEXT")
    text = maker.rng.choice(['"a" "b"', '"per %d cent"', '""', '"a very long text " "of several " "parts"'])
    maker.add(declaration(name, f"#define {name} {text}", names=[name], facts=[{"what": "text", "name": name}],
                          oracle=[f'bytes("{name}", {name}, sizeof({name}) - 1);']))  # fmt: skip


# Macros without a value, or texts that the model cannot represent.
NO_VALUES = [' "na\\303\\257ve"', ' "it\'s {{here}} @there@"', " __attribute__((unused))", " do", " 1 2", ' "\\x01"', ' "\\xff"', ' "a\\0b"', ' "quote \\" and \\\\"', ' ("in brackets")', " 1\n#undef {}"]


def other_macro(maker, declaration):
    name = maker.name("OTHER")
    if maker.chance(0.5):
        text = maker.rng.choice(["", "(x) ((x) + 1)", "(...) 0", "() 1"])
        maker.add(declaration(name, f"#define {name}{text}", "none"))
        return
    text = maker.rng.choice(NO_VALUES).format(name)
    maker.add(declaration(name, f"#define {name}{text}", "skipped", rules={"skip macros": [f"{name}: no value"]}))


# ---- variables ----


def extern_variable(maker, declaration):
    name = maker.name("variable")
    of = maker.pick("int", "float", "enum", "handle", "scalar", "record", "callback")
    shape = maker.rng.choice(["{}", "{}[]", "{}[3]", "*{}", "*const {}"])
    written = of.pointer("const").format(name) if shape == "*const {}" else of.pointer().format(name) if shape == "*{}" else of.declare(shape.format(name))
    storage = maker.rng.choice(["extern", "extern const", "extern volatile", "extern __attribute__((weak))", "extern _Thread_local", "extern __thread"])
    maker.add(declaration(name, f"{storage} {written};", "skipped", "variable", needs=of.needs))


def constant(maker, declaration):
    name = maker.name("constant")
    of = maker.pick("int", "scalar") if maker.chance(0.6) else maker.pick("float")
    storage = maker.rng.choice(["static const", "const static", "static const __attribute__((unused))"])
    if of.kind == "float":
        facts, value = [{"what": "float", "name": name}], float_text(maker)
        oracle = [f'{{ double value = {name}; bytes("{name}", &value, sizeof value); }}']
    else:
        facts, value = [{"what": "integer", "name": name}], f"({of.declare('')}){literal(maker, ctype.random_bits(maker.rng, of)[0][-1])}"
        oracle = [integer(name, name)]
    maker.add(declaration(name, f"{storage} {of.declare(name)} = {value};", names=[name], needs=of.needs, facts=facts, oracle=oracle))


def nothing(maker, declaration):
    name = maker.name("nothing")
    text = maker.rng.choice([";", '_Static_assert(sizeof(int) == 4, "as ever");', f"int __{name}(int);", "#pragma GCC diagnostic push\n#pragma GCC diagnostic pop",
                             "typedef int torture_status_again[1];\ntypedef int torture_status_again[1];"])  # fmt: skip
    maker.add(declaration(name, text, "none"))
