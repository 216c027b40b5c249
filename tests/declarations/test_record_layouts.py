"""Structs with unusual layouts work: packed, #pragma pack, over-aligned, with bit-fields."""

import shutil

import pytest
from support.made_library import MadeLibrary, must

HEADER = """
#include <stdint.h>
typedef enum Code { FINE = 0, WRONG = 7 } Code;
#define PACKED __attribute__((packed))
#define ALIGNED(n) __attribute__((aligned(n)))
typedef struct PACKED { char c; int64_t v; } Packed;
struct PACKED tagged { int16_t s; double d; void *p; };
#pragma pack(push, 2)
typedef struct { char c; int64_t v; struct { char a; int32_t b; } in_it; } Pragma;
#pragma pack(pop)
typedef struct { char c; int64_t v; } ALIGNED(128) Over;
typedef struct { char c; int32_t v ALIGNED(16); char last; } Member;
typedef struct { char c; int64_t v; char d; } PACKED ALIGNED(4) Both;
typedef struct { char c; int64_t v PACKED; int32_t w; } Loose;
typedef struct PACKED { char c; struct { char d; int64_t v; } natural; struct PACKED { int64_t x; char y; } tight[2]; union PACKED { char u; int32_t w; }; } Nested;
typedef struct PACKED { unsigned a : 3; unsigned b : 7; int64_t v; unsigned z : 1; int16_t w; } Bits;
typedef struct { unsigned a : 20; unsigned b : 20; char c; unsigned : 0; char d; } Plain;
typedef struct { char c; short : 3; int64_t : 0; int32_t v ALIGNED(8); } Silent;
typedef struct { char c; int32_t v; } Named ALIGNED(64);
typedef struct { char c; Named v; } Around;
typedef int64_t low_t ALIGNED(4);
typedef struct { char c; low_t v; } Low;
typedef struct { char c; Packed packed[3]; int32_t end; } Holds;
typedef struct { char x; int32_t y ALIGNED(8); struct { char a; int32_t v ALIGNED(8); }; struct { char b; int32_t w ALIGNED(8); }; } Same;
typedef union PACKED { char c; int64_t v; } Either;
typedef struct PACKED { char c; int64_t v; } Hidden;
typedef struct { int count; Over *overs; Packed *packs; } Arrays;
Code addresses(const Arrays *a, uint64_t *overs, int *sum);
"""
NAMES = ("Packed", "tagged", "Pragma", "Over", "Member", "Both", "Loose", "Nested", "Bits", "Plain", "Low", "Silent", "Named", "Around", "Holds", "Same", "Either")
SPEC = """
status: {enum: Code, success: FINE}
blocking: []
records: {tagged: {p: {kind: pointer_int}}, Arrays: {overs: {len: count}, packs: {len: count}}}
skip: {functions: {use_hidden: no use}, records: {Hidden: no use}, macros: {PACKED: an attribute}}
python_names: {from: from_}
functions:
  addresses: {overs: out, sum: {dir: out, kind: out_int}}
"""


def c_name(name):
    return "struct tagged" if name == "tagged" else name


def by_value(name):
    """Unions by value have no binding."""
    return "const Either *" if name == "Either" else f"{c_name(name)} "


def declarations():
    lines = ["Code use_hidden(Hidden *h);"]
    for name in NAMES:
        t = c_name(name)
        lines += [f"Code copy_{name}({by_value(name)}from, const {t} *too, {t} *to);", f"Code fill_{name}(int n, {t} *items);",
                  f"Code sum_{name}(int n, const {t} *items, unsigned *sum);"]
    return "\n".join(lines) + "\n"


def rules():
    lines = []
    for name in NAMES:
        lines += [f"  copy_{name}: {{to: out}}", f"  fill_{name}: {{items: {{dir: out, len: n}}}}",
                  f"  sum_{name}: {{items: {{len: n}}, sum: {{dir: out, kind: out_int}}}}"]
    return "\n".join(lines) + "\n"


def source():
    lines = ["#include <string.h>", '#include "sample.h"', "Code use_hidden(Hidden *h) { return h ? FINE : WRONG; }",
             "Code addresses(const Arrays *a, uint64_t *overs, int *sum) { *overs = (uintptr_t)a->overs; *sum = 0; "
             "for (int i = 0; i < a->count; i++) *sum += a->packs[i].v + a->overs[i].v; return FINE; }"]
    for name in NAMES:
        t = c_name(name)
        star = "*" if name == "Either" else ""
        lines += [
            f"Code copy_{name}({by_value(name)}from, const {t} *too, {t} *to) {{ *to = {star}from; return memcmp({'' if star else '&'}from, too, sizeof *too) ? WRONG : FINE; }}",
            f"Code fill_{name}(int n, {t} *items) {{ if ((uintptr_t)items % _Alignof({t})) return WRONG; for (int i = 0; i < n; i++) memset(&items[i], i + 1, sizeof *items); return FINE; }}",
            f"Code sum_{name}(int n, const {t} *items, unsigned *sum) {{ const unsigned char *at = (const void *)items; *sum = 0; "
            f"for (size_t i = 0; i < n * sizeof *items; i++) *sum += at[i]; return (uintptr_t)items % _Alignof({t}) ? WRONG : FINE; }}",
        ]
    return "\n".join(lines) + "\n"


PROGRAM = f"""
import ctypes
from cubind import sample
from cubind.checked import sample as checked
NAMES = {NAMES!r}
"""
PROGRAM += """
SIZES = {"Packed": 9, "tagged": 18, "Pragma": 16, "Over": 128, "Member": 32, "Both": 12, "Loose": 16, "Nested": 39, "Bits": 13,
         "Plain": 12, "Low": 12, "Silent": 16, "Named": 8, "Around": 128, "Holds": 32, "Same": 48, "Either": 8}
for name in NAMES:
    cls = getattr(sample, name)
    for module in sample, checked:
        items = getattr(module, "fill_" + name)(3)
        items = items[1] if module is sample else items
        assert [bytes((ctypes.c_char * SIZES[name]).from_address(item.getPtr())) for item in items] == \\
            [bytes([i + 1] * SIZES[name]) for i in range(3)], name
        one = items[2]
        copy = getattr(module, "copy_" + name)(one, one)
        copy = copy[1] if module is sample else copy
        assert bytes((ctypes.c_char * SIZES[name]).from_address(copy.getPtr())) == bytes([3] * SIZES[name]), name
        got = getattr(module, "sum_" + name)(*((3, items) if module is sample else (items,)))
        assert (got[1] if module is sample else got) == 6 * SIZES[name], (name, got)
p = sample.Packed()
p.v = 2**40 + 5
print(p.v, bytes((ctypes.c_char * 9).from_address(p.getPtr())))
n = sample.Nested()
n.natural.v, n.w = 7, -2
print(n.natural.v, n.w, bytes((ctypes.c_char * 39).from_address(n.getPtr()))[9:17], bytes((ctypes.c_char * 39).from_address(n.getPtr()))[35:])
b = sample.Bits()
b.v, b.w = -1, 258
print(b.v, b.w, bytes((ctypes.c_char * 13).from_address(b.getPtr())).hex())
m = sample.Member()
m.v, m.last = 5, 6
print(bytes((ctypes.c_char * 32).from_address(m.getPtr())).hex())
h = sample.Holds()
h.packed, h.end = [p, p, sample.Packed()], 9
print([item.v for item in h.packed], h.end, bytes((ctypes.c_char * 32).from_address(h.getPtr()))[28:].hex())
a = sample.Arrays()
for count in 1, 2, 5:
    overs, packs = [sample.Over() for _ in range(count)], [sample.Packed() for _ in range(count)]
    for i in range(count):
        overs[i].v, packs[i].v = i, 10 * i
    a.overs, a.packs = overs, packs
    a.count = count
    address, total = checked.addresses(a)
    print(address % 128, total, [o.v for o in a.overs], [p.v for p in a.packs])
print(hasattr(sample, "Hidden"), sample.Over().getPtr() % 128)
"""


def test_layouts_are_those_of_the_headers(tmp_path):
    library = MadeLibrary(tmp_path, HEADER + declarations(), SPEC + rules(), source())
    assert library.check() == ""
    library.build()
    assert library.python(PROGRAM).splitlines() == [
        r"1099511627781 b'\x00\x05\x00\x00\x00\x00\x01\x00\x00'",
        r"7 -2 b'\x07\x00\x00\x00\x00\x00\x00\x00' b'\xfe\xff\xff\xff'",
        "-1 258 0000ffffffffffffffff000201",
        "0000000000000000000000000000000005000000060000000000000000000000",
        "[1099511627781, 1099511627781, 0] 9 09000000",
        "0 0 [0] [0]",
        "0 11 [0, 1] [0, 10]",
        "0 110 [0, 1, 2, 3, 4] [0, 10, 20, 30, 40]",
        "False 0",
    ]


@pytest.mark.parametrize("compiler", [["g++", "-x", "c++", "-std=c++17"], ["clang-14"]])
def test_other_compilers_agree(tmp_path, compiler):
    if not shutil.which(compiler[0]):
        pytest.skip(f"needs {compiler[0]}")
    library = MadeLibrary(tmp_path, HEADER + declarations(), SPEC + rules(), source())
    library.build()
    (tmp_path / "uses.c").write_text('#include "sample/prototypes.h"\n')
    must(*compiler, "-fsyntax-only", f"-I{tmp_path}", tmp_path / "uses.c")
