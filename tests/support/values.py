"""Provide test values for every parameter kind of docs/spec-format.md, one function per kind.

A function is chosen by the kind's name. It returns the value that a test passes, the bytes that
must arrive in C, the bytes that the stub writes there, and the expected result. Sizes and classes
come from the model.
"""

import array
import ctypes
import importlib
import struct
import sys
from dataclasses import dataclass, field

COUNT = 3       # items of every list
USED = 2        # items that are returned if the library gives their number
CAPACITY = 20   # bytes of every name
RANK = 5        # value of variables in expressions for a length


class _Anything:
    def __eq__(self, other):
        return True

    __hash__ = object.__hash__

    def __repr__(self):
        return "anything"


ANYTHING = _Anything()


@dataclass
class Sample:
    """One parameter of one call, with results in canonical() form.

    Missing expectations are not checked.
    """

    value: object = None      # the argument in Python
    raw: bytes = None         # the C argument itself
    input: bytes = None       # the memory behind it before the call
    script: bytes = None      # the bytes that the stub writes there
    result: object = ANYTHING
    checked: object = ANYTHING  # the checked form's result
    # called without arguments after the call: asserts on memory that was written in place
    after: object = None
    keep: list = field(default_factory=list)


def canonical(module, value):
    """Return a result as plain data: type names and bytes, not objects.

    If two are equal, a user sees no difference either.
    """
    if isinstance(value, (list, tuple)):
        return [canonical(module, item) for item in value]
    name = type(value).__name__
    if isinstance(value, int) and name not in ("int", "bool"):
        return ("enum", name, value.name, int(value))
    if hasattr(value, "getPtr"):
        if hasattr(value, "__int__"):
            return ("cell", name, int(value))
        home = sys.modules[type(value).__module__] if type(value).__module__ in sys.modules else module
        return ("record", name, ctypes.string_at(value.getPtr(), home.sizeof(type(value))))
    return value


def number(seed, size):
    """Return a positive integer whose bytes all differ."""
    return int.from_bytes(bytes((0x11 + seed * 3 + i) % 0x7F + 1 for i in range(size)), "little")


def as_bytes(value, size):
    return (value & ((1 << (8 * size)) - 1)).to_bytes(size, "little")


def pack_float(value, size):
    return struct.pack("<f" if size == 4 else "<d", value)


# --- types of values ------------------------------------------------------------------------------

INTEGER_SIZES = {"int8": 1, "uint8": 1, "int16": 2, "uint16": 2, "int32": 4, "uint32": 4}
INTEGER_SIZES |= {"int64": 8, "uint64": 8, "size": 8}
FLOATS = {"float16": "<e", "float": "<f", "double": "<d"}
COMPLEX = {"complex64": "<ff", "complex128": "<dd"}


def pack_number(kind, value):
    """Return the bytes of a number in a type of a table."""
    if kind in INTEGER_SIZES:
        return as_bytes(value, INTEGER_SIZES[kind])
    if kind in COMPLEX:
        return struct.pack(COMPLEX[kind], value.real, value.imag)
    if kind == "bfloat16":
        return struct.pack("<f", value)[2:]
    return struct.pack(FLOATS[kind], value)


def some_number(kind, seed):
    """Return a number that its type holds exactly; all seeds give different numbers."""
    if kind in INTEGER_SIZES:
        return number(seed, INTEGER_SIZES[kind])
    return complex(0.5 + seed, -0.25 - seed) if kind in COMPLEX else 0.5 + seed


# --- dependences of a call ----------------------------------------------------------------------


@dataclass
class Choice:
    """The rows of types that other arguments choose, and where the library's numbers are."""

    label: str
    rows: dict = field(default_factory=dict)  # {parameter or query: a row of a table}
    addresses: bool = False  # numbers in host memory are passed as addresses
    mode: str = None  # the library's answer about where numbers are; None: in host memory


def is_number(param):
    return param["kind"].startswith("number_")


def raw_row(table):
    """Return a key without a row in a table whose unknown values are bytes."""
    used = {r["key"] for r in table["rows"]}
    key = next(k for k in range(200) if k not in used)
    return {"enumerator": None, "key": key, "type": "raw"}


def typed_rows(function):
    """Return the choices of types: one per row of the table, or [None] if nothing chooses."""
    for param in function.params:
        if param["kind"] in ("typed_out", "typed_in"):
            table = function.model.tables[param["value_table"]]
            rows = [r for r in table["rows"] if r["type"] != "none"]
            if table.get("keys") == "raw":
                rows.append(raw_row(table))
            return [Choice(r["enumerator"] or "raw", {param["type_by"]: r}) for r in rows]
    numbers = [p for p in function.params if is_number(p)]
    return number_choices(function, numbers) if numbers else [None]


def on_host(function, param, mode):
    """Say whether a number is in host memory when the library answers `mode`."""
    query = next((q for q in function.queries if q["name"] == param.get("mode")), None)
    return query is None or mode is None or mode in query["host"]


def modes(function, numbers):
    """Return an answer for each case in which only some numbers or none are in host memory."""
    hosts = [q["host"] for q in function.queries if q.get("host")]
    if not hosts:
        return []
    enums = function.model.data["enums"]
    items = next(e["items"] for e in enums if any(i["name"] == hosts[0][0] for i in e["items"]))
    found = {}
    for item in items:
        found.setdefault(tuple(on_host(function, p, item["name"]) for p in numbers), item["name"])
    return [mode for places, mode in found.items() if not all(places)]


def chosen_rows(function, table, name):
    """Return the rows of numbers that the parameter or query `name` can choose."""
    model = function.model
    rows = [r for r in model.tables[table]["rows"] if is_number_type(r["type"])]
    chooser = next((p for p in function.params if p["name"] == name), None)
    if chooser is None:
        return rows
    members = {i["name"] for i in model.enums[chooser["class_name"]]["items"]}
    return [r for r in rows if r["enumerator"] in members]


def is_number_type(kind):
    return kind in INTEGER_SIZES or kind in FLOATS or kind in COMPLEX or kind == "bfloat16"


def complex_of(kind):
    return {"float": "complex64", "double": "complex128"}.get(kind)


def number_choices(function, numbers):
    """Return every row for Python numbers; the first one also with addresses and each place."""
    rows = {}
    for param in numbers:
        if "number" not in param:
            rows[param["type_by"]] = chosen_rows(function, param["value_table"], param["type_by"])
    by_complex = {p["complex_by"]: p for p in numbers if p.get("complex_by")}
    choices = []
    for i in range(max(map(len, rows.values()), default=1)):
        chosen = {name: found[i % len(found)] for name, found in rows.items()}
        label = "-".join(r["enumerator"] for r in chosen.values()) or "numbers"
        for is_complex in (False, True) if by_complex else (False,):
            extra = data_rows(function, by_complex, chosen, is_complex)
            if extra is not None:
                choices.append(Choice(label + "-complex" * is_complex, chosen | extra))
    first = choices[0].rows
    choices.append(Choice("addresses", first, addresses=True))
    choices += [Choice(mode, first, mode=mode) for mode in modes(function, numbers)]
    return choices


def data_rows(function, by_complex, chosen, is_complex):
    """Return rows for parameters that say whether numbers are complex; None if impossible."""
    found = {}
    for name, param in by_complex.items():
        real = chosen[param["type_by"]]["type"]
        if real in COMPLEX or (is_complex and complex_of(real) is None):
            return None
        rows = [r for r in chosen_rows(function, param["value_table"], name) if r["type"] in COMPLEX]
        found[name] = rows[0] if is_complex else other_row(function, name, rows)
    return found


def other_row(function, name, rows):
    """Return a member of an enum parameter that has none of these rows."""
    taken = {r["key"] for r in rows}
    items = function.model.enums[function.params[function.index(name)]["class_name"]]["items"]
    item = next(i for i in items if i["value"] not in taken)
    return {"enumerator": item["name"], "key": item["value"], "type": "none"}


# --- the function's own result ----------------------------------------------------------------


def own_result(function):
    """Return the function's own result on the stub, an integer or text; None for a status."""
    kind, size = function.result_type["class"], function.result_type.get("size", 0)
    if function.has_status or kind in ("void", "record"):
        return None
    if kind == "pointer":
        return b"a text of the library"
    return function.model.statuses[1][1] if function.form == "value" else number(1, size)


ARRAY_CODES = {1: "bB", 2: "hH", 4: "iI", 8: "qQ"}


class Maker:
    """Samples for one function, with the classes of the module under test."""

    def __init__(self, module, function, choice=None, filled=True, buffers=False):
        self.module = module
        self.function = function
        self.model = function.model
        self.choice = choice if choice is not None else Choice("")
        self.filled = filled  # False: structs stay zero, so that their pointers may be followed
        self.buffers = buffers  # arrays are passed as buffers where possible
        self.counts = {
            p["len_name"] for p in function.params if p.get("len") == "param"
        }
        self.used = {p["count_written"] for p in function.params if p.get("count_written")}

    # --- helpers ----------------------------------------------------------------------------------

    def cls(self, param):
        return getattr(self.module, param["class_name"])

    def size(self, param):
        return self.model.type(param["declared"])["size"]

    def item(self, param):
        """Return the type that the parameter points to, const or not."""
        return self.model.target(param.get("decayed", param["declared"]))

    def length(self, param):
        return param["len_value"] if param.get("len") == "fixed" else COUNT

    def member(self, enum, seed=0):
        """Return (name, value) of some member."""
        members = self.model.members(enum)
        return members[(len(members) // 2 + seed) % len(members)]

    def enum_result(self, enum, seed=0):
        name, value = self.member(enum, seed)
        return as_bytes(value, 4), ("enum", enum, name, value)

    def fill(self, record, size, seed):
        """Fill a struct with bytes that no other has; return them."""
        data = bytes((seed + 7 * i) % 255 + 1 if self.filled else 0 for i in range(size))
        ctypes.memmove(record.getPtr(), data, size)
        return data

    def make(self, index):
        param = self.function.params[index]
        return getattr(self, "make_" + param["kind"])(param, index)

    def make_all(self):
        return [self.make(i) for i in range(len(self.function.params))]

    # --- arguments by value -----------------------------------------------------------------------

    def make_int(self, param, seed):
        size = self.size(param)
        value = number(seed, size)
        if param["name"] in self.counts:
            named = [p for p in self.function.params if p.get("len_name") == param["name"]]
            value = {"out_name": CAPACITY, "list_room": 1, "handle_ref": 1}.get(named[0]["kind"], COUNT)
        if self.model.type(param["declared"]).get("canonical", param["declared"]) == "_Bool":
            value = 1  # every value other than 0 arrives as 1
        if any(p.get("pair") == param["name"] for p in self.function.params):
            value = 4 * COUNT if any(r["type"] == "list_int32" for r in self.choice.rows.values()) else 4
        return Sample(value, as_bytes(value, size))

    def make_float(self, param, seed):
        value = 1.5 + seed
        return Sample(value, pack_float(value, self.size(param)))

    def make_enum(self, param, seed):
        name, value = self.member(param["class_name"], seed)
        if param["name"] in self.choice.rows:
            row = self.choice.rows[param["name"]]
            name, value = row["enumerator"], row["key"]
        return Sample(value if name is None else getattr(self.cls(param), name), as_bytes(value, 4))

    def make_handle(self, param, seed):
        size = self.struct_behind(param)
        held = ctypes.create_string_buffer(size) if size else None
        value = ctypes.addressof(held) if size else number(seed, 8)
        return Sample(self.cls(param)(value), as_bytes(value, 8), keep=[held])

    def struct_behind(self, param):
        """Return the size of the struct that an inline function passes to the same call."""
        for other in self.model.functions:
            if other.expression is not None and other.symbol == self.function.symbol and other is not self.function:
                same = next((p for p in other.params if p["name"] == param["name"] and p["kind"] == "record"), None)
                return self.model.records[same["class_name"]]["size"] if same else None
        return None

    def make_scalar(self, param, seed):
        size = self.size(param)
        value = number(seed, size)
        if any(p.get("len") == "expr" and param["name"] in p["len_name"] for p in self.function.params):
            value = RANK
        return Sample(self.cls(param)(value), as_bytes(value, size))

    def make_record_value(self, param, seed):
        record = self.cls(param)()
        data = self.fill(record, self.size(param), seed)
        return Sample(record, data)

    def make_callback(self, param, seed):
        return (self.make_handle if "class_name" in param else self.make_address)(param, seed)

    def make_address(self, param, seed):
        value = number(seed, 8)
        return Sample(value, as_bytes(value, 8))

    make_closure = make_pointer_int = make_address

    def make_kernel_params(self, param, seed):
        pointers = (ctypes.c_void_p * COUNT)(*range(1, COUNT + 1))
        address = ctypes.addressof(pointers)
        return Sample(address, as_bytes(address, 8), keep=[pointers])

    def make_fixed(self, param, seed):
        return Sample()

    def make_typed_size(self, param, seed):
        """Return the size: by value of the input or of the room for output, else of the output."""
        named = next(p for p in self.function.params if p["name"] == param["pair"])
        value = self.make(self.function.params.index(named))
        data = value.input if named["kind"] == "typed_in" else value.script
        if self.model.type(param["declared"])["class"] == "pointer":
            return Sample(script=as_bytes(len(data), 8)) if named.get("size_query") else Sample()
        if self.row(named)["type"] in ("flag", "bytes"):
            return Sample()
        return Sample(raw=as_bytes(len(data), self.size(param)))

    # --- pointers to input ------------------------------------------------------------------------

    def make_string(self, param, seed):
        text = b"text %d" % seed
        return Sample(text, input=text)

    def make_record(self, param, seed):
        record = self.cls(param)()
        data = self.fill(record, self.item(param)["size"], seed)
        return Sample(record, as_bytes(record.getPtr(), 8), data)

    def make_list_room(self, param, seed):
        """One object, which the peer accepts, too; test_one_for_many.py tests lists."""
        return self.make_record(param, seed)

    def make_handle_ref(self, param, seed):
        handle = self.cls(param)(number(seed, 8))
        return Sample(handle, as_bytes(handle.getPtr(), 8), as_bytes(int(handle), 8))

    def make_list_handle(self, param, seed):
        values = [number(seed + i, 8) for i in range(self.length(param))]
        data = b"".join(as_bytes(v, 8) for v in values)
        return Sample([self.cls(param)(v) for v in values], input=data)

    def make_list_scalar(self, param, seed):
        size = self.item(param)["size"]
        values = [number(seed + i, size) for i in range(self.length(param))]
        data = b"".join(as_bytes(v, size) for v in values)
        return Sample([self.cls(param)(v) for v in values], input=data)

    make_short_list_scalar = make_list_scalar

    def make_list_record(self, param, seed):
        records = [self.cls(param)() for _ in range(self.length(param))]
        size = self.item(param)["size"]
        data = b"".join(self.fill(r, size, seed + i) for i, r in enumerate(records))
        return Sample(records, input=data)

    def as_buffer(self, values, param, code=None):
        """Return the items as a buffer of that item size, if the test is about buffers."""
        if not (self.buffers and self.model.data.get("buffers")):
            return None
        item = self.item(param)
        signed, unsigned = ARRAY_CODES[item["size"]]
        return array.array(code or (signed if item.get("is_signed") else unsigned), values)

    def make_list_enum(self, param, seed):
        rows = self.typed_list_rows(param)
        members = [(r["enumerator"], r["key"]) for r in rows] if rows else [
            self.member(param["class_name"], i) for i in range(self.length(param))
        ]
        data = b"".join(as_bytes(value, 4) for _, value in members)
        buffer = self.as_buffer([value for _, value in members], param, "i")
        return Sample(buffer or [getattr(self.cls(param), name) for name, _ in members], input=data)

    def make_list_int(self, param, seed):
        item = self.item(param)
        values = [number(seed + i, item["size"]) for i in range(self.length(param))]
        if any(p.get("pair") == param["name"] for p in self.function.params):
            values = [4] * self.length(param)  # sizes of typed values
        data = b"".join(as_bytes(v, item["size"]) for v in values)
        return Sample(self.as_buffer(values, param) or values, input=data)

    def make_list_float(self, param, seed):
        size = self.item(param)["size"]
        values = [0.5 * i for i in range(self.length(param))]
        data = b"".join(pack_float(v, size) for v in values)
        return Sample(self.as_buffer(values, param, "f" if size == 4 else "d") or values, input=data)

    def make_list_string(self, param, seed):
        texts = [b"word %d" % i for i in range(self.length(param))]
        return Sample(texts, input=b"".join(t + b"\0" for t in texts))

    def make_list_address(self, param, seed):
        values = [number(seed + i, 8) for i in range(self.length(param))]
        return Sample(self.as_buffer(values, param, "Q") or values, input=b"".join(as_bytes(v, 8) for v in values))

    def option_rows(self, table):
        rows = [r for r in self.model.tables[table]["rows"] if r["type"] in ("uint32", "int32")]
        return (rows * COUNT)[:COUNT]

    def make_option_keys(self, param, seed):
        values = next(p for p in self.function.params if p.get("pair") == param["name"])
        rows = self.option_rows(values["value_table"])
        data = b"".join(as_bytes(r["key"], 4) for r in rows)
        return Sample([getattr(self.cls(param), r["enumerator"]) for r in rows], input=data)

    def make_option_values(self, param, seed):
        values = [number(seed + i, 2) for i in range(COUNT)]
        return Sample(values, input=b"".join(as_bytes(v, 8) for v in values))

    # --- outputs ----------------------------------------------------------------------------------

    def make_out_int(self, param, seed):
        item = self.item(param)
        value = number(seed, item["size"])
        if any(p.get("len_name") == param["name"] for p in self.function.params):
            value = COUNT
        if param["name"] in self.used:
            value = USED
        return Sample(script=as_bytes(value, item["size"]), result=value, checked=value)

    def make_out_float(self, param, seed):
        size = self.item(param)["size"]
        return Sample(script=pack_float(0.25 + seed, size), result=0.25 + seed, checked=0.25 + seed)

    def make_out_enum(self, param, seed):
        script, result = self.enum_result(param["class_name"], seed)
        return Sample(script=script, result=result, checked=result)

    def make_out_handle(self, param, seed):
        value = number(seed, 8)
        result = ("cell", param["class_name"], value)
        return Sample(script=as_bytes(value, 8), result=result, checked=result)

    def make_out_scalar(self, param, seed):
        size = self.item(param)["size"]
        value = number(seed, size)
        result = ("cell", param["class_name"], value)
        return Sample(script=as_bytes(value, size), result=result, checked=result)

    def make_out_record(self, param, seed):
        size = self.item(param)["size"]
        data = bytes((seed * 5 + i) % 120 + 1 for i in range(size))
        result = ("record", param["class_name"], data)
        return Sample(script=data, result=result, checked=result)

    def make_out_address(self, param, seed):
        value = number(seed, 8)
        return Sample(script=as_bytes(value, 8), result=value, checked=value)

    def make_out_string(self, param, seed):
        return Sample(script=b"a text\0", result=b"a text", checked="a text")

    def make_out_name(self, param, seed):
        data = b"a name\0" + b" " * (CAPACITY - 7)
        return Sample(script=data, result=data, checked="a name")

    def make_out_bytes(self, param, seed):
        data = bytes(range(1, self.length(param))) + b"\0"
        return Sample(script=data, result=data[:-1])

    def make_buffer(self, param, seed):
        buffer = bytearray(32)
        view = (ctypes.c_char * 32).from_buffer(buffer)
        address = ctypes.addressof(view)

        def after():
            assert buffer[:10] == b"0123456789"

        return Sample(buffer, as_bytes(address, 8), script=b"0123456789", after=after, keep=[view])

    def make_out_dump(self, param, seed):
        sample = self.make_buffer(param, seed)
        del sample.keep[:]  # the checked form makes a buffer of its own
        return sample

    def make_out_record_ref(self, param, seed):
        """A view of a struct that the library owns."""
        size = self.inner(param)["size"]
        data = bytes((seed * 5 + i) % 120 + 1 for i in range(size)) if self.filled else bytes(size)
        result = ("record", param["class_name"], data)
        return Sample(script=data, result=result, checked=result)

    def make_out_callback(self, param, seed):
        return self.make_out_handle(param, seed)

    # --- lists out --------------------------------------------------------------------------------

    def out_length(self, param):
        """Return how many items the stub writes."""
        return USED if param.get("count_written") == "written" else self.length(param)

    def back(self, param, items):
        """Return the items that come back."""
        return items[:USED] if param.get("count_written") else items

    def list_result(self, param, items, size):
        script = b"".join(as_bytes(v, size) for v in items)
        return script, self.back(param, [("cell", param["class_name"], v) for v in items])

    def make_out_list_handle(self, param, seed):
        items = [number(seed + i, 8) for i in range(self.out_length(param))]
        script, result = self.list_result(param, items, 8)
        return Sample(script=script, result=result, checked=result)

    def make_out_list_scalar(self, param, seed):
        size = self.item(param)["size"]
        items = [number(seed + i, size) for i in range(self.out_length(param))]
        script, result = self.list_result(param, items, size)
        return Sample(script=script, result=result, checked=result)

    def make_out_list_record(self, param, seed):
        size = self.item(param)["size"]
        items = [bytes((seed + 3 * i + k) % 100 + 1 for k in range(size)) for i in range(self.out_length(param))]
        result = self.back(param, [("record", param["class_name"], data) for data in items])
        return Sample(script=b"".join(items), result=result, checked=result)

    def make_out_list_enum(self, param, seed):
        pairs = [self.enum_result(param["class_name"], i) for i in range(self.out_length(param))]
        result = self.back(param, [r for _, r in pairs])
        return Sample(script=b"".join(s for s, _ in pairs), result=result, checked=result)

    def make_out_list_int(self, param, seed):
        size = self.item(param)["size"]
        items = [number(seed + i, size) for i in range(self.out_length(param))]
        result = self.back(param, items)
        return Sample(script=b"".join(as_bytes(v, size) for v in items), result=result, checked=result)

    def make_out_list_float(self, param, seed):
        size = self.item(param)["size"]
        items = [0.5 + i for i in range(self.out_length(param))]
        result = self.back(param, items)
        return Sample(script=b"".join(pack_float(v, size) for v in items), result=result, checked=result)

    def inner(self, param):
        """Return the contents of an array behind a pointer to a pointer."""
        return self.model.target(self.item(param)["spelling"])

    def make_out_view_handle(self, param, seed):
        items = [number(seed + i, 8) for i in range(COUNT)]
        script, result = self.list_result(param, items, 8)
        return Sample(script=script, result=result, checked=result)

    def make_out_view_record(self, param, seed):
        size = self.inner(param)["size"]
        items = [bytes((seed + 3 * i + k) % 100 + 1 for k in range(size)) for i in range(COUNT)]
        result = [("record", param["class_name"], data) for data in items]
        return Sample(script=b"".join(items), result=result, checked=result)

    # --- in and out -------------------------------------------------------------------------------

    def make_count_inout(self, param, seed):
        size = self.item(param)["size"]
        of_buffer = any(p["kind"] == "out_dump" and p["len_name"] == param["name"] for p in self.function.params)
        sent, back = (32, 10) if of_buffer else (COUNT, COUNT)
        return Sample(sent, input=as_bytes(sent, size), script=as_bytes(back, size), result=back, checked=back)

    def make_inout_int(self, param, seed):
        size = self.item(param)["size"]
        sent, back = number(seed, size), number(seed + 1, size)
        return Sample(sent, input=as_bytes(sent, size), script=as_bytes(back, size), result=back)

    def make_inout_float(self, param, seed):
        size = self.item(param)["size"]
        sent, back = float(seed), seed + 0.5
        return Sample(sent, input=pack_float(sent, size), script=pack_float(back, size), result=back, checked=back)

    def make_inout_enum(self, param, seed):
        name, value = self.member(param["class_name"], 0)
        script, result = self.enum_result(param["class_name"], 1)
        sent = getattr(self.cls(param), name)
        return Sample(sent, input=as_bytes(value, 4), script=script, result=result, checked=result)

    def make_inout_scalar(self, param, seed):
        size = self.item(param)["size"]
        sent, back = number(seed, size), number(seed + 1, size)
        result = ("cell", param["class_name"], back)
        return Sample(self.cls(param)(sent), input=as_bytes(sent, size), script=as_bytes(back, size), result=result)

    def make_inout_record_ref(self, param, seed):
        """Pass one of the library's structs, and get the next one."""
        size = self.inner(param)["size"]
        sent = self.cls(param)()
        data = bytes((seed * 5 + i) % 120 + 1 for i in range(size)) if self.filled else bytes(size)
        result = ("record", param["class_name"], data)
        return Sample(sent, input=as_bytes(sent.getPtr(), 8), script=data, result=result, checked=result)

    # --- numbers behind pointers ------------------------------------------------------------------

    def number_type(self, param):
        if "number" in param:
            return param["number"]
        kind = self.choice.rows[param["type_by"]]["type"]
        by = self.choice.rows.get(param.get("complex_by"))
        return complex_of(kind) if by is not None and by["type"] in COMPLEX and kind not in COMPLEX else kind

    def some_numbers(self, param, seed):
        """Return (value in Python, bytes) of one number or, with a length, of a list."""
        kind = self.number_type(param)
        count = self.length(param) if "len" in param else 1
        values = [some_number(kind, seed + i) for i in range(count)]
        return values if "len" in param else values[0], b"".join(pack_number(kind, v) for v in values)

    def by_value(self, param):
        return on_host(self.function, param, self.choice.mode) and not self.choice.addresses

    def at_address(self, param, data, script=None):
        """Put the numbers into a buffer of the test; the stub may write `script` there.

        In host memory an int is a number, so the buffer itself is passed.
        """
        held = ctypes.create_string_buffer(data, len(data) + 16)
        address = ctypes.addressof(held)
        host = on_host(self.function, param, self.choice.mode)

        def after():
            if host and script is not None:
                assert held.raw[: len(script)] == script
            assert held.raw[len(data) :] == bytes(16), "written beyond the end"

        return Sample(
            held if host else address,
            as_bytes(address, 8),
            input=data if host else None,
            script=script,
            result=None,
            checked=None,
            after=after,
            keep=[held],
        )

    def make_number_in(self, param, seed):
        value, data = self.some_numbers(param, seed)
        return Sample(value, input=data) if self.by_value(param) else self.at_address(param, data)

    def make_value_number(self, param, seed):
        value, data = self.some_numbers(param, seed)
        return Sample(value, data)

    def make_number_out(self, param, seed):
        value, data = self.some_numbers(param, seed)
        if self.by_value(param):
            return Sample(None, script=data, result=value, checked=value)
        sample = self.at_address(param, bytes(len(data)), data)
        sample.input = None
        return sample

    def make_number_inout(self, param, seed):
        sent, data = self.some_numbers(param, seed)
        back, script = self.some_numbers(param, seed + 3)
        if self.by_value(param):
            return Sample(sent, input=data, script=script, result=back, checked=back)
        return self.at_address(param, data, script)

    # --- typed by an attribute --------------------------------------------------------------------

    def typed_list_rows(self, keys):
        """Return rows for attributes `keys`, if the function reads a list of typed values."""
        for p in self.function.params:
            if p.get("type_by") == keys["name"]:
                rows = [r for r in self.model.tables[p["value_table"]]["rows"] if r["type"] in ("uint32", "int32")]
                return (rows * COUNT)[:COUNT]
        return []

    def make_typed_out(self, param, seed):
        script, result, checked = self.typed_value(self.row(param), seed)
        return Sample(script=script, result=result, checked=checked)

    def make_typed_out_list(self, param, seed):
        return Sample()

    def row(self, param):
        return self.choice.rows[param["type_by"]]

    def typed_value(self, row, seed):
        """Return (bytes, result, checked result) of a value of the row's type."""
        kind, cls = row["type"], row.get("class_name")
        if is_number_type(kind):
            value = some_number(kind, seed)
            return pack_number(kind, value), value, value
        if kind == "raw":
            data = bytes(range(seed + 1, seed + 13))
            return data, data, data
        if kind == "bool":
            return as_bytes(1, 8), True, True
        if kind == "bytes":
            return b"a path\0", b"a path", ANYTHING
        if kind in ("handle", "scalar"):
            size = 8 if kind == "handle" else self.model.type(cls)["size"]
            value = number(seed, size)
            return as_bytes(value, size), ("cell", cls, value), value if kind == "scalar" else ("cell", cls, value)
        if kind == "record":
            size = self.model.records[cls]["size"]
            data = bytes((seed + k) % 100 + 1 for k in range(size))
            return data, ("record", cls, data), ("record", cls, data)
        if kind == "enum":
            script, result = self.enum_result(cls)
            return script, result, result
        if kind == "address":
            value = number(seed, 8)
            return as_bytes(value, 8), value, value
        if kind in ("list_int32", "list_uint32"):
            values = [number(seed + i, 4) for i in range(COUNT)]
            return b"".join(as_bytes(v, 4) for v in values), values, values
        raise AssertionError(f"no value of type {kind}")

    def class_of(self, name):
        """Return a module's class by name; in the peer only the driver has the shared ones."""
        package = self.module.__name__.rpartition(".")[0]
        return getattr(self.module, name, None) or getattr(importlib.import_module(f"{package}.driver"), name)

    def make_typed_in(self, param, seed):
        kind, cls = self.row(param)["type"], self.row(param).get("class_name")
        if kind in ("flag", "bool"):
            return Sample(True, input=b"\x01")
        if kind == "bytes":
            return Sample(b"a path", input=b"a path")
        data, result, _ = self.typed_value(self.row(param), seed)
        if kind in ("handle", "scalar"):
            return Sample(self.class_of(cls)(result[2]), input=data)
        if kind == "record":
            record = self.class_of(cls)()
            ctypes.memmove(record.getPtr(), data, len(data))
            return Sample(record, input=data)
        if kind == "enum":
            return Sample(getattr(self.class_of(cls), result[2]), input=data)
        return Sample(result, input=data)
