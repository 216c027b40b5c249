#include "embed.h"

#include <string.h>

#define NOT_INSTANCE(param, type) \
    "TypeError: Argument '" param "' is not instance of type (expected tuple[" type \
    "] or list[" type "]"

static void
test_array_handles(void **state)
{
    (void)state;
    cb_array a;
    cb_array_init(&a);
    assert_int_equal(
        cb_array_handles(module, T_Stream, py("(s.Stream(1), s.Stream(2))"), "nodes", &a), 0);
    assert_int_equal(a.length, 2);
    assert_int_equal(((uint64_t *)a.data)[1], 2);
    assert_ptr_equal(a.data, a.storage);
    cb_array_done(&a);

    // One element is passed in place, so that the callee can write through it; it lives as long as
    // the array.
    PyObject *list = py("[s.Stream(5)]");
    assert_int_equal(cb_array_handles(module, T_Stream, list, "nodes", &a), 0);
    assert_ptr_equal(a.data, ((cb_cell *)PyList_GET_ITEM(list, 0))->at);
    PyList_SetSlice(list, 0, 1, NULL);
    *(uint64_t *)a.data = 6;
    assert_string_equal(shown(Py_NewRef(a.keep)), "<Stream 0x6>");
    cb_array_done(&a);

    const char *none[] = {"None", "[]", "()"};
    for (int i = 0; i < 3; i++) {
        assert_int_equal(cb_array_handles(module, T_Stream, py(none[i]), "nodes", &a), 0);
        assert_null(a.data);
        assert_int_equal(a.length, 0);
        cb_array_done(&a);
    }
}

typedef struct refusal {
    const char *value;
    const char *expected;
} refusal;

static const char *
handles_outcome(const char *value)
{
    cb_array a;
    cb_array_init(&a);
    const char *text = outcome(cb_array_handles(module, T_Stream, py(value), "nodes", &a));
    cb_array_done(&a);
    return text;
}

static void
test_array_refuses_other_objects(void **state)
{
    (void)state;
    run("import collections");
    static const refusal rows[] = {
        {"[None]", NOT_INSTANCE("nodes", "cysynthetic.Stream,")},
        {"[5]", NOT_INSTANCE("nodes", "cysynthetic.Stream,")},
        {"(s.Stream(1), s.Event(1))", NOT_INSTANCE("nodes", "cysynthetic.Stream,")},
        {"'x'", NOT_INSTANCE("nodes", "cysynthetic.Stream,")},
        {"collections.deque([s.Stream(1)])", "ok"},
        {"5", "TypeError: 'int' object is not iterable"},
        {"s.Stream(1)", "TypeError: 'cubind_synthetic.Stream' object is not iterable"},
        {"{s.Stream(1)}", "TypeError: 'set' object is not subscriptable"},
        {"(x for x in [])", "TypeError: object of type 'generator' has no len()"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(handles_outcome(rows[i].value), rows[i].expected);
}

static void
test_array_records(void **state)
{
    (void)state;
    run("p = s.Point()\np.x = 1\nq = s.Point()\nq.x = 2\n");
    cb_array a;
    cb_array_init(&a);
    assert_int_equal(cb_array_records(module, T_Point, py("[p, q]"), "corners", &a), 0);
    assert_int_equal(((Point *)a.data)[1].x, 2);
    ((Point *)a.data)[1].x = 9;
    assert_string_equal(shown(Py_NewRef(py("q.x"))), "2");
    cb_array_done(&a);
    assert_int_equal(cb_array_records(module, T_Point, py("[q]"), "corners", &a), 0);
    ((Point *)a.data)->x = 9;
    assert_string_equal(shown(Py_NewRef(py("q.x"))), "9");
    cb_array_done(&a);
    assert_string_equal(
        outcome(cb_array_records(module, T_Point, py("[s.Point_st()]"), "corners", &a)),
        NOT_INSTANCE("corners", "cysynthetic.Point,"));
    cb_array_done(&a);
}

static void
test_array_scalars(void **state)
{
    (void)state;
    cb_array a;
    cb_array_init(&a);
    assert_int_equal(
        cb_array_scalars(module, T_Count32, py("[s.Count32(7), s.Count32(8)]"), "counts", &a), 0);
    assert_int_equal(((uint32_t *)a.data)[1], 8);
    cb_array_done(&a);
    assert_string_equal(outcome(cb_array_scalars(module, T_Address, py("[5]"), "dsts", &a)),
                        NOT_INSTANCE("dsts", "cysynthetic.Address,"));
    cb_array_done(&a);
}

static const char *
exact_outcome(const char *value, cb_array *a)
{
    return outcome(cb_array_exact_scalars(module, T_Address, py(value), "globalDim", 5, a));
}

static void
test_array_exact_scalars(void **state)
{
    (void)state;
    cb_array a;
    cb_array_init(&a);
    assert_string_equal(exact_outcome("[s.Address(3), s.Address(4)]", &a), "ok");
    assert_int_equal(((uint64_t *)a.data)[1], 4);
    cb_array_done(&a);
    assert_string_equal(exact_outcome("[3]", &a),
                        "TypeError: Cannot convert int to cubind_synthetic.Address");
    cb_array_done(&a);
    assert_string_equal(exact_outcome("[s.Address(3)] * 6", &a),
                        "ValueError: Argument 'globalDim' too long, must be <= 5");
    cb_array_done(&a);
    assert_string_equal(exact_outcome("None", &a), "ok");
    cb_array_done(&a);
}

static void
test_array_enums(void **state)
{
    (void)state;
    cb_array a;
    cb_array_init(&a);
    PyObject *members = py("[s.Color.COLOR_BLUE, s._member(1, 77)]");
    assert_int_equal(cb_array_enums(module, T_Color, members, "options", &a), 0);
    assert_int_equal(((int32_t *)a.data)[0], 3);
    assert_int_equal(((int32_t *)a.data)[1], 77);
    cb_array_done(&a);
    assert_string_equal(outcome(cb_array_enums(module, T_Color, py("[1]"), "options", &a)),
                        NOT_INSTANCE("options", "cysynthetic.Color"));
    cb_array_done(&a);
}

static const char *
ints_outcome(const char *value, cb_array *a)
{
    return outcome(cb_array_ints(py(value), "sizes", 8, false, "size_t", a));
}

static void
test_array_ints(void **state)
{
    (void)state;
    cb_array a;
    cb_array_init(&a);
    assert_string_equal(ints_outcome("[1, 2**64 - 1, True]", &a), "ok");
    assert_true(((uint64_t *)a.data)[1] == UINT64_MAX);
    cb_array_done(&a);
    assert_int_equal(cb_array_ints(py("(-1, 2)"), "corner", 2, true, "short", &a), 0);
    assert_int_equal(((int16_t *)a.data)[0], -1);
    cb_array_done(&a);
    assert_string_equal(ints_outcome("[1.5]", &a), NOT_INSTANCE("sizes", "int"));
    cb_array_done(&a);
    assert_string_equal(ints_outcome("[-1]", &a),
                        "OverflowError: can't convert negative value to size_t");
    cb_array_done(&a);
}

static void
test_array_floats(void **state)
{
    (void)state;
    cb_array a;
    cb_array_init(&a);
    assert_int_equal(cb_array_floats(py("[0.5, 2]"), "scales", 4, &a), 0);
    assert_true(((float *)a.data)[1] == 2.0f);
    cb_array_done(&a);
    assert_int_equal(cb_array_floats(py("[0.5]"), "scales", 8, &a), 0);
    assert_true(((double *)a.data)[0] == 0.5);
    cb_array_done(&a);
    assert_string_equal(outcome(cb_array_floats(py("['x']"), "scales", 4, &a)),
                        NOT_INSTANCE("scales", "float"));
    cb_array_done(&a);
}

static void
test_array_strings(void **state)
{
    (void)state;
    cb_array a;
    cb_array_init(&a);
    PyObject *list = py("[b'one' + bytes(str(1), 'ascii'), 'tw\\u00f6']");
    assert_int_equal(cb_array_strings(list, "options", &a), 0);
    PyList_SetSlice(list, 0, 2, NULL); // the array keeps the strings
    assert_string_equal(((const char **)a.data)[0], "one1");
    assert_string_equal(((const char **)a.data)[1], "tw\xc3\xb6");
    cb_array_done(&a);
    assert_string_equal(outcome(cb_array_strings(py("[5]"), "options", &a)),
                        NOT_INSTANCE("options", "bytes"));
    cb_array_done(&a);
}

static void
test_array_addresses(void **state)
{
    (void)state;
    run("b = bytearray(b'xyz')");
    cb_array a;
    cb_array_init(&a);
    assert_int_equal(cb_array_addresses(module, py("[b, 64, None, s.Stream(3)]"), "srcs", &a), 0);
    void **addresses = a.data;
    assert_ptr_equal(addresses[0], PyByteArray_AS_STRING(py("b")));
    assert_ptr_equal(addresses[1], (void *)64);
    assert_null(addresses[2]);
    assert_ptr_equal(addresses[3], (void *)3);
    PyObject *grown = PyObject_CallMethod(py("b"), "append", "i", 1);
    assert_string_equal(shown(grown),
                        "BufferError: Existing exports of data: object cannot be re-sized");
    cb_array_done(&a);
    run("b.append(1)");
    assert_int_equal(cb_array_addresses(module, py("[b, 'x']"), "srcs", &a), -1);
    PyErr_Clear();
    cb_array_done(&a);
    run("b.append(1)");
}

static void
test_array_counts_and_storage(void **state)
{
    (void)state;
    cb_array a;
    cb_array_init(&a);
    assert_int_equal(cb_array_ints(py("[1, 2]"), "sizes", 4, true, "int", &a), 0);
    assert_string_equal(outcome(cb_array_check(&a, 1)), "ok");
    assert_string_equal(outcome(cb_array_check(&a, 3)), "RuntimeError: List is too small: 2 < 3");
    cb_array_done(&a);
    assert_int_equal(cb_array_ints(py("range(1000)"), "sizes", 4, true, "int", &a), 0);
    assert_ptr_equal(a.data, a.heap);
    assert_int_equal(((int *)a.data)[999], 999);
    cb_array_done(&a);
    assert_int_equal(cb_array_reserve(&a, 3, 8), 0);
    assert_int_equal(((uint64_t *)a.data)[2], 0);
    cb_array_done(&a);
    assert_int_equal(cb_array_reserve(&a, 0, 8), 0);
    assert_null(a.data);
    cb_array_done(&a);
    assert_string_equal(outcome(cb_array_reserve(&a, SIZE_MAX, 8)),
                        "MemoryError: Failed to allocate length x size memory: "
                        "18446744073709551615x8");
    cb_array_done(&a);
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        calls_test(test_array_handles),
        calls_test(test_array_refuses_other_objects),
        calls_test(test_array_records),
        calls_test(test_array_scalars),
        calls_test(test_array_exact_scalars),
        calls_test(test_array_enums),
        calls_test(test_array_ints),
        calls_test(test_array_floats),
        calls_test(test_array_strings),
        calls_test(test_array_addresses),
        calls_test(test_array_counts_and_storage),
    };
    return cmocka_run_group_tests(tests, embed_start, embed_stop);
}
