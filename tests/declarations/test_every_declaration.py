"""Test that every declaration of a header is bound, skipped with a reason, or an error.

`cubind-gen check` counts the declarations of each outcome.
"""

import json

import pytest
from support.made_library import MadeLibrary, libraries, must

HEADER = """
#ifndef SAMPLE_H
#define SAMPLE_H
typedef enum Code { FINE = 0, WRONG = 7 } Code;
enum { LONE = 5, LARGE = 0xFFFFFFFFFFFFFFFF };
enum { NEXT = -1 };
typedef struct holder { enum { INSIDE = 3 } kind; int x; } holder;
typedef struct holder again;
struct holder;
extern int counter;
extern const char *names[];
extern Code (*hook)(int);
static const int LIMIT = 12;
static const double RATIO = 0.5;
static const unsigned long long MOST = 0xFFFFFFFFFFFFFFFF;
extern const int GIVEN_LATER;
#define PI 3.25
#define NEGATIVE -1.5f
#define WHOLE 2.0
#define ENDLESS (1.0 / 0.0)
#define TAKES(x) ((x) + 1)
#define EMPTY
_Static_assert(1, "nothing to bind");
;
Code get(holder *h);
Code get(holder *h);
int __hidden(void);
#endif
"""
SPEC = """
status: {enum: Code, success: FINE}
blocking: []
functions: {get: {h: inout}}
skip: {variables: {names: a table of the library's own}}
"""
SOURCE = """
#include "sample.h"
int counter; const char *names[1]; Code (*hook)(int); const int GIVEN_LATER = 4;
Code get(holder *h) { h->x = LIMIT + (int)PI + h->kind; return FINE; }
"""
PROGRAM = """
from cubind import sample
from cubind.checked import sample as checked
for name in "LONE", "LARGE", "NEXT", "INSIDE", "LIMIT", "RATIO", "MOST", "PI", "NEGATIVE", "WHOLE", "ENDLESS":
    value = getattr(sample, name)
    print(name, value, type(value).__name__, value == getattr(checked, name), name in dir(sample))
print([name for name in ("counter", "names", "hook", "GIVEN_LATER", "TAKES", "EMPTY") if hasattr(sample, name)])
h = sample.holder()
h.kind = sample.INSIDE
checked.get(h)
print(h.x, int(h.kind))
"""


def test_constants_of_every_form(tmp_path):
    library = MadeLibrary(tmp_path, HEADER, SPEC, SOURCE)
    assert library.check() == ""
    library.build()
    assert library.python(PROGRAM).splitlines() == [
        "LONE 5 int True True", "LARGE 18446744073709551615 int True True", "NEXT -1 int True True", "INSIDE 3 int True True",
        "LIMIT 12 int True True", "RATIO 0.5 float True True", "MOST 18446744073709551615 int True True", "PI 3.25 float True True",
        "NEGATIVE -1.5 float True True", "WHOLE 2.0 float True True", "ENDLESS inf float True True", "[]", "18 3",
    ]
    stub = (tmp_path / "sample" / "sample.pyi").read_text()
    for line in "PI: Final[float]", "LONE: Final[int]", "RATIO: Final[float]":
        assert line.split(":")[0] + ":" in stub and line.split("[")[1][:-1] in next(
            text for text in stub.splitlines() if text.startswith(line.split(":")[0] + ":"))


def test_a_model_makes_the_same_code(tmp_path):
    library = MadeLibrary(tmp_path, HEADER, SPEC, SOURCE)
    library.build()
    dump = library.generator("dump", "--spec", tmp_path / "specs" / "sample.yaml").stdout
    (tmp_path / "sample.json").write_text(dump)
    must(libraries.BUILD / "generator" / "cubind-gen", "generate", "--model", tmp_path / "sample.json", "--out", tmp_path / "again")
    for name in "types.h", "module.c", "sample.pyi", "layout_check.c":
        assert (tmp_path / "again/sample" / name).read_text() == (tmp_path / "sample" / name).read_text(), name
    skipped = {item["name"]: item["reason"] for item in json.loads(dump)["skipped"] if item["kind"] == "variable"}
    assert skipped == {"counter": "a variable, not a constant", "hook": "a variable, not a constant", "GIVEN_LATER": "a variable, not a constant",
                       "names": "a table of the library's own"}


def test_check_counts_them(tmp_path):
    library = MadeLibrary(tmp_path, HEADER, SPEC)
    said = library.generator("check", "--spec", tmp_path / "specs" / "sample.yaml").stdout
    assert said == ("sample: bound: 1 function, 1 struct or union, 4 enums, 3 typedefs, 7 constants; skipped with a reason: 4; "
                    "without a binding: 1 macro with arguments, 2 empty macros, 2 declared again, 1 reserved name\n")


def test_cxx_declarations_are_counted(tmp_path):
    header = """
#ifdef __cplusplus
extern "C" {
#endif
typedef enum Code { FINE = 0 } Code;
Code get(int x);
#ifdef __cplusplus
}
namespace inner { int f(); }
template <class T> T twice(T x) { return x + x; }
class thing { int x; };
using number = int;
Code get(double x);
#endif
"""
    library = MadeLibrary(tmp_path, header, "language: c++\nstatus: {enum: Code, success: FINE}\nblocking: []\n")
    assert library.check() == ""
    said = library.generator("check", "--spec", tmp_path / "specs" / "sample.yaml").stdout
    assert said.endswith("without a binding: 5 of C++ alone\n")


@pytest.mark.parametrize(
    ("skip", "error"),
    [
        ("variables: {missing: no such}", 'no variable matches "missing"; correct the pattern or remove it'),
        ("macros: {counter: not a macro}", 'no macro matches "counter"; correct the pattern or remove it'),
    ],
)
def test_patterns_that_fit_nothing(tmp_path, skip, error):
    spec = SPEC.replace("skip: {variables: {names: a table of the library's own}}", f"skip: {{{skip}}}")
    assert error in MadeLibrary(tmp_path, HEADER, spec).check()


def test_two_constants_of_one_name(tmp_path):
    header = "typedef enum Code { FINE = 0 } Code;\nenum { TWICE = 1 };\nCode get(int x);\n#define TWICE 2\n"
    error = MadeLibrary(tmp_path, header, "status: {enum: Code, success: FINE}\nblocking: []\n").check()
    assert "TWICE" in error
