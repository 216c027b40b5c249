"""Bind libraries that are not CUDA's, with other statuses and with unsupported C constructs."""

import pytest
from support.made_library import MadeLibrary

IN_STRUCTS = """
#include <stdbool.h>
#include <stdint.h>
#include <time.h>
typedef enum Code { FINE = 0, WRONG = 7, LATE = 8 } Code;
typedef struct Status { Code code; int detail; } Status;
typedef struct options {
    int kept;
    unsigned color : 3;
    unsigned : 0;
    unsigned depth : 5;
    bool on;
} options;
struct tail { int count; int items[]; };
Status sample_half(int value, int *result);
Status sample_scale(double factor, double *value);
Status sample_color(const options *o, int *color);
Status sample_wait(const struct timespec *until);
Status sample_count(const struct tail *t, int *count);
Status sample_name_size(int of, size_t *size);
Status sample_name(int of, char *name);
Status sample_log(const char *format, ...);
time_t sample_now(void);
"""
IN_STRUCTS_SPEC = """
status: {enum: Code, success: FINE, type: Status, member: code, error_class: SampleError}
blocking: [sample_wait]
functions:
  sample_half: {result: out}
  sample_scale: {value: inout}
  sample_color: {color: out}
  sample_wait: {until: address}
  sample_count: {t: address, count: out}
  sample_name_size: {size: out}
  sample_name: {name: {kind: buffer, len: call sample_name_size}}
  sample_now: {_function: {status: false}}
"""
IN_STRUCTS_SOURCE = """
#include <string.h>
#include "sample.h"
Status sample_half(int value, int *result) { *result = value / 2; return (Status){value % 2 ? WRONG : FINE, 3}; }
Status sample_scale(double factor, double *value) { *value *= factor; return (Status){FINE, 0}; }
Status sample_color(const options *o, int *color) { *color = o->kept * 100 + o->on; return (Status){FINE, 0}; }
Status sample_wait(const struct timespec *until) { return (Status){until ? LATE : FINE, 0}; }
Status sample_count(const struct tail *t, int *count) { *count = t->count; return (Status){FINE, 0}; }
Status sample_name_size(int of, size_t *size) { *size = 6; return (Status){of < 0 ? WRONG : FINE, 0}; }
Status sample_name(int of, char *name) { memcpy(name, "seven", 6); return (Status){of == 7 ? FINE : LATE, 0}; }
time_t sample_now(void) { return 12345678901; }
"""
IN_STRUCTS_PROGRAM = """
import array
from cubind import sample
from cubind.checked import sample as checked
print(sample.sample_half(8), sample.sample_half(9))
try:
    checked.sample_half(9)
except checked.SampleError as error:
    print(type(error).__name__, error)
print(sample.sample_scale(2.5, 4), checked.sample_scale(2.5, 4))
o = sample.options()
o.kept, o.on = 5, True
print(sample.sample_color(o), [name for name in dir(o) if name in ("kept", "color", "depth", "on")])
print(sample.sample_wait(0), sample.sample_count(array.array("i", [3, 1, 2, 3])))
print(checked.sample_name(7), sample.sample_now(), checked.sample_now())
for of in -1, 8:
    try:
        checked.sample_name(of)
    except checked.SampleError as error:
        print(error.name)
print(hasattr(sample, "sample_log"), hasattr(sample, "tail"), hasattr(sample, "Status"))
"""

NUMBERS = """
typedef enum { GOOD = 0, BAD = -3 } code;
int sample_check(int value);
int sample_size(void);
code sample_last(void);
"""
NUMBERS_SPEC = """
status: {enum: code, success: GOOD, type: int, error_class: SampleError}
blocking: []
functions:
  sample_size: {_function: {status: bare}}
  sample_last: {_function: {status: value}}
"""
NUMBERS_SOURCE = """
#include "sample.h"
int sample_check(int value) { return value < 0 ? -3 : value; }
int sample_size(void) { return 88; }
code sample_last(void) { return BAD; }
"""

WITHOUT = """
#include <stdint.h>
typedef struct machine *machine_t;
machine_t sample_new(double speed);
double sample_speed(machine_t m);
int sample_read(machine_t m, uint8_t *to, int size);
const char *sample_name(void);
void sample_free(machine_t m);
"""
WITHOUT_SPEC = """
status: none
blocking: [sample_read]
functions:
  sample_read: {to: {dir: address, bytes: size, target: true}}
"""
WITHOUT_SOURCE = """
#include <stdlib.h>
#include "sample.h"
struct machine { double speed; };
machine_t sample_new(double speed) { machine_t m = malloc(sizeof *m); m->speed = speed; return m; }
double sample_speed(machine_t m) { return m->speed; }
int sample_read(machine_t m, uint8_t *to, int size)
{
    for (int i = 0; i < size; i++)
        to[i] = (uint8_t)(m->speed + i);
    return size;
}
const char *sample_name(void) { return "sample"; }
void sample_free(machine_t m) { free(m); }
"""


def made(folder, *texts):
    library = MadeLibrary(folder, *texts)
    assert library.check() == ""
    library.build()
    return library


def test_a_status_in_a_struct(tmp_path):
    library = made(tmp_path, IN_STRUCTS, IN_STRUCTS_SPEC, IN_STRUCTS_SOURCE)
    assert library.python(IN_STRUCTS_PROGRAM).splitlines() == [
        "(<Code.FINE: 0>, 4) (<Code.WRONG: 7>, None)",
        "WrongError sample_half failed: WRONG (7); called with value=9",
        "(<Code.FINE: 0>, 10.0) 10.0",
        "(<Code.FINE: 0>, 501) ['kept', 'on']",
        "(<Code.FINE: 0>,) (<Code.FINE: 0>, 3)",
        "b'seven\\x00' (<Code.FINE: 0>, 12345678901) 12345678901",
        "WRONG",
        "LATE",
        "False False True",
    ]


def test_a_status_that_is_a_number(tmp_path):
    library = made(tmp_path, NUMBERS, NUMBERS_SPEC, NUMBERS_SOURCE)
    program = """
from cubind import sample
from cubind.checked import sample as checked
print(sample.sample_check(0), sample.sample_check(-1), sample.sample_check(5), sample.sample_size())
print(sample.sample_last(), repr(checked.sample_last()))
try:
    checked.sample_check(-1)
except checked.SampleError as error:
    print(type(error).__name__)
"""
    assert library.python(program).splitlines() == [
        "(<code.GOOD: 0>,) (<code.BAD: -3>,) (<code.unknown: 5>,) 88",
        "(<code.BAD: -3>,) <code.BAD: -3>",
        "BadError",
    ]


MACROS = """
#define SAMPLE_VERSION 7
#define SAMPLE_OK 0
#define SAMPLE_E_INPUT (-2)
#define SAMPLE_E_ROOM (-3)
#define SAMPLE_E_LAST SAMPLE_E_ROOM
#define SAMPLE_LIMIT 99
int sample_double(int value, int *result);
int sample_limit(void);
"""
MACROS_SPEC = """
version_macro: SAMPLE_VERSION
status: {enum: Code, macros: [SAMPLE_OK, "SAMPLE_E_*"], success: SAMPLE_OK, type: int, error_class: SampleError, prefix: SAMPLE_E_}
blocking: []
functions:
  sample_double: {result: out}
  sample_limit: {_function: {status: bare}}
"""
MACROS_SOURCE = """
#include "sample.h"
int sample_double(int value, int *result)
{
    *result = 2 * value;
    return value < 0 ? SAMPLE_E_INPUT : value > SAMPLE_LIMIT ? SAMPLE_E_ROOM : SAMPLE_OK;
}
int sample_limit(void) { return SAMPLE_LIMIT; }
"""


def test_statuses_that_are_macros(tmp_path):
    library = made(tmp_path, MACROS, MACROS_SPEC, MACROS_SOURCE)
    program = """
from cubind import sample
from cubind.checked import sample as checked
print(sample.sample_double(3), sample.sample_double(-3), sample.sample_limit(), sample.SAMPLE_LIMIT)
for value in -1, 100:
    try:
        checked.sample_double(value)
    except checked.SampleError as error:
        print(type(error).__name__, error.name, int(error.code))
print([member.name for member in sample.Code], sample.Code.SAMPLE_E_LAST is sample.Code.SAMPLE_E_ROOM)
print(hasattr(sample, "SAMPLE_OK"))
"""
    assert library.python(program).splitlines() == [
        "(<Code.SAMPLE_OK: 0>, 6) (<Code.SAMPLE_E_INPUT: -2>, None) 99 99",
        "InputError SAMPLE_E_INPUT -2",
        "RoomError SAMPLE_E_ROOM -3",
        "['SAMPLE_OK', 'SAMPLE_E_INPUT', 'SAMPLE_E_ROOM'] True",
        "False",
    ]


def test_status_macros_that_are_none(tmp_path):
    spec = MACROS_SPEC.replace('"SAMPLE_E_*"', '"SAMPLE_E_*", SAMPLE_NOTHING')
    error = 'no integer macro matches "SAMPLE_NOTHING"; correct the pattern or remove it'
    assert error in MadeLibrary(tmp_path, MACROS, spec).check()


def test_a_library_without_statuses(tmp_path):
    library = made(tmp_path, WITHOUT, WITHOUT_SPEC, WITHOUT_SOURCE)
    program = """
from cubind import sample
from cubind.checked import sample as checked
for module in sample, checked:
    m = module.sample_new(3)
    room = bytearray(3)
    print(module.sample_speed(m), module.sample_read(m, room, 3), bytes(room), module.sample_name(), module.sample_free(m))
try:
    sample.sample_read(m, bytearray(2), 3)
except ValueError as error:
    print(error)
"""
    assert library.python(program).splitlines() == [
        "3.0 3 b'\\x03\\x04\\x05' b'sample' None",
        "3.0 3 b'\\x03\\x04\\x05' sample None",
        "sample_read(): argument 'to' has 2 bytes, but 3 are needed",
    ]


SWITCHED = """
#include <window.h>
#ifndef WITH_MORE
#error "WITH_MORE says what there is"
#endif
typedef enum code { FINE = 0, WRONG = 1 } code;
struct placed { part_t part; window_t on; };
code sample_show(window_t on, int times);
code sample_place(struct placed *p);
"""
SWITCHED_SPEC = """
include: [part.h, sample.h]
include_dirs: [include]
define: [WITH_MORE, LEVEL=3]
status: {enum: code, success: FINE}
imports: {none: [part.h, window.h]}
blocking: []
functions:
  sample_place: {p: inout}
"""
SWITCHED_SOURCE = """
#define WITH_MORE
#define LEVEL 3
#include "specs/include/part.h"
#include "specs/include/window.h"
typedef enum code { FINE = 0, WRONG = 1 } code;
struct placed { part_t part; window_t on; };
code sample_show(window_t on, int times) { return (int)on == times ? FINE : WRONG; }
code sample_place(struct placed *p) { p->part = LEVEL; return FINE; }
"""


def test_headers_that_need_others_and_macros(tmp_path):
    """The library's header needs one that it does not ship, earlier includes and macros."""
    folder = tmp_path / "specs" / "include"
    folder.mkdir(parents=True)
    (folder / "part.h").write_text("#if LEVEL == 3\ntypedef short part_t;\n#endif\n")
    (folder / "window.h").write_text("typedef unsigned window_t;\n")
    library = MadeLibrary(tmp_path, SWITCHED, SWITCHED_SPEC, SWITCHED_SOURCE)
    assert library.check() == ""
    library.build()
    proof = (tmp_path / "sample" / "layout_check.c").read_text()
    order = ["#define WITH_MORE 1", "#define LEVEL 3", "#include <part.h>", "#include <sample.h>", "#define CUBIND_SAMPLE_HEADER_INCLUDED", "#include \"prototypes.h\""]
    shown = [line for line in proof.splitlines() if line.startswith(("#define", "#include")) and "CHECK_" not in line]
    assert shown == order
    program = """
from cubind import sample
print(sample.sample_show(4, 4), sample.sample_show(3, 4))
"""
    assert library.python(program) == "(<code.FINE: 0>,) (<code.WRONG: 1>,)\n"
    (tmp_path / "specs" / "sample.yaml").write_text(MadeLibrary.facts() + SWITCHED_SPEC.replace("define: [WITH_MORE", "define: [OTHER"))
    assert "WITH_MORE says what there is" in library.check()


def test_headers_that_an_older_release_lacks(tmp_path):
    header = "#define SAMPLE_VERSION 7\nint sample_old(void);\n"
    spec = "version_macro: SAMPLE_VERSION\nreviewed: 8\nstatus: none\nnewer_headers: [newer.h]\nblocking: []\nfunctions:\n  sample_new: {to: address}\n"
    library = MadeLibrary(tmp_path, header, spec)
    path = tmp_path / "specs" / "sample.yaml"
    path.write_text(path.read_text().replace("[sample.h]", "[sample.h, newer.h]"))
    assert library.check() == ""
    model = library.generator("dump", "--spec", path).stdout
    assert '"newer.h"' not in model and '"sample_old"' in model and '"sample_new"' not in model
    (tmp_path / "newer.h").write_text("int sample_new(int *to);\n")
    assert library.check() == ""
    model = library.generator("dump", "--spec", path).stdout
    assert '"newer.h"' in model and '"sample_new"' in model
    path.write_text(path.read_text().replace("newer_headers: [newer.h]\n", ""))
    (tmp_path / "newer.h").unlink()
    assert "no newer.h, which module sample is made from" in library.check()


@pytest.mark.parametrize(
    ("status", "error"),
    [
        ("{enum: Code, success: FINE, type: Nothing, member: code}", 'no struct "Nothing" in the headers'),
        ("{enum: Code, success: FINE, type: Status, member: text}", 'Status has no member "text"'),
        ("{enum: Code, success: FINE, type: options, member: on}", "sample_half returns Status, which is not Code"),
        ("{enum: Code}", '"success" is missing in status'),
        ("nothing", "status must be a map"),
    ],
)
def test_a_status_that_is_wrong(tmp_path, status, error):
    spec = IN_STRUCTS_SPEC.replace("{enum: Code, success: FINE, type: Status, member: code, error_class: SampleError}", status)
    assert error in MadeLibrary(tmp_path, IN_STRUCTS, spec).check()


# --- callables whose result C writes, and structs in sequence --------------------------------

FILLED = """
#include <stddef.h>
#include <stdint.h>
typedef enum Code { FINE = 0, ENDS = 1 } Code;
typedef struct item { int kind; int value; } item;
typedef void (*Next)(int wanted, unsigned char **buffer, size_t *size, unsigned short *count);
typedef void (*Ready)(unsigned char *buffer, size_t used);
typedef void (*Time)(uint64_t *now);
Code sample_register(Next next, Ready ready);
Code sample_clock(Time time);
Code sample_run(int wanted, size_t *size, int *count);
Code sample_now(uint64_t *now);
Code sample_next(const unsigned char *buffer, size_t used, item **record);
"""
FILLED_SPEC = """
status: {enum: Code, success: FINE, error_class: SampleError, again: []}
blocking: ["sample_*"]
returned:
  Next: [buffer, size, count]
  Time: [now]
functions:
  sample_register: {next: {scope: process}, ready: {scope: process}}
  sample_clock: {time: {scope: process}}
  sample_run: {size: {dir: out, kind: out_int}, count: {dir: out, kind: out_int}}
  sample_now: {now: out}
  sample_next: {buffer: {dir: address, bytes: used}, record: {kind: inout_record_ref}}
"""
FILLED_SOURCE = """
#include "sample.h"
static Next next;
static Ready ready;
static Time clock_;
Code sample_register(Next n, Ready r) { next = n; ready = r; return FINE; }
Code sample_clock(Time t) { clock_ = t; return FINE; }
Code sample_run(int wanted, size_t *size, int *count) {
    unsigned char *buffer = (unsigned char *)7;
    unsigned short room = 9;
    *size = 8;
    next(wanted, &buffer, size, &room);
    *count = buffer ? room : -1;
    if (buffer) {
        item *items = (item *)buffer;
        for (int i = 0; i < wanted; i++) items[i] = (item){i, 10 * i};
        ready(buffer, (size_t)wanted * sizeof *items);
    }
    return FINE;
}
Code sample_now(uint64_t *now) { *now = 1; clock_(now); return FINE; }
Code sample_next(const unsigned char *buffer, size_t used, item **record) {
    item *at = *record ? *record + 1 : (item *)buffer;
    if ((unsigned char *)at >= buffer + used) return ENDS;
    *record = at;
    return FINE;
}
"""
FILLED_PROGRAM = """
import sys
from cubind import sample
from cubind.checked import sample as checked
sys.unraisablehook = lambda told: print("unraisable:", type(told.exc_value).__name__, told.exc_value)
import ctypes
room = (ctypes.c_char * 64)()
got = []
answers = [
    lambda wanted: (ctypes.addressof(room), 64, wanted + 1),
    lambda wanted: [room, 1 << 40, 65535],
    lambda wanted: (0, 0, 0),
    lambda wanted: (ctypes.addressof(room), 64, 65536),
    lambda wanted: (ctypes.addressof(room), -1, 1),
    lambda wanted: (ctypes.addressof(room), 64),
    lambda wanted: 5,
    lambda wanted: None,
    lambda wanted: 1 // 0,
]
for answer in answers:
    checked.sample_register(answer, lambda buffer, used: got.append((buffer == ctypes.addressof(room), used)))
    print(sample.sample_run(3, ), got)
    got.clear()
record, seen = None, []
while True:
    status, record = sample.sample_next(room, 24, record)
    if status:
        break
    seen.append((record.kind, record.value))
print(seen, status, record)
record = checked.sample_next(room, 24, None)
print(checked.sample_next(room, 24, record).value, sample.item(_ptr=record.getPtr()).kind)
for wrong in (lambda: checked.sample_next(bytearray(8), 24, None), lambda: checked.sample_next(room, 24, 5)):
    try:
        wrong()
    except (ValueError, TypeError) as error:
        print(type(error).__name__)
for clock in (lambda: 2 ** 63, lambda: (5,), lambda: "late"):
    checked.sample_clock(clock)
    print(checked.sample_now())
"""


def test_what_callables_return(tmp_path):
    library = MadeLibrary(tmp_path, FILLED, FILLED_SPEC, FILLED_SOURCE)
    assert library.check() == ""
    library.build()
    nothing = "(<Code.FINE: 0>, 0, -1) []"
    assert library.python(FILLED_PROGRAM).splitlines() == [
        "(<Code.FINE: 0>, 64, 4) [(True, 24)]",
        f"(<Code.FINE: 0>, {1 << 40}, 65535) [(True, 24)]",
        nothing,
        "unraisable: OverflowError a callback's result of 2 bytes is out of range",
        nothing,
        "unraisable: OverflowError can't convert negative value to an unsigned number",
        nothing,
        "unraisable: ValueError a callback must return 3 values, not 2",
        nothing,
        "unraisable: TypeError a callback must return a tuple",
        nothing,
        "unraisable: TypeError a callback must return a tuple",
        nothing,
        "unraisable: ZeroDivisionError integer division or modulo by zero",
        nothing,
        "[(0, 0), (1, 10), (2, 20)] <Code.ENDS: 1> None",
        "10 0",
        "ValueError",
        "TypeError",
        str(1 << 63),
        "unraisable: TypeError an integer is required",
        "0",
        "unraisable: TypeError an integer is required",
        "0",
    ]


@pytest.mark.parametrize(("returned", "error"), [
    ("{Nothing: [buffer]}", "Nothing is not a function type that returns void; remove it from returned"),
    ("{item: [kind]}", "item is not a function type that returns void; remove it from returned"),
    ("{Next: [wanted]}", 'Next has no parameter "wanted" that points to an integer or an address; correct the name or remove it'),
    ("{Next: [buffers]}", 'Next has no parameter "buffers" that points to an integer or an address; correct the name or remove it'),
    ("{Next: []}", "Next: a callable returns 1 to 8 values; correct the list"),
    ("{Next: buffer}", "error: "),
])
def test_what_callables_cannot_return(tmp_path, returned, error):
    spec = FILLED_SPEC.replace("returned:\n  Next: [buffer, size, count]\n  Time: [now]\n", f"returned: {returned}\n")
    told = MadeLibrary(tmp_path, FILLED, spec, FILLED_SOURCE).check()
    assert error in told and "sample.yaml:" in told
