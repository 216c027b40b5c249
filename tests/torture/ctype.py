"""Represent the C types that a random header uses: their declarations and their values' bits."""

import struct
from dataclasses import dataclass, field

STATUS = "torture_status"


@dataclass(frozen=True)
class Type:
    """A C type.

    `text` has `{}` for the name, `kind` is its kind in Python, `code` that of the module struct.
    """

    text: str
    kind: str  # int float enum scalar handle callback pointer text record array
    code: str = "Q"
    name: str = ""  # the class's, if there is one
    needs: tuple = ()  # declarations that it uses
    item: "Type | None" = None  # the type of an array's items
    length: int = 0
    members: tuple = field(default=(), compare=False)  # the members of a record: [Member]
    low: int | None = None  # the range of an enum that is smaller than its code's
    high: int | None = None
    known: tuple = ()  # named values of an enum

    def declare(self, name):
        return self.text.format(name).rstrip()

    def pointer(self, qualifier=""):
        """Return the text of a pointer to it, with a place for the name."""
        inner = f"*{qualifier}{{}}" if qualifier == "" else f"*{qualifier} {{}}"
        return self.text.format(f"({inner})" if "[" in self.text or "(" in self.text else inner)

    @property
    def size(self):
        return self.length * self.item.size if self.kind == "array" else struct.calcsize(self.code)

    def const(self):
        return f"const {self.text}"


def pointer_to(target, qualifier=""):
    """Return an address: it has no class, and its bits are those of an integer."""
    return Type(target.pointer(qualifier), "pointer", needs=target.needs)


def array_of(item, length):
    return Type(item.text.format("{}" + f"[{length}]"), "array", item=item, length=length, needs=item.needs)


PLAIN = [
    *(Type(f"{text} {{}}", "int", code) for text, code in (
        ("char", "b"), ("signed char", "b"), ("unsigned char", "B"), ("short", "h"), ("unsigned short int", "H"), ("int", "i"),
        ("unsigned", "I"), ("long", "q"), ("long unsigned int", "Q"), ("long long", "q"), ("unsigned long long", "Q"),
        ("int8_t", "b"), ("uint8_t", "B"), ("int16_t", "h"), ("uint16_t", "H"), ("int32_t", "i"), ("uint32_t", "I"),
        ("int64_t", "q"), ("uint64_t", "Q"), ("size_t", "Q"), ("ptrdiff_t", "q"), ("intptr_t", "q"), ("uintptr_t", "Q"),
        ("uint_fast16_t", "Q"), ("wchar_t", "i"), ("signed", "i"))),
    Type("bool {}", "int", "?"), Type("_Bool {}", "int", "?"), Type("float {}", "float", "f"), Type("double {}", "float", "d"),
]  # fmt: skip
INTEGERS = [plain for plain in PLAIN if plain.kind == "int" and plain.code != "?"]

# Types that cannot be bound, alone or inside another type.
REFUSED = ["long double {}", "__int128 {}", "unsigned __int128 {}", "float _Complex {}", "double _Complex {}", "_Atomic int {}",
           "__attribute__((vector_size(16))) float {}", "__float128 {}", "__builtin_va_list {}"]  # fmt: skip


def limits(code):
    bits = 8 * struct.calcsize(code)
    return (-(1 << bits - 1), (1 << bits - 1) - 1) if code.islower() else (0, (1 << bits) - 1)


def random_item(rng, of):
    """Return the same as random_bits, but for lists: those of enums accept only members."""
    if not of.known:
        return random_bits(rng, of)
    value = rng.choice(of.known)
    return ["member", of.name, value], struct.pack(f"<{of.code}", value)


def random_bits(rng, of):
    """Return (value for Python as JSON, its bytes)."""
    if of.kind == "array":
        items = [random_item(rng, of.item) for _ in range(of.length)]
        return ["list", [value for value, _ in items]], b"".join(data for _, data in items)
    if of.code == "?":
        data = bytes([rng.randrange(2)])
        return ["of", of.name, data[0]] if of.name else ["int", data[0]], data
    if of.kind == "float":
        return random_float(rng, of.code)
    low, high = limits(of.code) if of.low is None else (of.low, of.high)
    value = rng.choice([low, high, rng.randint(low, high), rng.randint(max(low, -2), min(high, 2)), rng.randint(low, high)])
    data = struct.pack(f"<{of.code}", value)
    named = ["of", of.name, value] if of.kind in ("handle", "scalar", "enum", "callback") else ["int", value]
    return named, data


def random_float(rng, code):
    """Return any bits except a NaN's, because a conversion may change a NaN's payload."""
    edges = {"f": [0, 1, 0x80000000, 0x7F800000, 0xFF7FFFFF, 0x007FFFFF], "d": [0, 1, 1 << 63, 0x7FF << 52, 0xFFEFFFFFFFFFFFFF]}
    width = struct.calcsize(code)
    while True:
        bits = rng.choice(edges[code]) if rng.random() < 0.3 else rng.getrandbits(8 * width)
        data = bits.to_bytes(width, "little")
        (value,) = struct.unpack(f"<{code}", data)
        if value == value:
            return ["float", struct.pack("<d", value).hex()], data
