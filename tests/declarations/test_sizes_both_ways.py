"""Test integers that are passed by pointer: they hold a capacity before a call, a size after it."""

import pytest
from support.made_library import MadeLibrary

HEADER = """
#include <stddef.h>
typedef enum Code { FINE = 0, WRONG = 7 } Code;
typedef unsigned char byte_t;
typedef unsigned long ulong_t;
typedef short short_t;
typedef struct area { int rows; struct { int wide; } inner; } area;
Code pack(byte_t *dest, ulong_t *destLen, const byte_t *src, ulong_t n);
Code pack_plain(void *dest, unsigned long *destLen, const void *src, int n);
Code pack_short(void *dest, short_t *destLen, const void *src, int n);
Code pack_pairs(short *dest, size_t *pairs);
Code items(int *items, ulong_t *n);
Code as_many(int *items, ulong_t n);
Code as_few(int *items, short_t n);
Code twice(int *items, int *n);
Code sum(const int *items, int *n);
Code sum_long(const int *items, ulong_t *n);
Code sum_value(const int *items, ulong_t n, int *sum);
Code name(char *name, ulong_t room);
Code dump(char *text, ulong_t *room);
Code used(int *items, int room, ulong_t *count);
Code fill(void *dest, const area *a);
"""
SPEC = """
status: {enum: Code, success: FINE, error_class: SampleError}
blocking: []
functions:
  pack: {dest: {dir: address, bytes: %s, target: true}, destLen: inout, src: {dir: address, bytes: n}}
  pack_{plain,short}: {dest: {dir: address, bytes: %s, target: true}, destLen: inout, src: {dir: address, bytes: n}}
  pack_pairs: {dest: {dir: address, bytes: "2, pitch 2, rows *pairs", target: true}, pairs: inout}
  items: {items: {dir: out, len: n}, n: inout}
  as_{many,few}: {items: {dir: out, len: n}}
  twice: {items: {dir: out, len: expr 2 * *n}, n: inout}
  sum{,_long}: {items: {len: n}, n: inout}
  sum_value: {items: {len: n}, sum: {dir: out, kind: out_int}}
  name: {name: {kind: out_name, len: room}}
  dump: {text: {kind: out_dump, len: room}, room: inout}
  used: {items: {dir: out, len: room, count_written: count}, count: {dir: out, kind: out_scalar}}
  fill: {dest: {dir: address, bytes: "a->inner.wide, pitch a->inner.wide, rows a->rows", target: true}}
"""
SOURCE = """
#include <string.h>
#include "sample.h"
#define PACK(size, n) do { if ((unsigned long)*size < (unsigned long)(n)) return WRONG; memcpy(dest, src, n); *size = (n); return FINE; } while (0)
Code pack(byte_t *dest, ulong_t *destLen, const byte_t *src, ulong_t n) { PACK(destLen, n); }
Code pack_plain(void *dest, unsigned long *destLen, const void *src, int n) { PACK(destLen, n); }
Code pack_short(void *dest, short_t *destLen, const void *src, int n) { PACK(destLen, n); }
Code pack_pairs(short *dest, size_t *pairs) { memset(dest, 1, *pairs * 4); *pairs -= 1; return FINE; }
Code items(int *items, ulong_t *n) { for (ulong_t i = 0; items && i < *n; i++) items[i] = (int)i; *n = 3; return FINE; }
Code as_many(int *items, ulong_t n) { for (ulong_t i = 0; i < n; i++) items[i] = (int)i; return FINE; }
Code as_few(int *items, short_t n) { return as_many(items, (ulong_t)n); }
Code twice(int *items, int *n) { as_many(items, 2ul * *n); *n += 10; return FINE; }
Code sum(const int *items, int *n) { int s = 0; for (int i = 0; i < *n; i++) s += items[i]; *n = s; return FINE; }
Code sum_long(const int *items, ulong_t *n) { int m = (int)*n; sum(items, &m); *n = m; return FINE; }
Code sum_value(const int *items, ulong_t n, int *s) { *s = (int)n; return sum(items, s); }
Code name(char *name, ulong_t room) { strncpy(name, "seven", room); return FINE; }
Code dump(char *text, ulong_t *room) { strncpy(text, "eight", *room); *room = 5; return FINE; }
Code used(int *items, int room, ulong_t *count) { as_many(items, room); *count = 2; return FINE; }
Code fill(void *dest, const area *a) { if (a) memset(dest, 7, (size_t)(a->rows * a->inner.wide)); return FINE; }
"""
PROGRAM = """
from cubind import sample
from cubind.checked import sample as checked
def refused(call, *arguments):
    try:
        call(*arguments)
    except (ValueError, RuntimeError) as error:
        print(error)
for module in sample, checked:
    for call in module.pack, module.pack_plain, module.pack_short:
        room = bytearray(8)
        print(call(room, 8, b"abc", 3), bytes(room))
        refused(call, bytearray(3), 8, b"abcdefgh", 8)
        refused(call, bytearray(8), 8, b"abc", 4)
    room = bytearray(8)
    print(module.pack_pairs(room, 2), bytes(room))
    refused(module.pack_pairs, bytearray(7), 2)
    refused(module.pack, bytearray(7), sample.ulong_t(8), b"", 0)
    a = module.area()
    a.rows, a.inner.wide = 2, 3
    room = bytearray(6)
    print(module.fill(room, a), bytes(room), module.fill(room, None))
    refused(module.fill, bytearray(5), a)
print(sample.items(2), checked.items(), sample.as_many(2), checked.as_few(2), sample.twice(2), checked.twice(1))
print(sample.sum([1, 2], 2), checked.sum([1, 2]), sample.sum_long([1, 2], 2), checked.sum_long([1, 2, 3]))
print(sample.sum_value([4, 5], 2), checked.sum_value([4, 5]))
refused(sample.sum, [1, 2], 3)
refused(sample.sum_long, [1, 2], 3)
print(sample.name(6), checked.name(), sample.dump(bytearray(6), 6), checked.dump(), sample.used(3), checked.used(3))
print([checked.name(room) for room in (1, 3, 5, 255, 256, 257, 1000)], sample.name(3))
"""
FINE = "<Code.FINE: 0>"
SHORT = {name: [f"{name}(): argument 'dest' has 3 bytes, but 8 are needed", f"{name}(): argument 'src' has 3 bytes, but 4 are needed"]
         for name in ("pack", "pack_plain", "pack_short")}


def expected(checked):
    status = "" if checked else f"({FINE}, "
    end = "" if checked else ")"
    lines = []
    for short in SHORT.values():
        lines += [rf"{status}3{end} b'abc\x00\x00\x00\x00\x00'", *short]
    done = "None" if checked else f"({FINE},)"
    return [*lines, rf"{status}1{end} b'\x01\x01\x01\x01\x01\x01\x01\x01'",
            "pack_pairs(): argument 'dest' has 7 bytes, but 8 are needed", "pack(): argument 'dest' has 7 bytes, but 8 are needed",
            rf"{done} b'\x07\x07\x07\x07\x07\x07' {done}", "fill(): argument 'dest' has 5 bytes, but 6 are needed"]


@pytest.mark.parametrize("size", ["destLen", '"*destLen"', '"* destLen, item 1"'])
def test_the_value_behind_the_pointer_is_the_room(tmp_path, size):
    library = MadeLibrary(tmp_path, HEADER, SPEC % (size, size), SOURCE)
    assert library.check() == ""
    library.build()
    assert library.python(PROGRAM).splitlines() == [
        *expected(False), *expected(True),
        f"({FINE}, [0, 1], 3) [0, 1, 2] ({FINE}, [0, 1]) [0, 1] ({FINE}, [0, 1, 2, 3], 12) ([0, 1], 11)",
        f"({FINE}, 3) 3 ({FINE}, 3) 6",
        f"({FINE}, 9) 9",
        "List is too small: 2 < 3",
        "List is too small: 2 < 3",
        f"({FINE}, b'seven\\x00') seven ({FINE}, 5) eight ({FINE}, [0, 1], <ulong_t 2>) [0, 1]",
        f"{['s', 'sev', *['seven'] * 5]} ({FINE}, b'sev')",
    ]


@pytest.mark.parametrize(
    ("rule", "error"),
    [
        ("dest: {dir: address, target: true}, destLen: inout",
         '"destLen" (ulong_t *) may be the room for "dest", which has no length; write "bytes: destLen" for that one, or "kind: inout_scalar"'),
        ("dest: {dir: address, bytes: destLen}, destLen: {dir: out, kind: out_scalar}",
         '"destLen" in the bytes of pack.dest is a pointer; write "destLen: inout" if it points to the size'),
        ("dest: {dir: address, bytes: destLen}, destLen: address",
         '"destLen" in the bytes of pack.dest is a pointer; write "destLen: inout" if it points to the size'),
        ("dest: {dir: out, len: expr 2 * destLen, kind: out_list_scalar}, destLen: {kind: number_inout}",
         '"destLen" in the len of pack.dest is a pointer; write "destLen: inout" if it points to the size'),
    ],
)
def test_what_is_no_size(tmp_path, rule, error):
    spec = f"status: {{enum: Code, success: FINE}}\nblocking: []\nskip: {{functions: {{\"[!p]*\": other, \"pack_*\": other}}}}\nfunctions:\n  pack: {{{rule}, src: {{dir: address, bytes: n}}}}\n"
    assert error in MadeLibrary(tmp_path, HEADER, spec).check()


def test_a_member_that_is_a_pointer_is_no_size(tmp_path):
    header = "typedef enum Code { FINE = 0 } Code;\ntypedef struct box { void *at; unsigned long *size; } box;\nCode take(const box *b);\n"
    spec = "status: {enum: Code, success: FINE}\nblocking: []\nrecords: {box: {at: {bytes: size}, size: {kind: address}}}\n"
    assert '"size" in the bytes of box.at is a pointer; name a member that is a size' in MadeLibrary(tmp_path, header, spec).check()
