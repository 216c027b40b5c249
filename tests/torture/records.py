"""Make random structs and unions: members of every form, and the bits that belong to each."""

from dataclasses import dataclass, field

import ctype
from ctype import Type, array_of, random_bits
from plain import integer

ATTRIBUTES = ["", "", "", "", "", " __attribute__((packed))", " __attribute__((aligned(16)))", " __attribute__((packed, aligned(2)))",
              " __attribute__((may_alias))", " __attribute__((deprecated))", " __attribute__((aligned))", " __attribute__((ms_struct))",
              " __attribute__((gcc_struct))", " __attribute__((unused))"]  # fmt: skip
MEMBER_ATTRIBUTES = ["", "", "", "", "", "", " __attribute__((packed))", " __attribute__((aligned(8)))", " __attribute__((aligned(32)))",
                     " __attribute__((deprecated))"]  # fmt: skip
QUALIFIERS = ["", "", "", "", "volatile ", "const volatile ", "const "]


@dataclass
class Leaf:
    """A member with a value: its path in Python, its place in C, and its type."""

    path: tuple
    place: str
    of: Type


@dataclass
class Part:
    """The text of one member, and its leaves."""

    text: str
    leaves: list = field(default_factory=list)
    rules: list = field(default_factory=list)
    needs: tuple = ()


def leaf(name, of):
    return Leaf((name,), name, of)


def below(name, leaves, step=None):
    """Return the leaves of a struct member; those of an unnamed one belong to the outer struct."""
    if name is None:
        return list(leaves)
    return [Leaf((name, *each.path), f"{step or name}.{each.place}", each.of) for each in leaves]


# ---- members ----


def plain_member(maker, name):
    of = maker.pick("int", "float", "enum", "scalar", "handle", "callback")
    qualifier, attribute = maker.rng.choice(QUALIFIERS), maker.rng.choice(MEMBER_ATTRIBUTES)
    aligned = f"_Alignas({maker.rng.choice([8, 16])}) " if maker.chance(0.05) else ""
    return Part(f"{aligned}{qualifier}{of.declare(name)}{attribute};", [leaf(name, of)], needs=of.needs)


def array_member(maker, name):
    of = maker.pick("int", "float", "enum", "scalar", "handle")
    length = maker.rng.randint(1, 6)
    array = array_of(of, length)
    rules = []
    if of.code in "bB" and of.kind == "int":
        array = Type(array.text, "blob", f"{length}s", needs=of.needs)
        rules = [f"{name}: {{kind: blob}}"]
    return Part(f"{array.declare(name)};", [leaf(name, array)], rules, of.needs)


def text_member(maker, name):
    length = maker.rng.randint(2, 9)
    return Part(f"char {name}[{length}];", [leaf(name, Type("", "text", f"{length}s"))], [f"{name}: {{kind: bytes}}"])


def row_member(maker, name):
    rows = getattr(maker, "rows", [])
    if not rows:
        return array_member(maker, name)
    of = maker.rng.choice(rows)
    if of.item.code in "bB" and of.item.kind == "int":
        blob = Type(of.text, "blob", f"{of.length}s", needs=of.needs)
        return Part(f"{of.declare(name)};", [leaf(name, blob)], [f"{name}: {{kind: blob}}"], of.needs)
    return Part(f"{of.declare(name)};", [leaf(name, of)], needs=of.needs)


def pointer_member(maker, name):
    of = maker.pick("int", "float", "enum", "scalar", "handle", "record") or ctype.PLAIN[5]
    written = maker.rng.choice([of.pointer(), of.pointer("const"), of.pointer("volatile"), f"const {of.pointer()}", "void *{}", "const void *{}",
                                "int (*{})[4]", "void (**{})(int)", "int ***{}", of.pointer("restrict")])  # fmt: skip
    kind = maker.rng.choice(["address", "pointer_int"])
    return Part(f"{written.format(name)};", [leaf(name, Type("", "pointer"))], [f"{name}: {{kind: {kind}}}"], of.needs)


def function_member(maker, name):
    return Part(f"int (*{name})(int, double, void *);", [leaf(name, Type("", "pointer"))])


def addresses_member(maker, name):
    length = maker.rng.randint(1, 4)
    return Part(f"void *{name}[{length}];", [leaf(name, Type("", "array", item=Type("", "pointer"), length=length))])


def bits_member(maker, name):
    of = maker.pick("int")
    width = maker.rng.randint(1, 8 * of.size if of.code != "?" else 1)
    unnamed = maker.chance(0.2)
    text = f"{of.declare('')} : {maker.rng.choice([0, 3 if of.code != '?' else 1])};" if unnamed else f"{of.declare(name)} : {width};"
    return Part(text)


def matrix_member(maker, name):
    of = maker.pick("int", "float")
    return Part(f"{of.declare(f'{name}[2][3]')};", rules=[f"{name}: {{skip: rows of rows}}"])


def nested_member(maker, name):
    of = maker.pick("record")
    if of is None or not of.members:
        return plain_member(maker, name)
    return Part(f"{of.declare(name)};", below(name, of.members), needs=of.needs)


def inner_member(maker, name, depth):
    """Return a struct that is defined in place: with a name, with a tag, or with neither."""
    form = maker.rng.choice(["named", "named", "unnamed", "unnamed", "tagged", "array"])
    word = maker.rng.choice(["struct", "union"])
    names = [f"{name}_{i}" for i in range(maker.rng.randint(1, 3))]
    parts = [part(maker, each, depth + 1) for each in names]
    leaves = [each for p in parts for each in p.leaves]
    tag = f" {maker.name('tag')}" if form == "tagged" else ""
    if form == "array" or any(p.rules for p in parts):
        # The spec names members by their class, which has no name here.
        parts = [plain_member(maker, each) for each in names]
        leaves = [each for p in parts for each in p.leaves]
    if not leaves:
        return plain_member(maker, name)
    body = " ".join(p.text for p in parts)
    needs = tuple(need for p in parts for need in p.needs)
    if form == "array":
        return Part(f"{word} {{ {body} }} {name}[2];", needs=needs)
    shown = "" if form == "unnamed" else f" {name}"
    return Part(f"{word}{tag} {{ {body} }}{shown};", below(None if form == "unnamed" else name, leaves), needs=needs)


MEMBERS = [(12, plain_member), (4, array_member), (2, text_member), (1, row_member), (3, pointer_member), (1, function_member),
           (1, addresses_member), (2, bits_member), (1, matrix_member), (2, nested_member)]  # fmt: skip


def part(maker, name, depth=0):
    if depth < 3 and maker.chance(0.12):
        return inner_member(maker, name, depth)
    return maker.rng.choices([form for _, form in MEMBERS], [weight for weight, _ in MEMBERS])[0](maker, name)


# ---- records ----


def value_of(rng, of):
    """Return the same as random_bits, also for types that only members have."""
    if of.kind in ("blob", "text"):
        data = bytes(rng.randrange(1, 256) for _ in range(of.size))
        if of.kind == "text":
            data = data[: rng.randrange(1, of.size)].ljust(of.size, b"\0")
            return ["bytes", data.hex()], data
        return ["bytes", data.hex()], data
    return random_bits(rng, of)


def written(maker, name, word, body, attribute):
    """Return (declaration, type's text) in one of the forms that C has."""
    form = maker.rng.choice(["tag", "typedef", "both", "before", "behind", "pragma", "several"])
    if form == "tag":
        return f"{word}{attribute} {name} {{ {body} }};", f"{word} {name}"
    if form == "behind":
        return f"{word} {name} {{ {body} }}{attribute};", f"{word} {name}"
    if form == "typedef":
        return f"typedef {word}{attribute} {{ {body} }} {name};", name
    if form == "before":
        return f"typedef {word} {name} {name};\n{word}{attribute} {name} {{ {body} }};", name
    if form == "pragma":
        pack = maker.rng.choice([1, 2, 4])
        return f"#pragma pack(push, {pack})\n{word} {name} {{ {body} }};\n#pragma pack(pop)", f"{word} {name}"
    if form == "several":
        return f"typedef {word}{attribute} {name}_st {{ {body} }} {name}, {name}_again, *{name}_ptr;", name
    return f"typedef {word}{attribute} {name} {{ {body} }} {name};", name


def record(maker, declaration):
    name, word = maker.name("rec"), maker.rng.choice(["struct", "struct", "struct", "union"])
    parts = [part(maker, each) for each in maker.member_names(maker.rng.randint(1, 8))]
    leaves = [each for p in parts for each in p.leaves]
    if not leaves:
        return
    body, attribute = " ".join(p.text for p in parts), maker.rng.choice(ATTRIBUTES)
    if "ms_struct" in attribute and " : " in body:
        attribute = ""  # clang and GCC disagree about bit-fields there
    text, type_text = written(maker, name, word, body, attribute)
    rules = [rule for p in parts for rule in p.rules]
    needs = tuple(need for p in parts for need in p.needs)
    members = [(each, *value_of(maker.rng, each.of)) for each in leaves]
    fact = {"what": "record", "name": name, "members": [
        {"path": each.path, "offset": f"{name} {each.place}", "value": value, "data": data.hex()} for each, value, data in members]}
    oracle = [integer(f"sizeof {name}", f"sizeof({type_text})"), integer(f"alignof {name}", f"__alignof__({type_text})")]
    oracle += [integer(f"{name} {each.place}", f"__builtin_offsetof({type_text}, {each.place})") for each in leaves]
    made = Type(f"{type_text} {{}}", "record", name=name, needs=(name,), members=tuple(leaves))
    maker.add(declaration(name, maker.comment() + text, names=[name], needs=needs, facts=[fact], oracle=oracle,
                          rules={"records": [f"{name}: {{{', '.join(rules)}}}"] if rules else []}), made)  # fmt: skip
    if word == "union":
        maker.types[-1] = Type(made.text, "union", name=name, needs=(name,), members=tuple(leaves))


def refused(maker, declaration):
    """Add a struct that cannot be bound, because of a member or a flexible array."""
    name = maker.name("no")
    bad = maker.rng.choice([*(text.format("bad") for text in ctype.REFUSED), "int bad[]", "struct { long double d; } bad", "float _Complex bad[2]"])
    # The record is skipped; a pointer to it is an address.
    maker.add(declaration(name, f"struct {name} {{ int first; {bad}; }};", "skipped", "record"))
