"""Test that `typedef void *name` has its own class, which follows the rules of `void *`."""

import pytest
from support.made_library import MadeLibrary

HEADER = """
#include <stddef.h>
typedef enum Code { FINE = 0, WRONG = 7 } Code;
typedef void *voidp;
typedef voidp again_t;
typedef const void *input_t;
typedef struct thing *thing_t;
typedef enum Attr { NUMBER = 1, TEXT = 2 } Attr;
typedef struct block { voidp at; size_t size; } block;
typedef int (*on_item)(int item, voidp data);
Code fill(voidp to, size_t n);
Code fill_again(again_t to, size_t *n);
Code sum(input_t from, size_t n, int *sum);
Code get(Attr attr, voidp value);
Code set(Attr attr, input_t value);
Code keep(voidp value, voidp *kept);
Code clear(const block *b);
Code each(on_item f, voidp data, int n, int *sum);
Code use(thing_t thing);
"""
SPEC = """
status: {enum: Code, success: FINE}
blocking: []
records: {block: {at: {bytes: size, target: true}}}
tables: {attrs: {enum: Attr, rows: {NUMBER: int32, TEXT: bytes 4}}}
functions:
  fill: {to: {dir: address, bytes: n, target: true}}
  fill_again: {to: {bytes: n, target: true}, n: inout}
  sum: {from: {bytes: n}, sum: {kind: out_int}}
  get: {value: {dir: out, type_by: attr, table: attrs}}
  set: {value: {type_by: attr, table: attrs}}
  keep: {kept: out}
  each: {f: {scope: call, closure: data}, sum: {kind: out_int}}
python_names: {from: from_}
"""
SOURCE = """
#include <string.h>
#include "sample.h"
static int number = 5;
Code fill(voidp to, size_t n) { memset(to, 7, n); return FINE; }
Code fill_again(again_t to, size_t *n) { memset(to, 8, *n); *n -= 1; return FINE; }
Code sum(input_t from, size_t n, int *sum) { *sum = 0; for (size_t i = 0; i < n; i++) *sum += ((const char *)from)[i]; return FINE; }
Code get(Attr attr, voidp value) { memcpy(value, attr == NUMBER ? (void *)&number : "four", 4); return FINE; }
Code set(Attr attr, input_t value) { memcpy(&number, value, 4); return attr == NUMBER ? FINE : WRONG; }
Code keep(voidp value, voidp *kept) { *kept = value; return FINE; }
Code clear(const block *b) { memset(b->at, 0, b->size); return FINE; }
Code each(on_item f, voidp data, int n, int *sum) { *sum = 0; for (int i = 0; i < n; i++) *sum += f(i, data); return FINE; }
Code use(thing_t thing) { return thing ? FINE : WRONG; }
"""
PROGRAM = """
from cubind import sample
from cubind.checked import sample as checked
def refused(call, *arguments):
    try:
        call(*arguments)
    except (ValueError, BufferError) as error:
        print(type(error).__name__, error)
for module in sample, checked:
    room = bytearray(3)
    print(module.fill(room, 3), bytes(room), module.fill_again(room, 3), bytes(room), module.sum(b"abc", 2))
    refused(module.fill, room, 4)
    refused(checked.fill, b"abc", 3)
    refused(module.fill_again, room, 4)
    refused(module.sum, b"a", 2)
    print(module.set(sample.Attr.NUMBER, 41), module.get(sample.Attr.NUMBER), module.get(sample.Attr.TEXT))
    kept = module.keep(sample.voidp(12))
    print(int(kept if module is checked else kept[1]), module.each(lambda item, data: item * data, 10, 3))
    b = sample.block()
    b.at, b.size = room, 3
    print(module.clear(b), bytes(room))
    b.size = 4
    refused(module.clear, b)
"""
FINE = "<Code.FINE: 0>"


def expected(checked):
    def given(value):
        return value if checked else f"({FINE}, {value})"

    done = "None" if checked else f"({FINE},)"
    return [
        rf"{done} b'\x07\x07\x07' {given('2')} b'\x08\x08\x08' {given('195')}",
        "ValueError fill(): argument 'to' has 3 bytes, but 4 are needed",
        "BufferError Argument 'to' is read-only, but the call writes to it: pass a writable buffer",
        "ValueError fill_again(): argument 'to' has 3 bytes, but 4 are needed",
        "ValueError sum(): argument 'from_' has 1 bytes, but 2 are needed",
        f"{done} {given('41')} {given(repr(b'four'))}", f"12 {given('30')}", rf"{done} b'\x00\x00\x00'",
        "ValueError clear(): argument 'b.at' has 3 bytes, but 4 are needed",
    ]


def test_the_rules_of_void_pointers(tmp_path):
    library = MadeLibrary(tmp_path, HEADER, SPEC, SOURCE)
    assert library.check() == ""
    library.build()
    assert library.python(PROGRAM).splitlines() == [*expected(False), *expected(True)]


@pytest.mark.parametrize(
    ("function", "error"),
    [
        ("sum: {from: {bytes: n, target: true}, sum: {kind: out_int}}", 'sum.from is const; remove "target"'),
        ("use: {thing: {kind: address, target: true}}", 'use.thing is a handle, and no call writes through a handle; remove "target"'),
        ("use: {thing: {bytes: 4}}", 'use.thing is not an address; remove "bytes"'),
        ("fill_again: {to: address, n: inout}", '"n" (size_t *) may be the room for "to", which has no length; write "bytes: n" for that one'),
    ],
)
def test_messages_give_the_reason(tmp_path, function, error):
    name = function.split(":")[0]
    others = [n for n in ("fill", "fill_again", "sum", "get", "set", "keep", "clear", "each", "use") if n != name]
    skip = ", ".join(f"{n}: other" for n in others)
    spec = f"status: {{enum: Code, success: FINE}}\nblocking: []\npython_names: {{from: from_}}\nskip: {{functions: {{{skip}}}}}\nfunctions:\n  {function}\n"
    spec = spec.replace("python_names: {from: from_}\n", "") if name != "sum" else spec
    assert error in MadeLibrary(tmp_path, HEADER, spec).check()
