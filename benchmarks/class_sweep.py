#!/usr/bin/env python3
"""Compare the cost of every class of driver, runtime and nvrtc with that of cuda.bindings.

    python3 benchmarks/class_sweep.py [--build FOLDER] [--rounds N] [--only TEXT] [--limit 1.05]
                                      [--all] [--check] [--instructions [--profile]]

For both packages, the sweep makes an instance of each class, and reads and sets each field with a
value of the field's type. It makes enum members from a value and by name and reads them. It makes,
converts, compares and prints handles and typedef'd integers, and prints structs.

Both packages run the same compiled loop in one process for `rounds` rounds, in which they take
turns. The minimum of each counts, in nanoseconds, of which about ten are the loop's own. The table
is sorted by ratio and shows the rows above the limit, or with `--all` every row. The last line
counts them. `--check` exits with status 1 if a row is above the limit. Rows above it are measured
again, three times as long, before they count. `--instructions` counts instructions with callgrind
instead of measuring time, because counts do not vary (sweep_calls.py).
"""

import argparse
import ctypes
import gc
import importlib
import itertools
import re
import sys
from pathlib import Path

import sweep_calls
import timing
from timing import ROOT

sys.path.append(str(ROOT / "ci"))
import model_history  # noqa: E402

MODULES = ("driver", "runtime", "nvrtc")
RELEASE = "13.5"


# --- rows -----------------------------------------------------------------------------------------


def load_model(name):
    return model_history.load(name, RELEASE)


def flat_fields(records, record):
    """Yield the exposed fields of a record.

    Fields of an anonymous member count as fields of the enclosing record.
    """
    for field in record.get("fields", []):
        if field.get("skip"):
            continue
        inner = records.get(field["type"])
        if "name" in field:
            yield field
        elif inner is not None:
            yield from flat_fields(records, inner)


class Kinds:
    """Makes values for fields by their kind, with the classes of one side."""

    def __init__(self, module):
        self.module = module

    def make(self, field, owner):
        """Return a value for that field of the class `owner`.

        It is None for kinds that are never set.
        """
        kind, cls, count = field["kind"], getattr(self.module, field.get("class_name", ""), None), self.count(field)
        makers = {
            "int": lambda: 1, "float": lambda: 1.5, "address": lambda: 4096, "pointer_int": lambda: 4096,
            "string": lambda: b"text", "kernel_params": lambda: 4096,
            "callback": lambda: cls(4096),
            "handle": lambda: cls(4096), "scalar": lambda: cls(5), "enum": lambda: self.member(cls),
            # The value of another instance; the classes of anonymous members cannot be made.
            "record": lambda: getattr(instance(owner), field["name"]),
            "record_ref": lambda: cls(), "uuid": lambda: None,
            "blob": lambda: bytes(count), "bytes": lambda: b"text".ljust(count, b"\0"),
            "chars": lambda: b"text".ljust(count, b"\0"),
            "list_int": lambda: [1] * count, "list_float": lambda: [1.5] * count,
            "list_address": lambda: [4096] * count,
            "list_handle": lambda: [cls(4096) for _ in range(count)],
            "list_scalar": lambda: [cls(5) for _ in range(count)],
            "list_enum": lambda: [self.member(cls)] * count, "list_record": lambda: [cls() for _ in range(count)],
            "array_of_record": lambda: [cls(), cls()], "array_of_handle": lambda: [cls(4096), cls(8192)],
            "array_of_handle_out": lambda: [cls(4096), cls(8192)], "array_of_scalar": lambda: [cls(5), cls(6)],
            "array_of_int": lambda: [1, 2], "array_of_string": lambda: [b"a", b"b"],
        }
        return makers[kind]()

    @staticmethod
    def member(cls):
        return next(iter(cls))

    @staticmethod
    def count(field):
        product = 1
        for length in re.findall(r"\[(\d+)\]", field["type"]):
            product *= int(length)
        return product


MEMORY = ctypes.create_string_buffer(1 << 16)


def instance(cls):
    """Return an instance of a struct's class.

    The other side has a struct that can only be a view of memory.
    """
    try:
        return cls()
    except TypeError:
        return cls(ctypes.addressof(MEMORY))


def record_rows(model, sides):
    """Yield (name, statement, names of each side) for all structs and unions."""
    records = {name: r for r in model["records"] for name in [r["name"], *r["names"]]}
    for record in model["records"]:
        name = record["name"]
        if record.get("origin") or not all(hasattr(side, name) for side in sides):
            continue
        classes = [getattr(side, name) for side in sides]
        yield f"{name}()", "cls()", [{"cls": cls} for cls in classes]
        yield f"repr({name})", "repr(record)", [{"record": instance(cls)} for cls in classes]
        for field in flat_fields(records, record):
            if not all(hasattr(cls, field["name"]) for cls in classes):
                continue
            values = [Kinds(side).make(field, cls) for side, cls in zip(sides, classes, strict=True)]
            spaces = [{"record": instance(cls), "value": value} for cls, value in zip(classes, values, strict=True)]
            yield f"{name}.{field['name']} = [{field['kind']}]", f"record.{field['name']} = value", spaces
            yield f"{name}.{field['name']} [{field['kind']}]", f"record.{field['name']}", spaces
            if field["kind"] in ("scalar", "handle", "list_scalar", "list_handle"):
                value = [4096] * Kinds.count(field) if field["kind"].startswith("list") else 4096
                spaces = [{"record": instance(cls), "value": value} for cls in classes]
                yield f"{name}.{field['name']} = [{field['kind']} of ints]", f"record.{field['name']} = value", spaces


def enum_rows(model, sides):
    for enum in model["enums"]:
        name, item = enum["names"][-1], enum["items"][-1]
        if enum.get("origin") or not all(hasattr(side, name) for side in sides):
            continue
        classes = [getattr(side, name) for side in sides]
        spaces = [{"cls": cls, "value": item["value"], "member": getattr(cls, item["name"])} for cls in classes]
        yield f"{name}(value)", "cls(value)", spaces
        yield f"{name}.{item['name']}", f"cls.{item['name']}", spaces
        yield f"{name}.{item['name']}.value", "member.value", spaces
        yield f"{name}.{item['name']}.name", "member.name", spaces
        yield f"int({name}.{item['name']})", "int(member)", spaces
        yield f"{name}.{item['name']} == int", "member == value", spaces


def cell_rows(model, sides):
    statements = {"{}()": "cls()", "{}(4096)": "cls(value)", "int({})": "int(cell)", "{}.getPtr()": "cell.getPtr()",
                  "{0} == {0}": "cell == other", "hash({})": "hash(cell)", "{}(_ptr=)": "cls(_ptr=place)", "repr({})": "repr(cell)"}
    for typedef in model["typedefs"]:
        name = typedef["name"]
        if typedef.get("origin") or typedef["role"] not in ("handle", "scalar", "callback"):
            continue
        if not all(hasattr(side, name) for side in sides):
            continue
        word = ctypes.c_uint64(7)
        spaces = [{"cls": cls, "value": 100, "cell": cls(100), "other": cls(100), "place": ctypes.addressof(word),
                   "word": word} for cls in (getattr(side, name) for side in sides)]
        for label, statement in statements.items():
            yield label.format(name), statement, spaces


def rows(model, sides):
    return itertools.chain(enum_rows(model, sides), cell_rows(model, sides), record_rows(model, sides))


# --- measuring ------------------------------------------------------------------------------------


def outcome(statement, names):
    """Return the error that a statement raises as text, or None."""
    try:
        exec(statement, dict(names))
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return None


def prepare(options, build):
    """Return [(name, the two loops)] of all rows, and the refused rows.

    The first loop is the other side's.
    """
    found, refused = [], []
    for name in MODULES:
        sides = [importlib.import_module(f"{package}.{name}") for package in ("cuda.bindings", "cubind")]
        for label, statement, spaces in rows(load_model(name), sides):
            if options.only not in f"{name}.{label}":
                continue
            errors = [outcome(statement, space) for space in spaces]
            if any(errors):
                refused.append((f"{name}.{label}", *errors))
            else:
                found.append((f"{name}.{label}", [timing.compile_loop(statement, space) for space in spaces]))
    return found, refused


def measure(loops, options):
    theirs, ours = timing.measure(loops, options.rounds, timing.BUDGET)
    if ours > options.limit * theirs:
        theirs, ours = map(min, (theirs, ours), timing.measure(loops, 3 * options.rounds, timing.BUDGET))
    return ours / theirs, theirs, ours


def percentile(ratios, part):
    return sorted(ratios)[min(len(ratios) - 1, int(len(ratios) * part))]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", default="build/release", help="build folder with python/")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--only", default="", help="rows whose name contains this text")
    parser.add_argument("--limit", type=float, default=1.05, help="ratio to the other side")
    parser.add_argument("--all", action="store_true", help="show all rows")
    parser.add_argument("--check", action="store_true", help="exit with status 1 if a row is above the limit")
    parser.add_argument("--instructions", action="store_true", help="count instructions")
    parser.add_argument("--profile", action="store_true", help="with --instructions: show where they are")
    options = parser.parse_args()
    build = Path(options.build).resolve()
    if options.instructions:
        return 1 if sweep_calls.compare("class_sweep", build, options) and options.check else 0
    sys.path.insert(0, str(build / "python"))
    gc.disable()

    prepared, left_out = prepare(options, build)
    found = sorted(((*measure(loops, options), label) for label, loops in prepared), reverse=True)
    above = [row for row in found if row[0] > options.limit]
    print(f"{'what':70} {'other':>8} {'cubind':>8} {'ratio':>6}")
    for ratio, theirs, ours, label in found if options.all else above:
        print(f"{label:70} {theirs:8.1f} {ours:8.1f} {ratio:6.2f}")
    for label, theirs, ours in left_out:
        print(f"left out: {label}: other: {theirs}; cubind: {ours}")
    ratios = [row[0] for row in found]
    if ratios:
        print(f"{len(found)} rows: median {percentile(ratios, 0.5):.2f}, p90 {percentile(ratios, 0.9):.2f}, "
              f"worst {ratios[0]:.2f}; above {options.limit}: {len(above)}")
    return 1 if above and options.check else 0


if __name__ == "__main__":
    sys.exit(main())
