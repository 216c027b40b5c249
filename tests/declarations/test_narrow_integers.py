"""Test small integers: typedefs of one or two bytes refuse values that do not fit.

A _Bool argument, member or item holds 0 or 1 in C, whatever number Python passes.
"""

import pytest
from support.made_library import MadeLibrary

HEADER = """
#include <stdbool.h>
typedef enum Code { FINE = 0, WRONG = 7 } Code;
typedef bool flag_t;
typedef struct { char c; bool one; flag_t other; } Flags;
Code flags(bool in, flag_t of, const Flags *f, int *sum);
Code list(int n, const bool *in, int *sum);
Code both(bool *b, int *was);
"""
SPEC = """
status: {enum: Code, success: FINE}
blocking: []
python_names: {in: in_}
functions:
  flags: {sum: out}
  list: {in: {len: n}, sum: out}
  both: {b: inout, was: out}
"""
SOURCE = """
#include <string.h>
#include "sample.h"
static int raw(const bool *b) { unsigned char c; memcpy(&c, b, 1); return c; }
Code flags(bool in, flag_t of, const Flags *f, int *sum) { *sum = raw(&in) * 1000 + raw(&of) * 100 + raw(&f->one) * 10 + raw(&f->other); return FINE; }
Code list(int n, const bool *in, int *sum) { *sum = 0; for (int i = 0; i < n; i++) *sum = *sum * 10 + raw(in + i); return FINE; }
Code both(bool *b, int *was) { *was = raw(b); *b = !*was; return FINE; }
"""
PROGRAM = """
from cubind.checked import sample
f = sample.Flags()
for value in True, 2, 255, 0, False:
    f.one = f.other = value
    print(int(f.one), int(f.other), sample.flags(value, value, f), sample.list([value, 0, value]), *map(int, sample.both(value)))
for value in 256, -1:
    for use in lambda: setattr(f, "one", value), lambda: sample.list([value]), lambda: sample.both(value):
        try:
            use()
        except OverflowError as error:
            print(type(error).__name__, end=" ")
print(f.one)
"""


NARROW = {"byte_t": ("uint8_t", 0, 255), "small_t": ("int8_t", -128, 127), "word_t": ("uint16_t", 0, 65535), "short_t": ("int16_t", -32768, 32767),
          "long_t": ("uint32_t", 0, 2**32 - 1), "int_t": ("int32_t", -(2**31), 2**31 - 1)}  # fmt: skip


@pytest.fixture(scope="module")
def narrow(tmp_path_factory):
    """Return functions with one argument and one result of each type."""
    types = "".join(f"typedef {of} {name};\ntypedef struct {{ {name} m; }} in_{name};\n" for name, (of, _, _) in NARROW.items())
    declared = "".join(f"Code use_{name}({name} v, const {name} *items, int64_t *got);\n" for name in NARROW)
    defined = "".join(f"Code use_{name}({name} v, const {name} *items, int64_t *got) {{ *got = (int64_t)v * 2 - items[0]; return FINE; }}\n" for name in NARROW)
    rules = "".join(f"  use_{name}: {{items: {{len: 1}}, got: {{dir: out, kind: out_int}}}}\n" for name in NARROW)
    head = "#include <stdint.h>\ntypedef enum Code { FINE = 0, WRONG = 7 } Code;\n"
    spec = "status: {enum: Code, success: FINE}\nblocking: []\nfunctions:\n" + rules
    library = MadeLibrary(tmp_path_factory.mktemp("narrow"), head + types + declared, spec, '#include "sample.h"\n' + defined)
    assert library.check() == ""
    library.build()
    return library


def test_narrow_typedefs(narrow):
    program = f"NARROW = {NARROW!r}" + """
from cubind import sample
from cubind.checked import sample as checked
for name, (_, low, high) in NARROW.items():
    made, use, record = getattr(sample, name), getattr(checked, "use_" + name), getattr(sample, "in_" + name)()
    plain = getattr(sample, "use_" + name)
    for value in low, high, 1, 0:
        record.m = value
        got = use(value, [made(value)]), use(made(value), [made(value)]), int(record.m), plain(value, [made(value)])[1]
        if got != (value,) * 4:
            print(name, value, got)
    for value in low - 1, high + 1, 2 * high + 1, 2 * high + 2, 2**31, 2**40, 2**70:
        if not low <= value <= high:
            for use_it in (lambda: use(value, [made(0)]), lambda: made(value), lambda: setattr(record, "m", value), lambda: plain(value, [made(0)])):
                try:
                    print(name, value, "was taken:", use_it())
                except OverflowError:
                    pass
"""
    assert narrow.python(program) == ""


def test_truth_values(tmp_path):
    library = MadeLibrary(tmp_path, HEADER, SPEC, SOURCE)
    assert library.check() == ""
    library.build()
    yes, no = "1 1 1111 101 0 1", "0 0 0 0 1 0"
    assert library.python(PROGRAM).splitlines() == [yes, yes, yes, no, no, " ".join([*["OverflowError"] * 6, "0"])]
