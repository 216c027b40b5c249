// Tests arrays: conversion of sequences for each kind of item, storage for outputs, and arrays that
// are used in place.
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

    // One element is passed in place, so that the callee can write through it. It lives as long as
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
test_array_shared(void **state)
{
    (void)state;
    run("p = s.Point()\np.x = 1\nq = s.Point()\nq.x = 2\n");
    cb_array a;
    cb_array_init(&a);
    assert_int_equal(cb_array_shared(module, T_Point, py("[p, q]"), "corners", &a), 0);
    ((Point *)a.data)[0].x += 10;
    ((Point *)a.data)[1].x += 20;
    assert_string_equal(shown(Py_NewRef(py("(p.x, q.x)"))), "(1, 2)");
    cb_array_copy_back(module, T_Point, &a);
    cb_array_done(&a);
    assert_string_equal(shown(Py_NewRef(py("(p.x, q.x)"))), "(11, 22)");

    assert_int_equal(cb_array_shared(module, T_Point, py("(q,)"), "corners", &a), 0);
    ((Point *)a.data)->x = 3;
    cb_array_copy_back(module, T_Point, &a);
    cb_array_done(&a);
    assert_string_equal(shown(Py_NewRef(py("q.x"))), "3");

    assert_int_equal(cb_array_shared(module, T_Point, py("None"), "corners", &a), 0);
    assert_null(a.data);
    cb_array_copy_back(module, T_Point, &a);
    cb_array_done(&a);
    assert_string_equal(outcome(cb_array_shared(module, T_Point, py("[p, 5]"), "corners", &a)),
                        NOT_INSTANCE("corners", "cysynthetic.Point,"));
    cb_array_done(&a);
}

static void
test_array_room(void **state)
{
    (void)state;
    run("import ctypes\np = s.Point()\nq = s.Point()\nroom = (ctypes.c_char * 1024)()\n"
        "view = s.Point(_ptr=ctypes.addressof(room))\n");
    static const struct {
        const char *value;
        size_t length;
        const char *written;
    } rows[] = {
        {"None", 0, "(0, 0)"}, {"p", 1, "(1, 0)"},      {"view", SIZE_MAX, "(1, 1)"},
        {"[p]", 1, "(2, 1)"},  {"(q, p)", 2, "(3, 1)"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        cb_array a;
        cb_array_init(&a);
        assert_int_equal(cb_array_room(module, T_Point, py(rows[i].value), "found", &a), 0);
        assert_int_equal(a.length, rows[i].length);
        assert_int_equal(a.data == NULL, rows[i].length == 0);
        if (a.data != NULL)
            ((Point *)a.data)[rows[i].length == 2].x++;
        cb_array_copy_back(module, T_Point, &a);
        cb_array_done(&a);
        assert_string_equal(shown(Py_NewRef(py("(p.x, view.x)"))), rows[i].written);
    }
    static const char *const others[] = {"5", "'x'", "[]", "[p, None]", "s.Stream(1)"};
    for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
        cb_array a;
        cb_array_init(&a);
        const char *text = outcome(cb_array_room(module, T_Point, py(others[i]), "found", &a));
        assert_non_null(strstr(text, "TypeError: Argument 'found' has incorrect type (expected "));
        cb_array_done(&a);
    }
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
    assert_string_equal(outcome(cb_array_check(&a, 1, "items")), "ok");
    assert_string_equal(outcome(cb_array_check(&a, 3, "items")),
                        "RuntimeError: List is too small: 2 < 3");
    assert_string_equal(outcome(cb_array_check_signed(&a, -1, "items")),
                        "ValueError: Number of items of a list is negative: -1");
    assert_string_equal(outcome(cb_array_check_signed(&a, 2, "items")), "ok");
    assert_string_equal(outcome(cb_array_check_signed(&a, 3, "items")),
                        "RuntimeError: List is too small: 2 < 3");
    assert_string_equal(outcome(cb_array_check(&a, SIZE_MAX, "items")),
                        "RuntimeError: List is too small: 2 < 18446744073709551615");
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

static void
test_array_written(void **state)
{
    (void)state;
    cb_array a;
    cb_array_init(&a);
    assert_int_equal(cb_array_reserve_marked(&a, 4, 8), 0);
    uint64_t *items = a.data;
    assert_int_equal(cb_array_written(&a, 4, 8), 1); // at least one
    items[0] = 0;
    assert_int_equal(cb_array_written(&a, 4, 8), 1);
    ((char *)&items[2])[7] = 0; // one changed byte is enough
    assert_int_equal(cb_array_written(&a, 4, 8), 3);
    items[3] = 0;
    assert_int_equal(cb_array_written(&a, 4, 8), 4);
    cb_array_done(&a);
    assert_int_equal(cb_array_reserve_marked(&a, 0, 8), 0);
    assert_int_equal(cb_array_written(&a, 0, 8), 0);
    cb_array_done(&a);
    assert_int_equal(cb_array_reserve_marked(&a, SIZE_MAX, 8), -1);
    PyErr_Clear();
    cb_array_done(&a);
}

// --- whole arrays --------------------------------------------------------------------------------

typedef enum reader {
    READ_INT32,
    READ_UINT32,
    READ_UINT64,
    READ_UINT8,
    READ_FLOAT,
    READ_DOUBLE,
    READ_ENUM,
    READ_ADDRESS,
} reader;

static int
read_array(reader how, PyObject *o, cb_array *a)
{
    switch (how) {
    case READ_INT32:
        return cb_array_ints_or_buffer(o, "n", 4, true, "int", a);
    case READ_UINT32:
        return cb_array_ints_or_buffer(o, "n", 4, false, "unsigned int", a);
    case READ_UINT64:
        return cb_array_ints_or_buffer(o, "n", 8, false, "size_t", a);
    case READ_UINT8:
        return cb_array_ints_or_buffer(o, "n", 1, false, "unsigned char", a);
    case READ_FLOAT:
        return cb_array_floats_or_buffer(o, "n", 4, a);
    case READ_DOUBLE:
        return cb_array_floats_or_buffer(o, "n", 8, a);
    case READ_ENUM:
        return cb_array_enums_or_buffer(module, T_Color, o, "n", a);
    default:
        return cb_array_addresses_or_buffer(module, o, "n", a);
    }
}

// Returns the array as a list, after "in place: " if it is the caller's memory; or the exception.
static const char *
array_read(reader how, const char *expression)
{
    static char text[200];
    cb_array a;
    cb_array_init(&a);
    PyObject *o = py(expression);
    const char *items;
    bool in_place = false;
    if (read_array(how, o, &a) < 0) {
        items = shown(NULL);
    } else {
        bool real = how == READ_FLOAT || how == READ_DOUBLE;
        int size = how == READ_UINT8                                                 ? 1
                   : how == READ_UINT64 || how == READ_DOUBLE || how == READ_ADDRESS ? 8
                                                                                     : 4;
        bool is_signed = how == READ_INT32 || how == READ_ENUM;
        items = shown(real ? cb_float_list(a.data, a.length, size)
                           : cb_int_list(a.data, a.length, size, is_signed));
        in_place = a.buffer_count == 1 && a.keep == NULL;
    }
    PyOS_snprintf(text, sizeof text, "%s%s", in_place ? "in place: " : "", items);
    cb_array_done(&a);
    return text;
}

static void
test_whole_arrays(void **state)
{
    (void)state;
    run("from array import array\n"
        "class Grid(C.c_int * 2 * 2): pass\n"
        "swapped = (C.c_int32.__ctype_be__ * 2)(1, 2)\n");
    static const struct {
        reader how;
        const char *value, *read;
    } rows[] = {
        {READ_INT32, "array('i', [1, -2])", "in place: [1, -2]"},
        {READ_INT32, "(C.c_int * 2)(1, -2)", "in place: [1, -2]"},
        {READ_INT32, "Grid((1, 2), (3, 4))", "in place: [1, 2, 3, 4]"},
        {READ_INT32, "memoryview(array('i', [1, 2, 3]))[1:]", "in place: [2, 3]"},
        {READ_INT32, "array('I', [7])", "in place: [7]"},
        {READ_INT32, "array('I', [7, 2**31])", "OverflowError: value too large to convert to int"},
        {READ_UINT32, "array('i', [7, -1])",
         "OverflowError: can't convert negative value to unsigned int"},
        {READ_UINT32, "array('i', [7, 2**31 - 1])", "in place: [7, 2147483647]"},
        {READ_UINT64, "array('q', [5])", "in place: [5]"},
        {READ_UINT64, "array('l', [-5])", "OverflowError: can't convert negative value to size_t"},
        {READ_UINT64, "(C.c_size_t * 1)(2**64 - 1)", "in place: [18446744073709551615]"},
        {READ_UINT8, "b'ab'", "in place: [97, 98]"},
        {READ_FLOAT, "array('f', [0.5])", "in place: [0.5]"},
        {READ_DOUBLE, "array('d', [0.5])", "in place: [0.5]"},
        {READ_DOUBLE, "(C.c_double * 1)(0.1)", "in place: [0.1]"},
        {READ_ENUM, "array('i', [1, 77])", "in place: [1, 77]"},
        {READ_ENUM, "array('I', [3])", "in place: [3]"},
        {READ_ADDRESS, "array('Q', [4096])", "in place: [4096]"},
        {READ_ADDRESS, "array('q', [4096])", "in place: [4096]"},
        {READ_ADDRESS, "(C.c_void_p * 2)(4096, None)", "in place: [4096, 0]"},
        // Buffers of another item size, kind or byte order, or with gaps, are sequences like any
        // other.
        {READ_INT32, "array('h', [1, -2])", "[1, -2]"},
        {READ_INT32, "b'ab'", "[97, 98]"},
        {READ_INT32, "swapped", "[1, 2]"},
        {READ_INT32, "memoryview(array('i', [1, 2, 3]))[::2]", "[1, 3]"},
        {READ_INT32, "(C.c_bool * 1)(1)", "[1]"},
        {READ_DOUBLE, "array('f', [0.5])", "[0.5]"},
        {READ_DOUBLE, "array('q', [5])", "[5.0]"},
        {READ_FLOAT, "array('i', [5])", "[5.0]"},
        {READ_ADDRESS, "array('i', [5])", "[5]"},
        // Empty inputs.
        {READ_INT32, "array('i')", "in place: []"},
        {READ_INT32, "None", "[]"},
        {READ_INT32, "[]", "[]"},
        // Sequences.
        {READ_INT32, "[1, 2]", "[1, 2]"},
        {READ_INT32, "[1.0]",
         "TypeError: Argument 'n' is not instance of type (expected tuple[int] or list[int]"},
        {READ_INT32, "array('f', [1])",
         "TypeError: Argument 'n' is not instance of type (expected tuple[int] or list[int]"},
        {READ_INT32, "C.c_int(5)", "TypeError: 'c_int' object is not iterable"},
        {READ_FLOAT, "(1, 2.5)", "[1.0, 2.5]"},
        {READ_ENUM, "[s.Color.COLOR_RED, 3, 77]", "[1, 3, 77]"},
        {READ_ENUM, "[1.0]",
         "TypeError: Argument 'n' is not instance of type (expected tuple[cysynthetic.Color] or "
         "list[cysynthetic.Color]"},
        {READ_ENUM, "[2**40]", "OverflowError: value too large to convert to Color_enum"},
        {READ_ADDRESS, "[1, s.Address(2), None]", "[1, 2, 0]"},
        {READ_ADDRESS, "['x']",
         "TypeError: Provided argument is of type <class 'str'> but expected Type None, int or "
         "object with Buffer Protocol"},
    };
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++)
        assert_string_equal(array_read(rows[i].how, rows[i].value), rows[i].read);
}

static void
test_whole_array_is_held(void **state)
{
    (void)state;
    run("from array import array\nwhole = array('i', [1, 2, 3])\n");
    cb_array a;
    cb_array_init(&a);
    assert_int_equal(cb_array_ints_or_buffer(py("whole"), "n", 4, true, "int", &a), 0);
    assert_int_equal(a.length, 3);
    assert_true((uintptr_t)a.data == (uintptr_t)PyLong_AsVoidPtr(py("whole.buffer_info()[0]")));
    run("try:\n    whole.append(4)\n    held = False\nexcept BufferError:\n    held = True\n");
    assert_string_equal(shown(Py_NewRef(py("held"))), "True");
    assert_string_equal(outcome(cb_array_check(&a, 4, "items")),
                        "RuntimeError: List is too small: 3 < 4");
    cb_array_done(&a);
    run("whole.append(4)\n");
}

int
main(void)
{
    const struct CMUnitTest tests[] = {
        calls_test(test_array_handles),
        calls_test(test_array_refuses_other_objects),
        calls_test(test_array_records),
        calls_test(test_array_shared),
        calls_test(test_array_room),
        calls_test(test_array_scalars),
        calls_test(test_array_exact_scalars),
        calls_test(test_array_enums),
        calls_test(test_array_ints),
        calls_test(test_array_floats),
        calls_test(test_array_strings),
        calls_test(test_array_addresses),
        calls_test(test_array_counts_and_storage),
        calls_test(test_array_written),
        calls_test(test_whole_arrays),
        calls_test(test_whole_array_is_held),
    };
    return cmocka_run_group_tests(tests, embed_start, embed_stop);
}
