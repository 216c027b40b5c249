"""Bind and call declarations of kinds that few headers use."""

from support.made_library import MadeLibrary

STATUS = "typedef enum Code { FINE = 0, WRONG = 7 } Code;\n"
SPEC = "status: {enum: Code, success: FINE}\nblocking: []\n"


def lines_of(folder, header, spec, source, program):
    """Return the output of a program that uses the library."""
    library = MadeLibrary(folder, STATUS + header, SPEC + spec, '#include "sample.h"\n' + source)
    assert library.check() == ""
    library.build()
    start = "from cubind import sample\nfrom cubind.checked import sample as checked\n"
    return library.python(start + program).splitlines()


def test_a_member_that_points_to_a_function(tmp_path):
    """A member that points to a function has no class, as its type has no name: it is an int."""
    header = "typedef struct table { int first; int (*call)(int); struct { void (*inner)(void); } within; } table;\nCode call(table *t, int *result);\n"
    source = "static int twice(int x) { return 2 * x; }\nCode call(table *t, int *result) { if (t->call) { *result = t->call(4); } else t->call = twice; return FINE; }\n"
    program = """
t = sample.table()
print(t.call, t.within.inner)
checked.call(t)
print(t.call != 0, checked.call(t))
t.call = 5
print(t.call, "call : 5" in repr(t))
"""
    assert lines_of(tmp_path, header, "functions: {call: {t: inout, result: out}}\n", source, program) == ["0 0", "True 8", "5 True"]


def test_what_callbacks_return(tmp_path):
    header = """typedef struct thing *thing_t;
typedef double (*real_f)(double); typedef float (*small_f)(void); typedef int *(*place_f)(void); typedef thing_t (*thing_f)(void);
Code real(real_f f, double *result); Code small(small_f f, double *result); Code place(place_f f, unsigned long *result);
Code thing(thing_f f, unsigned long *result); Code plain(float (*f)(int), double *result);
"""
    spec = "functions: {" + ", ".join(f"{name}: {{f: {{scope: call}}, result: out}}" for name in ("real", "small", "place", "thing", "plain")) + "}\n"
    # A callback without user data belongs to the process.
    spec = spec.replace("scope: call", "scope: process")
    source = """Code real(real_f f, double *result) { *result = f(0.5); return FINE; }
Code small(small_f f, double *result) { *result = f(); return FINE; }
Code place(place_f f, unsigned long *result) { *result = (unsigned long)f(); return FINE; }
Code thing(thing_f f, unsigned long *result) { *result = (unsigned long)f(); return FINE; }
Code plain(float (*f)(int), double *result) { *result = f(3); return FINE; }
"""
    program = """
print(checked.real(lambda x: x / 4), checked.small(lambda: 1.5), checked.plain(lambda x: x / 2))
print(checked.place(lambda: 2 ** 63 + 1), checked.thing(lambda: sample.thing_t(77)))
"""
    assert lines_of(tmp_path, header, spec, source, program) == ["0.125 1.5 1.5", f"{2**63 + 1} 77"]


def test_a_callback_of_the_process_without_a_status(tmp_path):
    """Without a status, any result means that it is set: neither a number nor void is a failure."""
    header = "typedef void (*note_f)(int);\nvoid note(note_f f);\nint counted(note_f f);\nvoid tell(int x);\n"
    spec = "functions: {note: {f: {scope: process}, _function: {status: false}}, counted: {f: {scope: process}, _function: {status: false}}, tell: {_function: {status: false}}}\n"
    source = "static note_f set, other;\nvoid note(note_f f) { set = f; }\nint counted(note_f f) { other = f; return 5; }\nvoid tell(int x) { set(x); other(-x); }\n"
    program = """
checked.note(lambda x: print("note", x))
print(checked.counted(lambda x: print("counted", x)))
import gc
gc.collect()
checked.tell(4)
"""
    assert lines_of(tmp_path, header, spec, source, program) == ["5", "note 4", "counted -4"]


def test_qualifiers_and_names_of_parameters(tmp_path):
    header = """typedef struct thing *thing_t; typedef unsigned short size_16;
Code sum(volatile int a, const volatile size_16 b, volatile thing_t c, int *restrict recorded, double *const volatile d, char *restrict e);
"""
    source = """Code sum(volatile int a, const volatile size_16 b, volatile thing_t c, int *restrict recorded, double *const volatile d, char *restrict e)
{ *recorded = a + b + (int)(long)c; *d = a / 2.0; (void)e; return FINE; }
"""
    spec = "functions: {sum: {recorded: out, d: out, e: address}}\n"
    assert lines_of(tmp_path, header, spec, source, "print(*checked.sum(3, 4, 5, 0), sample.sum(-1, 65535, 0, 0)[1:])\n") == ["12 1.5 (65534, -0.5)"]


def test_a_truth_value_by_pointer(tmp_path):
    header = "Code flip(_Bool *on, _Bool by);\n"
    source = "Code flip(_Bool *on, _Bool by) { *on = *on != by; return FINE; }\n"
    program = "print([checked.flip(on, by) for on in (0, 1, 2, True) for by in (0, 1, 2)])\n"
    assert lines_of(tmp_path, header, "functions: {flip: {on: inout}}\n", source, program) == ["[0, 1, 1, 1, 0, 0, 1, 0, 0, 1, 0, 0]"]


def test_a_calling_convention_of_its_own(tmp_path):
    header = "Code other(int a, double b) __attribute__((ms_abi));\nCode called(int (__attribute__((ms_abi)) *f)(int));\nCode same(int a) __attribute__((sysv_abi));\n"
    library = MadeLibrary(tmp_path, STATUS + header, SPEC)
    assert library.check() == ""
    library.build()
    dump = library.generator("dump", "--spec", tmp_path / "specs/sample.yaml").stdout
    assert dump.count('"takes or returns a calling convention of its own"') == 2 and '"name": "same"' in dump


def test_extensions_that_compilers_have_by_default(tmp_path):
    """A trigraph joins no lines, and the fast integer types are the C library's."""
    header = """#include <stdint.h>
// is this a line??/
Code sizes(uint_fast16_t a, int_least8_t b, int_fast8_t c, int *sum);
"""
    source = """Code sizes(uint_fast16_t a, int_least8_t b, int_fast8_t c, int *sum) { *sum = (int)(a >> 40) + b + c; return FINE; }
"""
    spec = "functions: {sizes: {sum: out}}\n"
    assert lines_of(tmp_path, header, spec, source, "print(checked.sizes(3 << 40, -4, 5))\n") == ["4"]


def test_constants_at_the_ends_of_their_types(tmp_path):
    header = """#define LEAST (-0x7fffffffffffffff - 1)
#define MOST (~0ULL)
static const long long LOWEST = -0x7fffffffffffffff - 1;
static const unsigned long long HIGHEST = 0xffffffffffffffff;
"""
    names = "LEAST", "MOST", "LOWEST", "HIGHEST"
    library = MadeLibrary(tmp_path, STATUS + header, SPEC, "int unused;\n")
    library.build()
    assert library.python(f"from cubind import sample\nprint({', '.join(f'sample.{name}' for name in names)})\n") == f"{-(2**63)} {2**64 - 1} {-(2**63)} {2**64 - 1}\n"
    types = (tmp_path / "sample/types.h").read_text()
    assert "#define LOWEST (-9223372036854775807 - 1)" in types and f"#define HIGHEST {2**64 - 1}u" in types


def test_a_union_whose_largest_member_is_a_bit_field(tmp_path):
    header = "#pragma pack(push, 4)\nunion packed { int a; long b : 53; };\nstruct holder { char c; union packed p; char d; };\n#pragma pack(pop)\nCode take(struct holder *h, int *size);\n"
    source = "Code take(struct holder *h, int *size) { *size = (int)sizeof *h * 1000 + h->p.a * 10 + h->d; return FINE; }\n"
    program = "h = sample.holder()\nh.p.a, h.d = 7, 3\nprint(checked.take(h), sample.sizeof(sample.packed))\n"
    assert lines_of(tmp_path, header, "functions: {take: {h: inout, size: out}}\n", source, program) == ["16073 8"]
