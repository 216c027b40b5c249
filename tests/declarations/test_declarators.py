"""Bind parameters whose names are in the middle of their C types, and user data of callbacks.

These types are arrays of arrays, and pointers to arrays and functions.
"""

import pytest
from support.made_library import MadeLibrary

HEADER = """
typedef enum Code { FINE = 0, WRONG = 7 } Code;
typedef int row_t[4];
typedef int (*on_item)(int item, void *data);
Code fill(int m[][4], int n);
Code total(const float m[][4], int n, float *sum);
Code cube(const double m[2][3][4], double *sum);
Code behind(int (*m)[4], int n);
Code named(row_t first, row_t *rows, int n);
Code deep(int (**m)[4], int (*(*table)[2])(int), void (**f)(int));
Code each(on_item f, void *data, int n, int *sum);
Code both(on_item f, int n, void *data, on_item g, void *more, int *sum);
"""
SPEC = """
status: {enum: Code, success: FINE}
blocking: []
functions:
  fill: {m: {dir: address, bytes: n, target: true}}
  total: {m: {dir: address, bytes: n}, sum: out}
  cube: {m: {dir: address, bytes: 2}, sum: out}
  behind: {m: {dir: address, bytes: n, target: true}}
  named: {first: {dir: address, bytes: 4, target: true}, rows: {dir: address, bytes: n, target: true}}
  deep: {m: address, table: address, f: address}
  each: {f: {scope: call}, data: {kind: closure}, sum: {kind: out_int}}
  both: {f: {scope: call, closure: data}, data: {kind: closure}, g: {scope: call, closure: more}, sum: {kind: out_int}}
"""
SOURCE = """
#include "sample.h"
Code fill(int m[][4], int n) { for (int i = 0; i < n; i++) for (int j = 0; j < 4; j++) m[i][j] = 10 * i + j; return FINE; }
Code total(const float m[][4], int n, float *sum) { *sum = 0; for (int i = 0; i < 4 * n; i++) *sum += m[0][i]; return FINE; }
Code cube(const double m[2][3][4], double *sum) { *sum = 0; for (int i = 0; i < 24; i++) *sum += m[0][0][i]; return FINE; }
Code behind(int (*m)[4], int n) { return fill(m, n); }
Code named(row_t first, row_t *rows, int n) { fill((int (*)[4])first, 1); return fill(rows, n); }
Code deep(int (**m)[4], int (*(*table)[2])(int), void (**f)(int)) { return m || table || f ? WRONG : FINE; }
Code each(on_item f, void *data, int n, int *sum) { *sum = 0; for (int i = 0; i < n; i++) *sum += f(i, data); return FINE; }
Code both(on_item f, int n, void *data, on_item g, void *more, int *sum) { *sum = f(n, data) + 100 * g(n, more); return FINE; }
"""
PROGRAM = """
import array
from cubind import sample
from cubind.checked import sample as checked
def refused(call, *arguments):
    try:
        call(*arguments)
    except ValueError as error:
        print(error)
for module in sample, checked:
    for call in module.fill, module.behind:
        m = array.array("i", [0] * 8)
        call(m, 2)
        print(m.tolist())
        refused(call, bytearray(31), 2)
    print(module.total(array.array("f", [1] * 8), 2), module.cube(array.array("d", [2] * 24)))
    refused(module.total, bytearray(16), 2)
    refused(module.cube, bytearray(191))
    refused(module.named, bytearray(15), bytearray(16), 1)
    refused(module.named, bytearray(16), bytearray(15), 1)
    print(module.deep(0, 0, None), module.each(lambda i, data: i + data, 7, 3))
    print(module.both(lambda i, data: i + data, 3, 1, lambda i, data: i + data, 2))
"""
FINE = "<Code.FINE: 0>"


def expected(checked):
    def given(value):
        return value if checked else f"({FINE}, {value})"

    lines = []
    for name in "fill", "behind":
        lines += ["[0, 1, 2, 3, 10, 11, 12, 13]", f"{name}(): argument 'm' has 31 bytes, but 32 are needed"]
    return [
        *lines, f"{given('8.0')} {given('48.0')}",
        "total(): argument 'm' has 16 bytes, but 32 are needed", "cube(): argument 'm' has 191 bytes, but 192 are needed",
        "named(): argument 'first' has 15 bytes, but 16 are needed", "named(): argument 'rows' has 15 bytes, but 16 are needed",
        f"{'None' if checked else f'({FINE},)'} {given('24')}", given("504"),
    ]


def test_arrays_of_rows_and_user_data(tmp_path):
    library = MadeLibrary(tmp_path, HEADER, SPEC, SOURCE)
    assert library.check() == ""
    library.build()
    assert library.python(PROGRAM).splitlines() == [*expected(False), *expected(True)]


@pytest.mark.parametrize(
    ("rule", "error"),
    [
        ("f: {scope: call}, g: {scope: call}, data: {kind: closure}, more: address",
         'both: no callback uses the user data "data"; write "closure: data" in the callback\'s rule, or "dir: address" for "data"'),
        ("f: {scope: call, closure: data}, g: {scope: call, closure: data}, more: address",
         'both: callbacks "f" and "g" share the user data "data", which can belong to only one; skip both'),
        ("f: {scope: call, closure: n}, g: {scope: call}", "both.n is not a void *; name the user data of the callback"),
    ],
)
def test_user_data_of_no_one_callback(tmp_path, rule, error):
    spec = f"status: {{enum: Code, success: FINE}}\nblocking: []\nskip: {{functions: {{\"[!b]*\": other, behind: other}}}}\nfunctions:\n  both: {{{rule}, sum: out}}\n"
    assert error in MadeLibrary(tmp_path, HEADER, spec).check()
