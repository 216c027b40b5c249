"""Values for every parameter kind of docs/spec-format.md: what a test passes, what must arrive in C, what the stub
writes there, and what must come back. One function per kind, chosen by name; the model supplies sizes and classes.
"""

import ctypes
import struct
from dataclasses import dataclass, field

COUNT = 3       # items of every list
CAPACITY = 20   # bytes of every name
RANK = 5        # what expressions for a length are made of


class _Anything:
    def __eq__(self, other):
        return True

    __hash__ = object.__hash__

    def __repr__(self):
        return "anything"


ANYTHING = _Anything()


@dataclass
class Sample:
    """One parameter of one call. Absent expectations are not checked; results are in canonical() form."""

    value: object = None      # what Python passes
    raw: bytes = None         # the C argument itself
    input: bytes = None       # what it leads to on the way in
    script: bytes = None      # what the stub writes behind it
    result: object = ANYTHING
    checked: object = ANYTHING  # the checked form's result
    after: object = None      # called with no arguments after the call: asserts on what was written in place
    keep: list = field(default_factory=list)


def canonical(module, value):
    """A result as plain data: type names and bytes instead of objects, so that equal means the same to a user."""
    if isinstance(value, (list, tuple)):
        return [canonical(module, item) for item in value]
    name = type(value).__name__
    if isinstance(value, int) and name not in ("int", "bool"):
        return ("enum", name, value.name, int(value))
    if hasattr(value, "getPtr"):
        if hasattr(value, "__int__"):
            return ("cell", name, int(value))
        return ("record", name, ctypes.string_at(value.getPtr(), module.sizeof(type(value))))
    return value


def number(seed, size):
    """A positive integer with a different value in each of its bytes."""
    return int.from_bytes(bytes((0x11 + seed * 3 + i) % 0x7F + 1 for i in range(size)), "little")


def as_bytes(value, size):
    return (value & ((1 << (8 * size)) - 1)).to_bytes(size, "little")


def pack_float(value, size):
    return struct.pack("<f" if size == 4 else "<d", value)


class Maker:
    """Samples for one function, with the classes of the module under test."""

    def __init__(self, module, function, row=None, filled=True):
        self.module = module
        self.function = function
        self.model = function.model
        self.row = row
        self.filled = filled  # False: structs stay zero, so that their pointers may be followed
        self.counts = {
            p["len_name"] for p in function.params if p.get("len") == "param"
        }

    # --- helpers -----------------------------------------------------------------------------------------------------

    def cls(self, param):
        return getattr(self.module, param["class_name"])

    def size(self, param):
        return self.model.type(param["declared"])["size"]

    def item(self, param):
        """The type that the parameter points to, const or not."""
        return self.model.target(param.get("decayed", param["declared"]))

    def length(self, param):
        return param["len_value"] if param.get("len") == "fixed" else COUNT

    def member(self, enum, seed=0):
        """(name, value) of some member."""
        members = self.model.members(enum)
        return members[(len(members) // 2 + seed) % len(members)]

    def enum_result(self, enum, seed=0):
        name, value = self.member(enum, seed)
        return as_bytes(value, 4), ("enum", enum, name, value)

    def fill(self, record, size, seed):
        """Overwrites a struct with bytes that are its own; returns them."""
        data = bytes((seed + 7 * i) % 255 + 1 if self.filled else 0 for i in range(size))
        ctypes.memmove(record.getPtr(), data, size)
        return data

    def make(self, index):
        param = self.function.params[index]
        return getattr(self, "make_" + param["kind"])(param, index)

    def make_all(self):
        return [self.make(i) for i in range(len(self.function.params))]

    # --- arguments by value ------------------------------------------------------------------------------------------

    def make_int(self, param, seed):
        size = self.size(param)
        value = number(seed, size)
        if param["name"] in self.counts:
            named = [p for p in self.function.params if p.get("len_name") == param["name"]]
            value = CAPACITY if named[0]["kind"] == "out_name" else COUNT
        if self.row is not None and any(p.get("pair") == param["name"] for p in self.function.params):
            value = 4 * COUNT if self.row["type"] == "list_int32" else 4
        return Sample(value, as_bytes(value, size))

    def make_float(self, param, seed):
        value = 1.5 + seed
        return Sample(value, pack_float(value, self.size(param)))

    def make_enum(self, param, seed):
        name, value = self.member(param["class_name"], seed)
        if self.row is not None and any(p.get("type_by") == param["name"] for p in self.function.params):
            name, value = self.row["enumerator"], self.row["key"]
        return Sample(getattr(self.cls(param), name), as_bytes(value, 4))

    def make_handle(self, param, seed):
        value = number(seed, 8)
        return Sample(self.cls(param)(value), as_bytes(value, 8))

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

    make_typed_size = make_fixed

    # --- pointers to input -------------------------------------------------------------------------------------------

    def make_string(self, param, seed):
        text = b"text %d" % seed
        return Sample(text, input=text)

    def make_record(self, param, seed):
        record = self.cls(param)()
        data = self.fill(record, self.item(param)["size"], seed)
        return Sample(record, as_bytes(record.getPtr(), 8), data)

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

    def make_list_enum(self, param, seed):
        rows = self.typed_list_rows(param)
        members = [(r["enumerator"], r["key"]) for r in rows] if rows else [
            self.member(param["class_name"], i) for i in range(self.length(param))
        ]
        data = b"".join(as_bytes(value, 4) for _, value in members)
        return Sample([getattr(self.cls(param), name) for name, _ in members], input=data)

    def make_list_int(self, param, seed):
        item = self.item(param)
        values = [number(seed + i, item["size"]) for i in range(self.length(param))]
        if any(p.get("pair") == param["name"] for p in self.function.params):
            values = [4] * self.length(param)  # sizes of typed values
        return Sample(values, input=b"".join(as_bytes(v, item["size"]) for v in values))

    def make_list_float(self, param, seed):
        size = self.item(param)["size"]
        values = [0.5 * i for i in range(self.length(param))]
        return Sample(values, input=b"".join(pack_float(v, size) for v in values))

    def make_list_string(self, param, seed):
        texts = [b"word %d" % i for i in range(self.length(param))]
        return Sample(texts, input=b"".join(t + b"\0" for t in texts))

    def make_list_address(self, param, seed):
        values = [number(seed + i, 8) for i in range(self.length(param))]
        return Sample(values, input=b"".join(as_bytes(v, 8) for v in values))

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

    # --- outputs -----------------------------------------------------------------------------------------------------

    def make_out_int(self, param, seed):
        item = self.item(param)
        value = number(seed, item["size"])
        if any(p.get("len_name") == param["name"] for p in self.function.params):
            value = COUNT
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

    # --- lists out ---------------------------------------------------------------------------------------------------

    def list_result(self, param, items, size):
        script = b"".join(as_bytes(v, size) for v in items)
        return script, [("cell", param["class_name"], v) for v in items]

    def make_out_list_handle(self, param, seed):
        items = [number(seed + i, 8) for i in range(self.length(param))]
        script, result = self.list_result(param, items, 8)
        return Sample(script=script, result=result, checked=result)

    def make_out_list_scalar(self, param, seed):
        size = self.item(param)["size"]
        items = [number(seed + i, size) for i in range(self.length(param))]
        script, result = self.list_result(param, items, size)
        return Sample(script=script, result=result, checked=result)

    def make_out_list_record(self, param, seed):
        size = self.item(param)["size"]
        items = [bytes((seed + 3 * i + k) % 100 + 1 for k in range(size)) for i in range(self.length(param))]
        result = [("record", param["class_name"], data) for data in items]
        return Sample(script=b"".join(items), result=result, checked=result)

    def make_out_list_enum(self, param, seed):
        pairs = [self.enum_result(param["class_name"], i) for i in range(self.length(param))]
        result = [r for _, r in pairs]
        return Sample(script=b"".join(s for s, _ in pairs), result=result, checked=result)

    def make_out_list_int(self, param, seed):
        size = self.item(param)["size"]
        items = [number(seed + i, size) for i in range(self.length(param))]
        return Sample(script=b"".join(as_bytes(v, size) for v in items), result=items, checked=items)

    def make_out_list_float(self, param, seed):
        size = self.item(param)["size"]
        items = [0.5 + i for i in range(self.length(param))]
        return Sample(script=b"".join(pack_float(v, size) for v in items), result=items, checked=items)

    def inner(self, param):
        """What an array behind a pointer to a pointer holds."""
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

    # --- in and out --------------------------------------------------------------------------------------------------

    def make_count_inout(self, param, seed):
        size = self.item(param)["size"]
        of_buffer = any(p["kind"] == "out_dump" and p["len_name"] == param["name"] for p in self.function.params)
        sent, back = (32, 10) if of_buffer else (COUNT, COUNT)
        return Sample(sent, input=as_bytes(sent, size), script=as_bytes(back, size), result=back, checked=back)

    def make_inout_int(self, param, seed):
        size = self.item(param)["size"]
        sent, back = number(seed, size), number(seed + 1, size)
        return Sample(sent, input=as_bytes(sent, size), script=as_bytes(back, size), result=back)

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

    # --- typed by an attribute ---------------------------------------------------------------------------------------

    def typed_list_rows(self, keys):
        """Rows whose types go with attributes `keys`, where the function reads a list of typed values."""
        for p in self.function.params:
            if p.get("type_by") == keys["name"]:
                rows = [r for r in self.model.tables[p["value_table"]]["rows"] if r["type"] in ("uint32", "int32")]
                return (rows * COUNT)[:COUNT]
        return []

    def make_typed_out(self, param, seed):
        script, result, checked = self.typed_value(seed)
        return Sample(script=script, result=result, checked=checked)

    def make_typed_out_list(self, param, seed):
        return Sample()

    def typed_value(self, seed):
        """(bytes, result, checked result) of a value of the row's type."""
        kind, cls = self.row["type"], self.row.get("class_name")
        if kind in INTEGER_SIZES:
            value = number(seed, INTEGER_SIZES[kind])
            return as_bytes(value, INTEGER_SIZES[kind]), value, value
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
        if kind == "list_int32":
            values = [number(seed + i, 4) for i in range(COUNT)]
            return b"".join(as_bytes(v, 4) for v in values), values, values
        raise AssertionError(f"no value of type {kind}")

    def make_typed_in(self, param, seed):
        kind, cls = self.row["type"], self.row.get("class_name")
        if kind in ("flag", "bool"):
            return Sample(True, input=b"\x01")
        if kind == "bytes":
            return Sample(b"a path", input=b"a path")
        data, result, _ = self.typed_value(seed)
        if kind in ("handle", "scalar"):
            return Sample(getattr(self.module, cls)(result[2]), input=data)
        if kind == "record":
            record = getattr(self.module, cls)()
            ctypes.memmove(record.getPtr(), data, len(data))
            return Sample(record, input=data)
        if kind == "enum":
            return Sample(getattr(getattr(self.module, cls), result[2]), input=data)
        return Sample(result, input=data)


INTEGER_SIZES = {"int32": 4, "uint32": 4, "int64": 8, "uint64": 8, "size": 8}


def typed_rows(function):
    """The rows of the table that chooses a value's type, or [None] where no argument does."""
    for param in function.params:
        if param["kind"] in ("typed_out", "typed_in"):
            return [r for r in function.model.tables[param["value_table"]]["rows"] if r["type"] != "none"]
    return [None]
